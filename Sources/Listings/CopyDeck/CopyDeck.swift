package import Diagnostics
package import Dialogs

/// The text of dialogs, for editing or translating away from the pages.
package struct CopyDeck: Sendable {
  package var toolVersion: String
  /// The dialogs, in order.
  package var entries: [Entry]
  /// How to write file paths, so that readers of the deck can find the files.
  package var paths: PathStyle

  package init(toolVersion: String, entries: [Entry], paths: PathStyle) {
    self.toolVersion = toolVersion
    self.entries = entries
    self.paths = paths
  }

  /// A dialog.
  package struct Entry: Sendable {
    package var dialog: Dialog
    package var id: String
    /// The page, relative to the root of the site.
    package var page: String
    /// The address of the figure: absolute, or relative to the root of the site if the site has no address.
    package var address: String
    package var platforms: [Platform]
    package var packs: [String]
    /// BCP 47 tag.
    package var language: String
    /// The file of the page, which turns ranges into lines.
    package var file: SourceFile

    package init(
      dialog: Dialog, id: String, page: String, address: String, platforms: [Platform], packs: [String],
      language: String, file: SourceFile
    ) {
      self.dialog = dialog
      self.id = id
      self.page = page
      self.address = address
      self.platforms = platforms
      self.packs = packs
      self.language = language
      self.file = file
    }

    /// The line of the file where a text starts.
    func line(of text: Dialog.Text) -> Int { file.line(at: text.text.range.lowerBound) }

    /// The line of the file where the block starts.
    var fenceLine: Int { file.line(at: dialog.fence.range?.lowerBound ?? 0) }
  }
}
