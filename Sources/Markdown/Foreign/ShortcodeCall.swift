/// The mark of a shortcode of Zola.
struct ShortcodeCall {
  enum Form {
    /// `{{ name() }}`
    case single
    /// `{% name() %}`
    case opening
    /// `{% end %}`
    case closing
    /// `{{/* name() */}}`, which shows what is between the inner marks.
    case shown(Range<Int>)
  }

  let range: Range<Int>
  let form: Form
  private(set) var name = ""
  /// What is between the parentheses.
  private(set) var arguments = 0..<0

  private static let longestName = 60

  /// Reads the mark that begins at an offset; nil where none does.
  init?(_ reader: inout ForeignReader, at offset: Int) {
    let isBody = reader.has("{%", at: offset)
    guard isBody || reader.has("{{", at: offset) else { return nil }
    let close: StaticString = isBody ? "%}" : "}}"
    if reader.has("/*", at: offset + 2) {
      guard let end = reader.find(isBody ? "*/%}" : "*/}}", from: offset + 4, reach: 2000) else { return nil }
      (range, form) = (offset..<end + 4, .shown(offset + 4..<end))
      return
    }
    var index = Self.skipped(reader, from: reader.has("-", at: offset + 2) ? offset + 3 : offset + 2)
    let word = reader.bytes[min(index, reader.end)..<reader.end].prefix(Self.longestName + 1).prefix(while: Self.isName)
    guard let first = word.first, !(0x30...0x39).contains(first), word.count <= Self.longestName else { return nil }
    name = String(decoding: word, as: UTF8.self).lowercased()
    index = Self.skipped(reader, from: word.endIndex)
    guard reader.has("(", at: index) else {
      if reader.has("-", at: index) { index += 1 }
      guard isBody, name == "end", reader.has(close, at: index) else { return nil }
      (range, form) = (offset..<index + 2, .closing)
      return
    }
    guard let end = Self.closing(&reader, from: index) else { return nil }
    arguments = index + 1..<end
    index = Self.skipped(reader, from: end + 1)
    if reader.has("-", at: index) { index += 1 }
    guard reader.has(close, at: index) else { return nil }
    (range, form) = (offset..<index + 2, isBody ? .opening : .single)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    ForeignReader.isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
  }

  private static func skipped(_ reader: ForeignReader, from start: Int) -> Int {
    var index = start
    while index < reader.end, ForeignReader.isSpace(reader.bytes[index]) { index += 1 }
    return index
  }

  /// The parenthesis that closes the one at an offset; those in texts are passed over.
  private static func closing(_ reader: inout ForeignReader, from start: Int) -> Int? {
    guard !reader.isSpent else { return nil }
    let last = min(reader.end, start + ForeignReader.longest)
    var (index, quote) = (start + 1, nil as UInt8?)
    while index < last {
      let byte = reader.bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if "\"'`".utf8.contains(byte) {
        quote = byte
      } else if byte == UInt8(ascii: ")") {
        return index
      }
      index += 1
    }
    reader.spend(last - start)
    return nil
  }

  /// Finds what each `{% end %}` of a page ends.
  static func noteEnds(in reader: inout ForeignReader, from start: Int) {
    var open: [String] = []
    var ends: [(key: ForeignTag.Key, offset: Int)] = []
    var index = start
    while index < reader.end, let mark = reader.bytes[index..<reader.end].firstIndex(of: UInt8(ascii: "{")) {
      index = mark + 1
      guard reader.has("{%", at: mark), let call = ShortcodeCall(&reader, at: mark) else { continue }
      index = call.range.upperBound
      switch call.form {
      case .opening: open.append(call.name)
      case .closing:
        guard let name = open.popLast() else { continue }
        reader.endedCalls[mark] = name
        ends.append((key(of: name), mark))
      case .single, .shown: continue
      }
    }
    reader.ends.add(ends)
  }

  static func key(of name: String) -> ForeignTag.Key { .init(notation: .template, name: name) }
}
