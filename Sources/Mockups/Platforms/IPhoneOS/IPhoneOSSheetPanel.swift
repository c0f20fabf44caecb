import Dialogs

/// Figures of the action sheet of iPhone OS 3, in points (jQTouch and iUI; distances are estimates).
enum IPhoneOSSheetFigures {
  static let buttonInset = 20.0
  static let buttonHeight = 44.0
  static let buttonRadius = 11.0
  static let buttonGap = 8.0
  /// Distance above the canceling button.
  static let cancelGap = 18.0
  static let topMargin = 18.0
  static let bottomMargin = 18.0
  static let titleSize = 14.0
  static let titlePitch = 18.0
  static let textToButtons = 14.0
}

/// The action sheet of iPhone OS 3, measured: glossy buttons on a panel at the bottom of the screen.
struct IPhoneOSSheetPanel {
  let height: Double

  private typealias Figures = IPhoneOSSheetFigures
  private let dialog: Dialog
  private let width: Double
  private let title: TextBlock
  private let message: TextBlock
  private let labels: [TextBlock]
  private let textHeight: Double
  private let textRoom: Double
  private let buttonsHeight: Double
  private let buttonRoom: Double

  init(_ dialog: Dialog, width: Double, maximumHeight: Double) {
    self.dialog = dialog
    self.width = width
    let inner = width - 2 * Figures.buttonInset
    title = TextBlock(
      dialog.title?.value, TextStyle(.helveticaRegular, size: Figures.titleSize), pitch: Figures.titlePitch,
      width: inner)
    message = TextBlock(
      dialog.message?.value, TextStyle(.helveticaRegular, size: Figures.titleSize - 1), pitch: Figures.titlePitch,
      width: inner)
    labels = dialog.buttons.map { button in
      TextBlock.label(
        button.label.value, TextStyle(.helveticaBold, size: 20), pitch: 24, width: inner - 16, minimumScale: 0.6)
    }
    let text = title.height + message.height
    textHeight = text > 0 ? text + Figures.textToButtons : 4
    var buttons = Double(labels.count) * (Figures.buttonHeight + Figures.buttonGap) - Figures.buttonGap
    if Self.isApart(dialog) { buttons += Figures.cancelGap - Figures.buttonGap }
    buttonsHeight = max(buttons, 0)
    let room = maximumHeight - Figures.topMargin - Figures.bottomMargin
    let least = min(buttonsHeight, Figures.buttonHeight)
    textRoom = min(textHeight, max(room - least, 0))
    buttonRoom = min(buttonsHeight, max(room - textRoom, least))
    height = Figures.topMargin + textRoom + buttonRoom + Figures.bottomMargin
  }

  /// Whether the last button cancels and so has a larger distance.
  private static func isApart(_ dialog: Dialog) -> Bool {
    dialog.buttons.count > 1 && dialog.cancelIndex == dialog.buttons.count - 1
  }

  func draw(at origin: Point, corners: Corners, into builder: inout SceneBuilder) {
    let frame = Rect(origin.x, origin.y, width, height)
    let isBlack = dialog.appearance?.value == .blackTranslucent
    builder.rounded(frame, corners, isBlack ? .sheetBlack : .sheetBlue)
    builder.rectangle(frame.minX, frame.minY, width, 1, .sheetEdge)
    builder.rectangle(frame.minX, frame.minY + 1, width, 1, .sheetShine)
    builder.box(.panel, frame)
    drawText(in: Rect(frame.minX, frame.minY + Figures.topMargin, width, textRoom), into: &builder)
    let room = Rect(frame.minX, frame.minY + Figures.topMargin + textRoom, width, buttonRoom)
    let scrolls = buttonsHeight > buttonRoom + 0.01
    builder.scrollArea(.buttons, room, contentHeight: buttonsHeight)
    if scrolls { builder.beginClip(room) }
    var top = room.minY
    for index in labels.indices {
      if index == labels.count - 1, Self.isApart(dialog) { top += Figures.cancelGap - Figures.buttonGap }
      let button = Rect(frame.minX + Figures.buttonInset, top, width - 2 * Figures.buttonInset, Figures.buttonHeight)
      draw(index, in: button, isVisible: button.maxY <= room.maxY + 0.5, into: &builder)
      top = button.maxY + Figures.buttonGap
    }
    if scrolls {
      builder.endClip()
      builder.scroller(in: room, contentHeight: buttonsHeight)
    }
  }

  private func drawText(in room: Rect, into builder: inout SceneBuilder) {
    let scrolls = textHeight > textRoom + 0.01
    if scrolls {
      builder.scrollArea(.text, room, contentHeight: textHeight)
      builder.beginClip(room)
    }
    var top = room.minY
    for (part, block) in [(SceneBox.Part.title, title), (.message, message)] where !block.isEmpty {
      let box = Rect(room.minX + Figures.buttonInset, top, block.width, block.height)
      builder.embossed(block, x: box.minX, baseline: top + block.firstBaseline, .white, shadow: .darkShadow)
      builder.box(part, box, block, isVisible: box.maxY <= room.maxY + 0.5)
      top = box.maxY
    }
    if scrolls {
      builder.endClip()
      builder.scroller(in: room, contentHeight: textHeight)
    }
  }

  private func draw(_ index: Int, in frame: Rect, isVisible: Bool, into builder: inout SceneBuilder) {
    let button = dialog.buttons[index]
    let isCancel = dialog.isCancel(button)
    let face: PaintRole =
      isCancel ? .sheetDarkButton : button.role == .destructive ? .sheetRedButton : .sheetWhiteButton
    let corners = Corners.circular(Figures.buttonRadius)
    builder.rounded(frame, corners, face)
    builder.add(.border(frame.inset(0.5), corners, width: 1, .sheetButtonRim))
    var shine = Path()
    shine.move(frame.minX + Figures.buttonRadius, frame.minY + 1.5)
    shine.line(frame.maxX - Figures.buttonRadius, frame.minY + 1.5)
    builder.add(.stroke(shine, width: 1, .sheetButtonShine))
    let label = labels[index]
    let baseline = frame.midY - label.height / 2 + label.firstBaseline
    let left = frame.midX - label.width / 2
    if face == .sheetWhiteButton {
      builder.embossed(
        label, x: left, baseline: baseline, button.isEnabled ? .black : .faintBlack, shadow: .lightShadow, below: true)
    } else {
      builder.embossed(
        label, x: left, baseline: baseline, button.isEnabled ? .white : .faintWhite,
        shadow: isCancel ? .darkShadow : .redShadow)
    }
    builder.box(.button(index), frame, label, isVisible: isVisible)
  }
}
