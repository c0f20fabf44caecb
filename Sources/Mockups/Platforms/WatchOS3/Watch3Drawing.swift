import Dialogs

/// Apple Watch, Series 3 and earlier: a smaller screen with square corners, and buttons less round.
struct Watch3Drawing: PlatformDrawing {
  var kinds: [DialogKind] { [.alert, .actionSheet] }
  var device: Device { .watch42 }
  var palette: Palette { WatchPalette.palette }
  var family: FontFamily { .sanFrancisco }

  func scene(for dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene? {
    WatchDrawing.scene(of: dialog, on: platform, setting, .series3)
  }
}
