extension SceneElement {
  /// The area that an element covers; for text, that of its line.
  var bounds: Rect {
    switch self {
    case .rectangle(let rect, _), .rounded(let rect, _, _), .border(let rect, _, _, _), .blurred(let rect, _, _, _),
      .clipped(let rect, _, _):
      rect
    case .circle(let center, let radius, _): Rect(center.x - radius, center.y - radius, 2 * radius, 2 * radius)
    case .path(let path, _), .stroke(let path, _, _): path.bounds
    case .text(let run): run.bounds
    case .marked(_, let inner): Rect.around(inner.map(\.bounds))
    }
  }

  /// The element at another place.
  func moved(_ x: Double, _ y: Double) -> SceneElement {
    switch self {
    case .rectangle(let rect, let role): .rectangle(rect.moved(x, y), role)
    case .rounded(let rect, let corners, let role): .rounded(rect.moved(x, y), corners, role)
    case .blurred(let rect, let corners, let deviation, let role):
      .blurred(rect.moved(x, y), corners, deviation: deviation, role)
    case .border(let rect, let corners, let line, let role): .border(rect.moved(x, y), corners, width: line, role)
    case .circle(let center, let radius, let role):
      .circle(center: Point(center.x + x, center.y + y), radius: radius, role)
    case .path(let path, let role): .path(path.mapped { Point($0.x + x, $0.y + y) }, role)
    case .stroke(let path, let line, let role):
      .stroke(path.mapped { Point($0.x + x, $0.y + y) }, width: line, role)
    case .text(let run): .text(run.moved(x, y))
    case .clipped(let rect, let corners, let inner):
      .clipped(rect.moved(x, y), corners, inner.map { $0.moved(x, y) })
    case .marked(let mark, let inner): .marked(mark, inner.map { $0.moved(x, y) })
    }
  }
}

extension TextRun {
  /// The line at another place.
  func moved(_ x: Double, _ y: Double) -> TextRun {
    var run = self
    run.x += x
    run.baseline += y
    return run
  }

  /// The area of the line.
  var bounds: Rect {
    let left =
      switch anchor {
      case .left: x
      case .center: x - width / 2
      case .right: x - width
      }
    let family = style.face.family
    return Rect(
      left, baseline - family.ascent * style.size, width, (family.ascent + family.descent) * style.size)
  }
}

extension Path {
  /// A rectangle around all points, including those that only control a curve.
  var bounds: Rect {
    let points = segments.flatMap { segment -> [Point] in
      switch segment {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
    return Rect.around(points.map { Rect($0.x, $0.y, 0, 0) })
  }
}

extension Rect {
  /// The rectangle at another place.
  func moved(_ x: Double, _ y: Double) -> Rect { Rect(self.x + x, self.y + y, width, height) }

  /// The smallest rectangle around others; empty, at the origin, for none.
  static func around(_ rects: [Rect]) -> Rect {
    guard let first = rects.first else { return Rect(0, 0, 0, 0) }
    var (left, top, right, bottom) = (first.minX, first.minY, first.maxX, first.maxY)
    for rect in rects.dropFirst() {
      (left, top) = (min(left, rect.minX), min(top, rect.minY))
      (right, bottom) = (max(right, rect.maxX), max(bottom, rect.maxY))
    }
    return Rect(left, top, right - left, bottom - top)
  }

  var area: Double { width * height }

  /// Whether another rectangle is inside.
  func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
