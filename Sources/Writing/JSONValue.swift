/// A JSON value for people to read.
///
/// Objects keep the order of their members.
package indirect enum JSONValue: Sendable, Hashable {
  case text(String)
  case number(Int)
  case decimal(Double)
  case flag(Bool)
  case list([JSONValue])
  case object([Member])

  package struct Member: Sendable, Hashable {
    package var name: String
    package var value: JSONValue

    package init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// An object with members in the given order.
  package static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.map { Member(name: $0.key, value: $0.value) })
  }

  package static func texts(_ texts: [String]) -> JSONValue { .list(texts.map(JSONValue.text)) }

  /// The value with more members if it is an object.
  package func adding(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    guard case .object(let own) = self else { return self }
    return .object(own + members.map { Member(name: $0.key, value: $0.value) })
  }

  /// The value on multiple lines, indented by two spaces, with a line feed at the end.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes, indentation: 0)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  private func append(to bytes: inout [UInt8], indentation: Int) {
    switch self {
    case .text(let text):
      var writer = JSONWriter()
      writer.string(text)
      bytes += writer.bytes
    case .number(let number): bytes += String(number).utf8
    case .decimal(let number): bytes += number.asWritten.utf8
    case .flag(let flag): bytes += (flag ? "true" : "false").utf8
    case .list(let items):
      Self.append(items, "[", "]", to: &bytes, indentation) { item, bytes, indentation in
        item.append(to: &bytes, indentation: indentation)
      }
    case .object(let members):
      Self.append(members, "{", "}", to: &bytes, indentation) { member, bytes, indentation in
        JSONValue.text(member.name).append(to: &bytes, indentation: indentation)
        bytes += ": ".utf8
        member.value.append(to: &bytes, indentation: indentation)
      }
    }
  }

  private static func append<Element>(
    _ elements: [Element], _ open: Unicode.Scalar, _ close: Unicode.Scalar, to bytes: inout [UInt8],
    _ indentation: Int, _ write: (Element, inout [UInt8], Int) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    for (index, element) in elements.enumerated() {
      bytes += (index == 0 ? "\n" : ",\n").utf8
      bytes += repeatElement(0x20, count: indentation + 2)
      write(element, &bytes, indentation + 2)
    }
    if !elements.isEmpty {
      bytes.append(UInt8(ascii: "\n"))
      bytes += repeatElement(0x20, count: indentation)
    }
    bytes.append(UInt8(ascii: close))
  }
}
