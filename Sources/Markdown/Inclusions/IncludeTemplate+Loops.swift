/// Loops over data: `{% for item in site.data.links limit:3 %}`.
extension IncludeTemplate {
  /// Loops within loops.
  private static let deepest = 5
  /// How many bytes of the content of loops are read in a text.
  private static let mostWork = 2 << 20

  /// Runs the loop that a tag begins, if its data is known.
  ///
  /// - Returns: the offset behind its end; nil where it is read as other tags are.
  mutating func runLoop(_ mark: Mark, _ reader: inout ForeignReader) -> Int? {
    guard mark.name == "for", decides, hidden == 0, !isVerbatim, let loop = TemplateLoop(reader.string(mark.content)),
      let data = parameters.data(at: loop.path), !data.isUnknown, depth < Self.deepest,
      let end = reader.endOfLoop("for", from: mark.range.upperBound)
    else { return nil }
    let content = mark.range.upperBound..<end.lowerBound
    let items = loop.items(of: data)
    let outer = self
    loopCount += 1
    (blocks, depth) = ([], depth + 1)
    let bytes = reader.bytes
    for (number, item) in items.enumerated() where !isBroken {
      // An item costs time even where its content is short.
      work += content.count + 50
      guard work <= Self.mostWork else {
        isBroken = true
        break
      }
      parameters.data[loop.name] = item
      parameters.data["forloop"] = TemplateLoop.state(number, of: items.count)
      let isRead = run(&reader, TemplateLoop.trimmed(content, bytes, end))
      if !isRead || interruption == nil && !blocks.isEmpty { isBroken = true }
      let isLast = interruption == .all
      (blocks, interruption) = ([], nil)
      if isLast { break }
    }
    (blocks, depth, hidden) = (outer.blocks, outer.depth, outer.hidden)
    for name in [loop.name, "forloop"] { parameters.data[name] = outer.parameters.data[name] }
    guard isBroken, depth == 0, work <= Self.mostWork, output.count <= limit else { return end.upperBound }
    // The loop stays as it is, and with it what it gives names.
    let spent = work
    self = outer
    work = spent
    parameters.forget(allNames(givenIn: Array(bytes[content])))
    return nil
  }

  /// The names that a text gives values, and those that its files do.
  private func allNames(givenIn text: [UInt8]) -> Set<String> {
    parameters.source?.names(givenIn: text) ?? Self.names(givenIn: text)
  }

  /// Keeps the text between a tag and its end for a name; nil where it stays as it is.
  ///
  /// - Returns: the offset behind its end.
  mutating func runCapture(_ mark: Mark, _ reader: inout ForeignReader) -> Int? {
    guard mark.name == "capture", decides, hidden == 0, !isVerbatim, !parameters.areBare,
      let name = TemplateData.parts(of: reader.string(mark.content), by: " ").first,
      let end = reader.endOfLoop("capture", from: mark.range.upperBound)
    else { return nil }
    let plain = name.filter { $0 != "\"" && $0 != "'" }
    let outer = (output: output, map: map, blocks: blocks)
    (output, map, blocks) = ([], LineMap(), [])
    let isRead = run(&reader, mark.range.upperBound..<end.lowerBound)
    if !isRead || interruption == nil && !blocks.isEmpty { isBroken = true }
    let text = String(decoding: output, as: UTF8.self)
    (output, map, blocks) = outer
    parameters.data[plain] = isSure ? .value(.text(text)) : .value(.variable(plain))
    return end.upperBound
  }

  /// Whether what is read is shown for certain.
  private var isSure: Bool { !blocks.contains { $0.state == .asIs } }

  /// The names that a text gives values.
  static func names(givenIn text: [UInt8]) -> Set<String> {
    text.withUnsafeBufferPointer { bytes in
      var reader = ForeignReader(bytes, end: bytes.count)
      var names: Set<String> = []
      var index = 0
      while let brace = bytes[index...].firstIndex(of: UInt8(ascii: "{")), names.count < mostNames {
        index = brace + 1
        guard reader.has("{%", at: brace) else { continue }
        if let (content, end) = reader.tag("assign", at: brace) {
          index = end
          if let (name, _) = TemplateLoop.assignment(reader.string(content)) { names.insert(name) }
        } else if let (content, end) = reader.tag("capture", at: brace) {
          index = end
          names.insert(reader.string(content).filter { $0 != "\"" && $0 != "'" })
        }
      }
      return names
    }
  }

  private static let mostNames = 200
  private static let deepestFile = 6
  /// What a file costs even where it is short.
  private static let workOfFile = 500

