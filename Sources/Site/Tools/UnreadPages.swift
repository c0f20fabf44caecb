import Files
import Writing

/// Pages that a project has in another language than Markdown, such as templates: they are not part of the site.
enum UnreadPages {
  /// What to say about them, if there are more of one kind than there are pages that are read.
  static func note(on content: String, of project: ForeignProject) -> String? {
    let here = ContentFolder(path: content)
    var files: [String: [String]] = [:]
    for path in project.paths {
      guard let below = here.below(path), !isInPartialFolder(below),
        let kind = ForeignFile.kind(of: path), kind != .component || isBelowPages(path)
      else { continue }
      files[ForeignFile.ending(of: path), default: []].append(path)
    }
    let most = files.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
    guard let (ending, paths) = most, paths.count > project.pages(in: content), let first = paths.min() else {
      return nil
    }
    let name = ForeignFile.language(ofEnding: ending).map { "\($0) (.\(ending))" } ?? ".\(ending)"
    let verb = paths.count == 1 ? "is" : "are"
    return
      "\(counted(paths.count, "page")) in \(name), such as \(first), \(verb) not read: convert what readers need to "
      + "Markdown"
  }

  /// Whether a component is a page, as Astro reads those in `src/pages`.
  private static func isBelowPages(_ path: String) -> Bool {
    SitePath.folder(of: path).split(separator: "/").contains("pages")
  }

  private static func isInPartialFolder(_ path: String) -> Bool {
    ContentFolder(path: SitePath.folder(of: path)).ancestors.contains { SourceTree.isPartial($0, isFolder: true) }
  }
}
