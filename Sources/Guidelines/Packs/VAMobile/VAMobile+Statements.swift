extension VAMobile {
  /// The statements of “Confirmation messages”.
  static let statements: [Statement] = [
    .judged(
      "A confirmation removes doubt about an action and prevents mistakes", in: "Introduction"),
    .checked(
      "Routine, negligible, or reversible actions are not confirmed", by: "va-mobile/needs-confirmation",
      in: "Introduction"),
    .judged("Confirmations are rare enough to be read", in: "Introduction"),
    .drawn("An action sheet slides up from the bottom of a phone", in: "Action sheet"),
    .drawn("On tablets, an action sheet is a popover on both iOS and Android", in: "Action sheet"),
    .drawn("On phones and tablets, an alert is the system alert in the center of the screen", in: "Alert"),

    .checked(
      "A minor effect that is not routine uses an action sheet", by: "va-mobile/choose-action-sheet", in: "Usage"),
    .checked(
      "A destructive action that is not major uses an action sheet", by: "va-mobile/choose-action-sheet", in: "Usage"),
    .checked(
      "More than two choices about an intended action use an action sheet", by: "va-mobile/choose-action-sheet",
      in: "Usage"),
    .checked("A major effect uses an alert", by: "va-mobile/choose-alert", in: "Usage"),
    .checked("An uncommon action that cannot be undone uses an alert", by: "va-mobile/choose-alert", in: "Usage"),
    .checked(
      "A brief report of what the app did or will do uses a snackbar", by: "va-mobile/choose-snackbar", in: "Usage"),

    .checked(
      "Leaving a full-screen subtask without input or significant changes needs no confirmation",
      by: "va-mobile/cancel-subtask",
      in: "Appearance logic"),
    .checked(
      "Leaving a full-screen subtask after input or a significant change asks for confirmation",
      by: "va-mobile/cancel-subtask",
      in: "Appearance logic"),
    .judged(
      "A change is significant if it would be hard to recall once lost: a selection of several prescriptions is "
        + "significant, a checkbox that confirms something is not", in: "Appearance logic"),

    .checked(
      "A title asks people to confirm their intention", by: "va-mobile/title-required",
      in: "Anatomy"),
    .checked(
      "A message is optional; it adds detail about the action and its consequences", by: "va-mobile/message-redundant",
      in: "Anatomy"),
    .checked("At least two buttons give people a choice", by: "va-mobile/two-buttons", in: "Anatomy"),
    .checked(
      "The primary button, which continues the action, is on the right of two in an alert",
      by: "va-mobile/button-order",
      drawn: true, in: "Anatomy"),
    .checked(
      "In an alert with more buttons and in every action sheet, the primary button is at the top",
      by: "va-mobile/button-order",
      drawn: true,
      in: "Anatomy"),
    .drawn("A destructive primary button is red", in: "Anatomy"),
    .checked(
      "The secondary button, which lets people reconsider, is on the left of two in an alert",
      by: "va-mobile/button-order", drawn: true, in: "Anatomy"),
    .checked(
      "In an alert with more buttons and in every action sheet, the secondary button is at the bottom",
      by: "va-mobile/button-order",
      drawn: true, in: "Anatomy"),
    .checked(
      "Additional buttons are between the primary and the secondary button", by: "va-mobile/button-order", drawn: true,
      in: "Anatomy"),
    .checked(
      "Additional actions do not repeat those on the screen behind", by: "va-mobile/button-on-screen",
      in: "Anatomy"),

    .checked(
      "A title starts without extraneous words such as “Are you sure you want to”", by: "va-mobile/title-filler",
      in: "Content, title"),
    .checked("A title is one question or phrase", by: "va-mobile/title-one-phrase", in: "Content, title"),
    .judged("In a few edge cases a statement is better than a question", in: "Content, title"),
    .checked(
      "A question has a question mark; a sentence has no period", by: "va-mobile/title-punctuation",
      in: "Content, title"),
    .checked(
      "A message describes consequences that the title does not show", by: "va-mobile/message-redundant",
      in: "Content, message"),
    .judged("A title makes a message unnecessary where possible", in: "Content, message"),
    .checked("A label has one or two words", by: "va-mobile/button-words", in: "Content, buttons"),
    .judged("A label answers the question in the title clearly and descriptively", in: "Content, buttons"),
    .checked("No label is “OK” or “Cancel”", by: "va-mobile/button-vague", in: "Content, buttons"),

    .drawn("A screen reader announces an action sheet as an alert as soon as it opens", in: "Accessibility"),
    .drawn("A screen reader announces a destructive alert as soon as it opens", in: "Accessibility"),
    .drawn("A screen reader reads each row as its label, then “button”", in: "Accessibility"),
    .checked("The title is always present", by: "va-mobile/title-required", in: "Accessibility"),
    .checked(
      "Text is short enough to enlarge for people with low vision", by: "va-mobile/text-fits", in: "Accessibility"),
  ]
}
