extension SituationTable {
  static let vaMobile = SituationTable(
    pack: "va-mobile",
    rules: ["needs-confirmation", "choose-alert", "choose-action-sheet", "choose-snackbar", "cancel-subtask"],
    rows: [
      // Whether to ask at all.
      Row(
        "Something routine is done", "effect: routine", right: .nothing,
        wrong: [.alert: "needs-confirmation", .sheet: "needs-confirmation"]),
      Row(
        "The consequences are negligible", "effect: negligible", right: .nothing,
        wrong: [.alert: "needs-confirmation", .sheet: "needs-confirmation"]),
      Row(
        "The consequences can be undone", "reversible: true", right: .nothing,
        wrong: [.alert: "needs-confirmation", .sheet: "needs-confirmation"]),
      Row(
        "Something small can be undone", "effect: minor, reversible: true", right: .nothing,
        wrong: [.sheet: "needs-confirmation"]),
      Row(
        "Something rarely done can be undone", "uncommon: true, reversible: true", right: .nothing,
        wrong: [.alert: "needs-confirmation", .sheet: "needs-confirmation"]),
      Row("Nothing is known", "trigger: A tap", right: .alert, .sheet, .alertOfThree, .sheetOfThree),

      // Which question.
      Row(
        "The consequences are serious", "effect: major", right: .alert,
        wrong: [.sheet: "choose-alert", .snackbar: "choose-alert"]),
      Row(
        "An account is deleted", "effect: major, destructive: true, intentional: true, trigger: Delete account",
        right: .alert, wrong: [.sheet: "choose-alert"]),
      Row(
        "An account is closed that may be opened again", "effect: major, reversible: true", right: .alert,
        wrong: [.sheet: "choose-alert"]),
      Row(
        "Something rarely done cannot be undone", "uncommon: true, reversible: false", right: .alert,
        wrong: [.sheet: "choose-alert", .snackbar: "choose-alert"]),
      Row(
        "Something rarely done, begun on purpose, cannot be undone",
        "uncommon: true, reversible: false, intentional: true", right: .alert, wrong: [.sheet: "choose-alert"]),
      Row("Something done every day cannot be undone", "uncommon: false, reversible: false", right: .alert, .sheet),
      Row("Nobody knows whether something rarely done can be undone", "uncommon: true", right: .alert, .sheet),
      Row(
        "The effect is minor, but not routine", "effect: minor", right: .sheet, wrong: [.alert: "choose-action-sheet"]),
      Row(
        "Something small is destroyed", "effect: minor, destructive: true", right: .sheet,
        wrong: [.alert: "choose-action-sheet"]),
      Row("Something is destroyed, nobody says how much", "destructive: true", right: .alert, .sheet),
      Row(
        "A provider is removed from a list", "effect: minor, destructive: true, intentional: true", right: .sheet,
        wrong: [.alert: "choose-action-sheet"]),
      Row(
        "There are more than two ways on", "intentional: true", right: .sheetOfThree, .sheet, .alert,
        wrong: [.alertOfThree: "choose-action-sheet"]),
      Row(
        "More than two ways on came unasked", "intentional: false", right: .alertOfThree, .alert),
      Row(
        "A draft is deleted, saved, or edited on",
        "effect: minor, destructive: true, intentional: true, trigger: Cancel on New message", right: .sheetOfThree,
        wrong: [.alertOfThree: "choose-action-sheet"]),
      Row(
        "A claim is withdrawn or saved, and withdrawing is rare and final",
        "uncommon: true, reversible: false, intentional: true", right: .alertOfThree, .sheetOfThree),
      Row(
        "Something minor is rare and final", "effect: minor, uncommon: true, reversible: false", right: .alert, .sheet),
      Row("Another app is opened", "intentional: true, trigger: A link out of the app", right: .alert, .sheet),

      // What only tells.
      Row(
        "A message has been sent", "reports: done", right: .snackbar,
        wrong: [.alertThatInforms: "choose-snackbar", .sheetOfOne: "choose-snackbar"]),
      Row(
        "Documents are about to be sent", "reports: progress", right: .snackbar,
        wrong: [.alertThatInforms: "choose-snackbar", .sheetOfOne: "choose-snackbar"]),
      Row("A message has been sent, and there is something to choose", "reports: done", right: .alert, .sheet),
      Row(
        "An account has been deleted", "effect: major, reports: done", right: .snackbar,
        wrong: [.alertThatInforms: "choose-snackbar"]),
      Row("A message could not be sent, but may be again", "reports: error, actionable: true", right: .alert, .sheet),

      // Leaving a subtask.
      Row(
        "A subtask is left in which nothing was entered", "subtask: true, changes: none", right: .screen,
        wrong: [.sheet: "cancel-subtask", .alert: "cancel-subtask"]),
      Row(
        "Claim evaluation is left after its box was checked", "subtask: true, changes: insignificant", right: .screen,
        wrong: [.sheet: "cancel-subtask", .alert: "cancel-subtask"]),
      Row(
        "Refill request is left after several prescriptions were chosen", "subtask: true, changes: significant",
        right: .guardedScreen, .sheet, wrong: [.screen: "cancel-subtask"]),
      Row(
        "Preferred name is left after it was edited",
        "subtask: true, changes: significant, effect: minor, destructive: true", right: .guardedScreen, .sheet,
        wrong: [.screen: "cancel-subtask", .alert: "choose-action-sheet"]),
      Row("A screen that is not a subtask is left after edits", "subtask: false, changes: significant", right: .screen),
    ])
}
