import Diagnostics

/// Puts included files into a page.
struct InclusionExpander {
  let page: PageText
  /// The folder with the pages.
  let root: String
  let files: PageInclusions.Files
  /// Texts that templates show, by their names.
  var texts: [String: String] = [:]
  /// Files that are put behind the text of the page.
  var appended: [String] = []
  /// Where files are looked for first.
  var folders: [String] = []
  /// Files that components show on every page, by the names of these; relative to the project.
  var components: [String: String] = [:]

  var wanted: [[String]] = []
  var diagnostics: [Diagnostic] = []
  var ranges: [SourceRange] = []
  var hasChanged = false
  var output: [UInt8] = []
  var map = LineMap()
  var origins = InclusionOrigins()

  /// Files within files.
  static let deepest = 10
  /// How often files are put into one page.
  static let mostInclusions = 1000
  private var count = 0
  /// Where the end tags of the page are, once somebody has asked.
  var endTags: EndTags?
  /// The templates of shortcodes by their names; nil where there is none, or where it would have to be run.
  var templates: [String: FoundTemplate?] = [:]
  /// The names that the page gives values in its front matter.
  let keys: Set<String>
  /// What the page keeps for its includes.
  private var captures = CapturedTexts()
  /// How many bytes may still be read and written for the values that tags pass.
  var room = 4 * PageLimits.pageSize
  /// The finding about files that do not exist: its index, the first file, and the number of others.
  var missing: (place: Int, name: String, others: Int)?
  /// The inclusion of the page that is being written.
  var place: Range<Int>?
  /// The included file that is being written.
  private var writtenFile: Int?
  /// The page, and the included files around the place that is being written.
  var open: [OpenFile] = []
  var givenNames = GivenNames()
  /// What templates of the page ask for.
  private(set) lazy var source = TemplateSource(page: page, root: root, files: files, folders: folders)
  /// Files that include themselves, and have a finding.
  var loops: Set<String> = []

  init(page: PageText, root: String, files: PageInclusions.Files) {
    (self.page, self.root, self.files) = (page, root, files)
    keys = InclusionPage.keys(of: page.bytes)
  }

  mutating func expand() {
    open = [OpenFile(path: page.path, selection: .all)]
    page.bytes.withUnsafeBufferPointer { bytes in
      expand(bytes, page.body, path: page.path, depth: 0, indentation: [])
    }
    for path in appended { append(path) }
    wanted += source.wanted
  }

  /// Puts a file behind the text of the page; one that is missing is reported where the settings name it.
  private mutating func append(_ path: String) {
    guard let content = files[path] else { return wanted.append([path]) }
    let end = page.body.upperBound..<page.body.upperBound
    guard output.count + content.count <= PageLimits.pageSize else { return note(.tooMany(path), at: end) }
    place = end
    defer { place = nil }
    put([UInt8(ascii: "\n"), UInt8(ascii: "\n")])
    let file = InclusionFile(name: path, places: [path], selection: .all)
    guard let part = part(content, of: path, file, isCode: false, nil) else { return }
    put(part, of: file, at: path, depth: 0, isCode: false, lead: [], parameters: nil)
    hasChanged = true
  }

  // MARK: Texts

