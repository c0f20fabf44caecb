import Diagnostics

/// Rewrites a page with syntax of other tools to Markdown: known components become what they mean, the rest goes.
///
///     <Tabs>                          :::tabs
///       <TabItem label="Swift">       == Swift
///         Some *text*          →      Some *text*
///       </TabItem>
///     </Tabs>                         :::
///
/// Content of components loses the indentation that only shows that it is theirs: Markdown would take it for code. Code
/// of the page is left alone, because it shows what it is meant to show. A line that holds nothing else than what goes
/// becomes blank, or goes too where a blank line would end HTML or a table.
struct ForeignRewriter {
  struct Result {
    var text: PageText
    var diagnostics: [Diagnostic]
    /// Whether addresses have marks in place of templates.
    var holdsAddressMarks: Bool
    var abbreviations = AbbreviationTable()
  }

  /// The page in Markdown; nil where it holds nothing else.
  static func rewrite(
    _ text: PageText, _ pairs: BytePairs, _ options: MarkdownOptions,
    _ frontMatter: @autoclosure () -> FrontMatterValues, _ shortcodes: ShortcodeTemplates = .init()
  ) -> Result? {
    let mayHoldAnchors = options.readsLineAnchors && (pairs.contains("[", "a"..."z") || pairs.contains("[", "A"..."Z"))
    let readsTightHeadings = options.anchorStyle.isOfPythonMarkdown
    guard
      text.isMDX || options.readsMDC || mayHoldAny(text, pairs) || mayHoldAnchors
        || readsTightHeadings && TightHeadings.areIn(text)
    else { return nil }
    return text.bytes.withUnsafeBufferPointer { bytes in
      let isMDX = text.isMDX || importsModules(bytes, text.body)
      var rewriter = ForeignRewriter(
        text, bytes, isMDX: isMDX, readsTemplates: options.readsTemplates && !options.callsShortcodes)
      rewriter.reader.frontMatter = frontMatter()
      rewriter.reader.shortcodes = shortcodes
      rewriter.reader.callsShortcodes = options.callsShortcodes
      rewriter.reader.callouts = options.callouts
      rewriter.reader.isOfMintlify = options.anchorStyle == .mintlify
      (rewriter.reader.readsLineAnchors, rewriter.reader.links) = (options.readsLineAnchors, options.links)
      rewriter.reader.anchorStyle = options.anchorStyle
      (rewriter.reader.readsTightHeadings, rewriter.reader.readsHeadingReferences) = (
        readsTightHeadings, options.readsHeadingReferences
      )
      // Parsers that keep code in cells together end HTML at its end tag, too, or show text that nobody means behind it.
      rewriter.reader.endsHTMLAtTags = options.keepsCodeInCells
      rewriter.reader.keepsHTML = options.html != .omit
      rewriter.reader.start = text.body.lowerBound
      if options.readsMDC, !isMDX { rewriter.reader.mdc = MDCBlocks(rewriter.reader, from: text.body.lowerBound) }
      rewriter.mayHoldVerbatim = pairs.contains("v", "-")
      rewriter.run()
      guard rewriter.hasChanged else { return nil }
      return Result(
        text: PageText(rewriting: text, as: rewriter.output, map: rewriter.map),
        diagnostics: rewriter.findings.diagnostics, holdsAddressMarks: rewriter.holdsAddressMarks,
        abbreviations: rewriter.abbreviations)
    }
  }

