/// What files of other tools call pages: the titles of pages that have none themselves.
enum NavigationTitles {
  /// Gives pages without a title the one that the navigation has for them.
  static func give(
    to heads: inout [PageHead], as foreign: ForeignNavigation, _ configuration: SiteConfiguration
  ) {
    guard !foreign.trees.isEmpty || !foreign.folders.isEmpty else { return }
    let index = NavigationIndex(heads.map(NavigationIndex.Page.init), configuration)
    let titles = titles(in: NavigationPlan.resolve(foreign, index, configuration).plan)
    for place in heads.indices where heads[place].frontMatter.title == nil {
      guard let title = titles[heads[place].path] else { continue }
      heads[place].frontMatter.navigationTitle = title
      heads[place].frontMatter.showsNavigationTitle = foreign.namesPages
    }
  }

  /// The titles of pages by their published paths; the first place of a page counts.
  private static func titles(in plan: NavigationPlan) -> [String: String] {
    var titles: [String: String] = [:]
    func note(_ title: String?, _ path: String) {
      guard let title = title.flatMap(Navigation.visible), titles[path] == nil else { return }
      titles[path] = title
    }
    func note(_ nodes: [NavigationPlan.Node]) {
      for node in nodes {
        switch node {
        case .page(let path, let label): note(label, path)
        case .section(let title, let path, let children):
          if let path { note(title, path) }
          note(children)
        case .folder(let folder, let label): note(label, folder + "/index.html")
        case .shortcut, .contents, .link, .rest, .hidden, .made: break
        }
      }
    }
    note(plan.nodes ?? [])
    for (name, folder) in plan.folders.sorted(by: { $0.key < $1.key }) {
      note(folder.nodes ?? [])
      note(folder.title, name.isEmpty ? "index.html" : name + "/index.html")
    }
    return titles
  }
}
