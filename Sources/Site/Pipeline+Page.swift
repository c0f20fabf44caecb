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
    let source = try files.read(SiteConfiguration.path).map { SourceFile(path: SiteConfiguration.path, bytes: $0) }
    var (configuration, diagnostics) = SiteConfiguration.parse(source, in: files)
    if let url = options.publicURL { configuration.url = url }
    let content = SourceTree.contentFolder + "/"
    let (words, wordDiagnostics) = Words.load(for: configuration, files: try SourceTree.words(in: files))
    diagnostics += wordDiagnostics
    let page = PageParser(configuration: configuration, words: words, options: options)
      .parse(
        SourceFile(path: path, bytes: bytes),
        below: path.hasPrefix(content) ? String(path.dropFirst(content.count)) : path)
    diagnostics += configuration.ruleSettings.applied(to: page.diagnostics + page.blocks.flatMap(\.diagnostics))
    diagnostics.sort(by: Diagnostic.reportOrder)
    return SiteResult(
      diagnostics: diagnostics, library: Library(pages: [page], configuration: configuration, words: words))
  }
}
