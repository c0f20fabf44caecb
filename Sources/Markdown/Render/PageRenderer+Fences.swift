import Diagnostics
import Highlighting
import Writing

extension PageRenderer {
  mutating func writeCodeBlock(_ node: CommonMarkNode) {
    footnotes.note(inCode: node.literal)
    if isInCodeGroup(node) {
      startCodePanel()
      writeCode(node, isNamed: false)
      endCodePanel()
    } else if codeTab(node) != nil {
      startCodeTab(node)
      writeCode(node, isNamed: true)
      endCodeTab(node)
    } else {
      writeCode(node, isNamed: true)
    }
  }

  /// - Parameter isNamed: whether the name of the code, such as that of its file, is written above it.
  private mutating func writeCode(_ node: CommonMarkNode, isNamed: Bool) {
    let info = node.info
    let word = CodeInfo.word(info)
    startLine()
    plain.endBlock()
    if !word.isEmpty, options.claimsFence(String(decoding: word, as: UTF8.self)) {
      noteFence(node)
      return
    }
    let isUnclosed = reportsUnclosed(node)
    if !info.isEmpty, let meant = options.correctsFence(string(info)) {
      let range = opening(of: node).info
      document.diagnostics.append(
        .misspelledFence(string(info), meant: meant, at: text.location(range), range: text.fileRange(range)))
    }
    if options.readsForeignSyntax, EmptyCode.holds(node.literal, info: info) {
      if !isUnclosed { shownSources.note(EmptyCode.kind, range: opening(of: node).range, in: text) }
      return
    }
    if options.readsForeignSyntax, CodeInfo.isIncluded(info) { return }
    if options.readsForeignSyntax, let address = RemoteCode.address(node.literal, info: info) {
      writeRemoteCode(address, of: node)
      return
    }
    let codeInfo = CodeInfo(info, isExtended: options.extensions.contains(.codeNames))
    let language = codeInfo.language
    let isFigure = isNamed && !codeInfo.name.isEmpty
    if isFigure { startFigure(codeInfo.name) }
    html.markup("<pre")
    writeID(codeInfo.id.isEmpty ? nil : codeInfo.id)
    if language.isEmpty {
      html.markup("><code>")
    } else {
      html.markup("><code class=\"language-")
      write(language)
      html.markup("\">")
    }
    let isExtended = options.extensions.contains(.codeNames)
    // mdBook and rustdoc write what else they know of it behind a comma: `rust,ignore`.
    let name = isExtended ? CodeInfo.Bytes(rebasing: language.prefix { $0 != UInt8(ascii: ",") }) : language
    let known = options.highlightsCode ? CodeLanguage.named(String(decoding: name, as: UTF8.self)) : nil
    if isExtended, let kind = Self.foreignKind(info, language) {
      shownSources.note(kind, range: opening(of: node).range, in: text)
    }
    if isExtended, let shown = options.hiddenLines.shown(of: node.literal, in: name) {
      shown.withUnsafeBufferPointer { write(lines: $0, codeInfo, in: known) }
    } else {
      write(lines: node.literal, codeInfo, in: known)
    }
    plain.endBlock()
    html.markup("</code></pre>\n")
    if isFigure { html.markup("</figure>\n") }
  }

  /// What another tool makes of a fence in place of code.
  private static func foreignKind(_ info: CodeInfo.Bytes, _ language: CodeInfo.Bytes) -> ForeignKind? {
    if Diagrams.holds(language) { return Diagrams.kind }
    if BoxFences.holds(info) { return BoxFences.kind }
    if PluginFences.holds(info, language) { return PluginFences.kind }
    return RunCode.holds(info) ? RunCode.kind : nil
  }

  /// Writes a link to code that is elsewhere.
  private mutating func writeRemoteCode(_ address: UnsafeBufferPointer<UInt8>, of node: CommonMarkNode) {
    shownSources.note(RemoteCode.kind, range: opening(of: node).range, in: text)
    html.markup("<p><a href=\"")
    noteLink(address, at: text.lineRange(node.startLine + 1), image: nil, isReference: false)
    html.markup("\">")
    let label = RemoteCode.label(of: address)
    html.text(label)
    plain.text(label)
    plain.endBlock()
    html.markup("</a></p>\n")
  }

  /// Writes the lines of a block that readers see.
  private mutating func write(lines: UnsafeBufferPointer<UInt8>, _ info: CodeInfo, in language: CodeLanguage?) {
    let isExtended = options.extensions.contains(.codeNames)
    if isExtended, terminal.isOpen, let code = TerminalMarkup.plain(lines) {
      code.withUnsafeBufferPointer { write(code: $0, in: language) }
    } else if let code = TerminalColors.plain(lines) {
      code.withUnsafeBufferPointer { write(code: $0, in: language) }
    } else if isExtended, let marked = MarkedCode(lines, info) {
      write(marked, in: language)
    } else {
      write(code: lines, in: language)
    }
  }

  private mutating func write(code: UnsafeBufferPointer<UInt8>, in language: CodeLanguage?) {
    if needsRepair {
      html.code(code, in: language) { text, html in TextRepair.forEachPiece(of: text, isCode: true) { html.text($0) } }
    } else {
      html.code(code, in: language)
    }
    TextRepair.forEachPiece(of: code, isNeeded: needsRepair, isCode: true) { plain.verbatim($0) }
  }

