import Dialogs

/// A modal view on the web.
///
/// A cross is at the trailing end of its title, or an arrow before it if the button goes back; below the form is the
/// button that completes the task. On a phone, it is as large as the screen.
enum WebModal {
  private typealias Figures = WebFigures
  private static let crossSize = 44.0
  private static let titleToForm = 16.0

  static func scene(
    of dialog: Dialog, on platform: Platform, _ setting: Setting, _ look: any ScreenLook, isPhone: Bool
  ) -> Scene {
    let device = setting.device
    let scale = WebScale.of(setting.textSize)
    let shape = WebShape(platform.design)
    let width = isPhone ? device.size.width : min(Figures.modalWidth, device.size.width - 2 * Figures.screenMargin)
    let inner = width - 2 * Figures.padding
    let title =
      dialog.title.map { title in
        TextBlock.label(
          title.value, WebType.title.style(scale), pitch: WebType.title.line(scale), width: inner - crossSize,
          maximumLines: 3)
      } ?? WebType.title.block(nil, scale, width: inner - crossSize)
    let form = WebForm(dialog, shape, scale: scale, width: inner)
    let head = max(title.height, 28) + titleToForm
    let footer = dialog.navigation?.trailing == nil ? 0 : Figures.bodyToButtons + Figures.buttonHeight
    let content = 2 * Figures.padding + head + form.height + footer
    let most =
      device.size.height - device.safeArea.top - device.safeArea.bottom - (isPhone ? 0 : 2 * Figures.cropMargin)
    // A form scrolls, but some of it always shows.
    let least = content - form.height + min(form.height, Figures.fieldHeight)
    let height = isPhone && setting.stage == .device ? max(most, least) : max(min(content, most), least)
    let screen = Self.screen(dialog, look, setting, Size(width, height), isPhone: isPhone)
    var builder = SceneBuilder(screen)
    screen.drawBackdrop(page: isPhone ? .panel : .page, scrim: isPhone ? nil : .scrim, into: &builder)
    let frame = panel(on: screen, setting, Size(width, height), isPhone: isPhone)
    if !isPhone {
      builder.add(
        .blurred(
          Rect(frame.x, frame.y + 8, frame.width, frame.height), .circular(shape.radius), deviation: 14, .shadow))
      builder.rounded(frame, .circular(shape.radius), .panel)
    }
    builder.box(.panel, frame)
    let inside = frame.inset(Figures.padding)
    drawHead(dialog, title, in: inside, into: &builder)
    let room = Rect(inside.minX, inside.minY + head, inside.width, inside.height - head - footer)
    builder.scrollArea(.text, room, contentHeight: form.height)
    let isCut = form.height > room.height + 0.01
    if isCut { builder.beginClip(room.inset(-2, 0)) }
    form.draw(at: Point(room.minX, room.minY), into: &builder)
    if isCut { builder.endClip() }
    drawFooter(dialog, shape, scale, in: inside, isPhone: isPhone, into: &builder)
    screen.drawForeground(into: &builder)
    return builder.scene(of: dialog, on: platform, setting.words)
  }

  private static func screen(
    _ dialog: Dialog, _ look: any ScreenLook, _ setting: Setting, _ size: Size, isPhone: Bool
  ) -> Screen {
    let device = setting.device
    let bar = isPhone ? nil : dialog.bar
    return switch setting.stage {
    case .device: Screen(look, device: device, bar: bar)
    case .crop where isPhone: Screen(look, device: device, bar: nil, .middle, width: size.width, height: size.height)
    case .crop:
      Screen(
        look, device: device, bar: bar, .middle, width: size.width + 2 * Figures.cropMargin,
        height: size.height + 2 * Figures.cropMargin)
    }
  }

  private static func panel(on screen: Screen, _ setting: Setting, _ size: Size, isPhone: Bool) -> Rect {
    let top = setting.stage == .device ? setting.device.safeArea.top : 0
    if isPhone { return Rect(screen.frame.minX, screen.frame.minY + top, size.width, size.height) }
    let middle =
      setting.stage == .device
      ? screen.frame.minY + (top + screen.frame.height - setting.device.safeArea.bottom) / 2 : screen.content.midY
    return Rect(screen.frame.midX - size.width / 2, middle - size.height / 2, size.width, size.height)
  }

  private static func drawHead(
    _ dialog: Dialog, _ title: TextBlock, in inside: Rect, into builder: inout SceneBuilder
  ) {
    let goesBack = dialog.navigation?.leading.map(dialog.goesBack) ?? false
    if !title.isEmpty {
      let left = inside.minX + (goesBack ? 32 : 0)
      builder.text(title, x: left, baseline: inside.minY + title.firstBaseline, .label, .leading)
      builder.box(.title, Rect(left, inside.minY, title.width, title.height), title)
    }
    guard let leading = dialog.navigation?.leading else { return }
    // The symbol is in line with the text at the edge; its target reaches beyond.
    let center = Point(goesBack ? inside.minX + 8 : inside.maxX - 8, inside.minY + 14)
    builder.add(
      .stroke(goesBack ? arrow(at: center) : .cross(at: center), width: 2, leading.isEnabled ? .glyph : .fieldBorder))
    builder.box(.leading, Rect(center.x - crossSize / 2, center.y - crossSize / 2, crossSize, crossSize))
  }

  private static func arrow(at center: Point) -> Path {
    var path = Path()
    path.move(center.x + 7, center.y)
    path.line(center.x - 7, center.y)
    path.move(center.x - 1, center.y - 6)
    path.line(center.x - 7, center.y)
    path.line(center.x - 1, center.y + 6)
    return path
  }

  private static func drawFooter(
    _ dialog: Dialog, _ shape: WebShape, _ scale: Double, in inside: Rect, isPhone: Bool,
    into builder: inout SceneBuilder
  ) {
    guard let trailing = dialog.navigation?.trailing else { return }
    let label = WebType.button.label(trailing.label.value, scale, width: inside.width - 2 * Figures.buttonPadding)
    let width =
      isPhone ? inside.width : max(label.inkWidth + 2 * Figures.buttonPadding, Figures.buttonMinimumWidth)
    let left = shape.isPrimaryFirst ? inside.minX : inside.maxX - width
    let frame = Rect(left, inside.maxY - Figures.buttonHeight, width, Figures.buttonHeight)
    WebButton.draw(trailing, shape, isPrimary: true, in: frame, &builder)
    builder.text(
      label, x: frame.midX - label.width / 2, baseline: frame.midY - label.height / 2 + label.firstBaseline,
      WebButton.textRole(trailing, isPrimary: true))
    builder.box(.trailing, frame, label)
  }
}

/// How much larger text is in a browser.
enum WebScale {
  /// A browser enlarges text as Android does, up to twice its size, but all text alike.
  static func of(_ size: Dialog.TextSize) -> Double { FontScale(size).size(12) / 12 }
}
