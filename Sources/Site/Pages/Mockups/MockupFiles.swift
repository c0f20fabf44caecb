import Diagnostics
import Mockups
import Words
import Writing

/// The mockup files that a site publishes for use elsewhere.
///
/// Mockups of the rule reference are not included, because they are not designs.
struct MockupFiles: Sendable {
  /// The address of the site, with a slash at its end.
  let url: String?
  /// The text for descriptions.
  let words: Words
  /// The files that may be published.
  let addresses: SiteAddresses

  /// Nil if the site publishes none.
  init?(_ library: Library, _ addresses: SiteAddresses) {
    guard library.configuration.publishesMockups else { return nil }
    url = library.configuration.url
    words = library.words
    self.addresses = addresses
  }

  /// Writes the mockup files of a page.
  func write(_ page: ParsedPage, findings: [Diagnostic], to output: some SiteOutput) throws {
    guard page.reference == nil else { return }
    let ofBlocks = page.byBlock(findings).inBlocks
    for index in page.distinctBlocks {
      let block = page.blocks[index]
      guard let dialog = block.dialog, !block.isBroken(by: ofBlocks[index]) else { continue }
      for platform in block.platforms {
        guard let scene = MockupRenderer.drawing(for: dialog, on: platform, words: words) else { continue }
        for look in MockupFile.looks {
          let path = MockupFile.path(of: block.id, of: page.path, on: platform, look)
          guard addresses.generates(path) else { continue }
          var writer = HTMLWriter(capacity: 8192)
          SVGPrinter.print(scene, .standalone(look), into: &writer)
          try output.write(path, writer.bytes)
        }
      }
    }
  }
}
