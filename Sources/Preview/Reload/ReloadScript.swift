/// The script that is added to every page in the preview, and the addresses reserved for the preview.
enum ReloadScript {
  static let address = "/.patternbook/reload.js"
  static let eventsAddress = "/.patternbook/events"

  static var bytes: [UInt8] { PackageResources.reload_js }

  /// Adds the script to a page: at the end of its head, or of the page if there is no head.
  ///
  /// The element contains the build ID of the page, so that a page that missed an event knows it is out of date.
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
