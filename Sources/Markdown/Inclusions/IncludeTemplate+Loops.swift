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
      let data = parameters.data(at: loop.path), depth < Self.deepest,
      let end = reader.endOfLoop("for", from: mark.range.upperBound)
    else { return nil }
    loopCount += 1
    let content = mark.range.upperBound..<end.lowerBound
    let items = loop.items(of: data)
    let outer = (parameters: parameters, blocks: blocks)
    (blocks, depth) = ([], depth + 1)
    defer { (parameters, blocks, depth) = (outer.parameters, outer.blocks, depth - 1) }
    let bytes = reader.bytes
    for (number, item) in items.enumerated() where !isBroken {
      // An item costs time even where its content is short.
      work += content.count + 50
      guard work <= Self.mostWork else {
        isBroken = true
        break
      }
      parameters = outer.parameters
      parameters.data[loop.name] = item
      parameters.data["forloop"] = TemplateLoop.state(number, of: items.count)
      if !run(&reader, TemplateLoop.trimmed(content, bytes, end)) || !blocks.isEmpty { isBroken = true }
      blocks = []
    }
    return end.upperBound
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

  /// Keeps what a tag gives a name, if that comes from data.
  mutating func assign(_ content: String) -> String? {
    guard let (name, value) = TemplateLoop.assignment(content) else { return nil }
    // At the top, all that is known has been read.
    guard depth > 0 else { return parameters.data[name] == nil ? nil : "" }
    let known = IncludeCondition.value(of: value, parameters)
    if let data = parameters.data(at: value) {
      parameters.data[name] = data
    } else if !value.contains("|"), known.text != nil {
      parameters.data[name] = .value(known)
    } else if !parameters.mention(in: value) {
      parameters.data[name] = nil
      return nil
    } else if let text = IncludeExpression.text(of: value, parameters), text.utf8.count <= TemplateTexts.longest {
      parameters.data[name] = .value(.text(text))
    } else {
      return fail()
    }
    return ""
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
