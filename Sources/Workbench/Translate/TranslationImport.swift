package import Diagnostics
import Dialogs
package import Files
package import Site

/// Brings translations into the dialogs of translated pages, in memory; the caller writes files.
///
/// Only values of blocks change. The site is read again with every change: a text must then read as it was translated,
/// and every other text as before. Otherwise the text is written in double quotes, or left alone.
package struct TranslationImport: Sendable {
  private let files: FileTree
  private let createsPages: Bool
  private let check: @Sendable (FileTree) async throws -> SiteResult

  /// - Parameters:
  ///   - createsPages: whether to make a draft from the original where a page is not translated yet.
  ///   - check: reads the site from the given files, drafts included.
  package init(
    files: FileTree, createsPages: Bool, check: @escaping @Sendable (FileTree) async throws -> SiteResult
  ) {
    (self.files, self.createsPages, self.check) = (files, createsPages, check)
  }

  /// What an import comes to.
  package struct Outcome: Sendable {
    /// The changed files, by resolved path.
    package var files: [String: EditedFile] = [:]
    /// Those of them that do not exist yet.
    package var created: Set<String> = []
    /// The changed texts, by file and place.
    package var changes: [Change] = []
    /// What was not imported, and why.
    package var problems: [Problem] = []
    /// Number of texts that were as translated already.
    package var same = 0
    /// Number of texts without a translation.
    package var untranslated = 0
  }

  package struct Change: Sendable, Hashable {
    /// Resolved.
    package var path: String
    /// In the original bytes.
    package var offset: Int
    package var text: String
  }

  package struct Problem: Sendable, Hashable {
    /// In the imported file.
    package var offset: Int
    package var message: String
    /// The text that is not changed; nil if there is none.
    package var place: SourceLocation?
  }

  /// Why nothing can be imported.
  package struct Failure: Error, Sendable { package var message: String }

  /// Finds the edits.
  ///
  /// - Throws: `Failure`, `FileError`, and errors of the check.
  package func run(_ reply: TranslationReply) async throws -> Outcome {
    var outcome = Outcome()
    var tree = files
    var result = try await check(tree)
    let place = try language(of: reply, in: result.library.configuration)
    if createsPages {
      let drafts = try drafts(for: reply, result.library.translatedPages(into: place), &outcome)
      for (path, bytes) in drafts { tree = tree.replacing(path, with: bytes) }
      outcome.created = Set(drafts.map(\.path))
      if !drafts.isEmpty { result = try await check(tree) }
    }
    var plan = try ImportPlan(reply, result.library, into: place, tree, &outcome)
    // The first two notations of a text, and then its block is left alone.
    for _ in 0..<3 {
      let edited = plan.edited()
      let overlay = edited.reduce(tree) { $0.replacing($1.key, with: $1.value.bytes) }
      let pages = edited.isEmpty ? [] : try await check(overlay).library.translatedPages(into: place)
      guard plan.settle(pages, &outcome) else { continue }
      outcome.files = edited.filter { $0.value.isChanged || outcome.created.contains($0.key) }
      break
    }
    outcome.changes = plan.changes.sorted { ($0.path, $0.offset) < ($1.path, $1.offset) }
    outcome.problems.sort { ($0.offset, $0.message) < ($1.offset, $1.message) }
    return outcome
  }

  /// The place of the language of a reply in the setting.
  private func language(of reply: TranslationReply, in configuration: SiteConfiguration) throws -> Int {
    let tags = configuration.languages.map { $0.tag.lowercased() }
    guard let first = tags.first, tags.count > 1 else {
      throw Failure(
        message: "the site has one language; list several in \(SiteConfiguration.path), as in “languages: [en, de]”")
    }
    guard reply.source.lowercased() == first else {
      throw Failure(message: "the file translates from “\(reply.source.prefix(40))”, the site from “\(first)”")
    }
    guard let place = tags.firstIndex(of: reply.target.lowercased()), place > 0 else {
      throw Failure(
        message: "the site is not translated into “\(reply.target.prefix(40))”; its languages: "
          + configuration.languages.dropFirst().map(\.tag).joined(separator: ", "))
    }
    return place
  }

  /// Drafts of pages that have translations in a reply, but no file.
  private func drafts(
    for reply: TranslationReply, _ pages: [TranslatedPage], _ outcome: inout Outcome
  ) throws -> [(path: String, bytes: [UInt8])] {
    let wanted = Dictionary(
      reply.units.filter { $0.target != nil }.map { ($0.file, $0.offset) }, uniquingKeysWith: { first, _ in first })
    var drafts: [(path: String, bytes: [UInt8])] = []
    for page in pages where page.translation == nil {
      guard let offset = wanted[page.name(as: reply.pageName)], try files.read(page.file) == nil else { continue }
      guard let bytes = DraftPage.bytes(from: try page.original.content.bytes()) else {
        outcome.problems.append(
          Problem(
            offset: offset,
            message: "\(page.file) cannot be created: the front matter of \(page.original.source) is "
              + "not YAML. Copy the page yourself"))
        continue
      }
      drafts.append((page.file, bytes))
    }
    return drafts
  }
}

/// A page with the text of another one, as a draft.
enum DraftPage {
  /// Nil if the front matter is not YAML.
  static func bytes(from original: [UInt8]) -> [UInt8]? {
    let start = original.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let file = SourceFile(path: "", bytes: original)
    let first = file.text(start..<max(start, file.lineRange(1).upperBound))
    if first.hasPrefix("+++") || first.hasPrefix("{") { return nil }
    let end = file.lineCount > 1 ? file.lineRange(2).lowerBound : original.count
    let feed = file.text(file.lineRange(1).upperBound..<end)
    guard first.allSatisfy({ $0 == "-" || $0 == " " }), first.hasPrefix("---"), !feed.isEmpty else {
      let breaks = feed.isEmpty ? "\n" : feed
      let head = Array("---\(breaks)draft: true\(breaks)---\(breaks)\(breaks)".utf8)
      return Array(original[..<start]) + head + original[start...]
    }
    // A page that is not a draft may say so.
    for line in 2...max(2, file.lineCount) {
      let text = file.text(file.lineRange(line))
      if text.hasPrefix("---") { break }
      guard text.hasPrefix("draft:") else { continue }
      return Array(original[..<file.lineRange(line).lowerBound]) + "draft: true".utf8
        + original[file.lineRange(line).upperBound...]
    }
    return Array(original[..<end]) + "draft: true\(feed)".utf8 + original[end...]
  }
}
