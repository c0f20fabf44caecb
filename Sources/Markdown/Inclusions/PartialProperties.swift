/// The texts that the tag of a partial passes to it: `name` for `{props.name}` and `{name}`.
struct PartialProperties {
  private var texts: [String: [UInt8]] = [:]

  init() {}

  init(_ tag: ForeignTag, _ reader: ForeignReader) {
    for attribute in tag.attributes.prefix(Self.most) {
      guard let name = attribute.name else { continue }
      switch attribute.value {
      case .string(let range)?: texts[name] = Array(reader.bytes[range])
      case .expression(let range)?:
        let expression = reader.trimmed(range)
        if let text = JoinedStrings.text(reader.bytes[expression]) {
          texts[name] = text
        } else if let number = reader.text(ofExpression: expression) {
          texts[name] = Array(reader.bytes[number])
        }
      case nil: break
      }
    }
  }

  private static let most = 50

  var isEmpty: Bool { texts.isEmpty }

  /// What stands for an expression that begins at an offset, and where that ends; nil where no property is in it.
  func filled(_ reader: inout ForeignReader, at start: Int) -> (text: [UInt8], end: Int)? {
    guard !isEmpty, let close = reader.endOfFarBraces(at: start) else { return nil }
    let content = reader.trimmed(start + 1..<close - 1)
    if let text = text(named: reader.bytes[content]) {
      // The value of an attribute is between quotes.
      guard start > 0, reader.bytes[start - 1] == UInt8(ascii: "=") else { return (text, close) }
      let mark = UInt8(ascii: "\"")
      return text.contains(mark) ? nil : ([mark] + text + [mark], close)
    }
    return filledTemplates(reader, in: start..<close).map { ($0, close) }
  }

  private static let owner = Array("props.".utf8)

  private func text(named path: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8]? {
    guard path.count < 100 else { return nil }
    // A part can name them without their owner, too.
    let name = path.starts(with: Self.owner) ? path.dropFirst(Self.owner.count) : path
    return texts[String(decoding: name, as: UTF8.self)]
  }

  /// An expression with properties in template literals: `` `a ${props.name}` ``.
  private func filledTemplates(_ reader: ForeignReader, in range: Range<Int>) -> [UInt8]? {
    var filled: [UInt8] = []
    var (index, copied) = (range.lowerBound, range.lowerBound)
    while let sign = reader.bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "$")) {
      index = sign + 1
      guard reader.has("{", at: index),
        case let content = reader.bytes[(index + 1)..<range.upperBound].prefix(100).prefix(while: { $0 != 0x7D }),
        content.endIndex < range.upperBound, let text = text(named: content),
        !text.contains(where: { "`\\$".utf8.contains($0) })
      else { continue }
      filled += reader.bytes[copied..<sign] + text
      (index, copied) = (content.endIndex + 1, content.endIndex + 1)
    }
    return copied == range.lowerBound ? nil : filled + reader.bytes[copied..<range.upperBound]
  }
}
