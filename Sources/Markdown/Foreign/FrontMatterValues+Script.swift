/// Constants in the script of a page of Vue, `<script setup>`, which expressions in its text show: `{{ packageName }}`.
extension FrontMatterValues {
  private static let longestScript = 20_000
  private static let farthest = 3000

  /// Adds the constants that are plain texts.
  ///
  /// - Parameter body: the text of the page, near the beginning of which the script is.
  mutating func addConstants(ofScriptIn body: ArraySlice<UInt8>) {
    // Authors write it before all else.
    guard let tag = body.prefix(Self.farthest).firstRange(of: "<script setup".utf8),
      let open = body[tag.upperBound...].prefix(200).firstIndex(of: UInt8(ascii: ">"))
    else { return }
    let rest = body[(open + 1)...].prefix(Self.longestScript)
    guard let close = rest.firstRange(of: "</script".utf8)?.lowerBound else { return }
    for line in rest[..<close].split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) where values.count < Self.mostValues
    {
      guard let (name, text) = Self.constant(in: line) else { continue }
      // Front matter has other owners.
      if values[name] == nil { values[name] = text }
    }
  }

  /// The name and the text in `const name = 'text'`.
  private static func constant(in line: ArraySlice<UInt8>) -> (name: String, text: String)? {
    var rest = line.drop(while: ForeignReader.isBlank)
    guard rest.starts(with: "const ".utf8) else { return nil }
    rest = rest.dropFirst(6).drop(while: ForeignReader.isBlank)
    let name = rest.prefix { ForeignReader.isNamePart($0) && $0 != UInt8(ascii: ".") }
    rest = rest[name.endIndex...].drop(while: ForeignReader.isBlank)
    guard !name.isEmpty, rest.first == UInt8(ascii: "=") else { return nil }
    rest = rest.dropFirst().drop(while: ForeignReader.isBlank)
    while let last = rest.last, last <= 0x20 || last == UInt8(ascii: ";") { rest.removeLast() }
    guard let quote = rest.first, "'\"`".utf8.contains(quote), rest.count > 1, rest.last == quote else { return nil }
    let text = rest.dropFirst().dropLast()
    guard !text.contains(where: { $0 == quote || $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "$") || $0 < 0x20 })
    else { return nil }
    return (String(decoding: name, as: UTF8.self), String(decoding: text, as: UTF8.self))
  }
}
