import Files
import Markdown
import Writing

/// What other programs write in front of the anchors of headings: GitHub’s `user-content-`, and the `content-` of
/// league/commonmark.
///
/// Where a page has no such anchor, links to it lead to the anchor without the prefix.
enum AnchorPrefix {
  private static let all = ["user-content-", "content-"]

  /// The anchor of a page that a fragment with a prefix stands for; nil if the page has the fragment itself, or neither.
  ///
  /// - Parameter isAnchor: whether the page has an anchor.
  static func anchor(_ fragment: String, where isAnchor: (String) -> Bool) -> String? {
    for prefix in all where fragment.utf8.starts(with: prefix.utf8) {
      let rest = String(fragment.dropFirst(prefix.utf8.count))
      if rest.isEmpty || isAnchor(fragment) { return nil }
      return isAnchor(rest) ? rest : nil
    }
    return nil
  }

  /// Whether a link leads to an anchor with a prefix.
  static func isIn(_ destination: String) -> Bool {
    guard let mark = destination.utf8.firstIndex(of: UInt8(ascii: "#")) else { return false }
    let fragment = destination.utf8[mark...].dropFirst()
    return all.contains { fragment.starts(with: $0.utf8) }
  }
}

/// What makes links to anchors with a prefix lead where the pages have the anchors.
struct PrefixedAnchors: Sendable {
  /// All pages by where they are published, which few sites need.
  private let pages: Once<[String: ParsedPage]>

  init(_ published: [ParsedPage]) {
    pages = Once { Dictionary(published.map { ($0.path, $0) }) { first, _ in first } }
  }

  private static func isIn(_ page: ParsedPage) -> Bool {
    page.document.links.contains { $0.image == nil && AnchorPrefix.isIn($0.destination) }
  }

  /// Takes prefixes out of the links in the published text of a page.
  func removePrefixes(from body: inout [UInt8], of page: ParsedPage) {
    guard Self.isIn(page) else { return }
    let anchors = AnchorNamesOfPages()
    var (result, copied, index) = ([UInt8](), 0, 0)
    while let range = body[index...].firstRange(ofText: " href=\"") {
      let end = body[range.upperBound...].firstIndex(of: UInt8(ascii: "\"")) ?? body.endIndex
      index = end
      guard let mark = body[range.upperBound..<end].firstIndex(of: UInt8(ascii: "#")) else { continue }
      let address = String(decoding: body[range.upperBound..<mark], as: UTF8.self)
      let fragment = String(decoding: body[(mark + 1)..<end], as: UTF8.self)
      guard AnchorPrefix.isIn("#" + fragment), let target = target(of: address, from: page) else { continue }
      let decoded = PercentEncoding.decode(fragment)
      guard let anchor = AnchorPrefix.anchor(decoded, where: { anchors.has($0, on: target) }) else { continue }
      result += body[copied...mark]
      result += fragment.utf8.dropFirst(decoded.utf8.count - anchor.utf8.count)
      copied = end
    }
    if copied > 0 { body = result + body[copied...] }
  }

  /// The page that a published address leads to from another page.
  private func target(of address: String, from page: ParsedPage) -> ParsedPage? {
    if address.isEmpty { return page }
    guard !address.utf8.contains(UInt8(ascii: ":")), !address.utf8.contains(UInt8(ascii: "?")),
      let path = SitePath.resolve(PercentEncoding.decode(address), from: page.path)
    else { return nil }
    let pages = pages.value
    if address.utf8.last == UInt8(ascii: "/") { return pages[path.isEmpty ? "index.html" : path + "/index.html"] }
    return pages[path] ?? pages[path + ".html"] ?? pages[path.isEmpty ? "index.html" : path + "/index.html"]
  }
}
