import Dialogs

/// A modal view on iPhone that opens at half of the screen's height, with a handle to drag it.
struct AppleDetentSheet {
  /// From the sides and the bottom of the screen.
  var inset: Double
  var radius: Double
  var form: AppleFormFigures
  var barHeight: Double
  /// Below the form.
  var bottomMargin: Double
  /// Draws the bar in its frame.
  var drawBar: (Dialog, Rect, inout SceneBuilder) -> Void

  /// Share of the screen's height (Flutter's value).
  static let medium = 0.5
  private static let handle = Size(36, 5)
  /// From the upper edge of the sheet to its handle.
  private static let handleTop = 5.0
  /// Dimmed screen above the sheet in a crop.
  private static let cropMargin = 68.0

  /// In a crop, the sheet is only as high as its content, if that is less.
  func scene(of dialog: Dialog, on platform: Platform, _ setting: Setting, _ look: any ScreenLook) -> Scene {
    let device = setting.device
    let width = device.size.width - 2 * inset
    let form = AppleForm(dialog, form, textSize: setting.textSize, width: width)
    let most = (device.size.height * Self.medium).rounded() - inset
    let content = barHeight + form.height + max(bottomMargin, device.safeArea.bottom - inset)
    let height = setting.stage == .device ? most : min(content, most)
    let screen =
      switch setting.stage {
      case .device: Screen(look, device: device, bar: dialog.bar)
      case .crop: Screen(look, device: device, bar: dialog.bar, .bottom, height: Self.cropMargin + height + inset)
      }
    var builder = SceneBuilder(screen)
    let frame = screen.frame
    let sheet = Rect(frame.minX + inset, frame.maxY - inset - height, width, height)
    screen.drawBackdrop(textTo: sheet.minY, into: &builder)
    let bottom = inset > 0 ? max(screen.lowerRadius - inset, radius) : screen.lowerRadius
    builder.rounded(sheet, Corners(top: radius, bottom: bottom, curve: .continuous), .formPage)
    builder.box(.panel, sheet)
    Self.drawHandle(in: sheet, into: &builder)
    drawBar(dialog, Rect(sheet.minX, sheet.minY, width, barHeight), &builder)
    let room = Rect(sheet.minX, sheet.minY + barHeight, width, height - barHeight)
    builder.scrollArea(.text, room, contentHeight: form.height)
    let isCut = form.height > room.height + 0.01
    if isCut { builder.beginClip(room, Corners(top: 0, bottom: bottom, curve: .continuous)) }
    form.draw(at: Point(room.minX, room.minY), into: &builder)
    if isCut { builder.endClip() }
    screen.drawForeground(into: &builder)
    return builder.scene(of: dialog, on: platform, setting.words)
  }

  /// The handle at the upper edge of a sheet of any height.
  static func drawHandle(in sheet: Rect, into builder: inout SceneBuilder) {
    builder.rounded(
      Rect(sheet.midX - handle.width / 2, sheet.minY + handleTop, handle.width, handle.height),
      .circular(handle.height / 2), .handle)
  }
}
