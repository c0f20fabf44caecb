/// What is written in place of the page’s own text.
extension ForeignRewriter {
  /// Copies what has been passed over.
  mutating func flush() {
    if copied < index { put(copied..<index) }
    copied = index
  }

  var isLineEmpty: Bool { output.count == lineStart }

  /// Writes a piece of the page; blanks alone do not begin a line.
  mutating func put(_ range: Range<Int>) {
    guard !range.isEmpty, !isLineEmpty || bytes[range].contains(where: { !ForeignReader.isBlank($0) && $0 != 0x0D })
    else { return }
    if bytes[range.lowerBound] != UInt8(ascii: "\n") { writeLead() }
    map.add(range, at: output.count)
    output += bytes[range]
    isFresh = false
    if let last = bytes[range].lastIndex(of: UInt8(ascii: "\n")) {
      lineStart = output.count - (range.upperBound - last - 1)
      lead = .prefix
    }
  }

  /// Writes a text that the page does not hold, without line feeds.
  mutating func put(_ text: String) {
    writeLead()
    output += text.utf8
    isFresh = false
  }

  /// Writes a text, without line feeds, whose findings are at the beginning of a range: nothing in it can be edited there.
  mutating func put(_ text: String, at range: Range<Int>) {
    writeLead()
    map.add(range.lowerBound..<range.lowerBound, at: output.count, count: text.utf8.count)
    output += text.utf8
    isFresh = false
  }

  /// Writes a piece of the page between texts that it does not hold.
  mutating func put(_ range: Range<Int>, between start: String, _ end: String) {
    put(start)
    put(range)
    put(end)
  }

  private mutating func writeLead() {
    guard isLineEmpty else { return }
    switch lead {
    case .page(let range, let indent):
      output += repeatElement(0x20, count: indent)
      map.add(range, at: output.count)
      output += bytes[range]
    case .prefix: output += prefix
    }
    lead = .prefix
  }

  /// Ends the line; an empty one keeps the marks of the quotes around.
  mutating func newline() {
    isPreviousLineBlank = isLineEmpty
    if isLineEmpty, let mark = prefix.lastIndex(of: UInt8(ascii: ">")) { output += prefix[...mark] }
    output.append(UInt8(ascii: "\n"))
    lineStart = output.count
    lead = .prefix
  }

  /// Takes back what has been written last.
  mutating func truncate(to count: Int) {
    output.removeLast(output.count - count)
    map.truncate(to: count)
  }

  /// Takes back the heading above a table of contents, whose section would be empty.
  mutating func takeBackHeadingOfContents() {
    // A page can hold as many marks as it has lines, so none looks farther up than such a heading can be.
    let near = output.suffix(Self.longestHeadingOfContents)
    guard isLineEmpty, let last = near.lastIndex(where: { !ForeignReader.isSpace($0) }) else { return }
    let feed = near[..<last].lastIndex(of: UInt8(ascii: "\n"))
    guard let start = feed.map({ $0 + 1 }) ?? (near.startIndex == 0 ? 0 : nil) else { return }
    let line = output[start...last]
    let marks = line.prefix { $0 == UInt8(ascii: "#") }
    let words = line[marks.endIndex...].drop(while: ForeignReader.isBlank).prefix { $0 != UInt8(ascii: "{") }
    let text = words.split { ForeignReader.isSpace($0) || ":#*".utf8.contains($0) }
      .map { String(decoding: $0, as: UTF8.self).lowercased() }.joined(separator: " ")
    guard (1...6).contains(marks.count), words.startIndex > marks.endIndex, Self.headingsOfContents.contains(text)
    else { return }
    truncate(to: start)
    lineStart = output.count
    isPreviousLineBlank = true
  }

  private static let longestHeadingOfContents = 200
  private static let headingsOfContents: Set = [
    "table of contents", "contents", "content", "page contents", "on this page", "in this page", "toc",
  ]

  /// Begins a line that is apart from the one before it.
  mutating func startBlock() {
    if !isLineEmpty { newline() }
    // What a list item begins with is in the line of its mark.
    if case .page(let range, _) = lead, bytes[range].contains(where: { !ForeignReader.isBlank($0) && $0 != 0x3E }) {
      return
    }
    if !isPreviousLineBlank, !output.isEmpty { newline() }
  }

  /// Ends the line of a block, and leaves a blank one behind it.
  mutating func endBlock() {
    if !isLineEmpty { newline() }
    newline()
    isFresh = true
  }

  mutating func write(_ closing: Closing) {
    switch closing {
    case .none: break
    case .heading(let id, _):
      if let id { put(id, between: " {#", "}") }
      endBlock()
    case .shown(let rest, let blocks, let areBlocks): write(rest, behind: blocks, areBlocks: areBlocks)
    case .colons(let count):
      startBlock()
      put(String(repeating: ":", count: count))
      endBlock()
    case .endTag(let name): put("</\(name)>")
    case .tags(let tags): put(tags)
    case .footer(let text):
      startBlock()
      put(text)
      endBlock()
    case .footerLink(let text, let address):
      startBlock()
      put("[")
      putLinkText(text)
      write(.link(address))
      endBlock()
    case .caption(let number, let caption): writeCaption(number, caption)
    case .quotation(let attribution): write(attribution)
    case .link(let address):
      put("](")
      putAddress(address)
      put(")")
    }
  }

  /// Writes the caption of a listing below it.
  private mutating func writeCaption(_ number: Range<Int>?, _ caption: Range<Int>?) {
    fenceTitle = nil
    guard number != nil || caption != nil else { return }
    startBlock()
    if let number { put(number, between: "Listing ", caption == nil ? "" : ": ") }
    if let caption { put(caption) }
    endBlock()
  }

