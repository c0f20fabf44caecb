package import Diagnostics
package import Files
import Guidelines
import Words

/// The only way to build a site, for all commands.
///
///     files → SourceTree → Library → [Diagnostic] → pages → output
///
/// `read` finds the files, `parse` turns them into pages and dialogs, `validate` reports findings, `render` and
/// `assemble` turn one page after the other into HTML, and the output writes it: to a folder, to memory, or nowhere.
/// Problems that an author can fix are diagnostics; errors are thrown only if work cannot continue.
package struct Pipeline: Sendable {
  package var files: FileTree
  package var options: PipelineOptions
  /// Finds when pages were last changed; nil if that is not needed.
  package var history: ChangeHistory.Source?

  package init(
    files: FileTree, options: PipelineOptions = PipelineOptions(), history: ChangeHistory.Source? = nil
  ) {
    self.files = files
    self.options = options
    self.history = history
  }

  /// Builds a site.
  ///
  /// If there is a finding at or above `options.failOn`, nothing is rendered: a site with a known fault is not
  /// published.
  ///
  /// - Parameter output: receives the site. If nil, the run only reports findings and creates no page, style sheet,
  /// or script.
  /// - Throws: `FileError`, and errors of the output.
  package func run(into output: (any SiteOutput)?) async throws -> SiteResult {
    defer { options.monitor?.end() }
    let site = try await makeSite(isRendered: output != nil, keeping: .none)
    var result = SiteResult(diagnostics: site.findings.all, library: site.library)
    guard let output, !site.renderers.isEmpty, !result.fails(at: options.failOn) else { return result }
    result.historyShortcoming = site.renderers[0].changes.shortcoming
    var totals = SiteResult.Totals()
    for renderer in site.renderers {
      totals.add(try await renderer.render(into: LanguageOutput(output, in: renderer.library.configuration)))
    }
    result.totals = totals
    return result
  }

  /// Does all that comes before rendering.
  ///
  /// - Parameters:
  ///   - isRendered: whether pages will be rendered.
  ///   - kept: results of earlier runs, which this one takes where nothing that they were made from has changed.
  ///   - changed: all files that have changed since the last run; nil if that is not known.
  /// - Throws: `FileError`.
  func makeSite(
    isRendered: Bool, keeping kept: KeptResults, changed: Set<String>? = nil
  ) async throws -> CheckedSite {
    let monitor = options.monitor
    monitor?.begin(.read)
    var editions = try editions(keeping: kept, changed: changed)
    for index in editions.indices { editions[index].loadTheme() }

    // Git reads its repository while pages are parsed.
    let configuration = editions[0].configuration
    let (source, pages) = (
      configuration.showsDates && isRendered ? history : nil, editions.flatMap(\.sources.pageFiles)
    )
    let content = editions[0].sources.content
    monitor?.begin(.parse, of: pages.count)
    async let changes = source?(content, pages) ?? ChangeHistory()
    // What a preview keeps is asked for again and again.
    let room = kept.isKeeping ? .max : options.roomInMemory ?? ScratchStore.room(forPages: pages.count)
    let store = ScratchStore(limit: room)
    let parsers = editions.map { edition in
      var parser = PageParser(
        configuration: edition.configuration, words: edition.words, options: options, keepsText: isRendered)
      parser.store = store
      return parser.keeping(edition.kept, settings: edition.configured)
    }
    let libraries = try await parse(&editions, with: parsers)
    monitor?.begin(.validate)
    var sites: [CheckedEdition] = []
    let originals = libraries.count > 1 ? libraries[0].pagesByIdentity() : [:]
    let linked =
      editions.contains { edition in
        edition.configuration.files == .linked || !edition.configuration.foldersOfLinkedFiles.isEmpty
          || edition.sources.assets.contains(where: \.isTemplate)
      }
      ? LinkedFiles(libraries) : nil
    for (place, (edition, library)) in zip(editions, libraries).enumerated() {
      sites.append(try await check(edition, library, linked: linked, originals: place > 0 ? originals : [:]))
    }
    if options.probesAssets { for asset in sites[0].sources.assets { try files.probe(asset.file) } }
    var folders = configuration.sourceFolders(navigation: editions[0].sources.navigation.files)
    for edition in editions { folders.included.formUnion(edition.kept.includedPlaces) }
    folders.included.formUnion(editions[0].sources.navigation.sought)
    for library in libraries { folders.included.formUnion(library.sought) }
    let (findings, library) = CheckedEdition.combined(sites)
    var site = CheckedSite(findings: findings, library: library, folders: folders)
    site.shownOriginals = sites.dropFirst().flatMap(\.shownOriginals)
    guard isRendered, editions.allSatisfy({ $0.theme != nil }) else { return site }
    site.renderers = try renderers(of: sites, editions, await changes, store)
    return site
  }

  /// A site before it is rendered.
  struct CheckedSite {
    var findings: SiteFindings
    var library: Library
    var folders: SourceFolders
    /// The pages that languages other than the first show beside their translations, from the root of the first
    /// language: originals, and those that explain rules.
    var shownOriginals: [String] = []
    /// One for each language; none if the site cannot or will not be rendered.
    var renderers: [SiteRenderer] = []
  }
}

