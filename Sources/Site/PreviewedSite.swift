import Files
import Synchronization

/// A site whose files are made when somebody asks for them, and the findings of its check.
///
/// Its files are those that a build would write, byte for byte.
package final class PreviewedSite: Sendable {
  /// The site in each language, the first one first.
  private let languages: [PreviewedLanguage]

  fileprivate init?(_ renderers: [SiteRenderer]) {
    if renderers.isEmpty { return nil }
    languages = renderers.map { PreviewedLanguage($0) }
  }

  /// The number of pages that the author wrote.
  package var pageCount: Int { languages.reduce(0) { $0 + $1.pageCount } }

  /// A file; nil if the site has none at that path.
  ///
  /// - Throws: `FileError`, and errors of templates.
  package func file(_ path: String) async throws -> [UInt8]? {
    for language in languages.dropFirst() where path.hasPrefix(language.folder + "/") {
      return try await language.file(String(path.dropFirst(language.folder.count + 1)))
    }
    return try await languages[0].file(path)
  }
}

/// The files of one language of a site, made when somebody asks for them.
private final class PreviewedLanguage: Sendable {
  private let renderer: SiteRenderer
  private let frame: Once<SiteFrame>
  /// What takes long to make, or is asked for piece by piece.
  private let made = Mutex<[SiteRenderer.Part: Task<[String: [UInt8]], any Error>]>([:])

  init(_ renderer: SiteRenderer) {
    self.renderer = renderer
    frame = Once { SiteFrame(renderer) }
  }

  /// Nobody can ask for what is still being made.
  deinit { made.withLock { for task in $0.values { task.cancel() } } }

  /// The number of pages that the author wrote in the language.
  var pageCount: Int { renderer.library.pages.count { !$0.isUntranslated } }

  /// The folder of the language; empty for the first one.
  var folder: String { renderer.library.configuration.folder }

  /// A file; nil if the language has none at that path.
  ///
  /// - Throws: `FileError`, and errors of templates.
  func file(_ path: String) async throws -> [UInt8]? {
    guard renderer.addresses.allows(path) else { return nil }
    let frame = frame.value
    for part in parts(with: path, frame) {
      if let bytes = try await files(of: part, frame)[path] { return bytes }
    }
    return nil
  }

  private func files(of part: SiteRenderer.Part, _ frame: SiteFrame) async throws -> [String: [UInt8]] {
    switch part {
    case .page, .asset: return try await Self.makeFiles(of: part, frame, renderer)
    default: break
    }
    // Another request for the same part waits for it, and does not make it again.
    let task = made.withLock { made in
      if let known = made[part] { return known }
      let task = Task { [renderer] in try await Self.makeFiles(of: part, frame, renderer) }
      made[part] = task
      return task
    }
    do {
      return try await task.value
    } catch {
      made.withLock { if $0[part] == task { $0[part] = nil } }
      throw error
    }
  }

  private static func makeFiles(
    of part: SiteRenderer.Part, _ frame: SiteFrame, _ renderer: SiteRenderer
  ) async throws -> [String: [UInt8]] {
    let memory = MemoryOutput()
    let output = PublishedOutput(memory, renderer.addresses)
    if part == .search {
      try await renderer.writeSearch(of: frame, to: output)
    } else {
      try renderer.write(part, of: frame, to: output)
    }
    return memory.files
  }

  /// The parts that a file can be in, likeliest first.
  private func parts(with path: String, _ frame: SiteFrame) -> [SiteRenderer.Part] {
    let navigation = frame.navigation
    var parts = frame.pages(with: path).map { SiteRenderer.Part.page($0) }
    parts += frame.asset(at: path).map { [.asset($0)] } ?? []
    switch path {
    case PageAssembler.searchPage: parts.append(.searchPage)
    case PageAssembler.notFoundPage: parts.append(.notFoundPage)
    case Sitemap.path: parts.append(.sitemap)
    case LLMSText.path, LLMSText.fullPath, AtomFeed.path: parts.append(.lists)
    default: break
    }
    let section = navigation.section(of: path)
    if navigation.generated.contains(section), navigation.sections[section].page.path == path {
      parts.append(.contents(section))
    }
    if path.hasPrefix(ThemeAssets.folder + "/") { parts.append(.theme) }
    if path.hasPrefix(SearchStage.folder + "/") { parts.append(.search) }
    if SitePath.name(of: path).hasPrefix("catalogue") {
      parts += frame.catalog.parts.indices.map { .catalog($0) }
    }
    if path == frame.tags.path { parts.append(.tags) }
    if let tag = frame.tags.place(of: path) { parts.append(.tag(tag)) }
    return parts + [.redirects]
  }
}

extension SiteFrame {
  /// The published pages that a path can belong to: that of a page, of its copy, or of one of its drawings.
  fileprivate func pages(with path: String) -> [Int] {
    var paths = [path]
    if path.hasSuffix(".md") { paths.append(String(path.dropLast("md".count)) + "html") }
    if path.hasPrefix(MockupFile.folder + "/") {
      paths.append(SitePath.folder(of: String(path.dropFirst(MockupFile.folder.count + 1))) + ".html")
    }
    return paths.flatMap { places.pages[$0] ?? [] }
  }

  fileprivate func asset(at path: String) -> Int? { places.assets[path] }
}

extension Pipeline {
  /// Makes a site whose files are made when they are asked for, whatever its findings.
  ///
  /// - Parameters:
  ///   - kept: results of earlier runs of this pipeline.
  ///   - changed: all files that have changed, come, or gone since the last run, relative to the root of the project;
  ///     nil if that is not known.
  /// - Throws: `FileError`.
  package func preview(keeping kept: KeptResults, changed: Set<String>? = nil) async throws -> Previewed {
    let site = try await makeSite(isRendered: true, keeping: kept, changed: changed)
    return Previewed(
      findings: site.findings, library: site.library, folders: site.folders,
      site: PreviewedSite(site.renderers))
  }

  /// The result of a preview.
  package struct Previewed: Sendable {
    package var findings: SiteFindings
    package var library: Library
    /// The folders that the site is made of.
    package var folders: SourceFolders
    /// Nil if the templates cannot be used.
    package var site: PreviewedSite?
  }
}
