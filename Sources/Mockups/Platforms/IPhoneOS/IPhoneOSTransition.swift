import Dialogs
import Words

/// The transition of a modal view on iPhone OS 3, shown below its picture if set by the author.
///
/// A view covers the whole screen after any transition, so its picture cannot show it.
struct IPhoneOSTransition {
  /// The height that it adds to a picture.
  static let height = 40.0

  private static let pillHeight = 28.0
  private static let glyphWidth = 20.0
  private static let padding = 14.0
  private static let gap = 8.0
  private static let style = TextStyle(.helveticaBold, size: 13)

  private let transition: Dialog.Transition
  private let words: Words

  init?(_ dialog: Dialog, _ words: Words) {
    guard let transition = dialog.transition?.value else { return nil }
    self.transition = transition
    self.words = words
  }

  /// - Parameter frame: the space below the screen.
  func draw(in frame: Rect, into builder: inout SceneBuilder) {
    let text = words.text(transition.arrival)
    let width = TextMetrics.width(of: text, Self.style)
    let whole = Self.padding + Self.glyphWidth + Self.gap + width + Self.padding
    let pill = Rect(frame.midX - whole / 2, frame.maxY - Self.pillHeight, whole, Self.pillHeight)
    builder.rounded(pill, .circular(Self.pillHeight / 2), .caption)
    let middle = Point(pill.minX + Self.padding + Self.glyphWidth / 2, pill.midY)
    builder.add(.stroke(arrow(around: middle), width: 2, .captionGlyph))
    builder.text(
      text, Self.style, x: pill.maxX - Self.padding - width, width: width, baseline: pill.midY + 4.7, .captionText,
      .leading)
  }

  private func arrow(around middle: Point) -> Path {
    func at(_ x: Double, _ y: Double) -> Point { Point(middle.x + x, middle.y + y) }
    var path = Path()
    switch transition {
    case .vertical:
      path.move(middle.x, middle.y + 7)
      path.line(middle.x, middle.y - 7)
      path.move(middle.x - 5, middle.y - 2)
      path.line(middle.x, middle.y - 7)
      path.line(middle.x + 5, middle.y - 2)
    case .flip:
      path.move(middle.x + 9, middle.y + 5)
      path.curve(at(9, -8), at(-9, -8), at(-9, 4))
      path.move(middle.x - 13.5, middle.y)
      path.line(middle.x - 9, middle.y + 5)
      path.line(middle.x - 4.5, middle.y)
    }
    return path
  }
}

extension Dialog.Transition {
  /// How a view appears on the screen.
  var arrival: Word {
    switch self {
    case .vertical: .transcriptSlidesUp
    case .flip: .transcriptTurnsOver
    }
  }
}
