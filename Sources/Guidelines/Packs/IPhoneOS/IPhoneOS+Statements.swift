extension IPhoneOS {
  /// The statements of “Alerts, Action Sheets, and Modal Views”.
  static let statements: [Statement] = [
    .judged(
      "Alerts, action sheets, and modal views interrupt and are used sparingly, because too many annoy people",
      in: "Introduction"),
    .judged("Alerts are the rarest, so that people do not dismiss them unread", in: "Introduction"),
    .checked(
      "An alert reports a problem or a change that people did not cause", by: "iphone-os/alert-for-own-action",
      in: "Introduction"),
    .judged("An action sheet offers choices about an action in progress", in: "Introduction"),
    .judged("A modal view contains part of a larger task or a task within a task", in: "Introduction"),
    .judged("Each kind looks and behaves as it does in other apps", in: "Introduction"),

    .drawn("An alert floats in the middle and is not attached to anything", in: "Using alerts"),
    .judged(
      "The text of an alert explains the situation, and its buttons offer a way to handle it", in: "Using alerts"),
    .checked(
      "A dangerous outcome has two buttons, one to accept and one to reject it", by: "iphone-os/alert-one-button",
      "iphone-os/alert-many-buttons", in: "Using alerts"),
    .judged("“Cancel” is often the best label for the button that rejects", in: "Using alerts"),
    .drawn("The Home button does what Cancel does", in: "Using alerts"),
    .checked("An alert does not report normal progress", by: "iphone-os/alert-progress", in: "Using alerts"),
    .checked(
      "An alert does not confirm an action people started, even if it is risky", by: "iphone-os/alert-for-own-action",
      in: "Using alerts"),
    .checked(
      "An alert does not report a problem that people cannot act on", by: "iphone-os/alert-nothing-to-do",
      in: "Using alerts"),

    .judged("An action sheet offers ways to complete a task", in: "Using action sheets"),
    .checked(
      "An action sheet confirms a dangerous task before it happens", by: "iphone-os/alert-for-own-action",
      in: "Using action sheets"),
    .drawn("An action sheet rises from the bottom and spans the width of the screen", in: "Using action sheets"),
    .checked(
      "An action sheet needs no message: the tap and the labels say enough", by: "iphone-os/sheet-no-message",
      in: "Using action sheets"),
    .judged("An action sheet closes with the first tap on a button", in: "Using action sheets"),
    .checked("An action sheet has more than one button", by: "iphone-os/sheet-two-buttons", in: "Using action sheets"),

    .drawn("A modal view covers the whole screen of the app", in: "Using modal views"),
    .checked(
      "A modal view slides up from the bottom by default", by: "iphone-os/modal-transition", in: "Using modal views"),
    .checked(
      "A modal view has a button that completes the task and a Cancel button", by: "iphone-os/modal-buttons",
      drawn: true,
      in: "Using modal views"),
    .judged("A modal view is for several steps or inputs, not for a single choice", in: "Using modal views"),
    .judged(
      "The task of a modal view is self-contained and serves the purpose of the app", in: "Using modal views"),

    .checked(
      "The background of an alert cannot be changed", by: "block/alert-background", drawn: true,
      in: "Designing an alert"
    ),
    .checked(
      "An alert with a single button gives people no control", by: "iphone-os/alert-one-button",
      in: "Designing an alert"),
    .checked(
      "An alert with three or more buttons is complex; an action sheet is better", by: "iphone-os/alert-many-buttons",
      in: "Designing an alert"),
    .checked(
      "The light button on the right is the safe one for people who do not read", by: "iphone-os/safe-button-right",
      drawn: true, in: "Designing an alert"),
    .drawn("Of two buttons, the left is always dark and the right is always light", in: "Designing an alert"),
    .checked(
      "If the action is risky, Cancel is on the right and light", by: "iphone-os/safe-button-right", drawn: true,
      in: "Designing an alert"),
    .checked(
      "If the action is benign, Cancel is on the left and dark", by: "iphone-os/safe-button-right", drawn: true,
      in: "Designing an alert"),
    .drawn("The single button of an alert is light", in: "Designing an alert"),
    .judged(
      "The text of an alert says what happened and what people can do about it", in: "Designing an alert"),
    .checked("A title has more than one word", by: "iphone-os/title-one-word", in: "Designing an alert"),
    .checked("The word “error” appears nowhere in an alert", by: "iphone-os/word-error", in: "Designing an alert"),
    .judged(
      "A message adds the cause or context, or replaces a title that would say nothing", in: "Designing an alert"),

    .checked(
      "An action sheet needs no message, because people know why it appeared", by: "iphone-os/sheet-no-message",
      in: "Designing an action sheet"),
    .checked(
      "The background of a sheet, blue or translucent black, matches the app’s bars", by: "iphone-os/sheet-appearance",
      drawn: true,
      in: "Designing an action sheet"),
    .checked(
      "All action sheets of an app have the same background", by: "iphone-os/sheet-appearance",
      in: "Designing an action sheet"),
    .checked(
      "Cancel is at the bottom of a sheet, where people read it last", by: "iphone-os/sheet-cancel-bottom", drawn: true,
      in: "Designing an action sheet"),
    .checked(
      "The destructive button of a sheet is red and at the top, where it is visible and far from the Home button",
      by: "iphone-os/sheet-destructive-top",
      drawn: true, in: "Designing an action sheet"),
    .judged("The buttons of a sheet are easy to tell apart", in: "Designing an action sheet"),

    .checked(
      "The bar of a modal view looks like that of the app", by: "iphone-os/modal-appearance", drawn: true,
      in: "Designing a modal view"),
    .checked(
      "A modal view has a title that names its task", by: "iphone-os/modal-title", drawn: true,
      in: "Designing a modal view"),
    .judged("Other text in a modal view describes the task or guides people", in: "Designing a modal view"),
    .drawn("A modal view contains the controls that the task needs", in: "Designing a modal view"),
    .checked(
      "A modal view slides up or flips over like the back of the previous view", by: "iphone-os/modal-transition",
      in: "Designing a modal view"),
    .checked(
      "Transitions differ only if the difference has a meaning", by: "iphone-os/modal-transition",
      in: "Designing a modal view"),
  ]
}
