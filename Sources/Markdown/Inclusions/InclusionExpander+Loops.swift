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
  private static let conditions: [(name: String, tag: StaticString)] = [("if", "if"), ("unless", "unless")]

  /// Runs the loop that begins at an offset of the page; nil where nobody but a template engine can.
  mutating func loop(_ reader: inout ForeignReader, at offset: Int, in page: Range<Int>) -> Loop? {
    guard room > 0, reader.has("{%", at: offset) else { return nil }
    var parameters = IncludeParameters()
    let tagEnd: Int
    let end: Range<Int>
    if let (content, close) = reader.tag("for", at: offset) {
      guard let loop = TemplateLoop(reader.string(content)) else { return nil }
      (parameters.data, parameters.source) = (namesOfPage(before: offset), source)
      guard parameters.isKnown(loop.path), let last = reader.endOfLoop("for", from: close) else { return nil }
      (tagEnd, end) = (close, last)
    } else {
      guard let block = condition(&reader, at: offset, &parameters) else { return nil }
      (tagEnd, end) = block
    }
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

  /// Where the tag of a condition ends that the data of the page decides, and where its last tag is.
  private mutating func condition(
    _ reader: inout ForeignReader, at offset: Int, _ parameters: inout IncludeParameters
  ) -> (Int, Range<Int>)? {
    for (name, tag) in Self.conditions {
      guard let (content, close) = reader.tag(tag, at: offset) else { continue }
      let text = reader.string(content)
      (parameters.data, parameters.source) = (namesOfPage(before: offset), source)
      guard IncludeCondition.holds(text, parameters) != nil, let end = reader.endOfLoop(name, from: close) else {
        return nil
      }
      return (close, end)
    }
    return nil
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

  private static let longestExpression = 300

  /// What an expression of the page shows that begins with data, or with a part of what the page gives a name:
  /// `{{ site.data.links.first.name }}`.
  ///
  /// Names alone, and settings that the site has, are read with other templates.
  mutating func expression(
    _ reader: inout ForeignReader, at offset: Int
  ) -> (text: String, end: Int)? {
    guard reader.has("{{", at: offset), offset == 0 || reader.bytes[offset - 1] != UInt8(ascii: "\\"), room > 0,
      let close = reader.find("}}", from: offset + 2, reach: Self.longestExpression)
    else { return nil }
    let content = reader.string(ForeignRewriter.content(ofExpression: offset..<close + 2, reader))
    let first = content.prefix { $0 != "|" && !$0.isWhitespace }
    guard first.contains("."), texts[String(first)] == nil else { return nil }
    var parameters = IncludeParameters()
    (parameters.data, parameters.source) = (namesOfPage(before: offset), source)
    guard let steps = TemplateData.steps(of: first), steps.count > 1,
      steps[0] == "site" ? steps[1] == "data" : parameters.data[steps[0]]?.isUnknown == false,
      let text = IncludeExpression.text(of: content, parameters), !text.contains("{"),
      !text.utf8.contains(UInt8(ascii: "\n"))
    else { return nil }
    room -= text.utf8.count + content.utf8.count
    return (text, close + 2)
  }

  // MARK: Data

  /// What the page has given names in front of an offset, which its files can ask for, too.
  mutating func namesOfPage(before offset: Int) -> [String: TemplateData] {
    if !givenNames.isRead(to: offset) {
      let (bytes, body) = (page.bytes, page.body)
      bytes.withUnsafeBufferPointer { findNames(givenIn: $0, body, before: offset) }
    }
    return givenNames.values(before: offset)
  }

  /// What values stand for that the tags of a page pass: data, and names that it gives data.
  mutating func resolved(_ parameters: IncludeParameters, at offset: Int) -> IncludeParameters {
    guard parameters.passNames else { return parameters }
    var known = IncludeParameters()
    (known.data, known.source) = (namesOfPage(before: offset), source)
    known.knowNames = open.count == 1 && knowsNamesOfPage
    return parameters.resolved(by: known)
  }

  /// Whether all names have been found that the page gives values.
  var knowsNamesOfPage: Bool { !givenNames.isFull && room > 0 }

  /// Finds what the page gives names in front of an offset; nobody knows what is given in a loop or under a condition.
  ///
  /// No more is read than is asked for, because files that give names can hold long loops.
  private mutating func findNames(
    givenIn bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, before offset: Int
  ) {
    var reader = ForeignReader(bytes, end: range.upperBound)
    var (found, depth) = (givenNames.found, givenNames.depth)
    (found.source, found.knowNames) = (source, true)
    var index = max(range.lowerBound, givenNames.end)
    defer {
      (givenNames.found, givenNames.depth) = (found, depth)
      givenNames.end = max(index, min(offset, range.upperBound))
    }
    func give(_ name: String, _ data: TemplateData?, at offset: Int, to names: inout GivenNames) {
      let data = depth > 0 ? nil : data
      found.data[name] = data ?? .value(.variable(name))
      names.add(name, found.data[name], behind: offset)
    }
    while let brace = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "{")), brace < offset,
      !givenNames.isFull
    {
      index = brace + 1
      guard reader.has("{%", at: brace) else { continue }
      if let end = IncludeTag.endOfUnread(&reader, at: brace) {
        index = end
      } else if let (content, end) = reader.tag("assign", at: brace) {
        index = end
        guard let (name, value) = TemplateLoop.assignment(reader.string(content)) else { continue }
        room -= value.utf8.count * 4
        let data = room > 0 && depth == 0 ? IncludeExpression.data(of: value, found) : nil
        room -= data?.weight ?? 0
        give(name, data, at: end, to: &givenNames)
      } else if let (content, end) = reader.tag("capture", at: brace) {
        index = end
        give(reader.string(content), nil, at: end, to: &givenNames)
      } else if let tag = IncludeTag.read(&reader, at: brace) {
        index = tag.range.upperBound
        guard !tag.areBare, room > 0, let file = source.file(of: tag) else { continue }
        let names = source.names(givenIn: file.bytes)
        room -= file.bytes.count
        guard !names.isEmpty else { continue }
        var parameters = IncludeParameters(tag.values.mapValues(TemplateData.value)).resolved(by: found)
        (parameters.data, parameters.source, parameters.knowNames) = (found.data, source, found.knowNames)
        let filled =
          depth == 0 && room > 0 ? IncludeTemplate.fill(file.bytes, LineMap(), parameters, limit: room) : nil
        room -= (filled?.work ?? 0) + (filled?.bytes.count ?? 0)
        for name in names.sorted() { give(name, filled?.data[name], at: index, to: &givenNames) }
      } else if let step = CapturedTexts.stepOfCondition(&reader, at: brace) {
        depth = max(0, depth + step)
        // What a loop goes through has a name, too.
        if let (content, end) = reader.tag("for", at: brace) ?? reader.tag("tablerow", at: brace),
          let name = reader.string(content).split(whereSeparator: \.isWhitespace).first
        {
          give(String(name), nil, at: end, to: &givenNames)
        }
      }
    }
  }
}

