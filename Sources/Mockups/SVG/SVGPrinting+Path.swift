import Writing

/// Outlines as path data: absolute for straight lines, relative in corners, where that is shorter.
extension SVGPrinting {
  /// The `d` attribute of a path.
  mutating func path(_ path: Path) {
    writer.markup(" d=\"")
    for segment in path.segments {
      switch segment {
      case .move(let point): command("M", point)
      case .line(let point): command("L", point)
      case .curve(let first, let second, let end):
        command("C", first)
        separated(second)
        separated(end)
      case .close: writer.byte(UInt8(ascii: "z"))
      }
    }
    writer.byte(UInt8(ascii: "\""))
  }

  /// The `d` attribute of a rounded rectangle.
  mutating func path(_ rect: Rect, _ corners: Corners) {
    let reach = corners.curve == .continuous ? ContinuousCorner.reach : 1
    // A corner can take half of a side; opposite ones of different radii share a side.
    let limit = min(rect.width / 2, rect.height / (corners.top > 0 && corners.bottom > 0 ? 2 : 1)) / reach
    let (top, bottom) = (min(corners.top, limit), min(corners.bottom, limit))
    writer.markup(" d=\"")
    command("M", Point(rect.minX + top * reach, rect.minY))
    coordinate("H", rect.maxX - top * reach)
    corner(top, corners.curve, from: (1, 0), to: (0, 1))
    coordinate("V", rect.maxY - bottom * reach)
    corner(bottom, corners.curve, from: (0, 1), to: (-1, 0))
    coordinate("H", rect.minX + bottom * reach)
    corner(bottom, corners.curve, from: (-1, 0), to: (0, -1))
    coordinate("V", rect.minY + top * reach)
    corner(top, corners.curve, from: (0, -1), to: (1, 0))
    writer.markup("z\"")
  }

  /// A turn from one direction to the next, clockwise.
  private mutating func corner(
    _ radius: Double, _ curve: Corners.Curve, from: (x: Double, y: Double), to: (x: Double, y: Double)
  ) {
    guard radius > 0 else { return }
    if curve == .circular {
      coordinate("a", radius)
      separated(radius)
      writer.markup(" 0 0 1")
      separated(Point(radius * (from.x + to.x), radius * (from.y + to.y)))
      return
    }
    // The position of the pen as distances from the corner, before and after it.
    var pen = (x: ContinuousCorner.reach, y: 0.0)
    writer.byte(UInt8(ascii: "c"))
    for (index, point) in ContinuousCorner.points.enumerated() {
      let (along, out) = ((pen.x - point.x) * radius, (point.y - pen.y) * radius)
      let step = Point(along * from.x + out * to.x, along * from.y + out * to.y)
      if index == 0 { pair(step) } else { separated(step) }
      if index % 3 == 2 { pen = point }
    }
  }

  private mutating func command(_ name: StaticString, _ point: Point) {
    writer.markup(name)
    pair(point)
  }

  private mutating func coordinate(_ name: StaticString, _ value: Double) {
    writer.markup(name)
    writer.number(value)
  }

  private mutating func pair(_ point: Point) {
    writer.number(point.x)
    separated(point.y)
  }

  private mutating func separated(_ point: Point) {
    separated(point.x)
    separated(point.y)
  }

  /// A further number; a minus sign is a sufficient separator.
  private mutating func separated(_ value: Double) {
    if value > -0.005 { writer.byte(UInt8(ascii: " ")) }
    writer.number(value)
  }
}
