import Dialogs

extension Harmattan {
  static func figures(of kind: DialogKind) -> [KnownFigure] {
    switch kind {
    case .modal:
      [
        .published(
          "Button in the header", HarmattanModal.headerButton.width, HarmattanModal.headerButton.height,
          by: .qtComponents),
        .published("Sides of the header", HarmattanModal.headerMargin, by: .qtComponents),
        .published("Height of a row", HarmattanForm.rowHeight, by: .qtComponents),
        .published("Height of a text field", HarmattanForm.fieldHeight, by: .qtComponents),
        .estimate("Height of the toolbar", HarmattanModal.toolbarHeight),
        .estimate("Switch", HarmattanForm.toggle.width, HarmattanForm.toggle.height),
      ]
    default:
      [
        .published("Sides", HarmattanQuery.margin, by: .qtComponents),
        .published("Below the title", HarmattanQuery.titleToMessage, by: .qtComponents),
        .published("Below the text", HarmattanQuery.textToButtons, by: .qtComponents),
        .published("Button", HarmattanQuery.button.width, HarmattanQuery.button.height, by: .qtComponents),
        .published("Between buttons", HarmattanQuery.buttonGap, by: .qtComponents),
        .estimate("Corner radius of a button", HarmattanQuery.buttonRadius),
      ]
    }
  }
}
