import Diagnostics
import Files
import Guidelines

/// Files that are not pages here, and may have been pages of another tool.
extension SiteValidator {
  /// One finding for each kind: such files come in dozens, and one line of “exclude” settles them.
  func foreignFiles() -> [Diagnostic] {
    guard !sources.foreign.isEmpty else { return [] }
    // Where only files are published that pages link to, nobody expects others than pages.
    let isLinked = library.configuration.files == .linked
    if isLinked, !sources.foreign.contains(where: UnreadPages.arePages) { return [] }
    let linked = isLinked ? LinkedFiles([library]) : nil
    let published = Set(sources.assets.lazy.filter { linked?.contains($0) ?? true }.map(\.path))
    // Readers see those that pages include, in code.
    let included = Set(library.pages.flatMap(\.includedFiles))
    // Pages of websites have lowercase names; others, such as `useLinks.tsx`, are parts of pages.
    let files = sources.foreign.filter { path in
      if isLinked, published.contains(path) || !UnreadPages.arePages(path) { return false }
      let name = SitePath.name(of: path).utf8
      let isPart =
        ForeignFile.kind(of: path) == .component
        && (name.contains { (0x41...0x5A).contains($0) } || name.first == UInt8(ascii: "_")
          || path.split(separator: "/").dropLast().contains { Self.codeFolders.contains(String($0)) })
      return !isPart && !included.contains(sources.content.file(path))
    }
    // Others have front matter, and are filled in by another tool.
    let groups = Dictionary(grouping: files) { published.contains($0) ? nil : ForeignFile.kind(of: $0) ?? .template }
    return groups.compactMap { group, paths in
      guard let first = paths.first else { return nil }
      let kind = group ?? .page
      let what = group == nil ? "published as files, and not as pages" : "not published"
      let endings = Set(paths.map(ForeignFile.ending)).sorted().map { "“.\($0)”" }
      let listed = endings.count > 3 ? endings.prefix(3) + ["the like"] : endings[...]
      let summary =
        paths.count == 1
        ? "“\(first)” is \(group == nil ? "published as a file, and not as a page" : what)"
        : "\(paths.count) files that end in \(listed.joined(separator: " or ")) are \(what), here the first"
      return Diagnostic(
        rule: .foreignFile, severity: isLinked || group == nil || kind == .component ? .note : nil, summary: summary,
        explanation: kind.advice,
        location: SourceLocation(path: sources.content.file(first)))
    }
  }

  /// Folders of code beside the pages that use it.
  private static let codeFolders: Set = ["src", "lib", "utils", "components", "hooks", "theme"]
}
