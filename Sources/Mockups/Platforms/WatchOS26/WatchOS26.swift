package import Dialogs

/// Apple Watch with watchOS 26: buttons as capsules, and a cross instead of Cancel in sheets.
enum WatchOS26: PlatformDrawing {
  static let id = "watchos-26"
  static let name = "watchOS 26"
  static let kinds = WatchOS.kinds
  static let toolkits = WatchOS.toolkits
  static let style = WatchOS.style

  static var device: Device { .watch46 }
  /// watchOS 26 runs on Series 6 and SE of 2022, in 40 mm.
  static var narrowestDevice: Device { .watch40 }
  static var palette: Palette { WatchOS26Palette.palette }
  static var family: FontFamily { .sanFrancisco }

  static func waysOut(of kind: DialogKind) -> [WayOut] { WatchOS.waysOut(of: kind) }

  static func motion(of dialog: Dialog) -> Motion { WatchOS.motion(of: dialog) }

  /// Capsules.
  static func buttonRadius(in kind: DialogKind) -> Double { 999 }

  static func scene(for dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene? {
    let figures: WatchFigures = setting.device.size.width < 190 ? .series6Small : .series10
    return WatchOS.scene(of: dialog, on: platform, setting, figures)
  }
}

/// The size of the screen is Apple’s, and so are those of text. That all buttons are capsules is an estimate, as are
/// the circle that cancels, which watchOS has had since version 10, and all distances.
extension WatchFigures {
  /// Series 10 and later, 46 mm.
  static let series10 = WatchFigures(
    strip: 37, titleSize: 17, pitch: 19.5, clockSize: 16, buttonHeight: 44, buttonRadius: 22, scrollingRadius: 22,
    sideMargin: 8.5, buttonGap: 4, textMargin: 10, stripMargin: 20, bottomMargin: 12, cancelCircle: 30)

  /// Series 6 and SE, 40 mm.
  static let series6Small = WatchFigures(
    strip: 28, titleSize: 16, pitch: 18.5, clockSize: 15, buttonHeight: 40, buttonRadius: 20, scrollingRadius: 20,
    sideMargin: 7, buttonGap: 4, textMargin: 8, stripMargin: 16, bottomMargin: 10, cancelCircle: 24)
}

/// Colors of watchOS 26: the system’s red in its dark appearance (ios26-design-system), otherwise as before.
enum WatchOS26Palette {
  static let palette = WatchPalette.palette.merging([
    .destructive: Paint(Color(0xFF4245)),
    .destructiveDisabled: Paint(Color(0xFF4245, 0.5)),
    .glyph: Paint(.white),
  ])
}

extension Platform {
  package static let watchos26 = Platform.drawn(by: WatchOS26.self)
}
