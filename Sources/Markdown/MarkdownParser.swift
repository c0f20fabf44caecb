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
    _ file: SourceFile, body: SourceRange, pagePath: String? = nil, leadingTitle: LeadingTitle = .keep
  ) -> MarkdownDocument {
    let body = body.clamped(to: 0..<file.bytes.count)
    let asIs = PageText(file: file, bytes: file.bytes, body: body)
    if let finding = PageLimits.checkSize(asIs) { return .refused(finding, [], options.words) }
    let guarded = PlainTextGuard(file, body: body)
    let text = guarded.replaced.map { PageText(file: file, bytes: $0, body: body) } ?? asIs
    if let finding = PageLimits.checkStructure(text) { return .refused(finding, guarded.diagnostics, options.words) }

    let needsRepair = guarded.replaced != nil || text.contains(UInt8(ascii: "&"), UInt8(ascii: "#"))
    guard let tree = CommonMarkTree(parsing: text.bytes[body]) else { return MarkdownDocument() }
    var finder = TableFinder(text)
    if options.tables { finder.find(in: tree.root) }
    guard let sheet = CommonMarkTree(parsing: finder.sheet.bytes[...]) else { return MarkdownDocument() }
    var renderer = PageRenderer(
      text: text, options: options, leadingTitle: leadingTitle, resolver: pagePath.map(LinkResolver.init(pagePath:)),
      needsRepair: needsRepair, tables: finder.tables, sheet: finder.sheet,
      html: HTMLWriter(capacity: body.count + body.count / 2), slugger: Slugger(reserved: options.reservedAnchors))
    renderer.document.diagnostics = guarded.diagnostics
    if let location = finder.isTooLarge {
      renderer.document.diagnostics.append(.tableTooLarge(limit: PageLimits.tableCells, at: location))
    }
    renderer.render(tree, sheet: sheet)
    // Copied, because otherwise the reserved capacity of the writer would be kept for each page.
    renderer.document.html = renderer.html.bytes.withUnsafeBufferPointer(Array.init)
    return renderer.document
  }
}

extension MarkdownDocument {
  /// The document for a page that is not parsed.
  fileprivate static func refused(
    _ finding: Diagnostic, _ others: [Diagnostic] = [], _ words: Words
  ) -> MarkdownDocument {
    var document = MarkdownDocument()
    var html = HTMLWriter()
    html.markup("<p class=\"notice\">")
    html.word(.beyondLimit, of: words)
    html.markup("</p>\n")
    document.html = html.bytes
    document.diagnostics = others + [finding]
    return document
  }
}

extension Word {
  fileprivate static let beyondLimit = Word("text.beyond_limit")
}
