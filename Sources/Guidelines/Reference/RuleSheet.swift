package import Diagnostics
import Dialogs

/// A rule with the severity and options of a site.
package struct RuleSheet: Sendable {
  package let rule: any Rule
  /// The description of the rule, computed once.
  package let description: RuleDescription
  /// Severity of its findings; nil if the site has turned it off.
  package let severity: Severity?
  /// Whether the site has set the severity.
  package let isSeveritySet: Bool
  package let options: [Option]
  /// Passing examples, then failing ones, each in the order of the rule.
  package var examples: [RuleExample]
  package let subject: Subject

  /// An option of the rule.
  package struct Option: Sendable, Hashable {
    package let name: String
    /// The type of its value.
    package let typeName: String
    /// The default value in YAML.
    package let initial: String
    /// The present value in YAML.
    package let value: String
    /// One-line description.
    package let summary: String
  }

  /// What the rule checks.
  package enum Subject: String, Sendable {
    case dialog, page, site
    /// A file before it is parsed as a page or dialog: the parsers report it.
    case source
  }

  package init(_ rule: any Rule, settings: RuleSettings) {
    self.rule = rule
    description = rule.description
    let setting = settings.rules[description.id]
    severity = settings.severity(of: description.id, default: description.severity)
    isSeveritySet = setting?.severity != nil
    options = rule.options.map { option in
      let initial = option.initial.written
      return Option(
        name: option.name, typeName: option.typeName, initial: initial,
        value: setting?.options.written(option.name) ?? initial, summary: option.summary)
    }
    let all = rule.examples
    examples = all.filter { $0.verdict == .passes } + all.filter { $0.verdict == .fails }
    subject =
      switch rule {
      case is any DialogRule: .dialog
      case is any PageRule: .page
      case is any SiteRule: .site
      case let rule as HouseRule: rule.places == [.page] ? .page : .dialog
      default: .source
      }
  }

  package var id: String { description.id }
  /// The part of the ID after the slash.
  package var name: String { String(description.id.dropFirst(description.pack.count + 1)) }
  /// Whether some of its findings come with a fix.
  package var hasFix: Bool { rule.suggestsWords || examples.contains { $0.fixed != nil } }
  package var scope: RuleScope { rule.scope }

  /// Whether its findings are faults of dialogs, for which an exception can be made.
  package var judgesDialogs: Bool {
    subject == .dialog || subject == .site && scope.kinds.count < DialogKind.allCases.count
  }

  /// What it checks, for the middle of a sentence: “alerts and action sheets on macOS”.
  package var reach: String {
    let kinds = scope.kinds
    let dialogs =
      kinds.count == DialogKind.allCases.count ? "dialogs of every kind" : listed(kinds.map(\.pluralName))
    if let rule = rule as? HouseRule { return rule.reach(of: dialogs + on) }
    switch subject {
    case .dialog: return dialogs + on
    case .site where kinds.count < DialogKind.allCases.count: return "all \(dialogs) of the site together" + on
    case .site: return "all pages of the site together"
    case .page: return "each page"
    case .source:
      switch description.pack {
      case "block": return "each dialog block, as it is read"
      case "page": return "each page, as it is read"
      default: return "the site’s files, as they are read"
      }
    }
  }

  private var on: String { scope.platforms.map { " on " + listed($0.map(\.name)) } ?? "" }
}

extension RuleSheet {
  /// The lines in `rules:` of site.yml that set the rule to its present values; lists take several lines.
  package var setting: [String] {
    let level = severity?.rawValue ?? "off"
    let set = options.filter { $0.value != "null" }
    if set.isEmpty { return ["\(id): \(level)"] }
    return ["\(id):", "  severity: \(level)"] + set.flatMap { Self.lines(of: "  \($0.name): \($0.value)") }
  }

  /// A line broken after commas to limit its length.
  private static func lines(of text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for part in text.split(separator: ", ", omittingEmptySubsequences: false) {
      if !line.isEmpty, line.count + part.count > 72 {
        lines.append(line + ",")
        line = "    "
      } else if !line.isEmpty {
        line += ", "
      }
      line += part
    }
    return lines + [line]
  }
}
