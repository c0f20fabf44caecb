package import Diagnostics
package import Dialogs
package import Mockups
package import Site
package import Words

/// The mockups of pages as files of their own, for slides, tickets and other documentation.
package struct MockupExport: Sendable {
  /// One dialog on one platform: a file for each appearance.
  package struct Mockup: Sendable {
    let dialog: Dialog
    /// The page below the site's root: `patterns/drafts.html`.
    package let page: String
    package let id: String
    package let platform: Platform

    /// What its files are called, below a folder that is the page's own: `discard-ios-light`.
    ///
    /// Without an ending.
    package func name(_ look: SVGPrinter.Look) -> String { MockupFile.name(of: id, on: platform, look) }
  }

  package private(set) var mockups: [Mockup] = []
  /// Platforms that were asked for and have no such dialog, by dialog.
  package private(set) var undrawn: [(id: String, platform: Platform)] = []
  /// Pages with dialogs that have faults which keep them from being drawn, once for each dialog.
  package private(set) var broken: [String] = []
  /// The ids of the dialogs of each page, drawn or not, by the folder of its mockups.
  private var ids: [String: Set<String>] = [:]
  /// Appearances, in the order of writing.
  package let looks: [SVGPrinter.Look]
  private let words: Words

  /// Chooses what to draw.
  ///
  /// - Parameters:
  ///   - findings: those of the pages.
  ///   - id: the one dialog that is wanted, or nil for all.
  ///   - platforms: those that are wanted, or nil for what block, page or site say.
  ///   - words: those of descriptions, and of the interface around live dialogs.
  package init(
    pages: [ParsedPage], findings: [Diagnostic], id: String? = nil, platforms: [Platform]? = nil,
    looks: [SVGPrinter.Look], words: Words
  ) {
    self.looks = looks
    self.words = words
    let findings = Dictionary(grouping: findings) { $0.location?.path ?? "" }
    for page in pages {
      let own = findings[page.source] ?? []
      ids[MockupFile.folder(of: page.path)] = Set(page.blocks.map(\.id))
      for block in page.distinctBlocks where id == nil || block.id == id {
        guard let dialog = block.dialog, !block.isBroken(by: block.findings(among: own)) else {
          broken.append(page.source)
          continue
        }
        for platform in platforms ?? block.platforms {
          if MockupRenderer.isDrawn(dialog.kind.value, on: platform) {
            mockups.append(Mockup(dialog: dialog, page: page.path, id: block.id, platform: platform))
          } else {
            undrawn.append((block.id, platform))
          }
        }
      }
    }
  }

  /// Whether a page, by the folder of its mockups, has a dialog.
  func holds(_ id: String, in folder: String) -> Bool { ids[folder]?.contains(id) ?? false }

  /// How many files there are to write.
  package var fileCount: Int { mockups.count * looks.count }

  /// Makes the files, side by side, and hands each on as soon as it is done.
  ///
  /// - Parameter path: where a mockup's file goes, without an ending.
  /// - Throws: what the format and the output throw.
  package func write(
    as format: MockupFormat, to output: any SiteOutput, path: @escaping @Sendable (Mockup, SVGPrinter.Look) -> String
  ) async throws {
    let live = LiveAssets(words)
    _ = try await concurrently(mockups.count, batch: 8, state: {}) { _, range in
      for mockup in mockups[range] {
        guard let scene = MockupRenderer.scene(for: mockup.dialog, on: mockup.platform, words: words) else { continue }
        for look in looks {
          try output.write(
            path(mockup, look) + format.ending, format.bytes(of: scene, mockup.dialog, look, words, live: live))
        }
      }
    }
  }
}
