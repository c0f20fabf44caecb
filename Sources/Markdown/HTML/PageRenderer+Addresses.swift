import Diagnostics
import HTML
import Writing

extension PageRenderer {
  /// Notes an address in HTML, as Markdown's links are noted.
  ///
  /// - Parameter image: what is known of the image, if it shows one.
  /// - Returns: the address to publish; nil if it must be left out.
  mutating func note(
    address value: [UInt8], for use: HTMLAddress.Use, image: MarkdownDocument.Link.Image? = nil, at range: SourceRange
  ) -> [UInt8]? {
    let (address, isReference) = HTMLAddress.clean(value).withUnsafeBufferPointer { url in
      let (plain, isReference) = LinkScheme.reference(url)
      return (Array(plain), isReference)
    }
    let isSafe = HTMLAddress.isSafe(address, for: use)
    if address.withUnsafeBufferPointer({ LinkScheme.isTemplate($0) }) { return nil }
    let isSource = if case .source = use { true } else { false }
    let isLink = if case .link = use { true } else { false }
    let isMedia = if case .media = use { true } else { false }
    if isSource { return isSafe ? address : nil }
    var (target, published) = (LinkTarget.external, [UInt8]?.none)
    if !isSafe {
      target = .unsafe
    } else if isLink, let anchor = address.withUnsafeBufferPointer({ footnoteAnchor($0) }) {
      (target, published) = (.samePage(fragment: anchor), Array("#\(anchor)".utf8))
    } else if let resolver {
      (target, published) = address.withUnsafeBufferPointer {
        resolver.resolve($0, isImage: !isLink, isReference: isReference && isLink, isHTML: true)
      }
      if isLink, case .file = target, let own = address.withUnsafeBufferPointer({ Footnotes.address($0) }) {
        (target, published) = own.withUnsafeBufferPointer {
          resolver.resolve($0, isImage: false, isReference: isReference)
        }
        published = published ?? own
      }
    }
    if !isSafe, options.html != .trust {
      let location = text.location(range)
      address.withUnsafeBufferPointer { reportUnsafeLink($0, at: location) }
    }
    note(
      MarkdownDocument.Link(
        destination: String(decoding: address, as: UTF8.self), target: target, range: text.fileRange(range),
        image: image, isMedia: isMedia), at: range)
    return isSafe || options.html == .trust ? published ?? address : nil
  }

  /// What is known of the image that an element shows.
  static func image(of element: HTMLNode) -> MarkdownDocument.Link.Image {
    let alt = element.attribute("alt")
    return .init(
      alt: alt.map { String(decoding: $0, as: UTF8.self) } ?? "",
      title: element.attribute("title").map { String(decoding: $0, as: UTF8.self) } ?? "",
      isDecorative: alt?.allSatisfy { $0 <= 0x20 } == true
        || element.attribute("role").map { $0 == Array("presentation".utf8) } == true)
  }

  /// An image whose alternative text is that of another, or of a video.
  static let picture = MarkdownDocument.Link.Image(alt: "", title: "", isDecorative: true)
}
