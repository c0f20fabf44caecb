/// Text widths without a browser.
///
/// A sum of advances with tracking; characters outside the tables are measured by script.
package enum TextMetrics {
  /// The width of one line, in points.
  package static func width(of text: some StringProtocol, _ style: TextStyle) -> Double {
    var pen = Pen(style)
    for scalar in text.unicodeScalars { pen.move(over: scalar) }
    return pen.position
  }

  /// Whether the width of a text is known, not estimated: all of its characters are in the font that is used for
  /// measuring, or are as wide as high in any font.
  static func isExact(_ text: some StringProtocol, _ face: FontFace) -> Bool {
    text.unicodeScalars.allSatisfy { isMeasured($0, face) || ScriptWidth.ems(of: $0) == 1 }
  }

  /// The characters of a text that the font for measuring does not have, so that another font draws them.
  package static func foreign(in text: some StringProtocol, _ face: FontFace) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { !isMeasured($0, face) && ScriptWidth.ems(of: $0) > 0 }
  }

  private static func isMeasured(_ scalar: Unicode.Scalar, _ face: FontFace) -> Bool {
    scalar.value < 0x7F || face.advances.advance(of: scalar.value) != nil
  }
}

/// Sums the advances of one line.
struct Pen {
  private let table: AdvanceTable
  private let ascii: [UInt16]
  private let pointsPerUnit: Double
  private let size: Double
  private let tracking: Double
  private var units = 0
  private var glyphs = 0
  /// Points of characters that the table does not have.
  private var further = 0.0
  /// Whether the next character joins the previous one, as in an emoji sequence.
  private var joins = false

  init(_ style: TextStyle) {
    table = style.face.advances
    ascii = table.blocks[0].advances
    pointsPerUnit = style.size * style.face.family.standInScale / Double(table.unitsPerEm)
    size = style.size
    tracking = style.tracking
  }

  /// Points from the start of the line.
  var position: Double { Double(units) * pointsPerUnit + Double(glyphs) * tracking + further }

  mutating func reset() {
    units = 0
    glyphs = 0
    further = 0
    joins = false
  }

  mutating func move(over scalar: Unicode.Scalar) {
    let code = scalar.value
    if code < 0x7F {
      guard code >= 0x20 else { return }
      units += Int(ascii[Int(code - 0x20)])
      glyphs += 1
    } else {
      moveFurther(over: scalar)
    }
  }

  private mutating func moveFurther(over scalar: Unicode.Scalar) {
    // A soft hyphen shows only at a line break, which never happens here.
    if scalar.value == 0xAD { return }
    if let advance = table.advance(of: scalar.value) {
      units += advance
      glyphs += 1
      return
    }
    let joined = joins
    joins = scalar.value == 0x200D
    // Fallback fonts are neither scaled nor tracked like the substitute.
    if !joined { further += ScriptWidth.ems(of: scalar) * size }
  }
}
