import Writing

/// Rewrites directives, roles, and labels of MyST to Markdown, before other syntax of tools is read.
///
///     :::{tab-item} Linux             == Linux
///     See {ref}`install`.      →      See [Installing](</install.md#install>).
///     :::
///
/// What it does not know stays as it is, and gets a finding where the page is rendered. A directive can be as deep in
/// others as anybody writes; deeper ones are text, so that a page takes time in proportion to its length.
struct MySTRewriter {
  private(set) var reader: ForeignReader
  let bytes: UnsafeBufferPointer<UInt8>
  let links: LinkIndex?
  /// The page’s file, below the folder with the pages.
  let path: String
  /// The folder of the page, below the folder with the pages.
  let folder: String
  /// What the page can lead to and show by names.
  var names: MySTNames

  private(set) var output: [UInt8] = []
  private(set) var map = LineMap()
  private(set) var hasChanged = false

  static let deepest = 16

  /// The page in Markdown; nil where it has nothing of MyST.
  ///
  /// - Parameters:
  ///   - path: the page’s file below the folder with the pages.
  ///   - texts: those that the page can show by their names.
  static func rewrite(
    _ text: PageText, below path: String?, _ links: LinkIndex?, texts: [String: String] = [:]
  ) -> PageText? {
    text.bytes.withUnsafeBufferPointer { bytes in
      let names = MySTNames(text.bytes[text.body], texts)
      var rewriter = MySTRewriter(bytes, text.body.upperBound, below: path ?? "", links, names)
      rewriter.read(text.body, depth: 0)
      guard rewriter.hasChanged else { return nil }
      return PageText(rewriting: text, as: rewriter.output, map: rewriter.map)
    }
  }

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ end: Int, below path: String, _ links: LinkIndex?, _ names: MySTNames
  ) {
    (self.bytes, self.links, self.path, self.names) = (bytes, links, path, names)
    reader = ForeignReader(bytes, end: end)
    folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    output.reserveCapacity(end + end / 8)
  }

  // MARK: Lines

  /// - Parameter lead: what is in front of each line that the page does not have there.
  mutating func read(_ range: Range<Int>, depth: Int, lead: String = "") {
    var index = range.lowerBound
    while index < range.upperBound {
      let lineEnd = min(reader.lineEnd(from: index), range.upperBound)
      let next = min(lineEnd + 1, range.upperBound)
      let content = min(CodeLines.content(reader, from: index), lineEnd)
      if depth < Self.deepest,
        let directive = MySTDirective(reader, at: content, on: index, before: range.upperBound)
      {
        write(directive, at: index..<content, depth: depth, lead: lead)
        index = directive.end
        continue
      }
      if content < lineEnd, let codeEnd = CodeLines.end(&reader, at: content) {
        copy(index..<min(codeEnd, range.upperBound), lead: lead)
        index = max(min(codeEnd, range.upperBound), next)
        continue
      }
      if writeSubstitution(content..<lineEnd, indent: index..<content, lead: lead) {
        index = next
        continue
      }
      put(lead)
      if !readMark(content..<lineEnd, indent: index..<content) {
        put(index..<content)
        putInline(content..<lineEnd)
        put(lineEnd..<next)
      }
      index = next
    }
    // What follows is not part of the last line.
    if range.upperBound == reader.end, output.last != UInt8(ascii: "\n"), depth > 0 { put("\n") }
  }

  /// Writes a line that is a label, a comment, or what parts blocks, and the header and the footer of a card.
  private mutating func readMark(_ line: Range<Int>, indent: Range<Int>) -> Bool {
    guard let first = bytes[line].first else { return false }
    switch first {
    case UInt8(ascii: "("):
      guard let name = MySTTargets.label(bytes[reader.trimmed(line)]) else { return false }
      hasChanged = true
      put(indent)
      putAnchor(name)
      put("\n" + self.indent(of: indent) + "\n")
      return true
    case UInt8(ascii: "["):
      guard let definition = definition(in: reader.trimmed(line)), let address = definition.address else {
        return false
      }
      hasChanged = true
      put(indent)
      put("[\(definition.name)]: <\(address.address)>\n")
      return true
    case UInt8(ascii: "%"):
      guard line.lowerBound - indent.lowerBound < 4 else { return false }
      hasChanged = true
      if output.last != UInt8(ascii: "\n") { put("\n") }
      return true
    case UInt8(ascii: "{"):
      // Attributes of the block below.
      guard let (list, end) = AttributeList.parse(bytes, reader.trimmed(line), allowsWords: false),
        end == reader.trimmed(line).upperBound, list.id != nil || !list.classes.isEmpty
      else { return false }
      hasChanged = true
      if let id = list.id {
        put(indent)
        put("[](){#" + id + "}")
        put("\n" + self.indent(of: indent))
      }
      put("\n")
      return true
    case UInt8(ascii: "^"):
      let text = reader.trimmed(line)
      guard text.count >= 3, bytes[text].allSatisfy({ $0 == first }) else { return false }
      hasChanged = true
      put("\n")
      return true
    case UInt8(ascii: "+"):
      let rest = bytes[line].dropFirst(3)
      guard reader.has("+++", at: line.lowerBound), rest.isEmpty || rest.first.map({ $0 <= 0x20 }) == true else {
        return false
      }
      hasChanged = true
      put("\n")
      return true
    default: return false
    }
  }

  /// Writes the place that references with a name lead to.
  mutating func putAnchor(_ name: String) {
    let anchor = MySTTargets.anchor(of: name)
    if !anchor.isEmpty { put("[](){#" + anchor + "}") }
  }

  /// The marks of quotes in front of a line, with blanks in place of all else.
  func indent(of range: Range<Int>) -> String {
    String(
      decoding: bytes[range].map { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "\t") ? $0 : 0x20 }, as: UTF8.self)
  }

  /// Lines without blanks at their ends.
  func lines(of range: Range<Int>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let lineEnd = min(reader.lineEnd(from: index), range.upperBound)
      lines.append(reader.trimmed(index..<lineEnd))
      index = lineEnd + 1
    }
    return lines
  }

  // MARK: Writing

  mutating func noteChange() { hasChanged = true }

  /// Takes back what has been written last.
  mutating func takeBack(to count: Int) {
    output.removeLast(output.count - count)
    map.truncate(to: count)
  }

  mutating func put(_ text: String) { output += text.utf8 }

  mutating func put(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    map.add(range, at: output.count)
    output += bytes[range]
  }

  /// Writes lines as they are.
  mutating func copy(_ range: Range<Int>, lead: String) {
    guard !lead.isEmpty else { return put(range) }
    var index = range.lowerBound
    while index < range.upperBound {
      let next = min(reader.lineEnd(from: index) + 1, range.upperBound)
      put(lead)
      put(index..<next)
      index = next
    }
  }

  /// Begins a block that is apart from what is above it, unless it begins a list item.
  mutating func startBlock(_ indent: Range<Int>, lead: String) {
    let isItem = bytes[indent].contains { $0 > 0x20 && $0 != UInt8(ascii: ">") }
    if !isItem, !output.isEmpty {
      if output.last != UInt8(ascii: "\n") { put("\n") }
      put(lead + self.indent(of: indent) + "\n")
    }
    put(lead)
    put(indent)
  }

  /// Ends a block with a blank line.
  mutating func endBlock(_ indent: Range<Int>, lead: String) {
    if output.last != UInt8(ascii: "\n") { put("\n") }
    put(lead + self.indent(of: indent) + "\n")
  }
}
