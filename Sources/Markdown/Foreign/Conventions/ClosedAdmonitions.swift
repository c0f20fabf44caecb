/// `!!! Info` up to a line `!!!`, as some sites of Ember write boxes, and `!!!warning Title` of Retype.
///
/// MkDocs indents the content of `!!! info` instead, and has no line that closes it.
struct ClosedAdmonitions: ForeignConvention {
  let firstBytes: StaticString = "!"
  let scope = ForeignScope.all
  let beginsLine = true

  static let key = ForeignTag.Key(notation: .admonition, name: "!!!")

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard reader.has("!!!", at: offset) else { return nil }
    if reader.isLineEnd(offset + 3) {
      return ForeignConstruct(range: offset..<offset + 3, meaning: .end(Self.key))
    }
    let line = reader.trimmed(offset + 3..<reader.lineEnd(from: offset))
    let isApart = ForeignReader.isBlank(reader.bytes[offset + 3])
    guard isApart || ForeignReader.isLetter(reader.bytes[offset + 3]), !line.isEmpty, line.count < 100,
      !isApart
        || reader.bytes[line].allSatisfy({ ForeignReader.isLetter($0) || ForeignReader.isBlank($0) || $0 == 0x27 }),
      let close = reader.ends.next(Self.key, from: line.upperBound),
      close < Self.nextOpening(reader, from: line.upperBound)
    else { return nil }
    let range = offset..<line.upperBound
    var tag = ForeignTag(key: Self.key, range: range, kind: ComponentTags.kind, componentName: reader.string(line))
    let word = reader.bytes[line].prefix(while: ForeignReader.isLetter)
    let title = reader.trimmed(word.endIndex..<line.upperBound)
    if !isApart, !title.isEmpty, BoxKind(reader.string(word.startIndex..<word.endIndex)) != nil {
      tag.componentName = reader.string(word.startIndex..<word.endIndex)
      tag.attributes = [.init(name: "title", value: .string(title))]
    }
    return ForeignConstruct(range: range, meaning: .start(tag))
  }

  /// Where the next box begins, whichever way it ends.
  private static func nextOpening(_ reader: ForeignReader, from start: Int) -> Int {
    var index = reader.lineEnd(from: start) + 1
    while index < reader.end {
      if reader.has("!!!", at: index), !reader.isLineEnd(index + 3) { return index }
      index = reader.lineEnd(from: index) + 1
    }
    return reader.end
  }
}
