import Dialogs

extension IPadOS {
  static func figures(of kind: DialogKind) -> [KnownFigure] {
    switch kind {
    case .alert: IOS.alertFigures
    case .actionSheet:
      [
        .estimate("Width", PopoverFigures.width),
        .recreated("Arrow", PopoverFigures.arrowWidth, PopoverFigures.arrowHeight, by: .popoverController),
        .recreated("Radius of its tip", PopoverFigures.tipRadius, by: .popoverController),
      ] + IOS.sheetFigures
    case .modal:
      [.estimate("Size", IPadOSModal.width, IPadOSModal.height), .estimate("Corner radius", IPadOSModal.ios13.radius)]
        + IOS.rowFigures
    case .snackbar: SnackbarPanel.figuresOfApple
    }
  }
}
