import Diagnostics
import YAML

/// Loops over data that the project has: `{% for item in site.data.links %}`, `{% for item in page.links %}`.
extension InclusionExpander {
  /// What a loop becomes.
  struct Loop {
    let range: Range<Int>
    let bytes: [UInt8]
  }

  private static let mostBlanks = 300
  /// How often data is looked for in a page.
  private static let mostLookups = 500

  /// Runs the loop that begins at an offset of the page; nil where nobody but a template engine can.
  mutating func loop(_ reader: inout ForeignReader, at offset: Int, in page: Range<Int>) -> Loop? {
    guard room > 0, let (content, tagEnd) = reader.tag("for", at: offset),
      let loop = TemplateLoop(reader.string(content))
    else { return nil }
    let named = dataOfPage ?? data(namedIn: reader.bytes, page)
    dataOfPage = named
    var parameters = IncludeParameters()
    (parameters.data, parameters.page) = (named, named.isEmpty ? nil : dataOfFrontMatter)
    guard parameters.data(at: loop.path) != nil, let end = reader.endOfLoop("for", from: tagEnd) else { return nil }
    // What is in it may be read again.
    reader.spend(end.upperBound - offset)
    let bytes = reader.bytes
    let space = Self.spaceBefore(offset, bytes)
    let isBehindTag = space.lowerBound > 0 && bytes[space.lowerBound - 1] == UInt8(ascii: ">")
    let first = Self.firstOfContent(&reader, tagEnd..<end.lowerBound)
    parameters.isInHTML = first == UInt8(ascii: "<") || first == nil && isBehindTag
    let text = Array(bytes[offset..<end.upperBound])
    let filled = IncludeTemplate.fill(text, LineMap(), parameters, limit: min(room, PageLimits.pageSize - output.count))
    room -= text.count + (filled?.work ?? PageLimits.pageSize) + (filled?.bytes.count ?? 0)
    guard let filled, filled.loopCount > 0 else { return nil }
    var part = Part(bytes: filled.bytes, map: LineMap())
    if parameters.isInHTML, isBehindTag || IncludedHTML.isBlock(part.bytes) { part = IncludedHTML.flat(part) }
    var after = end.upperBound
    if bytes[after - 3] == UInt8(ascii: "-") { after = Self.spaceBehind(after, bytes, page) }
    let isTrimmed = bytes[offset + 2] == UInt8(ascii: "-") && bytes[space].contains(UInt8(ascii: "\n"))
    if isTrimmed, let feed = part.bytes.firstIndex(of: UInt8(ascii: "\n")),
      part.bytes[..<feed].allSatisfy(ForeignReader.isSpace)
    {
      // A row that follows another without a blank line between them.
      part.bytes.removeSubrange(...feed)
    } else if part.bytes.allSatisfy(ForeignReader.isSpace), parameters.isInHTML, reader.beginsLine(at: offset),
      reader.isLineEnd(after)
    {
      // A blank line would end the HTML around.
      after = min(reader.lineEnd(from: after) + 1, page.upperBound)
    }
    return Loop(range: offset..<after, bytes: part.bytes)
  }

  private static func spaceBefore(_ offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    var start = offset
    while start > 0, offset - start < mostBlanks, ForeignReader.isSpace(bytes[start - 1]) { start -= 1 }
    return start..<offset
  }

  private static func spaceBehind(_ offset: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ page: Range<Int>) -> Int {
    bytes[offset..<page.upperBound].firstIndex { !ForeignReader.isSpace($0) } ?? page.upperBound
  }

  /// The first byte of content that is neither a blank nor in a tag.
  private static func firstOfContent(_ reader: inout ForeignReader, _ content: Range<Int>) -> UInt8? {
    var index = content.lowerBound
    while let next = reader.bytes[index..<content.upperBound].firstIndex(where: { !ForeignReader.isSpace($0) }) {
      guard reader.has("{%", at: next), let close = reader.find("%}", from: next + 2), close < content.upperBound else {
        return reader.bytes[next]
      }
      index = close + 2
    }
    return nil
  }

  // MARK: Data

