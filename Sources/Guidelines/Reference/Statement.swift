/// A statement of a guideline in our words, and its coverage: rules that check it, mockups that show it, or people
/// who must judge it.
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
  /// The statements of each guideline, by pack, in order.
  package static let all: [String: [Statement]] = [
    "va-mobile": VAMobile.statements,
    "apple-hig": AppleHIG.alertStatements + AppleHIG.sheetStatements,
    "iphone-os": IPhoneOS.statements,
    "harmattan": Harmattan.statements,
  ]
}
