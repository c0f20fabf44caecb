internal import Diagnostics

/// Something that a guideline says, in our words, and what becomes of it: rules that check it, mockups that show it, or
/// people who have to judge it.
package struct Statement: Sendable, Hashable {
  package let text: String
  /// The section of the guideline.
  package let section: String
  /// IDs of the rules that check it.
  package let rules: [String]
  /// Whether mockups or transcripts follow it.
  package let isDrawn: Bool

  /// A statement checked by rules.
  static func checked(_ text: String, by rules: String..., drawn: Bool = false, in section: String) -> Statement {
    Statement(text: text, section: section, rules: rules, isDrawn: drawn)
  }

  /// A statement that mockups follow.
  static func drawn(_ text: String, in section: String) -> Statement {
    Statement(text: text, section: section, rules: [], isDrawn: true)
  }

  /// A statement that only people can judge.
  static func judged(_ text: String, in section: String) -> Statement {
    Statement(text: text, section: section, rules: [], isDrawn: false)
  }

  /// Whether it is left to people.
  package var isGuidance: Bool { rules.isEmpty && !isDrawn }
}

extension Statement {
  /// What each guideline says, by pack, in the guideline's order.
  package static let all: [String: [Statement]] = RuleList.all.reduce(into: listed) { all, rule in
    guard let (text, section) = rule.statement else { return }
    let id = rule.description.id
    let own = Statement(text: text, section: section, rules: [id], isDrawn: false)
    var statements = all[String(id.prefix { $0 != "/" }), default: []]
    statements.insert(own, at: statements.lastIndex { $0.section == section }.map { $0 + 1 } ?? statements.count)
    all[String(id.prefix { $0 != "/" })] = statements
  }

  /// What is listed apart from the rules.
  private static let listed: [String: [Statement]] = [
    "va-mobile": VAMobile.statements,
    "apple-hig": AppleHIG.alertStatements + AppleHIG.sheetStatements,
    "web": Web.statements,
    "iphone-os": IPhoneOS.statements,
    "harmattan": Harmattan.statements,
  ]
}
