package import Diagnostics
package import Dialogs
package import Mockups
package import Site
package import Words

/// The mockups of pages as separate files, for slides, tickets, and other documentation.
package struct MockupExport: Sendable {
  /// A dialog on one platform: one file per appearance.
  package struct Mockup: Sendable {
    let dialog: Dialog
    /// The page, relative to the root of the site: `patterns/drafts.html`.
    package let page: String
    package let id: String
    package let platform: Platform

    /// The name of its files in the folder of the page: `discard-ios-light`.
    ///
    /// Without an extension.
    package func name(_ look: SVGPrinter.Look) -> String { MockupFile.name(of: id, on: platform, look) }
  }

  package private(set) var mockups: [Mockup] = []
  /// Requested platforms that do not support the dialog, by dialog.
  package private(set) var undrawn: [(id: String, platform: Platform)] = []
  /// Pages with dialogs that cannot be drawn, once for each dialog.
  package private(set) var broken: [String] = []
  /// The IDs of the dialogs of each page, drawn or not, by the folder of its mockups.
  private var ids: [String: Set<String>] = [:]
  /// Appearances, in the order of writing.
  package let looks: [SVGPrinter.Look]
  private let words: Words

  /// Selects what to draw.
  ///
  /// - Parameters:
  ///   - findings: the findings of the pages.
  ///   - id: the dialog to draw, or nil for all.
  ///   - platforms: the platforms to draw, or nil for those of the block, page, or site.
  ///   - words: text for descriptions and for the interface around live dialogs.
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
      let ofBlocks = page.byBlock(own).inBlocks
      for index in page.distinctBlocks where id == nil || page.blocks[index].id == id {
        let block = page.blocks[index]
        guard let dialog = block.dialog, !block.isBroken(by: ofBlocks[index]) else {
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

  /// Whether a page, given the folder of its mockups, has a dialog.
  func holds(_ id: String, in folder: String) -> Bool { ids[folder]?.contains(id) ?? false }

  /// The number of files to write.
  package var fileCount: Int { mockups.count * looks.count }

  /// The characters of its drawings that the fonts of mockups do not have.
  package var foreignCharacters: Set<Unicode.Scalar> {
    var characters = Set<Unicode.Scalar>()
    for mockup in mockups {
      guard let scene = MockupRenderer.scene(for: mockup.dialog, on: mockup.platform, words: words) else { continue }
      for run in scene.texts { characters.formUnion(TextMetrics.foreign(in: run.text, run.style.face)) }
    }
    return characters
  }

  /// Creates the files in parallel and writes each one as soon as it is done.
  ///
  /// - Parameter path: the path of a mockup file, without an extension.
  /// - Throws: what the format and the output throw.
  package func write(
    as format: MockupFormat, to output: any SiteOutput, path: @escaping @Sendable (Mockup, SVGPrinter.Look) -> String
  ) async throws {
    let live = LiveAssets(words)
    _ = try await concurrently(mockups.count, batch: 8, state: {}) { _, range in
      for mockup in mockups[range] {
        guard let scene = format.scene(for: mockup.dialog, on: mockup.platform, words) else { continue }
        for look in looks {
          try output.write(
            path(mockup, look) + format.ending, format.bytes(of: scene, mockup.dialog, look, words, live: live))
        }
      }
    }
  }
}
