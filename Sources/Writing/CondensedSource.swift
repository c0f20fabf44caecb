/// Style sheets and scripts without what only readers of their source need.
package enum CondensedSource {
  /// Removes indentation, spaces, and line endings next to punctuation in a script, and lines with only a comment:
  /// readers of the source use those.
  ///
  /// Comments next to code stay, so that strings need not be distinguished from comments. Spaces in a line are
  /// removed only if it has no regular expressions, only plain double-quoted strings, and at most one template string,
  /// and lines of multiline strings are not changed.
  package static func bytes(of bytes: [UInt8], isScript: Bool) -> [UInt8] {
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var isInComment = false
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let keepsSpaces = lines.contains { line in !line.count { $0 == UInt8(ascii: "`") }.isMultiple(of: 2) }
    // What looks like a comment of one line can be the end of a long one.
    let keepsComments = isScript || lines.contains(where: opensComment)
    for line in lines {
      let text = line.drop { $0 == UInt8(ascii: " ") }
      if !isInComment, text.isEmpty || text.starts(with: "//".utf8) { continue }
      if isInComment || text.starts(with: "/*".utf8) {
        let end = text.firstRange(ofText: "*/")?.upperBound
        isInComment = end == nil
        guard let end, end < text.endIndex else { continue }
        // Keep what follows a comment on its line.
        kept += text[end...]
      } else {
        if keepsSpaces {
          kept += line
        } else if isScript, canLoseSpaces(text) {
          appendWithoutSpaces(text, to: &kept)
          // Continue with what is still open or has ended on this line.
          if let last = text.last, "{([,;".utf8.contains(last) { continue }
        } else {
          kept += keepsComments ? text : withoutCommentAtEnd(text)
        }
      }
      kept.append(UInt8(ascii: "\n"))
    }
    return kept
  }

  /// A line of a style sheet without the only comment in it, if the line ends with that; one behind a string is
  /// left alone.
  private static func withoutCommentAtEnd(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let start = line.firstRange(ofText: "/*"),
      !line[..<start.lowerBound].contains(where: { "\"'".utf8.contains($0) }),
      line[start.upperBound...].firstRange(ofText: "*/")?.upperBound == line.endIndex
    else { return line }
    return line[..<start.lowerBound]
  }

  /// Whether a line opens a comment behind something else, and does not close it.
  private static func opensComment(_ line: ArraySlice<UInt8>) -> Bool {
    guard var rest = line.firstRange(ofText: "/*").map({ line[$0.upperBound...] }) else { return false }
    while let end = rest.firstRange(ofText: "*/") {
      guard let next = rest[end.upperBound...].firstRange(ofText: "/*") else { return false }
      rest = rest[next.upperBound...]
    }
    return !line.drop { $0 == UInt8(ascii: " ") }.starts(with: "/*".utf8)
  }

  /// Whether strings of a line can be told from its code: no regular expression and no escape, and no template string
  /// that could hold another.
  private static func canLoseSpaces(_ line: ArraySlice<UInt8>) -> Bool {
    var ticks = 0
    for byte in line {
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "/"), UInt8(ascii: "\\"): return false
      case UInt8(ascii: "`"): ticks += 1
      default: break
      }
    }
    return ticks == 0 || ticks == 2
  }

  /// Appends a line without insignificant spaces next to punctuation: `+ +` and strings keep theirs.
  private static func appendWithoutSpaces(_ line: ArraySlice<UInt8>, to kept: inout [UInt8]) {
    // The quotation mark that ends the string.
    var string: UInt8?
    for (index, byte) in zip(line.indices, line) {
      if let end = string {
        if byte == end { string = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "`") {
        string = byte
      } else if byte == UInt8(ascii: " "), index + 1 < line.endIndex, index > line.startIndex,
        isSpaceless(line[index - 1], line[index + 1])
      {
        continue
      }
      kept.append(byte)
    }
  }

  /// Whether two characters need no space between them.
  private static func isSpaceless(_ before: UInt8, _ after: UInt8) -> Bool {
    switch (before, after) {
    // Together, these would mean something else: `++`, `--`, and `<!--`.
    case (UInt8(ascii: "+"), UInt8(ascii: "+")), (UInt8(ascii: "-"), UInt8(ascii: "-")),
      (UInt8(ascii: "<"), UInt8(ascii: "!")):
      false
    default: isPunctuation(before) || isPunctuation(after)
    }
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool { "{}()[]=;,<>*?:&|%+-".utf8.contains(byte) }
}
