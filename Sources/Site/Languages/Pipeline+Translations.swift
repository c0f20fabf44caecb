import Dialogs
import Files
package import SystemPackage

extension Pipeline {
  /// Finds which pages are translated, and which translations are older than their originals.
  ///
  /// A translation is as old as the last commit that touched its file, unless its front matter names the commit whose
  /// original was translated.
  ///
  /// - Parameter root: the folder of the project, whose repository is asked.
  /// - Throws: `FileError`.
  package func translations(root: FilePath) async throws -> TranslationReport {
    let editions = try editions()
    var report = TranslationReport(languages: editions[0].configuration.languages)
    report.isMisconfigured =
      SiteResult(
        diagnostics: editions[0].diagnostics,
        library: Library(pages: [], configuration: editions[0].configuration, words: editions[0].words)
      ).isMisconfigured
    guard editions.count > 1, !report.isMisconfigured else { return report }
    var pages: [[ReadPage]] = []
    for edition in editions {
      let parser = PageParser(configuration: edition.configuration, words: edition.words, options: options)
      pages.append(try await parser.read(edition.sources, from: files).pages)
    }
    let content = editions[0].sources.content
    let folder = content.path.isEmpty ? root : root.appending(content.path)
    let history = GitRepository(folder: folder).history(of: pages.joined().map(\.head.ownFile))
    report.shortcoming =
      history.shortcoming?.replacing("pages have no dates", with: "the age of translations is not known")
      ?? (history.commits.isEmpty
        ? "the age of translations is not known: the project is not in a Git repository" : nil)
    let ages = TranslationAges(history: history, repository: GitRepository(folder: root), content: content)
    for place in editions.indices.dropFirst() {
      let tag = editions[place].configuration.language
      let own = Dictionary(
        pages[place].map { (SourceTree.identity(ofPage: $0.head.source), $0.head) }, uniquingKeysWith: { one, _ in one }
      )
      for original in pages[0].map(\.head) {
        guard let head = own[SourceTree.identity(ofPage: original.source)] else {
          report.translations.append(
            .init(
              language: tag, state: .missing, original: content.file(original.ownFile),
              translation: content.file(tag + "/" + original.source)))
          continue
        }
        report.translations.append(try ages.translation(head, of: original, tag, files))
      }
    }
    return report
  }
}

/// Decides whether translations are older than their originals.
private struct TranslationAges {
  let history: ChangeHistory
  let repository: GitRepository
  let content: ContentFolder

  /// What has become of a translation.
  ///
  /// - Throws: `FileError`.
  func translation(
    _ head: PageHead, of original: PageHead, _ language: String, _ files: FileTree
  ) throws -> TranslationReport.Translation {
    let path = content.file(original.ownFile)
    var translation = TranslationReport.Translation(
      language: language, state: .unknown, original: path, translation: content.file(head.ownFile))
    let named = head.frontMatter.translates?.value
    guard !history.commits.isEmpty else { return translation }
    guard let base = named ?? history.commits[head.ownFile] else {
      // Nobody has committed it yet, so it is being written. In a shallow clone, nobody knows.
      if history.shortcoming == nil { translation.state = .current }
      return translation
    }
    translation.base = base
    if named == nil, !isNewer(original, than: head) {
      translation.state = .current
      return translation
    }
    guard let earlier = repository.file(path, in: base) else {
      // The original had another name, or the clone does not have the commit.
      if named == nil { translation.state = .stale }
      return translation
    }
    let now = try files.read(path) ?? []
    translation.changes = SectionChange.all(from: earlier, to: now, path: path)
    translation.state = translation.changes.isEmpty ? .current : .stale
    return translation
  }

  /// Whether a later commit touched the original than the translation.
  private func isNewer(_ original: PageHead, than head: PageHead) -> Bool {
    guard let age = history.ages[original.ownFile], let other = history.ages[head.ownFile] else { return false }
    return age < other
  }
}

extension GitRepository {
  /// A file in a commit; nil if it is not there, is too large, or cannot be read.
  ///
  /// - Parameters:
  ///   - path: relative to the folder.
  ///   - commit: the ID of the commit, or the beginning of it.
  fileprivate func file(_ path: String, in commit: String) -> [UInt8]? {
    guard commit.allSatisfy(\.isHexDigit) else { return nil }
    var bytes: [UInt8] = []
    let result = try? git(["cat-file", "blob", "\(commit):./\(path)"]).run { piece in
      bytes += piece
      return bytes.count <= FileTree.textLimit
    }
    return result?.ending == .exited(0) ? bytes : nil
  }
}
