import Diagnostics
import Files
import Markdown

/// What the pages of a book hold that only mdBook and its preprocessors know.
extension MdBook {
  /// The texts of the pages.
  private static func pages(
    in content: String, of project: ForeignProject
  ) -> some Sequence<[UInt8]> {
    let here = ContentFolder(path: content)
    return project.paths.lazy.filter { SitePath.isPage($0) && here.below($0) != nil }
      .compactMap { project.file($0)?.bytes }
  }

  /// What hidden lines begin with, by language: Rust needs no setting for them.
  static func hiddenLines(
    _ data: [String: ToolData], _ content: String, _ project: ForeignProject
  ) -> [String: String] {
    let prefix = "output.html.code.hidelines."
    var marks: [String: String] = [:]
    for (key, value) in data where key.hasPrefix(prefix) {
      if let mark = value.text { marks[String(key.dropFirst(prefix.count))] = mark }
    }
    var hidden = HiddenLines()
    marks = marks.filter { hidden.add($0.value, in: $0.key) }
    let signs = ["```" + HiddenLines.rust, "~~~" + HiddenLines.rust, "{{#playground"].map { Array($0.utf8) }
    let hasRust = pages(in: content, of: project).contains { bytes in
      signs.contains { bytes.firstRange(of: $0) != nil }
    }
    if hasRust { marks[HiddenLines.rust] = "#" }
    return marks
  }

  /// How many lines such as `r[name]` a book has at least whose preprocessor makes anchors of them.
  private static let leastLineAnchors = 5

  /// Whether pages have enough lines such as `r[name]` for them to be no accident.
  static func hasLineAnchors(_ content: String, _ project: ForeignProject) -> Bool {
    var count = 0
    for bytes in pages(in: content, of: project) {
      count += LineAnchors.names(in: bytes[...]).count
      if count >= leastLineAnchors { return true }
    }
    return false
  }
}
