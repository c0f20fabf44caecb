package import Diagnostics

/// What the parser of blocks asks of them.
extension RuleDescription {
  /// A block is YAML that can be read, within its limits.
  package static let blockSyntax = RuleDescription(
    id: "block/syntax", summary: "A block is a YAML mapping within its limits",
    rationale: "What cannot be read cannot be drawn. The limits (64 KiB, 32 levels, 32 buttons, 64 aliases) "
      + "are far beyond what people can read, and keep a page from a stranger from stalling the "
      + "build.",
    severity: .error)

  /// Text is not cut by a number sign.
  package static let commentInText = RuleDescription(
    id: "block/comment-in-text", summary: "Text with a number sign after a space is in quotes",
    rationale: "YAML takes the number sign and what follows for a comment, so people would not see it.",
    severity: .warning)

  /// A block has what its dialog cannot be without.
  package static let missingField = RuleDescription(
    id: "block/missing-field", summary: "What a dialog cannot be without is there",
    rationale: "An alert needs its title and buttons, an action sheet its buttons, a modal view its "
      + "navigation bar and a snackbar its message: without them there is nothing to draw.",
    severity: .error)

  /// Each value is of the type that its key asks for.
  package static let invalidValue = RuleDescription(
    id: "block/invalid-value", summary: "Each value is one that its key can have",
    rationale: "What is not understood cannot be drawn or judged; to guess at it would show readers "
      + "something that nobody wrote.",
    severity: .error)

  /// A block has only keys that its kind of dialog knows.
  package static let unknownKey = RuleDescription(
    id: "block/unknown-key", summary: "Each key belongs to the kind of dialog",
    rationale: "A misspelt key would be passed over in silence, and the mockup would lack what its author "
      + "wrote.",
    severity: .error)

  /// Buttons can be told apart, and only one of them cancels or is primary.
  package static let duplicateButton = RuleDescription(
    id: "block/duplicate-button", summary: "No two buttons bear one label, cancel, or are primary",
    rationale: "People choose by the label, and the system places the cancelling and the primary button: two "
      + "of a kind leave both guessing.",
    severity: .error)

  /// The platforms that a block names have such a dialog.
  package static let unsupportedPlatform = RuleDescription(
    id: "block/unsupported-platform", summary: "The kind of dialog exists on each platform",
    rationale: "There is no action sheet on Harmattan and no snackbar on a watch. A mockup of one would show "
      + "what nobody can build.",
    severity: .error)

  /// The platforms that a block names have what is in it.
  package static let unsupportedElement = RuleDescription(
    id: "block/unsupported-element", summary: "Each element exists on each platform",
    rationale: "Only macOS puts icons, checkboxes, additional views and Help buttons into alerts; watches "
      + "and televisions have no text field there. Platforms that differ get blocks of their own.",
    severity: .error)

  /// Alerts look as the system draws them.
  package static let alertBackground = RuleDescription(
    id: "block/alert-background", summary: "An alert has no background of its own",
    rationale: "The system draws an alert, the same in every app, so that people know it at once. Only "
      + "action sheets and navigation bars of iPhone OS could be given another look.",
    source: "iPhone Human Interface Guidelines (2009): Designing an alert", severity: .error)
}
