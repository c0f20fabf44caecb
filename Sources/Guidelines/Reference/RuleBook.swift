import Diagnostics

/// Every rule as a site has it, pack by pack: what the reference pages and `patternbook rules` are made from.
package struct RuleBook: Sendable {
  /// The guidelines' packs in their order, then Patternbook's own, then those of the site's own rules.
  package let chapters: [Chapter]
  private let placeByID: [String: (chapter: Int, sheet: Int)]

  /// The rules of one pack.
  package struct Chapter: Sendable {
    package let pack: Pack
    /// Whether its rules hold where neither page nor block names guidelines.
    package let isInForce: Bool
    /// In the order of the guideline.
    package var sheets: [RuleSheet]
    /// What the guideline says, and what becomes of each statement; none for packs that come from no guideline.
    package var statements: [Statement]
  }

  /// - Parameter rules: in their packs' order; nil for all that the site has.
  package init(settings: RuleSettings, rules: [any Rule]? = nil) {
    let sheets = Dictionary(
      grouping: (rules ?? settings.allRules).map { RuleSheet($0, settings: settings) }, by: \.description.pack)
    chapters = (Pack.all + Pack.own + [Pack.house]).compactMap { pack in
      guard let sheets = sheets[pack.id] else { return nil }
      let isOptional = Pack.all.contains { $0.id == pack.id }
      return Chapter(
        pack: pack, isInForce: !isOptional || settings.guidelines.contains(pack.id), sheets: sheets,
        statements: Statement.all[pack.id] ?? [])
    }
    var places: [String: (Int, Int)] = [:]
    for (chapter, content) in chapters.enumerated() {
      for (sheet, content) in content.sheets.enumerated() { places[content.id] = (chapter, sheet) }
    }
    placeByID = places
  }

  /// A rule by its id, with its chapter.
  package func sheet(of id: String) -> (chapter: Chapter, sheet: RuleSheet)? {
    placeByID[id].map { (chapters[$0.chapter], chapters[$0.chapter].sheets[$0.sheet]) }
  }

  /// Rules of other packs that bear the same name, and ask for much the same or for the contrary.
  package func namesakes(of sheet: RuleSheet) -> [RuleSheet] {
    chapters.flatMap(\.sheets).filter { $0.name == sheet.name && $0.id != sheet.id }
  }

  /// The ids that somebody may have meant who wrote one that does not exist: those of the same name in any pack, else
  /// the one that is spelt most like it.
  package func suggestions(for id: String) -> [String] {
    let wanted = id.split(separator: "/").last.map(String.init) ?? id
    let sheets = chapters.flatMap(\.sheets)
    let namesakes = sheets.filter { $0.name == wanted }.map(\.id)
    if !namesakes.isEmpty { return namesakes }
    return [nearestName(to: id, among: sheets.map(\.id))].compactMap { $0 }
  }
}
