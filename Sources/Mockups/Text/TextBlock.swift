/// Wrapped text of one style.
struct TextBlock: Sendable {
  let lines: [TextLine]
  let style: TextStyle
  /// Distance of baselines, in points.
  let pitch: Double
  /// Height of the box of a line; native labels can set their lines further apart than these boxes are high.
  let lineHeight: Double
  /// The width that it was wrapped to.
  let width: Double
  /// Whether some of the text was truncated.
  let isTruncated: Bool

  /// Text wrapped to a width; nil or white space has no lines.
  ///
  /// - Parameter lineHeight: nil for that of the pitch.
  init(_ text: String?, _ style: TextStyle, pitch: Double, lineHeight: Double? = nil, width: Double) {
    self.style = style
    self.pitch = pitch
    self.lineHeight = lineHeight ?? pitch
    self.width = width
    isTruncated = false
    guard let text, text.utf8.contains(where: { $0 > 0x20 }) else {
      lines = []
      return
    }
    lines = LineBreaker.lines(of: text, style, width: width)
  }

  private init(lines: [TextLine], _ style: TextStyle, pitch: Double, width: Double, isTruncated: Bool) {
    self.lines = lines
    self.style = style
    self.pitch = pitch
    lineHeight = pitch
    self.width = width
    self.isTruncated = isTruncated
  }

  var isEmpty: Bool { lines.isEmpty }

  /// Distance from the first baseline to the last.
  var depth: Double { Double(max(lines.count - 1, 0)) * pitch }

  /// From the top of its first line box to the bottom of its last.
  var height: Double { isEmpty ? 0 : depth + lineHeight }

  /// From its top to the first baseline: the font is in the middle of its line.
  var firstBaseline: Double {
    let family = style.face.family
    return (lineHeight - (family.ascent + family.descent) * style.size) / 2 + family.ascent * style.size
  }

  /// The width of its longest line.
  var inkWidth: Double { lines.reduce(0) { max($0, $1.width) } }

  /// Text on one line, which shrinks down to a scale and is then truncated if it does not fit.
  static func label(
    _ text: String, _ style: TextStyle, pitch: Double, width: Double, minimumScale: Double
  ) -> TextBlock {
    let natural = TextMetrics.width(of: text, style)
    if natural <= width {
      let line = TextLine(text: Substring(text), width: natural)
      return TextBlock(lines: [line], style, pitch: pitch, width: width, isTruncated: false)
    }
    let scale = max(width / natural, minimumScale)
    let small = TextStyle(style.face, size: style.size * scale, tracking: style.tracking * scale)
    if natural * scale <= width + 0.01 {
      let line = TextLine(text: Substring(text), width: natural * scale)
      return TextBlock(lines: [line], small, pitch: pitch, width: width, isTruncated: false)
    }
    let line = shortened(Substring(text), small, width: width)
    return TextBlock(lines: [line], small, pitch: pitch, width: width, isTruncated: true)
  }

  /// Text on a limited number of lines, truncated if it needs more.
  static func label(
    _ text: String, _ style: TextStyle, pitch: Double, width: Double, maximumLines: Int
  ) -> TextBlock {
    var lines = LineBreaker.lines(of: text, style, width: width)
    let isTruncated = lines.count > maximumLines
    if isTruncated {
      let rest = text[lines[maximumLines - 1].text.startIndex...]
      lines.removeSubrange((maximumLines - 1)...)
      lines.append(shortened(rest, style, width: width))
    }
    return TextBlock(lines: lines, style, pitch: pitch, width: width, isTruncated: isTruncated)
  }

  /// As much of a text as fits with an ellipsis.
  private static func shortened(_ text: Substring, _ style: TextStyle, width: Double) -> TextLine {
    var pen = Pen(style)
    pen.move(over: "…")
    var end = text.startIndex
    for index in text.indices {
      for scalar in text[index].unicodeScalars { pen.move(over: scalar) }
      guard pen.position <= width else { break }
      end = text.index(after: index)
    }
    while end > text.startIndex, text[text.index(before: end)] == " " { end = text.index(before: end) }
    let line = text[..<end] + "…"
    return TextLine(text: Substring(line), width: TextMetrics.width(of: line, style))
  }
}

/// The direction of text.
enum WritingDirection {
  /// Whether the first letter of a text belongs to a right-to-left script.
  static func isRightToLeft(_ text: Substring) -> Bool {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A: return false
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
      case 0..<0xC0: continue
      default:
        if scalar.properties.isAlphabetic { return false }
      }
    }
    return false
  }
}
