import Dialogs

extension IPadOS26 {
  static func figures(of kind: DialogKind) -> [KnownFigure] {
    switch kind {
    case .alert: IOS26.alertFigures
    case .actionSheet: IOS26.attachedSheetFigures
    case .modal:
      [
        .estimate("Size", IPadOSModal.width, IPadOSModal.height), .estimate("Corner radius", IOS26Modal.radius),
        .estimate("Height of the bar", IOS26Modal.barHeight),
        .recreated("Button in the bar", IOS26Modal.capsuleHeight, by: .framework7),
      ] + IOS26.rowFigures
    case .snackbar: SnackbarPanel.figuresOfApple
    }
  }
}
