import Diagnostics
import Dialogs
import Guidelines
import Markdown
import Mockups

/// The blocks of a page, and their captions.
extension PageParser {
  /// The HTML of a caption, without its paragraph element, and its links and findings.
  func caption(
    _ caption: SourcedText, of file: SourceFile, _ head: PageHead
  ) -> Caption {
    let text = SourceFile(path: file.path, text: caption.value)
    var options = markdownOptions(for: head)
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

  struct Caption {
    var html: [UInt8]
    var links: [MarkdownDocument.Link]
    var holdsTrustedMarkup: Bool
    var diagnostics: [Diagnostic]
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

  func block(
    _ dialog: Dialog?, _ fence: MarkdownDocument.Fence, frontMatter: PageFrontMatter, ids: inout Slugger
  ) -> PageBlock {
    let end = max(fence.openingRange.upperBound, fence.content.fileRange(0..<fence.content.bytes.count).upperBound)
    var block = PageBlock(
      dialog: dialog, id: id(of: dialog, &ids), range: fence.openingRange.lowerBound..<end, platforms: [],
      diagnostics: [])
    guard let dialog else { return block }
    let wanted = configuration.ruleSettings.platforms(of: dialog, page: frontMatter.platforms)
    let kind = dialog.kind.value
    block.platforms = wanted.filter { $0.has(kind) }.map { $0.with(configuration.design) }
    // A kind that none of the site's platforms has still wants to be seen.
    if block.platforms.isEmpty, let first = Platform.allCases.first(where: { $0.has(kind) }) {
      block.platforms = [first.with(configuration.design)]
    }
    return block
  }
}
