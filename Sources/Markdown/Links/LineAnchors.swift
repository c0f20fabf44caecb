/// Lines such as `r[items.union]`, of which a preprocessor of mdBook makes anchors of what is below: `#r-items.union`.
package enum LineAnchors {
  /// What an anchor begins with.
  static let prefix = "r-"
  private static let mark = UInt8(ascii: "r")
  private static let longest = 200

  /// The names on the lines of a page.
  package static func names(in bytes: ArraySlice<UInt8>) -> [String] {
    var names: [String] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
      if bytes[start] == mark, let name = name(in: bytes[start...]) { names.append(name) }
      guard let feed = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { break }
      start = feed + 1
    }
    return names
  }

  /// The name on the line that begins here, if there is nothing else on it.
  static func name(in line: some Collection<UInt8>) -> String? {
    let open = line.prefix(2)
    guard open.elementsEqual("r[".utf8) else { return nil }
    let name = line[open.endIndex...].prefix(longest).prefix(while: isPart)
    let rest = line[name.endIndex...]
    guard let first = name.first, ForeignReader.isLetter(first), rest.first == UInt8(ascii: "]"),
      rest.dropFirst().prefix(longest).first(where: { !ForeignReader.isBlank($0) && $0 != 0x0D }) ?? 0x0A == 0x0A
    else { return nil }
    return String(decoding: name, as: UTF8.self)
  }

  /// Whether a byte can be part of a name: names go into addresses and HTML as they are.
  static func isPart(_ byte: UInt8) -> Bool {
    ForeignReader.isLetter(byte) || (0x30...0x39).contains(byte) || "._-".utf8.contains(byte)
  }
}
