/// Whole lines for a terminal or a log, checked before they are printed.
///
/// Reports escape what they quote. This is the last check, whatever a message contains. Except for line breaks and,
/// if allowed, color codes, no control character passes, no line starts with `::`, and no line contains a command
/// such as `##vso[`, which a CI runner would execute.
package struct LogText: Sendable {
  /// The lines, safe to print.
  package let bytes: [UInt8]

  /// - Parameter allowsColor: whether to keep escape sequences that set colors.
  package init(_ text: some Collection<UInt8>, allowsColor: Bool = false) {
    bytes =
      text.withContiguousStorageIfAvailable { Self.checked($0, allowsColor) }
      ?? Array(text).withUnsafeBufferPointer { Self.checked($0, allowsColor) }
  }

  /// A single line: line breaks in the text become spaces.
  package init(line: String) {
    self.init((printable(line) + "\n").utf8)
  }

  /// Text of a table cell, which can have several lines.
  ///
  /// Changes only what would control a terminal or be a command in a log. Direction marks are part of the text.
  package static func cell(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: ":") }) {
      return text
    }
    var result = String.UnicodeScalarView()
    var commands = LogCommandScanner()
    var isLineStart = true
    var last: Unicode.Scalar?
    for scalar in withoutLoneReturns(text).unicodeScalars {
      let isCommand = isLineStart && last == ":" && scalar == ":" || commands.completesCommand(with: scalar)
      if isCommand { result.append(LogCommandScanner.separator) }
      switch scalar {
      case "\t", "\n", "\r": result.append(scalar)
      default: result.append(scalar.properties.generalCategory == .control ? printable(scalar) : scalar)
      }
      // A first colon may be followed by another.
      let isBlank = scalar.properties.isWhitespace
      isLineStart = scalar == "\n" || scalar == "\r" || isLineStart && (isBlank || scalar == ":" && last != ":")
      last = scalar
    }
    return String(result)
  }

  /// A lone carriage return would move a terminal back to the start of the line, so it becomes a line feed.
  private static func withoutLoneReturns(_ text: String) -> String {
    guard text.utf8.contains(0x0D) else { return text }
    var bytes = Array(text.utf8)
    for index in bytes.indices where bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A) {
      bytes[index] = 0x0A
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Each line by itself: what may be a command begins and ends on one line, and most lines hold nothing to look at.
  private static func checked(_ text: UnsafeBufferPointer<UInt8>, _ allowsColor: Bool) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
      let line = UnsafeBufferPointer(rebasing: text[start..<end])
      let content = line.last == UInt8(ascii: "\n") ? UnsafeBufferPointer(rebasing: line.dropLast()) : line
      // Commands without hashes begin with a colon, after blanks.
      if isHarmless(content), content.first(where: { $0 != 0x20 }) != UInt8(ascii: ":") {
        result.append(contentsOf: line)
      } else {
        checkLine(String(decoding: line, as: UTF8.self), allowsColor, into: &result)
      }
      start = end
    }
    return result
  }

  private static func checkLine(_ text: String, _ allowsColor: Bool, into result: inout [UInt8]) {
    var commands = LogCommandScanner()
    var isLineStart = true
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      if allowsColor, let length = colorCode(rest) {
        result += String(rest.prefix(length)).utf8
        rest = rest.dropFirst(length)
        continue
      }
      rest.removeFirst()
      if scalar == "\n" {
        result.append(UInt8(ascii: "\n"))
        (commands, isLineStart) = (LogCommandScanner(), true)
        continue
      }
      let shown = printable(scalar)
      let isCommand = isLineStart && shown == ":" && rest.first == ":" || commands.completesCommand(with: shown)
      if isCommand { result += UTF8.encode(LogCommandScanner.separator).map(Array.init) ?? [] }
      result += UTF8.encode(shown).map(Array.init) ?? []
      // Runners skip white space before a command, including the separator.
      isLineStart = isLineStart && shown.properties.isWhitespace
    }
  }

  /// Number of scalars of the color code, `ESC [ 1;31 m`, at the start of a text, or nil.
  private static func colorCode(_ text: Substring.UnicodeScalarView) -> Int? {
    guard text.first == "\u{1B}", text.dropFirst().first == "[" else { return nil }
    let parameters = text.dropFirst(2).prefix(maxParameters).prefix { $0 == ";" || ("0"..."9").contains($0) }
    return text.dropFirst(2 + parameters.count).first == "m" ? parameters.count + 3 : nil
  }

  private static let maxParameters = 32
}