  /// Writes code whose lines are marked.
  private mutating func write(_ marked: MarkedCode, in language: CodeLanguage?) {
    marked.bytes.withUnsafeBufferPointer { bytes in
      for (range, mark) in marked.runs {
        html.markup(mark.tags.start)
        write(code: UnsafeBufferPointer(rebasing: bytes[range]), in: language)
        html.markup(mark.tags.end)
      }
    }
  }

  /// Writes the beginning of a figure with code, and its name.
  private mutating func startFigure(_ name: String) {
    html.markup("<figure class=\"code-file\">\n<figcaption>")
    html.text(name)
    html.markup("</figcaption>\n")
    plain.text(name)
    plain.endBlock()
  }

  /// Where a fence opens, and where its info string is on that line.
  private func opening(
    of node: CommonMarkNode
  ) -> (range: SourceRange, info: SourceRange, marker: UInt8, length: Int) {
    let line = text.lineRange(node.startLine)
    let start = min(line.lowerBound + max(node.startColumn, 1) - 1, line.upperBound)
    let marker = text.bytes[line].dropFirst(start - line.lowerBound).first ?? UInt8(ascii: "`")
    func isBlank(_ offset: Int) -> Bool { text.bytes[offset] == 0x20 || text.bytes[offset] == 0x09 }
    var end = line.upperBound
    while end > start, isBlank(end - 1) { end -= 1 }
    var infoStart = start
    while infoStart < end, text.bytes[infoStart] == marker { infoStart += 1 }
    let length = infoStart - start
    while infoStart < end, isBlank(infoStart) { infoStart += 1 }
    return (start..<end, infoStart..<end, marker, length)
  }

  /// Reports a fence if nothing closes it.
  private mutating func reportsUnclosed(_ node: CommonMarkNode) -> Bool {
    let (opening, _, marker, length) = opening(of: node)
    guard length >= 3, marker == UInt8(ascii: "`") || marker == UInt8(ascii: "~") else { return false }
    let literal = node.literal
    let lineCount = literal.count { $0 == UInt8(ascii: "\n") }
    let last = node.startLine + 1 + lineCount
    guard !isClosing(last, of: node, marker: marker, length: length) else { return false }
    // Indented code that looks like a fence holds that line.
    let first = literal.prefix { $0 != UInt8(ascii: "\n") }
    guard !first.starts(with: text.bytes[opening]) else { return false }
    let location = text.location(opening)
    lastUnclosedCode = location.range?.lowerBound
    let rest = text.bytes[text.lineRange(min(last, text.lineCount)).lowerBound..<text.body.upperBound]
    let endsWithContainer = node.parent?.kind != .document && last <= text.lineCount && rest.contains { $0 > 0x20 }
    codeFindings.add(
      { .unclosedCode(marker, length: length, endsWithContainer: endsWithContainer, at: location) },
      others: { .moreUnclosedCode($0, at: location) }, to: &document.diagnostics)
    return true
  }

  private mutating func noteFence(_ node: CommonMarkNode) {
    let lineNumber = node.startLine
    let (opening, info, marker, length) = opening(of: node)
    let (content, lineCount) = excerpt(node.literal, from: lineNumber + 1)
    document.slots.append(MarkdownDocument.Slot(offset: html.count, fence: document.fences.count))
    document.fences.append(
      MarkdownDocument.Fence(
        info: string(node.info), content: content, openingRange: text.fileRange(opening),
        infoRange: text.fileRange(info),
        isClosed: isClosing(lineNumber + 1 + lineCount, of: node, marker: marker, length: length)))
  }

  /// Whether a line closes a fence.
  ///
  /// A fence that ends with its list item or quote includes the next line; its container does not.
  private func isClosing(_ line: Int, of node: CommonMarkNode, marker: UInt8, length: Int) -> Bool {
    guard line <= node.endLine, line <= node.parent?.endLine ?? 0 else { return false }
    let start = text.contentStart(line, quotes: quotes.count).offset
    let rest = text.bytes[start..<text.lineRange(line).upperBound]
    let run = rest.prefix { $0 == marker }.count
    return run >= length && rest.dropFirst(run).allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// The content of a fence or of an HTML block, each line mapped to where it is in the file.
  ///
  /// A line of the content is the end of its line in the file, whatever containers are around. The exception is a tab
  /// that stands partly for a container's indentation: cmark makes spaces of the other part, and only what follows
  /// them is mapped exactly.
  ///
  /// - Parameter isInFile: false for places in the text of the page instead.
  func excerpt(
    _ literal: UnsafeBufferPointer<UInt8>, from firstLine: Int, isInFile: Bool = true
  ) -> (content: SourceExcerpt, lineCount: Int) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(literal.count)
    var lines: [SourceExcerpt.Line] = []
    var start = 0
    // All line endings in a literal are line feeds.
    while start < literal.count {
      let end = literal[start...].firstIndex(of: UInt8(ascii: "\n")) ?? literal.count
      let source = text.lineRange(firstLine + lines.count)
      let offset = max(source.upperBound - (end - start), 0)
      lines.append(SourceExcerpt.Line(offset: bytes.count, fileOffset: isInFile ? text.fileOffset(offset) : offset))
      bytes += literal[start..<end]
      bytes.append(UInt8(ascii: "\n"))
      start = end + 1
    }
    let lineCount = lines.count
    if lines.isEmpty {
      let offset = text.lineRange(firstLine).lowerBound
      lines.append(SourceExcerpt.Line(offset: 0, fileOffset: isInFile ? text.fileOffset(offset) : offset))
    }
    return (
      SourceExcerpt(path: text.path, bytes: bytes, lines: lines, fileEnd: isInFile ? text.fileEnd : text.bytes.count),
      lineCount
    )
  }
}