  private mutating func expand(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, path: String, depth: Int, indentation: [UInt8],
    parameters: IncludeParameters = IncludeParameters(), properties: PartialProperties = PartialProperties()
  ) {
    var reader = ForeignReader(bytes, end: range.upperBound)
    var imports = PartialInclusion.imports(reader, from: depth == 0 ? range.lowerBound : 0)
    // What a page imports itself comes first.
    for (name, path) in components where imports.pages[name] == nil { imports.pages[name] = "/" + path }
    var source = InclusionPage(
      path: path, root: root, includeFolders: folders, imports: imports.pages, importedTexts: imports.texts)
    source.constants = ImportedConstant.all(reader, from: depth == 0 ? range.lowerBound : 0)
    findTemplates(in: reader, range)
    if depth == 0 { captures = capturedTexts(&reader, in: range, of: source) }
    (source.texts, source.parameters, source.captures) = (texts, parameters, captures)
    (source.place, source.keys) = (place?.lowerBound, keys)
    var (index, copied, codeEnd) = (range.lowerBound, range.lowerBound, range.lowerBound)
    var fenceStart = -1
    var spans = CodeSpans()
    var isLineStart = true
    var filter: IndentFilter?
    while index < range.upperBound {
      if let end = filter?.end, index >= end.lowerBound {
        filter = nil
        // Code can lead across it.
        guard index == end.lowerBound else { continue }
        write(bytes, copied..<index)
        (copied, index) = (end.upperBound, end.upperBound)
        continue
      }
      if isLineStart, index >= codeEnd {
        let start = CodeLines.content(reader, from: index)
        // A comment may itself be an inclusion.
        if let end = CodeLines.end(&reader, at: start), !reader.has("<!--", at: start) {
          (codeEnd, fenceStart) = (end, start)
        }
      }
      isLineStart = false
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") {
        index += 1
        isLineStart = true
        if !indentation.isEmpty || filter != nil {
          write(bytes, copied..<index)
          copied = index
          if index < range.upperBound, !reader.isLineEnd(index) { put(indentation, filter) }
        }
      } else if byte == UInt8(ascii: "`"), index >= codeEnd {
        index = min(spans.end(reader, at: index), range.upperBound)
      } else if depth == 0, byte == UInt8(ascii: "{"), index >= codeEnd, let end = captures.end(at: index) {
        write(bytes, copied..<index)
        (copied, index) = (end, end)
        hasChanged = true
      } else if depth == 0, byte == UInt8(ascii: "{"), index >= codeEnd, let shown = captures.shown(at: index) {
        write(bytes, copied..<index)
        place = index..<shown.end
        let lead = indentation + Array(bytes[Self.blanks(bytes, before: index)])
        // Behind a tag of HTML, a blank line is where Markdown begins.
        let isBehindTag = index > range.lowerBound && bytes[index - 1] == UInt8(ascii: ">")
        let text = isBehindTag && shown.text.hasPrefix("\n") ? "\n" + shown.text : shown.text
        copied = put(text, lead: lead, at: index..<shown.end, isOfPage: true) ? shown.end : index
        (index, place) = (shown.end, nil)
      } else if byte == UInt8(ascii: "{"),
        let end = IncludeTag.endOfUnread(&reader, at: index, before: index < codeEnd ? codeEnd : range.upperBound)
      {
        index = min(end, range.upperBound)
      } else if depth == 0, byte == UInt8(ascii: "{"), index >= codeEnd, let loop = loop(&reader, at: index, in: range)
      {
        write(bytes, copied..<index)
        (copied, index) = (loop.range.upperBound, loop.range.upperBound)
        ranges.append(page.fileRange(loop.range))
        (place, hasChanged) = (loop.range, true)
        loop.bytes.withUnsafeBufferPointer { expand($0, 0..<$0.count, path: path, depth: 1, indentation: []) }
        place = nil
      } else if byte == UInt8(ascii: "{"), index >= codeEnd, let filled = properties.filled(&reader, at: index) {
        write(bytes, copied..<index)
        put(filled.text)
        (copied, index) = (filled.end, filled.end)
      } else if depth == 0, byte == UInt8(ascii: "{"), index >= codeEnd, let shown = expression(&reader, at: index) {
        write(bytes, copied..<index)
        place = index..<shown.end
        copied = put(shown.text, lead: [], at: index..<shown.end, isOfPage: true) ? shown.end : index
        (index, place) = (shown.end, nil)
      } else if byte == UInt8(ascii: "{"), index >= codeEnd, filter == nil,
        let found = IndentFilter.read(&reader, at: index)
      {
        write(bytes, copied..<index)
        (copied, index) = (found.range.upperBound, found.range.upperBound)
        (filter, hasChanged) = (found, true)
      } else if let directive = directive(
        &reader, at: index, in: source, isCode: index < codeEnd && (index != fenceStart || byte != UInt8(ascii: "`")))
      {
        write(bytes, copied..<index)
        let lead = indentation + (filter?.blanks ?? [])
        let isCode = index < codeEnd && index != fenceStart
        if include(directive, bytes, depth: depth, isCode: isCode, indentation: lead) {
          copied = directive.range.upperBound
        } else {
          copied = index
        }
        index = directive.range.upperBound
      } else {
        index += 1
      }
    }
    write(bytes, copied..<range.upperBound)
  }

  /// The texts that the page keeps for the files that it includes.
  private mutating func capturedTexts(
    _ reader: inout ForeignReader, in range: Range<Int>, of page: InclusionPage
  ) -> CapturedTexts {
    var room = PageLimits.pageSize
    return CapturedTexts(&reader, in: range) { tag in
      let files = TagInclusion.directive(of: tag, in: page)?.files ?? []
      return files.contains { file in
        file.places.first { self.files[$0] != nil }.map { isPutIn($0, by: tag, &room) } ?? false
      }
    }
  }

  private func directive(
    _ reader: inout ForeignReader, at offset: Int, in source: InclusionPage, isCode: Bool
  ) -> InclusionDirective? {
    switch reader.bytes[offset] {
    case UInt8(ascii: "{"), UInt8(ascii: "-"), UInt8(ascii: "<"), UInt8(ascii: "@"), UInt8(ascii: "["),
      UInt8(ascii: "`"), UInt8(ascii: "/"), UInt8(ascii: "!"):
      break
    default: return nil
    }
    for convention in InclusionConventions.all where isCode ? convention.isReadInCode : convention.isReadInText {
      guard reader.has(convention.mark, at: offset) else { continue }
      if let directive = convention.read(&reader, at: offset, in: source) { return directive }
    }
    return nil
  }

  // MARK: Files

  /// Puts the files of a directive in its place.
  ///
  /// - Returns: false where it stays as it is.
  private mutating func include(
    _ directive: InclusionDirective, _ bytes: UnsafeBufferPointer<UInt8>, depth: Int, isCode: Bool,
    indentation: [UInt8]
  ) -> Bool {
    let isOfPage = depth == 0
    var directive = directive
    if let shortcode = directive.shortcode {
      guard isOfPage, let shown = filesShown(by: shortcode, at: directive.range, bytes) else { return false }
      if shown.isEmpty {
        ranges.append(page.fileRange(directive.range))
        hasChanged = true
        return true
      }
      directive.files = shown
    }
    directive.parameters = directive.parameters.map { resolved($0, at: (place ?? directive.range).lowerBound) }
    if isOfPage { place = directive.range }
    defer { if isOfPage { place = nil } }
    var lead = indentation
    if !directive.isApart { lead += Array(bytes[Self.blanks(bytes, before: directive.range.lowerBound)]) }
    if let text = directive.text { return put(text, lead: lead, at: directive.range, isOfPage: isOfPage) }
    if directive.isApart { put([UInt8(ascii: "\n"), UInt8(ascii: "\n")]) }
    defer { if directive.isApart { put([UInt8(ascii: "\n"), UInt8(ascii: "\n")]) } }
    var (isKnown, hasPut) = (false, false)
    let isShownAsCode = isCode || directive.language != nil
    for file in directive.files {
      let path = file.places.first { files[$0] != nil || isOpen($0, file.selection, isCode: isShownAsCode) }
      // One that is better may be there, too.
      if let first = file.places.first, path != first { wanted.append(file.places) }
      if let path, isOpen(path, file.selection, isCode: isShownAsCode) {
        isKnown = true
        noteLoop(path, at: place ?? directive.range)
        continue
      }
      guard let path, let content = files[path] else {
        // An example in code is left as it is.
        if directive.isOptional { continue }
        // mdBook puts files into code, too. A path upward is not an example of how that is written.
        let isOfBook = bytes[directive.range.lowerBound...].starts(with: "{{#".utf8) && file.name.hasPrefix("../")
        if !isCode || isOfBook { note(.missing(file.name, at: file.places.first), at: place ?? directive.range) }
        isKnown = isKnown || !isCode
        continue
      }
      guard depth < Self.deepest, count < Self.mostInclusions, output.count + content.count <= PageLimits.pageSize
      else {
        isKnown = true
        note(.tooMany(file.name), at: place ?? directive.range)
        continue
      }
      guard let part = part(content, of: path, file, isCode: isShownAsCode, directive.parameters) else { continue }
      isKnown = true
      count += 1
      if isOfPage { ranges.append(page.fileRange(directive.range)) }
      if hasPut { put([UInt8(ascii: "\n")] + lead) }
      hasPut = true
      if !isCode, directive.language == nil, let image = image(of: path) {
        put(image)
        continue
      }
      let language = directive.language.map { $0.isEmpty ? Self.ending(of: path) : $0 }
      let title = directive.title.map { " title=\"\($0)\"" } ?? ""
      let fence = isCode ? nil : language.map { Array("~~~~~~~~~~\($0)\(title)\n".utf8) }
      if let fence { put(fence + lead) }
      if fence == nil, !isShownAsCode, isOfPage, IncludedHTML.holds(path), IncludedHTML.isBlock(part.bytes),
        unindent(bytes, directive.range.lowerBound)
      {
        lead = []
      }
      put(
        part, of: file, at: path, depth: depth, isCode: isShownAsCode || file.selection.isOfConstant, lead: lead,
        parameters: directive.parameters, properties: directive.properties)
      if fence != nil { put(Array("\n".utf8) + lead + Array("~~~~~~~~~~".utf8)) }
    }
    if isKnown { hasChanged = true }
    return isKnown
  }

  /// The blanks that a line begins with, if they lead up to an offset, and the line is not the first one.
  static func blanks(_ bytes: UnsafeBufferPointer<UInt8>, before offset: Int) -> Range<Int> {
    var start = offset
    while start > 0, ForeignReader.isBlank(bytes[start - 1]) { start -= 1 }
    return start > 0 && bytes[start - 1] == UInt8(ascii: "\n") ? start..<offset : offset..<offset
  }

  /// Puts a text in a place that is in no file.
  ///
  /// - Returns: false where the page has too much already.
  private mutating func put(_ text: String, lead: [UInt8], at range: Range<Int>, isOfPage: Bool) -> Bool {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let size = text.utf8.count + lines.count * lead.count
    guard count < Self.mostInclusions, output.count + size <= PageLimits.pageSize else { return false }
    count += 1
    if isOfPage { ranges.append(page.fileRange(range)) }
    for (number, line) in lines.enumerated() {
      if number > 0 { put([UInt8(ascii: "\n")] + (line.isEmpty ? [] : lead)) }
      put(Array(line))
    }
    hasChanged = true
    return true
  }

  private mutating func put(
    _ part: Part, of file: InclusionFile, at path: String, depth: Int, isCode: Bool, lead: [UInt8],
    parameters: IncludeParameters?, properties: PartialProperties = PartialProperties()
  ) {
    let outer = writtenFile
    writtenFile = origins.addSource(path, part.map)
    defer { writtenFile = outer }
    part.bytes.withUnsafeBufferPointer { bytes in
      if isCode {
        writeCode(bytes, lead: lead)
      } else {
        let start = InclusionSelection.withoutStatements(bytes)
        open.append(OpenFile(path: path, selection: file.selection))
        defer { open.removeLast() }
        expand(
          bytes, start..<bytes.count, path: path, depth: depth + 1, indentation: lead,
          parameters: parameters ?? IncludeParameters(), properties: properties)
      }
    }
  }

  private mutating func writeCode(_ bytes: UnsafeBufferPointer<UInt8>, lead: [UInt8]) {
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      if start > 0, bytes[start] != UInt8(ascii: "\n") { put(lead) }
      write(bytes, start..<end)
      start = end
    }
  }

  // MARK: Writing

  private mutating func write(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if let place {
      map.add(place, at: output.count, count: range.count)
      if let writtenFile { origins.add(range, of: writtenFile, at: output.count) }
    } else {
      map.add(range, at: output.count)
    }
    output += bytes[range]
  }

  /// Puts what a line begins with, within a filter.
  private mutating func put(_ indentation: [UInt8], _ filter: IndentFilter?) {
    let outer = place
    defer { place = outer }
    if outer == nil { place = filter?.range }
    put(indentation + (filter?.blanks ?? []))
  }

  private mutating func put(_ bytes: [UInt8]) {
    guard let place, !bytes.isEmpty else { return }
    map.add(place, at: output.count, count: bytes.count)
    output += bytes
  }

  /// The last ending of a file’s name, if it can be the name of a language.
  private static func ending(of path: String) -> String {
    let ending = path.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
    return ending.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) } ? String(ending) : ""
  }
}