extension Pipeline {
  /// Reads the settings of the site.
  ///
  /// - Throws: `FileError`.
  func readConfiguration() throws -> (SiteConfiguration, [Diagnostic]) { try readConfiguration(in: files) }

  /// Reads the settings of the site in one of its languages.
  func readConfiguration(
    in files: FileTree, for language: String? = nil
  ) throws -> (SiteConfiguration, [Diagnostic]) {
    var file: SourceFile?
    var refusal: Refusal?
    do {
      file = try files.read(SiteConfiguration.path).map { SourceFile(path: SiteConfiguration.path, bytes: $0) }
    } catch let error as FileError {
      guard case .refused(let reason) = error.cause else { throw error }
      refusal = reason
    }
    var (configuration, diagnostics) = SiteConfiguration.parse(file, refusal: refusal, in: files, for: language)
    if let content = options.content { (configuration.content, configuration.contentFolders) = (content, nil) }
    configuration.versionLinks = options.versions
    return (configuration, diagnostics)
  }

  /// The tags of the languages of the site, that of the originals first.
  ///
  /// - Throws: `FileError`.
  package func languageTags() throws -> [String] { try readConfiguration().0.languages.map(\.tag) }

  /// The folders of the project that the site is made of, relative to its root.
  ///
  /// - Throws: `FileError`.
  package func sourceFolders() throws -> SourceFolders {
    let (configuration, _) = try readConfiguration()
    return configuration.sourceFolders(navigation: try SourceTree.read(files, configuration).navigation.files)
  }
}

/// The folders that a site is made of, relative to the root of the project.
package struct SourceFolders: Sendable, Hashable {
  /// The folders with the pages.
  package var contents = [ContentFolder.usual]
  /// Folders whose files are published at the root of the site.
  package var statics: [String] = []
  /// Files of other tools with the navigation.
  package var navigation: [String] = []
  /// Where the files are, or would be, that pages include, or that say something about pages.
  package var included: Set<String> = []

  package init(contents: [ContentFolder] = [.usual], statics: [String] = [], navigation: [String] = []) {
    (self.contents, self.statics, self.navigation) = (contents, statics, navigation)
  }

  /// All folders and files whose changes change the site.
  package var watched: [String] { folders + files }

  /// Folders of the site, with all that is in them, and files that settings name.
  package var folders: [String] {
    let own = [SourceTree.contentFolder, SourceTree.templatesFolder, IgnoredFiles.name]
    return own + (contents.map(\.path) + statics + navigation).filter { !own.contains($0) }
  }

  /// Files that pages name, where nothing else makes them known; a folder in their place is not meant.
  package var files: [String] {
    let folders = folders
    // What is hidden in a folder counts only if it is named.
    return included.filter { file in
      file.contains("/.") || file.hasPrefix(".") || !folders.contains { ContentFolder(path: $0).below(file) != nil }
    }.sorted()
  }
}

/// Options of the pipeline.
package struct PipelineOptions: Sendable {
  /// Findings at or above this severity prevent rendering; nil renders in any case.
  package var failOn: Severity? = .error
  /// Whether to include drafts.
  package var includesDrafts = false
  /// Whether to show findings in pages.
  package var isPreview = false
  /// Which files somebody asks for the findings of; nil for all.
  ///
  /// Findings of other pages are left out, and those that need all pages are complete.
  package var wants: (@Sendable (String) -> Bool)?
  /// Whether a file of Content that a build could not copy also stops a run without an output.
  package var probesAssets = false
  /// The folder with the pages, instead of the configured one.
  package var content: ContentFolder?
  /// The address of the site, instead of the configured one.
  package var publicURL: String?
  /// How many bytes of pages, and of their HTML and text, stay in memory; the rest waits in a temporary file.
  ///
  /// Nil for as much as suits the size of the site.
  package var roomInMemory: Int?
  /// Told of each stage; nil if nobody asks.
  package var monitor: RunMonitor?
  /// Makes social cards; nil if nobody asks.
  package var cards: CardPrinter?
  /// Given all pages as a book when they are rendered; nil if nobody asks.
  package var takeBook: (@Sendable (Book) -> Void)?
  /// What leads to the other versions of the site; nil if there is none.
  var versions: VersionLinks?
  /// The files around pages that belong to no site; links can lead to them.
  var neighbors: Neighbors?

  package init() {}
}

