extension IPhoneOS {
  /// What “Alerts, Action Sheets, and Modal Views” says.
  static let statements: [Statement] = [
    .judged(
      "Alerts, action sheets and modal views interrupt, and are rare: too many annoy more than they help",
      in: "Introduction"),
    .judged("Alerts are rarest, or they are dismissed unread", in: "Introduction"),
    .checked(
      "An alert tells of a problem or a change that people did not bring about", by: "iphone-os/alert-for-own-action",
      in: "Introduction"),
    .judged("An action sheet gives choices about an action under way", in: "Introduction"),
    .judged("A modal view holds more of a task, or a task within a task", in: "Introduction"),
    .judged("Each kind looks and behaves as people know it from elsewhere", in: "Introduction"),

    .drawn("An alert floats in the middle, attached to nothing", in: "Using alerts"),
    .judged("An alert’s text explains the situation, and its buttons are a way to deal with it", in: "Using alerts"),
    .checked(
      "A dangerous outcome takes two buttons: one accepts, the other rejects it", by: "iphone-os/alert-one-button",
      "iphone-os/alert-many-buttons", in: "Using alerts"),
    .judged("“Cancel” is often the best label for the one that rejects", in: "Using alerts"),
    .drawn("The Home button does what Cancel does", in: "Using alerts"),
    .checked("No alert tells of work that goes as planned", by: "iphone-os/alert-progress", in: "Using alerts"),
    .checked(
      "No alert confirms what people have begun, even if it is risky", by: "iphone-os/alert-for-own-action",
      in: "Using alerts"),
    .checked(
      "No alert tells of what people can do nothing about", by: "iphone-os/alert-nothing-to-do", in: "Using alerts"),

    .judged("An action sheet offers the ways in which a task can be completed", in: "Using action sheets"),
    .checked(
      "An action sheet confirms a dangerous task before it is done", by: "iphone-os/alert-for-own-action",
      in: "Using action sheets"),
    .drawn("An action sheet rises from the bottom, and its sides touch those of the screen", in: "Using action sheets"),
    .checked(
      "An action sheet needs no message: the tap and the labels say enough", by: "iphone-os/sheet-no-message",
      in: "Using action sheets"),
    .judged("An action sheet goes away with the first tap on a button", in: "Using action sheets"),
    .checked("An action sheet has more than one button", by: "iphone-os/sheet-two-buttons", in: "Using action sheets"),

    .drawn("A modal view covers the whole screen of the app", in: "Using modal views"),
    .checked(
      "A modal view slides up from the bottom by default", by: "iphone-os/modal-transition", in: "Using modal views"),
    .checked(
      "A modal view has a button that completes the task, and Cancel", by: "iphone-os/modal-buttons", drawn: true,
      in: "Using modal views"),
    .judged("A modal view is for several steps or inputs, not for a single choice", in: "Using modal views"),
    .judged(
      "A modal view’s task is self-contained and belongs to what the app is for", in: "Using modal views"),

    .checked(
      "The background of an alert cannot be chosen", by: "block/alert-background", drawn: true, in: "Designing an alert"
    ),
    .checked(
      "An alert with a single button gives people no control", by: "iphone-os/alert-one-button",
      in: "Designing an alert"),
    .checked(
      "With three or more buttons an alert is complex: an action sheet does better", by: "iphone-os/alert-many-buttons",
      in: "Designing an alert"),
    .checked(
      "The light button on the right is the safe one, for those who do not read", by: "iphone-os/safe-button-right",
      drawn: true, in: "Designing an alert"),
    .drawn("Of two buttons the left is always dark, the right never", in: "Designing an alert"),
    .checked(
      "If the proposal is risky, Cancel is on the right and light", by: "iphone-os/safe-button-right", drawn: true,
      in: "Designing an alert"),
    .checked(
      "If the proposal is benign, Cancel is on the left and dark", by: "iphone-os/safe-button-right", drawn: true,
      in: "Designing an alert"),
    .drawn("An alert’s single button is light", in: "Designing an alert"),
    .judged(
      "An alert’s text says what happened, and what people can do about it, if anything", in: "Designing an alert"),
    .checked("A title has more than one word", by: "iphone-os/title-one-word", in: "Designing an alert"),
    .checked("The word “error” appears nowhere in an alert", by: "iphone-os/word-error", in: "Designing an alert"),
    .judged(
      "A message adds the cause or the context, or stands for a title that would say nothing", in: "Designing an alert"),

    .checked(
      "An action sheet needs no message: people know why it is there", by: "iphone-os/sheet-no-message",
      in: "Designing an action sheet"),
    .checked(
      "A sheet’s background, blue or translucent black, goes with the app’s bars", by: "iphone-os/sheet-appearance",
      drawn: true,
      in: "Designing an action sheet"),
    .checked(
      "All action sheets of an app have the same background", by: "iphone-os/sheet-appearance",
      in: "Designing an action sheet"),
    .checked(
      "A sheet’s Cancel is at the bottom, where it is read last", by: "iphone-os/sheet-cancel-bottom", drawn: true,
      in: "Designing an action sheet"),
    .checked(
      "A sheet’s destructive button is red, and on top: visible, and far from the Home button",
      by: "iphone-os/sheet-destructive-top",
      drawn: true, in: "Designing an action sheet"),
    .judged("A sheet’s buttons are easy to tell apart", in: "Designing an action sheet"),

    .checked(
      "A modal view’s bar looks like the app’s", by: "iphone-os/modal-appearance", drawn: true,
      in: "Designing a modal view"),
    .checked(
      "A modal view has a title that names its task", by: "iphone-os/modal-title", drawn: true,
      in: "Designing a modal view"),
    .judged("Text elsewhere in a modal view describes the task further, or guides", in: "Designing a modal view"),
    .drawn("A modal view holds whatever controls the task needs", in: "Designing a modal view"),
    .checked(
      "A modal view slides up, or turns over like the back of the view before", by: "iphone-os/modal-transition",
      in: "Designing a modal view"),
    .checked(
      "Transitions differ only where the difference means something", by: "iphone-os/modal-transition",
      in: "Designing a modal view"),
  ]
}
