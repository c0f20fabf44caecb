/// What tags keep from being read: `{% raw %}{{ name }}{% endraw %}`, in text and in code.
extension ForeignRewriter {
  /// Copies text without its tags.
  ///
  /// Where the second tag is within a fence that begins behind the first one, the rest of the fence is copied, too: its
  /// last line would begin another one.
  mutating func putVerbatim(_ content: Range<Int>, in tags: Range<Int>) {
    let fenceEnd = endOfFence(in: content)
    let last = fenceEnd.map { $0 > tags.upperBound && bytes[$0 - 1] == UInt8(ascii: "\n") ? $0 - 1 : $0 }
    replace(tags.lowerBound..<max(tags.upperBound, last ?? 0)) { rewriter in
      rewriter.put(content)
      guard let last, last > tags.upperBound else { return }
      rewriter.put(tags.upperBound..<last)
    }
  }

  /// Where a fence ends that begins in content and does not end there.
  private mutating func endOfFence(in content: Range<Int>) -> Int? {
    var index = content.lowerBound
    while index < content.upperBound {
      let start = CodeLines.content(reader, from: index)
      guard start < content.upperBound else { return nil }
      if "`~".utf8.contains(bytes[start]), let close = CodeLines.end(&reader, at: start) {
        if close > content.upperBound { return close }
        index = close
      } else {
        index = reader.lineEnd(from: start) + 1
      }
    }
    return nil
  }

  // MARK: Code

  /// Whether a tag in front of code keeps all of it from being read: `{% raw %}`.
  func isVerbatim(_ content: Range<Int>) -> Bool {
    guard content.lowerBound >= text.body.lowerBound + 2, reader.has("%}", at: content.lowerBound - 2),
      let open = bytes[..<(content.lowerBound - 2)].suffix(20).lastIndex(of: UInt8(ascii: "%"))
    else { return false }
    let word = bytes[(open + 1)..<(content.lowerBound - 2)].filter { $0 > 0x20 && $0 != UInt8(ascii: "-") }
    return word.elementsEqual("raw".utf8) || word.elementsEqual("verbatim".utf8)
  }

  /// The range of a tag that begins or ends what is kept from being read; a tag without the other one is shown.
  mutating func verbatimTag(at mark: Int, in range: Range<Int>) -> Range<Int>? {
    guard let close = reader.find("%}", from: mark, reach: 40), close + 2 <= range.upperBound, close >= mark + 2 else {
      return nil
    }
    let word = String(
      decoding: bytes[(mark + 2)..<close].filter { $0 > 0x20 && $0 != UInt8(ascii: "-") }, as: UTF8.self)
    switch word {
    case "raw", "verbatim":
      // A second start tag is what the first one keeps from being read.
      guard !code.isVerbatim, mark >= rawEnd,
        let next = reader.ends.next(.init(notation: .template, name: word), from: close)
      else { return nil }
      if next < code.end {
        code.isVerbatim = true
      } else if reachesFarther(tag: mark..<close + 2, to: next) {
        rawEnd = next
      } else {
        return nil
      }
    case "endraw", "endverbatim":
      guard code.isVerbatim || mark == rawEnd else { return nil }
      code.isVerbatim = false
    default: return nil
    }
    return mark..<close + 2
  }

  /// Whether a tag in code keeps what follows from being read beyond that code, and is not just an example of such a tag:
  /// one that is the only thing between its backticks, or has another one behind it, is.
  private mutating func reachesFarther(tag: Range<Int>, to end: Int) -> Bool {
    let rest = tag.upperBound..<max(tag.upperBound, min(code.end, text.body.upperBound))
    guard bytes[rest].contains(where: { !ForeignReader.isSpace($0) && $0 != UInt8(ascii: "`") }) else { return false }
    var index = tag.upperBound
    while let next = reader.find("{%", from: index, reach: end - index) {
      let word = bytes[(next + 2)..<end].prefix(20).drop { ForeignReader.isSpace($0) || $0 == UInt8(ascii: "-") }
      if word.starts(with: "raw".utf8) || word.starts(with: "verbatim".utf8) {
        reader.spend(next - index)
        return false
      }
      index = next + 2
    }
    return true
  }
}
