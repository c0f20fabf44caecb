import Mockups

/// Text of a social card in lines.
struct CardText: Sendable {
  var face: FontFace
  /// In pixels, as the layout measures it.
  var size: Double
  var lines: [String]
  /// The distance of baselines, in ems.
  var leading: Double

  /// The height of all lines, in pixels.
  var height: Double { Double(lines.count) * size * leading }

  /// How text may be set.
  struct Choice: Sendable {
    var size: Double
    /// The maximum number of lines.
    var lines: Int
  }

  /// The longest text that is worth measuring, in characters.
  private static let limit = 400

  /// Sets text in the first of several sizes in which it fits without a broken word; in the last one, it is cut.
  init(_ text: String, _ face: FontFace, _ choices: [Choice], leading: Double, width: Double) {
    let text = text.prefix(Self.limit).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let width = width * Self.certainty(of: text, face)
    (self.face, self.leading, size, lines) = (face, leading, 0, [])
    for choice in choices {
      let style = Self.style(face, choice.size)
      let lines = LineBreaker.lines(of: text, style, width: width).map { String($0.text) }
      (size, self.lines) = (choice.size, lines)
      let words = text.split(separator: " ")
      if lines.count <= choice.lines, words.allSatisfy({ Self.fits($0, style, width) }) { return }
    }
    let most = choices.last?.lines ?? 1
    guard lines.count > most, var last = lines.prefix(most).last else { return }
    lines.removeLast(lines.count - most)
    while !last.isEmpty, last.last == " " || TextMetrics.width(of: last + "…", Self.style(face, size)) > width {
      last.removeLast()
    }
    lines[most - 1] = last + "…"
  }

  /// The part of the width to fill: another font draws the characters that the font does not have.
  ///
  /// Ideographs are as wide as high in any font. Arabic can be a third wider than estimated.
  private static func certainty(of text: String, _ face: FontFace) -> Double {
    let foreign = TextMetrics.foreign(in: text, face)
    if foreign.isEmpty { return 1 }
    return foreign.allSatisfy { $0.value >= 0x2E80 } ? 0.95 : 0.7
  }

  /// Words of languages without spaces can be broken anywhere.
  private static func fits(_ word: Substring, _ style: TextStyle, _ width: Double) -> Bool {
    TextMetrics.width(of: word, style) <= width || !word.utf8.allSatisfy { $0 < 0xE0 }
  }

  /// Large text is set tighter.
  private static func style(_ face: FontFace, _ size: Double) -> TextStyle {
    TextStyle(face, size: size, tracking: tracking(at: size))
  }

  private static func tracking(at size: Double) -> Double { size >= 36 ? size * -0.02 : 0 }

  /// In pixels.
  var tracking: Double { Self.tracking(at: size) }
}
