/// What somebody may choose to show in a situation, each as the least block that is such a thing.
enum DialogChoice: String, Sendable {
  /// No dialog at all: there is no block that could be judged.
  case nothing
  case snackbar
  case alert
  /// Its canceling button is first, which is on the right.
  case alertWithCancelOnTheRight = "alert with Cancel on the right"
  case alertThatInforms = "alert with nothing but OK"
  case alertWithOneWayOn = "alert with one way on"
  case alertOfThree = "alert with three buttons"
  case alertOfFour = "alert with four buttons"
  case alertWithCaution = "alert with the caution icon"
  case sheet = "action sheet"
  case sheetOfOne = "action sheet with one button"
  case sheetOfThree = "action sheet with three buttons"
  case sheetOfFour = "action sheet with four buttons"
  case sheetOfFive = "action sheet with five buttons"
  case sheetWithoutCancel = "action sheet without Cancel"
  /// A modal view that is left without a question.
  case screen
  case guardedScreen = "screen that asks before it is left"
  case automatic = "screen that saves by itself"
  case manual = "screen with a confirming button"
  case guardedManual = "screen with a confirming button, asking before it is left"
  case query
  case queryWithDraft = "query that offers a draft"

  /// The block's YAML, its situation aside; `leads-to` is for the situation.
  var block: String {
    switch self {
    case .nothing: ""
    case .snackbar: "kind: snackbar\nmessage: Request sent"
    case .alert: Self.alert("[Continue, Cancel]")
    case .alertWithCancelOnTheRight: Self.alert("[Cancel, Continue]")
    case .alertThatInforms: "kind: alert\ntitle: The request was sent.\nbuttons: [OK]"
    case .alertWithOneWayOn: Self.alert("[Update]")
    case .alertOfThree: Self.alert("[Continue, Save, Cancel]")
    case .alertOfFour: Self.alert("[Continue, Save, Duplicate, Cancel]")
    case .alertWithCaution: Self.alert("[Continue, Cancel]") + "\nicon: caution\nplatforms: [macos]"
    case .sheet: Self.sheet("[Continue, Cancel]")
    case .sheetOfOne: Self.sheet("[Dismiss]")
    case .sheetOfThree: Self.sheet("[Continue, Save, Cancel]")
    case .sheetOfFour: Self.sheet("[Continue, Save, Duplicate, Cancel]")
    case .sheetOfFive: Self.sheet("[Continue, Save, Duplicate, Share, Cancel]")
    case .sheetWithoutCancel: Self.sheet("[{label: Delete, role: destructive}, Save]")
    case .screen, .guardedScreen: "kind: modal\ntitle: Request\nnavigation: {leading: Cancel, trailing: Send}"
    case .automatic: "kind: modal\ntitle: Request\nconfirmation: automatic\nnavigation: {leading: Back}"
    case .manual, .guardedManual:
      "kind: modal\ntitle: Request\nconfirmation: manual\nnavigation: {leading: Cancel, trailing: Send}"
    case .query: Self.alert("[{label: Delete, role: destructive}, Cancel]")
    case .queryWithDraft: Self.alert("[Save as draft, {label: Delete, role: destructive}, Cancel]")
    }
  }

  /// Situation keys that come with the choice itself.
  var keys: String? {
    switch self {
    case .guardedScreen, .guardedManual: "leads-to: request-query"
    default: nil
    }
  }

  private static func alert(_ buttons: String) -> String { "kind: alert\ntitle: Continue?\nbuttons: \(buttons)" }
  private static func sheet(_ buttons: String) -> String { "kind: action-sheet\ntitle: Continue?\nbuttons: \(buttons)" }
}
