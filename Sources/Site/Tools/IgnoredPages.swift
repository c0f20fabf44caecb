import Diagnostics
import Files
import Writing

/// Folders among the pages that Git ignores: a program puts pages there before the site is built.
enum IgnoredPages {
  /// What to say about the first of them.
  static func note(on content: String, of project: ForeignProject) -> String? {
    guard !content.isEmpty, let file = project.file(".gitignore") else { return nil }
    for line in String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let folder = line.split(separator: "/").joined(separator: "/")
      guard folder.hasPrefix(content + "/"), !folder.contains(where: { "*?[! ".contains($0) }), !folder.contains(".."),
        project.pages(in: folder) == 0
      else { continue }
      let name = SitePath.name(of: folder)
      let count = project.pages(in: name)
      let pages = count > 0 ? "the \(counted(count, "page")) of \(name)" : "pages"
      return "\(folder) is left out, as Git ignores it: if a program puts \(pages) there, move them, or run it before "
        + "each build and set `gitignore: false`"
    }
    return nil
  }
}

extension ForeignSettings {
  private static let mostPatterns = 100

  /// Keeps pages that Git has although its patterns name them.
  mutating func keepTracked(of project: ForeignProject) {
    let here = ContentFolder(path: content)
    let patterns = project.restored.lazy.compactMap { path -> String? in
      guard let below = here.below(path), !below.isEmpty, !below.utf8.contains(where: { "*?[\\".utf8.contains($0) }),
        project.paths.contains(where: {
          ($0 == path || path.hasSuffix("/") && $0.hasPrefix(path)) && SitePath.isPage($0)
        })
      else { return nil }
      return "!/" + below
    }
    excluded += patterns.sorted().prefix(Self.mostPatterns)
  }
}
