import Dialogs

/// Figures of the alert of iPhone OS 2 to iOS 6, in points (SSGentleAlertView, TJAlertView, TSAlertView).
enum IPhoneOSAlertFigures {
  static let width = 276.0
  static let radius = 10.5
  static let glossHeight = 27.0
  /// Where the gloss ends at the sides; its lower edge is a shallow arc.
  static let glossSide = 14.0
  static let textInset = 14.0
  static let firstBaseline = 35.0
  static let titleSize = 18.0
  static let titlePitch = 22.0
  static let messageSize = 16.0
  static let messagePitch = 20.0
  static let titleToMessage = 27.0
  static let textToButtons = 21.0
  static let buttonHeight = 43.0
  static let buttonRadius = 5.0
  static let buttonGap = 8.0
  static let buttonInset = 11.0
  static let bottomMargin = 15.0
  static let screenMargin = 14.0
  /// Minimum space for long text above many buttons.
  static let minimumTextRoom = 106.0
}

/// The alert of iPhone OS 3: dark blue glass, measured.
///
/// In a row of two, the left button is dark and the right one is light; a single button is light; in a stack, the
/// canceling button is dark.
struct IPhoneOSAlertPanel: FloatingPanel {
  var width: Double { Figures.width }
  let height: Double

  private typealias Figures = IPhoneOSAlertFigures
  private let dialog: Dialog
  private let title: TextBlock
  private let message: TextBlock
  private let labels: [TextBlock]
  private let isRow: Bool
  private let messageBaseline: Double
  private let textHeight: Double
  private let textRoom: Double
  private let buttonsHeight: Double
  private let buttonRoom: Double

  init(_ dialog: Dialog, maximumHeight: Double) {
    self.dialog = dialog
    let inner = Figures.width - 2 * Figures.textInset
    title = TextBlock(
      dialog.title?.value, TextStyle(.helveticaBold, size: Figures.titleSize), pitch: Figures.titlePitch, width: inner)
    message = TextBlock(
      dialog.message?.value, TextStyle(.helveticaRegular, size: Figures.messageSize), pitch: Figures.messagePitch,
      width: inner)
    // A label in a row can have 14 points instead of 18; longer ones make a stack.
    let half = Self.buttonWidth(isRow: true) - 12
    isRow =
      dialog.buttons.count == 2
      && dialog.buttons.allSatisfy {
        TextMetrics.width(of: $0.label.value, TextStyle(.helveticaBold, size: 14)) <= half
      }
    let buttonWidth = Self.buttonWidth(isRow: isRow)
    labels = dialog.buttons.map { button in
      TextBlock.label(
        button.label.value, TextStyle(.helveticaBold, size: 18), pitch: 22, width: buttonWidth - 12, minimumScale: 0.6)
    }
    messageBaseline =
      Figures.firstBaseline + (title.isEmpty ? -2 : title.depth + Figures.titleToMessage)
    let last = message.isEmpty ? Figures.firstBaseline + title.depth : messageBaseline + message.depth
    textHeight = last + Figures.textToButtons
    let rows = Double(isRow ? 1 : labels.count)
    buttonsHeight = rows * Figures.buttonHeight + max(rows - 1, 0) * Figures.buttonGap
    let room = maximumHeight - Figures.bottomMargin
    textRoom = min(textHeight, max(room - buttonsHeight, Figures.minimumTextRoom))
    buttonRoom = min(buttonsHeight, max(room - textRoom, 1.5 * Figures.buttonHeight))
    height = textRoom + buttonRoom + Figures.bottomMargin
  }

  private static func buttonWidth(isRow: Bool) -> Double {
    let room = Figures.width - 2 * Figures.buttonInset
    return isRow ? (room - Figures.buttonGap) / 2 : room
  }

