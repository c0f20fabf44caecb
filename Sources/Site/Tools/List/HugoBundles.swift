import Files
import Markdown
import Writing

/// Markdown files beside the `index.md` of a page of Hugo: they are its resources, and not pages.
enum HugoBundles {
  private static let indexes: Set = ["index.md", "index.markdown", "index.html"]
  private static let most = 60
  /// More files of one folder have a pattern together.
  private static let few = 3

  /// Patterns for `exclude`, and what to say about them.
  static func resources(in content: String, of project: ForeignProject) -> (excluded: [String], note: String?) {
    let here = ContentFolder(path: content)
    let pages = project.paths.compactMap { path in SitePath.isPage(path) || isIndex(path) ? here.below(path) : nil }
    // That of the whole site would make all pages its resources; nobody means that.
    let bundles = Set(pages.filter { isIndex($0) }.map(SitePath.folder)).subtracting([""])
    var resources: [String: [String]] = [:]
    for page in pages where SitePath.isPage(page) {
      let around = ContentFolder(path: SitePath.folder(of: page)).ancestors.filter(bundles.contains)
      guard let outer = around.last, !(SitePath.folder(of: page) == outer && isIndex(page)) else { continue }
      resources[outer, default: []].append(page)
    }
    var patterns: [String] = []
    for (folder, files) in resources.sorted(by: { $0.key < $1.key }) {
      let isPlain = !folder.contains { "*?[\\!".contains($0) }
      guard isPlain, !files.contains(where: { $0.contains { "*?[\\".contains($0) } }) else { continue }
      if files.count <= few {
        patterns += files.map { "/" + $0 }.sorted()
      } else {
        patterns += ["/\(folder)/**/*.md", "!/\(folder)/index*.md"]
      }
    }
    let all = resources.values.flatMap(\.self)
    guard let first = all.min(), patterns.count <= most else { return ([], nil) }
    let verb = all.count == 1 ? "is" : "are"
    return (
      patterns,
      "\(counted(all.count, "file")) beside the index.md of a page, such as \(here.file(first)), \(verb) left out: Hugo "
        + "makes no pages of them, unlike those beside an _index.md"
    )
  }

  /// Whether a file is the page of its folder, in any language: `index.md`, `index.de.md`.
  private static func isIndex(_ path: String) -> Bool {
    let parts = SitePath.name(of: path).split(separator: ".")
    guard parts.count == 3 else { return indexes.contains(SitePath.name(of: path)) }
    return indexes.contains("\(parts[0]).\(parts[2])") && LanguageFolders.isLanguage(String(parts[1]))
  }
}
