import Dialogs

/// A modal view of iPadOS 13 to 18: a form sheet in the middle of the dimmed screen.
enum IPadOSModal {
  private static let width = 540.0
  private static let height = 620.0
  private static let radius = 10.0
  private static let bottomMargin = 32.0
  private static let cropMargin = 40.0

  static func scene(of dialog: Dialog, on platform: Platform, _ setting: Setting, _ look: any ScreenLook) -> Scene {
    let device = setting.device
    let width = min(Self.width, device.size.width)
    let form = AppleForm(dialog, textSize: setting.textSize, width: width)
    let content = AppleModalBar.height + form.height + bottomMargin
    // A crop omits the empty part of the sheet.
    let height = setting.stage == .device ? Self.height : min(content, Self.height)
    let screen =
      switch setting.stage {
      case .device: Screen(look, device: device, bar: dialog.bar)
      case .crop:
        Screen(
          look, device: device, bar: dialog.bar, .middle, width: width + 2 * cropMargin,
          height: height + 2 * cropMargin)
      }
    var builder = SceneBuilder(screen)
    screen.drawBackdrop(into: &builder)
    let middle = setting.stage == .device ? screen.frame.midY : screen.content.midY
    let sheet = Rect(screen.frame.midX - width / 2, middle - height / 2, width, height)
    builder.rounded(sheet, .continuous(radius), .formPage)
    builder.box(.panel, sheet)
    AppleModalBar.draw(dialog, in: Rect(sheet.minX, sheet.minY, width, AppleModalBar.height), into: &builder)
    let room = Rect(sheet.minX, sheet.minY + AppleModalBar.height, width, height - AppleModalBar.height)
    builder.scrollArea(.text, room, contentHeight: form.height)
    let isCut = form.height > room.height + 0.01
    if isCut { builder.beginClip(room, Corners(top: 0, bottom: radius, curve: .continuous)) }
    form.draw(at: Point(room.minX, room.minY), into: &builder)
    if isCut { builder.endClip() }
    screen.drawForeground(into: &builder)
    return builder.scene(of: dialog, on: platform, setting.words)
  }
}
