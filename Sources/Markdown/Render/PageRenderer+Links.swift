import Diagnostics
import Writing

extension PageRenderer {
  mutating func enterLink(_ node: CommonMarkNode) {
    // What has neither text nor address is a place that others lead to.
    if node.tag != 0, node.url.isEmpty, node.firstChild == nil, let list = attributes(of: node), list.id != nil {
      html.markup("<a")
      writeID(list)
      return html.markup(">")
    }
    // What leads where only another tool knows keeps its text, and has no address.
    let leadsNowhere = LinkScheme.isTemplate(node.url) && !LinkScheme.isUnsafe(node.url)
    html.markup(leadsNowhere ? "<a" : "<a href=\"")
    _ = noteLink(node, image: nil)
    if !leadsNowhere {
      writeTitle(node.title)
      html.markup("\"")
    }
    if node.tag != 0 { writeID(attributes(of: node)) }
    html.markup(">")
  }

  mutating func enterImage(_ node: CommonMarkNode) {
    let isZoomable = openZoom(node)
    html.markup("<img src=\"")
    let link = noteLink(node, image: .init(alt: "", title: string(node.title)))
    html.markup("\" alt=\"")
    image = OpenImage(node: node, link: link, isZoomable: isZoomable)
  }

  mutating func exitImage(_ node: CommonMarkNode) {
    let link = image?.link
    let isZoomable = image?.isZoomable ?? false
    if let image {
      let alt = image.alt.withUnsafeBufferPointer { string($0) }
      document.links[image.link].image?.alt = alt
    }
    image = nil
    html.byte(UInt8(ascii: "\""))
    if !node.title.isEmpty {
      html.markup(" title=\"")
      write(node.title)
      html.byte(UInt8(ascii: "\""))
    }
    var width: String?
    if node.tag != 0 {
      let attributes = attributes(of: node)
      writeID(attributes)
      width = attributes?.width
    }
    if let width { html.attribute("width", width) }
    if let link { writeSize(of: document.links[link], width: width) }
    html.markup(" />")
    if isZoomable { html.markup("</a>") }
  }

  /// Opens a link to the file of a picture of the site that is wider than text has room for.
  ///
  /// Pictures in links and headings, and those without alternative text, get none.
  private mutating func openZoom(_ node: CommonMarkNode) -> Bool {
    guard let width = options.zoomWidth, let imageSize = options.imageSize, let resolver, !needsRepair,
      node.firstChild != nil, !LinkScheme.isUnsafe(node.url), !LinkScheme.isTemplate(node.url)
    else { return false }
    var above = node.parent
    while let ancestor = above {
      if ancestor.kind == .link || ancestor.kind == .heading { return false }
      above = ancestor.parent
    }
    let (target, published) = resolver.resolve(node.url, isImage: true)
    guard case .file(let path, _) = target, let size = imageSize(path) else { return false }
    let shown = node.tag == 0 ? nil : attributes(of: node)?.width.flatMap { Int($0) }
    guard size.width > min(width, shown ?? width) * 5 / 4 else { return false }
    html.markup("<a class=\"zoom\" href=\"")
    if let published { published.withUnsafeBufferPointer { html.url($0) } } else { html.url(node.url) }
    html.markup("\"")
    html.attribute("data-width", "\(size.width)")
    html.attribute("data-height", "\(size.height)")
    html.markup(">")
    return true
  }

  /// Writes the size of a picture of the site, and when it is loaded.
  ///
  /// - Parameter width: the width that the author set.
  private mutating func writeSize(of link: MarkdownDocument.Link, width: String?) {
    guard let imageSize = options.imageSize else { return }
    if case .file(let path, _) = link.target, let size = imageSize(path) {
      if let width {
        if let wanted = Int(width) { html.attribute("height", "\(max(1, wanted * size.height / size.width))") }
      } else {
        html.attribute("width", "\(size.width)")
        html.attribute("height", "\(size.height)")
      }
    }
    if hasImage { html.markup(" loading=\"lazy\"") }
    hasImage = true
  }

