import Diagnostics

/// What of an included file is put into a page.
extension InclusionExpander {
  /// The bytes that are put in, and the way back into their file.
  struct Part {
    var bytes: [UInt8]
    var map: LineMap
  }

  /// What of a file is put in; nil where only a template engine could, so that the tag stays for those who read tags.
  mutating func part(
    _ content: [UInt8], of path: String, _ wanted: InclusionFile, isCode: Bool, _ parameters: IncludeParameters?
  ) -> Part? {
    if !isCode, PlainComponent.holds(path) {
      room -= content.count
      guard room > 0, let text = PlainComponent.text(of: content) ?? ConstantComponent.text(of: content) else {
        return nil
      }
      return Part(bytes: text, map: LineMap())
    }
    if case .constant(let name) = wanted.selection {
      room -= content.count
      guard room > 0, let text = ImportedConstant.text(of: name, in: content) else { return nil }
      return Part(bytes: text, map: LineMap())
    }
    // A page can name a long file as often as it likes.
    if !isCode, parameters != nil, IncludedHTML.holds(path) {
      room -= content.count
      if room <= 0 { return nil }
    }
    let file = SourceFile(path: path, bytes: content)
    let body =
      isCode || wanted.selection.isOfLines ? file.textStart..<content.count : FrontMatter.split(file).body
    let (bytes, map) = InclusionSelection(file).bytes(
      wanted.selection, in: body, headingOffset: isCode ? 0 : wanted.headingOffset)
    var part = Part(bytes: bytes, map: map)
    guard !isCode, var parameters else { return part }
    // Blank lines of a text are where Markdown begins.
    let isFlat = parameters.haveSeveralLines && IncludedHTML.holds(path) && IncludedHTML.isBlock(bytes)
    if isFlat { part = IncludedHTML.flat(part) }
    if !parameters.areBare {
      parameters.data = namesOfPage(before: place?.lowerBound ?? .max)
      // What a file gives names, the files in it are not told.
      parameters.knowNames = open.count == 1 && knowsNamesOfPage
    }
    parameters.source = source
    parameters.isInHTML = IncludedHTML.holds(path)
    var holdsMarkdown = false
    if let filled = IncludeTemplate.fill(part.bytes, part.map, parameters, limit: room) {
      room -= bytes.count + filled.bytes.count + filled.work
      part = Part(bytes: filled.bytes, map: filled.map)
      holdsMarkdown = filled.holdsMarkdown
    }
    guard IncludedHTML.holds(path) else { return part }
    guard IncludedHTML.isStatic(part.bytes, texts) || IncludedHTML.saysEnough(part.bytes, texts) else { return nil }
    if isFlat { return part }
    let isBlock = !holdsMarkdown && IncludedHTML.isBlock(part.bytes)
    return isBlock ? IncludedHTML.flat(part) : IncludedHTML.withoutBlankLinesInTags(part)
  }

  private func passedBy(_ tag: IncludeTag, _ values: [String: IncludeValue]) -> IncludeParameters {
    IncludeParameters(values.mapValues(TemplateData.value), areBare: tag.areBare, besides: tag.areBare ? keys : [])
  }

  /// Whether the file of a tag is put in that passes texts which the page keeps.
  ///
  /// - Parameter room: how many bytes may still be read for such answers.
  mutating func isPutIn(_ path: String, by tag: IncludeTag, _ room: inout Int) -> Bool {
    guard IncludedHTML.holds(path), let content = files[path] else { return true }
    room -= content.count
    guard room > 0 else { return false }
    let passed = tag.values.mapValues { value in
      if case .variable = value { IncludeValue.text("-") } else { value }
    }
    var parameters = passedBy(tag, passed)
    parameters.source = source
    let filled = IncludeTemplate.fill(content, LineMap(), parameters, limit: room)
    let bytes = filled?.bytes ?? content
    return IncludedHTML.isStatic(bytes, texts) || IncludedHTML.saysEnough(bytes, texts)
  }

  /// Takes back the blanks in front of HTML that a tag of HTML is above: behind a blank line, they would make code of
  /// it.
  ///
  /// - Returns: whether there were so many.
  mutating func unindent(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    let blanks = Self.blanks(bytes, before: offset)
    let above = bytes[..<blanks.lowerBound].last { !ForeignReader.isSpace($0) }
    guard blanks.count >= 4, above == UInt8(ascii: ">"), output.count >= blanks.count,
      output.suffix(blanks.count).allSatisfy(ForeignReader.isBlank)
    else { return false }
    output.removeLast(blanks.count)
    map.truncate(to: output.count)
    return true
  }

  /// A drawing among the pages as an image: as a part of the page, its blank lines would end the HTML that it is in, and
  /// show the rest of it as text.
  func image(of path: String) -> [UInt8]? {
    let below = root.isEmpty ? path : path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : nil
    guard let below, below.hasSuffix(".svg"), !below.hasPrefix("../"),
      below.utf8.allSatisfy({ $0 != UInt8(ascii: ":") && (ForeignReader.isNamePart($0) || $0 == UInt8(ascii: "/")) })
    else { return nil }
    return Array("<img src=\"/\(below)\">".utf8)
  }
}
