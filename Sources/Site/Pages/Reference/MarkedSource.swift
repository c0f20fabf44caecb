import Guidelines
import Writing

/// The text of an example as code, with the findings of its rule underlined.
struct MarkedSource {
  let text: [UInt8]
  /// In order; a later range can be within an earlier one.
  let marks: [Range<Int>]

  init(_ example: RuleExample) {
    text = Array(example.text.utf8)
    marks = example.marks
  }

  init(_ text: String) {
    self.text = Array(text.utf8)
    marks = []
  }

  /// A part of the text that is a separate file, with the position of its name, if any.
  struct File {
    var name: Range<Int>?
    var content: Range<Int>
  }

  /// The parts: one for each line `=== name`, or the whole text.
  var files: [File] {
    var files: [File] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      let next = min(end + 1, text.count)
      if text[start..<end].starts(with: "=== ".utf8) {
        files.append(File(name: start + 4..<end, content: next..<next))
      } else if files.isEmpty {
        files.append(File(name: nil, content: start..<next))
      } else {
        files[files.count - 1].content = files[files.count - 1].content.lowerBound..<next
      }
      start = next
    }
    return files
  }

  /// Writes a part of the text, escaped, with nested `mark` elements.
  func write(_ range: Range<Int>, into writer: inout HTMLWriter) {
    var open: [Int] = []
    var position = range.lowerBound
    let inside = marks.filter { $0.lowerBound >= range.lowerBound && $0.upperBound <= range.upperBound }
    for mark in inside {
      close(&open, upTo: mark.lowerBound, &position, &writer)
      copy(to: mark.lowerBound, &position, &writer)
      writer.markup("<mark>")
      open.append(mark.upperBound)
    }
    close(&open, upTo: range.upperBound, &position, &writer)
    copy(to: range.upperBound, &position, &writer)
  }

  private func close(_ open: inout [Int], upTo limit: Int, _ position: inout Int, _ writer: inout HTMLWriter) {
    while let end = open.last, end <= limit {
      copy(to: end, &position, &writer)
      writer.markup("</mark>")
      open.removeLast()
    }
  }

  /// Copies text up to an offset, with pictures for invisible control characters.
  private func copy(to end: Int, _ position: inout Int, _ writer: inout HTMLWriter) {
    while position < end {
      let plain = text[position..<end].firstIndex(where: Self.isControl) ?? end
      text[position..<plain].withUnsafeBufferPointer { writer.text($0) }
      if plain < end, let picture = Unicode.Scalar(text[plain] == 0x7F ? 0x2421 : 0x2400 + UInt32(text[plain])) {
        writer.text(String(picture))
      }
      position = min(plain + 1, end)
    }
  }

  private static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\t") || byte == 0x7F
  }
}
