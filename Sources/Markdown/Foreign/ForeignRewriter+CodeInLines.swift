/// Code between the tags of a component that is a part of a line: `Use <Code>x</Code> or more.`
extension ForeignRewriter {
  /// Writes code within text as a code span.
  ///
  /// - Returns: false where the code is a block of its own.
  mutating func writeCodeInLine(_ tag: ForeignTag) -> Bool {
    guard tag.key.notation == .component, isPaired(tag), let close = reader.ends.next(tag.key, from: index),
      close - index <= ForeignReader.longestInLine, !isLineEmpty || isTableRow || isBeforeText(endTagAt: close)
    else { return false }
    var content = reader.trimmed(index..<close)
    if bytes[content].first == UInt8(ascii: "{"), bytes[content].last == UInt8(ascii: "}"), content.count > 1,
      let text = reader.text(ofExpression: content.lowerBound + 1..<content.upperBound - 1)
    {
      content = text
    }
    guard !content.isEmpty, !bytes[content].contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return false }
    // To MDX, what is between the tags is text, in which tags and character references mean something.
    let isText =
      bytes[content].contains { "<&".utf8.contains($0) } || isInHTMLBlock || reader.constant(inBraces: content) != nil
    guard !isText else {
      put("<code>")
      push(tag, .code, .endTag("code"))
      return true
    }
    writeCodeSpan(content)
    (index, copied) = (close, close)
    push(tag, .code, .none)
    return true
  }

  /// Whether text follows an end tag on its line.
  private func isBeforeText(endTagAt close: Int) -> Bool {
    guard let end = bytes[close..<reader.nearLineEnd(from: close)].firstIndex(of: UInt8(ascii: ">")) else {
      return false
    }
    let next = bytes[(end + 1)..<self.end].drop(while: ForeignReader.isBlank).startIndex
    return !reader.isLineEnd(next) && !reader.has("</", at: next)
  }
}
