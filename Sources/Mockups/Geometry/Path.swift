/// An outline of straight and curved segments, in points.
package struct Path: Sendable, Hashable {
  package enum Segment: Sendable, Hashable {
    case move(Point)
    case line(Point)
    /// A cubic Bézier with its two control points and its end.
    case curve(Point, Point, Point)
    case close
  }

  package private(set) var segments: [Segment] = []

  package init() {}

  package mutating func move(_ x: Double, _ y: Double) { segments.append(.move(Point(x, y))) }

  package mutating func line(_ x: Double, _ y: Double) { segments.append(.line(Point(x, y))) }

  package mutating func curve(_ first: Point, _ second: Point, _ end: Point) {
    segments.append(.curve(first, second, end))
  }

  package mutating func close() { segments.append(.close) }

  /// The path with every point mapped.
  func mapped(_ map: (Point) -> Point) -> Path {
    var path = Path()
    path.segments = segments.map { segment in
      switch segment {
      case .move(let point): .move(map(point))
      case .line(let point): .line(map(point))
      case .curve(let first, let second, let end): .curve(map(first), map(second), map(end))
      case .close: .close
      }
    }
    return path
  }
}

/// Apple's continuous corner as three cubic Béziers, in radii.
///
/// The published approximation of the UIKit corner: it leaves the edge 1.53 radii before the corner, where an arc
/// leaves it at 1.
enum ContinuousCorner {
  /// Distance from the corner where the curve leaves the edge.
  static let reach = 1.528_665

  /// From the horizontal edge to the vertical one, as distances along (x) and away from (y) the horizontal edge,
  /// measured from the corner: control, control, end, three times.
  static let points: [(x: Double, y: Double)] = [
    (1.088_493, 0), (0.868_407, 0), (0.631_494, 0.074_911),
    (0.372_824, 0.169_060), (0.169_060, 0.372_824), (0.074_911, 0.631_494),
    (0, 0.868_407), (0, 1.088_493), (0, 1.528_665),
  ]
}

extension Path {
  /// The cross of a button that closes, 12 wide and high, to be stroked.
  static func cross(at center: Point) -> Path {
    var path = Path()
    path.move(center.x - 6, center.y - 6)
    path.line(center.x + 6, center.y + 6)
    path.move(center.x + 6, center.y - 6)
    path.line(center.x - 6, center.y + 6)
    return path
  }
}
