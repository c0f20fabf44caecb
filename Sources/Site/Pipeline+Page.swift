import Diagnostics
import Files
import Guidelines
import Words

extension Pipeline {
  /// Reads one page anywhere in the project, with findings that need no other page.
  ///
  /// - Parameter path: the page relative to the root of the project: `Content/a.md`.
  /// - Returns: a site of that page; nil if there is no such file.
  /// - Throws: `FileError`.
  package func readPage(_ path: String) throws -> SiteResult? {
    guard let bytes = try files.read(path) else { return nil }
    var (configuration, diagnostics) = try readConfiguration()
    let place = configuration.languages.place(of: path, in: configuration.content)
    if place.language > 0 {
      configuration = try readConfiguration(in: files, for: configuration.languages[place.language].tag).0
    }
    if let url = options.publicURL { configuration.url = url }
    let (words, wordDiagnostics) = Words.load(for: configuration, files: try SourceTree.words(in: files))
    diagnostics += wordDiagnostics
    let file = SourceFile(path: path, bytes: bytes)
    let below = configuration.content.below(path) ?? path
    let called = configuration.permalinks.routes?.page(of: place.page) ?? place.page
    let page = PageParser(configuration: configuration, words: words, options: options)
      .parse(
        file, below: called, translation: called == below ? nil : below,
        inclusions: InclusionReader(files, configuration).read(for: file, below: below)?.files ?? [:])
    diagnostics += configuration.ruleSettings.applied(to: page.diagnostics + page.blocks.flatMap(\.diagnostics))
    diagnostics.sort(by: Diagnostic.reportOrder)
    return SiteResult(
      diagnostics: diagnostics, library: Library(pages: [page], configuration: configuration, words: words))
  }
}
