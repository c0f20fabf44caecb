extension Harmattan {
  /// What “Saving & confirmation” says.
  static let statements: [Statement] = [
    .checked(
      "A screen that saves by itself has no button to save or confirm", by: "harmattan/automatic-no-confirm",
      in: "Automatically"),
    .checked(
      "Going back from a screen that saves by itself keeps every change", by: "harmattan/automatic-back", drawn: true,
      in: "Automatically"),
    .checked(
      "Saving by itself suits simple changes that are easily reversed", by: "harmattan/automatic-simple",
      in: "Automatically"),
    .checked(
      "Saving by itself does not suit complex editing in several steps", by: "harmattan/automatic-simple",
      in: "Automatically"),
    .judged("Pickers and settings are good cases for saving by itself", in: "Automatically"),

    .checked(
      "A screen that saves when it is told has a confirming button and Cancel", by: "harmattan/manual-buttons",
      drawn: true, in: "Manually"),
    .checked("A screen that saves when it is told has no Back button", by: "harmattan/manual-no-back", in: "Manually"),
    .judged("Confirming completes the task and leads on; Cancel returns to the view before", in: "Manually"),
    .checked(
      "Saving when told is for complex editing, and for what is not easily reversed", by: "harmattan/manual-simple",
      in: "Manually"),
    .checked(
      "An action that leads through several steps is confirmed", by: "harmattan/automatic-simple", in: "Manually"),

    .checked(
      "The confirming button is active only after an edit", by: "harmattan/confirm-inactive", drawn: true,
      in: "Additional considerations"),
    .checked(
      "Cancel is always active", by: "harmattan/cancel-active", drawn: true, in: "Additional considerations"),

    .checked(
      "What cannot be undone or took time is not lost without a question", by: "harmattan/query-irreversible",
      drawn: true, in: "Query confirmation"),
    .checked(
      "What is soon done again may be lost without a question", by: "harmattan/query-irreversible",
      in: "Query confirmation"),
    .checked(
      "Where work took time, the question offers to keep it as a draft", by: "harmattan/query-save-draft",
      in: "Query confirmation"),
  ]
}
