/// Something that a guideline says, in our words, and what becomes of it: rules that check it, mockups that show it, or
/// people who have to judge it.
package struct Statement: Sendable, Hashable {
  package let text: String
  /// Where the guideline says it.
  package let section: String
  /// Ids of the rules that check it.
  package let rules: [String]
  /// Whether mockups or transcripts are made as it says.
  package let isDrawn: Bool

  /// A statement that rules check.
  static func checked(_ text: String, by rules: String..., drawn: Bool = false, in section: String) -> Statement {
    Statement(text: text, section: section, rules: rules, isDrawn: drawn)
  }

  /// A statement that Patternbook follows when it draws.
  static func drawn(_ text: String, in section: String) -> Statement {
    Statement(text: text, section: section, rules: [], isDrawn: true)
  }

  /// A statement that no program can decide.
  static func judged(_ text: String, in section: String) -> Statement {
    Statement(text: text, section: section, rules: [], isDrawn: false)
  }

  /// Whether it is left to people.
  package var isGuidance: Bool { rules.isEmpty && !isDrawn }
}

extension Statement {
  /// What each guideline says, by pack, in the guideline's order.
  package static let all: [String: [Statement]] = [
    "va-mobile": VAMobile.statements,
    "apple-hig": AppleHIG.alertStatements + AppleHIG.sheetStatements,
    "iphone-os": IPhoneOS.statements,
    "harmattan": Harmattan.statements,
  ]
}
