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
  /// The extended blocks; the tag of a block quote leads to one.
  var blocks: [ExtendedBlock] = []
  /// Nil where the page holds no extensions within text.
  var constructs: InlineConstructs?

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
  var blockFindings = CappedFindings()
  var codeFindings = CappedFindings()
  /// Where in the file the last fence opens that nothing closes.
  var lastUnclosedCode: Int?
  var footnoteFindings = CappedFindings()
  /// What is shown as code, and drawn by other tools.
  var shownSources = ForeignSyntax()

  // Where the walk is.
  /// The open quotes, extended blocks among them.
  var quotes: [OpenQuote] = []
  /// Whether code is the text of a terminal.
  var terminal = TerminalMarkup()
  var containerDepth = 0
  /// The paragraph or heading being written; for the table sheet, the flag is set instead.
  var block: CommonMarkNode? {
    didSet {
      locator = nil
      nesting.unclosed = []
    }
  }
  var isInSheet = false
  /// The lines of the block whose text is followed; kept for its memory.
  var linesOfText: [SourceRange] = []
  /// Created for a block when its first inline must be located.
  var locator: InlineLocator?
  var searches = InlineLocator.searchesPerPage
  /// Containers of unknown kinds whose names may still be shown: each is compared with all names that are known.
  var labels = 200
  /// A paragraph that contained only a callout marker.
  var hiddenParagraph: CommonMarkNode?
  /// The paragraph of a callout whose first line was its marker.
  var calloutParagraph: CommonMarkNode?
  /// Where the text of the paragraph begins that is being written.
  var paragraphStart = 0
  /// Whether the first paragraph so far is nothing but a link.
  var isFirstParagraphLink = false
  /// The outermost image around: within it only text is written.
  var image: OpenImage?
  /// Whether the page has had a picture.
  var hasImage = false
  var nextTable = 0
  /// Whether what has just been entered has been changed below.
  var hasChanged = false

  // What extensions note.
  /// What tags of inlines lead to.
  var inlines: [InlineItem] = []
  /// Where texts begin that are not where libcmark says.
  var textStarts: [OpaquePointer: Int] = [:]
  /// The id that the author gave to the block.
  var blockID: String?
  /// The paragraph whose lines are terms.
  var term: CommonMarkNode?
  /// The last definition that belongs to no term.
  var termless: CommonMarkNode?
  var footnotes = Footnotes()
  var abbreviations = AbbreviationTable()
  /// The sets of tabs around.
  var openSets: [OpenSet] = []
  var setCount = 0
  /// Bytes at the beginning of the next text that are not to be written.
  var skippedBytes = 0

  struct OpenImage {
    let node: CommonMarkNode
    /// Index in the document's links.
    let link: Int
    /// Whether it is in a link to its file.
    let isZoomable: Bool
    var alt: [UInt8] = []
  }

  /// Renders the whole page.
  mutating func render(_ page: borrowing CommonMarkTree, sheet: borrowing CommonMarkTree) {
    var sheetCursor = sheet.root.firstChild
    render(page.root, from: &sheetCursor)
    renderFootnotes(sheet)
  }

  /// Renders a block and all that is below.
  mutating func render(_ root: CommonMarkNode, from sheetCursor: inout CommonMarkNode?) {
    guard var walk = CommonMarkWalk(of: root) else { return }
    while let (event, node) = walk.next() {
      guard event == .enter else {
        exit(node)
        continue
      }
      let kind = node.kind
      if nextTable < tables.count, tables[nextTable].node == node {
        walk.skip(node)
        render(tables[nextTable], from: &sheetCursor)
        nextTable += 1
        continue
      }
      if constructs != nil, kind == .paragraph || kind == .heading {
        blockID = nil
        rewriteInlines(of: node)
        walk.reenter(node)
      }
      if kind == .heading, takesOut(node) {
        walk.skip(node)
      } else if kind == .blockQuote, node != root, takeFootnote(node) {
        walk.skip(node)
      } else {
        enter(node)
        if hasChanged {
          walk.reenter(node)
          hasChanged = false
        }
      }
    }
  }

  /// Renders the content of a block of the table sheet.
  mutating func renderInlines(of sheetNode: CommonMarkNode) {
    isInSheet = true
    rewriteInlines(of: sheetNode)
    locatedText.begin(sheet.lineRanges(of: sheetNode))
    renderContent(of: sheetNode)
    locatedText.end()
    isInSheet = false
  }

  /// Renders what a paragraph or a heading holds.
  mutating func renderContent(of block: CommonMarkNode) {
    guard var walk = CommonMarkWalk(of: block) else { return }
    while let (event, node) = walk.next() {
      if node == block { continue }
      if event == .enter { enterInline(node, node.kind) } else { exitInline(node, node.kind) }
    }
    closeFormatting()
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
    if let last = html.last, last != UInt8(ascii: "\n") { html.byte(UInt8(ascii: "\n")) }
  }
}