  /// The tag of an include, with texts in place of the expressions in the name of its file: `{% include {{ file }} %}`.
  private func tag(of mark: Mark, _ reader: ForeignReader) -> IncludeTag? {
    var reader = reader
    let content = reader.string(mark.content)
    guard content.contains("{{") else {
      return IncludeTag.read(&reader, at: mark.range.lowerBound).flatMap { $0.range == mark.range ? $0 : nil }
    }
    var text = "{% \(mark.name) "
    var rest = content[...]
    while let open = rest.firstRange(of: "{{") {
      guard let close = rest[open.upperBound...].firstRange(of: "}}"),
        let value = IncludeExpression.text(of: String(rest[open.upperBound..<close.lowerBound]), parameters),
        !value.contains(where: { "{}%\"'".contains($0) || $0.isWhitespace })
      else { return nil }
      text += rest[..<open.lowerBound] + value
      rest = rest[close.upperBound...]
    }
    return Array((text + rest + " %}").utf8).withUnsafeBufferPointer { bytes in
      var reader = ForeignReader(bytes, end: bytes.count)
      return IncludeTag.read(&reader, at: 0)
    }
  }

  /// Whether the file of a tag is put in here, because it needs names of this text, or gives it some.
  private func fileIsPutInHere(_ tag: IncludeTag, _ bytes: [UInt8]) -> Bool {
    depth > 0 || tag.values.values.contains { if case .variable = $0 { true } else { false } }
      || parameters.mayBeNamed(in: bytes) || !allNames(givenIn: bytes).isEmpty
  }

  /// What the file of a tag shows; nil where the tag stays.
  mutating func insert(_ mark: Mark, _ reader: ForeignReader) -> String? {
    guard decides, !parameters.areBare, openFiles.count < Self.deepestFile, let source = parameters.source,
      let tag = tag(of: mark, reader), let file = source.file(of: tag),
      !openFiles.contains(file.path)
    else {
      // Whatever that file gives names, nobody knows.
      parameters.knowNames = false
      return nil
    }
    work += file.bytes.count + Self.workOfFile
    guard work <= Self.mostWork else {
      parameters.knowNames = false
      return nil
    }
    guard fileIsPutInHere(tag, file.bytes) || reader.string(mark.content).contains("{{") else { return nil }
    var passed = IncludeParameters(tag.values.mapValues(TemplateData.value)).resolved(by: parameters)
    (passed.data, passed.source, passed.isInHTML) = (parameters.data, source, IncludedHTML.holds(file.path))
    passed.knowNames = parameters.knowNames
    var part = InclusionExpander.Part(bytes: file.bytes, map: LineMap())
    if passed.isInHTML, IncludedHTML.isBlock(part.bytes) { part = IncludedHTML.flat(part) }
    var template = IncludeTemplate(passed, LineMap(), limit: limit - output.count, decides: true)
    (template.work, template.openFiles) = (work, openFiles + [file.path])
    let isRead = part.bytes.withUnsafeBufferPointer { bytes in
      var reader = ForeignReader(bytes, end: bytes.count)
      return template.run(&reader, 0..<bytes.count)
    }
    work = template.work
    parameters.knowNames = parameters.knowNames && template.parameters.knowNames
    guard isRead, !template.isBroken, template.blocks.isEmpty,
      IncludedHTML.isStatic(template.output, [:]) || IncludedHTML.saysEnough(template.output, [:])
    else {
      parameters.forget(allNames(givenIn: file.bytes))
      return nil
    }
    if isSure {
      parameters.data = template.parameters.data
    } else {
      parameters.forget(allNames(givenIn: file.bytes))
    }
    var bytes = template.output
    if passed.isInHTML, !template.holdsMarkdown, IncludedHTML.isBlock(bytes) {
      bytes = IncludedHTML.flat(InclusionExpander.Part(bytes: bytes, map: LineMap())).bytes
    } else if bytes.contains(UInt8(ascii: "\n")) {
      if passed.isInHTML {
        bytes = IncludedHTML.withoutBlankLinesInTags(InclusionExpander.Part(bytes: bytes, map: LineMap())).bytes
      }
      holdsMarkdown = true
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The tag of an include with values in place of the names of data.
  func include(_ mark: Mark, _ reader: ForeignReader) -> String? {
    var reader = reader
    guard let tag = IncludeTag.read(&reader, at: mark.range.lowerBound), tag.range == mark.range else { return nil }
    var isChanged = false
    var text = "{% \(tag.command) \(tag.isQuoted ? "\"\(tag.file)\"" : tag.file)"
    for (name, value) in tag.values.sorted(by: { $0.key < $1.key }) {
      guard case .variable(let path) = value else {
        text += " \(name)=\(value.written ?? "nil")"
        continue
      }
      let written = parameters.data(at: path)?.shown.written
      if written != nil { isChanged = true }
      text += " \(name)=\(written ?? path)"
    }
    return isChanged ? text + " %}" : nil
  }

  /// Keeps what a tag gives a name; nil where the tag stays, for those who read it on the page.
  mutating func assign(_ content: String) -> String? {
    guard let (name, value) = TemplateLoop.assignment(content) else { return nil }
    guard parameters.hasData, decides else { return nil }
    let data = isSure ? IncludeExpression.data(of: value, parameters) : nil
    guard let data, !data.isUnknown, data.weight <= Self.mostWork - work else {
      if isUnknownOfLoop(value) { return fail() }
      parameters.forget([name])
      return nil
    }
    work += min(data.weight, 1000)
    parameters.data[name] = data
    guard depth == 0, openFiles.isEmpty else { return "" }
    // The page can show it, too.
    guard case .value(let value) = data, let text = value.written, text.utf8.count <= TemplateTexts.longest,
      !text.utf8.contains(where: { $0 < 0x20 || "%{}\\".utf8.contains($0) })
    else { return nil }
    return "{% assign \(name) = \(text) %}"
  }
}

/// The tag that begins a loop.
struct TemplateLoop {
  let name: String
  let path: String
  private var isReversed = false
  private var offset = 0
  private var limit = Int.max

