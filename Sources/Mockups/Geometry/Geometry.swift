/// A point in a scene; x grows to the right, y downward, both in points.
package struct Point: Sendable, Hashable {
  package var x: Double
  package var y: Double

  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

/// Width and height in points.
package struct Size: Sendable, Hashable {
  package var width: Double
  package var height: Double

  package init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}

/// An upright rectangle in points.
package struct Rect: Sendable, Hashable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var minX: Double { x }
  package var midX: Double { x + width / 2 }
  package var maxX: Double { x + width }
  package var minY: Double { y }
  package var midY: Double { y + height / 2 }
  package var maxY: Double { y + height }

  /// The rectangle moved inward from each side; outward for negative values.
  package func inset(_ horizontal: Double, _ vertical: Double) -> Rect {
    Rect(x + horizontal, y + vertical, width - 2 * horizontal, height - 2 * vertical)
  }

  /// The rectangle moved inward from each side by the same distance.
  package func inset(_ distance: Double) -> Rect { inset(distance, distance) }

  /// The intersection of two rectangles; empty, at the edge of the first, if there is none.
  package func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(left, top, max(0, min(maxX, other.maxX) - left), max(0, min(maxY, other.maxY) - top))
  }

  package func mirrored(in width: Double) -> Rect {
    Rect(width - maxX, y, self.width, height)
  }
}

/// Free space on each side, in points.
package struct Insets: Sendable, Hashable {
  package var top: Double
  package var bottom: Double
  package var sides: Double

  package init(top: Double, bottom: Double, sides: Double = 0) {
    self.top = top
    self.bottom = bottom
    self.sides = sides
  }
}

/// How the corners of a rectangle are rounded.
package struct Corners: Sendable, Hashable {
  package enum Curve: Sendable, Hashable {
    /// Arcs.
    case circular
    /// Apple's corners with continuous curvature.
    case continuous
  }

  /// Radii of the upper and the lower pair, in points.
  package var top: Double
  package var bottom: Double
  package var curve: Curve

  package init(top: Double, bottom: Double, curve: Curve = .circular) {
    self.top = top
    self.bottom = bottom
    self.curve = curve
  }

  package static func circular(_ radius: Double) -> Corners { Corners(top: radius, bottom: radius) }

  package static func continuous(_ radius: Double) -> Corners {
    Corners(top: radius, bottom: radius, curve: .continuous)
  }

  package static let square = Corners(top: 0, bottom: 0)
}
