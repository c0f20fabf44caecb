/// An address with blanks in a link or an image: `[mail](mailto: a@b.c)`, `![A](my image.png)`.
///
/// kramdown takes it as it is. To CommonMark, it must have angle brackets around it.
struct SpacedAddresses: ForeignConvention {
  let firstBytes: StaticString = "]"

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard let (address, end) = Self.address(reader.bytes[offset..<reader.end]), Self.endsText(reader, at: offset) else {
      return nil
    }
    var text = reader.string(address)
    // No address of a person has a blank in front.
    if text.hasPrefix("mailto: ") { text = "mailto:" + String(text.dropFirst(7).drop { $0 == " " }) }
    return ForeignConstruct(range: offset..<end, meaning: .string("](<" + text + ">)"))
  }

  /// The address behind the bracket that a text begins with, and where its brackets end; nil where it has no blanks.
  static func address(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> (address: Range<Int>, end: Int)? {
    guard text.starts(with: "](".utf8) else { return nil }
    let rest = text.dropFirst(2).prefix(ForeignReader.longestInLine).drop(while: ForeignReader.isBlank)
    // Pages have many links, and hardly any address has a blank.
    guard let sign = rest.first(where: { $0 <= 0x20 || $0 == UInt8(ascii: ")") }), sign == 0x20 else { return nil }
    guard let end = rest.firstIndex(where: { $0 < 0x20 || "()[]<>{}\"'`|\\".utf8.contains($0) }),
      rest[end] == UInt8(ascii: ")")
    else { return nil }
    var address = rest[..<end]
    while address.last == 0x20 { address.removeLast() }
    guard let blank = address.firstIndex(of: 0x20), isAddress(address, blank) else { return nil }
    return (address.startIndex..<address.endIndex, end + 1)
  }

  /// Whether a text in brackets is an address, and not a remark: `items[0](see below)`.
  private static func isAddress(_ text: Slice<UnsafeBufferPointer<UInt8>>, _ blank: Int) -> Bool {
    // The size of an image is read elsewhere.
    guard !text[blank...].drop(while: { $0 == 0x20 }).starts(with: "=".utf8) else { return false }
    if beginnings.contains(where: { text.starts(with: $0.utf8) }) { return true }
    let path = text.prefix { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "?") }
    guard let dot = path.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return extensions.contains(String(decoding: path[(dot + 1)...].prefix(6), as: UTF8.self).lowercased())
  }

  private static let beginnings = ["http://", "https://", "mailto:", "./", "../"]

  /// Of files that pages link to or show.
  private static let extensions: Set = [
    "md", "mdx", "html", "pdf", "zip", "png", "jpg", "jpeg", "gif", "svg", "webp", "mp4",
  ]

  /// Whether a bracket has one before it that opens the text of a link.
  private static func endsText(_ reader: ForeignReader, at offset: Int) -> Bool {
    reader.bytes[max(0, offset - longestText)..<offset].contains(UInt8(ascii: "["))
  }

  private static let longestText = 300
}