  /// Writes the text of a link, whose brackets would end it.
  mutating func putLinkText(_ range: Range<Int>) {
    var start = range.lowerBound
    for index in range where bytes[index] == UInt8(ascii: "[") || bytes[index] == UInt8(ascii: "]") {
      put(start..<index)
      put("\\")
      start = index
    }
    put(start..<range.upperBound)
  }

  /// Whether a range can be the destination of a link.
  func isAddress(_ range: Range<Int>) -> Bool {
    !range.isEmpty && !bytes[range].contains { $0 == 0x0A || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }
  }

  mutating func putAddress(_ range: Range<Int>) { put(range, between: "<", ">") }

  /// Writes code as a fence that is longer than any within it.
  ///
  /// - Parameters:
  ///   - isBetweenTags: whether indentation that all lines have is that of the tags.
  ///   - putAttributes: writes what is behind the language.
  mutating func writeCode(
    language: Range<Int>?, _ content: Range<Int>, isBetweenTags: Bool = false,
    _ putAttributes: (inout ForeignRewriter) -> Void = { $0.putTitleOfCode() }
  ) {
    guard !isTableRow else { return put(content) }
    startBlock()
    let fence = String(repeating: "~", count: max(longestRun(of: UInt8(ascii: "~"), in: content) + 1, 3))
    put(fence)
    if let language, bytes[language].allSatisfy({ $0 > 0x20 && $0 != UInt8(ascii: "`") }) { put(language) }
    putAttributes(&self)
    newline()
    let lines = contentLines(content)
    // Only tags that keep a template language from reading code are taken out of it.
    code = CodeState(end: lines.upperBound, isShown: false)
    let isVerbatim = isVerbatim(content)
    let common = isBetweenTags && isMDX ? max(lineIndent, commonIndent(of: lines)) : lineIndent
    var start = lines.lowerBound
    while start < lines.upperBound {
      let lineEnd = min(reader.lineEnd(from: start), lines.upperBound)
      let depth = isMDX ? common : min(prefix.count + shift, lineIndent)
      let blanks = bytes[start..<lineEnd].prefix(depth).prefix(while: ForeignReader.isBlank)
      let line = blanks.endIndex..<lineEnd
      // Indentation begins a line of code.
      if !line.isEmpty, let first = bytes[line].first, ForeignReader.isBlank(first) { put("") }
      if isVerbatim { put(line) } else { putCode(line) }
      newline()
      start = lineEnd + 1
    }
    put(fence)
    endBlock()
  }

  /// The indentation that all lines have which are not blank.
  private func commonIndent(of lines: Range<Int>) -> Int {
    guard lines.lowerBound > 0, bytes[lines.lowerBound - 1] == UInt8(ascii: "\n") else { return 0 }
    let indents = bytes[lines].split(separator: UInt8(ascii: "\n")).compactMap { line -> Int? in
      let blanks = line.prefix(while: ForeignReader.isBlank).count
      return line.dropFirst(blanks).allSatisfy(ForeignReader.isSpace) ? nil : blanks
    }
    return indents.min() ?? 0
  }

  /// Writes the name of code behind its language, if the component around says it.
  mutating func putTitleOfCode() {
    guard let title = fenceTitle else { return }
    fenceTitle = nil
    if !bytes[title].contains(where: { "\"`\n".utf8.contains($0) }) { put(title, between: " title=\"", "\"") }
  }

  /// Writes code that a script makes of the strings in a range.
  mutating func writeCode(language: Range<Int>?, _ code: [UInt8], at range: Range<Int>) {
    startBlock()
    let lines = code.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let marks = lines.map { line in line.drop(while: ForeignReader.isBlank).prefix { $0 == UInt8(ascii: "~") }.count }
    let fence = String(repeating: "~", count: max((marks.max() ?? 0) + 1, 3))
    put(fence)
    if let language, bytes[language].allSatisfy({ $0 > 0x20 && $0 != UInt8(ascii: "`") }) { put(language) }
    putTitleOfCode()
    newline()
    for line in lines {
      if !line.isEmpty { put(String(decoding: line, as: UTF8.self), at: range) }
      newline()
    }
    put(fence)
    endBlock()
  }

  /// Writes what is between tags as code, without the indentation that all of its lines have.
  mutating func writeSource(_ content: Range<Int>) {
    var start = content.lowerBound
    while start > text.body.lowerBound, ForeignReader.isBlank(bytes[start - 1]) { start -= 1 }
    let lines = bytes[start..<content.upperBound].split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let indents = lines.filter { !$0.allSatisfy(ForeignReader.isSpace) }.map {
      $0.prefix(while: ForeignReader.isBlank).count
    }
    guard prefix.isEmpty, let common = indents.min(), common > 0 else { return writeCode(language: nil, content) }
    let code = lines.map { $0.dropFirst(min(common, $0.prefix(while: ForeignReader.isBlank).count)) }
    writeCode(language: nil, Array(code.joined(separator: [UInt8(ascii: "\n")])), at: content)
  }

  /// Code without the line ends behind its start tag and the blanks in front of its end tag.
  private func contentLines(_ content: Range<Int>) -> Range<Int> {
    var (start, end) = (content.lowerBound, content.upperBound)
    while start < end, reader.isLineEnd(start) { start = min(reader.lineEnd(from: start) + 1, end) }
    while end > start, ForeignReader.isSpace(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  func longestRun(of byte: UInt8, in range: Range<Int>) -> Int {
    var (longest, run) = (0, 0)
    for index in range {
      run = bytes[index] == byte ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
