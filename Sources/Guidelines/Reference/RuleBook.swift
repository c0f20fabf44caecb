import Diagnostics

/// All rules with the settings of a site, pack by pack: the input of reference pages and `patternbook rules`.
package struct RuleBook: Sendable {
  /// The packs of guidelines in order, then those of Patternbook, then house rules.
  package let chapters: [Chapter]
  private let placeByID: [String: (chapter: Int, sheet: Int)]

  /// The rules of one pack.
  package struct Chapter: Sendable {
    package let pack: Pack
    /// Whether its rules are enabled if neither the page nor the block names guidelines.
    package let isInForce: Bool
    /// In the order of the guideline.
    package var sheets: [RuleSheet]
    /// The statements of the guideline and how they are covered; empty for packs without a guideline.
    package var statements: [Statement]
  }

  /// - Parameter rules: in the order of their packs; nil for all rules of the site.
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

  /// A rule by its ID, with its chapter.
  package func sheet(of id: String) -> (chapter: Chapter, sheet: RuleSheet)? {
    placeByID[id].map { (chapters[$0.chapter], chapters[$0.chapter].sheets[$0.sheet]) }
  }

  /// Rules of other packs with the same name, which require something similar or the opposite.
  package func namesakes(of sheet: RuleSheet) -> [RuleSheet] {
    chapters.flatMap(\.sheets).filter { $0.name == sheet.name && $0.id != sheet.id }
  }

  /// Suggestions for an unknown ID: rules with the same name in any pack, otherwise the one with the most similar
  /// spelling.
  package func suggestions(for id: String) -> [String] {
    let wanted = id.split(separator: "/").last.map(String.init) ?? id
    let sheets = chapters.flatMap(\.sheets)
    let namesakes = sheets.filter { $0.name == wanted }.map(\.id)
    if !namesakes.isEmpty { return namesakes }
    return [nearestName(to: id, among: sheets.map(\.id))].compactMap { $0 }
  }
}
