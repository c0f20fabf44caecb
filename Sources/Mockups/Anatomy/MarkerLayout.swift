/// Places numbers around a drawing, each with a line to its part that crosses no other part and no other line.
struct MarkerLayout {
  enum Side: CaseIterable { case left, right, top, bottom }

  struct Marker {
    let index: Int
    let side: Side
    /// The end of its line, on the part.
    let anchor: Point
    /// The middle of its number.
    var center: Point
  }

  /// Numbers per side, in the order of the parts.
  private(set) var markers: [Marker] = []
  /// The drawing, in the same coordinates.
  let room: Rect
  /// Points of the scene for a point on the page.
  let unit: Double

  var radius: Double { 12 * unit }
  /// From the drawing to the middle of a number.
  private var distance: Double { 26 * unit }
  private var pitch: Double { 29 * unit }

  init(_ parts: [AnatomyPart], in room: Rect, unit: Double) {
    self.room = room
    self.unit = unit
    for (index, part) in parts.enumerated() {
      let others = parts.filter { other in
        switch other.owner {
        case .panel, .screen, .scrim: false
        default: other.owner != part.owner && !other.ink.contains(part.ink) && !part.ink.contains(other.ink)
        }
      }.map(\.ink)
      let choices = sides(for: part)
      let side = choices.first { isFree(from: anchor(of: part, $0, of: parts), $0, others) } ?? choices[0]
      let end = anchor(of: part, side, of: parts)
      markers.append(Marker(index: index, side: side, anchor: end, center: start(of: end, side)))
    }
    for side in Side.allCases { spread(side) }
  }

  /// The sides for a part, the best first.
  private func sides(for part: AnatomyPart) -> [Side] {
    switch part.owner {
    case .panel, .handle: return [.top, .left, .right, .bottom]
    case .scrim, .screen: return [.left, .bottom, .right, .top]
    case .box: break
    }
    let offset = part.ink.midX - room.midX
    return offset < -6 ? [.left, .right, .top, .bottom] : [.right, .left, .top, .bottom]
  }

  /// Where a line from a side meets a part.
  private func anchor(of part: AnatomyPart, _ side: Side, of parts: [AnatomyPart]) -> Point {
    switch part.owner {
    case .panel:
      let inset = min(44 * unit, part.frame.width * 0.16)
      switch side {
      case .top: return Point(part.frame.minX + inset, part.frame.minY + 4 * unit)
      case .bottom: return Point(part.frame.minX + inset, part.frame.maxY - 4 * unit)
      case .left: return Point(part.frame.minX + 4 * unit, part.frame.midY)
      case .right: return Point(part.frame.maxX - 4 * unit, part.frame.midY)
      }
    case .scrim, .screen:
      // Beside the panel, as low as there is dimmed screen.
      let shown = part.frame.intersection(room)
      let panel = parts.first { $0.owner == .panel }?.frame ?? room
      let (below, above) = (shown.maxY - panel.maxY, panel.minY - shown.minY)
      let y = below > 12 ? shown.maxY - below / 2 : above > 12 ? shown.minY + above / 2 : shown.midY
      return Point(shown.minX + 10 * unit, y)
    case .handle, .box: break
    }
    let frame = part.ink
    let isText = frame != part.frame
    let line = isText ? part.runs.first.map { $0.bounds.midY } ?? frame.midY : frame.midY
    // A dot would cover the first letter of a button without a background.
    let label = Rect.around(part.runs.map(\.bounds))
    let isFilled = !isText && label.width > 0 && frame.width - label.width < 36 * unit
    let inset = isText ? -6 * unit : isFilled ? -2 * unit : min(9 * unit, frame.width / 4)
    return switch side {
    case .left: Point(frame.minX + inset, line)
    case .right: Point((isText ? part.runs.first?.bounds.maxX ?? frame.maxX : frame.maxX) - inset, line)
    case .top: Point(frame.midX, isText ? frame.minY : frame.minY + min(4 * unit, frame.height / 4))
    case .bottom: Point(frame.midX, isText ? frame.maxY : frame.maxY - min(4 * unit, frame.height / 4))
    }
  }

  private func start(of anchor: Point, _ side: Side) -> Point {
    switch side {
    case .left: Point(room.minX - distance, anchor.y)
    case .right: Point(room.maxX + distance, anchor.y)
    case .top: Point(anchor.x, room.minY - distance)
    case .bottom: Point(anchor.x, room.maxY + distance)
    }
  }

  /// Whether a line from a point straight to a side crosses no part.
  private func isFree(from anchor: Point, _ side: Side, _ others: [Rect]) -> Bool {
    let end =
      switch side {
      case .left: Point(room.minX, anchor.y)
      case .right: Point(room.maxX, anchor.y)
      case .top: Point(anchor.x, room.minY)
      case .bottom: Point(anchor.x, room.maxY)
      }
    let line = Rect(
      min(anchor.x, end.x), min(anchor.y, end.y), abs(anchor.x - end.x), abs(anchor.y - end.y)
    ).inset(-unit)
    return others.allSatisfy { $0.intersection(line).area == 0 }
  }

  /// Moves numbers on a side apart so that none covers another, in the order of their parts.
  private mutating func spread(_ side: Side) {
    let isVertical = side == .left || side == .right
    let own = markers.indices.filter { markers[$0].side == side }
      .sorted { isVertical ? markers[$0].anchor.y < markers[$1].anchor.y : markers[$0].anchor.x < markers[$1].anchor.x }
    let wanted = own.map { isVertical ? markers[$0].anchor.y : markers[$0].anchor.x }
    for (index, place) in zip(own, Self.apart(wanted, by: pitch)) {
      if isVertical { markers[index].center.y = place } else { markers[index].center.x = place }
    }
  }

  /// Sorted places with a minimum distance, each as close as possible to the wanted one.
  static func apart(_ wanted: [Double], by pitch: Double) -> [Double] {
    // Neighbors that are too close form a cluster around the mean of what they want.
    var clusters: [(start: Double, count: Int)] = []
    for place in wanted {
      clusters.append((place, 1))
      while clusters.count > 1 {
        let (last, previous) = (clusters[clusters.count - 1], clusters[clusters.count - 2])
        guard previous.start + Double(previous.count) * pitch > last.start else { break }
        let count = previous.count + last.count
        let shifted = last.start - Double(previous.count) * pitch
        let start = (previous.start * Double(previous.count) + shifted * Double(last.count)) / Double(count)
        clusters.removeLast(2)
        clusters.append((start, count))
      }
    }
    return clusters.flatMap { cluster in (0..<cluster.count).map { cluster.start + Double($0) * pitch } }
  }

  /// The area of the drawing and its numbers.
  var bounds: Rect {
    Rect.around([room] + markers.map { Rect($0.center.x, $0.center.y, 0, 0).inset(-radius) })
  }
}
