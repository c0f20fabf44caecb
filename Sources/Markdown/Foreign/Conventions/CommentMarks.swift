/// `<!-- md:version 9.2 -->`: comments that a hook of MkDocs turns into badges, and into names with an anchor.
///
/// The documentation of Material for MkDocs has the hook, and sites made like it have copied it.
struct CommentMarks: ForeignConvention {
  let firstBytes: StaticString = "<"

  static let open: StaticString = "<!-- md:"

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard let mark = Self.mark(in: reader, at: offset) else { return nil }
    let value = reader.string(mark.value)
    let text =
      switch mark.kind {
      case "setting": name(value, isHeading: beginsHeading(reader, offset))
      case "option": Self.isName(reader.bytes[mark.value]) ? code(value, id: "+" + value) : nil
      case "flag": Self.flags[value].map { "**\($0)**" }
      case let kind:
        Self.labels[kind].map { label in
          let text = shown(mark.value, in: reader)
          // Within a sentence, the words around it say what it is.
          if !isAmongMarks(reader, offset) { return text }
          return text.isEmpty ? "**\(label)**" : "**\(label):** \(text)"
        }
      }
    guard let text else { return nil }
    return ForeignConstruct(range: offset..<mark.end, meaning: .string(text))
  }

  private static let labels = [
    "version": "Version", "default": "Default", "plugin": "Plugin", "extension": "Extension", "utility": "Utility",
    "feature": "Feature",
  ]
  private static let flags = [
    "experimental": "Experimental", "required": "Required", "customization": "Customization",
    "metadata": "Metadata property", "multiple": "Multiple instances",
  ]

  /// The kind and the value of a mark, and where it ends.
  private static func mark(in reader: ForeignReader, at offset: Int) -> (kind: String, value: Range<Int>, end: Int)? {
    guard reader.has(open, at: offset) else { return nil }
    let start = offset + open.utf8CodeUnitCount
    let word = reader.bytes[start..<reader.end].prefix(20).prefix { (0x61...0x7A).contains($0) }
    let last = reader.nearLineEnd(from: word.endIndex)
    var close = word.endIndex
    while close < last, !reader.has("-->", at: close) { close += 1 }
    guard close < last else { return nil }
    let value = reader.trimmed(word.endIndex..<close)
    // A tag in it would begin before the comment ends.
    guard !reader.bytes[value].contains(UInt8(ascii: "<")) else { return nil }
    return (String(decoding: word, as: UTF8.self), value, close + 3)
  }

  /// The setting that a line of a page describes; links of the page can lead to it by its name.
  static func setting(in reader: ForeignReader, at offset: Int) -> Range<Int>? {
    guard let mark = mark(in: reader, at: offset), mark.kind == "setting", isName(reader.bytes[mark.value]) else {
      return nil
    }
    return mark.value
  }

  private static func isName(_ bytes: some Collection<UInt8>) -> Bool {
    !bytes.isEmpty && bytes.allSatisfy { AttributeList.isName($0) && $0 < 0x80 || ".:*+".utf8.contains($0) }
  }

  /// The name of a setting, without the path to it, which is its ID.
  private func name(_ path: String, isHeading: Bool) -> String? {
    guard Self.isName(path.utf8) else { return nil }
    guard isHeading, !path.contains("*") else { return code(path, id: path) }
    return "`\(lastPart(of: path))` {#\(path)}"
  }

  private func code(_ path: String, id: String) -> String {
    "<code id=\"\(id)\">\(lastPart(of: path))</code>"
  }

  private func lastPart(of path: String) -> Substring {
    path.split { ".:*".contains($0) }.last ?? path[...]
  }

  /// The text of a value, in which links that the page does not define are only their texts.
  private func shown(_ value: Range<Int>, in reader: ForeignReader) -> String {
    let (bytes, end) = (reader.bytes, value.upperBound)
    guard let open = bytes[value].firstIndex(of: UInt8(ascii: "[")),
      let close = bytes[open..<end].firstIndex(of: UInt8(ascii: "]"))
    else { return reader.string(value) }
    let text = open + 1..<close
    var (name, rest) = (text, close + 1)
    if reader.has("[", at: close + 1), let last = bytes[(close + 2)..<end].firstIndex(of: UInt8(ascii: "]")) {
      (name, rest) = (close + 2..<last, last + 1)
    } else if reader.has("(", at: close + 1) {
      return reader.string(value)
    }
    if reader.defines(name) { return reader.string(value) }
    return reader.string(value.lowerBound..<open) + reader.string(text) + reader.string(rest..<end)
  }

  private func beginsHeading(_ reader: ForeignReader, _ offset: Int) -> Bool {
    let before = lineBefore(reader, offset)
    return before.last == 0x20 && before.dropLast().last == UInt8(ascii: "#")
  }

  /// Whether nothing but other marks, and the mark of a definition, is in front of it on its line.
  private func isAmongMarks(_ reader: ForeignReader, _ offset: Int) -> Bool {
    let before = lineBefore(reader, offset).drop { ForeignReader.isBlank($0) || $0 == UInt8(ascii: ":") }
    return before.isEmpty || before.starts(with: "<!-- md:".utf8) && before.dropLast().last == UInt8(ascii: ">")
  }

  /// The line in front of an offset, or the end of it.
  private func lineBefore(_ reader: ForeignReader, _ offset: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
    let near = reader.bytes[max(0, offset - 300)..<offset]
    let start = near.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? near.startIndex
    return reader.bytes[start..<offset]
  }
}
