import Diagnostics
import Dialogs
import Files
import Markdown
import Writing

/// Files that are pages only here or only to Eleventy: pages that it makes parts of others, because they have no address
/// of their own, files that it writes in another format, and HTML without front matter.
struct EleventyParts {
  /// Folders whose data says that their pages are parts, below the folder with the pages.
  private(set) var folders: [String] = []
  /// Files that are written in another format, below the folder with the pages.
  private(set) var others: [String] = []
  /// Whether pages have tags, which are names of collections.
  private(set) var areTagged = false
  /// Whether at least half of the pages have a place in the navigation of their own.
  var arePlacedByKeys: Bool { counts.keyed * 2 >= counts.all }
  private var counts = (keyed: 0, all: 0)
  private var pages: [String] = []
  /// Pages in HTML without front matter.
  private var bare: [String] = []
  /// The one of them that is the home page.
  private var home: String?
  /// Pages that are called `README.md`, and not in the folder with the pages itself.
  private var readmes: [String] = []
  private static let mostPages = 10_000
  private static let mostFolders = 100

  init(_ content: ContentFolder, _ project: ForeignProject) {
    let said = project.paths.filter { path in
      guard Self.folder(ofData: path, content) != nil, let file = project.file(path) else { return false }
      return ScriptReader.value(of: file)?["permalink"]?.flag == false
    }
    var parts = Set(said.compactMap { Self.folder(ofData: $0, content) })
    for path in project.paths.lazy.filter({ SitePath.isPage($0) || SitePath.isHTML($0) }).prefix(Self.mostPages) {
      guard let below = content.below(path) else { continue }
      let around = ContentFolder(path: SitePath.folder(of: below)).ancestors
      guard !around.contains(where: { SourceTree.isPartial($0, isFolder: true) }) else { continue }
      guard let file = project.file(path) else { continue }
      let frontMatter = FrontMatter.split(file).content.map { PageFrontMatter.parse($0).frontMatter }
      areTagged = areTagged || !(frontMatter?.tags.isEmpty ?? true)
      counts.all += 1
      if frontMatter?.navigationKey != nil { counts.keyed += 1 }
      let address = frontMatter?.address?.value
      if let address, Self.formats.contains(where: address.hasSuffix) { others.append(below) }
      guard SitePath.isPage(path) else {
        if TemplatedFile.extendsTemplate(file.bytes) {
          bare.append(path)
          if below == "index.html" { home = path }
        }
        continue
      }
      if below.hasSuffix("/README.md"), address == nil { readmes.append(path) }
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

  /// What addresses of files that are no pages end with.
  private static let formats = [".txt", ".json", ".xml", ".css", ".js", ".csv", ".svg", ".ics", ".webmanifest"]

  /// What to say about them.
  var notes: [String] { [noteOnParts, noteOnOthers, noteOnBareFiles, noteOnReadmes].compactMap(\.self) }

  private var noteOnOthers: String? {
    guard let first = others.first else { return nil }
    return "\(counted(others.count, "file")) that Eleventy writes in another format, such as \(first), "
      + "\(others.count == 1 ? "is" : "are") left out (`permalink` names a file of text or data): publish what it writes"
  }

  private var noteOnBareFiles: String? {
    guard let first = home.map({ $0 + ", the home page" }) ?? bare.first else { return nil }
    return "\(counted(bare.count, "file")) in HTML without front matter, such as \(first), "
      + "\(bare.count == 1 ? "is" : "are") not read as \(bare.count == 1 ? "a page" : "pages"): "
      + "begin \(bare.count == 1 ? "it" : "each") with two lines of “---”"
  }

  private var noteOnReadmes: String? {
    guard let first = readmes.first else { return nil }
    if readmes.count == 1 {
      return
        "\(first) is the index page of its folder, which Eleventy publishes below /README/: if readers do not need "
        + "it, name it in “exclude”"
    }
    return "\(readmes.count) files called README.md, such as \(first), are the index pages of their folders, which "
      + "Eleventy publishes below /README/: if readers do not need them, name them in “exclude”"
  }

  private var noteOnParts: String? {
    guard let first = pages.first else { return nil }
    let verb = pages.count == 1 ? "is" : "are"
    return "\(counted(pages.count, "page")) that Eleventy makes part of others, such as \(first), \(verb) left out "
      + "(`permalink: false`, or a name that begins with “_”): move the text to the pages that show it"
  }
}
