package import Diagnostics
import Dialogs

/// One rule as a site has it: what the rule says of itself, with the severity and the options that hold there.
package struct RuleSheet: Sendable {
  package let rule: any Rule
  /// What the rule says of itself, made once.
  package let description: RuleDescription
  /// Severity of its findings; nil where the site has turned it off.
  package let severity: Severity?
  /// Whether the severity is one that the site has set.
  package let isSeveritySet: Bool
  package let options: [Option]
  /// What passes, then what fails, each in the rule's order.
  package var examples: [RuleExample]
  package let subject: Subject

  /// Something that a site may set for the rule.
  package struct Option: Sendable, Hashable {
    package let name: String
    /// What kind of value it takes.
    package let typeName: String
    /// The value unless a site sets another, as site.yml would have it.
    package let initial: String
    /// The value that holds, as site.yml would have it.
    package let value: String
    /// One line: what it does.
    package let summary: String
  }

  /// What the rule looks at.
  package enum Subject: String, Sendable {
    case dialog, page, site
    /// A file before it is a page or a dialog: the parsers report it.
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
  /// The part of the id after the slash.
  package var name: String { String(description.id.dropFirst(description.pack.count + 1)) }
  /// Whether some of its findings come with a fix.
  package var hasFix: Bool { examples.contains { $0.fixed != nil } }
  package var scope: RuleScope { rule.scope }

  /// Whether what it finds is a fault of a dialog, in which an exception can be made.
  package var judgesDialogs: Bool {
    subject == .dialog || subject == .site && scope.kinds.count < DialogKind.allCases.count
  }

  /// What it looks at, in the middle of a sentence: “alerts and action sheets on macOS”.
  package var reach: String {
    let kinds = scope.kinds
    let dialogs =
      kinds.count == DialogKind.allCases.count ? "dialogs of every kind" : Self.list(kinds.map(\.pluralName))
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

  private var on: String { scope.platforms.map { " on " + Self.list($0.map(\.name)) } ?? "" }

  static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension RuleSheet {
  /// The lines that set the rule in site.yml below `rules:`, with the values that hold; lists run over several lines.
  package var setting: [String] {
    let level = severity?.rawValue ?? "off"
    let set = options.filter { $0.value != "null" }
    if set.isEmpty { return ["\(id): \(level)"] }
    return ["\(id):", "  severity: \(level)"] + set.flatMap { Self.lines(of: "  \($0.name): \($0.value)") }
  }

  /// A line broken after commas, so that none is longer than it must be.
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
