import Diagnostics
import Files
import Guidelines

extension ForeignNavigation {
  /// Reads what other tools say about the navigation of a site.
  ///
  /// The file of the whole site is looked for only where pages lie outside of Content, because otherwise it is about
  /// other pages.
  ///
  /// - Parameters:
  ///   - folders: the folders with pages, below the folder with all pages.
  ///   - marks: files about single folders, below the folder with all pages.
  static func read(
    _ files: FileTree, _ configuration: SiteConfiguration, folders: Set<String>, marks: [String]
  ) throws -> ForeignNavigation {
    var navigation = ForeignNavigation()
    guard configuration.readsNavigation else { return navigation }
    navigation.externalRoots = configuration.externalRoots
    try navigation.readFolders(files, configuration.content, folders, marks)
    if configuration.navigationFiles.isEmpty {
      try navigation.findSite(files, configuration.content)
    } else {
      for named in configuration.navigationFiles { try navigation.readSite(named, files, configuration.content) }
    }
    return navigation
  }

  private mutating func findSite(_ files: FileTree, _ content: ContentFolder) throws {
    for tool in ForeignTools.all {
      for path in tool.navigationFiles(for: content) where !content.isUsual || content.below(path) != nil {
        let modules = Self.modules(files)
        sought.append(path)
        guard let file = try Self.source(path, files),
          let reading = tool.navigation(file, for: content, importing: modules)
        else { continue }
        return add(reading, of: file, modules)
      }
    }
  }

  private mutating func readSite(_ named: NavigationFile, _ files: FileTree, _ content: ContentFolder) throws {
    let (path, range) = (named.path, named.range)
    // A folder that no file is about has its own order.
    if let folder = named.folder, content.file(folder) == path {
      let settings = SourceFile(path: SiteConfiguration.path, bytes: [])
      return add([.contents(of: .init(".", at: range))], of: settings, for: folder)
    }
    guard let file = try Self.source(path, files) else {
      if !path.isEmpty { sought.append(path) }
      diagnostics.append(
        Diagnostic(
          rule: .configuration, summary: "“navigation” names “\(path)”, which does not exist or cannot be read",
          explanation: "Give a file relative to the project folder, such as “sidebars.js” or “mkdocs.yml”.",
          location: SourceLocation(path: SiteConfiguration.path, range: range)))
      return
    }
    let modules = Self.modules(files)
    let readings = ForeignTools.all.lazy.compactMap { $0.navigation(file, for: content, importing: modules) }
    guard let reading = readings.first else {
      diagnostics.append(
        Diagnostic(
          rule: .configuration, summary: "“\(path)” is not a navigation that can be read",
          explanation: "These can: sidebars.js, sidebars.ts, sidebars.json, mkdocs.yml, zensical.toml, SUMMARY.md, "
            + "and the configuration of VitePress, VuePress, and Starlight.",
          location: SourceLocation(path: SiteConfiguration.path, range: range)))
      return
    }
    add(reading, of: file, modules, for: named.folder)
  }

  /// What the files with the navigation can import.
  private static func modules(_ files: FileTree) -> ScriptModules { ScriptModules { try? source($0, files) } }

  /// - Parameter folder: the folder that the entries are about, if the settings name one.
  private mutating func add(
    _ reading: NavigationReading, of file: SourceFile, _ modules: ScriptModules, for folder: String? = nil
  ) {
    files += [file.path] + modules.paths
    if reading.arePages { pages.formUnion([file.path] + modules.paths) }
    menus += reading.menus
    collections += reading.collections
    listsSections = listsSections || reading.listsSections
    namesPages = namesPages && reading.namesPages
    namesGroupsByFolders = namesGroupsByFolders || reading.namesGroupsByFolders
    if !reading.nodes.isEmpty { add(reading.nodes, of: file, for: folder) }
    let unread = reading.unread + reading.unreadOfPaths.filter { !isExternal($0.path) }.map { ($0.reason, $0.range) }
    guard let first = unread.first else { return }
    let others = unread.count == 1 ? "" : ", and \(unread.count - 1) more like it"
    // Without any of it, readers find another order than the one they know.
    let finding = Diagnostic(
      rule: .navigation, summary: "\(first.reason)\(others)",
      explanation: "Only plain data is read from this file, and nothing is run: strings, lists, objects, and "
        + "constants. Write this part as plain data, or order the pages by “order” in front matter and set "
        + "“navigation: none” in site.yml.",
      location: SourceLocation(path: file.path, range: first.range))
    if reading.nodes.isEmpty { diagnostics.append(finding) } else { unreadParts.append(finding) }
  }

  /// Adds the entries of a file: those of a further folder are a section with its name, unless they are one already.
  private mutating func add(_ nodes: [NavigationNode], of file: SourceFile, for folder: String?) {
    let isSection =
      switch nodes.first {
      case .section?, .list?: nodes.count == 1
      default: false
      }
    guard let folder, !folder.isEmpty, !trees.isEmpty, !isSection else {
      return trees.append((file, folder ?? "", nodes))
    }
    let title = Navigation.title(ofFolder: SitePath.name(of: folder))
    trees.append((file, folder, [.section(title, page: nil, nodes)]))
  }

  /// Whether another site publishes the pages below a path.
  private func isExternal(_ path: String) -> Bool {
    let path = path.split(separator: "/").joined(separator: "/")
    return externalRoots.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  /// A file that may be missing; what cannot be read counts as missing.
  private static func source(_ path: String, _ files: FileTree) throws -> SourceFile? {
    do {
      guard let bytes = try files.read(path), bytes.count <= ScriptReader.longestFile else { return nil }
      return SourceFile(path: path, bytes: bytes)
    } catch is FileError {
      return nil
    }
  }

  // MARK: Folders

  private mutating func readFolders(
    _ files: FileTree, _ content: ContentFolder, _ folders: Set<String>, _ marks: [String]
  ) throws {
    for path in marks {
      guard let file = try Self.source(content.file(path), files) else { continue }
      add(file, at: path)
      guard self.folders[SitePath.folder(of: path)]?.isUnread == true else { continue }
      diagnostics.append(
        Diagnostic(
          rule: .navigation, summary: "“\(SitePath.name(of: path))” has no data that can be read",
          explanation: "Only plain data is read: write it as the tool describes it, or remove the file.",
          location: SourceLocation(path: file.path),
          cause: .counting(
            "files about folders", of: "unread files about folders", from: 2,
            behind: " have no data that can be read, here the first")))
    }
    for folder in folders {
      for name in FolderFiles.hidden {
        let path = folder.isEmpty ? name : folder + "/" + name
        if let file = try Self.source(content.file(path), files) { add(file, at: path) }
      }
    }
  }

  private mutating func add(_ file: SourceFile, at path: String) {
    folders[SitePath.folder(of: path)] = FolderFiles.read(file, at: path)
    files.append(file.path)
  }
}
