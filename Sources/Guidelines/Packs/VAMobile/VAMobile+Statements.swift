extension VAMobile {
  /// What “Confirmation messages” says.
  static let statements: [Statement] = [
    .judged(
      "A confirmation takes away doubt about what somebody is about to do, and prevents mistakes", in: "Introduction"),
    .checked(
      "Nothing that is routine, negligible or reversible is confirmed", by: "va-mobile/needs-confirmation",
      in: "Introduction"),
    .judged("Confirmations are rare enough to be read", in: "Introduction"),
    .drawn("An action sheet slides up from the bottom of a phone", in: "Action sheet"),
    .drawn("On a tablet an action sheet is a popover, on iOS and Android alike", in: "Action sheet"),
    .drawn("An alert is the system’s own, in the center of the screen, on phones and tablets", in: "Alert"),

    .checked(
      "A minor effect, unless it is routine, takes an action sheet", by: "va-mobile/choose-action-sheet", in: "Usage"),
    .checked(
      "A destructive action that is not major takes an action sheet", by: "va-mobile/choose-action-sheet", in: "Usage"),
    .checked(
      "More than two choices about an intended action take an action sheet", by: "va-mobile/choose-action-sheet",
      in: "Usage"),
    .checked("A major effect takes an alert", by: "va-mobile/choose-alert", in: "Usage"),
    .checked("An uncommon action that cannot be undone takes an alert", by: "va-mobile/choose-alert", in: "Usage"),
    .checked(
      "A brief report of what the app has done or will do is a snackbar", by: "va-mobile/choose-snackbar", in: "Usage"),

    .checked(
      "Leaving a fullscreen subtask without input or significant changes asks nothing", by: "va-mobile/cancel-subtask",
      in: "Appearance logic"),
    .checked(
      "Leaving a fullscreen subtask after input or a significant change asks for confirmation",
      by: "va-mobile/cancel-subtask",
      in: "Appearance logic"),
    .judged(
      "A change is significant if it would be hard to recall once it is lost: a selection of several prescriptions is, "
        + "a checkbox that confirms something is not", in: "Appearance logic"),

    .checked(
      "There is a title, which asks people to confirm what they meant to do", by: "va-mobile/title-required",
      in: "Anatomy"),
    .checked(
      "A message is optional; it adds detail about the action and its consequences", by: "va-mobile/message-redundant",
      in: "Anatomy"),
    .checked("At least two buttons give people a choice", by: "va-mobile/two-buttons", in: "Anatomy"),
    .checked(
      "The primary button, which goes on with the action, is on the right of two in an alert",
      by: "va-mobile/button-order",
      drawn: true, in: "Anatomy"),
    .checked(
      "In an alert with more buttons, and in every action sheet, the primary button is on top",
      by: "va-mobile/button-order",
      drawn: true,
      in: "Anatomy"),
    .drawn("A primary button that destroys something is red", in: "Anatomy"),
    .checked(
      "The secondary button, which lets people think again and leave, is on the left of two in an alert",
      by: "va-mobile/button-order", drawn: true, in: "Anatomy"),
    .checked(
      "In an alert with more buttons, and in every action sheet, the secondary button is at the bottom",
      by: "va-mobile/button-order",
      drawn: true, in: "Anatomy"),
    .checked(
      "Additional buttons stand between the primary and the secondary one", by: "va-mobile/button-order", drawn: true,
      in: "Anatomy"),
    .checked(
      "An additional action that the screen behind offers already is left out", by: "va-mobile/button-on-screen",
      in: "Anatomy"),

    .checked(
      "A title begins without extraneous words such as “Are you sure you want to”", by: "va-mobile/title-filler",
      in: "Content, title"),
    .checked("A title is one question or phrase", by: "va-mobile/title-one-phrase", in: "Content, title"),
    .judged("In a few edge cases a statement is better than a question", in: "Content, title"),
    .checked(
      "A question has its question mark, a sentence has no period", by: "va-mobile/title-punctuation",
      in: "Content, title"),
    .checked(
      "A message tells of consequences that the title does not show", by: "va-mobile/message-redundant",
      in: "Content, message"),
    .judged("A title is worded so that no message is needed", in: "Content, message"),
    .checked("A label has one or two words", by: "va-mobile/button-words", in: "Content, buttons"),
    .judged("A label answers the question of the title, clearly and descriptively", in: "Content, buttons"),
    .checked("No label is “OK” or “Cancel”", by: "va-mobile/button-vague", in: "Content, buttons"),

    .drawn("A screen reader announces an action sheet as an alert as soon as it opens", in: "Accessibility"),
    .drawn("A screen reader announces a destructive alert as soon as it opens", in: "Accessibility"),
    .drawn("A screen reader reads each row as its label, then “button”", in: "Accessibility"),
    .checked("The title is built in, not left out by the design", by: "va-mobile/title-required", in: "Accessibility"),
    .checked(
      "All text is short enough to grow for people with low vision", by: "va-mobile/text-fits", in: "Accessibility"),
  ]
}
