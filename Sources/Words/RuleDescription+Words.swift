package import Diagnostics

extension RuleDescription {
  /// Files of words hold words that there are.
  package static let interfaceWords = RuleDescription(
    id: "site/words", summary: "Interface text uses known keys and placeholders",
    rationale:
      "If an unknown key were ignored, the text would stay unchanged. Without its placeholder, a text would "
      + "lack a number or a name.",
    severity: .error)
}