  /// A component that is open.
  struct Frame {
    let key: ForeignTag.Key
    let component: Component?
    var closing: Closing
    /// Bytes in front of its tag.
    let indent: Int
    /// By how much the indentation around is reduced, and that of its content, as soon as it is known.
    let outerShift: Int
    var shift: Int?
    /// Titles of tabs, in order.
    var tabTitles: [Range<Int>] = []
    /// The name that a set of tabs may have.
    var name: Range<Int>?
    /// Titles of tabs by their values.
    var tabLabels: [(value: Range<Int>, label: Range<Int>)] = []
    /// Where the tabs of a set begin in the output, and what their numbers are among those with titles by values.
    var tabPlaces: [(start: Int, number: Int?)] = []
    /// The value of the tab that a set of tabs shows first; nil where it is the first one, or the tab says so.
    var selectedTab: Range<Int>?
    /// What its lines begin with.
    var prefix: [UInt8] = []
    /// The list item that it is in; nil if it is in none.
    var item: (mark: Int, text: Int)?
    /// How many list items it is in, in MDX.
    var depth = 0
    /// Elements of the same name that are open within it.
    var inner = 0
    /// How many elements that must have an end tag are open where its content begins; nil if those are not counted.
    var openElements: Int?
    /// Whether it says that its content is text.
    var holdsText = false
    /// Whether it is an element of HTML.
    var isHTML = false
    /// Where the finding is that it is gone, though all of its content stays.
    var wrapper: ForeignSyntax.Mark?
    /// Whether its tool reads its content as Markdown, also within HTML.
    var readsMarkdown = false
    /// What it decides, if it is a condition of a template.
    var condition: Condition?
  }

  /// What ends a component.
  enum Closing {
    case none
    /// A line of so many colons.
    case colons(Int)
    /// The id of a heading, and where its end tag is in the page.
    case heading(id: Range<Int>?, end: Int)
    /// What the template of a shortcode shows behind the content: in its paragraph, and in those that follow.
    case shown(String, [String], areBlocks: Bool)
    /// The destination of a link.
    case link(Range<Int>)
    /// An end tag of HTML, in which Markdown is not read.
    case endTag(String)
    /// Tags of HTML that end something.
    case tags(String)
    /// The last paragraph of a card.
    case footer(Range<Int>)
    /// A link in a paragraph of its own: its text and its address.
    case footerLink(Range<Int>, Range<Int>)
    /// The number of a listing and its caption.
    case caption(number: Range<Int>?, Range<Int>?)
    /// The end of a quote, with whose it is.
    case quotation(Attribution)
  }

  /// What a line begins with.
  enum Lead {
    /// Bytes of the page: indentation, and marks of quotes and lists; in front of them, blanks.
    case page(Range<Int>, indent: Int = 0)
    /// The blanks and marks that lines of the same block begin with.
    case prefix
  }

  let text: PageText
  let bytes: UnsafeBufferPointer<UInt8>
  let end: Int
  let isMDX: Bool
  var reader: ForeignReader
  /// The conventions that begin with a byte.
  let conventions: [[any ForeignConvention]]
  var spans = CodeSpans()
  /// The code that is read, or was read last.
  var code = CodeState()
  /// Where the tag is that ends text without templates, if that has begun in other code.
  var rawEnd = 0
  /// The templates outside of code; nil until code has some.
  var templateUse: TemplateUse?
  /// The texts that the page gives names.
  var templateTexts = TemplateTexts()

  var abbreviations = AbbreviationTable()

  /// Where the mark is that closes a fence around MDX.
  var mdxFence: Int?

  /// Whether there may be parts in which templates are shown, and where the last one ends.
  var mayHoldVerbatim = false
  var verbatimEnd = 0

  var index: Int
  /// Where that begins which is still to be copied.
  var copied: Int
  var findings = ForeignSyntax()
  var hasChanged = false
  var holdsAddressMarks = false
  /// The anchors that titles of components have been given.
  var placedAnchors: Set<String> = []
  /// The IDs of places for lists of posts.
  var placesOfPosts: Set<String> = []
  /// How often the files of the page’s folder have been looked for.
  var foldersRead = 0
  var frames: [Frame] = []
  /// What makes boxes of the blocks above.
  var boxMarks = BoxMarks()
  /// Paths of imported files, by the names that the page gives them.
  var imports: [String: Range<Int>] = [:]

