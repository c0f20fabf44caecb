extension Web {
  /// What the W3C’s guide and two design systems of the United States say about dialogs.
  static let statements: [Statement] = [
    .drawn("People cannot use the page behind a modal dialog, and it is dimmed", in: "ARIA: about the pattern"),
    .drawn("Tab and Shift-Tab stay inside the dialog", in: "ARIA: keyboard"),
    .checked(
      "When a dialog opens, focus moves to an element in it", by: "web/focusable", drawn: true, in: "ARIA: keyboard"),
    .drawn("Escape closes the dialog", in: "ARIA: keyboard"),
    .judged(
      "Text with lists, tables, or several paragraphs takes focus itself, so that people can read it step by step",
      in: "ARIA: focus"),
    .checked(
      "In the last step of something that is hard to undo, focus begins at the least destructive action",
      by: "web/safe-focus", drawn: true, in: "ARIA: focus"),
    .drawn("When a dialog closes, focus returns to the control that opened it", in: "ARIA: focus"),
    .checked(
      "The tab sequence has a visible button that closes the dialog", by: "web/way-out", drawn: true,
      in: "ARIA: focus"),
    .checked(
      "A dialog is labeled by its visible title, or by text for screen readers", by: "web/title", drawn: true,
      in: "ARIA: roles, states, and properties"),
    .drawn("The message of a dialog is its description", in: "ARIA: roles, states, and properties"),
    .checked(
      "An alert has the role alertdialog, and its message is its description", by: "web/alert-message", drawn: true,
      in: "ARIA: roles, states, and properties"),
    .judged(
      "A dialog is marked as modal only if nobody can use the page behind it",
      in: "ARIA: roles, states, and properties"),

    .judged("Modals are a last resort", in: "U.S. Web Design System: when to use"),
    .judged(
      "A modal confirms an action, asks for something before people go on, or explains what they are doing",
      in: "U.S. Web Design System: when to use"),
    .judged(
      "If people have to choose before they go on, the cross is left out",
      in: "U.S. Web Design System: when to use"),
    .judged("A flow of several steps has pages of its own", in: "U.S. Web Design System: when to use"),
    .checked(
      "Success is reported at the top of the page, and an error next to its field", by: "web/success-on-page",
      in: "U.S. Web Design System: when to use"),
    .checked(
      "People open modals; a modal does not surprise them", by: "web/unasked", in: "U.S. Web Design System: usability"),
    .judged("The larger of two sizes is for content that would scroll", in: "U.S. Web Design System: usability"),
    .checked(
      "The header says what is happening or what to do, and buttons say what they do", by: "web/title-vague",
      "web/button-vague", in: "U.S. Web Design System: usability"),
    .checked(
      "“Cancel” does not answer a question about canceling", by: "web/cancel-twice",
      in: "U.S. Web Design System: usability"),
    .judged("A modal contains little else than text and buttons", in: "U.S. Web Design System: usability"),
    .judged("The page is the same after the modal closes", in: "U.S. Web Design System: usability"),
    .checked("Content does not need scrolling", by: "web/scrolls", in: "U.S. Web Design System: usability"),
    .judged("Links to other sites need no confirmation", in: "U.S. Web Design System: usability"),
    .judged(
      "The cross comes last in the code, so that screen readers begin with the content",
      in: "U.S. Web Design System: accessibility"),

    .judged("Content that people link to or search for is on a page", in: "VA.gov: modal"),
    .checked("A modal does not contain a long form", by: "web/long-form", in: "VA.gov: modal"),
    .checked(
      "A modal has a primary button and a secondary one", by: "web/two-buttons",
      in: "VA.gov: button group"),
    .judged("The primary button comes before the secondary one", in: "VA.gov: button group"),
    .checked(
      "Focus moves to the first control, unless it is destructive", by: "web/safe-focus", drawn: true,
      in: "VA.gov: focus management"),
  ]
}
