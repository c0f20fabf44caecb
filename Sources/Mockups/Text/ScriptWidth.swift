/// Widths of characters that are in no table, in em.
///
/// The average width of a letter in the Noto fonts, which Android falls back on and which resemble the fonts of other
/// systems: a text in such a script is within about ten percent, two lines of text within a few.
enum ScriptWidth {
  /// The width of a character; 0 for marks and invisible characters.
  static func ems(of scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x0300...0x036F, 0x1F3FB...0x1F3FF, 0xFE00...0xFE0F: return 0
    case 0x0530..<0x0590: return 0.62
    case 0xAC00...0xD7A3: return 0.92
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x20000...0x3FFFF:
      return 1
    case 0x1F1E6...0x1F1FF: return 0.625
    case 0x1F000...0x1FAFF: return 1.25
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    if scalar.properties.isEmojiPresentation || scalar.value == 0x2764 { return 1.25 }
    return ofLetter(scalar.value)
  }

  private static func ofLetter(_ letter: UInt32) -> Double {
    switch letter {
    // Hebrew: vav, yod and final nun; the rest.
    case 0x05D5, 0x05D9, 0x05DF: 0.26
    case 0x0590...0x05FF: 0.6
    // Arabic: alef, lam, sin, and sad with dotted variants, dal and ra with theirs; the rest.
    case 0x0622, 0x0623, 0x0625, 0x0627, 0x0671: 0.27
    case 0x0644: 0.33
    case 0x0633...0x0636: 0.95
    case 0x062F...0x0632: 0.43
    case 0x0600...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: 0.5
    case 0x0900...0x097F: 0.515
    case 0x0980...0x09FF: 0.56
    case 0x0A00...0x0A7F: 0.54
    case 0x0A80...0x0AFF: 0.5
    case 0x0B80...0x0BFF: 0.8
    case 0x0C00...0x0C7F: 0.67
    case 0x0D00...0x0D7F: 0.76
    case 0x0D80...0x0DFF: 0.82
    case 0x0900...0x0DFF: 0.6
    case 0x0E00...0x0EFF: 0.56
    case 0x1000...0x109F: 0.75
    case 0x10A0...0x10FF: 0.625
    case 0x1200...0x137F: 0.67
    case 0x1780...0x17FF: 0.58
    // As wide as “m”, so that text in an unknown script is more likely to fit.
    default: 0.85
    }
  }
}
