/// `[text](inv:name#target)` and `<inv:name#target>` of MyST, which lead into the documentation of another project: Sphinx
/// reads the addresses from a file of that.
struct InventoryLinks: ForeignConvention {
  let firstBytes: StaticString = "[<"

  static let kind = ForeignKind(
    noun: "link to another project",
    plural: "links to other projects",
    advice:
      "Sphinx gets the address from an inventory of the other project. Only the text of the link is shown. Write the "
      + "address behind the text: “[text](https://example.com/page)”.",
    outcome: "shown as text", isOfSite: true)

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    if reader.bytes[offset] == UInt8(ascii: "<") { return autolink(&reader, at: offset) }
    guard !reader.isSpent, offset == reader.start || reader.bytes[offset - 1] != UInt8(ascii: "!") else { return nil }
    let lineEnd = reader.nearLineEnd(from: offset)
    guard let close = Brackets.closing(reader.bytes, from: offset, to: lineEnd) else {
      reader.spend(lineEnd - offset)
      return nil
    }
    let hasMarks = reader.has("](<inv:", at: close)
    guard hasMarks || reader.has("](inv:", at: close) else { return nil }
    let start = close + (hasMarks ? 3 : 2)
    let stop = UInt8(ascii: hasMarks ? ">" : ")")
    guard let end = reader.bytes[start..<lineEnd].firstIndex(of: stop), !hasMarks || reader.has(">)", at: end) else {
      return nil
    }
    let text = offset + 1..<close
    let shown = text.isEmpty ? Self.name(reader, start..<end) : text
    return ForeignConstruct(range: offset..<end + (hasMarks ? 2 : 1), meaning: .plain(Self.kind, shown))
  }

  /// Whether bytes begin with such an address.
  static func begins(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool { bytes.starts(with: "inv:".utf8) }

  private func autolink(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard reader.has("<inv:", at: offset), !reader.isSpent else { return nil }
    let lineEnd = reader.nearLineEnd(from: offset)
    guard let end = reader.bytes[(offset + 1)..<lineEnd].firstIndex(of: UInt8(ascii: ">")) else {
      reader.spend(lineEnd - offset)
      return nil
    }
    return ForeignConstruct(
      range: offset..<end + 1, meaning: .plain(Self.kind, Self.name(reader, offset + 1..<end)))
  }

  /// What an address names in the other project: what is behind the hash.
  private static func name(_ reader: ForeignReader, _ address: Range<Int>) -> Range<Int> {
    let name = reader.bytes[address].drop { $0 != UInt8(ascii: "#") }.dropFirst().prefix { $0 > 0x20 }
    return name.isEmpty ? address : name.startIndex..<name.endIndex
  }
}
