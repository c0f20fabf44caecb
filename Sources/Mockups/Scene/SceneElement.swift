/// An element to paint.
package enum SceneElement: Sendable, Hashable {
  case rectangle(Rect, PaintRole)
  case rounded(Rect, Corners, PaintRole)
  case circle(center: Point, radius: Double, PaintRole)
  /// A filled outline.
  case path(Path, PaintRole)
  /// An open line of a width in points.
  case stroke(Path, width: Double, PaintRole)
  /// The border of a rounded rectangle, of a width in points.
  case border(Rect, Corners, width: Double, PaintRole)
  /// A blurred, filled rounded rectangle: a shadow.
  case blurred(Rect, Corners, deviation: Double, PaintRole)
  case text(TextRun)
  /// The visible part of other elements within a rounded rectangle.
  case clipped(Rect, Corners, [SceneElement])
  /// Elements that live dialogs move or replace; in pictures, they have no effect.
  case marked(Mark, [SceneElement])

  package enum Mark: Sendable, Hashable {
    /// The dialog without the screen behind it: the part that appears and disappears.
    case dialog
    /// The scrolling content.
    case scrolling
    /// The text of a field, or the state of a control, which a live control replaces.
    case control
    /// A layer with a name, for design tools.
    case layer(String)
  }
}

/// A line of text with its position.
package struct TextRun: Sendable, Hashable {
  package enum Anchor: Sendable, Hashable {
    case left, center, right
  }

  package var text: Substring
  /// The position of the anchor.
  package var x: Double
  package var baseline: Double
  package var anchor: Anchor
  package var style: TextStyle
  package var role: PaintRole
  /// The measured width, in points.
  package var width: Double
  /// Whether the text is set to that width, whatever font it is shown in.
  package var isFitted: Bool
  /// Factor that the text is stretched by about its anchor, for a renderer that cannot set it to a width.
  package var stretch = 1.0
  /// Whether the line runs from right to left, by its first letter.
  package var isRightToLeft: Bool
  /// Words that are marked, as UTF-8 offsets in the text, in order.
  package var marks: [Range<Int>] = []
}

extension SceneElement {
  /// The element with all of its text changed.
  package func mappingText(_ change: (TextRun) -> TextRun) -> SceneElement {
    switch self {
    case .text(let run): .text(change(run))
    case .clipped(let rect, let corners, let elements):
      .clipped(rect, corners, elements.map { $0.mappingText(change) })
    case .marked(let mark, let elements): .marked(mark, elements.map { $0.mappingText(change) })
    default: self
    }
  }

  /// The element in a mirrored scene.
  func mirrored(in width: Double) -> SceneElement {
    switch self {
    case .rectangle(let rect, let role): .rectangle(rect.mirrored(in: width), role)
    case .rounded(let rect, let corners, let role): .rounded(rect.mirrored(in: width), corners, role)
    case .blurred(let rect, let corners, let deviation, let role):
      .blurred(rect.mirrored(in: width), corners, deviation: deviation, role)
    case .border(let rect, let corners, let line, let role):
      .border(rect.mirrored(in: width), corners, width: line, role)
    case .circle(let center, let radius, let role):
      .circle(center: Point(width - center.x, center.y), radius: radius, role)
    case .path(let path, let role): .path(path.mapped { Point(width - $0.x, $0.y) }, role)
    case .stroke(let path, let line, let role): .stroke(path.mapped { Point(width - $0.x, $0.y) }, width: line, role)
    case .text(let run): .text(run.mirrored(in: width))
    case .clipped(let rect, let corners, let elements):
      .clipped(rect.mirrored(in: width), corners, elements.map { $0.mirrored(in: width) })
    case .marked(let mark, let elements): .marked(mark, elements.map { $0.mirrored(in: width) })
    }
  }
}

extension SceneElement {
  /// Whether an element overlaps the height of a rectangle, as far as is easily known.
  func mayShow(in clip: Rect) -> Bool {
    switch self {
    case .rectangle(let rect, _), .rounded(let rect, _, _), .border(let rect, _, _, _):
      rect.maxY > clip.minY && rect.minY < clip.maxY
    case .text(let run): run.baseline - run.style.size < clip.maxY && run.baseline + run.style.size / 2 > clip.minY
    case .circle, .path, .stroke, .blurred, .clipped, .marked: true
    }
  }

  /// Number of elements with IDs in SVG, including nested ones.
  static func partCount(_ elements: [SceneElement]) -> Int {
    elements.reduce(0) { count, element in
      switch element {
      case .clipped(_, _, let inner): count + 1 + partCount(inner)
      case .marked(_, let inner): count + partCount(inner)
      case .blurred: count + 1
      default: count
      }
    }
  }

  /// The elements of a static picture: without marks, and only the visible part of scrolling content.
  static func still(_ elements: [SceneElement]) -> [SceneElement] {
    elements.flatMap { element -> [SceneElement] in
      switch element {
      case .marked(_, let inner): still(inner)
      case .clipped(let rect, let corners, let inner):
        [.clipped(rect, corners, still(inner).filter { $0.mayShow(in: rect) })]
      default: [element]
      }
    }
  }
}

extension TextRun {
  fileprivate func mirrored(in width: Double) -> TextRun {
    var run = self
    run.x = width - x
    run.anchor =
      switch anchor {
      case .left: .right
      case .center: .center
      case .right: .left
      }
    return run
  }
}
