import Files

extension ForeignSettings {
  /// Leaves out the pages in folders whose names begin with an underscore: other pages put them in.
  ///
  /// Pictures and other files in them can be shown, so that of folders that have such, only the pages are left out.
  mutating func excludePartials(of project: ForeignProject) {
    let here = ContentFolder(path: content)
    let paths = project.paths.filter { path in
      here.below(path).map { SitePath.folder(of: $0).split(separator: "/").contains { $0.hasPrefix("_") } } ?? false
    }
    let pages = paths.filter(SitePath.isPage)
    guard !pages.isEmpty else { return }
    if pages.count == paths.count { return excluded.append("_*/") }
    let endings = Set(pages.compactMap { $0.split(separator: ".").last })
    excluded += endings.sorted().filter { $0.utf8.allSatisfy { $0 >= 0x41 } }.map { "**/_*/**/*.\($0)" }
  }
}
