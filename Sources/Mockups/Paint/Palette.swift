/// How a role is painted, by appearance.
package struct Paint: Sendable, Hashable {
  package var light: Color
  package var dark: Color
  /// With increased contrast; nil if the platform keeps the default color.
  package var strongLight: Color?
  package var strongDark: Color?
  /// The same in every appearance, instead of the colors.
  package var gradient: Gradient?

  package init(_ light: Color, _ dark: Color, strong: (light: Color, dark: Color)? = nil) {
    self.light = light
    self.dark = dark
    strongLight = strong?.light
    strongDark = strong?.dark
  }

  /// The same in every appearance.
  package init(_ color: Color) {
    self.init(color, color)
  }

  package init(_ gradient: Gradient) {
    self.init(gradient.stops.first?.color ?? .black)
    self.gradient = gradient
  }
}

/// A gradient across the bounds of the filled shape.
package struct Gradient: Sendable, Hashable {
  package enum Shape: Sendable, Hashable {
    /// From top to bottom.
    case vertical
    /// From the middle to the corners.
    case radial
  }

  package struct Stop: Sendable, Hashable {
    /// From 0 to 1.
    package var offset: Double
    package var color: Color
  }

  package var shape: Shape
  package var stops: [Stop]

  package init(_ shape: Shape, _ stops: (offset: Double, color: Color)...) {
    self.shape = shape
    self.stops = stops.map { Stop(offset: $0.offset, color: $0.color) }
  }
}

/// The paints of the roles of a platform.
package struct Palette: Sendable, ExpressibleByDictionaryLiteral {
  /// In the order of declaration.
  package private(set) var roles: [PaintRole] = []
  private var paints: [PaintRole: Paint] = [:]
  /// Whether any paint is a gradient, which pictures must define.
  private(set) var hasGradients = false

  package init(dictionaryLiteral elements: (PaintRole, Paint)...) {
    for (role, paint) in elements { set(role, paint) }
  }

  package subscript(role: PaintRole) -> Paint? { paints[role] }

  /// The palette with some paints replaced or added.
  package func merging(_ other: Palette) -> Palette {
    var merged = self
    for role in other.roles {
      if let paint = other[role] { merged.set(role, paint) }
    }
    return merged
  }

  /// The palette without roles that nothing is painted with.
  func removing(_ unused: PaintRole...) -> Palette {
    var palette: Palette = [:]
    for role in roles where !unused.contains(role) {
      if let paint = self[role] { palette.set(role, paint) }
    }
    return palette
  }

  private mutating func set(_ role: PaintRole, _ paint: Paint) {
    if paints.updateValue(paint, forKey: role) == nil { roles.append(role) }
    if paint.gradient != nil { hasGradients = true }
  }
}
