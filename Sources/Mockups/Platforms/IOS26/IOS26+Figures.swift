import Dialogs

extension IOS26 {
  static func figures(of kind: DialogKind) -> [KnownFigure] {
    switch kind {
    case .alert: alertFigures
    case .actionSheet: attachedSheetFigures + [.measured("Width without a source", IOS26Figures.width)]
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
    .measured("Width", IOS26Figures.width, by: .customAlert),
    .measured("Corner radius", IOS26Figures.radius, by: .customAlert),
    .measured("Sides of the text", IOS26Figures.textInset, by: .customAlert),
    .measured("Above the title", IOS26Figures.textTop), .measured("Below the title", IOS26Figures.titleToMessage),
    .measured("Below the text", IOS26Figures.textToButtons),
    .measured("Height of a button", IOS26Figures.buttonHeight, by: .customAlert),
    .measured("Sides of the buttons", IOS26Figures.buttonInset),
    .measured("Between buttons", IOS26Figures.buttonGap, by: .customAlert),
    .measured("Size of the title", 17, by: .customAlert), .measured("Size of the message", 15, by: .customAlert),
    .estimate("Height of a text field", IOS26Figures.fieldHeight),
    .estimate("Width at accessibility sizes", IOS26Figures.accessibilityWidth),
  ]

  /// Over the control that opens it.
  static let attachedSheetFigures: [KnownFigure] = [
    .measured("Width", IOS26Figures.sheetWidth), .measured("Corner radius", IOS26Figures.sheetRadius),
    .measured("Sides of the text", IOS26Figures.textInset), .measured("Above the title", IOS26Figures.textTop),
    .measured("Below the text", IOS26Figures.sheetTextToButtons),
    .measured("Height of a row", IOS26Figures.buttonHeight), .measured("Sides of the rows", IOS26Figures.buttonInset),
    .measured("Between rows", IOS26Figures.buttonGap),
    .estimate("From the side of the screen", IOS26Figures.sourceMargin),
  ]

  static let rowFigures: [KnownFigure] = {
    let figures = AppleFormFigures.ios26
    return [
      .measured("Height of a row", figures.rowHeight), .measured("Corner radius of a group", figures.radius),
      .measured("Sides of a group", figures.margin), .measured("Switch", figures.toggle.width, figures.toggle.height),
      .measured("Thumb of a switch", figures.thumb.width, figures.thumb.height),
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