  /// The data that loops of a text go through, by the paths that they call it, and by the names that the text gives it.
  mutating func data(namedIn bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [String: TemplateData] {
    var reader = ForeignReader(bytes, end: range.upperBound)
    var found = IncludeParameters()
    var assigned: Set<String> = []
    var hasLoop = false
    var index = range.lowerBound
    while let brace = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "{")), found.data.count < 200 {
      index = brace + 1
      guard reader.has("{%", at: brace) else { continue }
      if let (content, end) = reader.tag("for", at: brace) {
        index = end
        guard let loop = TemplateLoop(reader.string(content)) else { continue }
        hasLoop = true
        if found.data[loop.path] == nil, let data = data(at: loop.path) { found.data[loop.path] = data }
      } else if let (content, end) = reader.tag("assign", at: brace) {
        index = end
        guard let (name, value) = TemplateLoop.assignment(reader.string(content)) else { continue }
        let isFirst = assigned.insert(name).inserted
        found.data[name] = isFirst ? data(of: value, found) : nil
      }
    }
    return hasLoop ? found.data : [:]
  }

  /// What an expression stands for, if it begins with data or a text, and filters make a list of that.
  private mutating func data(of expression: String, _ found: IncludeParameters) -> TemplateData? {
    let parts = TemplateData.parts(of: expression, by: "|")
    guard let first = parts.first, let data = data(at: first) ?? found.data(at: first) ?? Self.text(first) else {
      return nil
    }
    guard parts.count > 1 else { return data }
    room -= expression.utf8.count + data.weight * (parts.count - 1)
    return room > 0 ? data.filtered(by: parts.dropFirst(), found) : nil
  }

  private static func text(_ word: String) -> TemplateData? {
    guard let quote = word.first, quote == "\"" || quote == "'", word.count > 1, word.last == quote else { return nil }
    return .value(.text(String(word.dropFirst().dropLast())))
  }

  private mutating func data(at path: String) -> TemplateData? {
    guard path.hasPrefix("site.data.") || path.hasPrefix("page."), path.utf8.count < 200,
      let steps = TemplateData.steps(of: path), lookups < Self.mostLookups
    else { return nil }
    lookups += 1
    if steps[0] == "page" {
      let page = steps.count > 1 ? dataOfFrontMatter : nil
      return page.map { steps.dropFirst().reduce($0) { $0[$1] } }.flatMap { $0 == .value(.nothing) ? nil : $0 }
    }
    let names = Array(steps.dropFirst(2))
    guard let first = names.first, first.utf8.allSatisfy(IncludeParameters.isNamePart) else { return nil }
    var places: [(path: String, rest: ArraySlice<String>)] = []
    for count in 1...min(names.count, 3) {
      guard names[..<count].allSatisfy({ $0.utf8.allSatisfy(IncludeParameters.isNamePart) }) else { break }
      let name = names[..<count].joined(separator: "/")
      for folder in [root + "/_data", "_data"] {
        for ending in TemplateData.endings {
          guard let path = ProjectPath.resolve(name + "." + ending, in: folder) else { continue }
          if !places.contains(where: { $0.path == path }) { places.append((path, names[count...])) }
        }
      }
    }
    let place = places.first { files[$0.path] != nil }
    if let first = places.first, place?.path != first.path { wanted.append(places.map(\.path)) }
    guard let place, let data = dataOfFile(place.path) else { return nil }
    let value = place.rest.reduce(data) { $0[$1] }
    return value == .value(.nothing) ? nil : value
  }

  private mutating func dataOfFile(_ path: String) -> TemplateData? {
    if let known = dataFiles[path] { return known }
    let data = files[path].flatMap { TemplateData($0, of: path) }
    dataFiles[path] = .some(data)
    return data
  }

  /// The front matter of the page.
  var dataOfFrontMatter: TemplateData? {
    mutating get {
      if let known = dataFiles[""] { return known }
      let file = SourceFile(path: page.path, bytes: page.bytes)
      let data = FrontMatter.split(file).content.flatMap { TemplateData($0, limits: .frontMatter) }
      dataFiles[""] = .some(data)
      return data
    }
  }
}
