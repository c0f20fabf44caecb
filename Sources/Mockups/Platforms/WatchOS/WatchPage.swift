import Dialogs

/// A dialog on a watch, measured: a separate page on which text and buttons scroll together.
struct WatchPage {
  /// From the top of the screen to the end of the page.
  let height: Double

  private let dialog: Dialog
  private let figures: WatchFigures
  private let width: Double
  private let title: TextBlock
  private let message: TextBlock
  /// The canceling button of a sheet is in the strip with the clock.
  private let cancel: Int?
  private let labels: [(index: Int, label: TextBlock)]
  private let isRow: Bool
  private let textHeight: Double

  init(_ dialog: Dialog, _ figures: WatchFigures, textSize: Dialog.TextSize, width: Double) {
    self.dialog = dialog
    self.figures = figures
    self.width = width
    // Text sizes on a watch end at about one and a half times the default.
    let growth = min(DynamicType.body.size(at: textSize) / 17, 1.5)
    let size = figures.titleSize * growth
    let inner = width - 2 * figures.textMargin
    let pitch = figures.pitch * growth
    title = TextBlock(dialog.title?.value, .apple(.sanFranciscoSemibold, size), pitch: pitch, width: inner)
    message = TextBlock(dialog.message?.value, .apple(.sanFranciscoRegular, size), pitch: pitch, width: inner)
    let cancel = dialog.kind.value == .actionSheet ? dialog.cancelIndex : nil
    self.cancel = cancel
    let style = TextStyle.apple(.sanFranciscoRegular, size)
    let shown = dialog.buttons.indices.filter { $0 != cancel }
    let full = width - 2 * figures.sideMargin
    let half = (full - figures.buttonGap) / 2
    let isRow =
      shown.count == 2 && dialog.kind.value == .alert
      && shown.allSatisfy { TextMetrics.width(of: dialog.buttons[$0].label.value, style) <= half - 16 }
    self.isRow = isRow
    labels = shown.map { index in
      let room = (isRow ? half : full) - 12
      return (
        index, .label(dialog.buttons[index].label.value, style, pitch: pitch, width: room, minimumScale: 0.7)
      )
    }
    let text = title.height + message.height + (title.isEmpty || message.isEmpty ? 0 : 3)
    textHeight = text > 0 ? text + 10 : 0
    let rows = Double(isRow ? 1 : labels.count)
    height =
      figures.strip + 4 + textHeight + rows * figures.buttonHeight + max(rows - 1, 0) * figures.buttonGap
      + figures.bottomMargin
  }

  func draw(in screen: Rect, corners: Corners, into builder: inout SceneBuilder) {
    builder.box(.panel, screen)
    builder.scrollArea(.text, screen, contentHeight: height)
    let scrolls = height > screen.height + 0.01
    if scrolls { builder.beginClip(screen, corners) }
    drawStrip(in: screen, into: &builder)
    var top = screen.minY + figures.strip + 4
    // The buttons of a short page are at its lower edge.
    let slack = max(screen.height - height, 0)
    for (part, block, role) in [(SceneBox.Part.title, title, PaintRole.label), (.message, message, .secondaryLabel)]
    where !block.isEmpty {
      let box = Rect(screen.minX + figures.textMargin, top, block.width, block.height)
      builder.text(block, x: box.minX, baseline: top + block.firstBaseline, role)
      builder.box(part, box, block, isVisible: box.maxY <= screen.maxY + 0.5)
      top = box.maxY + 3
    }
    top = screen.minY + figures.strip + 4 + textHeight + slack
    drawButtons(from: top, in: screen, radius: scrolls ? figures.scrollingRadius : figures.buttonRadius, &builder)
    if scrolls {
      builder.endClip()
      // Next to the crown, where there is no text.
      let track = Rect(screen.maxX - min(figures.textMargin, 7) + 0.5, screen.minY + figures.strip - 6, 3, 26)
      builder.rounded(track, .circular(1.5), .handle)
      builder.rounded(
        Rect(track.minX, track.minY, 3, max(track.height * screen.height / height, 8)), .circular(1.5), .scroller)
    }
  }

  private func drawStrip(in screen: Rect, into builder: inout SceneBuilder) {
    let style = TextStyle.apple(.sanFranciscoRegular, figures.clockSize)
    let baseline = screen.minY + figures.strip - 8
    builder.text(
      "10:09", style, x: screen.midX, width: screen.width / 2 - figures.stripMargin, baseline: baseline, .status,
      .trailing)
    guard let cancel else { return }
    if let diameter = figures.cancelCircle { return drawCross(cancel, diameter, in: screen, into: &builder) }
    let button = dialog.buttons[cancel]
    let label = TextBlock.label(
      button.label.value, style, pitch: 19, width: screen.width - 2 * figures.stripMargin - 48, minimumScale: 0.7)
    builder.text(label, x: screen.minX + figures.stripMargin, baseline: baseline, button.textRole, .leading)
    builder.box(
      .button(cancel), Rect(screen.minX + figures.stripMargin, screen.minY, label.inkWidth, figures.strip), label)
  }

  private func drawCross(_ cancel: Int, _ diameter: Double, in screen: Rect, into builder: inout SceneBuilder) {
    let circle = Rect(
      screen.minX + figures.stripMargin - 6, screen.minY + (figures.strip - diameter) * 0.8, diameter, diameter)
    let (middle, reach) = (Point(circle.midX, circle.midY), diameter * 0.17)
    var cross = Path()
    for direction in [1.0, -1] {
      cross.move(middle.x - reach, middle.y - direction * reach)
      cross.line(middle.x + reach, middle.y + direction * reach)
    }
    builder.rounded(circle, .circular(diameter / 2), .watchButton)
    builder.add(.stroke(cross, width: 2, .glyph))
    builder.box(.button(cancel), circle)
  }

  private func drawButtons(
    from top: Double, in screen: Rect, radius: Double, _ builder: inout SceneBuilder
  ) {
    let left = screen.minX + figures.sideMargin
    let full = width - 2 * figures.sideMargin
    if isRow {
      // The first button of the list is on the trailing side; the left one dismisses.
      let half = (full - figures.buttonGap) / 2
      draw(1, in: Rect(left, top, half, figures.buttonHeight), screen, radius, &builder)
      draw(0, in: Rect(left + full - half, top, half, figures.buttonHeight), screen, radius, &builder)
      return
    }
    var y = top
    for position in labels.indices {
      draw(position, in: Rect(left, y, full, figures.buttonHeight), screen, radius, &builder)
      y += figures.buttonHeight + figures.buttonGap
    }
  }

  private func draw(
    _ position: Int, in frame: Rect, _ screen: Rect, _ radius: Double, _ builder: inout SceneBuilder
  ) {
    let (index, label) = labels[position]
    builder.rounded(frame, .circular(radius), .watchButton)
    builder.text(
      label, x: frame.midX - label.width / 2, baseline: frame.midY - label.height / 2 + label.firstBaseline,
      dialog.buttons[index].textRole)
    builder.box(.button(index), frame, label, isVisible: frame.maxY <= screen.maxY + 0.5)
  }
}
