import Diagnostics
import Files
import Markdown
import Writing

/// Pages that a project has in another language than Markdown, such as templates: they are not part of the site.
enum UnreadPages {
  /// What to say about them: of each kind, those that look like pages, or all if there are more than pages that are read.
  static func notes(on content: String, of project: ForeignProject) -> [String] {
    let here = ContentFolder(path: content)
    var files: [String: [String]] = [:]
    for path in project.paths {
      guard let below = here.below(path), !isInPartialFolder(below),
        let kind = ForeignFile.kind(of: path), kind != .component || isBelowPages(path)
      else { continue }
      files[ForeignFile.ending(of: path), default: []].append(path)
    }
    let read = project.pages(in: content)
    let kinds = files.map { ending, paths in
      (ending: ending, paths: paths.count > read ? paths : paths.filter { arePages($0) || holdsTitle($0, project) })
    }
    let sorted = kinds.filter { !$0.paths.isEmpty }.sorted { ($1.paths.count, $0.ending) < ($0.paths.count, $1.ending) }
    return sorted.prefix(mostKinds).compactMap { ending, paths in
      guard let first = paths.min() else { return nil }
      let name = ForeignFile.language(ofEnding: ending).map { "\($0) (.\(ending))" } ?? ".\(ending)"
      let verb = paths.count == 1 ? "is" : "are"
      return
        "\(counted(paths.count, "page")) in \(name), such as \(first), \(verb) not read: convert what readers need to "
        + "Markdown"
    }
  }

  private static let mostKinds = 4

  /// Whether a file is a page by its name, and not one about the project.
  static func arePages(_ path: String) -> Bool {
    ForeignFile.looksLikePage(path)
      && !ProjectFolder.isNote(String(path.dropLast(ForeignFile.ending(of: path).utf8.count + 1)))
  }

  /// Whether a template has front matter with a title, as pages have.
  private static func holdsTitle(_ path: String, _ project: ForeignProject) -> Bool {
    guard ForeignFile.kind(of: path) == .template, let file = project.file(path),
      let frontMatter = FrontMatter.split(file).content
    else { return false }
    return frontMatter.bytes.split(separator: UInt8(ascii: "\n")).contains { $0.starts(with: "title:".utf8) }
  }

  /// Whether a component is a page, as Astro reads those in `src/pages`.
  private static func isBelowPages(_ path: String) -> Bool {
    SitePath.folder(of: path).split(separator: "/").contains("pages")
  }

  private static func isInPartialFolder(_ path: String) -> Bool {
    ContentFolder(path: SitePath.folder(of: path)).ancestors.contains { SourceTree.isPartial($0, isFolder: true) }
  }
}
