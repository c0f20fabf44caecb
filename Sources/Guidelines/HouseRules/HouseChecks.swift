import Diagnostics
import Dialogs

/// The house rules of a site.
///
/// Each text is searched once for all of them.
struct HouseChecks: Sendable {
  private let rules: [RuleInForce<HouseRule>]
  private let pageSearches: [Search]
  private let dialogSearches: [Search]

  /// Rules that are searched together, because they have the same case sensitivity.
  private struct Search: Sendable {
    var finder: WordFinder
    /// For each list of the finder, the index of its rule.
    var rules: [Int]
  }

  /// The house rules of a site; nil if it has none.
  init?(_ settings: RuleSettings) {
    if settings.houseRules.isEmpty { return nil }
    let rules = settings.houseRules.map { RuleInForce($0, $0, settings: settings) }
    self.rules = rules
    pageSearches = Self.searches(rules) { !$0.isOff && $0.check.places.contains(.page) && $0.check.speaks(nil) }
    dialogSearches = Self.searches(rules) { rule in rule.check.places.contains { $0 != .page } }
  }

  private static func searches(
    _ rules: [RuleInForce<HouseRule>], where isWanted: (RuleInForce<HouseRule>) -> Bool
  ) -> [Search] {
    [false, true].compactMap { isExact in
      let chosen = rules.indices.filter { rules[$0].check.isExact == isExact && isWanted(rules[$0]) }
      if chosen.isEmpty { return nil }
      let lists = chosen.map { rules[$0].check.words.map(\.pattern) }
      return Search(finder: WordFinder(lists, isExact: isExact), rules: chosen)
    }
  }

  // MARK: Pages

  /// The findings in the text of a page.
  func findings(in page: PageFacts) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for search in pageSearches {
      let matches = page.source.withUnsafeBufferPointer(search.finder.matches)
      if matches.isEmpty { continue }
      for (list, matches) in Self.grouped(WordFinder.matches(matches, within: page.textRanges)) {
        let rule = rules[search.rules[list]]
        findings += rule.check.findings(matches, in: PageProse(page: page)).map {
          rule.diagnostic($0, path: page.path)
        }
      }
    }
    return findings
  }

  // MARK: Dialogs

  /// The findings in the texts of a dialog.
  ///
  /// - Parameter promised: rules that a counter-example should break, which are checked even if they are off.
  func findings(in subject: DialogSubject, promised: [Sourced<String>]) -> [Diagnostic] {
    if dialogSearches.isEmpty { return [] }
    let chosen = rules.map { rule in
      rule.scope.kinds.contains(subject.kind) && rule.applies(to: subject.platforms)
        && rule.check.speaks(subject.dialog.language?.value)
        && (!rule.isOff || promised.contains { $0.value == rule.id })
    }
    var findings: [Diagnostic] = []
    for text in DialogText.all(of: subject.dialog) {
      findings += self.findings(in: text, chosen: chosen, path: subject.path)
    }
    return findings
  }

  /// The findings in a text.
  ///
  /// - Parameter chosen: for each rule, whether it is checked.
  func findings(in text: DialogText, chosen: [Bool], path: String) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for search in dialogSearches {
      var value = text.text.value
      let matches = value.withUTF8(search.finder.matches)
      if matches.isEmpty { continue }
      for (list, matches) in Self.grouped(matches) {
        let index = search.rules[list]
        guard chosen[index], rules[index].check.places.contains(text.place) else { continue }
        findings += rules[index].check.findings(matches, in: text).map { rules[index].diagnostic($0, path: path) }
      }
    }
    return findings
  }

  private static func grouped(_ matches: [WordFinder.Match]) -> [(list: Int, matches: [WordFinder.Match])] {
    Dictionary(grouping: matches, by: \.list).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension HouseRule {
  /// Whether the rule applies to a language; text without a language is in that of the site.
  func speaks(_ tag: String?) -> Bool {
    guard let language else { return true }
    return LanguageTag.areOfOneLanguage(tag ?? siteLanguage, language)
  }
}

extension WordFinder {
  /// The matches that begin and end in running text; both are in order, so each is looked at once.
  static func matches(_ matches: [WordFinder.Match], within text: [SourceRange]) -> [WordFinder.Match] {
    var text = text[...]
    return matches.filter { match in
      text = text.drop { $0.upperBound <= match.range.lowerBound }
      guard let first = text.first, first.contains(match.range.lowerBound) else { return false }
      let last = match.range.upperBound - 1
      return text.first { $0.upperBound > last }?.contains(last) ?? false
    }
  }
}
