import Diagnostics
import Dialogs
import Files
import Markdown
import Mockups
import Words

/// Files of Content → `Catalog`: the front matter, Markdown, and dialog blocks of each page, in parallel.
struct PageParser: Sendable {
  let configuration: SiteConfiguration
  let words: Words
  let options: PipelineOptions

  /// The first word of the info string of dialog blocks.
  static let fenceWord = "dialog"
  /// IDs that the templates use on every page.
  static let templateIDs: Set<String> = ["content"]

  /// Reads and parses all pages.
  ///
  /// - Throws: `FileError`.
  func parse(_ sources: SourceTree, from files: FileTree) async throws -> Catalog {
    let paths = sources.pages
    let (batches, _) = try await concurrently(paths.count, batch: 16, state: {}) { _, range in
      try range.compactMap { index -> ParsedPage? in
        let path = SourceTree.contentFolder + "/" + paths[index]
        guard let bytes = try files.read(path) else { return nil }
        let page = parse(SourceFile(path: path, bytes: bytes), below: paths[index])
        return page.frontMatter.isDraft && !options.includesDrafts ? nil : page
      }
    }
    return Catalog(pages: batches.flatMap { $0 }, configuration: configuration, words: words)
  }

  /// Parses one page.
  func parse(_ file: SourceFile, below path: String) -> ParsedPage {
    let split = FrontMatter.split(file)
    var diagnostics = split.diagnostics
    var frontMatter = PageFrontMatter()
    if let content = split.content {
      let (parsed, findings) = PageFrontMatter.parse(content)
      frontMatter = parsed
      diagnostics += findings
    }
    var document = MarkdownParser(options: markdownOptions).parse(
      file, body: split.body, pagePath: path,
      leadingTitle: frontMatter.title.map { .takeOutIfEqual(to: $0) } ?? .takeOut)
    diagnostics += document.diagnostics
    document.diagnostics = []
    let title = frontMatter.title ?? document.title?.text
    if title == nil {
      diagnostics.append(.missingTitle(of: file, frontMatter: split.content))
    }
    var blocks: [PageBlock] = []
    var ids = Slugger(reserved: Self.templateIDs.union(document.outline.map(\.anchor)))
    for fence in document.fences {
      var (dialog, findings) = DialogParser.parse(
        infoString: fence.info, excerpt: fence.content,
        fence: SourceLocation(path: file.path, range: fence.openingRange), platforms: Platform.allCases)
      // A dialog speaks its page's language unless it says otherwise; one that says nothing is taken for English.
      if dialog?.language == nil, !LanguageTag.isEnglish(configuration.language) {
        dialog?.language = Sourced(configuration.language, range: fence.openingRange)
      }
      var block = block(dialog, fence, frontMatter: frontMatter, ids: &ids)
      block.diagnostics = findings
      if let caption = dialog?.caption {
        let parsed = self.caption(caption, of: file, below: path)
        block.captionHTML = parsed.html
        document.links += parsed.links
        document.holdsTrustedMarkup = document.holdsTrustedMarkup || parsed.holdsTrustedMarkup
        diagnostics += parsed.diagnostics
      }
      blocks.append(block)
    }
    document.fences = []
    return ParsedPage(
      source: file.path, path: SitePath.page(for: path), title: title ?? SitePath.name(of: path),
      frontMatter: frontMatter, document: document, blocks: blocks, diagnostics: diagnostics,
      byteCount: file.bytes.count, bodyOffset: split.body.lowerBound)
  }

  /// The HTML of a caption, without its paragraph element, and its links and findings.
  private func caption(
    _ caption: SourcedText, of file: SourceFile, below path: String
  ) -> Caption {
    let text = SourceFile(path: file.path, text: caption.value)
    var options = markdownOptions
    options.anchors = false
    let document = MarkdownParser(options: options).parse(text, body: 0..<text.bytes.count, pagePath: path)
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
    var options = MarkdownOptions(html: configuration.trustsHTML ? .trust : .omit) { $0 == Self.fenceWord }
    options.words = words
    options.reservedAnchors = Self.templateIDs
    return options
  }

  /// The ID of a figure: from the author, otherwise based on the title and numbered if used on the page.
  private func id(of dialog: Dialog?, _ ids: inout Slugger) -> String {
    if let id = dialog?.id?.value {
      ids.reserve(id)
      return id
    }
    let text = dialog.flatMap { $0.title ?? $0.message }?.value ?? dialog?.kind.value.rawValue ?? Self.fenceWord
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
    let wanted = dialog.platforms?.map(\.value) ?? frontMatter.platforms ?? configuration.platforms
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
    let range = frontMatter?.fileRange(0..<min(frontMatter?.bytes.count ?? 0, 1)) ?? 0..<0
    return Diagnostic(
      rule: PageFrontMatter.rule, severity: .error, summary: "the page has no title",
      explanation: "Navigation, search, and browser tabs show it. Add “title: …” to the front matter, or start "
        + "the page with a level-1 heading.",
      location: SourceLocation(path: file.path, range: range))
  }
}
