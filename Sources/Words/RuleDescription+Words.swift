package import Diagnostics

extension RuleDescription {
  /// Files of words hold words that there are.
  package static let interfaceWords = RuleDescription(
    id: "site/words", summary: "Words of the interface are ones that it has, with what is put into them",
    rationale: "A word whose name is misspelt would stay as it is, and one without its place would leave out a "
      + "number or a name.",
    severity: .error)
}