  private mutating func writeID(_ attributes: AttributeList?) {
    guard let id = attributes?.id else { return }
    let anchor = slugger.take(id)
    html.attribute("id", anchor)
    document.rawAnchors.append(anchor)
  }

  private mutating func writeTitle(_ title: UnsafeBufferPointer<UInt8>) {
    guard !title.isEmpty else { return }
    html.markup("\" title=\"")
    write(title)
  }

  /// Writes a destination and records its target.
  ///
  /// - Returns: the index of the link in the document.
  private mutating func noteLink(_ node: CommonMarkNode, image: MarkdownDocument.Link.Image?) -> Int {
    let (url, isReference) = LinkScheme.reference(node.url)
    let range = range(of: node, needle: url)
    if needsRepair {
      var repaired: [UInt8] = []
      TextRepair.forEachPiece(of: url) { repaired += $0 }
      repaired.withUnsafeBufferPointer { noteLink($0, at: range, image: image, isReference: isReference) }
    } else {
      noteLink(url, at: range, image: image, isReference: isReference)
    }
    return document.links.count - 1
  }

  /// Writes an address, and records where it leads.
  mutating func noteLink(
    _ url: UnsafeBufferPointer<UInt8>, at range: SourceRange, image: MarkdownDocument.Link.Image?, isReference: Bool
  ) {
    var (target, published) = (LinkTarget.external, [UInt8]?.none)
    if LinkScheme.isUnsafe(url) {
      target = .unsafe
      if options.html == .trust { document.holdsTrustedMarkup = true }
    } else if LinkScheme.isTemplate(url) {
      published = []
    } else if let anchor = footnoteAnchor(url) {
      (target, published) = (.samePage(fragment: anchor), Array("#\(anchor)".utf8))
    } else if let resolver {
      (target, published) = resolver.resolve(url, isImage: image != nil, isReference: isReference)
      if case .file = target, let own = Footnotes.address(url) {
        (target, published) = own.withUnsafeBufferPointer {
          resolver.resolve($0, isImage: image != nil, isReference: isReference)
        }
        published = published ?? own
      }
    }
    if target == .unsafe, options.html != .trust {
      reportUnsafeLink(url, at: text.location(range))
    } else if let published {
      published.withUnsafeBufferPointer { html.url($0) }
    } else {
      html.url(url)
    }
    note(
      MarkdownDocument.Link(
        destination: String(decoding: url, as: UTF8.self), target: target, range: text.fileRange(range), image: image),
      at: range)
  }

  /// Keeps a link of the page, at a range of its text.
  mutating func note(_ link: MarkdownDocument.Link, at range: SourceRange) {
    var link = link
    if let place = text.includedPlace(of: range) { link.included = place }
    document.links.append(link)
  }

  /// Reports the destination that a link loses, unless it does nothing.
  mutating func reportUnsafeLink(_ url: UnsafeBufferPointer<UInt8>, at location: SourceLocation) {
    guard !LinkScheme.doesNothing(url) else { return }
    unsafeLinkFindings.add(
      { .unsafeLink(MessageText.summary(url[...]), at: location) }, others: { .moreUnsafeLinks($0, at: location) },
      to: &document.diagnostics)
  }

  // MARK: Positions

  /// The location of a link, an image, or inline HTML in the file.
  mutating func range(of node: CommonMarkNode, needle: UnsafeBufferPointer<UInt8>) -> SourceRange {
    if node.tag != 0, let place = place(of: node) { return place }
    if isInSheet { return sheet.range(of: node, in: text) }
    guard let block else { return text.lineRange(node.startLine) }
    if locator == nil { locator = InlineLocator(block, of: text, quotes: quotes.count) }
    return locator?.range(of: node, needle: needle, searches: &searches) ?? text.lineRange(node.startLine)
  }
}
