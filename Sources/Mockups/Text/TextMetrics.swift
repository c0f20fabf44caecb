/// Widths of text without a browser.
///
/// A sum of advances with tracking; characters outside the tables are measured by what script they belong to.
package enum TextMetrics {
  /// The width of one line, in points.
  package static func width(of text: some StringProtocol, _ style: TextStyle) -> Double {
    var pen = Pen(style)
    for scalar in text.unicodeScalars { pen.move(over: scalar) }
    return pen.position
  }
}

/// Adds up the advances of one line.
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
  /// Whether the next character melts into the one before: a joined emoji.
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
    // A soft hyphen shows only where a line ends at it, which ours never do.
    if scalar.value == 0xAD { return }
    if let advance = table.advance(of: scalar.value) {
      units += advance
      glyphs += 1
      return
    }
    let joined = joins
    joins = scalar.value == 0x200D
    // Fallback fonts are neither scaled as the stand-in is nor tracked.
    if !joined { further += ScriptWidth.ems(of: scalar) * size }
  }
}

/// Widths of characters that no table has, in em.
enum ScriptWidth {
  /// What a character takes on average in the fonts that systems fall back on; 0 for marks and invisible characters.
  static func ems(of scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x0300...0x036F, 0x1F3FB...0x1F3FF, 0xFE00...0xFE0F: return 0
    case 0x0530..<0x0590: return 0.62
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFF:
      return 1
    case 0x1F1E6...0x1F1FF: return 0.625
    case 0x1F000...0x1FAFF: return 1.25
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    if scalar.properties.isEmojiPresentation { return 1.25 }
    switch scalar.value {
    case 0x0590...0x05FF: return 0.56
    case 0x0600...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: return 0.52
    case 0x0900...0x0DFF: return 0.6
    case 0x0E00...0x0EFF: return 0.56
    // As wide as “m”, so that text of an unknown script rather fits than not.
    default: return 0.85
    }
  }
}
