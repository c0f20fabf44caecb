import Diagnostics

/// Reads a mark of another tool in a line of text.
struct MarkReader {
  typealias Mark = (kind: ForeignKind, end: Int)

  let bytes: UnsafeBufferPointer<UInt8>
  /// Without the marks of the containers around, and without the blanks at the end.
  let line: SourceRange
  /// Whether the block begins with the line.
  let isFirstLine: Bool
  /// Whether the line is one of the file, and not a cell of a table.
  let isWhole: Bool

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ line: SourceRange, isFirstLine: Bool) {
    // A line made for the purpose has very many blanks, and is read for each of its pieces.
    let longest = ForeignMarks.longest
    let end = bytes[line].suffix(longest).lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? line.upperBound
    let rest = bytes[line.lowerBound..<end].prefix(longest)
    let start = rest.firstIndex { !ForeignReader.isBlank($0) } ?? line.lowerBound
    (self.bytes, self.line, self.isFirstLine) = (bytes, start..<end, isFirstLine)
    let before = bytes[..<start].suffix(longest).last { !ForeignReader.isBlank($0) }
    isWhole = before != UInt8(ascii: "|")
  }

  /// The mark that an offset is the beginning of.
  func mark(at offset: Int) -> Mark? {
    let begins = offset == line.lowerBound
    if begins, isWhole, let mark = lineMark(at: offset) { return mark }
    switch bytes[offset] {
    case UInt8(ascii: ":"): return colon(at: offset)
    case UInt8(ascii: "!"): return exclamation(at: offset)
    case UInt8(ascii: "["): return bracket(at: offset)
    case UInt8(ascii: "{"): return brace(at: offset)
    case UInt8(ascii: "%"): return comment(at: offset)
    case UInt8(ascii: "^"): return footnote(at: offset) ?? blockID(at: offset)
    case UInt8(ascii: "<"): return has("<!--", at: offset) ? (ForeignMarks.openComment, line.upperBound) : nil
    default: return nil
    }
  }

  // MARK: Lines

  /// A mark that a line begins with.
  private func lineMark(at offset: Int) -> Mark? {
    let byte = bytes[offset]
    let run = bytes[line].prefix { $0 == byte }.count
    let behind = offset + run
    if run >= 3, ":+|@%^;$<!".utf8.contains(byte) {
      if byte == UInt8(ascii: "<"), run == 7, isBlankOrEnd(behind) { return (ForeignMarks.conflict, line.upperBound) }
      let isAlone = behind == line.upperBound
      if byte == UInt8(ascii: ":") || isAlone && byte != UInt8(ascii: "|")
        || isLetter(behind) && "+@!%".utf8.contains(byte)
        || isBlankOrEnd(behind) && isLetter(behind + 1) && byte != UInt8(ascii: "$")
      {
        return inclusion(behind: offset) ?? (ForeignMarks.fence, line.upperBound)
      }
    }
    if let mark = inclusion(behind: offset) { return mark }
    switch byte {
    case UInt8(ascii: "."): return restructured(at: offset)
    case UInt8(ascii: "@"): return isFirstLine ? at(offset, run) : nil
    case UInt8(ascii: "\\"): return isFirstLine ? backslash(at: offset) : nil
    case UInt8(ascii: "("):
      // `(name)=`
      let end = name(from: offset + 1)
      return has(")=", at: end) && end + 2 == line.upperBound ? (ForeignMarks.directive, line.upperBound) : nil
    case UInt8(ascii: "#"):
      let isDirective = run == 1 && has("#+", at: offset) && isCapital(offset + 2)
      return isDirective ? (ForeignMarks.directive, line.upperBound) : nil
    case UInt8(ascii: "%"):
      return isFirstLine && run == 1 && has("% ", at: offset) ? (ForeignMarks.comment, line.upperBound) : nil
    case UInt8(ascii: "!"):
      // `!FILENAME a.swift`
      let word = letters(from: offset + 1)
      let isName = word.count > 3 && isBlankOrEnd(word.upperBound) && bytes[word].allSatisfy { $0 & 0x20 == 0 }
      return isName && run == 1 ? (ForeignMarks.directive, line.upperBound) : nil
    case UInt8(ascii: "<"):
      return line.count < 4 && (has("<>", at: offset) || has("</>", at: offset))
        ? (ForeignMarks.directive, line.upperBound) : nil
    case UInt8(ascii: ":"):
      // `::name` alone.
      guard run == 2, isLetter(behind) else { return nil }
      return name(from: behind) == line.upperBound ? (ForeignMarks.directive, line.upperBound) : nil
    default: return nil
    }
  }

  /// Signs, a word such as “include”, and the name of a file: `@@include('a.md')`, `!include a.md`.
  private func inclusion(behind offset: Int) -> Mark? {
    let signs = bytes[offset..<line.upperBound].prefix(3).prefix { "@!#$[{<".utf8.contains($0) }
    guard !signs.isEmpty else { return nil }
    let word = letters(from: signs.endIndex)
    guard word.count < 8, ["include", "import"].contains(text(word).lowercased()) else { return nil }
    var index = word.upperBound
    if index < line.upperBound, ":= \t".utf8.contains(bytes[index]) { index += 1 }
    guard index < line.upperBound else { return nil }
    let rest = bytes[index..<line.upperBound].prefix(ForeignMarks.longest)
    let isFile = "\"'(<".utf8.contains(bytes[index]) || !rest.contains(0x20) && rest.contains { "./".utf8.contains($0) }
    return isFile ? (ForeignMarks.inclusion, line.upperBound) : nil
  }

  /// `.. note::` of reStructuredText.
  private func restructured(at offset: Int) -> Mark? {
    guard has(".. ", at: offset) else { return nil }
    let end = name(from: offset + 3)
    return end > offset + 3 && has("::", at: end) ? (ForeignMarks.directive, line.upperBound) : nil
  }

  /// Names behind an at sign that begin a directive of some tool; others are those of people, and of packages.
  private static let names: Set = [
    "brief", "endtemplate", "enduml", "link", "packageDocumentation", "page", "param", "returns", "section", "see",
    "startuml", "subpage", "youtube",
  ]

  /// `@Tab("A") {`, `@@toc`, `@startuml`.
  private func at(_ offset: Int, _ run: Int) -> Mark? {
    let start = offset + run
    guard run < 3, isLetter(start) else { return nil }
    let word = letters(from: start)
    let last = bytes[line.upperBound - 1]
    let next = word.upperBound < line.upperBound ? bytes[word.upperBound] : 0
    // Behind a heading, braces hold its ID.
    let holdsID = has(" {#", at: word.upperBound) || has(" { #", at: word.upperBound)
    let isCall =
      "({[".utf8.contains(next) || has(" {", at: word.upperBound) && !holdsID || has(":[", at: word.upperBound)
    // `@link12` is a person.
    let isName = Self.names.contains(text(word)) && !isPartOfName(word.upperBound)
    let isDirective = run == 2 || isCall && "){]}".utf8.contains(last) || isName
    return isDirective ? (ForeignMarks.directive, line.upperBound) : nil
  }

  /// `\newpage`, `\begin{note}`.
  private func backslash(at offset: Int) -> Mark? {
    let word = letters(from: offset + 1)
    guard word.count > 2 else { return nil }
    let isCommand = word.upperBound == line.upperBound || "{[".utf8.contains(bytes[word.upperBound])
    return isCommand ? (ForeignMarks.directive, line.upperBound) : nil
  }

  // MARK: Within a line

  /// Names that AsciiDoc has in front of the address of what it shows.
  private static let macros: Set = ["image", "include", "link", "video", "xref"]

  private func colon(at offset: Int) -> Mark? {
    if let macro = macro(at: offset) { return macro }
    guard offset == line.lowerBound || !isPartOfName(offset - 1), isLetter(offset + 1) else { return nil }
    let end = name(from: offset + 1)
    // An empty text is hardly one: `:id[]`.
    if has("[", at: end), !has("[]", at: end), let close = closing(UInt8(ascii: "]"), from: end), !has("(", at: close) {
      return (ForeignMarks.directive, close)
    }
    guard has(":", at: end), end > offset + 2 else { return nil }
    // A class of characters.
    if offset > line.lowerBound, bytes[offset - 1] == UInt8(ascii: "["), has(":]", at: end) { return nil }
    if has(":`", at: end) { return (ForeignMarks.role, end + 1) }
    return end + 1 == line.upperBound || !isPartOfName(end + 1) ? (ForeignMarks.emoji, end + 1) : nil
  }

  private func macro(at offset: Int) -> Mark? {
    var start = offset
    while start > line.lowerBound, offset - start < 8, ForeignReader.isLetter(bytes[start - 1]) { start -= 1 }
    guard Self.macros.contains(text(start..<offset)) else { return nil }
    let target = bytes[offset..<line.upperBound].drop { $0 == UInt8(ascii: ":") }.prefix(ForeignMarks.longest)
      .prefix { $0 > 0x20 && $0 != UInt8(ascii: "[") }
    guard !target.isEmpty, has("[", at: target.endIndex) else { return nil }
    return closing(UInt8(ascii: "]"), from: target.endIndex).map { (ForeignMarks.directive, $0) }
  }

  /// Reads `!!swagger openapi.json!!`.
  private func exclamation(at offset: Int) -> Mark? {
    if has("![", at: offset) { return image(at: offset) }
    guard has("!!", at: offset), isLetter(offset + 2), offset == line.lowerBound || bytes[offset - 1] <= 0x20 else {
      return nil
    }
    let rest = bytes[(offset + 2)..<line.upperBound].prefix(ForeignMarks.longest)
    guard let end = rest.firstIndex(of: UInt8(ascii: "!")), has("!!", at: end), bytes[end - 1] > 0x20 else {
      return nil
    }
    return (ForeignMarks.directive, end + 2)
  }

  /// `![text][name]` without a line that says where the picture is.
  private func image(at offset: Int) -> Mark? {
    guard isLetter(offset + 2), offset == line.lowerBound || !isPartOfName(offset - 1),
      let end = closing(UInt8(ascii: "]"), from: offset), !has("(", at: end)
    else { return nil }
    return (ForeignMarks.image, has("[", at: end) ? closing(UInt8(ascii: "]"), from: end) ?? end : end)
  }

  private func bracket(at offset: Int) -> Mark? {
    guard offset + 1 < line.upperBound else { return nil }
    // The name of a reference, which others report.
    if offset > line.lowerBound, bytes[offset - 1] == UInt8(ascii: "]") { return nil }
    let first = bytes[offset + 1]
    if first == UInt8(ascii: "[") { return wikiLink(at: offset) }
    guard let end = closing(UInt8(ascii: "]"), from: offset) else { return nil }
    switch first {
    case UInt8(ascii: "@") where bytes[offset..<end].contains(UInt8(ascii: "/")): return nil
    case UInt8(ascii: "!"), UInt8(ascii: "@"), UInt8(ascii: "?"), UInt8(ascii: "#"):
      return isLetter(offset + 2) && !has("(", at: end) ? (ForeignMarks.brackets, end) : nil
    case UInt8(ascii: "/"):
      let word = letters(from: offset + 2)
      let isTag = bytes[word].allSatisfy { $0 & 0x20 != 0 }
      return isTag && !word.isEmpty && word.upperBound == end - 1 ? (ForeignMarks.brackets, end) : nil
    default:
      // `[gallery ids="1,2"]`, and `[component:button]` alone.
      let word = name(from: offset + 1)
      guard word > offset + 1, isLetter(offset + 1), word < end - 1 else { return nil }
      if has(":", at: word), isWhole, offset == line.lowerBound, end == line.upperBound,
        isPartOfName(word + 1) || "\"'".utf8.contains(bytes[word + 1])
      {
        return (ForeignMarks.brackets, end)
      }
      guard has(" ", at: word), isLetter(word + 1) else { return nil }
      let attribute = name(from: word + 1)
      return has("=\"", at: attribute) || has("='", at: attribute) ? (ForeignMarks.brackets, end) : nil
    }
  }

  private func wikiLink(at offset: Int) -> Mark? {
    let start = offset + 2
    guard start < line.upperBound, isLetter(start) || bytes[start] == UInt8(ascii: "_") else { return nil }
    let content = bytes[start..<line.upperBound].prefix(ForeignMarks.longest)
      .prefix { !"[]\",;=(){}$".utf8.contains($0) }
    guard has("]]", at: content.endIndex), !has("(", at: content.endIndex + 2) else { return nil }
    // A single word with a capital is rather an internal slot, as in the standard of ECMAScript.
    if isCapital(start), content.allSatisfy(ForeignReader.isLetter) { return nil }
    return (ForeignMarks.wikiLink, content.endIndex + 2)
  }

  private func brace(at offset: Int) -> Mark? {
    guard offset + 2 < line.upperBound, let end = closing(UInt8(ascii: "}"), from: offset) else { return nil }
    switch bytes[offset + 1] {
    case UInt8(ascii: "@"), UInt8(ascii: "#"): return isLetter(offset + 2) ? (ForeignMarks.braces, end) : nil
    case UInt8(ascii: "/"):
      return isLetter(offset + 2) && name(from: offset + 2) == end - 1 ? (ForeignMarks.braces, end) : nil
    case UInt8(ascii: "+"): return has("{+ ", at: offset) && has("+}", at: end - 2) ? (ForeignMarks.braces, end) : nil
    case UInt8(ascii: "="):
      let isBehindCode = offset > line.lowerBound && bytes[offset - 1] == UInt8(ascii: "`")
      return isBehindCode && name(from: offset + 2) == end - 1 ? (ForeignMarks.directive, end) : nil
    default:
      guard isLetter(offset + 1) else { return nil }
      let word = name(from: offset + 1)
      if word == end - 1, has("}`", at: word) { return (ForeignMarks.role, end) }
      let isAlone = isFirstLine && isWhole && offset == line.lowerBound && end == line.upperBound
      return isAlone && (word == end - 1 || has(":", at: word)) ? (ForeignMarks.braces, end) : nil
    }
  }

  /// `%%text%%` of Obsidian.
  private func comment(at offset: Int) -> Mark? {
    guard has("%%", at: offset), offset == line.lowerBound || !isPartOfName(offset - 1) else { return nil }
    let rest = bytes[(offset + 2)..<line.upperBound].prefix(ForeignMarks.longest)
    guard let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "%")), has("%%", at: end) else { return nil }
    return (ForeignMarks.comment, end + 2)
  }

  /// `text^[a note]` of Pandoc; a pattern such as `^[a-z]` has no blank.
  private func footnote(at offset: Int) -> Mark? {
    guard has("^[", at: offset), offset > line.lowerBound, bytes[offset - 1] > 0x20,
      let end = closing(UInt8(ascii: "]"), from: offset), bytes[offset..<end].contains(0x20)
    else { return nil }
    return (ForeignMarks.footnote, end)
  }

  /// ` ^name` at the end of a line, which Obsidian has for an anchor.
  private func blockID(at offset: Int) -> Mark? {
    guard offset > line.lowerBound, bytes[offset - 1] == 0x20, isLetter(offset + 1) else { return nil }
    let end = name(from: offset + 1)
    return end == line.upperBound && end > offset + 3 ? (ForeignMarks.blockID, end) : nil
  }

  // MARK: Bytes

  private func has(_ text: StaticString, at offset: Int) -> Bool {
    guard offset >= line.lowerBound, offset + text.utf8CodeUnitCount <= line.upperBound else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[offset..<offset + $0.count]) }
  }

  private func isBlankOrEnd(_ offset: Int) -> Bool { offset >= line.upperBound || bytes[offset] <= 0x20 }
  private func isLetter(_ offset: Int) -> Bool { offset < line.upperBound && ForeignReader.isLetter(bytes[offset]) }
  private func isCapital(_ offset: Int) -> Bool { isLetter(offset) && bytes[offset] & 0x20 == 0 }
  private func isPartOfName(_ offset: Int) -> Bool {
    offset < line.upperBound && (AttributeList.isName(bytes[offset]) || bytes[offset] == UInt8(ascii: ":"))
  }

  private func letters(from start: Int) -> Range<Int> {
    let rest = bytes[min(start, line.upperBound)..<line.upperBound].prefix(40)
    let word = rest.prefix(while: ForeignReader.isLetter)
    return word.startIndex..<word.endIndex
  }

  /// The end of a name that begins at an offset.
  private func name(from start: Int) -> Int {
    bytes[min(start, line.upperBound)..<line.upperBound].prefix(60)
      .prefix { AttributeList.isName($0) || $0 == UInt8(ascii: "+") }.endIndex
  }

  /// The offset behind the next byte of a kind.
  private func closing(_ byte: UInt8, from start: Int) -> Int? {
    bytes[start..<line.upperBound].prefix(ForeignMarks.longest).firstIndex(of: byte).map { $0 + 1 }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
