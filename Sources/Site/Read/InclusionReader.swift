import Diagnostics
import Files
import Markdown

/// Reads the files that pages include.
struct InclusionReader: Sendable {
  let files: FileTree

  /// Files within files, and the page itself.
  private static let mostRounds = 11
  /// Bytes of included files of one page.
  private static let mostBytes = 4_000_000

  /// The files that a page includes, as far as they exist within the project.
  ///
  /// - Parameter path: the page’s own, below the folder with the pages.
  /// - Returns: nil if it includes none.
  func read(for page: SourceFile, below path: String) -> IncludedFiles? {
    var found: PageInclusions.Files = [:]
    var tried: Set<String> = []
    var bytes = 0
    for _ in 0..<Self.mostRounds {
      var hasFound = false
      for places in PageInclusions.wanted(by: page, below: path, given: found) {
        for path in places where tried.insert(path).inserted {
          // A file that may not be read is reported like one that is missing.
          guard let content = try? files.read(path) else { continue }
          bytes += content.count
          guard bytes <= Self.mostBytes else { return IncludedFiles(files: found, places: tried) }
          found[path] = content
          hasFound = true
          break
        }
      }
      if !hasFound { break }
    }
    return tried.isEmpty ? nil : IncludedFiles(files: found, places: tried)
  }
}

/// The files that a page includes.
struct IncludedFiles: Sendable, Equatable {
  /// Those that exist, with their bytes.
  var files: PageInclusions.Files
  /// All paths at which one was looked for, from the root of the project.
  var places: Set<String>
}
