/// The texts that pages show by name: the setting `variables`.
package struct Variables: Sendable, Hashable {
  /// Those of all pages.
  private var texts: [String: String] = [:]
  /// Those of the pages below a folder of Content, the outermost folder first.
  private var folders: [Folder] = []

  private struct Folder: Sendable, Hashable {
    var folder: ContentFolder
    var texts: [String: String]
  }

  /// Adds a text for all pages.
  mutating func add(_ text: String, named name: String) { texts[name] = text }

  /// Adds texts for the pages below a folder, given by its path below Content.
  mutating func add(_ texts: [String: String], below folder: String) {
    folders.append(Folder(folder: ContentFolder(path: folder), texts: texts))
    folders.sort { $0.folder.path.utf8.count < $1.folder.path.utf8.count }
  }

  /// Whether any page has a text with a name.
  func have(_ name: String) -> Bool { texts[name] != nil || folders.contains { $0.texts[name] != nil } }

  /// The text of a page with a name: of several, that of the innermost folder.
  func text(_ name: String, of page: String) -> String? {
    folders.last { $0.texts[name] != nil && $0.folder.below(page) != nil }?.texts[name] ?? texts[name]
  }

  /// The texts of a page, given by its file below Content: of two with a name, that of the innermost folder.
  func texts(of page: String) -> [String: String] {
    folders.reduce(into: texts) { texts, folder in
      if folder.folder.below(page) != nil { texts.merge(folder.texts) { $1 } }
    }
  }
}
