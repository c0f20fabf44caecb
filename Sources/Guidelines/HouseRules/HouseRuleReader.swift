import Diagnostics
import Dialogs
import Mockups
import YAML

/// Reads the definition of a house rule, and reports its faults.
struct HouseRuleReader {
  let entry: YAMLNode.Entry
  let path: String
  private let siteLanguage: String
  let files: WordFiles
  var fields: MappingReader
  var words: [HouseRule.Term] = []
  /// The locations of its keys.
  var wordLocations: [SourceLocation] = []
  private(set) var diagnostics: [Diagnostic] = []

  enum LetterCase: String, CaseIterable { case ignored, exact }

  init(_ entry: YAMLNode.Entry, path: String, language: String, files: WordFiles) {
    self.entry = entry
    self.path = path
    self.files = files
    siteLanguage = language
    fields = MappingReader(
      entry.value, keys: HouseRule.keys, path: path, rules: HouseRule.ruleIDs, what: "“\(entry.key)”")
  }

  /// The rule, or nil if it has no words.
  mutating func read() -> HouseRule? {
    guard case .mapping = entry.value.content else {
      diagnostics = fields.finish()
      return nil
    }
    let summary = fields.text("summary")?.text ?? missingSummary()
    let why = fields.text("why")?.text ?? ""
    let severity = fields.choice("severity", Severity.self)?.value ?? .warning
    let isExact = fields.choice("case", LetterCase.self)?.value == .exact
    let language = fields.text("language")?.text ?? siteLanguage
    let places = readPlaces()
    let scope = readScope()
    let check = readCheck()
    let samples = readSamples(in: places)
    diagnostics += fields.finish { Self.keysOfOneKind[$0] }
    guard let check, !places.isEmpty else { return nil }
    let rule = HouseRule(
      description: RuleDescription(id: entry.key, summary: summary, rationale: why, severity: severity),
      scope: scope, places: places, check: check, words: words, isExact: isExact,
      language: language == "any" ? nil : language, siteLanguage: siteLanguage, samples: samples)
    if words.isEmpty {
      // Faults in the words have already been reported.
      if diagnostics.isEmpty { reportNothingToLookFor(check) }
      return nil
    }
    if case .substitution = check { reportCircles(in: rule) }
    return rule
  }

  /// Keys of certain kinds only, with explanations for the others.
  static let keysOfOneKind = [
    "words": "A substitution lists its words in `replace`.",
    "replace": "Only `kind: substitution` replaces words.",
    "max": "Only `kind: occurrence` has a limit.",
  ]

  private mutating func missingSummary() -> String {
    fields.report(
      "“\(entry.key)” has no summary", "Add a one-line description, which findings and reports show.",
      at: entry.keyRange)
    return entry.key
  }

  // MARK: Where it looks

  private mutating func readPlaces() -> [HouseRule.Place] {
    guard let items = fields.list("on") else { return [.title, .message, .button] }
    return items.compactMap { fields.choice($0, called: "a place", HouseRule.Place.self) }
  }

  private mutating func readScope() -> RuleScope {
    var scope = RuleScope()
    if let items = fields.list("kinds") {
      scope.kinds = items.compactMap { fields.choice($0, called: "a kind", DialogKind.self) }
    }
    scope.platforms = fields.list("platforms").map { items in
      items.compactMap { fields.platform($0, among: Platform.allCases) }
    }
    return scope
  }

  mutating func report(_ summary: String, _ explanation: String, at location: SourceLocation) {
    diagnostics.append(
      Diagnostic(
        rule: .houseRule, summary: summary, explanation: explanation, location: location))
  }
}
