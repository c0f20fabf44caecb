/// What the mark of a component of Nuxt Content says: its name, `[text]`, and `{attributes}`.
struct MDCHead {
  let name: String
  private(set) var text: Range<Int>?
  private(set) var attributes: [ForeignTag.Attribute] = []
  private(set) var end: Int
  /// Whether it has braces, with or without something in them.
  private(set) var hasBraces = false

  private static let longestName = 60

  /// - Parameter start: behind the colons.
  init?(_ reader: inout ForeignReader, at start: Int) {
    guard start < reader.end, !reader.isSpent, ForeignReader.isLetter(reader.bytes[start]) else { return nil }
    let name = reader.bytes[start..<reader.end].prefix(Self.longestName).prefix { byte in
      AttributeList.isName(byte) && byte < 0x80
    }
    self.name = String(decoding: name, as: UTF8.self)
    end = name.endIndex
    let last = reader.nearLineEnd(from: end)
    if reader.has("[", at: end) {
      guard let close = Brackets.closing(reader.bytes, from: end, to: last) else {
        reader.spend(last - end)
        return nil
      }
      text = end + 1..<close
      end = close + 1
    }
    guard reader.has("{", at: end) else { return }
    if let (list, close) = AttributeList.parse(reader.bytes, end..<last, allowsWords: true) {
      attributes = list.values.map { Self.attribute($0.name, $0.range) }
      attributes += list.words.map { .init(name: $0, value: nil) }
      end = close
    } else {
      guard let close = reader.endOfBraces(at: end, last: min(reader.end, end + ForeignReader.longest)) else {
        return nil
      }
      end = close
    }
    hasBraces = true
  }

  func value(_ names: [String]) -> Range<Int>? {
    for name in names {
      if case .string(let range)? = attributes.first(where: { $0.name == name })?.value { return range }
    }
    return nil
  }

  /// A name with a colon in front has an expression.
  private static func attribute(_ name: String, _ range: Range<Int>) -> ForeignTag.Attribute {
    name.hasPrefix(":")
      ? .init(name: String(name.dropFirst()), value: .expression(range)) : .init(name: name, value: .string(range))
  }

  private static let mostProperties = 100

  /// The properties between lines of hyphens behind the line of a component: `title: A`.
  static func properties(
    _ reader: ForeignReader, behind lineEnd: Int
  ) -> (attributes: [ForeignTag.Attribute], end: Int)? {
    func rule(at start: Int) -> Int? {
      let content = start + reader.bytes[min(start, reader.end)..<reader.end].prefix(while: ForeignReader.isBlank).count
      return reader.has("---", at: content) && reader.isLineEnd(content + 3) ? content + 3 : nil
    }
    var index = reader.lineEnd(from: lineEnd) + 1
    guard rule(at: index) != nil else { return nil }
    var attributes: [ForeignTag.Attribute] = []
    for _ in 0..<mostProperties {
      index = reader.lineEnd(from: index) + 1
      guard index < reader.end else { return nil }
      if let end = rule(at: index) { return (attributes, end) }
      if let property = property(reader, in: index..<reader.lineEnd(from: index)) { attributes.append(property) }
    }
    return nil
  }

  private static func property(_ reader: ForeignReader, in line: Range<Int>) -> ForeignTag.Attribute? {
    let line = reader.trimmed(line)
    let name = reader.bytes[line].prefix(longestName).prefix(while: AttributeList.isName)
    guard !name.isEmpty, name.endIndex < line.upperBound, reader.bytes[name.endIndex] == UInt8(ascii: ":") else {
      return nil
    }
    var value = reader.trimmed(name.endIndex + 1..<line.upperBound)
    if value.isEmpty { return nil }
    let quote = reader.bytes[value.lowerBound]
    if value.count > 1, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      reader.bytes[value.upperBound - 1] == quote
    {
      value = value.lowerBound + 1..<value.upperBound - 1
    }
    return .init(name: reader.string(name.startIndex..<name.endIndex), value: .string(value))
  }
}
