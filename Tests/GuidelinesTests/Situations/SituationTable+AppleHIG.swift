extension SituationTable {
  static let appleHIG = SituationTable(
    pack: "apple-hig",
    rules: [
      "alert-max-buttons", "alert-prefer-two", "alert-informs-only", "alert-undoable", "alert-at-launch",
      "sheet-for-choices", "sheet-unexpected", "sheet-cancel", "sheet-max-buttons", "caution-icon",
    ],
    rows: [
      // What needs no alert.
      Row(
        "An email is deleted", "destructive: true, uncommon: false, reversible: true", right: .nothing,
        wrong: [.alert: "alert-undoable"]),
      Row(
        "A file is moved", "destructive: false, uncommon: false, reversible: true", right: .nothing,
        wrong: [.alert: "alert-undoable"]),
      Row(
        "Something rarely done destroys data for good", "destructive: true, uncommon: true, reversible: false",
        right: .alert, .sheet),
      Row("Something rarely done can be undone", "uncommon: true, reversible: true", right: .alert),
      Row("Something done every day cannot be undone", "uncommon: false, reversible: false", right: .alert),
      Row("Something can be undone, nobody says how common it is", "reversible: true", right: .alert),
      Row("There is news when the app starts", "trigger: launch", right: .nothing, wrong: [.alert: "alert-at-launch"]),
      Row(
        "There is no network when the app starts", "trigger: launch, reports: error, actionable: false",
        right: .nothing, wrong: [.alert: "alert-at-launch", .alertThatInforms: "alert-at-launch alert-informs-only"]),
      Row(
        "There is something to know", "trigger: A visit", right: .nothing,
        wrong: [.alertThatInforms: "alert-informs-only"]),
      Row(
        "Mail’s server cannot be reached", "reports: error, actionable: false", right: .nothing,
        wrong: [.alertThatInforms: "alert-informs-only"]),
      Row(
        "Something has been done", "reports: done", right: .snackbar,
        wrong: [.alertThatInforms: "alert-informs-only"]),

      // What is for an alert.
      Row(
        "Something the person chose might destroy data", "destructive: true, intentional: true", right: .alert,
        .sheet),
      Row("A purchase is to be confirmed", "effect: major, intentional: true", right: .alert),
      Row(
        "A problem came up that people can fix", "reports: error, unexpected: true, actionable: true",
        right: .alert, wrong: [.sheet: "sheet-unexpected"]),
      Row(
        "The situation has changed by itself", "unexpected: true", right: .alert,
        wrong: [.sheet: "sheet-unexpected"]),
      Row("The person did not begin it", "intentional: false", right: .alert, wrong: [.sheet: "sheet-unexpected"]),
      Row("The person started it and expects it", "intentional: true, unexpected: false", right: .sheet, .alert),
      Row(
        "Something must be updated", "unexpected: true, actionable: true", right: .alert,
        wrong: [.alertWithOneWayOn: "alert-prefer-two"]),
      Row(
        "A problem has three ways out", "unexpected: true, actionable: true", right: .alert,
        wrong: [.alertOfThree: "alert-prefer-two"]),
      Row(
        "A problem has four ways out", "unexpected: true, actionable: true", right: .alert,
        wrong: [.alertOfFour: "alert-max-buttons"]),

      // What is for an action sheet.
      Row(
        "A Mail message is canceled", "intentional: true, destructive: true", right: .sheetOfThree,
        wrong: [.alertOfThree: "sheet-for-choices alert-prefer-two"]),
      Row(
        "A Mail message is canceled on an iPad", "intentional: true, destructive: true", on: "ipados",
        right: .sheetOfThree, wrong: [.alertOfThree: "sheet-for-choices alert-prefer-two"]),
      Row(
        "A document is closed on a Mac", "intentional: true, destructive: true", on: "macos", right: .alert,
        wrong: [.alertOfThree: "alert-prefer-two"]),
      Row(
        "An intended action can be done in three ways", "intentional: true", right: .sheetOfFour,
        wrong: [.alertOfFour: "sheet-for-choices alert-max-buttons"]),
      Row(
        "An intended action might destroy data", "intentional: true, destructive: true", right: .sheet,
        wrong: [.sheetWithoutCancel: "sheet-cancel"]),
      Row(
        "A workout on a watch can be ended in many ways", "intentional: true", on: "watchos", right: .sheetOfFour,
        wrong: [.sheetOfFive: "sheet-max-buttons"]),

      // The caution icon of the Mac.
      Row(
        "An action may lose data unexpectedly", "destructive: true, unexpected: true", on: "macos",
        right: .alertWithCaution, .alert),
      Row(
        "The Trash is emptied", "destructive: true, intentional: true, unexpected: false", on: "macos",
        right: .alert, wrong: [.alertWithCaution: "caution-icon"]),
      Row(
        "A file is saved over another", "destructive: true, unexpected: false", on: "macos", right: .alert,
        wrong: [.alertWithCaution: "caution-icon"]),
    ])
}
