import Diagnostics
import Dialogs
import Files
import Markdown
import Writing

/// Pages that Eleventy makes parts of others: those without an address of their own.
struct EleventyParts {
  /// Folders whose data says that their pages are parts, below the folder with the pages.
  private(set) var folders: [String] = []
  private var pages: [String] = []
  private static let mostPages = 10_000
  private static let mostFolders = 100

  init(_ content: ContentFolder, _ project: ForeignProject) {
    let said = project.paths.filter { path in
      guard Self.folder(ofData: path, content) != nil, let file = project.file(path) else { return false }
      return ScriptReader.value(of: file)?["permalink"]?.flag == false
    }
    var parts = Set(said.compactMap { Self.folder(ofData: $0, content) })
    for path in project.paths.lazy.filter(SitePath.isPage).prefix(Self.mostPages) {
      guard let below = content.below(path) else { continue }
      let around = ContentFolder(path: SitePath.folder(of: below)).ancestors
      guard !around.contains(where: { SourceTree.isPartial($0, isFolder: true) }) else { continue }
      let address = Self.address(of: path, project)
      // A page can have an address all the same.
      if let address, address != "false" { parts.subtract(around) }
      if address == "false" || SourceTree.isPartial(below, isFolder: false) || !parts.isDisjoint(with: around) {
        pages.append(path)
      }
    }
    folders = Array(parts.sorted().prefix(Self.mostFolders))
  }

  /// The folder that a file has data for: `posts` for `posts/posts.json` and `posts/posts.11tydata.mjs`.
  static func folder(ofData path: String, _ content: ContentFolder) -> String? {
    guard let below = content.below(path), [".json", ".js", ".cjs", ".mjs"].contains(where: path.hasSuffix) else {
      return nil
    }
    let folder = SitePath.folder(of: below)
    let name = SitePath.name(of: below).split(separator: ".").dropLast().filter { $0 != "11tydata" }
    return !folder.isEmpty && name.joined(separator: ".") == SitePath.name(of: folder) ? folder : nil
  }

  /// The address that front matter gives to a page.
  private static func address(of page: String, _ project: ForeignProject) -> String? {
    project.file(page).flatMap { FrontMatter.split($0).content }
      .flatMap { PageFrontMatter.parse($0).frontMatter.address?.value }
  }

  /// What to say about them; nil if there are none.
  var note: String? {
    guard let first = pages.first else { return nil }
    let verb = pages.count == 1 ? "is" : "are"
    return "\(counted(pages.count, "page")) that Eleventy makes part of others, such as \(first), \(verb) left out "
      + "(`permalink: false`, or a name that begins with “_”): move the text to the pages that show it"
  }
}
