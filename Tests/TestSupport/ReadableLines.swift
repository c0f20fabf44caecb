/// Markup and JSON in lines, as goldens hold what the program writes in one.
///
/// Nothing is lost: the lines are joined again and compared with the text that they were made of.
package enum ReadableLines {
  /// A file's text in lines, by the end of its name.
  ///
  /// - Returns: nil if the text cannot be had back from them.
  package static func text(_ text: String, of path: String) -> String? {
    switch path.split(separator: ".").last {
    case "svg", "html": markup(text)
    case "json", "sarif": json(text)
    default: text
    }
  }

  /// Markup with a line for each tag, and for each rule of a style sheet.
  ///
  /// Text of drawings keeps its line, since white space in it would show.
  ///
  /// - Returns: nil if line breaks could not be told from those of the text.
  package static func markup(_ text: String) -> String? {
    var lines = ""
    var isText = false
    var isStyle = false
    var rest = text[...]
    while let end = rest.utf8.firstIndex(where: { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "}") }) {
      let next = rest.utf8.index(after: end)
      let piece = rest[..<next]
      if piece.contains("<text") { isText = true }
      if piece.hasSuffix("</text>") { isText = false }
      if piece.contains("<style") { isStyle = true }
      if piece.hasSuffix("</style>") { isStyle = false }
      lines += piece
      rest = rest[next...]
      let isBetweenTags = piece.hasSuffix(">") && rest.utf8.first == UInt8(ascii: "<") && !isText
      if isBetweenTags || isStyle && piece.hasSuffix("}") { lines += "\n" }
    }
    lines += rest
    let joined = lines.replacing(">\n<", with: "><").replacing("}\n", with: "}")
    return joined == text ? lines : nil
  }

  /// Compact JSON with a line for each value that is too long to share one.
  ///
  /// - Returns: nil for what is not compact JSON.
  package static func json(_ text: String) -> String? {
    let end = text.utf8.last == UInt8(ascii: "\n") ? "\n" : ""
    let compact = Array(text.utf8.dropLast(end.utf8.count))
    guard let first = compact.first, first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return nil }
    var lines = Lines(compact: compact)
    lines.value(indent: 0)
    let joined = lines.text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
    return lines.isDone && joined == String(decoding: compact, as: UTF8.self) ? lines.text + end : nil
  }

  private struct Lines {
    let compact: [UInt8]
    var text = ""
    private var position = 0

    /// A line may be this long, indentation included.
    private static let width = 118

    init(compact: [UInt8]) { self.compact = compact }

    var isDone: Bool { position == compact.count }

    /// Writes the value at the position, in as many lines as it takes.
    mutating func value(indent: Int) {
      guard position < compact.count else { return }
      let end = end(of: position)
      let isCollection = compact[position] == UInt8(ascii: "{") || compact[position] == UInt8(ascii: "[")
      if !isCollection || indent + end - position <= Self.width || end - position <= 2 {
        write(to: end)
        return
      }
      write(to: position + 1)
      while position < end - 1 {
        text += "\n" + String(repeating: " ", count: indent + 1)
        // A member's name.
        if compact[position] == UInt8(ascii: "\""), let colon = nameEnd(at: position) { write(to: colon) }
        let before = position
        value(indent: indent + 1)
        if position < end - 1, compact[position] == UInt8(ascii: ",") { write(to: position + 1) }
        // Not JSON.
        if position == before { return }
      }
      text += "\n" + String(repeating: " ", count: indent)
      write(to: end)
    }

    private mutating func write(to end: Int) {
      text += String(decoding: compact[position..<end], as: UTF8.self)
      position = end
    }

    /// Behind the colon of the member that begins at a position; nil if a string begins there that is a value.
    private func nameEnd(at start: Int) -> Int? {
      let end = end(of: start)
      return end < compact.count && compact[end] == UInt8(ascii: ":") ? end + 1 : nil
    }

    /// Where the value ends that begins at a position.
    private func end(of start: Int) -> Int {
      var depth = 0
      var isString = false
      var index = start
      while index < compact.count {
        switch compact[index] {
        case UInt8(ascii: "\\") where isString: index += 1
        case UInt8(ascii: "\""):
          isString.toggle()
          if !isString, depth == 0 { return index + 1 }
        case UInt8(ascii: "{") where !isString, UInt8(ascii: "[") where !isString: depth += 1
        case UInt8(ascii: "}") where !isString, UInt8(ascii: "]") where !isString:
          if depth == 0 { return index }
          depth -= 1
          if depth == 0 { return index + 1 }
        case UInt8(ascii: ",") where !isString && depth == 0: return index
        default: break
        }
        index += 1
      }
      return compact.count
    }
  }
}
