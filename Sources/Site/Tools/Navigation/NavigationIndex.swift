import Diagnostics
import Dialogs
import Files
import Guidelines
import Markdown

/// The pages of a site by what other tools' navigation calls them.
struct NavigationIndex: Sendable {
  /// All pages that navigation lists, by their files.
  let listed: [Page]
  private var pages: [String: String] = [:]
  private var folders: Set<String> = [""]
  private var numberless: [String: String] = [:]
  /// First parts of references that stand for the folder with all pages.
  private let prefixes: [String]
  /// Paths from the root that other sites have, such as the pages of Docusaurus that are code.
  private let externals: [String]

  /// What a page can be called by.
  struct Page: Sendable {
    /// Its file below the folder with all pages.
    var source: String
    /// Where it is published.
    var path: String
    var id: String?
    /// Former addresses, which navigation that is not kept up to date still names.
    var aliases: [String]
    /// Whether navigation lists it.
    var isListed: Bool

    init(_ page: ParsedPage) {
      (source, path, id) = (page.sourcePath, page.path, page.frontMatter.id)
      aliases = page.frontMatter.aliases.map(\.value)
      isListed = !page.frontMatter.isUnlisted
    }

    init(_ head: PageHead) {
      (source, path, id) = (head.source, head.path, head.frontMatter.id)
      aliases = head.frontMatter.aliases.map(\.value)
      isListed = !head.frontMatter.isUnlisted
    }
  }

  init(_ pages: [Page], _ configuration: SiteConfiguration) {
    prefixes = configuration.linkPrefixes + configuration.namesOfFolders + [configuration.urlPrefix, "docs"]
    externals = configuration.externalRoots
    listed = pages.filter(\.isListed).sorted { $0.source < $1.source }
    for page in pages { name(LinkIndex.stem(ofPage: page.source), page) }
    for page in pages {
      let stem = LinkIndex.stem(ofPage: page.source)
      let plain = PageAddress.withoutNumbers(stem)
      name(plain, page)
      name(LinkIndex.stem(ofPage: page.path), page)
      if let id = page.id {
        for folder in [SitePath.folder(of: stem), SitePath.folder(of: plain)] {
          name(folder.isEmpty ? id : folder + "/" + id, page)
        }
      }
      // Starlight and VitePress name pages as their addresses do, in lowercase.
      name(plain.lowercased(), page)
      var folder = SitePath.folder(of: page.source)
      while folders.insert(folder).inserted {
        numberless[PageAddress.withoutNumbers(folder)] = folder
        folder = SitePath.folder(of: folder)
      }
    }
    for page in pages {
      for alias in page.aliases { name(LinkIndex.stem(ofPage: alias), page) }
    }
  }

  private mutating func name(_ stem: String, _ page: Page) {
    if pages[stem] == nil { pages[stem] = page.path }
    for index in ["index", "README", "readme", "_index"] where SitePath.name(of: stem) == index {
      let folder = SitePath.folder(of: stem)
      if pages[folder] == nil { pages[folder] = page.path }
    }
  }

  /// The published path of a page.
  func page(_ text: String, in folder: String) -> String? {
    for path in paths(text, in: folder) {
      if let page = pages[LinkIndex.stem(ofPage: path)] ?? pages[path] { return page }
    }
    return nil
  }

  /// Whether a reference is a path from the root that another site has.
  func isExternal(_ text: String) -> Bool {
    guard text.hasPrefix("/") else { return false }
    let path = String(text.dropFirst().prefix { $0 != "#" && $0 != "?" })
    return externals.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  /// The folder that a page is about: the one beside it with its name, otherwise the one that it is in.
  func folder(of path: String) -> String {
    let stem = LinkIndex.stem(ofPage: path)
    return folders.contains(stem) ? stem : SitePath.folder(of: path)
  }

  /// A folder with pages.
  func folder(_ text: String, in folder: String) -> String? {
    for path in paths(text, in: folder) {
      if folders.contains(path) { return path }
      if let numbered = numberless[path] { return numbered }
    }
    return nil
  }

  /// The folder whose address an entry has, which gets a page where it has none: `/blog/`.
  func addressedFolder(_ text: String, in folder: String) -> String? {
    guard text.hasPrefix("/") || text.hasSuffix("/") else { return nil }
    return self.folder(text, in: folder).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What a reference may mean, likeliest first.
  private func paths(_ text: String, in folder: String) -> [String] {
    let plain = String(text.prefix { $0 != "#" && $0 != "?" })
    let base = folder.isEmpty ? "" : folder + "/x"
    guard let path = SitePath.resolve(plain, from: base) else { return [] }
    return [path]
      + prefixes.compactMap { prefix in
        guard !prefix.isEmpty else { return nil }
        return path == prefix ? "" : path.hasPrefix(prefix + "/") ? String(path.dropFirst(prefix.count + 1)) : nil
      }
  }
}
