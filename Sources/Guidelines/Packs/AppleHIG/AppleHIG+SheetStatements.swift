extension AppleHIG {
  /// The statements of “Action sheets”.
  static let sheetStatements: [Statement] = [
    .checked(
      "An action sheet offers choices about an action people started", by: "apple-hig/sheet-unexpected",
      in: "Action sheets"),
    .checked(
      "For choices about an action, an action sheet is better than an alert, which appears unexpectedly",
      by: "apple-hig/sheet-for-choices",
      in: "Action sheets, Best practices"),
    .judged("Action sheets are also used sparingly, because they interrupt", in: "Action sheets, Best practices"),
    .checked("A title has a single line", by: "apple-hig/title-lines", in: "Action sheets, Best practices"),
    .checked(
      "An action sheet has a message only if necessary", by: "apple-hig/sheet-message",
      in: "Action sheets, Best practices"),
    .checked(
      "A sheet that could cause data loss has a Cancel button", by: "apple-hig/sheet-cancel",
      in: "Action sheets, Best practices"),
    .checked(
      "Cancel is at the bottom", by: "apple-hig/button-order", drawn: true, in: "Action sheets, Best practices"),
    .drawn("On a watch, Cancel is in the upper-left corner", in: "Action sheets, Best practices"),
    .checked(
      "A destructive button has the destructive style", by: "apple-hig/destructive-style", drawn: true,
      in: "Action sheets, Best practices"),
    .checked(
      "A destructive button is at the top", by: "apple-hig/destructive-first", drawn: true,
      in: "Action sheets, Best practices"),
    .judged(
      "An action sheet follows an action; a menu shows choices that people ask for",
      in: "Action sheets, iOS and iPadOS"),
    .checked("An action sheet does not scroll", by: "apple-hig/scrolls", in: "Action sheets, iOS and iPadOS"),
    .drawn(
      "On a watch, a sheet has a title, an optional message, Cancel, and other buttons", in: "Action sheets, watchOS"),
    .drawn(
      "Sheets look different on Series 4 and later than on Series 3 and earlier", in: "Action sheets, watchOS"),
    .drawn("A button has the default, destructive, or cancel style", in: "Action sheets, watchOS"),
    .checked(
      "On a watch, a sheet has at most four buttons, including Cancel", by: "apple-hig/sheet-max-buttons",
      in: "Action sheets, watchOS"),
  ]
}
