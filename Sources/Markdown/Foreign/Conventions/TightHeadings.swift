/// `##Title` without a blank, which is a heading to Python-Markdown, and text to CommonMark.
///
/// What looks like a number, a color, or a comment of code stays text: `#12`, `#fff`, `#!/bin/sh`.
struct TightHeadings: ForeignConvention {
  let firstBytes: StaticString = "#"
  let beginsLine = true

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard reader.readsTightHeadings, offset == reader.start || reader.bytes[offset - 1] == UInt8(ascii: "\n"),
      let length = Self.length(reader.bytes[offset..<reader.end])
    else { return nil }
    let marks = offset..<offset + length
    return ForeignConstruct(range: marks, meaning: .string(reader.string(marks) + " "))
  }

  /// Whether a page has a line with such a heading.
  static func areIn(_ text: PageText) -> Bool {
    text.bytes[text.body].withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count {
        if bytes[start] == UInt8(ascii: "#"), length(bytes[start...]) != nil { return true }
        guard let feed = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { break }
        start = feed + 1
      }
      return false
    }
  }

  /// How many marks are in front of a heading; nil where a line begins with none.
  private static func length(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    let marks = line.prefix(7).prefix { $0 == UInt8(ascii: "#") }.count
    let text = line.dropFirst(marks)
    guard (1...6).contains(marks), let first = text.first else { return nil }
    let isDigit = (0x30...0x39).contains(first)
    guard ForeignReader.isLetter(first) || first >= 0x80 || isDigit && marks > 1 || "`*_".utf8.contains(first) else {
      return nil
    }
    return marks == 1 && isColor(text) ? nil : marks
  }

  /// Whether a line is nothing but the digits of a color.
  private static func isColor(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let word = text.prefix(9).prefix { !ForeignReader.isSpace($0) }
    return [3, 4, 6, 8].contains(word.count)
      && word.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20) }
  }
}
