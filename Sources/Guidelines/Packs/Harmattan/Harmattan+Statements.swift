extension Harmattan {
  /// The statements of “Saving & confirmation”.
  static let statements: [Statement] = [
    .checked(
      "A screen that saves automatically has no button to save or confirm", by: "harmattan/automatic-no-confirm",
      in: "Automatically"),
    .checked(
      "Going back from a screen that saves automatically keeps every change", by: "harmattan/automatic-back",
      drawn: true,
      in: "Automatically"),
    .checked(
      "Saving automatically suits simple changes that are easy to reverse", by: "harmattan/automatic-simple",
      in: "Automatically"),
    .checked(
      "Saving automatically does not suit complex editing in several steps", by: "harmattan/automatic-simple",
      in: "Automatically"),
    .judged("Pickers and settings are good cases for saving automatically", in: "Automatically"),

    .checked(
      "A screen that saves on demand has a confirming button and Cancel", by: "harmattan/manual-buttons",
      drawn: true, in: "Manually"),
    .checked("A screen that saves on demand has no Back button", by: "harmattan/manual-no-back", in: "Manually"),
    .judged("Confirming completes the task and moves on; Cancel returns to the previous view", in: "Manually"),
    .checked(
      "Saving on demand suits complex editing and changes that are hard to reverse", by: "harmattan/manual-simple",
      in: "Manually"),
    .checked(
      "An action with several steps is confirmed", by: "harmattan/automatic-simple", in: "Manually"),

    .checked(
      "The confirming button is active only after an edit", by: "harmattan/confirm-inactive", drawn: true,
      in: "Additional considerations"),
    .checked(
      "Cancel is always active", by: "harmattan/cancel-active", drawn: true, in: "Additional considerations"),

    .checked(
      "Work that cannot be undone or took a long time is not lost without a query", by: "harmattan/query-irreversible",
      drawn: true, in: "Query confirmation"),
    .checked(
      "Work that is quick to repeat can be lost without a query", by: "harmattan/query-irreversible",
      in: "Query confirmation"),
    .checked(
      "If the work took a long time, the query offers to save a draft", by: "harmattan/query-save-draft",
      in: "Query confirmation"),
  ]
}
