/// A page in HTML, with front matter, as one block of HTML in Markdown.
///
/// Such a block goes on to a blank line, so those are taken out, and so is indentation, which could be code. What is
/// preformatted stays.
enum HTMLPage {
  /// Whether a file is a page in HTML.
  static func holds(_ text: PageText) -> Bool {
    [".html", ".htm"].contains { ending in
      text.path.utf8.count > ending.utf8.count
        && text.path.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) { $0 | 0x20 == $1 | 0x20 }
    }
  }

  static func block(_ text: PageText) -> PageText {
    var output = Array("<div>\n".utf8)
    var map = LineMap()
    var isPreformatted = false
    for number in stride(from: 1, through: text.lineCount, by: 1) {
      let range = text.lineRange(number)
      let blanks = text.bytes[range].prefix { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
      let line = isPreformatted ? range : blanks.endIndex..<range.upperBound
      if blanks.endIndex == range.upperBound {
        if isPreformatted { output += Array("&#32;\n".utf8) }
        continue
      }
      map.add(line, at: output.count)
      output += text.bytes[line]
      output.append(UInt8(ascii: "\n"))
      isPreformatted = leavesOpen(text.bytes[line], isPreformatted)
    }
    output += "</div>\n".utf8
    return PageText(rewriting: text, as: output, map: map)
  }

  /// Whether preformatted text goes on behind a line.
  static func leavesOpen(_ line: ArraySlice<UInt8>, _ isOpen: Bool) -> Bool {
    var isOpen = isOpen
    for index in line.indices where line[index] == UInt8(ascii: "<") {
      for name in ["pre", "textarea"] {
        if begins(line[(index + 1)...], name) { isOpen = true }
        if begins(line[(index + 1)...], "/" + name) { isOpen = false }
      }
    }
    return isOpen
  }

  private static func begins(_ bytes: ArraySlice<UInt8>, _ name: String) -> Bool {
    let found = bytes.prefix(name.utf8.count)
    guard found.elementsEqual(name.utf8, by: { $0 | 0x20 == $1 | 0x20 }) else { return false }
    guard let next = bytes.dropFirst(found.count).first else { return true }
    return next <= 0x20 || next == UInt8(ascii: ">")
  }
}
