import Dialogs
import Words

/// Draws a dialog with its parts numbered and, for redlines, its dimensions.
struct AnatomyDrawing {
  private let scene: Scene
  private let dialog: Dialog
  private let form: Dialog.Anatomy
  private let words: Words
  private let parts: [AnatomyPart]
  /// The part of the scene that is shown.
  private let room: Rect
  /// Points of the scene for a point on the page: numbers are as legible on a wide drawing, which is made smaller.
  private let unit: Double

  /// Around the dialog, in points on the page.
  private static let margin = 24.0
  /// A drawing of this width has its natural size on a phone.
  private static let phoneWidth = 420.0

  init(_ scene: Scene, _ dialog: Dialog, _ form: Dialog.Anatomy, _ words: Words) {
    self.scene = scene
    self.dialog = dialog
    self.form = form
    self.words = words
    let isMirrored = dialog.isRightToLeft && scene.platform.drawing.mirrors
    let parts = AnatomyPart.all(of: scene, isRightToLeft: isMirrored)
    let screen = Rect(0, 0, scene.size.width, scene.size.height)
    let inside = parts.filter { if case .scrim = $0.owner { false } else { true } }.map(\.frame)
    let dialogArea = Rect.around(inside.isEmpty ? [screen] : inside)
    unit = max(1 / max(scene.scale, 0.1), dialogArea.width / Self.phoneWidth)
    room = dialogArea.inset(-Self.margin * unit).intersection(screen)
    self.parts = parts
  }

  var anatomy: Anatomy {
    let layout = MarkerLayout(parts, in: room, unit: unit)
    var notes = Notes(unit: unit, family: scene.platform.drawing.family)
    var bounds = layout.bounds
    if form == .redlines {
      let redlines = Redlines(parts, in: room, below: bounds, unit: unit)
      redlines.draw(into: &notes)
      bounds = Rect.around([bounds, notes.bounds])
    }
    for marker in layout.markers { notes.number(marker.index + 1, marker, layout) }
    let listed = parts.enumerated().map { index, part in describe(part, number: index + 1) }
    return Anatomy(
      scene: finished(notes, listed, around: bounds.inset(-2 * unit)), parts: listed,
      sources: form == .redlines ? scene.platform.drawing.sources(of: dialog.kind.value) : [])
  }

  /// The scene with its notes, moved so that all of them show.
  private func finished(_ notes: Notes, _ listed: [Anatomy.Part], around bounds: Rect) -> Scene {
    var drawing = scene
    let (x, y) = (-bounds.minX, -bounds.minY)
    drawing.size = Size(bounds.width, bounds.height)
    drawing.extent = .middle
    drawing.isAnnotated = true
    let picture = SceneElement.clipped(room, .circular(12 * unit), scene.elements)
    drawing.elements = [picture, .marked(.layer("notes"), notes.elements)].map { $0.moved(x, y) }
    for index in drawing.boxes.indices {
      drawing.boxes[index].frame = drawing.boxes[index].frame.moved(x, y)
      drawing.boxes[index].otherState = []
    }
    for index in drawing.scrollAreas.indices {
      drawing.scrollAreas[index].frame = drawing.scrollAreas[index].frame.moved(x, y)
    }
    let name = form == .redlines ? Word("anatomy.redlines_name") : Word("anatomy.name")
    drawing.transcript.name = words.text(name, ("name", scene.transcript.name))
    drawing.transcript.lines = listed.map { part in
      Transcript.Line(.control, "\(part.number): \(part.name)" + (part.text.isEmpty ? "" : ", \(part.text)"))
    }
    return drawing
  }

  private func describe(_ part: AnatomyPart, number: Int) -> Anatomy.Part {
    let terms = scene.platform.drawing.terms
    let isNamed = part.owner != .panel && part.owner != .scrim
    let text = isNamed ? part.runs.map { String($0.text) }.joined(separator: " ") : ""
    let panel = parts.first { $0.owner == .panel }
    return Anatomy.Part(
      number: number, name: terms.name(of: part.owner, part.part, in: dialog, words), text: text,
      figures: form == .redlines
        ? PartFigures(part, in: panel, scene.platform, words).list : [])
  }
}

/// Collects what is written on a drawing.
struct Notes {
  let unit: Double
  let family: FontFamily
  private(set) var elements: [SceneElement] = []

  init(unit: Double, family: FontFamily) {
    self.unit = unit
    self.family = family
  }

  var bounds: Rect { Rect.around(elements.map(\.bounds)) }

  mutating func add(_ element: SceneElement) { elements.append(element) }

  /// A line through points.
  mutating func line(_ points: [Point], width: Double = 1.25) {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(point.x, point.y) } else { path.line(point.x, point.y) }
    }
    add(.stroke(path, width: width * unit, .noteLine))
  }

  /// A figure whose middle, or one end, is at a point.
  mutating func text(
    _ text: String, size: Double, at center: Point, _ role: PaintRole = .note, anchor: TextRun.Anchor = .center
  ) {
    let style = TextStyle(family.boldestFace, size: size * unit)
    add(
      .text(
        TextRun(
          text: Substring(text), x: center.x, baseline: center.y + 0.355 * style.size, anchor: anchor, style: style,
          role: role, width: TextMetrics.width(of: text, style), isFitted: false, isRightToLeft: false)))
  }

  /// A number in a circle with a line to its part.
  mutating func number(_ number: Int, _ marker: MarkerLayout.Marker, _ layout: MarkerLayout) {
    let (center, anchor, room) = (marker.center, marker.anchor, layout.room)
    let bend = 7 * unit
    let points: [Point] =
      switch marker.side {
      case .left:
        [Point(center.x + layout.radius, center.y), Point(room.minX - bend / 2, anchor.y), anchor]
      case .right:
        [Point(center.x - layout.radius, center.y), Point(room.maxX + bend / 2, anchor.y), anchor]
      case .top: [Point(center.x, center.y + layout.radius), Point(anchor.x, room.minY - bend / 2), anchor]
      case .bottom: [Point(center.x, center.y - layout.radius), Point(anchor.x, room.maxY + bend / 2), anchor]
      }
    line(points)
    add(.circle(center: anchor, radius: 3 * unit, .note))
    add(.circle(center: center, radius: layout.radius, .note))
    text("\(number)", size: number < 10 ? 15 : 13, at: center, .noteText)
  }
}

extension FontFamily {
  /// For numbers in small circles.
  fileprivate var boldestFace: FontFace {
    switch self {
    case .sanFrancisco: .sanFranciscoSemibold
    case .roboto: .robotoMedium
    case .helvetica: .helveticaBold
    case .nokiaPure: .pureBold
    case .system: .webSemibold
    }
  }
}
