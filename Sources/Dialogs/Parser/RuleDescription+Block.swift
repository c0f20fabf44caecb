package import Diagnostics

/// What the parser of blocks asks of them.
extension RuleDescription {
  /// A block is YAML that can be read, within its limits.
  package static let blockSyntax = RuleDescription(
    id: "block/syntax", summary: "A block is a YAML mapping within limits",
    rationale:
      "A block that cannot be read cannot be drawn. The limits (64 KiB, 32 levels, 32 buttons, 64 aliases) "
      + "are far beyond what people can read, and keep an untrusted page from stalling the "
      + "build.",
    severity: .error)

  /// Text is not cut by a number sign.
  package static let commentInText = RuleDescription(
    id: "block/comment-in-text", summary: "Text with a number sign after a space is in quotes",
    rationale: "YAML takes the number sign and what follows for a comment, so people would not see it.",
    severity: .warning)

  /// A block has what its dialog cannot be without.
  package static let missingField = RuleDescription(
    id: "block/missing-field", summary: "Required keys are present",
    rationale: "An alert needs a title and buttons, an action sheet needs buttons, a modal view needs a navigation "
      + "bar, and a snackbar needs a message. Without them, there is nothing to draw.",
    severity: .error)

  /// Each value is of the type that its key asks for.
  package static let invalidValue = RuleDescription(
    id: "block/invalid-value", summary: "Each value is valid for its key",
    rationale: "Patternbook cannot draw or check a value it does not understand, and guessing would show readers "
      + "something the author did not write.",
    severity: .error)

  /// A block has only keys that its kind of dialog knows.
  package static let unknownKey = RuleDescription(
    id: "block/unknown-key", summary: "Each key exists for the kind of dialog",
    rationale: "If a misspelled key were ignored, the mockup would lack what its author "
      + "wrote.",
    severity: .error)

  /// Buttons can be told apart, and only one of them cancels or is primary.
  package static let duplicateButton = RuleDescription(
    id: "block/duplicate-button", summary: "Each button has a unique label; at most one cancels and one is primary",
    rationale: "People choose by label, and the system positions the canceling and the primary button. With "
      + "duplicates, both have to guess.",
    severity: .error)

  /// The platforms that a block names have such a dialog.
  package static let unsupportedPlatform = RuleDescription(
    id: "block/unsupported-platform", summary: "The kind of dialog exists on all platforms of the block",
    rationale: "Harmattan has no action sheets, and watches have no snackbars. A mockup of one would show "
      + "what nobody can build.",
    severity: .error)

  /// The platforms that a block names have what is in it.
  package static let unsupportedElement = RuleDescription(
    id: "block/unsupported-element", summary: "Each element exists on all platforms of the block",
    rationale:
      "Only macOS alerts have icons, checkboxes, additional views, and Help buttons. Alerts on watches and "
      + "televisions have no text field. Use separate blocks for platforms that differ.",
    severity: .error)

  /// Alerts look as the system draws them.
  package static let alertBackground = RuleDescription(
    id: "block/alert-background", summary: "An alert has no custom background",
    rationale: "The system draws alerts the same in every app, so that people recognize them. Only action sheets "
      + "and navigation bars of iPhone OS can have another look.",
    source: "iPhone Human Interface Guidelines (2009): Designing an alert", severity: .error)
}
