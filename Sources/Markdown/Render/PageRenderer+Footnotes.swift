import Diagnostics
import Words
import Writing

/// The footnotes of a page: each is where it is defined in the tree, and is written at the end of the page.
struct Footnotes {
  struct Definition {
    /// Index of its block.
    let block: Int
    var node: CommonMarkNode?
    /// Its number, once it is referred to.
    var number: Int?
    var anchor = ""
    /// Ids of the places that refer to it.
    var references: [String] = []
    /// Whether code has its mark, in which nothing is a link.
    var isInCode = false
  }

  /// By their keys.
  var definitions: [String: Definition] = [:]
  /// Keys of those that are referred to, in the order of their numbers.
  var order: [String] = []
  /// The one that is being written, and the paragraph at whose end it leads back.
  var current: (key: String, last: CommonMarkNode?)?

  init(_ blocks: [ExtendedBlock] = []) {
    for (index, block) in blocks.enumerated() {
      guard case .footnote(let label) = block.kind, definitions[label] == nil else { continue }
      definitions[label] = Definition(block: index)
    }
  }
}

extension Footnotes {
  /// Notes the footnotes whose marks are in code.
  mutating func note(inCode code: UnsafeBufferPointer<UInt8>) {
    guard !definitions.isEmpty else { return }
    var rest = code[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "[")) {
      rest = code[(start + 1)...]
      guard rest.first == UInt8(ascii: "^") else { continue }
      let label = rest.dropFirst().prefix(while: FootnoteReference.isLabel)
      rest = code[label.endIndex...]
      guard !label.isEmpty, rest.first == UInt8(ascii: "]") else { continue }
      definitions[FootnoteReference.key(String(decoding: label, as: UTF8.self))]?.isInCode = true
    }
  }

  /// The keys of footnotes without a number whose marks code has, in the order of the page.
  fileprivate var onlyInCode: [String] {
    definitions.filter { $0.value.isInCode && $0.value.number == nil }.sorted { $0.value.block < $1.value.block }
      .map(\.key)
  }

  /// What the anchors of footnotes begin with elsewhere, and here.
  fileprivate static let anchors = [("#fn:", "fn-"), ("#fnref:", "fnref-")]

  /// An address that leads to a footnote of another page, as footnotes are called here; nil for any other.
  static func address(_ url: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard let hash = url.firstIndex(of: UInt8(ascii: "#")), hash > 0 else { return nil }
    for (prefix, own) in anchors where url[hash...].starts(with: prefix.utf8) {
      return Array(url[...hash]) + Array(own.utf8) + Array(url[(hash + prefix.utf8.count)...])
    }
    return nil
  }
}

extension PageRenderer {
  /// Keeps a footnote for the end of the page; false for any other block.
  mutating func takeFootnote(_ node: CommonMarkNode) -> Bool {
    guard !footnotes.definitions.isEmpty, case .footnote(let key) = extendedBlock(node)?.kind else { return false }
    if footnotes.definitions[key]?.block == node.tag - 1 { footnotes.definitions[key]?.node = node }
    // Its tables are not next.
    let end = node.endLine
    while nextTable < tables.count, tables[nextTable].node.startLine <= end { nextTable += 1 }
    return true
  }

  /// Gives a footnote its number, if it has none.
  private mutating func addNumber(to footnote: inout Footnotes.Definition, _ key: String) {
    guard footnote.number == nil else { return }
    footnotes.order.append(key)
    footnote.number = footnotes.order.count
    footnote.anchor = slugger.take("fn-" + key)
  }

  /// Writes the mark that leads to a footnote.
  mutating func writeReference(to key: String) {
    // Taken out, so that its list of references is not copied for each of them.
    guard var footnote = footnotes.definitions.removeValue(forKey: key) else { return }
    addNumber(to: &footnote, key)
    let count = footnote.references.count
    let id = slugger.take(count == 0 ? "fnref-\(key)" : "fnref-\(key)-\(count + 1)")
    footnote.references.append(id)
    if count == 0 { document.rawAnchors.append(id) }
    footnotes.definitions[key] = footnote
    html.markup("<sup class=\"footnote-ref\"><a href=\"#")
    html.url(footnote.anchor)
    html.markup("\" id=\"")
    html.url(id)
    html.markup("\" data-footnote-ref>")
    html.number(footnote.number ?? 0)
    html.markup("</a></sup>")
  }

