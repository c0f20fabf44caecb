/// Code without the marks that are for the tool that colors it, and what they say of its lines.
///
///     let a = 1 // [!code --]
///     let a = 2 // [!code ++]
///
/// These are marks of Shiki, which VitePress and others use. Docusaurus has `// highlight-next-line`. Twoslash runs the
/// TypeScript compiler on an example: what is above `// ---cut---` is for the compiler only. Material for MkDocs shows
/// a number for `# (1)!`, which a list below explains.
struct MarkedCode {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  enum Mark {
    case none, added, removed, highlighted

    /// The tags around a line.
    var tags: (start: StaticString, end: StaticString) {
      switch self {
      case .none: ("", "")
      case .added: ("<ins>", "</ins>")
      case .removed: ("<del>", "</del>")
      // A search marks words, too.
      case .highlighted: ("<mark class=\"line\">", "</mark>")
      }
    }
  }

  private(set) var bytes: [UInt8] = []
  /// What lines say, in order: those without marks are one run, others one each.
  private(set) var runs: [(range: Range<Int>, mark: Mark)] = []

  /// How many lines are marked from here on, and how.
  private var next: (count: Int, mark: Mark) = (0, .none)
  /// Whether lines are between `highlight-start` and `highlight-end`.
  private var isHighlighted = false
  /// Whether lines are between `---cut-start---` and `---cut-end---`.
  private var isCut = false
  /// The start tag of the script that lines are in, in code in which scripts are parts.
  private var script = ScriptTag()
  private var lineCount = 0
  /// Whether lines begin with a sign that says whether they are added or removed.
  private var isDiff = false
  /// Whether all others begin with a blank in its place.
  private var isIndented = false

