import Diagnostics
import Dialogs
import Files
import Guidelines
import Markdown
import Mockups
import Words

/// Files of Content → `Library`: the front matter, Markdown, and dialog blocks of each page, in parallel.
struct PageParser: Sendable {
  let configuration: SiteConfiguration
  let words: Words
  let options: PipelineOptions
  /// Whether pages keep their text for search and summaries.
  var keepsText = true
  /// Whether the pages are written by Patternbook, and hold nothing of other tools.
  var isOwn = false
  /// Room for the bytes of all pages that are parsed with this.
  var room = PageSource.Room()
  /// What links can lead to; nil for a page by itself.
  private var links: LinkIndex?

  init(
    configuration: SiteConfiguration, words: Words, options: PipelineOptions, keepsText: Bool = true,
    room: PageSource.Room = PageSource.Room()
  ) {
    (self.configuration, self.words, self.options) = (configuration, words, options)
    (self.keepsText, self.room) = (keepsText, room)
  }

  /// The first word of the info string of dialog blocks.
  static let fenceWord = "dialog"
  /// IDs that the templates use on every page.
  static let templateIDs: Set<String> = ["content"]

  /// Reads and parses all pages.
  ///
  /// Links depend on the addresses of all pages, so those come first. A page for whose bytes there is no room is read
  /// again.
  ///
  /// - Throws: `FileError`; `SourceChanged` if a page is written to in between.
  func parse(_ sources: SourceTree, from files: FileTree) async throws -> Library {
    let heads = try await heads(of: sources, from: files)
    var parser = self
    parser.links = LinkIndex(heads, sources, configuration)
    let complete = parser
    let (batches, _) = try await concurrently(heads.count, batch: 16, state: {}) { _, range in
      try range.map { index -> ParsedPage in
        let head = heads[index]
        let file = SourceFile(path: head.content.path, bytes: try head.content.bytes(from: files))
        return complete.parse(file, head, inclusions: InclusionReader(files: files).read(for: file, below: head.source))
      }
    }
    return Library(pages: batches.flatMap { $0 }, configuration: configuration, words: words)
  }

  /// Front matter and addresses of all pages that are part of the site.
  private func heads(of sources: SourceTree, from files: FileTree) async throws -> [PageHead] {
    let paths = sources.pages
    let (batches, _) = try await concurrently(paths.count, batch: 16, state: {}) { _, range in
      try range.compactMap { index -> PageHead? in
        let path = sources.content.file(paths[index])
        guard let bytes = try files.read(path) else { return nil }
        let head = PageHead(SourceFile(path: path, bytes: bytes), below: paths[index], room)
        return head.frontMatter.isDraft && !options.includesDrafts ? nil : head
      }
    }
    var heads = batches.flatMap { $0 }
    PageHead.nameIndexes(&heads)
    return heads
  }

  /// Parses one page by itself.
  func parse(_ file: SourceFile, below path: String, inclusions: PageInclusions.Files = [:]) -> ParsedPage {
    parse(file, PageHead(file, below: path, room), inclusions: inclusions)
  }

  /// Parses the text of one page.
  private func parse(
    _ file: SourceFile, _ head: PageHead, inclusions: PageInclusions.Files = [:]
  ) -> ParsedPage {
    let split = FrontMatter.split(file)
    let (path, frontMatter) = (head.source, head.frontMatter)
    var diagnostics = head.diagnostics
    var document = MarkdownParser(options: markdownOptions).parse(
      file, body: split.body, pagePath: path, publishedPath: head.path,
      leadingTitle: frontMatter.title.map { .takeOutIfEqual(to: $0) } ?? .takeOut, inclusions: inclusions)
    diagnostics += document.diagnostics
    document.diagnostics = []
    let title = frontMatter.title ?? document.title?.text ?? document.outline.first?.text
    if title == nil, !frontMatter.isUnreadable {
      diagnostics.append(.missingTitle(of: file, frontMatter: split.content))
    }
    var blocks: [PageBlock] = []
    var ids = Slugger(reserved: Self.templateIDs.union(document.outline.map(\.anchor)).union(document.rawAnchors))
    for fence in document.fences {
      var (dialog, findings) = DialogParser.parse(
        infoString: fence.info, excerpt: fence.content,
        fence: SourceLocation(path: file.path, range: fence.openingRange), platforms: Platform.allCases,
        isClosed: fence.isClosed)
      // A dialog speaks its page's language unless it says otherwise; one that says nothing is taken for English.
      if dialog?.language == nil, !LanguageTag.isEnglish(configuration.language) {
        dialog?.language = Sourced(configuration.language, range: fence.openingRange)
      }
      var block = block(dialog, fence, frontMatter: frontMatter, ids: &ids)
      block.diagnostics = findings
      if let caption = dialog?.caption {
        let parsed = self.caption(caption, of: file, head)
        block.captionHTML = parsed.html
        document.links += parsed.links
        document.holdsTrustedMarkup = document.holdsTrustedMarkup || parsed.holdsTrustedMarkup
        diagnostics += parsed.diagnostics
      }
      blocks.append(block)
    }
    document.fences = []
    return ParsedPage(
      source: file.path, sourcePath: path, path: head.path,
      title: title ?? PageAddress.title(of: path, site: configuration.title),
      frontMatter: frontMatter, document: document, blocks: blocks, diagnostics: diagnostics,
      content: head.content, bodyOffset: split.body.lowerBound)
  }

