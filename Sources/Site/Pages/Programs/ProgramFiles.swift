import Diagnostics
import Files
import Words

/// Files for tools instead of readers: copies of pages as Markdown, lists of them, and the feed of changes.
///
/// If an author publishes something at one of these addresses, that is an error; if the site is built anyway, it
/// replaces the generated file.
struct ProgramFiles: Sendable {
  private let library: Library
  private let changes: ChangeHistory
  private let files: FileTree
  private let addresses: SiteAddresses
  /// Whether there is a feed.
  let hasFeed: Bool

  init(library: Library, addresses: SiteAddresses, changes: ChangeHistory, files: FileTree) {
    self.library = library
    self.changes = changes
    self.files = files
    self.addresses = addresses
    hasFeed =
      library.configuration.url != nil
      && library.pages.contains { !$0.isUntranslated && changes.date(of: $0) != nil }
  }

  private var configuration: SiteConfiguration { library.configuration }

  /// The path of the copy of a page; nil if pages have none.
  func copyPath(of page: ParsedPage) -> String? {
    guard configuration.hasMarkdown else { return nil }
    let path = MarkdownCopy.path(of: page.path)
    return addresses.generates(path) ? path : nil
  }

  /// Writes the copy of a page.
  func writeCopy(of page: ParsedPage, to output: any SiteOutput) throws {
    guard let path = copyPath(of: page) else { return }
    try output.write(path, copy(of: page))
  }

  /// Writes the lists of all pages.
  func writeLists(of navigation: Navigation, to output: any SiteOutput) throws {
    if hasFeed, let feed = AtomFeed(configuration: configuration, pages: try changedPages()) {
      try write(AtomFeed.path, to: output) { feed.bytes }
    }
    guard configuration.hasMarkdown else { return }
    var summaries: [String: String?] = [:]
    for page in library.published where copyPath(of: page) != nil {
      summaries.updateValue(try summary(of: page), forKey: page.path)
    }
    let list = LLMSText(
      configuration: configuration, navigation: navigation, words: library.words, summaries: summaries)
    try write(LLMSText.path, to: output) { list.bytes }
    try write(LLMSText.fullPath, to: output) { try allCopies(in: navigation) }
  }

  private func write(_ path: String, to output: any SiteOutput, _ bytes: () throws -> [UInt8]?) throws {
    guard addresses.generates(path), let bytes = try bytes() else { return }
    try output.write(path, bytes)
  }

  private func changedPages() throws -> [AtomFeed.Entry] {
    // Originals are in the feed of their language.
    try library.pages.filter { !$0.isUntranslated }.compactMap { page in
      try changes.date(of: page).map { date in
        AtomFeed.Entry(
          path: page.path, title: page.title, summary: try summary(of: page), changed: date)
      }
    }
  }

  private func summary(of page: ParsedPage) throws -> String? {
    try page.frontMatter.description ?? PageSummary.text(of: library.whole(page).document)
  }

  /// The pages of the author in reading order; nil if that would be too long.
  private func allCopies(in navigation: Navigation) throws -> [UInt8]? {
    guard library.pages.reduce(0, { $0 + $1.content.count }) <= LLMSText.fullLimit else { return nil }
    // With --fail-on never, two pages can have the same path.
    let pages = Dictionary(library.pages.lazy.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var bytes: [UInt8] = []
    for page in navigation.sequence {
      guard let page = pages[page.path] else { continue }
      if !bytes.isEmpty { bytes.append(0x0A) }
      bytes += try copy(of: page)
    }
    return bytes
  }

  private func copy(of page: ParsedPage) throws -> [UInt8] {
    MarkdownCopy(
      page: page, file: SourceFile(path: page.source, bytes: try page.content.bytes()),
      words: page.reference == nil ? (page.isUntranslated ? library.originalWords : nil) ?? library.words : .english,
      url: configuration.address(of: page.path)
    ).bytes
  }
}
