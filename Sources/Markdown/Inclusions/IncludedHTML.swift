/// A file that ends in `.html` or `.liquid`, or has no ending, and that a tag names: it is put in where nothing in it
/// needs a template engine.
///
/// Such a file can hold HTML or Markdown. Where it has loops, conditions that nobody can decide, or data, the tag that
/// names it has a finding.
enum IncludedHTML {
  private static let endings = [".html", ".htm", ".liquid"]

  static func holds(_ path: String) -> Bool {
    hasNoEnding(path) || endings.contains(where: path.lowercased().hasSuffix)
  }

  /// Whether the last part of a path has no dot: Jekyll takes such a name literally.
  static func hasNoEnding(_ path: String) -> Bool {
    !path.utf8.reversed().prefix { $0 != UInt8(ascii: "/") }.contains(UInt8(ascii: "."))
  }

  // MARK: Templates

  /// Far more than anybody writes between braces.
  private static let longest = 2000
  /// Tags that lead somewhere, and are read on any page.
  private static let plainTags: Set = ["assign", "link", "post_url"]
  /// What addresses in quotes can have behind them.
  private static let addressFilters: Set = ["relative_url", "absolute_url", "url"]

  /// Whether a text has only such tags and expressions as any page may have: those that name files, comments, the
  /// address of the site, and what the page says of itself.
  ///
  /// - Parameter texts: those that expressions show, by their names.
  static func isStatic(_ text: [UInt8], _ texts: [String: String]) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      var reader = ForeignReader(bytes, end: bytes.count)
      // A script would draw a diagram of its text.
      if reader.find("\"mermaid", from: 0) != nil || reader.find("mermaid\"", from: 0) != nil { return false }
      var index = 0
      while let brace = bytes[index...].firstIndex(of: UInt8(ascii: "{")) {
        index = brace + 1
        if reader.has("{{", at: brace) {
          guard let close = reader.find("}}", from: brace + 2, reach: longest),
            isStatic(reader.string(brace + 2..<close), texts)
          else { return false }
          index = close + 2
        } else if reader.has("{%", at: brace) {
          guard let end = endOfStaticTag(&reader, at: brace) else { return false }
          index = end
        }
      }
      return true
    }
  }

  /// So many words stand beside each part that nobody can fill in.
  private static let wordsBesideHole = 10
  private static let mostHoles = 2

  /// Whether a text that is not static says something all the same: it is put in, and what is left in it has findings of
  /// its own.
  static func saysEnough(_ text: [UInt8], _ texts: [String: String]) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      var reader = ForeignReader(bytes, end: bytes.count)
      // A script would draw a diagram of its text, and what is left in code stays in it.
      let marks: [StaticString] = ["\"mermaid", "mermaid\"", "```", "~~~", "<pre", "<code"]
      if marks.contains(where: { reader.find($0, from: 0, reach: .max / 2) != nil }) { return false }
      var (words, holes, index) = (0, 0, 0)
      while index < bytes.count {
        let byte = bytes[index]
        if byte == UInt8(ascii: "<") {
          index = endOfMarkup(&reader, at: index)
        } else if reader.has("{{", at: index) {
          guard let close = reader.find("}}", from: index + 2, reach: longest) else { return false }
          if !isStatic(reader.string(index + 2..<close), texts) { holes += 1 }
          index = close + 2
        } else if reader.has("{%", at: index) {
          if let end = endOfStaticTag(&reader, at: index) {
            index = end
          } else if let (_, end) = reader.tag("for", at: index), let last = reader.endOfLoop("for", from: end) {
            holes += 1
            index = last.upperBound
          } else {
            guard let close = reader.find("%}", from: index + 2, reach: longest) else { return false }
            let name = reader.bytes[index + 2..<close].drop { " -\t\r\n".utf8.contains($0) }
            if !name.starts(with: "end".utf8) { holes += 1 }
            index = close + 2
          }
        } else if ForeignReader.isLetter(byte) {
          let word = bytes[index...].prefix(while: ForeignReader.isLetter)
          if word.count > 1 { words += 1 }
          index = word.endIndex
        } else {
          index += 1
        }
      }
      return holes <= mostHoles && words >= wordsBesideHole * holes
    }
  }

  /// Where a tag of HTML ends, or an element that nobody reads.
  private static func endOfMarkup(_ reader: inout ForeignReader, at start: Int) -> Int {
    let unread: [(begin: StaticString, end: StaticString)] = [
      ("<!--", "-->"), ("<script", "</script"), ("<style", "</style"), ("<svg", "</svg"),
    ]
    for (begin, end) in unread where reader.has(begin, at: start) {
      if let last = reader.find(end, from: start + 4, reach: .max / 2) { return last + 3 }
    }
    return reader.find(">", from: start, reach: longest).map { $0 + 1 } ?? start + 1
  }

  private static func isStatic(_ expression: String, _ texts: [String: String]) -> Bool {
    // A hyphen trims blanks around.
    let inner = expression.drop { $0 == "-" }
    let parts = (inner.last == "-" ? inner.dropLast() : inner).split(separator: "|").map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    guard let first = parts.first else { return false }
    let filters = parts.dropFirst()
    if first == "site.baseurl" { return filters.isEmpty }
    if let quote = first.first, quote == "\"" || quote == "'" {
      return !filters.isEmpty && filters.allSatisfy(addressFilters.contains)
    }
    return filters.isEmpty && (texts[first] != nil || first.hasPrefix("page."))
  }

  /// The offset behind a tag that any page may have, or behind what is between such a tag and its end.
  private static func endOfStaticTag(_ reader: inout ForeignReader, at brace: Int) -> Int? {
    if let tag = IncludeTag.read(&reader, at: brace) {
      let passesNames = tag.values.values.contains { if case .variable = $0 { true } else { false } }
      return passesNames ? nil : tag.range.upperBound
    }
    if let end = IncludeTag.endOfUnread(&reader, at: brace) { return end }
    guard let close = reader.find("%}", from: brace + 2, reach: longest) else { return nil }
    let words = reader.bytes[brace + 2..<close].drop { " -\t\r\n".utf8.contains($0) }
    let name = String(decoding: words.prefix(20).prefix(while: IncludeParameters.isNamePart), as: UTF8.self)
    let isStatic = plainTags.contains(name) || isComponent(name, reader, words.startIndex + name.utf8.count..<close)
    return isStatic ? close + 2 : nil
  }

  /// Whether a tag begins or ends what pages can have as a component, such as a box, and takes nothing but texts:
  /// `{% alert "Read this", "warning" %}`.
  private static func isComponent(_ name: String, _ reader: ForeignReader, _ arguments: Range<Int>) -> Bool {
    let isEnd = name.hasPrefix("end")
    guard Component(isEnd ? String(name.dropFirst(3)) : name) != nil else { return false }
    var index = arguments.lowerBound
    while index < arguments.upperBound {
      let byte = reader.bytes[index]
      index += 1
      if "\"'".utf8.contains(byte) {
        var close = index
        while close < arguments.upperBound, reader.bytes[close] != byte || reader.bytes[close - 1] == 0x5C {
          close += 1
        }
        guard close < arguments.upperBound else { return false }
        index = close + 1
      } else if IncludeParameters.isNamePart(byte), byte != UInt8(ascii: "-") {
        // A word is the name of an argument, or the name of a value, which nobody knows.
        let word = reader.bytes[index..<arguments.upperBound].drop(while: IncludeParameters.isNamePart)
        guard let sign = word.first, ":=".utf8.contains(sign) else { return false }
        index = word.startIndex + 1
      } else if !ForeignReader.isSpace(byte), !",-".utf8.contains(byte) {
        return false
      }
    }
    return true
  }

  // MARK: HTML

  /// Whether a text is HTML from its beginning to its end, and no Markdown.
  static func isBlock(_ text: [UInt8]) -> Bool {
    guard let first = firstOfContent(text),
      let last = text.lastIndex(where: { !ForeignReader.isSpace($0) })
    else { return false }
    guard text[first] == UInt8(ascii: "<"), text[last] == UInt8(ascii: ">") else { return false }
    var (isLineStart, isLineEmpty, isBehindBlank) = (true, true, false)
    for index in first..<last {
      let byte = text[index]
      if isLineStart, byte == UInt8(ascii: "#") || byte == UInt8(ascii: "`") { return false }
      if isLineStart, isBehindBlank, beginsLinkOrItem(text[index..<last]) { return false }
      isLineStart = byte == UInt8(ascii: "\n")
      if isLineStart {
        (isBehindBlank, isLineEmpty) = (isLineEmpty, true)
      } else if !ForeignReader.isSpace(byte) {
        isLineEmpty = false
      }
      if byte == UInt8(ascii: "m"), text[index...].starts(with: "markdown=".utf8) { return false }
    }
    return true
  }

  /// Whether a line begins with a link or the mark of an item.
  private static func beginsLinkOrItem(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first else { return false }
    if first == UInt8(ascii: "[") { return true }
    let digits = text.prefix(4).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let mark = text[digits.endIndex...].prefix(2)
    guard mark.count == 2, mark.last == UInt8(ascii: " "), let sign = mark.first else { return false }
    return (digits.isEmpty ? "*-+" : ".)").utf8.contains(sign)
  }

  /// The first byte behind blanks and comments of Liquid.
  private static func firstOfContent(_ text: [UInt8]) -> Int? {
    text.withUnsafeBufferPointer { bytes in
      var reader = ForeignReader(bytes, end: bytes.count)
      var index = 0
      while let next = bytes[index...].firstIndex(where: { !ForeignReader.isSpace($0) }) {
        guard let end = IncludeTag.endOfUnread(&reader, at: next) else { return next }
        index = end
      }
      return nil
    }
  }

  /// A text without the blank lines that conditions leave in tags, which kramdown reads to their ends.
  static func withoutBlankLinesInTags(_ part: InclusionExpander.Part) -> InclusionExpander.Part {
    var result = InclusionExpander.Part(bytes: [], map: LineMap())
    var tags = OpenTag()
    var start = 0
    while start < part.bytes.count {
      let end = part.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? part.bytes.count
      let line = start..<end
      start = end + 1
      if tags.isOpen, part.bytes[line].allSatisfy(ForeignReader.isSpace) { continue }
      let source = part.map.fileRange(line)
      if source.count == line.count {
        result.map.add(source, at: result.bytes.count)
      } else {
        result.map.add(source, at: result.bytes.count, count: line.count)
      }
      result.bytes += part.bytes[line.lowerBound..<min(start, part.bytes.count)]
      tags.read(part.bytes[line])
    }
    return result.bytes.count < part.bytes.count ? result : part
  }

  /// Whether a tag of HTML is open at the end of a line.
  private struct OpenTag {
    private(set) var isOpen = false
    private var quote: UInt8?

    mutating func read(_ line: ArraySlice<UInt8>) {
      for index in line.indices {
        let byte = line[index]
        if let quote {
          if byte == quote { self.quote = nil }
        } else if isOpen {
          if byte == UInt8(ascii: ">") { isOpen = false }
          if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
        } else if byte == UInt8(ascii: "<"), index + 1 < line.endIndex {
          isOpen = ForeignReader.isLetter(line[index + 1])
        }
      }
    }
  }

  /// Whether a line is one comment.
  private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.starts(with: "<!--".utf8), let end = line.firstRange(of: "-->".utf8)?.upperBound else { return false }
    return line[end...].allSatisfy(ForeignReader.isSpace)
  }

  /// HTML without what would end it or make it code in Markdown: blank lines and indentation, and without comments,
  /// which could hold tags.
  static func flat(_ part: InclusionExpander.Part) -> InclusionExpander.Part {
    var flat = InclusionExpander.Part(bytes: [], map: LineMap())
    var isPreformatted = false
    var start = 0
    while start < part.bytes.count {
      let end = part.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? part.bytes.count
      var line = start..<end
      start = end + 1
      let blanks = part.bytes[line].prefix(while: ForeignReader.isSpace)
      let isBlank = blanks.endIndex == line.upperBound
      if !isPreformatted, isBlank || isComment(part.bytes[blanks.endIndex..<line.upperBound]) { continue }
      if !flat.bytes.isEmpty { flat.bytes.append(UInt8(ascii: "\n")) }
      if isBlank {
        flat.bytes += "&#32;".utf8
        continue
      }
      if !isPreformatted { line = blanks.endIndex..<line.upperBound }
      let source = part.map.fileRange(line)
      if source.count == line.count {
        flat.map.add(source, at: flat.bytes.count)
      } else {
        flat.map.add(source, at: flat.bytes.count, count: line.count)
      }
      flat.bytes += part.bytes[line]
      isPreformatted = HTMLPage.leavesOpen(part.bytes[line], isPreformatted)
    }
    return flat
  }
}
