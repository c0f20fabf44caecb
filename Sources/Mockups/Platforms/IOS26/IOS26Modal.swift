import Dialogs

/// A modal view of iOS 26: a sheet up to the status area with round glass buttons in its bar.
enum IOS26Modal {
  /// Estimates.
  static let (radius, barHeight) = (36.0, 68.0)
  private static let bottomMargin = 36.0
  private static let cropTop = 24.0
  static let capsuleHeight = 44.0
  private static let margin = 16.0
  /// Of a sheet at half of the height; estimates.
  static let (mediumInset, mediumRadius) = (8.0, 34.0)

  static func scene(of dialog: Dialog, on platform: Platform, _ setting: Setting, _ look: any ScreenLook) -> Scene {
    if dialog.detent?.value == .medium {
      let sheet = AppleDetentSheet(
        inset: mediumInset, radius: mediumRadius, form: .ios26, barHeight: barHeight, bottomMargin: bottomMargin
      ) { drawBar($0, in: $1, into: &$2) }
      return sheet.scene(of: dialog, on: platform, setting, look)
    }
    let device = setting.device
    let form = AppleForm(dialog, .ios26, textSize: setting.textSize, width: device.size.width)
    let content = barHeight + form.height + bottomMargin
    let screen =
      switch setting.stage {
      case .device: Screen(look, device: device, bar: nil)
      case .crop: Screen(look, device: device, bar: nil, .middle, height: cropTop + content)
      }
    var builder = SceneBuilder(screen)
    screen.drawBackdrop(into: &builder)
    let frame = screen.frame
    let top = frame.minY + (setting.stage == .device ? device.safeArea.top : cropTop)
    let card = Rect(frame.minX, top, frame.width, frame.maxY - top)
    builder.rounded(card, Corners(top: radius, bottom: screen.lowerRadius, curve: .continuous), .formPage)
    builder.box(.panel, card)
    if dialog.detent != nil { AppleDetentSheet.drawHandle(in: card, into: &builder) }
    drawBar(dialog, in: Rect(card.minX, card.minY, card.width, barHeight), into: &builder)
    let room = Rect(card.minX, card.minY + barHeight, card.width, card.height - barHeight)
    builder.scrollArea(.text, room, contentHeight: form.height)
    let isCut = form.height > room.height + 0.01
    if isCut { builder.beginClip(room, Corners(top: 0, bottom: screen.lowerRadius, curve: .continuous)) }
    form.draw(at: Point(room.minX, room.minY), into: &builder)
    if isCut { builder.endClip() }
    screen.drawForeground(into: &builder)
    return builder.scene(of: dialog, on: platform, setting.words)
  }

  static func drawBar(_ dialog: Dialog, in bar: Rect, into builder: inout SceneBuilder) {
    var (leadingRoom, trailingRoom) = (margin, margin)
    let middle = bar.midY + 2
    if let leading = dialog.navigation?.leading {
      let circle = Rect(bar.minX + margin, middle - capsuleHeight / 2, capsuleHeight, capsuleHeight)
      builder.rounded(circle, .circular(capsuleHeight / 2), .group)
      builder.add(
        .stroke(
          dialog.goesBack(leading) ? chevron(Point(circle.midX, circle.midY)) : cross(Point(circle.midX, circle.midY)),
          width: 2.2, .glyph))
      builder.box(.leading, circle)
      leadingRoom += capsuleHeight + 8
    }
    if let trailing = dialog.navigation?.trailing {
      let label = TextBlock.label(
        trailing.label.value, .apple(.sanFranciscoSemibold, 17), pitch: 22, width: bar.width / 2 - 40, minimumScale: 1)
      let width = max(label.inkWidth + 32, capsuleHeight)
      let capsule = Rect(bar.maxX - margin - width, middle - capsuleHeight / 2, width, capsuleHeight)
      builder.rounded(
        capsule, .circular(capsuleHeight / 2), trailing.isEnabled ? .tintedCapsule : .group)
      builder.text(
        label, x: capsule.midX - label.width / 2, baseline: capsule.midY - label.height / 2 + label.firstBaseline,
        trailing.isEnabled ? .onTint : .disabled)
      builder.box(.trailing, capsule, label)
      trailingRoom += width + 8
    }
    guard let title = dialog.title?.value else { return }
    let style = TextStyle.apple(.sanFranciscoSemibold, 17)
    let room = bar.titleRoom(
      for: TextMetrics.width(of: title, style), leading: leadingRoom, trailing: trailingRoom)
    let block = TextBlock.label(title, style, pitch: 22, width: room.width, minimumScale: 1)
    builder.text(block, x: room.minX, baseline: middle - block.height / 2 + block.firstBaseline, .label)
    builder.box(.title, Rect(room.minX, middle - 11, block.width, 22), block)
  }

  private static func cross(_ center: Point) -> Path {
    var path = Path()
    path.move(center.x - 6, center.y - 6)
    path.line(center.x + 6, center.y + 6)
    path.move(center.x + 6, center.y - 6)
    path.line(center.x - 6, center.y + 6)
    return path
  }

  private static func chevron(_ center: Point) -> Path {
    var path = Path()
    path.move(center.x + 3, center.y - 7.5)
    path.line(center.x - 4, center.y)
    path.line(center.x + 3, center.y + 7.5)
    return path
  }
}