  /// The anchor that a link means as kramdown, Python-Markdown, and Hugo call footnotes, and the marks that lead to
  /// them: `#fn:key`, `#fnref:key`.
  func footnoteAnchor(_ url: UnsafeBufferPointer<UInt8>) -> String? {
    guard url.first == UInt8(ascii: "#"), !footnotes.definitions.isEmpty else { return nil }
    for (prefix, own) in Footnotes.anchors where url.starts(with: prefix.utf8) {
      let key = String(decoding: url.dropFirst(prefix.utf8.count), as: UTF8.self)
      return footnotes.definitions[key] == nil ? nil : own + key
    }
    return nil
  }

  /// Gives numbers to footnotes that only code refers to.
  private mutating func addFootnotesOfCode() {
    for key in footnotes.onlyInCode {
      guard var footnote = footnotes.definitions.removeValue(forKey: key) else { continue }
      addNumber(to: &footnote, key)
      footnotes.definitions[key] = footnote
    }
  }

  /// Writes all footnotes that something refers to, those included that only other footnotes or code refer to.
  mutating func renderFootnotes(_ sheet: borrowing CommonMarkTree) {
    if footnotes.order.isEmpty { addFootnotesOfCode() }
    guard !footnotes.order.isEmpty else { return }
    startLine()
    html.markup("<section class=\"footnotes\" data-footnotes")
    if options.labels { html.attribute("aria-label", .footnotes, of: options.words) }
    html.markup(">\n<ol>\n")
    let sheetNodes = tables.isEmpty ? [] : Array(sequence(first: sheet.root.firstChild) { $0?.next }.compactMap { $0 })
    var index = 0
    while index < footnotes.order.count {
      let key = footnotes.order[index]
      index += 1
      if let footnote = footnotes.definitions[key], let node = footnote.node {
        html.markup("<li id=\"")
        html.url(footnote.anchor)
        html.markup("\">\n")
        document.rawAnchors.append(footnote.anchor)
        // Code shows the mark as it is written.
        if footnote.references.isEmpty { writeMark(of: key) }
        render(node, of: key, sheetNodes)
        html.markup("</li>\n")
      }
      if index == footnotes.order.count { addFootnotesOfCode() }
    }
    html.markup("</ol>\n</section>\n")
  }

  private mutating func writeMark(of key: String) {
    html.markup("<p><code>[^")
    html.text(key)
    html.markup("]</code></p>\n")
  }

  private mutating func render(_ node: CommonMarkNode, of key: String, _ sheetNodes: [CommonMarkNode]) {
    footnotes.current = (key, node.lastChild.flatMap { $0.kind == .paragraph ? $0 : nil })
    nextTable = Self.first(tables, from: node.startLine) { $0.node.startLine }
    var cursor: CommonMarkNode?
    if nextTable < tables.count, let line = tables[nextTable].firstSheetLine {
      let index = Self.first(sheetNodes, from: line) { $0.startLine }
      cursor = index < sheetNodes.count ? sheetNodes[index] : nil
    }
    // The quotes around are those that the marks in its lines belong to.
    var around = node.parent
    quotes = []
    while let parent = around {
      if parent.kind == .blockQuote { quotes.append(.quote) }
      around = parent.parent
    }
    render(node, from: &cursor)
    quotes = []
    if footnotes.current != nil {
      writeBackReferences(of: key)
      html.markup("\n")
    }
    footnotes.current = nil
  }

  /// The index of the first element that has a line or a later one.
  private static func first<Element>(_ elements: [Element], from line: Int, _ lineOf: (Element) -> Int) -> Int {
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if lineOf(elements[middle]) < line { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Leads back from the last paragraph of a footnote.
  mutating func writeBackReferences(in paragraph: CommonMarkNode) {
    guard let current = footnotes.current, current.last == paragraph else { return }
    if footnotes.definitions[current.key]?.references.isEmpty == false { html.markup(" ") }
    writeBackReferences(of: current.key)
    footnotes.current = nil
  }

  private mutating func writeBackReferences(of key: String) {
    guard let footnote = footnotes.definitions[key], let number = footnote.number else { return }
    for (index, id) in footnote.references.enumerated() {
      if index > 0 { html.markup(" ") }
      let name = index == 0 ? "\(number)" : "\(number)-\(index + 1)"
      html.markup("<a href=\"#")
      html.url(id)
      html.markup("\" class=\"footnote-backref\" data-footnote-backref")
      html.attribute("data-footnote-backref-idx", name)
      html.markup(" aria-label=\"")
      html.word(.back, of: options.words) { _, html in html.text(name) }
      html.markup("\">↩")
      if index > 0 {
        html.markup("<sup class=\"footnote-ref\">")
        html.number(index + 1)
        html.markup("</sup>")
      }
      html.markup("</a>")
    }
  }
}

extension Word {
  fileprivate static let footnotes = Word("text.footnotes")
  fileprivate static let back = Word("text.footnote_back")
}
