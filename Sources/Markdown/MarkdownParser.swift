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
  ///   - opening: Markdown in front of the text, which the page says elsewhere.
  ///   - inclusions: the files that the page includes, as far as they exist.
  ///   - pairs: those of the file, if they are known.
  package func parse(
    _ file: SourceFile, body: SourceRange, pagePath: String? = nil, publishedPath: String? = nil,
    leadingTitle: LeadingTitle = .keep, opening: String? = nil, inclusions: PageInclusions.Files = [:],
    pairs: BytePairs? = nil
  ) -> MarkdownDocument {
    let body = body.clamped(to: 0..<file.bytes.count)
    var options = self.options
    let asIs = PageText(file: file, bytes: file.bytes, body: body)
    if let finding = PageLimits.checkSize(asIs) { return .refused(finding, [], options) }
    let guarded = PlainTextGuard(file, body: body, claimsFence: options.claimsFence)
    var written = guarded.replaced.map { PageText(file: file, bytes: $0, body: body) } ?? asIs
    let isHTML = HTMLPage.holds(written)
    if isHTML { written = HTMLPage.block(written) }
    let readsForeignSyntax = options.readsForeignSyntax || written.isMDX
    let known = isHTML || guarded.replaced != nil ? nil : pairs
    var pairs = known ?? BytePairs(written.bytes[written.body])
    let included =
      readsForeignSyntax
      ? PageInclusions(
        written, pairs, below: pagePath, files: inclusions, appended: isHTML ? [] : options.appendedFiles,
        folders: options.includeFolders, components: options.components, texts: options.variables) : nil
    let whole = included?.text ?? written
    let plain =
      options.readsMyST
      ? MySTRewriter.rewrite(
        whole, below: pagePath, options.links,
        texts: options.variables.merging(MySTSubstitutions.texts(in: file, before: body.lowerBound)) { $1 })
        ?? whole : whole
    // They have been filled in, and code shows names as they are.
    if options.readsMyST { options.variables = [:] }
    if included?.text != nil || options.readsMyST { pairs = BytePairs(plain.bytes[plain.body]) }
    let foreign =
      readsForeignSyntax
      ? ForeignRewriter.rewrite(
        plain, pairs, options,
        FrontMatterValues(file, before: body.lowerBound, options, mayHoldScript: pairs.contains("<", "s")),
        included?.shortcodes ?? ShortcodeTemplates())
      : nil
    let source = (foreign?.text ?? plain).behind(opening)
    if foreign != nil || included?.text != nil || options.readsMyST, let finding = PageLimits.checkSize(source) {
      return .refused(finding, [], options)
    }
    // What components become is part of MDX in every dialect.
    if plain.isMDX { options.extensions = MarkdownDialect.extended.extensions }
    if foreign != nil || opening != nil { pairs = BytePairs(source.bytes[source.body]) }
    var triggers = options.extensions.isEmpty ? [] : Triggers(of: source, pairs)
    let mayHoldPrefixes = !options.callouts.firstBytesOfPrefixes.isEmpty && pairs.contains(":", anyOf: " \n\r")
    if mayHoldPrefixes { triggers.insert(.blockFences) }

    let page: PageTree
    do {
      guard let parsed = try PageTree(source, options, triggers) else { return MarkdownDocument() }
      page = parsed
    } catch {
      return .refused(error.finding, guarded.diagnostics, options)
    }
    let text = page.text
    var finder = TableFinder(text, keepsCode: options.keepsCodeInCells, allowsUneven: options.allowsUnevenTables)
    if options.extensions.contains(.tables) { finder.find(in: page.tree.root) }
    guard let sheet = CommonMarkTree(parsing: finder.sheet.bytes[...]) else { return MarkdownDocument() }
    if foreign?.holdsAddressMarks == true {
      for root in [page.tree.root, sheet.root] { AddressMarks.remove(fromTextBelow: root) }
    }
    var renderer = PageRenderer(
      text: text, options: options, leadingTitle: leadingTitle,
      resolver: pagePath.map { page in
        LinkResolver(
          pagePath: page, publishedPath: publishedPath, filePath: options.filePath,
          includedPaths: inclusions.isEmpty ? [] : InclusionPage.paths(of: inclusions, on: file.path, below: page),
          index: options.links)
      },
      needsRepair: guarded.replaced != nil || pairs.contains("&", "#"),
      tables: finder.tables, sheet: finder.sheet, blocks: page.blocks,
      html: HTMLWriter(capacity: body.count + body.count / 2), plain: PlainText(isKept: options.keepsText),
      locatedText: TextLocator(
        text, mayHoldFootnotes: options.extensions.contains(.footnotes),
        options.readsForeignSyntax ? ForeignMarks(pairs) : ForeignMarks()),
      slugger: Slugger(reserved: options.reservedAnchors, style: options.anchorStyle))
    renderer.footnotes = Footnotes(page.blocks)
    if let foreign { renderer.abbreviations = foreign.abbreviations }
    renderer.constructs = InlineConstructs(
      options.extensions, triggers, hasFootnotes: !renderer.footnotes.definitions.isEmpty)
    renderer.document.diagnostics =
      guarded.diagnostics + (included?.diagnostics ?? []) + (foreign?.diagnostics ?? [])
    renderer.document.inclusionRanges = included?.ranges ?? []
    if let location = finder.isTooLarge {
      renderer.document.diagnostics.append(.tableTooLarge(limit: PageLimits.tableCells, at: location))
    }
    renderer.document.diagnostics += finder.findings.diagnostics
    renderer.render(page.tree, sheet: sheet)
    renderer.reportBlocks(in: source, of: file)
    switch renderer.readHTML() {
    case .read: break
    case .refused(let finding):
      var others = options
      others.html = .omit
      others.variables = self.options.variables
      var document = MarkdownParser(options: others).parse(
        file, body: body, pagePath: pagePath, publishedPath: publishedPath, leadingTitle: leadingTitle,
        opening: opening, inclusions: inclusions, pairs: known)
      document.diagnostics.append(finding)
      return document
    }
    renderer.document.diagnostics += renderer.locatedText.literals.diagnostics(in: text)
    renderer.document.diagnostics += renderer.locatedText.foreignMarks.diagnostics(
      in: text, hasUnclosed: page.blocks.contains(where: \.isUnclosed))
    renderer.document.diagnostics += renderer.removedHTML.diagnostics + renderer.shownSources.diagnostics
    renderer.document.html = renderer.html.bytes
    // Copied, for what was reserved would be kept for each page of a site.
    renderer.document.text = renderer.plain.bytes.withUnsafeBufferPointer(Array.init)
    renderer.document.textRanges = renderer.locatedText.ranges.flatMap { text.fileRanges(ofText: $0, in: file) }
      .filter { !$0.isEmpty }
    return renderer.document
  }
}

