/// The text of a line, and the constructs in it.
extension ForeignRewriter {
  /// Reads the rest of a line, and of those that its constructs go on to.
  mutating func readText() {
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "\n"):
        if joinLineOfHeading() || joinTagEnd() { continue }
        endLine(at: index)
        return
      case UInt8(ascii: "\\"):
        // A formula, or in MDX, the braces of an id, which must be escaped.
        if isMDX || index + 1 < end && "([\\".utf8.contains(bytes[index + 1]), readConstruct(0x5C) { continue }
        index += index + 1 < end && bytes[index + 1] > 0x20 ? 2 : 1
      case UInt8(ascii: "`"):
        let span = spans.end(reader, at: index)
        flush()
        code = CodeState(end: span)
        if isInHTMLBlock, isMDX || reader.readsMarkdownInHTML {
          putCodeInHTML(index..<span)
        } else {
          putCodeSpan(index..<span)
        }
        copied = span
        index = span
      case let byte:
        if conventions[Int(byte)].isEmpty || !readConstruct(byte) { index += 1 }
      }
    }
  }

  /// - Returns: whether something has been read.
  mutating func readConstruct(_ byte: UInt8) -> Bool {
    noteVerbatim(byte)
    if index < verbatimEnd, reader.has("{{", at: index) {
      index += 2
      return true
    }
    let isMark =
      byte == UInt8(ascii: "<")
      && (reader.has(CommentMarks.open, at: index) || TabComments.begins(reader, at: index))
    if byte == UInt8(ascii: "<"), copyRawElement() { return true }
    if byte == UInt8(ascii: "<"), !isMark, let end = endOfOther() {
      if opensBehindComment(end) {
        flush()
        newline()
        hasChanged = true
      }
      if reader.has("<!--", at: index) { noteAssignments(inComment: index..<end) }
      if reader.has("<code", at: index), bytes[index..<end].contains(UInt8(ascii: "{")) {
        flush()
        code = CodeState(end: end)
        putCode(index..<end)
        copied = end
      }
      index = end
      return true
    }
    if byte == UInt8(ascii: "{"), index < rawEnd { return false }
    for convention in conventions[Int(byte)] {
      if convention.beginsLine, index != content { continue }
      if convention.isWithinHTML, !isInHTMLBlock { continue }
      if convention is ModuleStatements, !mayBeginStatement { continue }
      if convention is TightHeadings, isInHTMLBlock { continue }
      guard let construct = convention.read(&reader, at: index), apply(construct) else { continue }
      hasChanged = true
      return true
    }
    // A mark of an unknown kind is a comment.
    if isMark, let end = endOfOther() {
      index = end
      return true
    }
    return false
  }

  /// Whether a comment goes on over lines that is behind another one.
  ///
  /// To CommonMark, the first one ends the block, and what follows its line is text. On a line of its own, the second
  /// one is a block, too.
  private func opensBehindComment(_ end: Int) -> Bool {
    index > content && reader.has("<!--", at: index) && reader.has("<!--", at: content)
      && bytes[index..<end].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }

  /// Statements are where a paragraph could begin, not indented, and in nothing but components.
  private var mayBeginStatement: Bool {
    let isInComponent = frames.last.map { $0.key.notation == .component } ?? true
    guard isInComponent, followsBlank, content == lineBegin, case .page(let range, _) = lead else { return false }
    return range.isEmpty
  }

  /// The end of a comment, or of code in HTML.
  private mutating func endOfOther() -> Int? {
    if reader.has("<!--", at: index) { return reader.find("-->", from: index + 4, reach: 1_000_000).map { $0 + 3 } }
    guard !isMDX, reader.has("<code", at: index), index + 5 < end,
      bytes[index + 5] == UInt8(ascii: ">") || ForeignReader.isSpace(bytes[index + 5])
    else { return nil }
    return reader.find("</code>", from: index, reach: 2000).map { $0 + 7 }
  }

  /// Writes what a construct means.
  ///
  /// - Returns: false where it stays as it is.
  private mutating func apply(_ construct: ForeignConstruct) -> Bool {
    switch construct.meaning {
    case .nothing:
      if isMDX {
        noteImports(in: construct.range)
        reader.noteConstant(in: construct.range)
      } else {
        noteAssignment(in: construct.range)
      }
    case .contents: takeBackHeadingOfContents()
    case .unknown(let kind):
      if kind == TemplateExpressions.kind, let value = assignedText(in: construct.range) {
        if value.isEmpty { break }
        let shown = isInHTMLBlock ? markdownified(value, in: construct.range) : value
        replace(construct.range) { $0.putValue(shown) }
        return true
      }
      if kind == TemplateExpressions.kind, standsForSite(construct.range) {
        replace(construct.range) { _ in }
        return true
      }
      if kind == TemplateExpressions.kind, isInPrefix(construct.range) { return false }
      // Hugo runs shortcodes, and no expressions: a page with shortcodes shows them.
      if kind == TemplateExpressions.kind, templates().runsOnlyShortcodes { return false }
      let range = reader.trimmed(construct.range)
      findings.note(kind, subject: call(in: range, of: kind), range: range, in: text)
      if isWithinAddress(construct.range) {
        replace(construct.range) { $0.putAddressMark(LinkScheme.template) }
        return true
      }
    case .base(let kind):
      if isHome(construct.range) {
        replace(construct.range) { $0.put("/") }
        return true
      }
      if !isInAddress(construct.range) { findings.note(kind, range: construct.range, in: text) }
    case .text(let range):
      replace(construct.range) { $0.put(range) }
      return true
    case .headingID(let range):
      replace(construct.range) { $0.put(range, between: "{#", "}") }
      return true
    case .lineAnchor(let range):
      replace(construct.range) { $0.writeLineAnchor(range) }
      return true
    case .string(let string):
      replace(construct.range) { $0.putValue(string) }
      return true
    case .plain(let kind, let range):
      findings.note(kind, range: construct.range, in: text)
      replace(construct.range) { $0.put(range) }
      return true
    case .kept(let kind):
      findings.note(kind, range: construct.range, in: text)
      hasChanged = true
      return false
    case .source(let kind, let range):
      findings.note(kind, range: construct.range, in: text)
      let isBlock = isAlone(construct.range)
      replace(construct.range) { rewriter in
        if isBlock { rewriter.writeSource(range) } else { rewriter.writeCodeSpan(range) }
      }
      return true
    case .link(let content, let address):
      replace(construct.range) { $0.writeHTMLLink(to: address) { $0.put(content) } }
      return true
    case .image(let content, let address):
      replace(construct.range) { $0.writeHTMLImage(content, at: address) }
      return true
    case .imageLink(let content, let source, let address):
      replace(construct.range) { rewriter in
        rewriter.writeHTMLLink(to: address) { $0.writeHTMLImage(content, at: source) }
      }
      return true
    case .element(let name, let range):
      replace(construct.range) { $0.put(range, between: "<\(name)>", "</\(name)>") }
      return true
    case .substitution(let old, let new):
      replace(construct.range) { rewriter in
        rewriter.put(old, between: "<del>", "</del>")
        rewriter.put(new, between: "<ins>", "</ins>")
      }
      return true
    case .reference(let range):
      replace(construct.range) { rewriter in
        if ["](", "]: ", "]:", "=\"", "='"].contains(where: {
          rewriter.output.suffix($0.utf8.count).elementsEqual($0.utf8)
        }) {
          rewriter.putAddressMark(LinkScheme.reference)
        }
        rewriter.put(range)
      }
      return true
    case .abbreviation(let word, let meaning):
      if !word.isEmpty, !meaning.isEmpty {
        abbreviations.add(.init(word: Array(bytes[word]), meaning: Array(bytes[meaning])))
      }
    case .path(let range):
      replace(construct.range) { rewriter in
        let first = rewriter.bytes[range].prefix { $0 != UInt8(ascii: "/") }
        // Tags of one's own with that name take whole addresses.
        if !first.isEmpty, first.last != UInt8(ascii: ":") { rewriter.put("/") }
        rewriter.put(range)
      }
      return true
    case .verbatim(let content):
      putVerbatim(content, in: construct.range)
      return true
    case .code(let language, let content):
      replace(construct.range) { $0.writeCode(language: language, content) }
      return true
    case .titledCode(let code):
      replace(construct.range) { $0.writeCode(code) }
      return true
    case .codeSpan(let content):
      replace(construct.range) { $0.writeCodeSpan(content) }
      return true
    case .start(let tag): return readCapture(tag) || skipLoop(tag) || skipElementOfVue(tag) || open(tag)
    case .end(let key): return close(key, at: construct.range)
    }
    remove(construct.range)
    return true
  }

  /// Whether an expression is in a path that the settings know as one of the site: `/docs/{{version}}`.
  private func isInPrefix(_ range: Range<Int>) -> Bool {
    reader.links?.prefixes.contains { prefix in
      guard let mark = prefix.utf8.firstRange(of: "{{".utf8)?.lowerBound else { return false }
      let start = range.lowerBound - prefix.utf8.distance(from: prefix.utf8.startIndex, to: mark)
      return start > text.body.lowerBound && bytes[start - 1] == UInt8(ascii: "/")
        && bytes[start..<end].starts(with: prefix.utf8)
    } ?? false
  }

  /// The function that an expression calls, as pages that call it are told: `{{ example(…) }}`.
  func call(in range: Range<Int>, of kind: ForeignKind) -> String? {
    guard kind == TemplateExpressions.kind else { return nil }
    let content = reader.trimmed(range.lowerBound + 2..<max(range.lowerBound + 2, range.upperBound - 2))
    let name = bytes[content].prefix(60).prefix(while: ForeignReader.isNamePart)
    guard let first = name.first, ForeignReader.isLetter(first), name.endIndex < content.upperBound,
      bytes[name.endIndex] == UInt8(ascii: "(")
    else { return nil }
    return "{{ \(String(decoding: name, as: UTF8.self))(…) }}"
  }

  /// Keeps the names of files that a statement imports.
  mutating func noteImports(in statement: Range<Int>) {
    guard imports.count < 1000 else { return }
    for (name, path) in ModuleStatements.imports(reader, in: statement) { imports[name] = path }
  }

  /// Whether a construct is part of an address.
  private func isInAddress(_ range: Range<Int>) -> Bool {
    let (before, behind) = (range.lowerBound - 1, range.upperBound)
    return before >= text.body.lowerBound && "(\"'=<".utf8.contains(bytes[before])
      || behind < end && "/{".utf8.contains(bytes[behind])
  }

  /// Whether a construct is a whole address, or all of it but an anchor: without a path, it is the home page.
  private func isHome(_ range: Range<Int>) -> Bool {
    let (before, behind) = (range.lowerBound - 1, range.upperBound)
    return before >= text.body.lowerBound && "(\"'=<".utf8.contains(bytes[before])
      && behind < end && "#?)\"'>".utf8.contains(bytes[behind])
  }

  /// Takes something out of the line.
  mutating func remove(_ range: Range<Int>) {
    replace(range) { _ in }
    hasRemoved = true
    tidyEmphasis()
  }

  /// Keeps marks of emphasis working beside what has been removed.
  mutating func tidyEmphasis() {
    // Blanks in front of the mark that ends emphasis would keep it from ending it.
    if let mark = bytes[index..<end].first, mark == UInt8(ascii: "*") || mark == UInt8(ascii: "_"),
      bytes[index..<end].first(where: { $0 != mark }).map({ !ForeignReader.isNamePart($0) || $0 == UInt8(ascii: ".") })
        ?? true
    {
      while output.count > lineStart + 1, output.last == 0x20 { truncate(to: output.count - 1) }
    }
    // Nothing is left to be emphasized.
    guard let mark = output.last, output.count > lineStart, mark == UInt8(ascii: "*") || mark == UInt8(ascii: "_")
    else { return }
    var opening = 0
    while opening < 4, output.count - opening > lineStart, output[output.count - opening - 1] == mark { opening += 1 }
    guard opening <= 3, bytes[index..<end].prefix(while: { $0 == mark }).count == opening else {
      dropBlanks(behindMarks: opening)
      return
    }
    truncate(to: output.count - opening)
    index += opening
    copied = index
  }

  /// Leaves out blanks behind marks that begin emphasis, which would keep them from beginning it.
  private mutating func dropBlanks(behindMarks count: Int) {
    // Behind a letter or a sign, the marks may end emphasis.
    let before = output.count - count - 1
    guard before < lineStart || ForeignReader.isBlank(output[before]) || "([".utf8.contains(output[before]) else {
      return
    }
    let blanks = bytes[index..<end].prefix(while: ForeignReader.isBlank)
    guard !blanks.isEmpty, blanks.endIndex < end, bytes[blanks.endIndex] > 0x20 else { return }
    index = blanks.endIndex
    copied = index
  }

  mutating func replace(_ range: Range<Int>, with write: (inout ForeignRewriter) -> Void) {
    flush()
    index = range.upperBound
    copied = index
    write(&self)
  }
}
