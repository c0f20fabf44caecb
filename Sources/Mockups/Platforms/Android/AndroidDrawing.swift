import Dialogs

struct AndroidDrawing: PlatformDrawing {
  var kinds: [DialogKind] { [] }
  var device: Device { .pixel8 }
  var palette: Palette { [:] }
  var family: FontFamily { .roboto }

  func scene(for dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene? { nil }
}
