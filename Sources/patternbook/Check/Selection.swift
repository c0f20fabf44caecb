import Diagnostics
import Files
import Site
import SystemPackage

/// The files and folders that a check reports on, relative to the project folder.
struct Selection: Sendable {
  private let wanted: [FilePath]

  /// Everything if there are no paths.
  init(_ paths: [FilePath]) { wanted = paths }

  /// - Throws: `CommandFailure` if a path does not exist, or is outside the project folder.
  init(_ paths: [String], below root: FilePath) throws {
    wanted = try paths.map { path in
      let full = Surroundings.workingFolder.pushing(FilePath(path)).lexicallyNormalized()
      guard full.exists else { throw CommandFailure("no such file or folder: \(path)") }
      guard let below = Self.path(of: full, below: root) else {
        let base = Surroundings.workingFolder.pushing(root).lexicallyNormalized()
        throw CommandFailure("\(path) is outside the project folder \(base)")
      }
      return below
    }
  }

  /// A path relative to a folder; nil if it is not in it.
  static func path(of full: FilePath, below root: FilePath) -> FilePath? {
    var path = full
    guard path.removePrefix(Surroundings.workingFolder.pushing(root).lexicallyNormalized()) else { return nil }
    return path
  }

  /// Whether to report a finding; one without a file always is.
  func contains(_ finding: Diagnostic) -> Bool { finding.location.map { contains($0.path) } ?? true }

  func contains(_ path: String) -> Bool {
    wanted.isEmpty || wanted.contains { FilePath(path).starts(with: $0) }
  }

  /// The given Markdown files that are not pages of a site.
  func strangers(to result: SiteResult) -> [String] {
    let candidates = wanted.map(\.string).filter(SitePath.isPage)
    guard !candidates.isEmpty else { return [] }
    let known = Set(result.library.pages.map(\.source)).union(result.diagnostics.compactMap(\.location?.path))
    return candidates.filter { !known.contains($0) }
  }

  /// Findings about given pages that are not regular files, and that are not reported with the site.
  ///
  /// A pipe may be named where a page was expected; that nothing was checked must fail.
  func unreadablePages(of files: FileTree, besides result: SiteResult) -> [Diagnostic] {
    strangers(to: result).compactMap { path in
      do {
        _ = try files.read(path)
        return nil
      } catch let error as FileError {
        guard case .refused(.special) = error.cause else { return nil }
        return .unreadable(path, .special)
      } catch {
        return nil
      }
    }
  }
}
