import Diagnostics
import Files
import Guidelines

/// What the `.gitignore` files of a project leave out.
///
/// Git itself is not asked, because a project may lie outside of a repository, and to start a program for each folder
/// would take longer than to read the site. Files above the root of the project are not read.
final class IgnoredFiles {
  private let files: FileTree
  private var patternsByFolder: [String: [IgnorePattern]] = [:]
  private var total = 0
  /// The number of comparisons so far.
  private(set) var effort = 0
  /// Files that could not be read, with the reason.
  private(set) var refused: [String: Refusal] = [:]
  /// Findings about files that are too long.
  private(set) var diagnostics: [Diagnostic] = []

  static let name = ".gitignore"
  /// The number of patterns that are read in a project: each file is compared with those of all folders above.
  static let mostPatterns = 2_000
  /// Patterns no longer count after so many comparisons of bytes, which only hostile ones need.
  private let mostEffort: Int

  init(_ files: FileTree, mostEffort: Int = 100_000_000) {
    (self.files, self.mostEffort) = (files, mostEffort)
  }

  /// Whether all patterns of some folders have been read, and could be compared.
  func isComplete(in folders: [String]) -> Bool {
    diagnostics.isEmpty && effort < mostEffort && !refused.keys.contains { folders.contains(SitePath.folder(of: $0)) }
  }

  /// Whether a file or folder is ignored, provided that no folder above is.
  func contains(_ path: String, isFolder: Bool) -> Bool {
    var folder = path
    // Most folders have no patterns, and most files no name that has to be taken apart.
    lazy var names = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    for depth in (0...path.utf8.count { $0 == UInt8(ascii: "/") }).reversed() {
      folder = SitePath.folder(of: folder)
      let patterns = patterns(in: folder)
      if patterns.isEmpty { continue }
      let verdict = patterns.verdict(
        on: names[depth...], isFolder: isFolder, effort: &effort, limit: mostEffort)
      if let verdict { return verdict }
    }
    return false
  }

  private func patterns(in folder: String) -> [IgnorePattern] {
    if let known = patternsByFolder[folder] { return known }
    let patterns = read(folder.isEmpty ? Self.name : folder + "/" + Self.name)
    patternsByFolder[folder] = patterns
    return patterns
  }

  private func read(_ path: String) -> [IgnorePattern] {
    let bytes: [UInt8]
    do {
      bytes = try files.read(path) ?? []
    } catch let error as FileError {
      // What the system does not let us read, it does not let us find either.
      if case .refused(let refusal) = error.cause, refusal != .folder { refused[path] = refusal }
      return []
    } catch {
      return []
    }
    var patterns: [IgnorePattern] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard total < Self.mostPatterns, line.count <= IgnorePattern.longest else {
        let offset = line.startIndex
        diagnostics.append(
          Diagnostic(
            rule: .configuration, severity: .note, summary: "“\(path)” is not read from here on",
            explanation: "A project can have \(Self.mostPatterns) patterns of up to \(IgnorePattern.longest) bytes. "
              + "Leave out more files with “exclude” in site.yml.",
            location: SourceLocation(path: path, range: offset..<offset)))
        break
      }
      guard let pattern = IgnorePattern(line) else { continue }
      patterns.append(pattern)
      total += 1
    }
    return patterns
  }
}

extension SiteConfiguration {
  /// Whether `exclude` leaves out a file or folder, provided that no folder above is left out, or Git ignores it.
  ///
  /// A pattern with `!` also takes back what Git ignores.
  ///
  /// - Parameters:
  ///   - below: its path below the folder with the pages, or below a static folder.
  ///   - path: its path from the root of the project.
  func leavesOut(_ below: String, at path: String, isFolder: Bool, ignored: IgnoredFiles) -> Bool {
    if !excluded.isEmpty {
      let names = below.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
      var effort = 0
      let verdict = excluded.verdict(on: names[...], isFolder: isFolder, effort: &effort)
      if let verdict { return verdict }
    }
    return honorsGitIgnore && ignored.contains(path, isFolder: isFolder)
  }
}
