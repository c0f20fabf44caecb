/// Code between tags that is written as expressions of a script.
extension ForeignRewriter {
  /// Code that begins with strings in braces, `{ "a\n" } { "b" }`, as the strings and what is behind them; nil where it
  /// begins with anything else, or is only one of them.
  func textOfExpressions(_ content: Range<Int>) -> [UInt8]? {
    guard isMDX, bytes[content].first == UInt8(ascii: "{") else { return nil }
    var text: [UInt8] = []
    var (start, count) = (content.lowerBound, 0)
    while start < content.upperBound, bytes[start] == UInt8(ascii: "{"),
      let end = endOfBracedString(from: start, to: content.upperBound),
      let part = JoinedStrings.text(bytes[reader.trimmed(start + 1..<end - 1)])
    {
      text += part
      count += 1
      start = bytes[end..<content.upperBound].firstIndex { !ForeignReader.isSpace($0) } ?? content.upperBound
    }
    guard count > 1 || count == 1 && start < content.upperBound else { return nil }
    let lines = bytes[start..<content.upperBound].split(separator: 0x0A, omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      // Blanks of the lines behind the first are those in front of the tag, and then indentation.
      let blanks = number == 0 ? 0 : line.prefix(lineIndent).prefix(while: ForeignReader.isBlank).count
      text += line.dropFirst(blanks) + (number + 1 < lines.count ? [0x0A] : [])
    }
    return text
  }

  /// Where braces end that hold a string.
  private func endOfBracedString(from start: Int, to end: Int) -> Int? {
    guard let open = bytes[(start + 1)..<end].firstIndex(where: { !ForeignReader.isSpace($0) }),
      "\"'`".utf8.contains(bytes[open])
    else { return nil }
    var index = open + 1
    while index < end, bytes[index] != bytes[open] { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
    guard index < end, let close = bytes[(index + 1)..<end].firstIndex(where: { !ForeignReader.isSpace($0) }),
      bytes[close] == UInt8(ascii: "}")
    else { return nil }
    return close + 1
  }

  /// Notes that code is only the name of what a script knows: `<CodeBlock>{code}</CodeBlock>`.
  ///
  /// - Returns: whether it is.
  mutating func noteName(_ content: Range<Int>, _ tag: ForeignTag) -> Bool {
    guard isMDX, tag.key.notation == .component, content.count > 2, content.count < 100,
      bytes[content].first == UInt8(ascii: "{"), bytes[content].last == UInt8(ascii: "}"),
      case let name = reader.trimmed(content.lowerBound + 1..<content.upperBound - 1), !name.isEmpty,
      ForeignReader.isLetter(bytes[name.lowerBound]),
      bytes[name].allSatisfy({ ForeignReader.isNamePart($0) || $0 == UInt8(ascii: "_") })
    else { return false }
    findings.note(ScriptExpressions.kind, subject: reader.string(content), range: content, in: text)
    return true
  }
}
