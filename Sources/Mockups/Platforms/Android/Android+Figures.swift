import Dialogs

extension Android {
  static func figures(of kind: DialogKind) -> [KnownFigure] {
    switch kind {
    case .alert: alertFigures
    case .actionSheet:
      [
        .published("Maximum width", MaterialSheetFigures.maximumWidth, by: .materialComponents),
        .published("Corner radius", MaterialSheetFigures.radius, by: .materialComponents),
        .published(
          "Handle", MaterialSheetFigures.handle.width, MaterialSheetFigures.handle.height, by: .materialComponents),
        .published("Above and below the handle", MaterialSheetFigures.handleMargin, by: .materialComponents),
        .estimate("Height of a row", MaterialSheetFigures.rowHeight),
        .estimate("Sides of the text", MaterialSheetFigures.padding),
      ]
    case .modal: modalFigures
    case .snackbar: SnackbarPanel.materialFigures + [.published("Corner radius", 4, by: .compose)]
    }
  }

  static let alertFigures: [KnownFigure] = [
    .published("Minimum width", MaterialDialogFigures.minimumWidth, by: .compose),
    .published("Maximum width", MaterialDialogFigures.maximumWidth, by: .compose),
    .published("Corner radius", MaterialDialogFigures.radius, by: .compose),
    .published("Sides", MaterialDialogFigures.padding, by: .compose),
    .published("Below the title", MaterialDialogFigures.titleToBody, by: .compose),
    .published("Below the text", MaterialDialogFigures.bodyToButtons, by: .compose),
    .published("Height of a button", MaterialDialogFigures.buttonHeight, by: .compose),
    .published("Sides of a button’s label", MaterialDialogFigures.buttonPadding, by: .materialComponents),
    .published("Between buttons", MaterialDialogFigures.buttonGap, by: .compose),
    .published("Size of the title", MaterialType.headlineSmall.style(FontScale(.large)).size, by: .compose),
    .published("Size of the message", MaterialType.bodyMedium.style(FontScale(.large)).size, by: .compose),
    .estimate("Height of a text field", MaterialDialogFigures.fieldHeight),
  ]

  static let modalFigures: [KnownFigure] = [
    .estimate("Height of the bar", MaterialModalBar.height),
    .published("Switch", MaterialForm.toggle.width, MaterialForm.toggle.height, by: .materialComponents),
  ]
}
