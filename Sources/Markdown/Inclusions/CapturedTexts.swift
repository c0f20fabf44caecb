import Writing

/// The texts that a page keeps for the files that it includes, or to show them itself:
/// `{% capture note %}…{% endcapture %}`, `{{ note }}`.
struct CapturedTexts {
  private struct Text {
    let name: String
    /// With its tags.
    let range: Range<Int>
    let text: String
    /// Whether it is kept in any case, and nowhere else than where it stands.
    let isSure: Bool
  }

  /// An expression that shows a name and nothing else.
  private struct Use {
    let name: String
    let range: Range<Int>
  }

  private var texts: [Text] = []
  /// Where texts end that the page shows elsewhere, by where they begin.
  private var ends: [Int: Int] = [:]
  /// What is shown in place of expressions, by where they begin.
  private var shown: [Int: (end: Int, text: String)] = [:]

  private static let most = 100
  /// Enough for a text that a page shows, and for all of them.
  private static let longest = 50_000
  private static let mostUses = 200

  init() {}

  /// Finds the texts of a page.
  ///
  /// - Parameter isThere: whether the file of a tag is put in.
  init(_ reader: inout ForeignReader, in range: Range<Int>, isThere: (IncludeTag) -> Bool) {
    var uses: [(name: String, offset: Int)] = []
    var expressions: [Use] = []
    /// Names that are shown in ways that nobody knows.
    var unclear: Set<String> = []
    var begun: (name: String, start: Int, content: Int)?
    var depth = 0
    var index = range.lowerBound
    while index < range.upperBound, texts.count < Self.most,
      let brace = reader.bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "{"))
    {
      index = brace + 1
      if reader.has("{{", at: brace) {
        guard !texts.isEmpty else { continue }
        if let use = Self.expression(&reader, at: brace), begun == nil, expressions.count < Self.mostUses {
          expressions.append(use)
          index = use.range.upperBound
        } else if begun == nil {
          unclear.insert(Self.name(reader, from: brace + 2))
        }
      } else if !texts.isEmpty, let tag = IncludeTag.read(&reader, at: brace) {
        index = tag.range.upperBound
        for case .variable(let name) in tag.values.values where isThere(tag) { uses.append((name, brace)) }
      } else if let (content, end) = reader.tag("capture", at: brace) {
        begun = (Self.name(reader, from: content.lowerBound), brace, end)
        index = end
      } else if let start = begun, let (_, end) = reader.tag("endcapture", at: brace) {
        let text = Self.text(reader, start.content..<brace)
        texts.append(Text(name: start.name, range: start.start..<end, text: text, isSure: depth == 0))
        begun = nil
        index = end
      } else if let step = Self.stepOfCondition(&reader, at: brace) {
        depth = max(0, depth + step)
      }
    }
    show(expressions)
    uses += expressions.filter { shown[$0.range.lowerBound] != nil }.map { ($0.name, $0.range.lowerBound) }
    let known = Set(texts.filter { isAlwaysKnown($0, in: expressions) }.map(\.range.lowerBound))
    for use in uses where !unclear.contains(use.name) {
      let range = text(of: use.name, before: use.offset)?.range
      if let range, known.contains(range.lowerBound) { ends[range.lowerBound] = range.upperBound }
    }
  }

  /// The text of a name at an offset of the page.
  func text(named name: String, before offset: Int) -> String? { text(of: name, before: offset)?.text }

  /// Where a text ends that begins at an offset, and that the page shows elsewhere.
  func end(at start: Int) -> Int? { ends[start] }

  /// The text that is shown in place of the expression at an offset, and where that ends.
  func shown(at start: Int) -> (end: Int, text: String)? { shown[start] }

  private func text(of name: String, before offset: Int) -> Text? {
    texts.last { $0.name == name && $0.range.upperBound <= offset }
  }

  // MARK: Expressions

  /// Finds what expressions show that stand for texts of several lines, or with HTML; others are filled in where
  /// templates are read.
  ///
  /// Texts with tags stay where they are, because tags are read only there.
  private mutating func show(_ expressions: [Use]) {
    var room = Self.longest * 4
    for use in expressions {
      guard let text = text(of: use.name, before: use.range.lowerBound), text.isSure,
        text.text.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "<") }),
        text.text.utf8.count <= Self.longest, !text.text.holds("{%")
      else { continue }
      room -= text.text.utf8.count
      if room < 0 { return }
      shown[use.range.lowerBound] = (use.range.upperBound, text.text)
    }
  }

  /// Whether the page shows a text in place of all expressions that stand for it.
  private func isAlwaysKnown(_ text: Text, in expressions: [Use]) -> Bool {
    expressions.allSatisfy { use in
      use.name != text.name || shown[use.range.lowerBound] != nil
        || self.text(of: use.name, before: use.range.lowerBound)?.range != text.range
    }
  }

  private static let indentationOfCode = 4

  /// What leaves a text as it is.
  private static let filters: Set = ["markdownify", "safe", "strip", "trim"]

  /// The expression that begins at an offset, if it shows a name and nothing else: `{{ note }}`.
  private static func expression(_ reader: inout ForeignReader, at brace: Int) -> Use? {
    // As far inward as code, lines of a text would become code.
    let blanks = reader.bytes[..<brace].suffix(indentationOfCode).prefix { $0 == 0x20 || $0 == 0x09 }.count
    guard blanks < indentationOfCode, let close = reader.find("}}", from: brace + 2, reach: 200) else { return nil }
    let parts = reader.string(ForeignRewriter.content(ofExpression: brace..<close + 2, reader))
      .split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    guard let name = parts.first, !name.isEmpty, name.utf8.allSatisfy(IncludeParameters.isNamePart),
      parts.dropFirst().allSatisfy(filters.contains)
    else { return nil }
    return Use(name: name, range: brace..<close + 2)
  }

  // MARK: Tags

  private static let conditions: Set = ["case", "for", "if", "ifchanged", "tablerow", "unless"]

  /// Whether a tag begins what is shown in some cases only, or ends it.
  static func stepOfCondition(_ reader: inout ForeignReader, at brace: Int) -> Int? {
    guard reader.has("{%", at: brace) else { return nil }
    let content = reader.bytes[(brace + 2)..<reader.end].prefix(30).drop { " -".utf8.contains($0) }
    let word = String(decoding: content.prefix(while: ForeignReader.isLetter), as: UTF8.self)
    if conditions.contains(word) { return 1 }
    return word.hasPrefix("end") && conditions.contains(String(word.dropFirst(3))) ? -1 : nil
  }

  /// The name behind blanks and quotes.
  private static func name(_ reader: ForeignReader, from start: Int) -> String {
    let rest = reader.bytes[min(start, reader.end)..<reader.end].prefix(200).drop { " -\"'".utf8.contains($0) }
    return String(decoding: rest.prefix(while: IncludeParameters.isNamePart), as: UTF8.self)
  }

  /// The lines of a text.
  ///
  /// Of blank ones around them, one stays at either end: within HTML, it is where Markdown begins.
  private static func text(_ reader: ForeignReader, _ range: Range<Int>) -> String {
    let trimmed = reader.trimmed(range)
    let feed = reader.bytes[range.lowerBound..<trimmed.lowerBound].lastIndex(of: UInt8(ascii: "\n"))
    let text = reader.string((feed.map { $0 + 1 } ?? trimmed.lowerBound)..<trimmed.upperBound)
    guard feed != nil, text.utf8.contains(UInt8(ascii: "\n")) else { return text }
    return "\n\(text)\n"
  }
}
