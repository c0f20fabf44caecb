package import Files

extension Pipeline {
  /// Builds a site with the older versions that site.yml lists, each in a folder of the site.
  ///
  /// The files of older versions are only read: their findings are not reported, and nothing in them is run. The site
  /// is published with all versions or not at all.
  ///
  /// - Parameter filesAtTag: the files of the project at the tag of a version.
  /// - Throws: what `run(into:)` and `filesAtTag` throw; `VersionError`.
  package func run(
    into output: any SiteOutput, filesAtTag: (_ tag: String, SiteVersion) throws -> FileTree
  ) async throws -> SiteResult {
    let (configuration, _) = try readConfiguration()
    let versions = configuration.versions
    guard versions.count > 1 else { return try await run(into: output) }
    let url = options.publicURL ?? configuration.url
    var builds = [self]
    for version in versions.dropFirst() {
      var build: Pipeline
      switch version.source {
      case .project: continue
      case .tag(let tag): build = Pipeline(files: try filesAtTag(tag, version))
      case .folder(let folder):
        guard configuration.content.below(folder) == nil else { throw VersionError.amongPages(version) }
        build = Pipeline(files: files.below(folder))
        guard try !build.files.list("").files.isEmpty else { throw VersionError.missing(version) }
      }
      build.options.failOn = nil
      build.options.publicURL = url.map { $0 + version.folder }
      builds.append(build)
    }
    var pages: [Set<String>] = []
    for build in builds { pages.append(try await build.pages()) }
    for version in versions.dropFirst() where pages[0].contains(where: { $0.hasPrefix(version.folder) }) {
      throw VersionError.occupied(version)
    }
    for place in builds.indices {
      builds[place].options.versions = VersionLinks(
        versions, pages: pages, own: place, url: url, hidesEndings: configuration.hidesEndings)
    }
    var result = try await builds[0].run(into: output)
    guard var totals = result.totals else { return result }
    for (build, version) in zip(builds, versions).dropFirst() {
      let old = try await build.run(into: VersionOutput(output: output, folder: version.folder))
      guard let size = old.totals else { throw VersionError.unreadable(version) }
      totals.add(version: size)
    }
    result.totals = totals
    return result
  }

  /// The pages that the site is published with, generated ones included.
  private func pages() async throws -> Set<String> {
    var build = self
    build.options.monitor = nil
    let site = try await build.makeSite(isRendered: false, keeping: .none)
    let library = site.library
    var pages = Set(library.published.map(\.path) + site.shownOriginals)
    for path in pages {
      var folder = SitePath.folder(of: path)
      while !folder.isEmpty, pages.insert(folder + "/index.html").inserted { folder = SitePath.folder(of: folder) }
    }
    for folder in [""] + library.configuration.languages.dropFirst().map({ $0.tag + "/" }) {
      pages.formUnion([folder + "index.html", folder + PageAssembler.searchPage])
      if library.hasDialogs { pages.insert(folder + CatalogPlan.path) }
    }
    return pages
  }
}

/// Why a site cannot be published with its older versions.
package enum VersionError: Error, Sendable, CustomStringConvertible {
  /// The current version has pages in the folder of an older one.
  case occupied(SiteVersion)
  /// The folder with the files of a version is empty or missing.
  case missing(SiteVersion)
  /// The folder with the files of a version is in the folder with the pages, so they would be published twice.
  case amongPages(SiteVersion)
  /// The templates or settings of an older version are at fault.
  case unreadable(SiteVersion)

  package var description: String {
    switch self {
    case .occupied(let version):
      "the site has pages in “\(version.folder)”, where version \(version.name) is published; move these pages or "
        + "rename the version"
    case .missing(let version):
      "version \(version.name): \(version.source.name) has no files; it must be laid out like a project, with the pages "
        + "in its folder Content"
    case .amongPages(let version):
      "version \(version.name): \(version.source.name) is in the folder with the current pages; move it out of there"
    case .unreadable(let version):
      "version \(version.name) cannot be built from \(version.source.name), because its templates have errors; run "
        + "“patternbook check” in a checkout of it, or with “--root” in its folder"
    }
  }
}

/// The part of an output that an older version is written to.
private struct VersionOutput: SiteOutput {
  let output: any SiteOutput
  let folder: String

  func write(_ path: String, _ bytes: [UInt8]) throws {
    // Search engines learn of the current version; this one links to it.
    if path != Sitemap.path { try output.write(folder + path, bytes) }
  }

  func writeTwin(_ path: String, _ bytes: [UInt8]) throws { try output.writeTwin(folder + path, bytes) }
}

extension SiteResult.Totals {
  /// Adds the size of an older version.
  fileprivate mutating func add(version: Self) {
    pages += version.pages
    dialogs += version.dialogs
    files += version.files
    bytes += version.bytes
    search.bytes += version.search.bytes
  }
}
