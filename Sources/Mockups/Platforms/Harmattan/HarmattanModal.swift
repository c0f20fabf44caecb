import Dialogs

/// Harmattan's screens that save: a sheet with buttons in its header, or an ordinary page with Back.
enum HarmattanModal {
  static let toolbarHeight = 70.0
  static let headerButton = Size(156, 42)
  static let headerMargin = 15.0

  static func scene(
    of dialog: Dialog, on platform: Platform, _ setting: Setting, _ look: HarmattanScreenLook
  ) -> Scene {
    let device = setting.device
    let isAutomatic = dialog.confirmation?.value == .automatic
    // A sheet has its title in its content, a page in its header.
    let form = HarmattanForm(dialog, width: device.size.width, title: isAutomatic ? nil : dialog.title?.value)
    let toolbar = isAutomatic ? toolbarHeight : 0
    let bar = Screen.Bar()
    let screen =
      switch setting.stage {
      case .device: Screen(look, device: device, bar: bar)
      case .crop:
        Screen(
          look, device: device, bar: bar, .middle, width: device.size.width, height: form.height + 24 + toolbar)
      }
    var builder = SceneBuilder(screen)
    screen.drawBackdrop(scrim: nil, into: &builder)
    builder.box(.panel, screen.frame)
    let content = screen.content
    let header = Rect(content.minX, content.minY - look.barHeight, content.width, look.barHeight)
    if isAutomatic {
      if let title = dialog.title?.value {
        let block = HarmattanScreenLook.drawTitle(title, in: header, into: &builder)
        builder.box(.title, header, block)
      }
    } else {
      drawHeader(dialog, in: header, into: &builder)
    }
    let room = Rect(content.minX, content.minY, content.width, content.height - toolbar)
    builder.scrollArea(.text, room, contentHeight: form.height)
    let isCut = form.height > room.height + 0.01
    if isCut { builder.beginClip(room) }
    form.draw(at: Point(room.minX, room.minY), into: &builder)
    if isCut { builder.endClip() }
    if isAutomatic {
      let frame = Rect(content.minX, content.maxY - toolbar, content.width, toolbar)
      drawToolbar(dialog, in: frame, bottom: screen.lowerRadius, into: &builder)
    }
    screen.drawForeground(into: &builder)
    return builder.scene(of: dialog, on: platform, setting.words)
  }

  /// Cancel at the leading end and the confirming button at the other; it is bright when there is something to
  /// confirm.
  private static func drawHeader(_ dialog: Dialog, in header: Rect, into builder: inout SceneBuilder) {
    for (button, part, isLeading) in [
      (dialog.navigation?.leading, SceneBox.Part.leading, true), (dialog.navigation?.trailing, .trailing, false),
    ] {
      guard let button else { continue }
      let label = TextBlock.label(
        button.label.value, TextStyle(.pureBold, size: 20), pitch: 26, width: headerButton.width - 20,
        minimumScale: 0.8)
      let frame = Rect(
        isLeading ? header.minX + headerMargin : header.maxX - headerMargin - headerButton.width,
        header.midY - headerButton.height / 2, headerButton.width, headerButton.height)
      let isAccent = !isLeading && button.isEnabled && !dialog.isCancel(button)
      builder.rounded(frame, .circular(17), isAccent ? .pureAccentButton : .pureLightButton)
      builder.add(.border(frame.inset(0.5), .circular(17), width: 1, .pureLightRim))
      builder.text(
        label, x: frame.midX - label.width / 2, baseline: frame.midY - label.height / 2 + label.firstBaseline,
        button.isEnabled ? (isAccent ? .pureWhite : .label) : .disabled)
      builder.box(part, frame, label)
    }
  }

  private static func drawToolbar(
    _ dialog: Dialog, in frame: Rect, bottom: Double, into builder: inout SceneBuilder
  ) {
    builder.rounded(frame, Corners(top: 0, bottom: bottom), .pureToolbar)
    builder.rectangle(frame.minX, frame.minY, frame.width, 1, .pureHeaderLine)
    if dialog.navigation?.leading != nil {
      let center = Point(frame.minX + 42, frame.midY)
      var arrow = Path()
      arrow.move(center.x + 14, center.y)
      arrow.line(center.x - 13, center.y)
      arrow.move(center.x - 2, center.y - 11)
      arrow.line(center.x - 14, center.y)
      arrow.line(center.x - 2, center.y + 11)
      builder.add(.stroke(arrow, width: 4.5, .glyph))
      builder.box(.leading, Rect(frame.minX, frame.minY, 84, frame.height))
    }
    // An automatic screen needs no button here, but one given by the author is shown.
    guard let trailing = dialog.navigation?.trailing else { return }
    let label = TextBlock.label(
      trailing.label.value, TextStyle(.pureBold, size: 20), pitch: 26, width: headerButton.width - 20,
      minimumScale: 0.8)
    let button = Rect(
      frame.maxX - headerMargin - headerButton.width, frame.midY - headerButton.height / 2, headerButton.width,
      headerButton.height)
    builder.rounded(button, .circular(17), .pureLightButton)
    builder.add(.border(button.inset(0.5), .circular(17), width: 1, .pureLightRim))
    builder.text(
      label, x: button.midX - label.width / 2, baseline: button.midY - label.height / 2 + label.firstBaseline,
      trailing.isEnabled ? .label : .disabled)
    builder.box(.trailing, button, label)
  }
}
