package import Diagnostics
package import Dialogs
import Guidelines
import HTML
package import Mockups

/// The mockups of one page as files of their own, for slides, tickets and other documentation.
package struct MockupExport: Sendable {
  /// A mockup as a file.
  package struct File: Sendable, Hashable {
    /// Name without an ending: the dialog's id and the platform.
    package var name: String
    package var svg: [UInt8]
  }

  package var files: [File]
  /// Ids of the page's dialogs.
  package var ids: [String]
  /// Platforms that were asked for and have no such dialog, by dialog.
  package var undrawn: [(id: String, platform: Platform)]
  /// What was found in the page.
  package var diagnostics: [Diagnostic]

  /// Draws the dialogs of a page.
  ///
  /// - Parameters:
  ///   - path: the page below the project's root: `Content/a.md`.
  ///   - id: the one dialog that is wanted, or nil for all.
  ///   - platforms: those that are wanted, or nil for what block, page or site say.
  /// - Returns: nil where there is no such page.
  /// - Throws: `FileError`.
  package init?(
    path: String, of tree: FileTree, id: String? = nil, platforms: [Platform]? = nil,
    look: SVGPrinter.Look
  ) throws {
    guard let bytes = try tree.read(path) else { return nil }
    let source = try tree.read(SiteConfiguration.path).map { SourceFile(path: SiteConfiguration.path, bytes: $0) }
    let (configuration, configurationFindings) = SiteConfiguration.parse(source, in: tree)
    let below = path.hasPrefix(SourceTree.contentFolder + "/") ? String(path.dropFirst(8)) : path
    let page = PageParser(configuration: configuration, options: PipelineOptions())
      .parse(SourceFile(path: path, bytes: bytes), below: below)
    diagnostics = (configurationFindings + page.diagnostics).filter { $0.severity == .error }
    ids = page.blocks.map(\.id)
    files = []
    undrawn = []
    for block in page.blocks where id == nil || block.id == id {
      guard let dialog = block.dialog else { continue }
      for platform in platforms ?? block.platforms {
        guard let scene = MockupRenderer.scene(for: dialog, on: platform) else {
          undrawn.append((block.id, platform))
          continue
        }
        var writer = HTMLWriter(capacity: 8192)
        SVGPrinter.print(scene, .standalone(look), into: &writer)
        files.append(File(name: block.id + "-" + platform.rawValue, svg: writer.bytes))
      }
    }
  }
}
