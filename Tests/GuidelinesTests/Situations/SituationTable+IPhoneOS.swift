extension SituationTable {
  static let iphoneOS = SituationTable(
    pack: "iphone-os",
    rules: [
      "alert-one-button", "alert-many-buttons", "alert-for-own-action", "alert-progress", "alert-nothing-to-do",
      "safe-button-right", "sheet-two-buttons",
    ],
    rows: [
      // What needs no alert.
      Row(
        "A download is getting on", "reports: progress", right: .nothing,
        wrong: [.alert: "alert-progress", .alertThatInforms: "alert-progress alert-one-button"]),
      Row(
        "The connection to the server has failed", "reports: error, actionable: false", right: .nothing,
        wrong: [.alert: "alert-nothing-to-do", .alertThatInforms: "alert-nothing-to-do alert-one-button"]),
      Row(
        "Something went wrong that people can fix", "reports: error, actionable: true", right: .alert,
        wrong: [.alertThatInforms: "alert-one-button"]),
      Row("Something has gone wrong, nobody says what to do", "reports: error", right: .alert),
      Row("Something is over", "reports: done", right: .nothing, wrong: [.alertThatInforms: "alert-one-button"]),
      Row(
        "Something is there to be known", "trigger: A visit", right: .nothing,
        wrong: [.alertThatInforms: "alert-one-button"]),

      // What is for an action sheet.
      Row(
        "A contact is deleted", "intentional: true, destructive: true", right: .sheet,
        wrong: [
          .alertWithCancelOnTheRight: "alert-for-own-action", .alert: "alert-for-own-action safe-button-right",
        ]),
      Row(
        "A message goes to the Trash", "intentional: true, destructive: true, trigger: Trash", right: .sheet,
        wrong: [.alertWithCancelOnTheRight: "alert-for-own-action"]),
      Row(
        "All recent calls are deleted", "intentional: true, destructive: true, effect: major", right: .sheet,
        wrong: [.alertWithCancelOnTheRight: "alert-for-own-action"]),
      Row(
        "A photo is sent to one of three places", "intentional: true, trigger: Send", right: .sheetOfFour,
        wrong: [.alertOfFour: "alert-for-own-action alert-many-buttons"]),
      Row(
        "Something harmless is begun", "intentional: true, destructive: false", right: .sheet,
        wrong: [.alert: "alert-for-own-action"]),
      Row(
        "A choice has but one button", "intentional: true", right: .sheet, .sheetOfThree,
        wrong: [.sheetOfOne: "sheet-two-buttons"]),
      Row(
        "There are more than two choices", "unexpected: true", right: .sheetOfThree, .alert,
        wrong: [.alertOfThree: "alert-many-buttons", .alertOfFour: "alert-many-buttons"]),

      // What is for an alert, and where its safe button stands.
      Row(
        "A task that was begun is blocked", "unexpected: true, reports: error, actionable: true", right: .alert,
        wrong: [.alertOfThree: "alert-many-buttons"]),
      Row("Something changed on the device", "unexpected: true, intentional: false", right: .alert),
      Row(
        "What comes next is risky", "unexpected: true, destructive: true", right: .alertWithCancelOnTheRight,
        wrong: [.alert: "safe-button-right"]),
      Row(
        "What comes next is risky and was not begun by the person", "intentional: false, destructive: true",
        right: .alertWithCancelOnTheRight, wrong: [.alert: "safe-button-right"]),
      Row(
        "An app would like to know where it is", "intentional: false, destructive: false", right: .alert,
        wrong: [.alertWithCancelOnTheRight: "safe-button-right"]),
    ])
}
