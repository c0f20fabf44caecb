import Dialogs

extension Web {
  static func figures(of kind: DialogKind) -> [KnownFigure] {
    switch kind {
    case .alert, .actionSheet:
      [
        .estimate("Minimum width", WebFigures.minimumWidth),
        .estimate("Maximum width", WebFigures.maximumWidth),
      ] + boxFigures
    case .modal: [.estimate("Width on a large screen", WebFigures.modalWidth)] + boxFigures
    case .snackbar:
      [
        .estimate("Height with one line", SnackbarPanel.oneLineHeight),
        .estimate("Sides of the text", SnackbarPanel.padding),
        .estimate("Corner radius", buttonRadius(in: kind)),
      ]
    }
  }

  private static let boxFigures: [KnownFigure] = [
    .estimate("Corner radius", WebFigures.radius),
    .estimate("Sides", WebFigures.padding),
    .estimate("Below the title", WebFigures.titleToBody),
    .estimate("Above the buttons", WebFigures.bodyToButtons),
    .estimate("Height of a button", WebFigures.buttonHeight),
    .estimate("Sides of a button’s label", WebFigures.buttonPadding),
    .estimate("Between buttons", WebFigures.buttonGap),
    .estimate("Corner radius of a button", WebFigures.buttonRadius),
    .estimate("Height of a text field", WebFigures.fieldHeight),
  ]
}

extension WebPhone {
  /// A modal view fills the screen there.
  static func figures(of kind: DialogKind) -> [KnownFigure] {
    Web.figures(of: kind).filter { kind != .modal || !["Width on a large screen", "Corner radius"].contains($0.name) }
  }
}
