/// What tells a tool how to list a heading, in braces behind it: `{docsify-ignore}`, and `{-}` of Pandoc.
struct HeadingFlags: ForeignConvention {
  let firstBytes: StaticString = "{"

  private static let flags: [StaticString] = ["{docsify-ignore}", "{docsify-ignore-all}", "{-}"]

  static func mayBegin(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    flags.contains { flag in flag.withUTF8Buffer { bytes.starts(with: $0) } }
  }

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard let flag = Self.flags.first(where: { reader.has($0, at: offset) }) else { return nil }
    let end = offset + flag.utf8CodeUnitCount
    guard reader.isLineEnd(end), HeadingIDs.isHeading(reader, at: offset) else { return nil }
    return ForeignConstruct(range: offset..<end, meaning: .nothing)
  }
}
