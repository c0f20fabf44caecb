package import Diagnostics
package import Files
import Guidelines
import Words

/// The one way that a site is made, whichever command asks for it.
///
///     files → SourceTree → Catalog → [Diagnostic] → pages → output
///
/// `read` finds the files, `parse` makes pages and dialogs of them, `validate` says what is wrong, `render` and
/// `assemble` turn one page after the other into what readers get, and the output takes it: a folder, memory or
/// nothing. What an author can fix is a diagnostic; what is thrown makes going on impossible.
///
/// A page's file is read once, when it is parsed, as long as the pages fit into `PageSource.Room`. The bytes of further
/// pages are read again, and compared with what was parsed, in these places:
///
/// - `SiteValidator`: rules look for words and take edits from them;
/// - `SiteRenderer`: the figure of a broken block shows its lines;
/// - `ProgramFiles`: the page's Markdown is published, twice where all of it fits into one file;
/// - `SiteResult.sources` and fixes: reports quote the lines that findings are about.
///
/// Assets are read when they are copied; templates and the configuration when the run begins, and for reports.
package struct Pipeline: Sendable {
  package var files: FileTree
  package var options: PipelineOptions
  /// Tells when pages were last changed; nil where nobody asks.
  package var history: ChangeHistory.Source?

  package init(
    files: FileTree, options: PipelineOptions = PipelineOptions(), history: ChangeHistory.Source? = nil
  ) {
    self.files = files
    self.options = options
    self.history = history
  }

  /// Makes a site.
  ///
  /// Where a finding is at or above `options.failOn`, nothing is rendered: a site with a known fault is not published.
  ///
  /// - Parameter output: takes the site. If nil, the run only finds what is wrong: it renders no page and makes no style
  ///   sheet or script.
  /// - Throws: `FileError` and whatever the output throws.
  package func run(into output: (any SiteOutput)?) async throws -> SiteResult {
    let sources: SourceTree, configuration: SiteConfiguration, words: Words
    var diagnostics: [Diagnostic]
    (sources, configuration, words, diagnostics) = try configure()
    let (theme, themeDiagnostics) = SiteTheme.load(sources, words)
    diagnostics += themeDiagnostics

    // Git reads its repository while pages are parsed.
    let (source, pages) = (configuration.showsDates && output != nil ? history : nil, sources.pages)
    async let changes = source?(pages) ?? ChangeHistory()
    var catalog = try await PageParser(
      configuration: configuration, words: words, options: options, keepsText: output != nil
    ).parse(sources, from: files)
    if configuration.hasReference { try await catalog.addReference(beside: sources.assets) }
    let addresses = SiteAddresses(catalog, sources)
    diagnostics += try await SiteValidator(catalog: catalog, sources: sources, addresses: addresses, files: files)
      .diagnostics()
    diagnostics.sort(by: Diagnostic.reportOrder)
    catalog.dropTextRanges()

    if options.probesAssets { for path in sources.assets { try files.probe(SourceTree.contentFolder + "/" + path) } }
    var result = SiteResult(diagnostics: diagnostics, catalog: catalog)
    guard let output, let theme, !result.fails(at: options.failOn) else { return result }
    result.historyShortcoming = await changes.shortcoming
    result.totals = try await SiteRenderer(
      catalog: catalog, sources: sources, changes: await changes, theme: theme, addresses: addresses,
      diagnostics: diagnostics, options: options, files: files
    ).render(into: output)
    return result
  }

  /// Finds the site's files, and reads what all pages depend on.
  func configure() throws -> (SourceTree, SiteConfiguration, Words, [Diagnostic]) {
    var sources = try SourceTree.read(files)
    var (configuration, diagnostics) = SiteConfiguration.parse(
      sources.configuration, refusal: sources.refused[SiteConfiguration.path], in: files)
    sources.assets.removeAll(where: configuration.wordFiles.contains)
    sources.exclude(configuration.excluded)
    if let url = options.publicURL { configuration.url = url }
    let (words, wordDiagnostics) = Words.load(for: configuration, files: sources.words)
    diagnostics += wordDiagnostics
    return (sources, configuration, words, diagnostics)
  }
}

/// What commands may ask of the pipeline.
package struct PipelineOptions: Sendable {
  /// Findings at or above this severity keep the site from being rendered; nil renders whatever was found.
  package var failOn: Severity? = .error
  /// Whether drafts are part of the site.
  package var includesDrafts = false
  /// Whether findings show in the pages.
  package var isPreview = false
  /// Whether a file of Content that a build could not copy stops a run without an output, too.
  package var probesAssets = false
  /// Where the site will be, instead of what its configuration says.
  package var publicURL: String?

  package init() {}
}

/// What has come of a run.
package struct SiteResult: Sendable {
  /// In the order of reports.
  package var diagnostics: [Diagnostic]
  package var catalog: Catalog
  /// Why pages have no dates that a repository should have, in words.
  package var historyShortcoming: String?
  /// How much was made; nil where nothing was.
  package var totals: Totals?

  package struct Totals: Sendable, Hashable {
    package var pages = 0
    package var dialogs = 0
    package var files = 0
    package var bytes = 0
    package var search = Search()
  }

  /// What has come of the search index.
  package struct Search: Sendable, Hashable {
    /// Size of all of its files, those with the pages' texts aside.
    package var bytes = 0
    /// What is larger than a reader should have to wait for, in words.
    package var overruns: [String] = []
    /// Pages that another one comes before when their own title is searched for.
    package var misses: [Miss] = []

    package struct Miss: Sendable, Hashable {
      package var page: String
      package var first: String
    }
  }

  /// Whether the configuration or the templates are at fault, rather than the pages.
  package var isMisconfigured: Bool {
    diagnostics.contains { finding in
      finding.severity == .error
        && [.configuration, .houseRule, .template, .interfaceWords].map(\RuleDescription.id).contains(finding.rule)
    }
  }

  /// The bytes of the pages that were checked, by file.
  package var pageSources: [String: PageSource] {
    Dictionary(catalog.pages.lazy.map { ($0.source, $0.content) }, uniquingKeysWith: { first, _ in first })
  }

  /// The files that findings point into.
  ///
  /// A file that cannot be read, or is no longer what was checked, is left out.
  package func sources(from files: FileTree) -> [String: SourceFile] {
    let paths = Set(
      diagnostics.flatMap { finding in [finding.location?.path] + finding.notes.map(\.location?.path) }.compactMap(
        \.self))
    let pages = pageSources
    var sources: [String: SourceFile] = [:]
    for path in paths {
      guard let bytes = (try? pages[path]?.bytes(from: files) ?? files.read(path)) ?? nil else { continue }
      sources[path] = SourceFile(path: path, bytes: bytes)
    }
    return sources
  }

  /// Whether a finding is at or above a severity.
  package func fails(at severity: Severity?) -> Bool {
    severity.map { limit in diagnostics.contains { $0.severity >= limit } } ?? false
  }
}