  /// The HTML of a caption, without its paragraph element, and its links and findings.
  private func caption(
    _ caption: SourcedText, of file: SourceFile, _ head: PageHead
  ) -> Caption {
    let text = SourceFile(path: file.path, text: caption.value)
    var options = markdownOptions
    options.anchors = false
    options.keepsText = false
    let document = MarkdownParser(options: options).parse(
      text, body: 0..<text.bytes.count, pagePath: head.source, publishedPath: head.path)
    let links = document.links.map { link in
      var link = link
      link.range = caption.range
      return link
    }
    let diagnostics = document.diagnostics.map { finding in
      var finding = finding
      finding.location = SourceLocation(path: file.path, range: caption.range)
      finding.fixes = []
      return finding
    }
    let (opening, closing) = (Array("<p>".utf8), Array("</p>\n".utf8))
    var html = document.html
    if html.starts(with: opening), html.suffix(closing.count).elementsEqual(closing) {
      html = Array(html[opening.count..<html.count - closing.count])
    }
    return Caption(
      html: html, links: links, holdsTrustedMarkup: document.holdsTrustedMarkup, diagnostics: diagnostics)
  }

  private struct Caption {
    var html: [UInt8]
    var links: [MarkdownDocument.Link]
    var holdsTrustedMarkup: Bool
    var diagnostics: [Diagnostic]
  }

  private var markdownOptions: MarkdownOptions {
    let html: MarkdownOptions.RawHTML =
      switch configuration.html {
      case .omit: .omit
      case .safe: .safe
      case .trust: .trust
      }
    var options = MarkdownOptions(html: html) { $0 == Self.fenceWord }
    options.extensions = configuration.dialect.extensions
    options.readsForeignSyntax = configuration.dialect == .extended && !isOwn
    options.words = words
    options.keepsText = keepsText
    options.links = links
    options.correctsFence = FenceCorrection.corrected
    options.reservedAnchors = Self.templateIDs
    return options
  }

  /// The ID of a figure: from the author, otherwise based on the title and numbered if used on the page.
  private func id(of dialog: Dialog?, _ ids: inout Slugger) -> String {
    if let id = dialog?.id?.value {
      ids.reserve(id)
      return id
    }
    let text = dialog?.headline?.value ?? dialog?.kind.value.rawValue ?? Self.fenceWord
    return ids.anchor(for: text)
  }

  private func block(
    _ dialog: Dialog?, _ fence: MarkdownDocument.Fence, frontMatter: PageFrontMatter, ids: inout Slugger
  ) -> PageBlock {
    let end = max(fence.openingRange.upperBound, fence.content.fileRange(0..<fence.content.bytes.count).upperBound)
    var block = PageBlock(
      dialog: dialog, id: id(of: dialog, &ids), range: fence.openingRange.lowerBound..<end, platforms: [],
      diagnostics: [])
    guard let dialog else { return block }
    let wanted = configuration.ruleSettings.platforms(of: dialog, page: frontMatter.platforms)
    let kind = dialog.kind.value
    block.platforms = wanted.filter { $0.has(kind) }
    // A kind that none of the site's platforms has still wants to be seen.
    if block.platforms.isEmpty, let first = Platform.allCases.first(where: { $0.has(kind) }) {
      block.platforms = [first]
    }
    return block
  }
}

extension Diagnostic {
  /// A page without a title.
  fileprivate static func missingTitle(of file: SourceFile, frontMatter: SourceExcerpt?) -> Diagnostic {
    let range = frontMatter.map { _ in 0..<1 } ?? file.bytes.count..<file.bytes.count
    return Diagnostic(
      rule: .title, summary: "page has no title",
      explanation:
        "The name of the file is used instead. Add “title: …” to the front matter, or a heading to the text.",
      location: SourceLocation(path: file.path, range: range))
  }
}
