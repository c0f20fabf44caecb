import Dialogs

extension IOS26 {
  static func figures(of kind: DialogKind) -> [KnownFigure] {
    switch kind {
    case .alert: alertFigures
    case .actionSheet: attachedSheetFigures + [.measured("Width without a source", IOS26Figures.width, by: .openUIKit)]
    case .modal:
      [
        .estimate("Corner radius", IOS26Modal.radius), .estimate("Height of the bar", IOS26Modal.barHeight),
        .recreated("Button in the bar", IOS26Modal.capsuleHeight, by: .framework7),
        .recreated("Height at the medium detent, of the screen", AppleDetentSheet.medium, by: .flutter).asShare,
        .estimate("Inset at the medium detent", IOS26Modal.mediumInset),
      ] + rowFigures
    case .snackbar: SnackbarPanel.figuresOfApple
    }
  }

  static let alertFigures: [KnownFigure] = [
    .measured("Width", IOS26Figures.width, by: .openUIKit),
    .measured("Corner radius", IOS26Figures.radius, by: .openUIKit),
    .measured("Sides of the text", IOS26Figures.textInset, by: .openUIKit),
    .measured("Above the title", IOS26Figures.textTop, by: .openUIKit),
    .measured("Below the title", IOS26Figures.titleToMessage, by: .openUIKit),
    .measured("Below the text", IOS26Figures.textToButtons, by: .openUIKit),
    .measured("Height of a button", IOS26Figures.buttonHeight, by: .openUIKit),
    .measured("Sides of the buttons", IOS26Figures.buttonInset, by: .openUIKit),
    .measured("Between buttons", IOS26Figures.buttonGap, by: .openUIKit),
    .measured("Size of the title", 17, by: .openUIKit), .measured("Size of the message", 15, by: .openUIKit),
    .measured("Between lines of the title", IOS26Figures.linePitch(.headline, .large), by: .openUIKit),
    .measured("Between lines of the message", IOS26Figures.linePitch(.subheadline, .large), by: .openUIKit),
    .measured("Above a text field", IOS26Figures.textToField, by: .openUIKit),
    .measured("Height of a text field", IOS26Figures.fieldHeight, by: .openUIKit),
    .measured("Sides of a text field", IOS26Figures.fieldInset, by: .openUIKit),
    .estimate("Width at accessibility sizes", IOS26Figures.accessibilityWidth),
  ]

  /// Over the control that opens it.
  ///
  /// The estimates are those of one native sheet, which is published nowhere.
  static let attachedSheetFigures: [KnownFigure] = [
    .estimate("Width", IOS26Figures.sheetWidth), .estimate("Corner radius", IOS26Figures.sheetRadius),
    .measured("Sides of the text", IOS26Figures.textInset, by: .openUIKit),
    .measured("Above the title", IOS26Figures.textTop, by: .openUIKit),
    .estimate("Below the text", IOS26Figures.sheetTextToButtons),
    .measured("Height of a row", IOS26Figures.buttonHeight, by: .openUIKit),
    .measured("Sides of the rows", IOS26Figures.buttonInset, by: .openUIKit),
    .measured("Between rows", IOS26Figures.buttonGap, by: .openUIKit),
    .estimate("From the side of the screen", IOS26Figures.sourceMargin),
  ]

  static let rowFigures: [KnownFigure] = {
    let figures = AppleFormFigures.ios26
    return [
      .measured("Height of a row", figures.rowHeight, by: .openUIKit),
      .estimate("Corner radius of a group", figures.radius),
      .measured("Sides of a group", figures.margin, by: .openUIKit),
      .measured("Switch", figures.toggle.width, figures.toggle.height, by: .openUIKit),
      .measured("Thumb of a switch", figures.thumb.width, figures.thumb.height, by: .openUIKit),
    ]
  }()
}

extension SnackbarPanel {
  /// A snackbar on Apple’s systems, which have none: Material’s, with their font.
  static let figuresOfApple: [KnownFigure] =
    materialFigures + [.estimate("Corner radius", SnackbarStyle.appleRadius), .estimate("Size of the text", 15)]

  static let materialFigures: [KnownFigure] = [
    .published("Height with one line", oneLineHeight, by: .compose),
    .published("Height with two lines", twoLineHeight, by: .compose),
    .published("Sides of the text", padding, by: .compose),
  ]
}
