package import Dialogs

/// A Mac with macOS 26: icon and text on the leading side, buttons as capsules.
enum MacOS26: PlatformDrawing {
  static let id = "macos-26"
  static let name = "macOS 26"
  static let kinds = MacOS.kinds
  static let elements = MacOS.elements
  static let toolkits = MacOS.toolkits
  static let style = MacOS.style
  static let answersReturn = true

  static var device: Device { .macDisplay }
  static var palette: Palette { MacOS26Palette.palette }
  static var family: FontFamily { .sanFrancisco }

  static func waysOut(of kind: DialogKind) -> [WayOut] { MacOS.waysOut(of: kind) }

  static func motion(of dialog: Dialog) -> Motion { MacOS.motion(of: dialog) }

  /// Capsules.
  static func buttonRadius(in kind: DialogKind) -> Double { 999 }

  static func scene(for dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene? {
    MacOS.scene(of: dialog, on: platform, setting, .tahoe)
  }
}

extension MacAlertLook {
  /// macOS 26.
  ///
  /// A native alert has buttons of 228 by 28 and 16 points at its sides, so it is as wide as before (measured in
  /// TildaZ); the radius of a system prompt is 26 (measured in Sparkle), and that of a window with a title bar is 16
  /// (Loop). Icon and text are on the leading side (Sparkle). The rest is an estimate; distances are as before.
  static let tahoe = MacAlertLook(
    radius: 26, buttonRadius: MacAlertFigures.buttonHeight / 2, fieldRadius: 6, hasRaisedButtons: false,
    alignment: .leading, windowRadius: 16, cropRadius: 16)
}

extension Platform {
  package static let macos26 = Platform.drawn(by: MacOS26.self)
}