  func draw(at origin: Point, into builder: inout SceneBuilder) {
    let frame = Rect(origin.x, origin.y, Figures.width, height)
    drawGlass(frame, into: &builder)
    builder.box(.panel, frame)
    let room = Rect(origin.x, origin.y, Figures.width, textRoom)
    let scrolls = textHeight > textRoom + 0.01
    builder.scrollArea(.text, room, contentHeight: textHeight)
    if scrolls { builder.beginClip(Rect(room.minX, room.minY, room.width, room.height - 8)) }
    let left = origin.x + Figures.textInset
    for (part, block, baseline) in [
      (SceneBox.Part.title, title, Figures.firstBaseline), (.message, message, messageBaseline),
    ] where !block.isEmpty {
      builder.embossed(block, x: left, baseline: origin.y + baseline, .white, shadow: .darkShadow)
      let box = Rect(left, origin.y + baseline - block.firstBaseline, block.width, block.height)
      builder.box(part, box, block, isVisible: box.maxY <= room.maxY + 0.5)
    }
    if scrolls {
      builder.endClip()
      builder.scroller(in: room, contentHeight: textHeight)
    }
    let actions = Rect(
      origin.x + Figures.buttonInset, room.maxY, Figures.width - 2 * Figures.buttonInset, buttonRoom)
    builder.buttons(in: actions, contentHeight: buttonsHeight, margin: Figures.buttonInset) {
      drawButtons(in: actions, into: &$0)
    }
  }

  private func drawGlass(_ frame: Rect, into builder: inout SceneBuilder) {
    builder.add(
      .blurred(Rect(frame.x, frame.y + 4, frame.width, frame.height), .circular(12), deviation: 3, .glassShadow))
    let body = frame.inset(1)
    builder.rounded(body, .circular(Figures.radius - 1), .glassBody)
    let inner = frame.inset(2)
    let radius = Figures.radius - 2
    let (side, low) = (inner.minY + Figures.glossSide, inner.minY + Figures.glossHeight)
    // The middle of the arc is where a cubic with level handles has three quarters of their depth.
    let handle = side + (low - side) * 4 / 3
    var gloss = Path()
    gloss.move(inner.minX, side)
    gloss.line(inner.minX, inner.minY + radius)
    gloss.curve(
      Point(inner.minX, inner.minY + radius * 0.45), Point(inner.minX + radius * 0.45, inner.minY),
      Point(inner.minX + radius, inner.minY))
    gloss.line(inner.maxX - radius, inner.minY)
    gloss.curve(
      Point(inner.maxX - radius * 0.45, inner.minY), Point(inner.maxX, inner.minY + radius * 0.45),
      Point(inner.maxX, inner.minY + radius))
    gloss.line(inner.maxX, side)
    gloss.curve(
      Point(inner.maxX - inner.width / 4, handle), Point(inner.minX + inner.width / 4, handle),
      Point(inner.minX, side))
    gloss.close()
    builder.add(.path(gloss, .glassGloss))
    builder.add(.border(body, .circular(Figures.radius - 1), width: 2, .glassEdge))
  }

  private func drawButtons(in room: Rect, into builder: inout SceneBuilder) {
    let (left, top) = (room.minX, room.minY)
    let width = Self.buttonWidth(isRow: isRow)
    if isRow {
      // The first button of the list is on the right.
      draw(1, in: Rect(left, top, width, Figures.buttonHeight), within: room, isDark: true, into: &builder)
      draw(
        0, in: Rect(left + width + Figures.buttonGap, top, width, Figures.buttonHeight), within: room, isDark: false,
        into: &builder)
      return
    }
    var y = top
    for index in labels.indices {
      let isDark = labels.count > 1 && index == dialog.cancelIndex
      draw(index, in: Rect(left, y, width, Figures.buttonHeight), within: room, isDark: isDark, into: &builder)
      y += Figures.buttonHeight + Figures.buttonGap
    }
  }

  private func draw(
    _ index: Int, in frame: Rect, within room: Rect, isDark: Bool, into builder: inout SceneBuilder
  ) {
    let corners = Corners.circular(Figures.buttonRadius)
    builder.rounded(frame, corners, isDark ? .darkButton : .lightButton)
    builder.add(.border(frame.inset(0.5), corners, width: 1, .buttonRim))
    var shine = Path()
    shine.move(frame.minX + 5, frame.minY + 1.5)
    shine.line(frame.maxX - 5, frame.minY + 1.5)
    builder.add(.stroke(shine, width: 1, .buttonShine))
    let label = labels[index]
    builder.embossed(
      label, x: frame.midX - label.width / 2, baseline: frame.midY - label.height / 2 + label.firstBaseline,
      dialog.buttons[index].isEnabled ? .white : .faintWhite, shadow: .darkShadow)
    builder.box(.button(index), frame, label, isVisible: frame.maxY <= room.maxY + 0.5)
  }
}
