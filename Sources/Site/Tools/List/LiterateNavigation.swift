import Diagnostics
import Files

/// The list of pages that the plugin literate-nav of MkDocs reads: `SUMMARY.md`, as in mdBook.
enum LiterateNavigation {
  /// The list, from the root of the project; nil where the settings have a navigation of their own, or where lines of the
  /// list stand for files, which only the plugin finds: `* *.md`, `* folder/`.
  static func file(_ data: ToolData?, _ content: String, _ project: ForeignProject) -> String? {
    guard data?["nav"] == nil else { return nil }
    let options = MkDocsParts.options(of: "literate-nav", in: data?["plugins"])
    let path = ContentFolder(path: content).file(options?["nav_file"]?.text ?? MdBook.summary)
    guard SitePath.isPage(path), let file = project.file(path) else { return nil }
    return file.bytes.split(separator: UInt8(ascii: "\n")).contains(where: isPattern) ? nil : path
  }

  /// Whether an item of a list is a pattern or a folder.
  private static func isPattern(_ line: ArraySlice<UInt8>) -> Bool {
    var text = line.drop { $0 <= 0x20 }
    while let last = text.last, last <= 0x20 { text.removeLast() }
    guard let mark = text.first, "*-+".utf8.contains(mark), text.dropFirst().first == 0x20 else { return false }
    let item = text.dropFirst().drop { $0 <= 0x20 }
    // Words without a link are a section.
    return item.last == UInt8(ascii: "/")
      || item.contains(UInt8(ascii: "*")) && !item.contains(UInt8(ascii: "["))
        && !item.starts(with: "**".utf8)
  }
}
