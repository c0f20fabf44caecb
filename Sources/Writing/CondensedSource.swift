/// Style sheets and scripts without what only readers of their source need.
package enum CondensedSource {
  /// Removes indentation, spaces, and line endings next to punctuation in a script, and lines with only a comment:
  /// readers of the source use those.
  ///
  /// Comments next to code stay, so that strings need not be distinguished from comments. Spaces in a line are
  /// removed only if it has no regular expressions and only plain double-quoted strings, and lines of multiline
  /// strings are not changed.
  package static func bytes(of bytes: [UInt8], isScript: Bool) -> [UInt8] {
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var isInComment = false
    let keepsSpaces = bytes.split(separator: UInt8(ascii: "\n"))
      .contains { line in !line.count { $0 == UInt8(ascii: "`") }.isMultiple(of: 2) }
    // What looks like a comment of one line can be the end of a long one.
    let keepsComments = isScript || bytes.split(separator: UInt8(ascii: "\n")).contains(where: opensComment)
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let text = line.drop { $0 == UInt8(ascii: " ") }
      if !isInComment, text.isEmpty || text.starts(with: "//".utf8) { continue }
      if isInComment || text.starts(with: "/*".utf8) {
        let end = zip(text, text.dropFirst()).enumerated().first { $1 == (UInt8(ascii: "*"), UInt8(ascii: "/")) }
        isInComment = end == nil
        guard let end, end.offset + 2 < text.count else { continue }
        // Keep what follows a comment on its line.
        kept += text.dropFirst(end.offset + 2)
      } else {
        if keepsSpaces {
          kept += line
        } else if isScript, !text.contains(where: { "'`/\\".utf8.contains($0) }) {
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
    guard let start = line.firstRange(of: "/*".utf8),
      !line[..<start.lowerBound].contains(where: { "\"'".utf8.contains($0) }),
      line[start.upperBound...].firstRange(of: "*/".utf8)?.upperBound == line.endIndex
    else { return line }
    return line[..<start.lowerBound]
  }

  /// Whether a line opens a comment behind something else, and does not close it.
  private static func opensComment(_ line: ArraySlice<UInt8>) -> Bool {
    guard var rest = line.firstRange(of: "/*".utf8).map({ line[$0.upperBound...] }) else { return false }
    while let end = rest.firstRange(of: "*/".utf8) {
      guard let next = rest[end.upperBound...].firstRange(of: "/*".utf8) else { return false }
      rest = rest[next.upperBound...]
    }
    return !line.drop { $0 == UInt8(ascii: " ") }.starts(with: "/*".utf8)
  }

  /// Appends a line without insignificant spaces next to punctuation: `a + +b` and strings keep theirs.
  private static func appendWithoutSpaces(_ line: ArraySlice<UInt8>, to kept: inout [UInt8]) {
    var isInString = false
    for (index, byte) in zip(line.indices, line) {
      if byte == UInt8(ascii: "\"") { isInString.toggle() }
      if !isInString, byte == UInt8(ascii: " "), index + 1 < line.endIndex, index > line.startIndex,
        isPunctuation(line[index - 1]) || isPunctuation(line[index + 1])
      {
        continue
      }
      kept.append(byte)
    }
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool { "{}()[]=;,>*?:&|%".utf8.contains(byte) }
}
