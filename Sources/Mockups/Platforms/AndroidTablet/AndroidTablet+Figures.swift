import Dialogs

extension AndroidTablet {
  static func figures(of kind: DialogKind) -> [KnownFigure] {
    switch kind {
    case .alert: Android.alertFigures
    case .actionSheet:
      [
        .published("Width", MaterialMenu.width, by: .compose),
        .published("Corner radius", MaterialMenu.radius, by: .compose),
        .published("Height of a row", MaterialMenu.rowHeight, by: .compose),
        .published("Sides of the text", MaterialMenu.padding, by: .compose),
      ]
    case .modal: Android.modalFigures
    case .snackbar: SnackbarPanel.materialFigures + [.published("Corner radius", 4, by: .compose)]
    }
  }
}
