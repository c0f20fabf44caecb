import Diagnostics
import Files
import Markdown
import Writing

/// What the settings of Jekyll say about collections and about the front matter of folders.
struct JekyllCollections {
  /// Patterns for `exclude`.
  private(set) var excluded: [String] = []
  /// What somebody has to know or do.
  private(set) var notes: [String] = []

  /// The collections that make sections of the navigation, in order.
  ///
  /// Just the Docs names them in its settings; layouts of one’s own that are made like it have maps of other names.
  /// Without one, all collections with pages are sections.
  static func sections(_ settings: ToolData?) -> (named: [NavigationCollection], all: [NavigationCollection]) {
    let collections = (settings?["collections"]?.entries ?? []).filter { entry in
      entry.value["output"]?.flag == true && entry.key != "posts" && !entry.key.isEmpty
    }
    let published = Set(collections.map(\.key))
    let base = ContentFolder(
      path: settings?["collections_dir"]?.text.flatMap { SitePath.resolve($0, from: "") } ?? "")
    func section(_ key: String, _ value: ToolData?) -> NavigationCollection {
      let title = value?["name"]?.text ?? value?["title"]?.text ?? Navigation.title(ofFolder: key)
      return NavigationCollection(
        folder: base.file("_" + key), title: PlainDescription.title(title),
        isHidden: value?["nav_exclude"]?.flag == true)
    }
    var seen: Set<String> = []
    let named = (settings?.entries ?? []).flatMap { map -> [NavigationCollection] in
      let list = map.value["collections"]?.entries ?? []
      let isOurs = map.key == "just_the_docs" || list.allSatisfy { published.contains($0.key) }
      guard isOurs, list.contains(where: { $0.value["name"]?.text != nil }) else { return [] }
      return list.filter { published.contains($0.key) && seen.insert($0.key).inserted }.map {
        section($0.key, $0.value)
      }
    }
    return (named, collections.map { section($0.key, $0.value) })
  }

  private static let most = 20
  /// Keys of front matter that change what readers see.
  private static let keys = ["nav_exclude", "nav_order", "parent", "grand_parent", "title", "search_exclude"]

  /// - Parameter content: the folder with the pages.
  init(_ data: ToolData?, in content: String, of project: ForeignProject) {
    let here = ContentFolder(path: content)
    let base = ContentFolder(path: data?["collections_dir"]?.text.flatMap { SitePath.resolve($0, from: "") } ?? "")
    addCollections(data?["collections"], below: base, here, project)
    let drafts = project.paths.contains { path in
      SitePath.isPage(path) && here.below(path)?.split(separator: "/").dropLast().contains("_drafts") == true
    }
    if drafts { excluded.append("_drafts/") }
    addDefaults(data?["defaults"]?.items ?? [], here, project)
  }

  /// Collections without `output: true` have no pages; those of a list have none, either.
  private mutating func addCollections(
    _ collections: ToolData?, below base: ContentFolder, _ here: ContentFolder, _ project: ForeignProject
  ) {
    let listed = (collections?.items ?? []).compactMap { item in item.text.map { ($0, false) } }
    let named = (collections?.entries ?? []).map { ($0.key, $0.value["output"]?.flag == true) }
    var pages: [String] = []
    for (name, isPublished) in listed + named where !isPublished && name != "posts" && !name.isEmpty {
      let folder = base.file("_" + name)
      let own = project.paths.filter { SitePath.isPage($0) && ContentFolder(path: here.file(folder)).below($0) != nil }
      guard !own.isEmpty, !folder.contains(where: { "*?[\\".contains($0) }) else { continue }
      excluded.append("/\(folder)/")
      pages += own
    }
    tellOfTexts(in: ["posts"] + named.filter(\.1).map(\.0), below: base, here, project)
    guard let first = pages.min() else { return }
    notes.append(
      "\(counted(pages.count, "file")) of collections without `output: true`, such as \(first), "
        + "\(pages.count == 1 ? "is" : "are") left out, as Jekyll makes no pages of them")
  }

  /// Jekyll puts files with front matter into layouts, whatever they end in; as Markdown, others would lose their lines.
  private mutating func tellOfTexts(
    in collections: [String], below base: ContentFolder, _ here: ContentFolder, _ project: ForeignProject
  ) {
    let folders = collections.map { ContentFolder(path: here.file(base.file("_" + $0))) }
    let texts = project.paths.filter { path in
      ["txt", "text", ""].contains(ForeignFile.ending(of: path)) && folders.contains { $0.below(path) != nil }
        && project.file(path).map { FrontMatter.split($0).content != nil } ?? false
    }
    guard let first = texts.min() else { return }
    notes.append(
      "\(counted(texts.count, "page")) of collections in plain text, such as \(first), "
        + "\(texts.count == 1 ? "is" : "are") not read: convert what readers need to Markdown")
  }

  private mutating func addDefaults(_ defaults: [ToolData], _ here: ContentFolder, _ project: ForeignProject) {
    for item in defaults {
      guard let values = item["values"] else { continue }
      let path = item.at("scope", "path")?.text ?? ""
      let type = item.at("scope", "type")?.text
      let folder = path.isEmpty ? type.flatMap { $0 == "pages" ? nil : "_" + $0 } ?? "" : path
      let isPlain = !folder.contains { "*?[\\".contains($0) } && SitePath.resolve(folder, from: "") != nil
      if values["published"]?.flag == false, isPlain, !folder.isEmpty, project.has(here.file(folder)) {
        excluded.append("/" + folder)
      }
      let own = Self.keys.compactMap { key in values[key]?.text.map { "\(key): \($0)" } }
      let place = folder.isEmpty ? "all pages" : "pages in \(folder)"
      if !own.isEmpty, notes.count < Self.most {
        notes.append("`defaults` give \(place) “\(own.joined(separator: ", "))”: write it in their front matter")
      }
    }
  }
}
