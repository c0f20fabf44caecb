import Files

/// What sections are called.
extension Navigation {
  /// The pages with the names and places that menus of another tool give those that open sections.
  static func named(_ pages: [Page], _ plan: NavigationPlan) -> [Page] {
    guard !plan.names.isEmpty else { return pages }
    return pages.map { page in
      guard let entry = plan.names[page.path] else { return page }
      var page = page
      page.title = entry.title.flatMap(visible) ?? page.title
      page.order = entry.order ?? page.order
      return page
    }
  }

  /// Tells sections of one title apart by the names of their folders: versions of the same pages often have one title.
  mutating func tellApart() {
    for index in sections.indices {
      var same: [String: [Int]] = [:]
      for case .section(let below) in sections[index].entries
      where !sections[below].entries.isEmpty && !sections[below].page.isReference {
        same[sections[below].page.title, default: []].append(below)
      }
      for section in same.values.lazy.filter({ $0.count > 1 }).joined() {
        sections[section].page.title += " (\(SitePath.name(of: sections[section].folder)))"
      }
    }
  }
}
