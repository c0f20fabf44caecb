package import Diagnostics
package import Dialogs

/// The words of dialogs, to be edited or translated away from their pages.
package struct CopyDeck: Sendable {
  package var toolVersion: String
  /// In the order of the deck.
  package var entries: [Entry]
  /// What is put before paths of files, so that whoever reads the deck finds them.
  package var pathPrefix: String

  package init(toolVersion: String, entries: [Entry], pathPrefix: String) {
    self.toolVersion = toolVersion
    self.entries = entries
    self.pathPrefix = pathPrefix
  }

  /// A dialog.
  package struct Entry: Sendable {
    package var dialog: Dialog
    package var id: String
    /// The page below the site's root.
    package var page: String
    /// Where the figure is: an absolute address, or one below the site's root where the site has no address.
    package var address: String
    package var platforms: [Platform]
    package var packs: [String]
    /// BCP 47 tag.
    package var language: String
    /// The page's file, which turns ranges into lines.
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

    /// The line of the file on which a text begins.
    func line(of text: Dialog.Text) -> Int { file.line(at: text.text.range.lowerBound) }

    /// The line of the file on which the block begins.
    var fenceLine: Int { file.line(at: dialog.fence.range?.lowerBound ?? 0) }
  }
}
