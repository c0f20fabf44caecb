import Dialogs

/// Apple TV: alerts and action sheets cover the page, which is blurred and darkened.
struct TVDrawing: PlatformDrawing {
  var kinds: [DialogKind] { [.alert, .actionSheet] }
  var device: Device { .appleTV }
  var palette: Palette { TVPalette.palette }
  var family: FontFamily { .sanFrancisco }
  /// A television is watched from afar: its text is twice as large as on other screens.
  var scale: Double { 0.5 }

  func scene(for dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene? {
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
