package import Dialogs

/// Apple TV: alerts and action sheets cover the page, which is blurred and darkened.
enum TVOS: PlatformDrawing {
  static let id = "tvos"
  static let name = "tvOS"
  static let kinds: [DialogKind] = [.alert, .actionSheet]
  static let toolkits: [Toolkit] = [.swiftUI]
  static let hasFocus = true

  static var device: Device { .appleTV }
  static var palette: Palette { TVPalette.palette }
  static var family: FontFamily { .sanFrancisco }
  /// A television is watched from a distance: its text is twice as large as on other screens.
  static var scale: Double { 0.5 }
  /// A television is as large as the window.

  static func waysOut(of kind: DialogKind) -> [WayOut] { [.menu] }

  /// An estimate.
  static func motion(of dialog: Dialog) -> Motion { Motion(.fade, 300, 200) }

  static func buttonRadius(in kind: DialogKind) -> Double { 13 }

  static func scene(for dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene? {
    let device = setting.device
    let page = TVPage(dialog, maximumHeight: device.size.height - device.safeArea.top - device.safeArea.bottom)
    let isWhole = setting.stage == .device
    let bezel = isWhole ? 20.0 : 0
    let screen =
      isWhole
      ? Rect(bezel, bezel, device.size.width, device.size.height)
      : Rect(0, 0, TVFigures.textWidth + 2 * Self.cropMargin, page.height + 2 * Self.cropMargin)
    var builder = SceneBuilder(
      size: Size(screen.width + 2 * bezel, screen.height + 2 * bezel), isWhole ? .whole : .middle)
    let radius = isWhole ? 4.0 : 40
    if isWhole { builder.rounded(screen.inset(-bezel), .circular(14), .bezel) }
    builder.rounded(screen, .circular(radius), .page)
    builder.beginDialog()
    page.draw(middle: Point(screen.midX, screen.midY), into: &builder)
    builder.endDialog()
    if !isWhole { builder.add(.border(screen.inset(1), .circular(radius), width: 2, .frame)) }
    return builder.scene(of: dialog, on: platform, setting.words)
  }

  private static let cropMargin = 80.0
}

extension Platform {
  package static let tvos = Platform.drawn(by: TVOS.self)
}
