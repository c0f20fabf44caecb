import Diagnostics
import Writing

/// Writes the HTML of a page in one walk over the cmark tree, and collects what later stages need.
///
/// The HTML is byte for byte that of the CommonMark reference implementation, except for the options and for empty
/// link titles, which are omitted. Blocks, inlines, links, fences, and tables have their own files.
struct PageRenderer {
  let text: PageText
  let options: MarkdownOptions
  let leadingTitle: LeadingTitle
  /// Nil if links stay as written.
  let resolver: LinkResolver?
  /// Whether literals can contain bytes that must be replaced.
  let needsRepair: Bool
  let tables: [PipeTable]
  let sheet: TableSheet

  var html: HTMLWriter
  var plain: PlainText
  var locatedText: TextLocator
  var document = MarkdownDocument()
  var slugger: Slugger
  /// The author's HTML in what has been rendered.
  var authored = AuthoredHTML()
  var removedHTML = RemovedHTML()
  var nesting = InlineHTMLNesting()
  /// Whether HTML of the page cannot be parsed.
  var isHTMLBeyondBounds = false
  var unsafeLinkFindings = CappedFindings()

  // The position of the walk.
  /// The open quotes; true for callouts.
  var quotes: [Bool] = []
  var containerDepth = 0
  /// The paragraph or heading being written; for the table sheet, the flag is set instead.
  var block: CommonMarkNode? {
    didSet {
      locator = nil
      nesting.unclosed = []
    }
  }
  var isInSheet = false
  /// Created for a block when its first inline must be located.
  var locator: InlineLocator?
  var searches = InlineLocator.searchesPerPage
  /// A paragraph that contained only a callout marker.
  var hiddenParagraph: CommonMarkNode?
  /// The paragraph of a callout whose first line was its marker.
  var calloutParagraph: CommonMarkNode?
  /// Where the text of the paragraph begins that is being written.
  var paragraphStart = 0
  /// The outermost image around: within it only text is written.
  var image: OpenImage?
  var nextTable = 0
  /// Bytes at the start of the next text to skip.
  var skippedBytes = 0

  struct OpenImage {
    let node: CommonMarkNode
    /// Index in the document's links.
    let link: Int
    var alt: [UInt8] = []
  }

  /// Renders the whole page.
  mutating func render(_ page: borrowing CommonMarkTree, sheet: borrowing CommonMarkTree) {
    guard var walk = CommonMarkWalk(of: page.root) else { return }
    var sheetCursor = sheet.root.firstChild
    while let (event, node) = walk.next() {
      guard event == .enter else {
        exit(node)
        continue
      }
      if nextTable < tables.count, tables[nextTable].node == node {
        walk.skip(node)
        render(tables[nextTable], from: &sheetCursor)
        nextTable += 1
      } else if node.kind == .heading, takesOut(node) {
        walk.skip(node)
      } else {
        enter(node)
      }
    }
  }

  /// Renders the content of a block of the table sheet.
  mutating func renderInlines(of sheetNode: CommonMarkNode) {
    guard var walk = CommonMarkWalk(of: sheetNode) else { return }
    isInSheet = true
    locatedText.begin(sheet.lineRanges(of: sheetNode))
    while let (event, node) = walk.next() {
      if node == sheetNode { continue }
      if event == .enter { enterInline(node, node.kind) } else { exitInline(node, node.kind) }
    }
    locatedText.end()
    closeFormatting()
    isInSheet = false
  }

  // MARK: Literals

  /// Text, escaped.
  mutating func write(_ literal: UnsafeBufferPointer<UInt8>) {
    TextRepair.forEachPiece(of: literal, isNeeded: needsRepair) { html.text($0) }
  }

  /// HTML as the author wrote it.
  mutating func writeRaw(_ literal: UnsafeBufferPointer<UInt8>, from source: AuthoredHTML.Source) {
    let start = html.count
    TextRepair.forEachPiece(of: literal, isNeeded: needsRepair) { html.markup(rendered: $0) }
    authored.add(start..<html.count, from: source)
  }

  func string(_ literal: UnsafeBufferPointer<UInt8>) -> String {
    guard needsRepair else { return String(decoding: literal, as: UTF8.self) }
    var bytes: [UInt8] = []
    TextRepair.forEachPiece(of: literal) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Starts a new line unless already at the start of one.
  mutating func startLine() {
    if let last = html.bytes.last, last != UInt8(ascii: "\n") { html.byte(UInt8(ascii: "\n")) }
  }
}
