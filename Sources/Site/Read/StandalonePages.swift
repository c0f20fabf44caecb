import Diagnostics
package import Files
import Markdown
import Synchronization
package import SystemPackage

/// Pages that belong to no site, and the files around them.
///
/// They are checked with default settings, as a site whose root is the root of the file system and that has no other
/// pages. Links to other files are looked up on disk.
package struct StandalonePages: Sendable {
  /// The pages, relative to the root of the file system.
  package let paths: [String]
  /// The files to read: the pages, and what they include from their folders.
  package let files: FileTree
  let neighbors: Neighbors

  /// Pages on disk.
  ///
  /// - Parameter pages: absolute paths without links.
  /// - Throws: `FileError` if a page cannot be read.
  package init(_ pages: [FilePath]) throws {
    paths = pages.map(Self.path)
    let disk = try FileTree.disk(root: "/")
    let (given, folders) = (Set(paths), Set(paths.map(SitePath.folder)))
    files = FileTree(
      list: { [paths] folder, _ in .init(files: folder.isEmpty ? paths : []) },
      read: { path in
        try given.contains(path) || folders.contains { Self.mayInclude(path, below: $0, disk) } ? disk.read(path) : nil
      }, resolve: disk.resolve)
    for path in paths { try disk.probe(path) }
    neighbors = Neighbors(root: "/")
  }

  /// A page whose bytes are not those on disk, such as one in an editor.
  ///
  /// - Parameter path: where it is: an absolute path; nil if nobody knows, so that its links are not looked up.
  /// - Throws: `FileError`.
  package init(_ bytes: [UInt8], at path: FilePath?) throws {
    guard let path else {
      let name = Self.namelessPage
      paths = [name]
      files = .memory([name: bytes])
      neighbors = Neighbors(root: nil)
      return
    }
    let name = Self.path(path)
    let disk = try FileTree.disk(root: "/")
    let folder = SitePath.folder(of: name)
    paths = [name]
    files = FileTree(
      list: { folder, _ in .init(files: folder.isEmpty ? [name] : []) },
      read: { try $0 == name ? bytes : Self.mayInclude($0, below: folder, disk) ? disk.read($0) : nil },
      resolve: { $0 == name ? name : disk.resolve($0) })
    neighbors = Neighbors(root: "/")
  }

  /// The path of a page that has none.
  package static let namelessPage = "stdin.md"

  /// Options of the pipeline for these pages.
  package var options: PipelineOptions {
    var options = PipelineOptions()
    options.content = ContentFolder(path: "")
    options.neighbors = neighbors
    options.includesDrafts = true
    return options
  }

  private static func path(_ path: FilePath) -> String { String(path.string.drop { $0 == "/" }) }

  /// Whether a page can include a file: one below its folder, without hidden names or links on the way.
  private static func mayInclude(_ path: String, below folder: String, _ disk: FileTree) -> Bool {
    guard let below = ContentFolder(path: folder).below(path) else { return false }
    return !below.hasPrefix(".") && !below.contains("/.") && disk.resolve(path) == path
  }
}

extension SiteResult {
  /// The result without findings about a site, for pages that belong to none.
  package var withoutSiteFindings: SiteResult {
    var result = self
    result.diagnostics.removeAll { $0.location == nil || $0.rule.hasPrefix("site/") }
    return result
  }
}

/// The files on disk around standalone pages, which their links can lead to.
package final class Neighbors: Sendable {
  /// What paths are relative to; nil if nothing can be looked up.
  private let root: FilePath?
  /// Names by folder: many broken links lead to the same one.
  private let names: Mutex<[String: [String]]> = Mutex([:])

  package init(root: FilePath?) { self.root = root }

  /// Whether a link leads to something, or to something that is not known here.
  ///
  /// - Parameters:
  ///   - destination: as written. One from the root of a site says nothing about the disk.
  ///   - path: where it leads, relative to the root.
  func has(_ destination: String, at path: String) -> Bool {
    guard let root, destination.utf8.first != UInt8(ascii: "/") else { return true }
    func exists(_ path: String) -> Bool { root.appending(path).exists }
    if exists(path) { return true }
    let stem = LinkIndex.stem(ofPage: path)
    if SitePath.name(of: stem) == "index", exists(SitePath.folder(of: stem)) { return true }
    return SitePath.pageEndings.contains { exists(stem + $0) }
  }

  /// The files in a folder, relative to the root, sorted.
  func files(in folder: String) -> [String] {
    guard let root else { return [] }
    return names.withLock { names in
      if let known = names[folder] { return known }
      let found = (try? Directory(root.appending(folder)).names()) ?? []
      let files = found.filter { $0.isValid && !$0.text.hasPrefix(".") }.map { folder + "/" + $0.text }.sorted()
      names[folder] = files
      return files
    }
  }
}
