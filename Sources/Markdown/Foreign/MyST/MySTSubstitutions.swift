import Diagnostics

/// The texts in front matter that a page shows by their names: those below `myst: substitutions:`.
///
///     myst:
///       substitutions:
///         key: a **text**
enum MySTSubstitutions {
  private static let most = 200
  private static let longest = 20_000

  /// - Parameter end: where the text of the page begins.
  static func texts(in file: SourceFile, before end: Int) -> [String: String] {
    let start = file.textStart
    let bytes = file.bytes[start..<min(max(end, start), start + longest, file.bytes.count)]
    guard bytes.starts(with: "---".utf8), bytes.firstRange(of: "substitutions:".utf8) != nil else { return [:] }
    var texts: [String: String] = [:]
    /// How far the key is in that the entries are below, and how far these are.
    var (parent, margin) = (Int?.none, Int?.none)
    var block: (key: String, isFolded: Bool, lines: [ArraySlice<UInt8>])?
    func finish() {
      guard let block else { return }
      texts[block.key] = joined(block.lines, isFolded: block.isFolded)
    }
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropFirst() {
      let indent = line.prefix { $0 == 0x20 }.count
      let rest = trimmed(line)
      if rest.isEmpty {
        block?.lines.append(rest)
        continue
      }
      guard let depth = parent else {
        if rest.elementsEqual("substitutions:".utf8) { parent = indent }
        continue
      }
      guard indent > depth else { break }
      if let column = margin, indent > column {
        block?.lines.append(line)
        continue
      }
      finish()
      block = nil
      margin = indent
      guard texts.count < most, let sign = rest.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let key = FrontMatterValues.unquoted(rest[..<sign])
      let value = trimmed(rest[(sign + 1)...])
      guard !key.isEmpty else { continue }
      if let mark = value.first, mark == UInt8(ascii: "|") || mark == UInt8(ascii: ">"), value.count <= 3 {
        block = (key, mark == UInt8(ascii: ">"), [])
      } else if let text = plain(value) {
        texts[key] = text
      }
    }
    finish()
    return texts
  }

  /// A value on one line; nil for a list or a mapping.
  private static func plain(_ value: ArraySlice<UInt8>) -> String? {
    guard let first = value.first, !"[{&*!#".utf8.contains(first) else { return nil }
    guard "\"'".utf8.contains(first) else { return String(decoding: value, as: UTF8.self) }
    guard value.count > 1, value.last == first else { return nil }
    let inner = String(decoding: value.dropFirst().dropLast(), as: UTF8.self)
    if first == UInt8(ascii: "'") { return inner.replacing("''", with: "'") }
    return inner.contains("\\") ? nil : inner
  }

  /// The lines of a block without the blanks that they share.
  private static func joined(_ lines: [ArraySlice<UInt8>], isFolded: Bool) -> String {
    var lines = lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    var margin = Int.max
    for line in lines where !line.isEmpty { margin = min(margin, line.prefix { $0 == 0x20 }.count) }
    let texts = lines.map { String(decoding: $0.dropFirst(margin), as: UTF8.self) }
    return texts.joined(separator: isFolded ? " " : "\n")
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text.drop { $0 <= 0x20 }
    while let last = text.last, last <= 0x20 { text.removeLast() }
    return text
  }
}