extension SiteResult {
  /// Whether people write the file at a path, relative to the root of the project, for the site.
  package func isSource(_ path: String) -> Bool {
    if path == SiteConfiguration.path || path.hasPrefix(SourceTree.templatesFolder + "/") { return true }
    if library.pages.contains(where: { $0.source == path }) { return true }
    // Drafts and pages that are left out, too; in the folder of the whole project, there are other files in Markdown.
    return SitePath.isPage(path)
      && library.configuration.sourceFolders(navigation: []).contents.contains { folder in
        !folder.path.isEmpty && folder.below(path) != nil
      }
  }
}

/// The result of a run.
package struct SiteResult: Sendable {
  /// In report order.
  package var diagnostics: [Diagnostic]
  package var library: Library
  /// Why dates are missing although there is a repository.
  package var historyShortcoming: String?
  /// The size of the site; nil if nothing was built.
  package var totals: Totals?

  package struct Totals: Sendable, Hashable {
    package var pages = 0
    package var dialogs = 0
    package var files = 0
    package var bytes = 0
    package var search = Search()

    /// Adds those of another language of the site.
    mutating func add(_ other: Totals) {
      pages += other.pages
      dialogs += other.dialogs
      files += other.files
      bytes += other.bytes
      search.bytes += other.search.bytes
      search.overruns += other.search.overruns
      search.misses += other.search.misses
    }
  }

  /// The result of building the search index.
  package struct Search: Sendable, Hashable {
    /// Size of all of its files.
    package var bytes = 0
    /// Parts that are too large to load quickly.
    package var overruns: [String] = []
    /// Pages that are not ranked first for their own titles.
    package var misses: [Miss] = []

    package struct Miss: Sendable, Hashable {
      package var page: String
      package var first: String
    }
  }

  /// Whether the configuration or the templates are at fault, instead of the pages.
  package var isMisconfigured: Bool {
    diagnostics.contains { finding in
      finding.severity == .error
        && [.configuration, .houseRule, .template, .interfaceWords].map(\RuleDescription.id).contains(finding.rule)
    }
  }

  /// The bytes of the pages that were checked, by file.
  package var pageSources: [String: PageSource] { library.pageSources }

  /// Reads the files that findings point into: pages as they were checked, others as they are now.
  ///
  /// - Returns: a function that answers nil for a file that cannot be read.
  package func source(from files: FileTree) -> @Sendable (String) -> SourceFile? {
    let pages = pageSources
    return { path in
      let bytes = pages[path].map { try? $0.bytes() } ?? (try? files.read(path)) ?? nil
      return bytes.map { SourceFile(path: path, bytes: $0) }
    }
  }

  /// The files that findings point into.
  ///
  /// A file that cannot be read is left out.
  package func sources(from files: FileTree) -> [String: SourceFile] {
    library.sources(of: diagnostics, from: files)
  }

  /// Whether a finding is at or above a severity.
  package func fails(at severity: Severity?) -> Bool {
    severity.map { limit in diagnostics.contains { $0.severity >= limit } } ?? false
  }
}

extension Library {
  /// The bytes of the pages that were checked, by file.
  package var pageSources: [String: PageSource] {
    Dictionary(pages.lazy.map { ($0.source, $0.content) }, uniquingKeysWith: { first, _ in first })
  }

  /// The files that findings point into.
  ///
  /// A file that cannot be read is left out.
  package func sources(of findings: [Diagnostic], from files: FileTree) -> [String: SourceFile] {
    var wanted = Set(
      findings.flatMap { finding in [finding.location?.path] + finding.notes.map(\.location?.path) }.compactMap(
        \.self))
    var sources: [String: SourceFile] = [:]
    for index in pages.indices {
      if wanted.isEmpty { break }
      guard let path = wanted.remove(pages[index].source) else { continue }
      sources[path] = (try? pages[index].content.bytes()).map { SourceFile(path: path, bytes: $0) }
    }
    for path in wanted {
      guard let bytes = (try? files.read(path)) ?? nil else { continue }
      sources[path] = SourceFile(path: path, bytes: bytes)
    }
    return sources
  }
}
