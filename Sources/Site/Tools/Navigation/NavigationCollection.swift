import Files

/// A collection of Jekyll that is a section of the navigation.
struct NavigationCollection: Sendable, Hashable {
  /// The folder of its pages, below the folder with all pages.
  var folder: String
  var title: String
  /// Whether the navigation leaves out its pages.
  var isHidden = false

  /// Whether a page is the one that the title of the section leads to: the index page of the folder, or what is
  /// published at the address that has the name of the collection.
  func isOpened(by page: ParsedPage) -> Bool {
    guard let below = ContentFolder(path: folder).below(page.sourcePath) else { return false }
    let name = SitePath.name(of: folder).trimmingPrefix("_")
    return ["index.md", "index.markdown", "index.html"].contains(below) || page.path == name + "/index.html"
  }
}
