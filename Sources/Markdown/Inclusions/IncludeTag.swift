/// `{% include file.md name="value" other=variable %}` of Jekyll, and `{% include "file.html", name: "value" %}` of
/// Eleventy, read by itself; plugins of MkDocs can write `{! … !}`.
struct IncludeTag {
  let range: Range<Int>
  /// `include`, `include_cached`, `include_relative`, `readfile`, `include-markdown`, or `render`.
  let command: String
  /// As it is written, without quotes.
  let file: String
  /// Whether it is in quotes.
  let isQuoted: Bool
  /// What is passed to the file, by name.
  let values: [String: IncludeValue]
  /// Whether the file calls them by their names alone, as where colons are behind the names: `{{ name }}`.
  let areBare: Bool

  /// More than anybody writes.
  private static let longest = 5000
  private static let mostValues = 50
  private static let commands: Set = [
    "include", "include_cached", "include_relative", "readfile", "include-markdown", "render",
  ]

  /// Reads the tag that begins at an offset; nil where none does.
  static func read(_ reader: inout ForeignReader, at offset: Int) -> IncludeTag? {
    guard reader.has("{%", at: offset) || reader.has("{!", at: offset), !reader.isSpent else { return nil }
    var cursor = TagCursor(
      bytes: reader.bytes, end: min(reader.end, offset + longest), index: min(reader.end, offset + 2))
    let tag = read(&cursor, from: offset)
    if tag == nil { reader.spend(cursor.index - offset) }
    return tag
  }

  /// The offset behind what Liquid does not read, if the tag that begins it is at an offset: `{% comment %}`,
  /// `{% raw %}`.
  ///
  /// - Parameter limit: where it ends at the latest.
  static func endOfUnread(_ reader: inout ForeignReader, at offset: Int, before limit: Int = .max / 2) -> Int? {
    guard reader.has("{%", at: offset) else { return nil }
    let content = reader.bytes[offset + 2..<reader.end].prefix(10).drop { " -".utf8.contains($0) }
    let end: StaticString
    if reader.has("comment", at: content.startIndex) {
      end = "endcomment"
    } else if reader.has("raw", at: content.startIndex) {
      end = "endraw"
    } else {
      return nil
    }
    guard let last = reader.find(end, from: content.startIndex, reach: max(limit - content.startIndex, 0)),
      let close = reader.find("%}", from: last, reach: min(100, limit - last))
    else { return nil }
    return close + 2
  }

  private static func read(_ cursor: inout TagCursor, from start: Int) -> IncludeTag? {
    // A sign that trims blanks around.
    _ = cursor.take(UInt8(ascii: "-"))
    cursor.skipSpaces()
    let command = cursor.word { ForeignReader.isLetter($0) || "_-".utf8.contains($0) }
    guard command.utf8.count < 20, commands.contains(command) else { return nil }
    cursor.skipSpaces()
    let isQuoted = cursor.isAtQuote
    guard let file = cursor.file() else { return nil }
    var values: [String: IncludeValue] = [:]
    var areBare = false
    while values.count <= mostValues {
      cursor.skipSpaces()
      if isQuoted, cursor.take(UInt8(ascii: ",")) { cursor.skipSpaces() }
      if let end = cursor.close(at: cursor.index) {
        return IncludeTag(
          range: start..<end, command: command, file: file, isQuoted: isQuoted, values: values, areBare: areBare)
      }
      let name = cursor.word(IncludeParameters.isNamePart)
      cursor.skipSpaces()
      let hasColon = isQuoted && cursor.take(UInt8(ascii: ":"))
      guard !name.isEmpty, hasColon || cursor.take(UInt8(ascii: "=")) else { return nil }
      areBare = areBare || hasColon
      cursor.skipSpaces()
      guard let value = cursor.value() else { return nil }
      values[name] = value
    }
    return nil
  }
}

/// Reads the words of a tag one after the other.
private struct TagCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  let end: Int
  var index: Int

  mutating func skipSpaces() {
    while index < end, ForeignReader.isSpace(bytes[index]) { index += 1 }
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard index < end, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  var isAtQuote: Bool { index < end && "\"'".utf8.contains(bytes[index]) }

  /// The bytes up to the first one that does not belong to a word; empty if there are none.
  mutating func word(_ belongs: (UInt8) -> Bool) -> String {
    let start = index
    while index < end, belongs(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// The name of a file, which can be in quotes, and can have a name in front.
  mutating func file() -> String? {
    if let name = quoted() { return name }
    let name = word { !ForeignReader.isSpace($0) && !"{}%\"'".utf8.contains($0) }
    if name == "file=" || name == "path=" { return quoted() }
    return name.isEmpty ? nil : name
  }

  mutating func value() -> IncludeValue? {
    if let text = quoted() { return .text(text) }
    let start = index
    while index < end, IncludeParameters.isNamePart(bytes[index]) || ".[]".utf8.contains(bytes[index]) {
      index += 1
      // A key in quotes.
      guard bytes[index - 1] == UInt8(ascii: "["), isAtQuote else { continue }
      guard quoted() != nil else { return nil }
    }
    return start == index ? nil : IncludeValue(word: String(decoding: bytes[start..<index], as: UTF8.self))
  }

  /// The text between the quotes that begin here.
  private mutating func quoted() -> String? {
    guard isAtQuote else { return nil }
    let quote = bytes[index]
    var text: [UInt8] = []
    var next = index + 1
    while next < end, bytes[next] != quote {
      if bytes[next] == UInt8(ascii: "\\"), next + 1 < end, bytes[next + 1] == quote { next += 1 }
      text.append(bytes[next])
      next += 1
    }
    guard next < end else {
      index = end
      return nil
    }
    index = next + 1
    return String(decoding: text, as: UTF8.self)
  }

  /// The offset behind the sign that ends the tag, if it is at an offset.
  func close(at start: Int) -> Int? {
    var start = start
    if start < end, "-/".utf8.contains(bytes[start]) { start += 1 }
    guard start + 1 < end, "%!".utf8.contains(bytes[start]), bytes[start + 1] == UInt8(ascii: "}") else { return nil }
    return start + 2
  }
}
