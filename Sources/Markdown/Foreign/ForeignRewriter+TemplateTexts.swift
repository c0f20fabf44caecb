/// Texts that templates of the page give names.
extension ForeignRewriter {
  /// Writes a text that the page does not hold.
  mutating func putValue(_ value: String) {
    // A page that has become too long is refused, whatever else it would show.
    if output.count <= PageLimits.pageSize { put(value) }
  }

  /// The text that the page itself has given the name in an expression; nil where that is not known.
  func assignedText(in expression: Range<Int>) -> String? {
    guard !templateTexts.isEmpty, expression.count < 120, reader.has("{{", at: expression.lowerBound) else {
      return nil
    }
    let content = Self.content(ofExpression: expression, reader)
    let bar = bytes[content].firstIndex(of: UInt8(ascii: "|")) ?? content.upperBound
    guard let text = templateTexts[reader.string(reader.trimmed(content.lowerBound..<bar))] else { return nil }
    guard bar < content.upperBound else { return text }
    let filters = reader.string(reader.trimmed(bar + 1..<content.upperBound))
    return Self.plainFilters.contains(filters) ? text : FilterChain.apply(filters, to: text)
  }

  /// A text of Markdown as HTML, if an expression in HTML, in which Markdown is not read, has the filter for that.
  func markdownified(_ value: String, in expression: Range<Int>) -> String {
    let content = Self.content(ofExpression: expression, reader)
    let filter = bytes[content].lastIndex(of: UInt8(ascii: "|")).map { reader.trimmed($0 + 1..<content.upperBound) }
    guard let filter, reader.string(filter) == "markdownify",
      let html = CommonMarkTree(parsing: Array(value.utf8)[...])?.html(keepsHTML: false)
    else { return value }
    var lines = html.split(separator: "\n")
    // Within a line, a paragraph would end the one around.
    if !isAlone(expression), lines.count == 1, html.hasPrefix("<p>") { lines[0] = lines[0].dropFirst(3).dropLast(4) }
    return lines.joined(separator: " ")
  }

  /// An expression without its braces, and the signs that trim blanks around.
  static func content(ofExpression expression: Range<Int>, _ reader: ForeignReader) -> Range<Int> {
    var (start, end) = (expression.lowerBound + 2, expression.upperBound - 2)
    while start < end, "-~{".utf8.contains(reader.bytes[start]) { start += 1 }
    while start < end, "-~}".utf8.contains(reader.bytes[end - 1]) { end -= 1 }
    return start < end ? reader.trimmed(start..<end) : start..<start
  }

  /// What leaves a text of one line as it is, or an address.
  private static let plainFilters: Set = ["strip_newlines", "relative_url", "absolute_url"]

  /// Tags whose content may be shown, or not, or several times.
  private static let conditions: Set = ["case", "for", "if", "ifchanged", "tablerow", "unless"]

  private var isConditional: Bool {
    frames.suffix(64).contains { $0.key.notation == .template && Self.conditions.contains($0.key.name) }
  }

  // MARK: Tags

  /// Keeps the text that `{% assign name = "text" %}` gives a name.
  ///
  /// - Parameter isSure: whether it is run in any case.
  mutating func noteAssignment(in range: Range<Int>, isSure: Bool = true) {
    guard reader.has("{%", at: range.lowerBound), let (name, value) = TemplateTags.assignment(in: range, reader) else {
      return
    }
    templateTexts[reader.string(name)] = isConditional || !isSure ? nil : assignedValue(value)
  }

  /// Keeps the texts that a comment of HTML gives names: to a template, it is text like any other.
  mutating func noteAssignments(inComment range: Range<Int>) {
    guard !isMDX else { return }
    var (index, depth) = (range.lowerBound, 0)
    while let mark = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "{")) {
      index = mark + 1
      guard reader.has("{%", at: mark), let close = reader.find("%}", from: mark + 2, reach: TemplateTexts.longest),
        close < range.upperBound
      else { continue }
      index = close + 2
      let word = bytes[(mark + 2)..<close].drop { ForeignReader.isSpace($0) || $0 == UInt8(ascii: "-") }
      let tag = String(decoding: word.prefix(20).prefix(while: ForeignReader.isLetter), as: UTF8.self)
      if Self.conditions.contains(tag) || tag == "comment" || tag == "raw" {
        depth += 1
      } else if tag.hasPrefix("end") {
        depth = max(depth - 1, 0)
      } else {
        noteAssignment(in: mark..<close + 2, isSure: depth == 0)
      }
    }
  }

  /// What a value stands for, if it is a text of one line without HTML, a number, or the name of a known text.
  private func assignedValue(_ value: Range<Int>) -> String? {
    guard value.count <= TemplateTexts.longest, let first = bytes[value].first,
      !bytes[value].contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "<") })
    else { return nil }
    if "\"'".utf8.contains(first) {
      guard let text = reader.strings(in: value, limit: 1).first, text.upperBound + 1 == value.upperBound else {
        return nil
      }
      return reader.string(text)
    }
    let word = reader.string(value)
    if bytes[value].allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }) { return word }
    return templateTexts[word] ?? reader.frontMatter.value(of: word)
  }

  /// Keeps the text of one line that `{% capture name %}` and `{% set name %}` give a name, if the page shows it
  /// behind: where it stands, it prints nothing.
  ///
  /// Other content stays where it stands: what is to show it may be removed.
  ///
  /// - Returns: false where it stays.
  mutating func readCapture(_ tag: ForeignTag) -> Bool {
    guard tag.key.notation == .template, tag.key.name == "capture" || tag.key.name == "set",
      let range = positional(of: tag).first, let open = reader.ends.next(tag.key, from: tag.range.upperBound)
    else { return false }
    let name = reader.string(range)
    // What the name stood for before is known no longer.
    templateTexts[name] = nil
    guard !isConditional, let close = reader.find("%}", from: open, reach: 100),
      let content = capturedValue(reader.trimmed(tag.range.upperBound..<open)),
      templateTexts.shows(name, behind: close, reader, from: text.body.lowerBound)
    else { return false }
    templateTexts[name] = content
    remove(tag.range.lowerBound..<close + 2)
    return true
  }

  /// A text of one line, with the known values of its expressions; nil where it holds anything else.
  private mutating func capturedValue(_ content: Range<Int>) -> String? {
    guard content.count <= TemplateTexts.longest,
      !bytes[content].contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "<") })
    else { return nil }
    var result = ""
    var start = content.lowerBound
    while let mark = bytes[start..<content.upperBound].firstIndex(of: UInt8(ascii: "{")) {
      guard let expression = TemplateExpressions().read(&reader, at: mark),
        expression.range.upperBound <= content.upperBound, let shown = knownValue(of: expression)
      else { return nil }
      result += reader.string(start..<mark)
      result += shown
      start = expression.range.upperBound
    }
    result += reader.string(start..<content.upperBound)
    // Without the limit, each text could hold the one before it twice.
    return result.utf8.count <= TemplateTexts.longest && !result.utf8.contains(UInt8(ascii: "<")) ? result : nil
  }

  /// What an expression stands for, if that is known.
  private func knownValue(of expression: ForeignConstruct) -> String? {
    switch expression.meaning {
    case .string(let value): value
    case .text(let range): reader.string(range)
    case .unknown: assignedText(in: expression.range)
    // In front of a path, it is the root of the site.
    case .base, .nothing: ""
    default: nil
    }
  }
}
