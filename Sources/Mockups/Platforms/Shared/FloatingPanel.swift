import Dialogs

/// A measured alert that floats in the middle of the screen, as on all phones and tablets.
protocol FloatingPanel {
  var width: Double { get }
  /// With its text and buttons cut to the available space.
  var height: Double { get }

  /// Draws the panel with its upper left corner at a point.
  func draw(at origin: Point, into builder: inout SceneBuilder)
}

extension FloatingPanel {
  /// A scene with the panel in the middle of the safe area, or on a card.
  ///
  /// - Parameters:
  ///   - cardWidth: the minimum width of a crop.
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
  /// The bar of the screen behind, if the author names that screen.
  var bar: Screen.Bar? { screen.map { Screen.Bar(title: $0.value) } }
}

extension Dialog.TextField {
  /// The entered text, hidden in a secure field; empty if there is none.
  var shownValue: String {
    guard let value = value?.value else { return "" }
    return isSecure ? String(repeating: "•", count: min(value.count, 24)) : value
  }
}

extension SceneBuilder {
  /// Draws the text of a dialog.
  ///
  /// If it needs more space than available, it scrolls, with an indicator at the trailing edge.
  ///
  /// - Parameters:
  ///   - clip: the visible area with its corners; nil for the room itself.
  ///   - track: the area of the indicator; nil for the room itself.
  ///   - draw: lays out the text as if there were space for all.
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

  /// A title or message, if present, and its box.
  ///
  /// - Parameters:
  ///   - x: the left edge of the width that the block was wrapped to.
  ///   - ascent: from the upper edge of the box to the first baseline; nil for that of the block.
  ///   - room: the area outside of which it is not visible.
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
  ///   - baseline: the baseline of the first line of the label; nil to center the block.
  ///   - room: the area outside of which the button is not visible.
  mutating func button(
    _ index: Int, _ label: TextBlock, in frame: Rect, baseline: Double? = nil, _ role: PaintRole, within room: Rect
  ) {
    text(
      label, x: frame.midX - label.width / 2, baseline: baseline ?? frame.midY - label.height / 2 + label.firstBaseline,
      role)
    box(.button(index), frame, label, isVisible: frame.maxY <= room.maxY + 0.5)
  }
}
