import Writing

/// A color in sRGB with its opacity.
package struct Color: Sendable, Hashable {
  /// 0xRRGGBB.
  package var rgb: UInt32
  /// 0 is transparent, 1 is solid.
  package var opacity: Double

  package init(_ rgb: UInt32, _ opacity: Double = 1) {
    self.rgb = rgb
    self.opacity = opacity
  }

  package static let black = Color(0x000000)
  package static let white = Color(0xFFFFFF)
}

extension HTMLWriter {
  /// A color in CSS: `#RRGGBB`, or `#RGB` if equal, with two more digits for opacity if needed.
  mutating func color(_ color: Color) {
    hex(color.rgb, alpha: color.opacity < 1 ? UInt32((color.opacity * 255).rounded()) : nil)
  }

  /// The color without opacity, for formats with a separate property.
  mutating func solidColor(_ color: Color) { hex(color.rgb, alpha: nil) }

  private mutating func hex(_ rgb: UInt32, alpha: UInt32?) {
    byte(UInt8(ascii: "#"))
    let isShort = rgb & 0x0F0F0F == (rgb >> 4) & 0x0F0F0F && alpha.map { $0 & 15 == $0 >> 4 } ?? true
    for shift in stride(from: 20, through: 0, by: isShort ? -8 : -4) { digit(rgb >> UInt32(shift)) }
    guard let alpha else { return }
    digit(alpha >> 4)
    if !isShort { digit(alpha) }
  }

  private mutating func digit(_ value: UInt32) {
    let value = UInt8(truncatingIfNeeded: value & 15)
    byte(value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10)
  }
}
