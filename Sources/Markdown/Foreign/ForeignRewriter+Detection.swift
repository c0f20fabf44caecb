/// Which pages hold foreign syntax.
extension ForeignRewriter {
  /// Whether a page has two bytes in a row with which a construct begins, or a line that may be an import.
  ///
  /// Continues to the end, because the compiler vectorizes such a loop.
  static func mayHoldAny(_ text: PageText) -> Bool {
    text.bytes.withUnsafeBufferPointer { bytes in
      let body = UnsafeBufferPointer(rebasing: bytes[text.body])
      var found: UInt8 = body.first == UInt8(ascii: "<") ? 1 : 0
      for index in 1..<max(body.count, 1) {
        let (before, byte) = (body[index &- 1], body[index])
        let isBrace: UInt8 = before == UInt8(ascii: "{") ? 1 : 0
        let isTag: UInt8 = before == UInt8(ascii: "<") ? 1 : 0
        let isBracket: UInt8 = before == UInt8(ascii: "[") ? 1 : 0
        found |= isBrace & (byte == UInt8(ascii: "{") ? 1 : 0)
        found |= isBrace & (byte == UInt8(ascii: "%") ? 1 : 0)
        found |= isBrace & (byte == UInt8(ascii: "#") ? 1 : 0)
        found |= isBrace & (byte == UInt8(ascii: ":") ? 1 : 0)
        found |= isBrace & (byte == UInt8(ascii: ".") ? 1 : 0)
        found |= isTag & (byte == UInt8(ascii: "%") ? 1 : 0)
        found |= isTag & (byte &- UInt8(ascii: "A") < 26 ? 1 : 0)
        let isVue: UInt8 =
          before == UInt8(ascii: "s") && (byte == UInt8(ascii: "c") || byte == UInt8(ascii: "t")) ? 1 : 0
        found |= isVue & (body[max(index &- 2, 0)] == UInt8(ascii: "<") ? 1 : 0)
        found |= (before == UInt8(ascii: "!") ? 1 : 0) & (byte == UInt8(ascii: "!") ? 1 : 0)
        found |= isBracket & (byte == UInt8(ascii: "#") ? 1 : 0)
        found |= (before == UInt8(ascii: "%") ? 1 : 0) & (byte == UInt8(ascii: "{") ? 1 : 0)
        found |= (before == UInt8(ascii: "=") ? 1 : 0) & (byte == UInt8(ascii: "{") ? 1 : 0)
        let isSize: UInt8 = before == UInt8(ascii: "=") && byte &- UInt8(ascii: "0") < 10 ? 1 : 0
        found |= isSize & (body[max(index &- 2, 0)] == UInt8(ascii: " ") ? 1 : 0)
        found |= isBracket & (byte == UInt8(ascii: "[") ? 1 : 0)
        found |= isBracket & (byte | 0x20 == UInt8(ascii: "t") ? 1 : 0)
        let isImport: UInt8 = before == UInt8(ascii: "i") && byte == UInt8(ascii: "m") ? 1 : 0
        found |= isImport & (body[max(index &- 2, 0)] == UInt8(ascii: "\n") || index == 1 ? 1 : 0)
        let isDollar: UInt8 = before == UInt8(ascii: "$") ? 1 : 0
        found |= isDollar & (byte == UInt8(ascii: "{") ? 1 : 0)
        found |= isDollar & (byte == UInt8(ascii: "$") ? 1 : 0)
        let isOpeningBracket: UInt8 = byte == UInt8(ascii: "[") ? 1 : 0
        found |= isOpeningBracket & (before == UInt8(ascii: "*") ? 1 : 0)
        found |= isOpeningBracket & (before == UInt8(ascii: "]") ? 1 : 0)
        found |= (before == UInt8(ascii: "\n") ? 1 : 0) & (byte == UInt8(ascii: "<") ? 1 : 0)
        let isColon: UInt8 = before == UInt8(ascii: ":") ? 1 : 0
        let beginsSet: UInt8 =
          (byte == UInt8(ascii: "m") ? 1 : 0) | (byte == UInt8(ascii: "o") ? 1 : 0)
          | (byte == UInt8(ascii: "f") ? 1 : 0) | (byte == UInt8(ascii: "s") ? 1 : 0)
        found |= isColon & (beginsSet | (byte == UInt8(ascii: ":") ? 1 : 0))
      }
      return found != 0
    }
  }

