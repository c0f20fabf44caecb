extension AppleHIG {
  /// What “Alerts” says.
  static let alertStatements: [Statement] = [
    .judged("An alert gives critical information that people need at once", in: "Alerts"),
    .judged("Alerts are rare; each has only what is essential, and answers that help", in: "Alerts, Best practices"),
    .checked(
      "An alert does more than inform; mere information has its place in the context that it belongs to",
      by: "apple-hig/alert-informs-only", in: "Alerts, Best practices"),
    .checked(
      "What is common and can be undone takes no alert, even if it destroys something", by: "apple-hig/alert-undoable",
      in: "Alerts, Best practices"),
    .judged(
      "What is uncommon, destroys something and cannot be undone takes one", in: "Alerts, Best practices"),
    .checked("No alert shows when the app starts", by: "apple-hig/alert-at-launch", in: "Alerts, Best practices"),
    .judged(
      "What people should know at the start is easy to find there: cached content, and a label that explains",
      in: "Alerts, Best practices"),
    .drawn("An alert looks different on each platform and device", in: "Alerts, Anatomy"),

    .checked(
      "On every platform an alert has a title, perhaps a message, and up to three buttons",
      by: "apple-hig/alert-max-buttons", "block/missing-field", drawn: true, in: "Alerts, Content"),
    .checked(
      "An icon, a suppression checkbox, an accessory view and a Help button exist on macOS only",
      by: "block/unsupported-element", drawn: true, in: "Alerts, Content"),
    .checked(
      "A text field exists on iOS, iPadOS and macOS", by: "block/unsupported-element", drawn: true,
      in: "Alerts, Content"),
    .judged("A text field is there only if input resolves the situation", in: "Alerts, Content"),
    .judged(
      "A message describes consequences, suggests solutions, or recalls that something cannot be undone",
      in: "Alerts, Content"),
    .checked(
      "Two buttons are a clear choice; a third is there only if it must be", by: "apple-hig/alert-prefer-two",
      in: "Alerts, Content"),
    .checked(
      "The default button cancels, or does the likeliest thing that destroys nothing", by: "apple-hig/cancel-default",
      in: "Alerts, Content"),
    .drawn("macOS shows the app’s icon, unless the alert brings another", in: "Alerts, Content"),
    .drawn("An alert that repeats can have a checkbox to be spared the next", in: "Alerts, Content"),
    .checked(
      "All text is direct, neutral and approachable, neither oblique nor accusatory", by: "apple-hig/tone",
      in: "Alerts, Content"),
    .checked(
      "A title describes the situation, not merely that something is wrong", by: "apple-hig/title-vague",
      in: "Alerts, Content"),
    .judged("A title is specific: what happened, in which context, and why", in: "Alerts, Content"),
    .checked("A title takes no more than two lines", by: "apple-hig/title-lines", in: "Alerts, Content"),
    .checked(
      "A sentence is in sentence case and punctuated; a fragment in title case and not", by: "apple-hig/title-case",
      in: "Alerts, Content"),
    .judged("A message is there only if it adds something", in: "Alerts, Content"),
    .checked(
      "A message is short: whole sentences in sentence case, with punctuation", by: "apple-hig/message-sentences",
      in: "Alerts, Content"),
    .checked(
      "Text does not explain the buttons; if it must, it says “choose” and the button’s exact title without quotation "
        + "marks", by: "apple-hig/message-explains-buttons", in: "Alerts, Content"),

    .checked("A label has one or two words", by: "apple-hig/button-words", in: "Alerts, Buttons"),
    .judged("A label is a verb or verb phrase that belongs to the text and says what follows", in: "Alerts, Buttons"),
    .checked(
      "“OK” is for alerts that only inform; “Yes” and “No” for none", by: "apple-hig/button-vague",
      in: "Alerts, Buttons"),
    .checked("The button that calls off is titled “Cancel”", by: "apple-hig/cancel-title", in: "Alerts, Buttons"),
    .checked(
      "Labels are in title case, without ending punctuation", by: "apple-hig/button-case",
      "apple-hig/button-punctuation",
      in: "Alerts, Buttons"),
    .checked(
      "“OK” is the default button of no alert that asks something", by: "apple-hig/default-ok", in: "Alerts, Buttons"),
    .checked(
      "The likeliest answer is on the trailing side of a row, or on top of a stack", by: "apple-hig/button-order",
      drawn: true, in: "Alerts, Buttons"),
    .checked(
      "The default button is on the trailing side or on top, Cancel on the leading side or at the bottom",
      by: "apple-hig/button-order",
      drawn: true, in: "Alerts, Buttons"),
    .checked(
      "A button that destroys has the destructive style", by: "apple-hig/destructive-style", drawn: true,
      in: "Alerts, Buttons"),
    .checked(
      "A destructive button has Cancel beside it", by: "apple-hig/cancel-with-destructive", in: "Alerts, Buttons"),
    .checked(
      "Beside a destructive button, Cancel is preferably the default", by: "apple-hig/cancel-default",
      in: "Alerts, Buttons"),
    .drawn("Going to the Home Screen cancels on iOS and iPadOS", in: "Alerts, Buttons"),
    .drawn("Escape and Command-Period cancel on macOS, iOS and iPadOS", in: "Alerts, Buttons"),
    .drawn("Menu on the remote cancels on tvOS", in: "Alerts, Buttons"),

    .checked(
      "Choices about what people have begun take an action sheet", by: "apple-hig/sheet-for-choices",
      in: "Alerts, iOS and iPadOS"),
    .checked(
      "An alert does not scroll, as far as that can be avoided", by: "apple-hig/scrolls", in: "Alerts, iOS and iPadOS"),
    .judged("The caution symbol is rare", in: "Alerts, macOS"),
    .checked(
      "The caution symbol warns of unexpected loss, not of tasks that are there to overwrite or remove",
      by: "apple-hig/caution-icon",
      drawn: true, in: "Alerts, macOS"),
  ]
}
