import Dialogs

/// A modal view of iOS 13 to 18: a card over the page behind, which is scaled down.
enum IOSModal {
  static let radius = 10.0
  /// The visible height of the page behind, above the card.
  static let peek = 10.0
  /// Scale of the page behind.
  static let recession = 0.9165
  private static let bottomMargin = 32.0
  /// Distance above the page behind in a crop.
  private static let cropTop = 12.0

  static func scene(of dialog: Dialog, on platform: Platform, _ setting: Setting, _ look: any ScreenLook) -> Scene {
    if dialog.detent?.value == .medium {
      let sheet = AppleDetentSheet(
        inset: 0, radius: radius, form: .ios13, barHeight: AppleModalBar.height, bottomMargin: bottomMargin
      ) { AppleModalBar.draw($0, in: $1, into: &$2) }
      return sheet.scene(of: dialog, on: platform, setting, look)
    }
    let device = setting.device
    let form = AppleForm(dialog, textSize: setting.textSize, width: device.size.width)
    let content = AppleModalBar.height + form.height + bottomMargin
    let screen =
      switch setting.stage {
      case .device: Screen(look, device: device, bar: nil)
      case .crop: Screen(look, device: device, bar: nil, .middle, height: cropTop + peek + content)
      }
    var builder = SceneBuilder(screen)
    let frame = screen.frame
    let top = frame.minY + (setting.stage == .device ? device.safeArea.top : cropTop) + peek
    let inset = frame.width * (1 - recession) / 2
    // The color of the card covers its whole area, so that nothing darker shows at its lower corners.
    screen.drawBackdrop(page: .formPage, scrim: nil, into: &builder) { builder in
      builder.rounded(
        Rect(frame.minX, frame.minY, frame.width, top + radius - frame.minY),
        Corners(top: screen.upperRadius, bottom: 0, curve: .continuous), .recess)
      builder.rounded(
        Rect(frame.minX + inset, top - peek, frame.width - 2 * inset, 2 * peek + radius),
        Corners(top: radius, bottom: 0, curve: .continuous), .recessedPage)
    }
    let card = Rect(frame.minX, top, frame.width, frame.maxY - top)
    let corners = Corners(top: radius, bottom: screen.lowerRadius, curve: .continuous)
    builder.rounded(card, corners, .formPage)
    builder.box(.panel, card)
    if dialog.detent != nil { AppleDetentSheet.drawHandle(in: card, into: &builder) }
    AppleModalBar.draw(dialog, in: Rect(card.minX, card.minY, card.width, AppleModalBar.height), into: &builder)
    let room = Rect(card.minX, card.minY + AppleModalBar.height, card.width, card.height - AppleModalBar.height)
    builder.scrollArea(.text, room, contentHeight: form.height)
    let isCut = form.height > room.height + 0.01
    if isCut { builder.beginClip(room, Corners(top: 0, bottom: screen.lowerRadius, curve: .continuous)) }
    form.draw(at: Point(room.minX, room.minY), into: &builder)
    if isCut { builder.endClip() }
    screen.drawForeground(status: .statusOnDark, into: &builder)
    return builder.scene(of: dialog, on: platform, setting.words)
  }
}
