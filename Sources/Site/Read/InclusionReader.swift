import Diagnostics
import Files
import Markdown

/// Reads the files that pages include.
struct InclusionReader: Sendable {
  let files: FileTree
  /// The files around the project; nil if pages may include none.
  private let around: RepositoryFiles?
  /// Files that are put behind the text of each page.
  private let appended: [String]
  /// Where files are looked for first.
  private let folders: [String]
  /// Files that components show on every page, by the names of these.
  private let components: [String: String]

  /// Files within files, and the page itself.
  private static let mostRounds = 11
  /// Bytes of included files of one page.
  private static let mostBytes = 4_000_000

  init(_ files: FileTree, _ configuration: SiteConfiguration) {
    self.files = files
    around = files.repository.map(RepositoryFiles.init)
    (appended, folders) = (configuration.appendedFiles, configuration.includeFolders)
    components = configuration.components
  }

  /// The files that a page includes, as far as they exist within the project or the repository around it.
  ///
  /// - Parameters:
  ///   - path: the page’s own, below the folder with the pages.
  ///   - pairs: those of the file, if they are known.
  /// - Returns: nil if it includes none.
  func read(for page: SourceFile, below path: String, pairs: BytePairs? = nil) -> IncludedFiles? {
    var included = IncludedFiles()
    var tried: Set<String> = []
    var bytes = 0
    for _ in 0..<Self.mostRounds {
      var hasFound = false
      let wanted = PageInclusions.wanted(
        by: page, below: path, given: included.files, appended: appended, folders: folders, components: components,
        pairs: pairs)
      for places in wanted {
        for path in places {
          // What is behind it is not meant.
          if included.files[path] != nil { break }
          guard tried.insert(path).inserted else { continue }
          let content: [UInt8]?
          do {
            content = try isAround(path) ? around?.read(path) : files.read(path)
          } catch {
            // What may not be read, such as a folder, is reported like a file that is missing.
            continue
          }
          // What cannot be there is not watched.
          if around != nil || !isAround(path) { included.places.insert(path) }
          guard let content else { continue }
          // A file that is too large leaves room for others.
          guard bytes + content.count <= Self.mostBytes else { continue }
          bytes += content.count
          included.files[path] = content
          hasFound = true
          break
        }
      }
      if !hasFound { break }
    }
    return tried.isEmpty ? nil : included
  }
}

extension InclusionReader {
  /// Whether a path leads out of the project.
  private func isAround(_ path: String) -> Bool { path.utf8.starts(with: "../".utf8) }
}

/// The files that a page includes.
struct IncludedFiles: Sendable, Equatable {
  /// Those that exist, with their bytes.
  var files: PageInclusions.Files = [:]
  /// All paths from the root of the project at which one is, or could be.
  var places: Set<String> = []
}
