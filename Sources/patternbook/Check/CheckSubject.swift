import Diagnostics
import Files
import Site
import SystemPackage

/// What a check reads and reports on: a site or a part of it, or pages that belong to no site.
struct CheckSubject: Sendable {
  /// The folder that paths are relative to.
  let root: FilePath
  let files: FileTree
  var options: PipelineOptions
  let selection: Selection
  /// False for pages that belong to no site, which are checked with default settings.
  let isSite: Bool
  let paths: ReportPaths
  /// The page from standard input.
  let input: Input?

  struct Input: Sendable {
    /// Its path, relative to the root.
    let path: String
    let bytes: [UInt8]
  }

  /// Finds the site of the given files and folders, or of the working folder.
  ///
  /// - Throws: `CommandFailure` if there is none, or if they belong to several; `FileError`.
  init(_ paths: [String], in project: ProjectOptions) throws {
    if paths.isEmpty || project.root != nil || project.content != nil {
      try self.init(site: try project.folder(), paths, project)
      return
    }
    let full = try paths.map { path in
      let place = Surroundings.workingFolder.pushing(FilePath(path)).lexicallyNormalized()
      guard let resolved = place.resolved else { throw CommandFailure("no such file or folder: \(path)") }
      // A link can lead to a site, or be a part of one.
      return Self.site(of: place) == nil ? resolved : place
    }
    let sites = full.map(Self.site)
    if let other = sites.indices.first(where: { sites[$0] != sites[0] }) {
      throw CommandFailure("\(paths[0]) and \(paths[other]) are not part of the same site; check them separately")
    }
    if let site = sites[0] {
      try self.init(site: site, full.map(\.string), project)
    } else if full.contains(where: \.isFolder) {
      guard full.count == 1 else {
        throw CommandFailure("\(SiteConfiguration.path) not found above \(paths[0]); check one folder, or only files")
      }
      try self.init(folder: full[0])
    } else {
      try self.init(standalone: full, named: paths)
    }
  }

  /// Takes a page from standard input.
  ///
  /// - Parameter path: its file, which does not have to exist; nil if it has none.
  /// - Throws: `CommandFailure` if the file is outside the given project; `FileError`.
  init(input bytes: [UInt8], at path: String?, in project: ProjectOptions) throws {
    let place = path.map { Surroundings.workingFolder.pushing(FilePath($0)).lexicallyNormalized() }
    let isGiven = project.root != nil || project.content != nil
    guard let place, let site = try isGiven ? project.folder() : Self.site(of: place) else {
      let pages = try StandalonePages(bytes, at: place.map(Self.withResolvedFolder))
      self.init(pages, at: place, input: Input(path: pages.paths[0], bytes: bytes))
      return
    }
    guard let path = Selection.path(of: place, below: site), !path.isEmpty else {
      throw CommandFailure("\(place) is outside the project folder \(site)")
    }
    self.init(
      root: site, files: try FileTree.disk(root: site).replacing(path.string, with: bytes),
      options: try project.pipelineOptions(below: site), selection: Selection([path]), isSite: true,
      paths: ReportPaths(root: site), input: Input(path: path.string, bytes: bytes))
  }

  /// A site, or a part of it.
  private init(site root: FilePath, _ paths: [String], _ project: ProjectOptions) throws {
    self.init(
      root: root, files: try FileTree.disk(root: root), options: try project.pipelineOptions(below: root),
      selection: try Selection(paths, below: root), isSite: true, paths: ReportPaths(root: root))
  }

  /// A folder without settings above it.
  private init(folder: FilePath) throws {
    let here = Surroundings.workingFolder
    let root = folder.starts(with: here) ? here : folder
    var options = PipelineOptions()
    options.content = ContentFolder(path: Selection.path(of: folder, below: root)?.string ?? "")
    self.init(
      root: root, files: try FileTree.disk(root: root), options: options, selection: Selection([]), isSite: true,
      paths: ReportPaths(root: root))
  }

  private init(standalone places: [FilePath], named names: [String]) throws {
    for (place, name) in zip(places, names) where !SitePath.isPage(place.string) {
      throw CommandFailure(Self.notAPage(name))
    }
    var seen: Set<FilePath> = []
    let pages = places.filter { seen.insert($0).inserted }
    self.init(try StandalonePages(pages), at: pages.first)
  }

  private init(_ pages: StandalonePages, at place: FilePath?, input: Input? = nil) {
    self.init(
      root: "/", files: pages.files, options: pages.options, selection: Selection(pages.paths.map { FilePath($0) }),
      isSite: false, paths: ReportPaths(standalone: place), input: input)
  }

  private init(
    root: FilePath, files: FileTree, options: PipelineOptions, selection: Selection, isSite: Bool, paths: ReportPaths,
    input: Input? = nil
  ) {
    (self.root, self.files, self.options, self.selection) = (root, files, options, selection)
    (self.isSite, self.paths, self.input) = (isSite, paths, input)
  }
}

extension CheckSubject {
  /// Finds problems in the files, or in changed ones.
  func check(_ files: FileTree) async throws -> SiteResult {
    let result = try await Pipeline(files: files, options: options).run(into: nil)
    guard isSite else { return result.withoutSiteFindings }
    var complete = result
    complete.diagnostics += selection.unreadablePages(of: files, besides: result)
    complete.diagnostics.sort(by: Diagnostic.reportOrder)
    return complete
  }

  /// The message for a path that is not a page.
  static func notAPage(_ name: String) -> String {
    "\(name) is not a page; the name of a page ends in \(SitePath.pageEndings.joined(separator: ", "))"
  }

  /// The folder of the site that a file or folder is part of; nil if there is none.
  ///
  /// That is the nearest parent folder with settings, or one whose pages or templates include the path.
  private static func site(of path: FilePath) -> FilePath? {
    var parents = [path]
    while var folder = parents.last, folder.removeLastComponent(), !folder.isEmpty { parents.append(folder) }
    let settled = parents.first { $0.appending(SiteConfiguration.path).exists }
    return settled
      ?? parents.first { folder in
        let content = folder.appending(SourceTree.contentFolder)
        let own = [content, folder.appending(SourceTree.templatesFolder)]
        return content.exists && (folder == path || own.contains { path.starts(with: $0) })
      }
  }

  /// The path of a file that may not exist, in a folder without links.
  private static func withResolvedFolder(_ path: FilePath) -> FilePath {
    guard let name = path.lastComponent, let folder = path.removingLastComponent().resolved else { return path }
    return folder.appending(name)
  }
}
