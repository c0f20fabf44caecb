import Diagnostics

/// The lines of a paragraph, heading or cell as they are in the file, without the marks of the containers around,
/// and a place among them.
struct BlockSource {
  private let bytes: [UInt8]
  /// Each without its line ending.
  private(set) var lines: [SourceRange] = []
  private var line = 0
  private(set) var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Goes to the beginning of a block.
  mutating func begin(_ lines: some Sequence<SourceRange>) {
    self.lines.removeAll(keepingCapacity: true)
    self.lines += lines
    line = 0
    offset = self.lines.first?.lowerBound ?? 0
  }

  /// A place to come back to.
  struct Place {
    fileprivate var line: Int
    fileprivate(set) var offset: Int
  }

  var place: Place {
    get { Place(line: line, offset: offset) }
    set { (line, offset) = (newValue.line, newValue.offset) }
  }

  /// The line of the place.
  var lineRange: SourceRange { line < lines.count ? lines[line] : offset..<offset }

  var isInFirstLine: Bool { line == 0 }

  var lineEnd: Int { line < lines.count ? lines[line].upperBound : offset }

  /// The byte at the place: a line feed at the end of a line, nil at the end of the block.
  var byte: UInt8? {
    if offset < lineEnd { return bytes[offset] }
    return line + 1 < lines.count ? UInt8(ascii: "\n") : nil
  }

  /// Goes behind the byte at the place.
  mutating func advance() {
    if offset < lineEnd { offset += 1 } else { nextLine() }
  }

  /// Goes on within a line.
  mutating func advance(to offset: Int) { self.offset = min(offset, lineEnd) }

  /// Goes to the beginning of the next line, or to the end of the last one.
  mutating func nextLine() {
    if line + 1 < lines.count {
      line += 1
      offset = lines[line].lowerBound
    } else {
      offset = lineEnd
    }
  }

  /// Goes behind a byte if it stands here.
  mutating func skip(_ wanted: UInt8) -> Bool {
    guard byte == wanted else { return false }
    advance()
    return true
  }