/// What a page gives names, in order.
struct GivenNames {
  private var events: [(name: String, data: TemplateData?, end: Int)] = []
  /// What they stand for behind the last place that was asked for, and how many events are in front of that.
  private var current: [String: TemplateData] = [:]
  private var count = 0
  private var place = 0
  /// Up to where the page has been read, and what was known there: names, and conditions around.
  var end = 0
  var found = IncludeParameters()
  var depth = 0

  private static let most = 1000
  var isFull: Bool { events.count >= Self.most }

  /// Whether the page has been read up to an offset, or as far as it is.
  func isRead(to offset: Int) -> Bool { end >= offset || isFull }

  mutating func add(_ name: String, _ data: TemplateData?, behind offset: Int) {
    events.append((name, data, offset))
  }

  mutating func values(before offset: Int) -> [String: TemplateData] {
    if offset < place { (current, count) = ([:], 0) }
    place = offset
    while count < events.count, events[count].end <= offset {
      current[events[count].name] = events[count].data
      count += 1
    }
    return current
  }
}

extension [UInt8] {
  /// Whether a short text is somewhere in the bytes.
  func holds(_ text: StaticString) -> Bool {
    withUnsafeBufferPointer { bytes in
      var reader = ForeignReader(bytes, end: bytes.count)
      return reader.find(text, from: 0, reach: bytes.count) != nil
    }
  }
}
