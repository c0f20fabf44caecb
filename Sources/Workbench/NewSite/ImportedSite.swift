package import Diagnostics
import Dialogs
package import Files
package import Site
import Writing

/// The new settings for a project of another tool, tried out in memory: what a first build would find.
package struct ImportedSite: Sendable {
  package let site: ForeignSite
  /// The number of pages that a build would publish.
  package let pages: Int
  /// The findings of a first check with the new settings.
  package let findings: [Diagnostic]
  /// Pictures that seem to show a dialog, as `path:line: image`.
  package let pictures: [String]

  /// What pictures of dialogs are called.
  private static let words = [
    "alert", "alerts", "dialog", "dialogs", "modal", "modals", "sheet", "sheets", "actionsheet",
    "bottomsheet", "snackbar", "snackbars", "toast", "toasts", "popup", "popups", "pop up", "confirmation",
  ]
  private static let rule = "page/screenshot"
  private static let misspelled = "page/misspelled-key"
  /// Rules whose findings the settings, or the list of pictures, take care of.
  private static let settled = [rule, "site/unknown-key"]

  /// Checks a project with its new settings; nothing is written.
  ///
  /// - Parameters:
  ///   - files: the files of the new site.
  /// - Throws: `FileError`.
  package init(_ site: ForeignSite, in files: FileTree) async throws {
    var (site, result) = try await Self.anchored(site, Self.check(site, in: files), in: files)
    let parts = FoldersOfParts.all(in: result.library.pages)
    if !parts.isEmpty {
      site = site.excludingParts(parts)
      result = try await Self.check(site, in: files)
    }
    pages = result.library.pages.count
    let usual = Self.usualKeys(result.library.pages)
    let broken = Set(result.diagnostics.lazy.filter { $0.severity == .error }.map(\.rule))
    let imported = site.owning(usual.union(result.library.pages.flatMap { $0.frontMatter.unfamiliarKeys.map(\.value) }))
      .tolerating(broken, lists: result.diagnostics.contains { $0.rule == Self.rule })
      .lacking(result.diagnostics).losing(TextInFrontMatter.keys(of: result.library.pages))
      .ordered(by: TextInFrontMatter.orders(of: result.library.pages))
    self.site = imported
    let shown = result.diagnostics.filter { $0.rule == Self.rule }
    let own = Self.places(of: usual, in: result.library.pages)
    let open = result.diagnostics.filter { finding in
      if Self.settled.contains(finding.rule) { return false }
      guard finding.rule == Self.misspelled, let place = finding.location else { return true }
      return !own.contains(place)
    }
    findings = open.map { finding in
      var finding = finding
      if imported.warnings.contains(finding.rule) { finding.severity = min(finding.severity, .warning) }
      return finding
    }
    let sources = result.sources(from: files)
    pictures = shown.compactMap { finding in
      guard let location = finding.location, let range = location.range, let file = sources[location.path] else {
        return nil
      }
      let text = String(decoding: file.bytes[range].prefix(100), as: UTF8.self)
      return "\(location.path):\(file.position(at: range.lowerBound).line): \(text)"
    }
  }

  /// What a check with the new settings finds.
  private static func check(_ site: ForeignSite, in files: FileTree) async throws -> SiteResult {
    let wide = site.configuration + "rules: {\(rule): {words: [\(words.joined(separator: ", "))]}}\n"
    return try await Pipeline(files: overlay(Array(wide.utf8), on: files)).run(into: nil)
  }

  /// A site whose headings have the anchors that most links lead to.
  ///
  /// Many tools let a project choose how anchors are made, in a program that is not run here. Its links tell.
  private static func anchored(
    _ site: ForeignSite, _ result: SiteResult, in files: FileTree
  ) async throws -> (ForeignSite, SiteResult) {
    let broken = ForeignSite.brokenAnchors(in: result)
    guard broken >= leastUsual else { return (site, result) }
    // Half of the links: fewer may lead to anchors that they are like by chance.
    var (best, fewest) = ((site, result), broken / 2)
    for other in site.withOtherAnchors(for: result) {
      let checked = try await check(other, in: files)
      let count = ForeignSite.brokenAnchors(in: checked)
      if count < fewest { (best, fewest) = ((other, checked), count) }
    }
    return best
  }

  /// Keys that are nearly those that are read, on so many pages that nobody has misspelled them.
  private static func usualKeys(_ pages: [ParsedPage]) -> Set<String> {
    var counts: [String: Int] = [:]
    for key in pages.flatMap(\.frontMatter.misspelledKeys) { counts[key.value, default: 0] += 1 }
    return Set(counts.filter { $0.value >= leastUsual }.keys)
  }

  /// The settings list these keys, so that no check reports them.
  private static func places(of keys: Set<String>, in pages: [ParsedPage]) -> Set<SourceLocation> {
    var places: Set<SourceLocation> = []
    for page in pages {
      for key in page.frontMatter.misspelledKeys where keys.contains(key.value) {
        places.insert(SourceLocation(path: page.source, range: key.range))
      }
    }
    return places
  }

  /// As many as reports take for one cause.
  private static let leastUsual = 5

  private static func overlay(_ settings: [UInt8], on files: FileTree) -> FileTree {
    var overlaid = files
    overlaid.read = { path in path == SiteConfiguration.path ? settings : try files.read(path) }
    return overlaid
  }
}