  /// Goes behind blanks and line ends.
  ///
  /// - Returns: whether there were any.
  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = offset
    while let byte, byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) { advance() }
    return offset != start
  }

  /// How many equal bytes stand here in a row.
  func runLength(of wanted: UInt8) -> Int { bytes[offset..<lineEnd].prefix { $0 == wanted }.count }

  /// Goes behind a code span.
  mutating func skipCodeSpan() -> Bool {
    let mark = UInt8(ascii: "`")
    let length = runLength(of: mark)
    guard length > 0 else { return false }
    advance(to: offset + length)
    while let byte {
      guard byte == mark else {
        advance()
        continue
      }
      let run = runLength(of: mark)
      advance(to: offset + run)
      if run == length { return true }
    }
    return false
  }

  // MARK: Links

  /// Goes behind what follows the text of a link: `(address "title")`, `[label]`, or nothing.
  mutating func skipLinkTail() {
    let start = place
    if skipResource() { return }
    place = start
    if !skipLabel() { place = start }
  }

  private mutating func skipResource() -> Bool {
    guard skip(UInt8(ascii: "(")) else { return false }
    skipSpace()
    skipAddress()
    if skipSpace(), skipTitle() { skipSpace() }
    return skip(UInt8(ascii: ")"))
  }

  private mutating func skipAddress() {
    if byte == UInt8(ascii: "<") {
      skipUnescaped(to: UInt8(ascii: ">"))
      return
    }
    var depth = 0
    while let byte, byte > 0x20, byte != 0x7F {
      switch byte {
      case UInt8(ascii: "\\"): advance()
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        if depth == 0 { return }
        depth -= 1
      default: break
      }
      advance()
    }
  }

  private mutating func skipTitle() -> Bool {
    switch byte {
    case UInt8(ascii: "\""): skipUnescaped(to: UInt8(ascii: "\""))
    case UInt8(ascii: "'"): skipUnescaped(to: UInt8(ascii: "'"))
    case UInt8(ascii: "("): skipUnescaped(to: UInt8(ascii: ")"))
    default: false
    }
  }

  private mutating func skipLabel() -> Bool {
    byte == UInt8(ascii: "[") && skipUnescaped(to: UInt8(ascii: "]"), butNot: UInt8(ascii: "["))
  }

  /// Goes behind the mark that closes what the byte here opens, one behind a backslash aside.
  @discardableResult
  private mutating func skipUnescaped(to mark: UInt8, butNot other: UInt8? = nil) -> Bool {
    advance()
    while let byte {
      if byte == mark {
        advance()
        return true
      }
      if byte == other { return false }
      if byte == UInt8(ascii: "\\") { advance() }
      advance()
    }
    return false
  }

  /// Goes behind the definition of a link: `[label]: address "title"` and the end of its line.
  mutating func skipDefinition() -> Bool {
    guard skipLabel(), skip(UInt8(ascii: ":")) else { return false }
    skipSpace()
    let start = offset
    skipAddress()
    guard offset > start else { return false }
    let end = place
    if skipSpace(), skipTitle(), skipBlankRest() { return true }
    place = end
    return skipBlankRest()
  }

  private mutating func skipBlankRest() -> Bool {
    guard bytes[offset..<lineEnd].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return false }
    nextLine()
    return true
  }

  // MARK: Text

  /// How far ahead something is looked for that is not where it should be, in bytes.
  private static let reach = 2_000

  /// Goes forward to a byte that no backslash is before.
  mutating func find(_ wanted: UInt8) -> Bool {
    let limit = offset + Self.reach
    while let byte, offset < limit {
      if byte == wanted { return true }
      if byte == UInt8(ascii: "\\") { advance() }
      advance()
    }
    return false
  }

  /// Goes forward to where a text begins, as far as that can be told from its first bytes.
  mutating func find(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let needle = text.prefix(32).prefix { $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "\\") }
    guard let first = needle.first else { return false }
    let limit = offset + Self.reach
    while byte != nil, offset < limit {
      if offset < lineEnd, bytes[offset] == first, bytes[offset..<lineEnd].starts(with: needle) { return true }
      advance()
    }
    return false
  }

  /// Goes behind a text that libcmark has found here, within a line.
  ///
  /// - Parameter references: where character references stand in it; added to.
  mutating func skip(_ text: UnsafeBufferPointer<UInt8>, references: inout [SourceRange]) -> Bool {
    let end = lineEnd
    var index = plainLength(of: text, before: end)
    offset += index
    while index < text.count {
      guard offset < end else { return false }
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\\"), offset + 1 < end, Self.isPunctuation(bytes[offset + 1]) {
        guard text[index] == bytes[offset + 1] else { return false }
        offset += 2
        index += 1
      } else if byte == UInt8(ascii: "&"), let reference = reference(text[index...]) {
        references.append(offset..<offset + reference.length)
        offset += reference.length
        index += reference.width
      } else if byte == text[index] {
        offset += 1
        index += 1
      } else {
        return false
      }
    }
    return true
  }

  /// How many bytes here match a text exactly.
  ///
  /// Nearly all texts match to their end.
  private func plainLength(of text: UnsafeBufferPointer<UInt8>, before end: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      let limit = min(text.count, end - offset)
      var length = 0
      let (source, target) = (UnsafeRawBufferPointer(bytes), UnsafeRawBufferPointer(text))
      // Eight bytes at a time, as long as they are the same and none of them is special.
      while length + 8 <= limit {
        let word = source.loadUnaligned(fromByteOffset: offset + length, as: UInt64.self)
        guard word == target.loadUnaligned(fromByteOffset: length, as: UInt64.self),
          !Self.holds(UInt8(ascii: "\\"), word), !Self.holds(UInt8(ascii: "&"), word)
        else { break }
        length += 8
      }
      while length < limit {
        let byte = bytes[offset + length]
        if byte != text[length] || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "&") { break }
        length += 1
      }
      return length
    }
  }

  /// Whether one of eight bytes is a given one.
  private static func holds(_ byte: UInt8, _ word: UInt64) -> Bool {
    let difference = word ^ 0x0101_0101_0101_0101 &* UInt64(byte)
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080 != 0
  }

  /// The character reference here: its bytes in the file, and in the text that libcmark has made of it.
  ///
  /// The names are libcmark's, so what one stands for shows from where the text goes on.
  private func reference(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> (length: Int, width: Int)? {
    let name = bytes[(offset + 1)..<lineEnd].prefix(33).prefix { $0 == UInt8(ascii: "#") || Self.isAlphanumeric($0) }
    guard !name.isEmpty, name.endIndex < lineEnd, bytes[name.endIndex] == UInt8(ascii: ";") else { return nil }
    let source = bytes[offset...name.endIndex]
    let isLiteral = !name.elementsEqual("amp".utf8) && text.starts(with: source)
    if isLiteral { return nil }
    let rest = bytes[(name.endIndex + 1)..<lineEnd].prefix(8)
      .prefix { $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "\\") }
    let isLast = name.endIndex + 1 == lineEnd
    for width in 1...8 where isLast ? width == text.count : width <= text.count {
      let tail = text.dropFirst(width)
      if tail.first.map({ $0 & 0xC0 != 0x80 }) ?? true, zip(tail, rest).allSatisfy({ $0 == $1 }) {
        return (source.count, width)
      }
    }
    return nil
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && !isAlphanumeric(byte)
  }
}
