import Writing

/// Dimensions of a dialog: its width and height, the distances between its parts, and those from its sides.
struct Redlines {
  private let panel: Rect
  /// Rows of parts from top to bottom.
  private let rows: [Rect]
  private let parts: [AnatomyPart]
  private let room: Rect
  /// The area of the drawing with its numbers: dimensions are outside of it.
  private let outer: Rect
  private let unit: Double

  private static let textSize = 13.0

  init(_ parts: [AnatomyPart], in room: Rect, below outer: Rect, unit: Double) {
    let boxed = parts.filter { if case .box = $0.owner { true } else { false } }
    let panel = parts.first { $0.owner == .panel }?.frame ?? room
    self.parts = boxed
    self.panel = panel
    self.room = room
    self.outer = outer
    self.unit = unit
    var rows: [Rect] = []
    let inside = boxed.map { $0.frame.intersection(panel) }.filter { $0.height > 0 }
    for frame in inside.sorted(by: { $0.minY < $1.minY }) {
      if let last = rows.last, frame.minY < last.maxY - 0.5 {
        rows[rows.count - 1] = Rect.around([last, frame])
      } else {
        rows.append(frame)
      }
    }
    self.rows = rows
  }

  func draw(into notes: inout Notes) {
    for part in parts { notes.add(.border(part.frame, .square, width: 0.75 * unit, .noteLine)) }
    drawGaps(into: &notes)
    drawSides(into: &notes)
    drawExtent(into: &notes)
  }

  /// The distances above, between, and below the rows.
  private func drawGaps(into notes: inout Notes) {
    var gaps: [Rect] = []
    var top = panel.minY
    for row in rows {
      if row.minY - top > 0.6 { gaps.append(Rect(row.minX, top, row.width, row.minY - top)) }
      top = max(top, row.maxY)
    }
    if let last = rows.last, panel.maxY - top > 0.6 {
      gaps.append(Rect(last.minX, top, last.width, panel.maxY - top))
    }
    // Figures end at one line, from which a line leads to each distance.
    let column = outer.minX - 8 * unit
    let places = MarkerLayout.apart(gaps.map(\.midY), by: 17 * unit)
    for (gap, place) in zip(gaps, places) {
      notes.add(.rectangle(gap, .noteSpace))
      notes.text(Self.format(gap.height), size: Self.textSize, at: Point(column, place), anchor: .right)
      let edge = panel.minX - 3 * unit
      notes.line(
        [
          Point(column + 4 * unit, place), Point(column + 8 * unit, place), Point(min(edge, room.minX), gap.midY),
          Point(gap.minX, gap.midY),
        ], width: 0.75)
    }
  }

  /// The distances from the sides of the panel to the widest row.
  private func drawSides(into notes: inout Notes) {
    guard let row = rows.filter({ $0.width < panel.width - 1 }).max(by: { $0.width < $1.width }) else { return }
    let y = outer.maxY + 10 * unit
    for side in [
      Rect(panel.minX, row.midY - 4 * unit, row.minX - panel.minX, 8 * unit),
      Rect(row.maxX, row.midY - 4 * unit, panel.maxX - row.maxX, 8 * unit),
    ] where side.width > 0.6 {
      notes.add(.rectangle(Rect(side.minX, row.minY, side.width, row.height), .noteSpace))
      notes.line([Point(side.midX, row.maxY), Point(side.midX, y - 8 * unit)], width: 0.75)
      notes.text(Self.format(side.width), size: Self.textSize, at: Point(side.midX, y))
    }
  }

  /// Width and height of the panel.
  private func drawExtent(into notes: inout Notes) {
    let bottom = outer.maxY + 32 * unit
    notes.line([Point(panel.minX, bottom), Point(panel.maxX, bottom)])
    for x in [panel.minX, panel.maxX] {
      notes.line([Point(x, bottom - 4 * unit), Point(x, bottom + 4 * unit)])
    }
    notes.text(Self.format(panel.width), size: Self.textSize, at: Point(panel.midX, bottom + 13 * unit))
    let right = outer.maxX + 10 * unit
    notes.line([Point(right, panel.minY), Point(right, panel.maxY)])
    for y in [panel.minY, panel.maxY] {
      notes.line([Point(right - 4 * unit, y), Point(right + 4 * unit, y)])
    }
    notes.text(Self.format(panel.height), size: Self.textSize, at: Point(right + 8 * unit, panel.midY), anchor: .left)
  }

  /// A figure with at most two decimals.
  static func format(_ value: Double) -> String {
    var writer = HTMLWriter()
    writer.number((value * 100).rounded() / 100)
    let text = String(decoding: writer.bytes, as: UTF8.self)
    return text.hasPrefix(".") ? "0" + text : text.hasPrefix("-.") ? "-0" + text.dropFirst() : text
  }
}