  /// Whether a page imports components or has attributes with expressions, which only MDX can: some tools read every
  /// page as MDX.
  static func importsModules(_ bytes: UnsafeBufferPointer<UInt8>, _ body: Range<Int>) -> Bool {
    var reader = ForeignReader(bytes, end: body.upperBound)
    var index = body.lowerBound
    var followsBlank = true
    while index < reader.end {
      if let codeEnd = CodeLines.end(&reader, at: CodeLines.content(reader, from: index)) {
        index = codeEnd
        continue
      }
      if followsBlank, reader.has("import", at: index), ModuleStatements.begins(reader, at: index) { return true }
      let lineEnd = reader.lineEnd(from: index)
      if holdsExpression(bytes[index..<lineEnd]) { return true }
      followsBlank = reader.isLineEnd(index) || reader.has("<!--", at: index)
      index = lineEnd + 1
    }
    return false
  }
}

extension ForeignRewriter {
  /// Whether a line without code has a tag with an expression as a value: `<A b={c}>`.
  private static func holdsExpression(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard line.contains(UInt8(ascii: "<")), !line.contains(UInt8(ascii: "`")),
      let equals = line.firstRange(of: "={".utf8)
    else { return false }
    let value = line[equals.upperBound...]
    // `href={{ site.url }}` is a template’s; `style={{color: 'red'}}` is not.
    guard value.first == UInt8(ascii: "{") else { return value.first != UInt8(ascii: "%") }
    return value.contains(UInt8(ascii: ":")) && !value.starts(with: "{%".utf8)
  }
}

/// Where the end tags of a page are, so that a start tag knows whether it has one.
struct EndTags {
  private var offsets: [ForeignTag.Key: [Int]] = [:]

  init() {}

  init(_ reader: ForeignReader, from start: Int) {
    var index = start
    while index < reader.end {
      let byte = reader.bytes[index]
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "{"), let key = Self.key(reader, at: index) {
        offsets[key, default: []].append(index)
      } else if byte == UInt8(ascii: "!"), reader.has("!!!", at: index), reader.isLineEnd(index + 3),
        index == start || reader.bytes[index - 1] == UInt8(ascii: "\n")
      {
        offsets[ClosedAdmonitions.key, default: []].append(index)
      }
      index += 1
    }
  }

  private static func key(_ reader: ForeignReader, at start: Int) -> ForeignTag.Key? {
    if reader.has("</", at: start) { return .init(notation: .component, name: name(reader, at: start + 2)) }
    if reader.has("{{<", at: start) || reader.has("{{%", at: start) {
      let slash = skipped(reader, from: start + 3)
      guard reader.has("/", at: slash) else { return nil }
      return .init(notation: .shortcode, name: name(reader, at: skipped(reader, from: slash + 1)).lowercased())
    }
    guard reader.has("{%", at: start) else { return nil }
    let word = skipped(reader, from: start + 2)
    let length = reader.has("/", at: word) ? 1 : reader.has("end", at: word) ? 3 : 0
    guard length > 0 else { return nil }
    return .init(notation: .template, name: name(reader, at: skipped(reader, from: word + length)).lowercased())
  }

  private static func skipped(_ reader: ForeignReader, from start: Int) -> Int {
    var index = start
    while index < min(reader.end, start + 10), reader.bytes[index] == 0x20 || "-+~".utf8.contains(reader.bytes[index]) {
      index += 1
    }
    return index
  }

  private static func name(_ reader: ForeignReader, at start: Int) -> String {
    let name = reader.bytes[min(start, reader.end)..<reader.end].prefix(60).prefix(while: ForeignReader.isNamePart)
    return String(decoding: name, as: UTF8.self)
  }

  /// Where the next end tag of a name is.
  func next(_ key: ForeignTag.Key, from offset: Int) -> Int? {
    guard let offsets = offsets[key] else { return nil }
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low < offsets.count ? offsets[low] : nil
  }
}
