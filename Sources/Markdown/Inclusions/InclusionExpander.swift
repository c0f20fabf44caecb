import Diagnostics
import Writing

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

  var wanted: [[String]] = []
  var diagnostics: [Diagnostic] = []
  var ranges: [SourceRange] = []
  var hasChanged = false
  var output: [UInt8] = []
  var map = LineMap()
  var origins = InclusionOrigins()

  /// Files within files.
  private static let deepest = 10
  /// How often files are put into one page.
  private static let mostInclusions = 1000
  private var count = 0
  /// What the page keeps for its includes.
  private var captures = CapturedTexts()
  /// How many bytes may still be read and written for the values that tags pass.
  var room = 4 * PageLimits.pageSize
  /// The finding about files that do not exist: its index, the first file, and the number of others.
  private var missing: (place: Int, name: String, others: Int)?
  /// The inclusion of the page that is being written.
  private var place: Range<Int>?
  /// The included file that is being written.
  private var source: Int?

  init(page: PageText, root: String, files: PageInclusions.Files) {
    (self.page, self.root, self.files) = (page, root, files)
  }

  mutating func expand() {
    page.bytes.withUnsafeBufferPointer { bytes in
      expand(bytes, page.body, path: page.path, depth: 0, indentation: [])
    }
    for path in appended { append(path) }
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
    guard let part = part(PageInclusions.appended(content[...]), of: path, file, isCode: false, nil) else { return }
    put(part, of: path, depth: 0, isCode: false, lead: [], parameters: nil)
    hasChanged = true
  }

  // MARK: Texts

  private mutating func expand(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, path: String, depth: Int, indentation: [UInt8],
    parameters: IncludeParameters = IncludeParameters()
  ) {
    var reader = ForeignReader(bytes, end: range.upperBound)
    let imports = PartialInclusion.imports(reader, from: depth == 0 ? range.lowerBound : 0)
    var source = InclusionPage(path: path, root: root, imports: imports.pages, importedTexts: imports.texts)
    if depth == 0 { captures = capturedTexts(&reader, in: range, of: source) }
    (source.texts, source.parameters, source.captures) = (texts, parameters, captures)
    source.place = place?.lowerBound
    var (index, copied, codeEnd) = (range.lowerBound, range.lowerBound, range.lowerBound)
    var spans = CodeSpans()
    var isLineStart = true
    while index < range.upperBound {
      if isLineStart, index >= codeEnd,
        let end = CodeLines.end(&reader, at: CodeLines.content(reader, from: index))
      {
        // A comment may itself be an inclusion.
        if !reader.has("<!--", at: CodeLines.content(reader, from: index)) { codeEnd = end }
      }
      isLineStart = false
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") {
        index += 1
        isLineStart = true
        if !indentation.isEmpty {
          write(bytes, copied..<index)
          copied = index
          if index < range.upperBound, !reader.isLineEnd(index) { put(indentation) }
        }
      } else if byte == UInt8(ascii: "`"), index >= codeEnd {
        index = min(spans.end(reader, at: index), range.upperBound)
      } else if depth == 0, byte == UInt8(ascii: "{"), index >= codeEnd, let end = captures.end(at: index) {
        write(bytes, copied..<index)
        (copied, index) = (end, end)
        hasChanged = true
      } else if byte == UInt8(ascii: "{"), index >= codeEnd, let end = IncludeTag.endOfUnread(&reader, at: index) {
        index = min(end, range.upperBound)
      } else if let directive = directive(&reader, at: index, in: source, isCode: index < codeEnd) {
        write(bytes, copied..<index)
        if include(directive, bytes, depth: depth, isCode: index < codeEnd, indentation: indentation) {
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
  private func capturedTexts(
    _ reader: inout ForeignReader, in range: Range<Int>, of source: InclusionPage
  ) -> CapturedTexts {
    var room = PageLimits.pageSize
    return CapturedTexts(&reader, in: range) { tag in
      let files = TagInclusion.directive(of: tag, in: source)?.files ?? []
      return files.contains { file in
        file.places.first { self.files[$0] != nil }.map { isPutIn($0, by: tag, &room) } ?? false
      }
    }
  }

  private func directive(
    _ reader: inout ForeignReader, at offset: Int, in source: InclusionPage, isCode: Bool
  ) -> InclusionDirective? {
    switch reader.bytes[offset] {
    case UInt8(ascii: "{"), UInt8(ascii: "-"), UInt8(ascii: "<"), UInt8(ascii: "@"), UInt8(ascii: "["): break
    default: return nil
    }
    for convention in InclusionConventions.all where !isCode || convention.isReadInCode {
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
    if isOfPage { place = directive.range }
    defer { if isOfPage { place = nil } }
    var lead = indentation
    if !directive.isApart { lead += Array(bytes[Self.blanks(bytes, before: directive.range.lowerBound)]) }
    if let text = directive.text { return put(text, lead: lead, at: directive.range, isOfPage: isOfPage) }
    if directive.isApart { put([UInt8(ascii: "\n"), UInt8(ascii: "\n")]) }
    defer { if directive.isApart { put([UInt8(ascii: "\n"), UInt8(ascii: "\n")]) } }
    var (isKnown, hasPut) = (false, false)
    for file in directive.files {
      guard let path = file.places.first(where: { files[$0] != nil }), let content = files[path] else {
        if !file.places.isEmpty { wanted.append(file.places) }
        // An example in code is left as it is.
        if directive.isOptional { continue }
        if !isCode { note(.missing(file.name), at: place ?? directive.range) }
        isKnown = isKnown || !isCode
        continue
      }
      guard depth < Self.deepest, count < Self.mostInclusions, output.count + content.count <= PageLimits.pageSize
      else {
        isKnown = true
        note(.tooMany(file.name), at: place ?? directive.range)
        continue
      }
      let isShownAsCode = isCode || directive.language != nil
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
      put(part, of: path, depth: depth, isCode: isShownAsCode, lead: lead, parameters: directive.parameters)
      if fence != nil { put(Array("\n".utf8) + lead + Array("~~~~~~~~~~".utf8)) }
    }
    if isKnown { hasChanged = true }
    return isKnown
  }

  /// The blanks that a line begins with, if they lead up to an offset, and the line is not the first one.
  private static func blanks(_ bytes: UnsafeBufferPointer<UInt8>, before offset: Int) -> Range<Int> {
    var start = offset
    while start > 0, ForeignReader.isBlank(bytes[start - 1]) { start -= 1 }
    return start > 0 && bytes[start - 1] == UInt8(ascii: "\n") ? start..<offset : offset..<offset
  }

  /// A drawing among the pages as an image: as a part of the page, its blank lines would end the HTML that it is in, and
  /// show the rest of it as text.
  private func image(of path: String) -> [UInt8]? {
    let below = root.isEmpty ? path : path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : nil
    guard let below, below.hasSuffix(".svg"),
      below.utf8.allSatisfy({ $0 != UInt8(ascii: ":") && (ForeignReader.isNamePart($0) || $0 == UInt8(ascii: "/")) })
    else { return nil }
    return Array("<img src=\"/\(below)\">".utf8)
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
    _ part: Part, of path: String, depth: Int, isCode: Bool, lead: [UInt8], parameters: IncludeParameters?
  ) {
    let outer = source
    source = origins.addSource(path, part.map)
    defer { source = outer }
    part.bytes.withUnsafeBufferPointer { bytes in
      if isCode {
        writeCode(bytes, lead: lead)
      } else {
        let start = InclusionSelection.withoutStatements(bytes)
        expand(
          bytes, start..<bytes.count, path: path, depth: depth + 1, indentation: lead,
          parameters: parameters ?? IncludeParameters())
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
      if let source { origins.add(range, of: source, at: output.count) }
    } else {
      map.add(range, at: output.count)
    }
    output += bytes[range]
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

  /// The package that a file belongs to, or the short name of a folder; nil for a relative path.
  private static func package(of name: String) -> String? {
    guard let first = name.utf8.first, first != UInt8(ascii: "."), first != UInt8(ascii: "/"), name.contains("/") else {
      return nil
    }
    let isScoped = first == UInt8(ascii: "@") || first == UInt8(ascii: "~")
    return MessageText.short(name.split(separator: "/").prefix(isScoped ? 2 : 1).joined(separator: "/"))
  }

  /// On so many pages, a folder as such is missing.
  private static let wholeFolder = 5

  private enum Problem {
    case missing(String)
    case tooMany(String)
  }

  private mutating func note(_ problem: Problem, at range: Range<Int>) {
    if case .missing(let name) = problem, let first = missing, !name.contains("://") {
      // Files of a package, which is installed later, are missing all at once.
      missing?.others += 1
      let others = counted(first.others + 1, "other file")
      diagnostics[first.place].summary = "included file “\(MessageText.short(first.name))” and \(others) not found"
      return
    }
    guard diagnostics.count < 50 else { return }
    if case .missing(let name) = problem, !name.contains("://") {
      missing = (place: diagnostics.count, name: name, others: 0)
    }
    let (summary, explanation) =
      switch problem {
      case .missing(let name) where name.contains("://"):
        (
          "“\(MessageText.short(name))” is not included",
          "Patternbook loads nothing from the web. Put the file in the project."
        )
      case .missing(let name):
        (
          "included file “\(MessageText.short(name))” not found",
          "What it holds is missing from the page. A file is included if it is within the project, and not in a hidden "
            + "folder."
        )
      case .tooMany(let name):
        (
          "“\(MessageText.short(name))” is not included: the page includes too much",
          "Files may include one another to a depth of \(Self.deepest), \(Self.mostInclusions) times and up to "
            + "\(PageLimits.pageSize) bytes. One that includes itself has no end."
        )
      }
    var finding = Diagnostic(
      rule: .inclusion, summary: summary, explanation: explanation, location: page.location(range))
    if case .missing(let name) = problem, let package = Self.package(of: name) {
      // Few files of a folder can each be misspelled.
      let isScoped = package.contains("/")
      finding.cause = .onPages(
        "files of “\(package)” that are not found are missing from ", from: isScoped ? 2 : Self.wholeFolder)
    }
    diagnostics.append(finding)
  }
}
