import Dialogs

/// A modal view of iPadOS: a form sheet in the middle of the dimmed screen.
struct IPadOSModal {
  var radius: Double
  var form: AppleFormFigures
  var barHeight: Double
  /// Draws the bar in its frame.
  var drawBar: (Dialog, Rect, inout SceneBuilder) -> Void

  /// The sheet of iPadOS 13 to 18; its radius is an estimate.
  static var ios13: IPadOSModal {
    IPadOSModal(radius: 10, form: .ios13, barHeight: AppleModalBar.height) { AppleModalBar.draw($0, in: $1, into: &$2) }
  }

  /// Estimates.
  static let (width, height) = (540.0, 620.0)
  private static let bottomMargin = 32.0
  private static let cropMargin = 40.0

  func scene(of dialog: Dialog, on platform: Platform, _ setting: Setting, _ look: any ScreenLook) -> Scene {
    let device = setting.device
    let width = min(Self.width, device.size.width)
    let rows = AppleForm(dialog, form, textSize: setting.textSize, width: width)
    let content = barHeight + rows.height + Self.bottomMargin
    // A crop omits the empty part of the sheet.
    let height = setting.stage == .device ? Self.height : min(content, Self.height)
    let screen =
      switch setting.stage {
      case .device: Screen(look, device: device, bar: dialog.bar)
      case .crop:
        Screen(
          look, device: device, bar: dialog.bar, .middle, width: width + 2 * Self.cropMargin,
          height: height + 2 * Self.cropMargin)
      }
    var builder = SceneBuilder(screen)
    screen.drawBackdrop(into: &builder)
    let middle = setting.stage == .device ? screen.frame.midY : screen.content.midY
    let sheet = Rect(screen.frame.midX - width / 2, middle - height / 2, width, height)
    builder.rounded(sheet, .continuous(radius), .formPage)
    builder.box(.panel, sheet)
    drawBar(dialog, Rect(sheet.minX, sheet.minY, width, barHeight), &builder)
    let room = Rect(sheet.minX, sheet.minY + barHeight, width, height - barHeight)
    builder.scrollArea(.text, room, contentHeight: rows.height)
    let isCut = rows.height > room.height + 0.01
    if isCut { builder.beginClip(room, Corners(top: 0, bottom: radius, curve: .continuous)) }
    rows.draw(at: Point(room.minX, room.minY), into: &builder)
    if isCut { builder.endClip() }
    screen.drawForeground(into: &builder)
    return builder.scene(of: dialog, on: platform, setting.words)
  }
}
