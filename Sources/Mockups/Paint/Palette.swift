/// How one role is painted, by appearance.
package struct Paint: Sendable, Hashable {
  package var light: Color
  package var dark: Color
  /// With increased contrast; nil where the platform keeps the ordinary colour.
  package var strongLight: Color?
  package var strongDark: Color?

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
}

/// The paints of a platform's roles.
package struct Palette: Sendable, ExpressibleByDictionaryLiteral {
  private var paints: [Paint?]

  package init(dictionaryLiteral elements: (PaintRole, Paint)...) {
    paints = Array(repeating: nil, count: PaintRole.allCases.count)
    for (role, paint) in elements { paints[Int(role.rawValue)] = paint }
  }

  package subscript(role: PaintRole) -> Paint? { paints[Int(role.rawValue)] }

  /// The roles that have a paint, in the order of their declaration.
  package var roles: [PaintRole] { PaintRole.allCases.filter { self[$0] != nil } }

  /// The palette with some paints replaced or added.
  package func merging(_ other: Palette) -> Palette {
    var merged = self
    for role in other.roles { merged.paints[Int(role.rawValue)] = other[role] }
    return merged
  }
}

/// Light or dark.
package enum Appearance: String, Sendable, Hashable, CaseIterable {
  case light
  case dark
}
