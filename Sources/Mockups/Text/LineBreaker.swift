/// A line of wrapped text.
package struct TextLine: Sendable, Hashable {
  /// Without trailing spaces.
  package var text: Substring
  /// In points.
  package var width: Double
}

/// Wraps text into lines, filling each before the next one starts.
///
/// Lines break at spaces, after hyphens, between ideographs, and between the words of Thai; a word that is too long is
/// broken at the end of the line. A newline always breaks.
package enum LineBreaker {
  package static func lines(of text: String, _ style: TextStyle, width limit: Double) -> [TextLine] {
    var wrapping = Wrapping(text: text, pen: Pen(style), limit: limit)
    return wrapping.run()
  }
}

private struct Wrapping {
  let text: String
  var pen: Pen
  let limit: Double
  var lines: [TextLine] = []
  var start: String.Index
  /// The last possible break after the start of the line, if any.
  var opportunity: (end: String.Index, width: Double, next: String.Index)?
  /// The last place where a Thai word can be broken that is too long for a line.
  var syllable: (end: String.Index, width: Double, next: String.Index)?
  /// Beginnings of Thai words.
  let thaiWords: Set<String.Index>

  init(text: String, pen: Pen, limit: Double) {
    self.text = text
    self.pen = pen
    self.limit = limit
    start = text.startIndex
    thaiWords = ThaiWords.starts(in: text)
  }

  mutating func run() -> [TextLine] {
    let scalars = text.unicodeScalars
    var index = start
    var previous: Unicode.Scalar = " "
    // End and width of the text on the line, without trailing spaces.
    var (end, width) = (start, 0.0)
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      if Self.isNewline(scalar) {
        // CR LF is one newline.
        if !(scalar == "\n" && previous == "\r") { emit(to: end, width) }
        begin(at: next)
        (end, width, previous) = (next, 0, scalar)
        index = next
        continue
      }
      if scalar == " " || scalar == "\u{200B}" || scalar == "\t" {
        if index == start, !lines.isEmpty {
          start = next
          end = next
        } else {
          pen.move(over: scalar)
        }
        previous = scalar
        index = next
        continue
      }
      if index > start, mayBreak(between: previous, and: scalar) || thaiWords.contains(index) {
        opportunity = (end, width, index)
      } else if index > start, ThaiWords.isThai(scalar), ThaiWords.mayBreak(between: previous, and: scalar) {
        syllable = (end, width, index)
      }
      pen.move(over: scalar)
      if pen.position > limit, index > start {
        if let place = opportunity ?? (ThaiWords.isThai(scalar) ? syllable : nil) {
          emit(to: place.end, place.width)
          begin(at: place.next)
          index = place.next
          (end, width, previous) = (index, 0, " ")
          continue
        }
        if end > start {
          emit(to: end, width)
          begin(at: index)
          (end, width, previous) = (index, 0, " ")
          continue
        }
      }
      (end, width, previous) = (next, pen.position, scalar)
      index = next
    }
    if end > start || lines.isEmpty { emit(to: end, width) }
    return lines
  }

  private mutating func emit(to end: String.Index, _ width: Double) {
    lines.append(TextLine(text: text[start..<max(start, end)], width: width))
  }

  private mutating func begin(at index: String.Index) {
    start = index
    opportunity = nil
    syllable = nil
    pen.reset()
  }

  private static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
  }

  private func mayBreak(between left: Unicode.Scalar, and right: Unicode.Scalar) -> Bool {
    if left == " " || left == "\u{200B}" || left == "\t" { return true }
    if left == "-" || left == "\u{2010}" || left == "\u{2013}" || left == "\u{2014}" {
      return right.value > 0x40 || right == "("
    }
    guard left.value >= 0x2E80 || right.value >= 0x2E80 else { return false }
    guard Self.isIdeographic(left) || Self.isIdeographic(right) else { return false }
    return !Self.opens(left) && !Self.closes(right)
  }

  private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Korean has spaces: its syllables stay together.
    case 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x20000...0x3FFFF: true
    default: false
    }
  }

  /// Brackets that must not end a line.
  private static func opens(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "(", "[", "“", "‘", "「", "『", "【", "〈", "《", "〔", "（", "［", "｛": true
    default: false
    }
  }

  /// Punctuation and small kana that must not start a line.
  private static func closes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ")", "]", ".", ",", "!", "?", ":", ";", "”", "’", "…", "、", "。", "，", "．", "・", "：", "；", "？", "！", "」", "』",
      "】", "〉", "》", "〕", "）", "］", "｝", "ー", "々", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ァ", "ィ", "ゥ",
      "ェ", "ォ", "ッ", "ャ", "ュ", "ョ":
      true
    default: false
    }
  }
}