/// A page's tree, with the extended blocks that have been found in it.
private struct PageTree: ~Copyable {
  let tree: CommonMarkTree
  let text: PageText
  let blocks: [ExtendedBlock]

  struct Refusal: Error {
    let finding: Diagnostic
  }

  private static let mostAttempts = 4

  /// Parses a page; nil only when libcmark cannot allocate.
  init?(_ text: PageText, _ options: MarkdownOptions, _ triggers: Triggers) throws(Refusal) {
    var excluded: Set<Int> = []
    // What turns out to lie within something else is left out of the next attempt.
    for _ in 0..<Self.mostAttempts where !triggers.isDisjoint(with: .blocks) {
      let rewriting = BlockRewriter.rewrite(text, options.extensions, options.callouts, excluding: excluded)
      guard let rewritten = rewriting else { break }
      if let finding = rewritten.refusal ?? PageLimits.checkStructure(rewritten.text) {
        throw Refusal(finding: finding)
      }
      guard let tree = CommonMarkTree(parsing: rewritten.text.bytes[...]) else { return nil }
      let failures = TreeRealizer(tree, rewritten).failures
      guard !failures.isEmpty else {
        self.tree = tree
        self.text = rewritten.text
        blocks = rewritten.blocks
        return
      }
      excluded.formUnion(failures)
    }
    if let finding = PageLimits.checkStructure(text) { throw Refusal(finding: finding) }
    guard let tree = CommonMarkTree(parsing: text.bytes[text.body]) else { return nil }
    self.tree = tree
    self.text = text
    blocks = []
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
