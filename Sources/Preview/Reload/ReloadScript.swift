/// The small script that every page gets while it is previewed, and the addresses that belong to the preview itself.
enum ReloadScript {
  static let address = "/.patternbook/reload.js"
  static let eventsAddress = "/.patternbook/events"

  static var bytes: [UInt8] { PackageResources.reload_js }

  /// A page with the script: at the end of its head, or of a page without one at its end.
  ///
  /// The element names the build that the page is of, so that a page which missed an event knows that it is old.
  static func inserted(into page: [UInt8], revision: String) -> Content {
    let element = "<script src=\"\(address)\" data-revision=\"\(revision)\" defer></script>"
    let end = endOfHead(page) ?? page.count
    return Content(pieces: [page[..<end], Array(element.utf8)[...], page[end...]])
  }

  private static func endOfHead(_ page: [UInt8]) -> Int? {
    let tag = Array("</head".utf8)
    guard page.count >= tag.count else { return nil }
    return (0...page.count - tag.count).first { start in
      page[start] == tag[0] && tag.indices.allSatisfy { page[start + $0] | 0x20 == tag[$0] | 0x20 }
    }
  }
}
