import Dialogs

/// A measured alert that floats in the middle of the screen, as on phones and tablets of all times.
protocol FloatingPanel {
  var width: Double { get }
  /// With its text and buttons cut to the room that there is.
  var height: Double { get }

  /// Draws the panel with its upper left corner at a point.
  func draw(at origin: Point, into builder: inout SceneBuilder)
}

extension FloatingPanel {
  /// A scene with the panel in the middle of the safe area, or on a card.
  ///
  /// - Parameters:
  ///   - cardWidth: that a crop needs at least.
  ///   - margin: dimmed screen above and below the panel in a crop.
  ///   - scrim: how the screen is dimmed.
  func scene(
    of dialog: Dialog, on platform: Platform, _ setting: Setting, _ look: any ScreenLook, cardWidth: Double = 0,
    margin: Double, scrim: PaintRole = .scrim
  ) -> Scene {
    let device = setting.device
    let screen: Screen
    let middle: Double
    switch setting.stage {
    case .device:
      screen = Screen(look, device: device, bar: dialog.bar)
      middle = screen.frame.minY + (device.safeArea.top + device.size.height - device.safeArea.bottom) / 2
    case .crop:
      screen = Screen(
        look, device: device, bar: dialog.bar, .middle, width: cardWidth, height: height + 2 * margin)
      middle = screen.content.midY
    }
    var builder = SceneBuilder(screen)
    screen.drawBackdrop(scrim: scrim, into: &builder)
    draw(at: Point(screen.frame.midX - width / 2, middle - height / 2), into: &builder)
    screen.drawForeground(into: &builder)
    return builder.scene(of: dialog, on: platform, setting.words)
  }
}

extension Dialog {
  /// The bar of the screen behind, where the author names that screen.
  var bar: Screen.Bar? { screen.map { Screen.Bar(title: $0.value) } }
}

extension Dialog.TextField {
  /// What has been entered, hidden where the field is a secure one; empty where nothing has.
  var shownValue: String {
    guard let value = value?.value else { return "" }
    return isSecure ? String(repeating: "•", count: min(value.count, 24)) : value
  }
}

extension SceneBuilder {
  /// Draws a dialog’s text, which may need more room than there is: it scrolls, with an indicator at the trailing edge.
  ///
  /// - Parameters:
  ///   - clip: where text that is cut ends, and its corners; nil for the room itself.
  ///   - track: the room of the indicator; nil for the room itself.
  ///   - draw: lays the text out as if there were room for all.
  mutating func scrollingText(
    in room: Rect, contentHeight: Double, clip: (rect: Rect, corners: Corners)? = nil, track: Rect? = nil,
    _ draw: (inout SceneBuilder) -> Void
  ) {
    scrollArea(.text, room, contentHeight: contentHeight)
    let scrolls = contentHeight > room.height + 0.01
    if scrolls { beginClip(clip?.rect ?? room, clip?.corners ?? .square) }
    draw(&self)
    guard scrolls else { return }
    endClip()
    scroller(in: track ?? room, contentHeight: contentHeight)
  }

  /// A title or message, where there is one, and its box.
  ///
  /// - Parameters:
  ///   - x: the left edge of the width that the block was wrapped to.
  ///   - ascent: from the box’s upper edge to the first baseline; nil for the block’s own.
  ///   - room: beyond which it does not show.
  mutating func passage(
    _ part: SceneBox.Part, _ block: TextBlock, x: Double, baseline: Double, ascent: Double? = nil, _ role: PaintRole,
    _ alignment: Alignment = .center, within room: Rect
  ) {
    guard !block.isEmpty else { return }
    text(block, x: x, baseline: baseline, role, alignment)
    let frame = Rect(x, baseline - (ascent ?? block.firstBaseline), block.width, block.height)
    box(part, frame, block, isVisible: frame.maxY <= room.maxY + 0.5)
  }

  /// The label of a button in the middle of its frame, and its box.
  ///
  /// - Parameters:
  ///   - baseline: of the label’s first line; nil for that of a block in the middle.
  ///   - room: beyond which the button does not show.
  mutating func button(
    _ index: Int, _ label: TextBlock, in frame: Rect, baseline: Double? = nil, _ role: PaintRole, within room: Rect
  ) {
    text(
      label, x: frame.midX - label.width / 2, baseline: baseline ?? frame.midY - label.height / 2 + label.firstBaseline,
      role)
    box(.button(index), frame, label, isVisible: frame.maxY <= room.maxY + 0.5)
  }
}