  /// - Parameter content: what is behind `for`; nil is returned for what only a template engine reads.
  init?(_ content: String) {
    let words = content.replacing(":", with: " : ").split(whereSeparator: \.isWhitespace)
    guard words.count >= 3, words[1] == "in", words[0].utf8.allSatisfy(IncludeParameters.isNamePart) else { return nil }
    (name, path) = (String(words[0]), String(words[2]))
    var rest = words.dropFirst(3)
    while let word = rest.popFirst() {
      if word == "reversed" {
        isReversed = true
        continue
      }
      guard rest.popFirst() == ":", let number = rest.popFirst().flatMap({ Int($0) }), number >= 0 else { return nil }
      switch word {
      case "limit": limit = number
      case "offset": offset = number
      default: return nil
      }
    }
  }

  /// The name and the value in `name = value`, of which both have something.
  static func assignment(_ content: String) -> (name: String, value: String)? {
    guard let sign = content.firstIndex(of: "=") else { return nil }
    let name = TemplateData.parts(of: String(content[..<sign]), by: "=")
    let value = TemplateData.parts(of: String(content[content.index(after: sign)...]), by: "\n").joined(separator: " ")
    guard name.count == 1, !value.isEmpty, name[0].utf8.allSatisfy(IncludeParameters.isNamePart) else { return nil }
    return (name[0], value)
  }

  /// What of data the loop goes through.
  func items(of data: TemplateData) -> [TemplateData] {
    let items = Array(data.items.dropFirst(offset).prefix(limit))
    return isReversed ? items.reversed() : items
  }

  /// What Liquid calls `forloop`.
  static func state(_ number: Int, of count: Int) -> TemplateData {
    func value(_ number: Int) -> TemplateData { .value(.number(String(number))) }
    return .mapping(
      TemplateData.Mapping([
        ("index", value(number + 1)), ("index0", value(number)), ("rindex", value(count - number)),
        ("rindex0", value(count - number - 1)), ("length", value(count)), ("first", .value(.flag(number == 0))),
        ("last", .value(.flag(number == count - 1))),
      ]))
  }

  /// The content of a loop without the blanks that its tags trim.
  static func trimmed(_ content: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, _ end: Range<Int>) -> Range<Int> {
    var (start, last) = (content.lowerBound, content.upperBound)
    if bytes[start - 3] == UInt8(ascii: "-") {
      while start < last, ForeignReader.isSpace(bytes[start]) { start += 1 }
    }
    if bytes[end.lowerBound + 2] == UInt8(ascii: "-") {
      while last > start, ForeignReader.isSpace(bytes[last - 1]) { last -= 1 }
    }
    return start..<last
  }
}

extension ForeignReader {
  private static let longestTag = 300

  /// What is behind the name of a tag that begins at an offset, and where the tag ends: `{%- for item in list %}`.
  mutating func tag(_ name: StaticString, at offset: Int) -> (content: Range<Int>, end: Int)? {
    guard has("{%", at: offset) else { return nil }
    var start = offset + 2
    let last = min(end, offset + 20)
    while start < last, bytes[start] == UInt8(ascii: "-") || Self.isSpace(bytes[start]) { start += 1 }
    let content = start + name.utf8CodeUnitCount
    guard has(name, at: start), content < end, Self.isSpace(bytes[content]) || "%-".utf8.contains(bytes[content]),
      let close = find("%}", from: content, reach: Self.longestTag)
    else { return nil }
    let contentEnd = bytes[close - 1] == UInt8(ascii: "-") ? close - 1 : close
    return (trimmed(content..<max(content, contentEnd)), close + 2)
  }

  /// The tag that ends a loop; loops in it have ends of their own.
  mutating func endOfLoop(_ name: String, from start: Int) -> Range<Int>? {
    guard !isSpent else { return nil }
    let last = min(end, start + Self.longest)
    var (depth, index) = (1, start)
    while index < last, let mark = bytes[index..<last].firstIndex(of: UInt8(ascii: "{")) {
      index = mark + 1
      guard mark + 2 < last, has("{%", at: mark) else { continue }
      let content = bytes[(mark + 2)..<last].prefix(80).drop { Self.isSpace($0) || $0 == UInt8(ascii: "-") }
      let word = String(decoding: content.prefix(20).prefix(while: Self.isLetter), as: UTF8.self)
      if word == name {
        depth += 1
      } else if word == "end" + name {
        depth -= 1
        if depth == 0 { return find("%}", from: mark + 2, reach: 100).map { mark..<$0 + 2 } }
      }
    }
    spend(last - start)
    return nil
  }
}
