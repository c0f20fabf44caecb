extension AppleHIG {
  /// The statements of “Alerts”.
  static let alertStatements: [Statement] = [
    .judged("An alert gives critical information that people need immediately", in: "Alerts"),
    .judged(
      "Alerts are rare, and each contains only essential information and useful answers", in: "Alerts, Best practices"),
    .checked(
      "An alert does more than inform; other information appears in its context",
      by: "apple-hig/alert-informs-only", in: "Alerts, Best practices"),
    .checked(
      "A common action that can be undone shows no alert, even if it is destructive", by: "apple-hig/alert-undoable",
      in: "Alerts, Best practices"),
    .judged(
      "An uncommon destructive action that cannot be undone shows an alert", in: "Alerts, Best practices"),
    .checked("No alert appears when the app starts", by: "apple-hig/alert-at-launch", in: "Alerts, Best practices"),
    .judged(
      "Information for the start is easy to find there, such as cached content with a label",
      in: "Alerts, Best practices"),
    .drawn("Alerts look different on each platform and device", in: "Alerts, Anatomy"),

    .checked(
      "On every platform, an alert has a title, an optional message, and up to three buttons",
      by: "apple-hig/alert-max-buttons", "block/missing-field", drawn: true, in: "Alerts, Content"),
    .checked(
      "Only macOS has an icon, a suppression checkbox, an accessory view, and a Help button",
      by: "block/unsupported-element", drawn: true, in: "Alerts, Content"),
    .checked(
      "iOS, iPadOS, and macOS support a text field", by: "block/unsupported-element", drawn: true,
      in: "Alerts, Content"),
    .judged("An alert has a text field only if input resolves the situation", in: "Alerts, Content"),
    .judged(
      "A message describes consequences, suggests solutions, or says that an action cannot be undone",
      in: "Alerts, Content"),
    .checked(
      "An alert has two buttons for a clear choice, and a third only if necessary", by: "apple-hig/alert-prefer-two",
      in: "Alerts, Content"),
    .checked(
      "The default button cancels or does the most likely nondestructive thing", by: "apple-hig/cancel-default",
      in: "Alerts, Content"),
    .drawn("macOS shows the app icon unless the alert has another one", in: "Alerts, Content"),
    .drawn("An alert that repeats can have a checkbox to suppress it", in: "Alerts, Content"),
    .checked(
      "All text is direct, neutral, and approachable, not oblique or accusatory", by: "apple-hig/tone",
      in: "Alerts, Content"),
    .checked(
      "A title describes the situation, not just that something is wrong", by: "apple-hig/title-vague",
      in: "Alerts, Content"),
    .judged("A title is specific: what happened, in which context, and why", in: "Alerts, Content"),
    .checked("A title has at most two lines", by: "apple-hig/title-lines", in: "Alerts, Content"),
    .checked(
      "A sentence uses sentence case and punctuation; a fragment uses title case without punctuation",
      by: "apple-hig/title-case",
      in: "Alerts, Content"),
    .judged("An alert has a message only if it adds information", in: "Alerts, Content"),
    .checked(
      "A message is short: whole sentences in sentence case, with punctuation", by: "apple-hig/message-sentences",
      in: "Alerts, Content"),
    .checked(
      "Text does not explain the buttons; if necessary, it uses “choose” and the exact button title without quotation "
        + "marks", by: "apple-hig/message-explains-buttons", in: "Alerts, Content"),

    .checked("A label has one or two words", by: "apple-hig/button-words", in: "Alerts, Buttons"),
    .judged(
      "A label is a verb or verb phrase that relates to the text and describes the result", in: "Alerts, Buttons"),
    .checked(
      "“OK” is used only in informational alerts; “Yes” and “No” are not used", by: "apple-hig/button-vague",
      in: "Alerts, Buttons"),
    .checked("The button that cancels is titled “Cancel”", by: "apple-hig/cancel-title", in: "Alerts, Buttons"),
    .checked(
      "Labels use title case without ending punctuation", by: "apple-hig/button-case",
      "apple-hig/button-punctuation",
      in: "Alerts, Buttons"),
    .checked(
      "“OK” is not the default button of an alert that asks a question", by: "apple-hig/default-ok",
      in: "Alerts, Buttons"),
    .checked(
      "The most likely answer is on the trailing side of a row or at the top of a stack", by: "apple-hig/button-order",
      drawn: true, in: "Alerts, Buttons"),
    .checked(
      "The default button is on the trailing side or at the top; Cancel is on the leading side or at the bottom",
      by: "apple-hig/button-order",
      drawn: true, in: "Alerts, Buttons"),
    .checked(
      "A destructive button has the destructive style", by: "apple-hig/destructive-style", drawn: true,
      in: "Alerts, Buttons"),
    .checked(
      "An alert with a destructive button has a Cancel button", by: "apple-hig/cancel-with-destructive",
      in: "Alerts, Buttons"),
    .checked(
      "Next to a destructive button, Cancel is preferably the default", by: "apple-hig/cancel-default",
      in: "Alerts, Buttons"),
    .drawn("Going to the Home Screen cancels on iOS and iPadOS", in: "Alerts, Buttons"),
    .drawn("Escape and Command-Period cancel on macOS, iOS and iPadOS", in: "Alerts, Buttons"),
    .drawn("Menu on the remote cancels on tvOS", in: "Alerts, Buttons"),

    .checked(
      "Choices about an action people started use an action sheet", by: "apple-hig/sheet-for-choices",
      in: "Alerts, iOS and iPadOS"),
    .checked(
      "An alert does not scroll if avoidable", by: "apple-hig/scrolls", in: "Alerts, iOS and iPadOS"),
    .judged("The caution symbol is used sparingly", in: "Alerts, macOS"),
    .checked(
      "The caution symbol warns of unexpected loss, not of tasks whose purpose is to overwrite or remove data",
      by: "apple-hig/caution-icon",
      drawn: true, in: "Alerts, macOS"),
  ]
}