  /// - Returns: nil where the code holds no marks.
  init?(_ code: Bytes, _ info: CodeInfo) {
    guard !info.lines.isEmpty || info.isTwoslash || info.isDiff || Self.mayHoldMarks(code) else { return nil }
    isDiff = info.isDiff && !Self.isPatch(code)
    if isDiff { isIndented = Self.isIndented(code) }
    var start = 0
    var isEnded = false
    while start < code.count, !isEnded {
      let end = code[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? code.count
      isEnded = !read(code[start..<end], info)
      start = end
    }
  }

  /// - Returns: false where the rest of the code is hidden.
  private mutating func read(_ line: Slice<Bytes>, _ info: CodeInfo) -> Bool {
    if let text = Self.comment(line) {
      switch text {
      case "highlight-next-line": next = (1, .highlighted)
      case "highlight-start": isHighlighted = true
      case "highlight-end": isHighlighted = false
      case "---cut---", "---cut-before---": cut(from: script.end ?? (0, 0))
      case "---cut-after---": return false
      case "---cut-start---": isCut = true
      case "---cut-end---": isCut = false
      case let text where info.isTwoslash && Self.isOfTwoslash(text): break
      default: add(line, info)
      }
      return true
    }
    add(line, info)
    return true
  }

  /// Takes out what has been read, except the lines up to the start tag of a script around.
  private mutating func cut(from end: (offset: Int, lines: Int)) {
    bytes.removeSubrange(end.offset...)
    while let last = runs.last, last.range.upperBound > end.offset {
      runs.removeLast()
      if last.range.lowerBound < end.offset { runs.append((last.range.lowerBound..<end.offset, last.mark)) }
    }
    lineCount = end.lines
  }

  private mutating func add(_ line: Slice<Bytes>, _ info: CodeInfo) {
    guard !isCut else { return }
    var line = line
    // A line may have several marks.
    for _ in 0..<4 {
      guard let found = Self.shikiMark(in: line) else { break }
      if let mark = found.mark { next = (found.count, mark) }
      // With nothing in front of it, it is about the lines below.
      if found.rest.allSatisfy({ $0 <= 0x20 }) { return }
      line = found.rest
    }
    lineCount += 1
    if isDiff, let mark = Self.signMark(line) {
      next = (1, mark)
      line = line.dropFirst()
    } else if isIndented, line.first == 0x20 {
      line = line.dropFirst()
    }
    var mark = isHighlighted ? .highlighted : info.lines.last { $0.range.contains(lineCount) }?.mark ?? .none
    if next.count > 0 {
      mark = next.mark
      next.count -= 1
    }
    let start = bytes.count
    if let annotation = Self.annotation(in: line) {
      bytes += annotation.rest
      bytes += annotation.number
    } else {
      bytes += line
    }
    if bytes.last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    if info.hasScripts { script.read(line, until: (bytes.count, lineCount)) }
    if case .none = mark, case .none? = runs.last?.mark {
      runs[runs.count - 1].range = runs[runs.count - 1].range.lowerBound..<bytes.count
    } else {
      runs.append((start..<bytes.count, mark))
    }
  }

  /// The start tag of a script, which stays where what is above a mark in the script is cut.
  private struct ScriptTag {
    /// Where the line of the tag ends, and how many lines are up to there; nil outside of scripts.
    private(set) var end: (offset: Int, lines: Int)?
    /// Whether the tag goes on in the next line.
    private var isOpen = false

    mutating func read(_ line: Slice<Bytes>, until place: (offset: Int, lines: Int)) {
      let text = line.drop { $0 <= 0x20 }
      if end == nil, text.starts(with: "<script".utf8) { isOpen = true }
      if isOpen {
        end = place
        isOpen = !text.contains(UInt8(ascii: ">"))
      }
      if line.lastRange(of: "</script") != nil { (end, isOpen) = (nil, false) }
    }
  }

  // MARK: Signs

  private static func signMark(_ line: Slice<Bytes>) -> Mark? {
    switch line.first {
    case UInt8(ascii: "+"): .added
    case UInt8(ascii: "-"): .removed
    default: nil
    }
  }

  /// Whether code is what a tool wrote, with the names of files and numbers of lines: its signs belong to it.
  private static func isPatch(_ code: Bytes) -> Bool {
    code.split(separator: UInt8(ascii: "\n")).contains { line in
      ["+++ ", "--- ", "@@ "].contains { line.starts(with: $0.utf8) }
    }
  }

  private static func isIndented(_ code: Bytes) -> Bool {
    code.split(separator: UInt8(ascii: "\n")).allSatisfy { $0.first == 0x20 || signMark($0) != nil }
  }

  // MARK: Marks

  /// Finds a mark of Shiki at the end of a line, in a comment: `// [!code ++:2]`.
  ///
  /// - Returns: the line without the comment; nil for the mark where it says nothing of whole lines.
  private static func shikiMark(in line: Slice<Bytes>) -> (rest: Slice<Bytes>, mark: Mark?, count: Int)? {
    guard let open = line.lastRange(of: "[!code ") else { return nil }
    guard let close = line[open.upperBound...].firstIndex(of: UInt8(ascii: "]")),
      isEndOfComment(line[(close + 1)...]), let start = startOfComment(line[..<open.lowerBound])
    else { return nil }
    let parts = line[open.upperBound..<close].split(separator: UInt8(ascii: ":"))
    let name = String(decoding: parts.first ?? line[close..<close], as: UTF8.self)
    let count = parts.count == 2 ? Int(String(decoding: parts[1], as: UTF8.self)) ?? 1 : 1
    let mark: Mark? =
      switch name {
      case "++": .added
      case "--": .removed
      case "hl", "highlight", "error", "warning", "info": .highlighted
      default: nil
      }
    return (line[..<start], mark, min(max(count, 1), 1000))
  }

  /// Finds the number of an annotation at the end of a line, in a comment of its own: `# (1)!`.
  ///
  /// - Returns: the line up to the comment, and the number in its parentheses.
  private static func annotation(in line: Slice<Bytes>) -> (rest: Slice<Bytes>, number: Slice<Bytes>)? {
    guard let end = line.lastRange(of: ")!"), isEndOfComment(line[end.upperBound...]) else { return nil }
    let digits = line[..<end.lowerBound].reversed().prefix(4).prefix { (0x30...0x39).contains($0) }.count
    let open = end.lowerBound - digits - 1
    guard digits > 0, open >= line.startIndex, line[open] == UInt8(ascii: "("),
      let start = startOfComment(line[..<open])
    else { return nil }
    let blanks = line[start...].prefix { $0 == 0x20 || $0 == 0x09 }.count
    return (line[..<(start + blanks)], line[open..<end.lowerBound + 1])
  }

  /// Where the comment begins that a text ends in, with the blanks in front of it.
  private static func startOfComment(_ text: Slice<Bytes>) -> Int? {
    var text = text.trimmingEnd
    guard let mark = openers.first(where: { text.reversed().starts(with: $0.utf8.reversed()) }) else { return nil }
    text = text.dropLast(mark.utf8.count)
    return text.trimmingEnd.endIndex
  }

  private static func isEndOfComment(_ text: Slice<Bytes>) -> Bool {
    let rest = text.filter { $0 > 0x20 }
    return rest.isEmpty || closers.contains { rest.elementsEqual($0.utf8) }
  }

  /// What begins comments, the longest first.
  private static let openers = ["<!--", "{/*", "/*", "//", "--", "%%", ";;", "#", "%", ";", "\"", "*"]
  private static let closers = ["-->", "*/}", "*/"]

  /// The text of a line that holds nothing but a comment with a known mark.
  private static func comment(_ line: Slice<Bytes>) -> String? {
    var text = line.drop { $0 <= 0x20 }.trimmingEnd
    guard text.count < 200, let open = openers.first(where: { text.starts(with: $0.utf8) }) else { return nil }
    text = text.dropFirst(open.utf8.count)
    if let close = closers.first(where: { text.reversed().starts(with: $0.utf8.reversed()) }) {
      text = text.dropLast(close.utf8.count)
    }
    return String(decoding: text.drop { $0 <= 0x20 }.trimmingEnd, as: UTF8.self)
  }

  /// Whether a comment asks the compiler something: `@noErrors`, `@errors: 2322`, `^?`.
  private static func isOfTwoslash(_ comment: String) -> Bool {
    if comment.hasPrefix("^") { return comment.dropFirst().allSatisfy { "?|^ ".contains($0) } }
    guard comment.hasPrefix("@") else { return false }
    let name = comment.dropFirst().prefix { $0.isLetter }
    let rest = comment.dropFirst(1 + name.count)
    return !name.isEmpty && (rest.isEmpty || rest.hasPrefix(":")) && !shown.contains(String(name))
  }

  /// What Twoslash shows to readers.
  private static let shown: Set = ["filename", "log", "warn", "error", "annotate"]

  private static func mayHoldMarks(_ code: Bytes) -> Bool {
    var index = 0
    while index < code.count, let found = code[index...].firstIndex(where: { "[-t)".utf8.contains($0) }) {
      let rest = code[found...]
      switch code[found] {
      case UInt8(ascii: "["): if rest.starts(with: "[!code ".utf8) { return true }
      case UInt8(ascii: ")"): if rest.starts(with: ")!".utf8) { return true }
      case UInt8(ascii: "-"): if rest.starts(with: "---cut".utf8) { return true }
      default: if rest.starts(with: "t-next-line".utf8) || rest.starts(with: "t-start".utf8) { return true }
      }
      index = found + 1
    }
    return false
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  fileprivate var trimmingEnd: Self {
    var end = endIndex
    while end > startIndex, self[end - 1] <= 0x20 { end -= 1 }
    return self[startIndex..<end]
  }

  /// Where a text is last.
  fileprivate func lastRange(of text: StaticString) -> Range<Int>? {
    let count = text.utf8CodeUnitCount
    var start = endIndex - count
    while start >= startIndex {
      if self[start] == text.utf8Start[0],
        self[start...].starts(with: UnsafeBufferPointer(start: text.utf8Start, count: count))
      {
        return start..<start + count
      }
      start -= 1
    }
    return nil
  }
}
