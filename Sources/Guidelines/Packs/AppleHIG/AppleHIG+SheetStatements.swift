extension AppleHIG {
  /// What “Action sheets” says.
  static let sheetStatements: [Statement] = [
    .checked(
      "An action sheet offers choices about something that people have begun", by: "apple-hig/sheet-unexpected",
      in: "Action sheets"),
    .checked(
      "For choices about an action, a sheet is preferred to an alert, which comes unexpected",
      by: "apple-hig/sheet-for-choices",
      in: "Action sheets, Best practices"),
    .judged("Action sheets are rare, too: they interrupt", in: "Action sheets, Best practices"),
    .checked("A title takes a single line", by: "apple-hig/title-lines", in: "Action sheets, Best practices"),
    .checked(
      "A message is there only if it must be", by: "apple-hig/sheet-message", in: "Action sheets, Best practices"),
    .checked(
      "A sheet over possible loss has a Cancel button", by: "apple-hig/sheet-cancel",
      in: "Action sheets, Best practices"),
    .checked(
      "Cancel is at the bottom", by: "apple-hig/button-order", drawn: true, in: "Action sheets, Best practices"),
    .drawn("On a watch, Cancel is in the upper-left corner", in: "Action sheets, Best practices"),
    .checked(
      "What destroys has the destructive style", by: "apple-hig/destructive-style", drawn: true,
      in: "Action sheets, Best practices"),
    .checked(
      "What destroys is on top", by: "apple-hig/destructive-first", drawn: true, in: "Action sheets, Best practices"),
    .judged(
      "An action sheet follows an action; a menu is for what people choose to reveal",
      in: "Action sheets, iOS and iPadOS"),
    .checked("An action sheet does not scroll", by: "apple-hig/scrolls", in: "Action sheets, iOS and iPadOS"),
    .drawn(
      "On a watch, a sheet has a title, perhaps a message, Cancel, and other buttons", in: "Action sheets, watchOS"),
    .drawn(
      "A sheet looks different on Series 4 and later, and on Series 3 and earlier", in: "Action sheets, watchOS"),
    .drawn("A button’s style says whether it is an ordinary one, destroys, or cancels", in: "Action sheets, watchOS"),
    .checked(
      "On a watch, a sheet has at most four buttons, Cancel included", by: "apple-hig/sheet-max-buttons",
      in: "Action sheets, watchOS"),
  ]
}
