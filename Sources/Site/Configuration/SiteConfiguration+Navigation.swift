import Diagnostics
import Files
import YAML

/// A file of another tool with navigation, as the settings name it.
struct NavigationFile: Sendable {
  /// Relative to the root of the project.
  var path: String
  /// The folder whose pages it names, below the folder with all pages; nil if it names pages of all folders.
  var folder: String?
  /// Where the settings name it.
  var range: SourceRange
}

extension SiteConfiguration {
  static let navigationShape = ValueShape.either([.list(.text), .mapping([], others: [PatternShape(".", .text)])])

  /// Reads a list of files, or a mapping of files to the folders that they are about.
  mutating func readNavigation(_ reader: inout MappingReader) {
    if let node = reader.node("navigation"), case .mapping(let entries) = node.content {
      for entry in entries {
        guard let path = entry.value.text.flatMap(ProjectPath.resolve),
          let folder = path == content.path ? "" : content.below(path)
        else {
          reader.report(
            "“navigation” has no folder for “\(entry.key)”",
            "Give the folder whose pages the file names: one in “content”, relative to the project folder.",
            at: entry.value.range)
          continue
        }
        readNavigation(entry.key, for: folder, at: entry.keyRange, &reader)
      }
      return
    }
    for node in reader.texts("navigation") ?? [] {
      guard let text = node.text else { continue }
      if text == "none" {
        readsNavigation = false
      } else {
        readNavigation(text, for: nil, at: node.range, &reader)
      }
    }
  }

  private mutating func readNavigation(
    _ text: String, for folder: String?, at range: SourceRange, _ reader: inout MappingReader
  ) {
    guard navigationFiles.count < Self.mostStaticFolders, let path = ProjectPath.resolve(text) else {
      return reader.report(
        "“navigation” cannot be “\(text)”",
        "Name a file relative to the project folder, such as “sidebars.js” or “mkdocs.yml”, or set it to “none”.",
        at: range)
    }
    navigationFiles.append(NavigationFile(path: path, folder: folder, range: range))
  }
}
