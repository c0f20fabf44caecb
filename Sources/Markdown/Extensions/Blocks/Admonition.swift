/// An admonition as MkDocs reads it: `!!! note "Title"` over indented lines.
struct Admonition: BlockExtension {
  let option = MarkdownExtensions.admonitions
  let firstByte = UInt8(ascii: "!")

  func open(_ line: OpeningLine) -> BlockOpening? { open(line, fold: nil, marks: 3) }

  /// Reads what stands behind the marks.
  func open(_ line: OpeningLine, fold: Box.Fold?, marks: Int) -> BlockOpening? {
    guard line.run(of: line.bytes[line.range.lowerBound]) == 3 else { return nil }
    var rest = line.trimmed(line.range.lowerBound + marks..<line.range.upperBound)
    let name = line.bytes[rest].prefix(while: AttributeList.isName)
    // A fold can have a title alone.
    guard !name.isEmpty || fold != nil && line.bytes[rest].first == UInt8(ascii: "\"") else { return nil }
    let word = String(decoding: name, as: UTF8.self)
    let kind = BoxKind(word) ?? .note
    rest = line.trimmed(name.endIndex..<rest.upperBound)
    var title: Range<Int>?
    // A title without its quotes.
    if !rest.isEmpty, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(line.bytes[rest.lowerBound]) {
      title = rest
      rest = rest.upperBound..<rest.upperBound
    }
    // Further classes, such as `inline end`.
    while !rest.isEmpty, line.bytes[rest.lowerBound] != UInt8(ascii: "\"") {
      let other = line.bytes[rest].prefix(while: AttributeList.isName)
      guard !other.isEmpty else { return nil }
      rest = line.trimmed(other.endIndex..<rest.upperBound)
    }
    if !rest.isEmpty {
      guard rest.count >= 2, line.bytes[rest.upperBound - 1] == UInt8(ascii: "\"") else { return nil }
      title = line.trimmed(rest.lowerBound + 1..<rest.upperBound - 1)
    }
    var box = Box(kind: kind, fold: fold, hasHeading: fold != nil || title?.isEmpty != true)
    if !word.isEmpty, word.lowercased() != kind.rawValue { box.name = word }
    return BlockOpening(kind: .box(box), extent: .indentation(4), title: title?.isEmpty == true ? nil : title)
  }
}

/// An admonition that readers fold: `???` begins closed, `???+` open.
struct FoldedAdmonition: BlockExtension {
  let option = MarkdownExtensions.admonitions
  let firstByte = UInt8(ascii: "?")

  func open(_ line: OpeningLine) -> BlockOpening? {
    let isOpen = line.range.count > 3 && line.bytes[line.range.lowerBound + 3] == UInt8(ascii: "+")
    return Admonition().open(line, fold: isOpen ? .open : .closed, marks: isOpen ? 4 : 3)
  }
}
