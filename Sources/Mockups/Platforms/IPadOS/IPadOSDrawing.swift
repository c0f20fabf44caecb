import Dialogs

/// iPad with the look of iPadOS 13 to 18: the iPhone's alert.
struct IPadOSDrawing: PlatformDrawing {
  var kinds: [DialogKind] { [.alert] }
  var device: Device { .iPad11 }
  var palette: Palette { IPadOSPalette.palette }
  var family: FontFamily { .sanFrancisco }

  func scene(for dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene? {
    switch dialog.kind.value {
    case .alert: IOSDrawing().alert(dialog, on: platform, setting)
    case .actionSheet, .modal, .snackbar: nil
    }
  }
}
