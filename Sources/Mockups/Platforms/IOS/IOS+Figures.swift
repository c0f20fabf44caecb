import Dialogs

extension IOS {
  static func figures(of kind: DialogKind) -> [KnownFigure] {
    switch kind {
    case .alert: alertFigures
    case .actionSheet:
      [
        .measured("From the sides of the screen", IOSSheetFigures.sideMargin, by: .nativeScript),
        .measured("Between the blocks", IOSSheetFigures.gap, by: .nativeScript),
      ] + sheetFigures
    case .modal:
      [
        .recreated("Corner radius", IOSModal.radius, by: .framework7),
        .recreated("Visible height of the page behind", IOSModal.peek, by: .framework7),
        .recreated("Scale of the page behind", IOSModal.recession, by: .flutter).asShare,
        .recreated("Height at the medium detent, of the screen", AppleDetentSheet.medium, by: .flutter).asShare,
      ] + rowFigures
    case .snackbar: SnackbarPanel.figuresOfApple
    }
  }

  static let alertFigures: [KnownFigure] = [
    .measured("Width", IOSAlertFigures.width, by: .nativeScript),
    .measured("Corner radius", IOSAlertFigures.radius, by: .nativeScript),
    .recreated("Sides of the text", IOSAlertFigures.textInset, by: .flutter),
    .measured("First baseline", IOSAlertFigures.firstBaseline, by: .nativeScript),
    .measured("From title to message, of baselines", IOSAlertFigures.titleToMessage, by: .customAlert),
    .measured("Below the last baseline", IOSAlertFigures.textToSeparator, by: .nativeScript),
    .measured("Height of a button", IOSAlertFigures.buttonHeight(at: .large), by: .nativeScript),
    .recreated("Height of a button at AX3", IOSAlertFigures.buttonHeight(at: .ax3), by: .dwAlertController),
    .measured("Line between buttons", IOSAlertFigures.hairline, by: .nativeScript),
    .recreated("Size of the title", IOSAlertFigures.titleSize, by: .dwAlertController),
    .recreated("Size of the message", IOSAlertFigures.messageSize, by: .dwAlertController),
    .measured("Height of a text field", IOSAlertFigures.fieldHeight, by: .nativeScript),
    .recreated("Width at accessibility sizes", IOSAlertFigures.accessibilityWidth, by: .flutter),
  ]

  static let sheetFigures: [KnownFigure] = [
    .measured("Corner radius", IOSSheetFigures.radius, by: .nativeScript),
    .measured("Height of a row", IOSSheetFigures.minimumRowHeight, by: .nativeScript),
    .measured("Size of a row’s text", IOSSheetFigures.rowTextSize(at: .large), by: .nativeScript),
    .measured("First baseline of the text", IOSSheetFigures.headerFirstBaseline, by: .nativeScript),
    .recreated("Size of the text", IOSSheetFigures.headerTextSize, by: .flutter),
    .recreated("Sides of the text", IOSSheetFigures.headerInset, by: .flutter),
  ]

  static let rowFigures: [KnownFigure] = {
    let figures = AppleFormFigures.ios13
    return [
      .estimate("Height of the bar", AppleModalBar.height), .estimate("Height of a row", figures.rowHeight),
      .estimate("Corner radius of a group", figures.radius), .estimate("Sides of a group", figures.margin),
      .estimate("Switch", figures.toggle.width, figures.toggle.height),
    ]
  }()
}
