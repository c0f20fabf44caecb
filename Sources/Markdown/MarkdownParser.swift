package import Diagnostics
import Words
import Writing

/// Turns the bytes of a page into everything that later stages need.
///
/// The guards come first, because libcmark can take minutes for some input and cannot be stopped. Then the page is
/// parsed, its tables are found, and one walk renders it. The tree does not outlive the call.
package struct MarkdownParser: Sendable {
  private let options: MarkdownOptions

  package init(options: MarkdownOptions) {
    self.options = options
  }

  /// Parses and renders a page.
  ///
  /// - Parameters:
  ///   - body: the Markdown in the file, after front matter and byte order mark; starts at the start of a line.
  ///   - pagePath: the path of the page in Content (`patterns/alerts.md`), used to resolve links. Without it, links
  /// stay as written and count as external.
  ///   - leadingTitle: what to do with a level-1 heading at the start.
  package func parse(
    _ file: SourceFile, body: SourceRange, pagePath: String? = nil, publishedPath: String? = nil,
    leadingTitle: LeadingTitle = .keep
  ) -> MarkdownDocument {
    let body = body.clamped(to: 0..<file.bytes.count)
    let asIs = PageText(file: file, bytes: file.bytes, body: body)
    if let finding = PageLimits.checkSize(asIs) { return .refused(finding, [], options) }
    let guarded = PlainTextGuard(file, body: body)
    let text = guarded.replaced.map { PageText(file: file, bytes: $0, body: body) } ?? asIs
    if let finding = PageLimits.checkStructure(text) { return .refused(finding, guarded.diagnostics, options) }

    let needsRepair = guarded.replaced != nil || text.contains(UInt8(ascii: "&"), UInt8(ascii: "#"))
    guard let tree = CommonMarkTree(parsing: text.bytes[body]) else { return MarkdownDocument() }
    var finder = TableFinder(text)
    if options.tables { finder.find(in: tree.root) }
    guard let sheet = CommonMarkTree(parsing: finder.sheet.bytes[...]) else { return MarkdownDocument() }
    var renderer = PageRenderer(
      text: text, options: options, leadingTitle: leadingTitle,
      resolver: pagePath.map { LinkResolver(pagePath: $0, publishedPath: publishedPath, index: options.links) },
      needsRepair: needsRepair, tables: finder.tables, sheet: finder.sheet,
      html: HTMLWriter(capacity: body.count + body.count / 2), plain: PlainText(isKept: options.keepsText),
      locatedText: TextLocator(text), slugger: Slugger(reserved: options.reservedAnchors))
    renderer.document.diagnostics = guarded.diagnostics
    if let location = finder.isTooLarge {
      renderer.document.diagnostics.append(.tableTooLarge(limit: PageLimits.tableCells, at: location))
    }
    renderer.render(tree, sheet: sheet)
    switch renderer.readHTML() {
    case .read: break
    case .refused(let finding):
      var others = options
      others.html = .omit
      var document = MarkdownParser(options: others).parse(
        file, body: body, pagePath: pagePath, leadingTitle: leadingTitle)
      document.diagnostics.append(finding)
      return document
    }
    renderer.document.diagnostics += renderer.removedHTML.diagnostics
    // Copied, for what the writer had reserved would be kept for each page of a site.
    renderer.document.html = renderer.html.bytes.withUnsafeBufferPointer(Array.init)
    renderer.document.text = renderer.plain.bytes.withUnsafeBufferPointer(Array.init)
    renderer.document.textRanges = renderer.locatedText.ranges
    return renderer.document
  }
}

extension MarkdownDocument {
  /// The document for a page that is not parsed.
  fileprivate static func refused(
    _ finding: Diagnostic, _ others: [Diagnostic] = [], _ options: MarkdownOptions
  ) -> MarkdownDocument {
    var document = MarkdownDocument()
    var html = HTMLWriter()
    html.markup("<p class=\"notice\">")
    html.word(.beyondLimit, of: options.words)
    html.markup("</p>\n")
    document.html = html.bytes
    if options.keepsText { document.text = Array(options.words.text(.beyondLimit).utf8) }
    document.diagnostics = others + [finding]
    return document
  }
}

extension Word {
  fileprivate static let beyondLimit = Word("text.beyond_limit")
}
