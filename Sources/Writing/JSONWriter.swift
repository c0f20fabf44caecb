/// Writes JSON as bytes without white space, with members in the order of the calls.
///
/// The formats have fixed members and much text. Writing them directly is shorter than a type for each object, keeps
/// the documented order of members, and produces the same bytes on every platform.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  /// Whether the current object or array already has a value.
  private var needsComma = false

  package init() {}

  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    enclose("{", "}", members)
  }

  package mutating func member(_ name: StaticString, _ value: String) {
    key(name)
    string(value)
  }

  package mutating func member(_ name: StaticString, _ value: Int) {
    key(name)
    bytes.append(contentsOf: String(value).utf8)
    needsComma = true
  }

  package mutating func member(_ name: StaticString, _ value: Bool) {
    key(name)
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
    needsComma = true
  }

  package mutating func member(_ name: StaticString, object members: (inout JSONWriter) -> Void) {
    key(name)
    object(members)
  }

  /// An array with one value for each element.
  package mutating func member<Element>(
    _ name: StaticString, array elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void
  ) {
    key(name)
    enclose("[", "]") { json in
      for element in elements { write(&json, element) }
    }
  }

  /// An array that is the whole text.
  package mutating func list<Element>(
    _ elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void
  ) {
    enclose("[", "]") { json in
      for element in elements { write(&json, element) }
    }
  }

  package mutating func string(_ value: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    // Most text contains nothing that a terminal or a log treats as a command, and is checked as bytes.
    if value.utf8.allSatisfy({ $0 < 0x7F && $0 != UInt8(ascii: "#") }) {
      for byte in value.utf8 { append(ascii: byte) }
    } else {
      append(value.unicodeScalars)
    }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  /// Text with escapes for everything that controls a terminal or is a command in a log.
  ///
  /// The value stays the same.
  private mutating func append(_ scalars: String.UnicodeScalarView) {
    var commands = LogCommandScanner()
    for scalar in scalars {
      if commands.completesCommand(with: scalar) || scalar.controlsTerminals && scalar != "\n" {
        escape(UInt16(truncatingIfNeeded: scalar.value))
      } else if scalar.isASCII {
        append(ascii: UInt8(truncatingIfNeeded: scalar.value))
      } else {
        bytes.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
      }
    }
  }

  private mutating func append(ascii byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(contentsOf: [UInt8(ascii: "\\"), byte])
    case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
    case 0..<0x20: escape(UInt16(byte))
    default: bytes.append(byte)
    }
  }

  private mutating func escape(_ unit: UInt16) {
    bytes.append(contentsOf: "\\u".utf8)
    for shift in [12, 8, 4, 0] { bytes.append(Self.hexDigits[Int(unit >> UInt16(shift)) & 15]) }
  }

  private static let hexDigits = Array("0123456789abcdef".utf8)

  private mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: name.withUTF8Buffer { Array($0) })
    bytes.append(contentsOf: "\":".utf8)
    needsComma = false
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func enclose(_ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(UInt8(ascii: open))
    needsComma = false
    body(&self)
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }
}