  // The line that is read.
  var lineBegin = 0
  var content = 0
  var followsBlank = true
  /// How many elements of HTML are open that must have an end tag.
  var openElements = 0
  /// The end of the tag that a line begins with, if it is what a later line begins with.
  var tagEnd: Int?
  /// How far the last line is indented that begins with a tag and is within an element.
  var htmlIndent = 0
  /// How far the content of what is open by indentation is indented, the innermost last.
  var bodies: [Int] = []
  /// The list items around the line, in MDX.
  var items: [OpenItem] = []
  /// Whether a paragraph can go on from the line above.
  var isBehindText = false
  var isInList = false
  /// Where the mark of the last list item is in its line, and where its text begins.
  var lastItem = (mark: 0, text: 0)
  /// By how much blocks of the last item are indented further than its text.
  var itemOutdent = 0
  var isInIndentedCode = false
  /// Whether an indented fence has been found that nothing closes.
  var hasUnclosedFence = false
  var isInHTML = false
  /// Whether the line belongs to a block of HTML, in which Markdown is not read.
  var isInHTMLBlock = false
  /// How many marks of quotes are in front of the line that the block of HTML begins with.
  var quotesOfHTML = 0
  /// Lines that are known to have no links, emphasis, or code, and whether the line behind them has.
  var plainLines = 0..<0
  var endsPlainLines = false
  /// Whether the page has HTML with Markdown in it.
  var hasMarkdownHTML = false
  var isInTable = false
  var isTableRow = false
  /// Whether the table around has the row of hyphens that is below its header.
  var hasTableRule = false
  /// Whether something has been taken out of the line.
  var hasRemoved = false
  /// What the next fence is called.
  var fenceTitle: Range<Int>?

  // What has been written.
  var output: [UInt8] = []
  var map = LineMap()
  var lineStart = 0
  /// Where the last line of the page begins that holds anything.
  var lastLine = 0
  var lead = Lead.prefix
  var prefix: [UInt8] = []
  var isPreviousLineBlank = true
  /// Whether nothing is left of the line above but the mark of a list item.
  var isBehindMark = false
  /// Whether a block has just begun or ended, so that the rest of the line needs no line of its own.
  var isFresh = false

  private init(_ text: PageText, _ bytes: UnsafeBufferPointer<UInt8>, isMDX: Bool, readsTemplates: Bool) {
    self.text = text
    self.bytes = bytes
    self.isMDX = isMDX
    end = text.body.upperBound
    index = text.body.lowerBound
    copied = index
    reader = ForeignReader(bytes, end: end)
    reader.isMDX = isMDX
    conventions = isMDX ? Self.ofMDX : readsTemplates ? Self.ofMarkdown : Self.withoutTemplates
    output.reserveCapacity(text.body.count + text.body.count / 8)
  }

  private static let ofMDX = byFirstByte { $0 != .markdown }
  private static let ofMarkdown = byFirstByte { $0 != .mdx }

  private static let withoutTemplates = byFirstByte { $0 != .mdx }
    .map { $0.filter { !($0 is TemplateExpressions || $0 is TemplateTags || $0 is TemplateComments) } }

  private static func byFirstByte(where isRead: (ForeignScope) -> Bool) -> [[any ForeignConvention]] {
    var table = [[any ForeignConvention]](repeating: [], count: 256)
    for convention in ForeignConventions.all where isRead(convention.scope) {
      convention.firstBytes.withUTF8Buffer { for byte in $0 { table[Int(byte)].append(convention) } }
    }
    return table
  }

  private mutating func run() {
    reader.ends = EndTags(reader, from: index)
    reader.ends.add(reader.mdc?.ends ?? [])
    if reader.callsShortcodes { ShortcodeCall.noteEnds(in: &reader, from: index) }
    reader.definitions = LinkDefinitions(reader, from: index)
    if !isMDX { boxMarks = BoxMarks(reader, from: index) }
    while index < end { readLine() }
    endLine(at: end)
    while let frame = frames.popLast() { end(frame) }
  }
}

extension PageText {
  /// Whether its file says that the page is MDX.
  var isMDX: Bool { path.utf8.suffix(4).elementsEqual(".mdx".utf8) { $0 | 0x20 == $1 | 0x20 } }
}
