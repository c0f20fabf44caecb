import Diagnostics
import Writing

/// The rules of a SARIF run, and the indexes by which results refer to them.
struct SARIFRules {
  let descriptions: [RuleDescription]
  private let indexes: [String: Int]

  /// The enabled rules, and a minimal description of other rules that findings name.
  init(_ report: Report) {
    let described = Set(report.rules.map(\.id))
    let bare = Set(report.findings.map(\.rule)).subtracting(described).map { id in
      RuleDescription(id: id, summary: id, rationale: "", severity: .warning)
    }
    descriptions = (report.rules + bare).sorted { $0.id < $1.id }
    indexes = Dictionary(
      zip(descriptions.map(\.id), descriptions.indices), uniquingKeysWith: { first, _ in first })
  }

  /// -1 means none in SARIF; it does not occur for rules of findings in the report.
  func index(of rule: String) -> Int { indexes[rule] ?? -1 }

  static func write(_ rule: RuleDescription, _ json: inout JSONWriter) {
    // Code scanning refuses empty strings.
    let summary = rule.summary.isEmpty ? rule.id : rule.summary
    let rationale = rule.rationale.isEmpty ? summary : rule.rationale
    let source = rule.source.map { "\n\nSource: \($0)" } ?? ""
    json.object { json in
      json.member("id", rule.id)
      json.member("name", pascalCase(rule.id))
      json.member("shortDescription") { $0.member("text", SARIFObjects.cut(summary, to: descriptionLimit)) }
      json.member("fullDescription") { $0.member("text", SARIFObjects.cut(rationale, to: descriptionLimit)) }
      json.member("defaultConfiguration") { $0.member("level", rule.severity.rawValue) }
      if let page = rule.page { json.member("helpUri", page) }
      json.member("help") { json in
        json.member("text", rationale + source)
        json.member("markdown", "**\(summary)**\n\n\(rationale)\(source)")
      }
      json.member("properties") { json in
        json.member("precision", "high")
        json.member("problem.severity", rule.severity == .note ? "recommendation" : rule.severity.rawValue)
        json.member("tags", array: CollectionOfOne(rule.pack)) { $0.string($1) }
      }
    }
  }

  /// Maximum number of characters in the descriptions of a rule on GitHub.
  private static let descriptionLimit = 1_024

  /// `apple-hig/button-words` → `AppleHigButtonWords`: names in SARIF have no punctuation.
  private static func pascalCase(_ id: String) -> String {
    id.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
