import Diagnostics
import Files
import Markdown
import Writing

/// Plugins, Markdown extensions, and hooks of a project of MkDocs, and what somebody has to do about them.
struct MkDocsParts {
  let plugins: [String]
  let extensions: [String]
  private let hooks: [String]
  /// Files that pymdownx.snippets puts behind the text of each page, as they are written.
  private let appended: [String]
  /// The folders that it looks for them in, from the root of the project.
  private let snippetFolders: [String]
  private let redirectMaps: [ToolData.Entry]
  /// The folders that included files are looked for in, where the settings name some.
  private let includeFolders: [String]
  /// Whether the plugin macros fills in what is between double braces, on all pages, also in code.
  let runsTemplatesInCode: Bool
  /// Whether anchors keep letters of all scripts: the functions that projects name for them do.
  let keepsLetters: Bool

  /// - Parameters:
  ///   - data: the settings, with those that they inherit.
  ///   - file: that of the settings.
  init(_ data: ToolData?, _ file: SourceFile) {
    plugins = Self.names(data, "plugins", file).map { name in
      name.hasPrefix("material/") ? String(name.dropFirst(9)) : name
    }
    extensions = Self.names(data, "markdown_extensions", file).map { name in
      name.hasPrefix("markdown.extensions.") ? String(name.dropFirst(20)) : name
    }
    hooks = (data?["hooks"]?.items ?? []).compactMap(\.text)
    let snippets = Self.options(of: "pymdownx.snippets", in: data?["markdown_extensions"])
    redirectMaps = Self.options(of: "redirects", in: data?["plugins"])?["redirect_maps"]?.entries ?? []
    appended = (snippets?["auto_append"]?.items ?? []).compactMap(\.text)
    let base = SitePath.folder(of: file.path)
    func folders(_ data: ToolData?) -> [String] {
      (data?.items ?? data.map { [$0] } ?? []).compactMap(\.text).compactMap { MkDocs.place($0, base) }
    }
    let bases = folders(snippets?["base_path"])
    snippetFolders = bases + [base]
    let macros = Self.options(of: "macros", in: data?["plugins"])
    includeFolders = bases + folders(macros?["include_dir"]).filter { !bases.contains($0) }
    let contents =
      Self.options(of: "toc", in: data?["markdown_extensions"])
      ?? Self.options(of: "markdown.extensions.toc", in: data?["markdown_extensions"])
    keepsLetters = contents?["slugify"] != nil
    runsTemplatesInCode = plugins.contains("macros") && macros?["j2_variable_start_string"] == nil
  }

  /// The names in a list whose items can have options; the list can be a mapping, too.
  private static func names(_ data: ToolData?, _ key: String, _ file: SourceFile) -> [String] {
    guard let value = data?[key] else { return [] }
    // An anchor in another part of the file makes code of all of it.
    if value.isCode { return names(in: file, below: key) }
    if let entries = value.entries { return entries.map(\.key) }
    return (value.items ?? []).compactMap { $0.text ?? $0.entries?.first?.key }
  }

  /// The names in the items of a list, or the keys of a mapping, by its lines: those that are least indented.
  private static func names(in file: SourceFile, below key: String) -> [String] {
    var names: [String] = []
    var isInList = false
    var indent: Int?
    for line in file.bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let blanks = line.prefix { $0 == 0x20 }.count
      let text = line.dropFirst(blanks)
      guard let first = text.first, first != UInt8(ascii: "#") else { continue }
      if blanks == 0, first != UInt8(ascii: "-") {
        isInList = text.starts(with: (key + ":").utf8)
      } else if isInList, blanks == indent ?? blanks {
        indent = blanks
        let item = first == UInt8(ascii: "-") ? text.dropFirst() : text
        let name = item.drop { " \"'".utf8.contains($0) }.prefix { !" :\"'#{".utf8.contains($0) }
        names.append(String(decoding: name, as: UTF8.self))
      }
    }
    return names.filter { !$0.isEmpty }
  }

  /// The options of a plugin or an extension.
  static func options(of name: String, in list: ToolData?) -> ToolData? {
    list?[name] ?? list?.items?.lazy.compactMap { $0[name] }.first
  }

  // MARK: What is left to do

  /// What somebody has to do by hand.
  ///
  /// - Parameter content: the folder with the pages.
  func byHand(_ content: String, _ project: ForeignProject) -> [String] {
    let names = Set(plugins)
    var lines = Self.changing.filter { names.contains($0.plugin) }.map { "plugin \($0.plugin): \($0.advice)" }
    let others = plugins.filter { name in
      !Self.harmless.contains(name) && !Self.changing.contains { $0.plugin == name }
    }
    if !others.isEmpty { lines.append("plugins that are not run: \(others.joined(separator: ", "))") }
    if !hooks.isEmpty {
      lines.append("hooks that are not run: \(hooks.joined(separator: ", ")); write in the pages what they change")
      lines += [HookMarkers.note(on: content, of: project)].compactMap(\.self)
    }
    let unknown = extensions.filter { !Self.known.contains($0) && Self.marks[$0] == nil }
    if !unknown.isEmpty {
      lines.append("Markdown extensions that are not known: \(unknown.joined(separator: ", "))")
    }
    let missing = appended.filter { place(ofAppended: $0, project) == nil }
    if !missing.isEmpty {
      lines.append("files that pymdownx.snippets appends to each page: \(missing.joined(separator: ", "))")
    }
    return lines + usesOfExtensions(content, project)
  }

  /// The folders in which included files are looked for first, which need not be named if they are the usual ones.
  func includeFolders(_ project: ForeignProject) -> [String] {
    let folders = includeFolders.filter { folder in
      ProjectPath.resolve(folder, allowsHidden: true) == folder && project.mayHaveFolder(folder)
    }
    return folders == [""] ? [] : folders
  }

  /// The files that are put behind the text of each page.
  func appendedFiles(_ project: ForeignProject) -> [String] {
    appended.compactMap { place(ofAppended: $0, project) }.filter { path in
      project.file(path).map { $0.bytes.contains { $0 > 0x20 } } ?? false
    }
  }

  /// Where an appended file is; nil where it is not in the project.
  private func place(ofAppended name: String, _ project: ForeignProject) -> String? {
    // Of a file with lines or a section, only that part is meant.
    guard !name.contains("://"), !name.contains(":") else { return nil }
    return snippetFolders.lazy.compactMap { folder in
      SitePath.resolve(name, from: folder.isEmpty ? "" : folder + "/x")
    }.first { project.file($0) != nil && SiteConfiguration.mayAppend($0) }
  }

  /// Whether the site has versions that mike publishes, each in a folder of its own.
  static func hasVersions(_ data: ToolData?, _ plugins: [String]) -> Bool {
    plugins.contains("mike") || data?.at("extra", "version", "provider")?.text == "mike"
  }

  /// The roots of versions that links often lead to: they are there, though not in this site.
  static func rootsOfVersions(_ content: String, _ project: ForeignProject) -> [String] {
    ["latest", "stable", "dev"].filter { !project.has(ContentFolder(path: content).file($0)) }.map { "/" + $0 }
  }

  /// Extensions that are not read, and how many pages have their marks.
  private func usesOfExtensions(_ content: String, _ project: ForeignProject) -> [String] {
    let all = extensions.flatMap { $0 == "pymdownx.extra" || $0 == "extra" ? [] : [$0] }.filter {
      Self.marks[$0] != nil
    }
    guard !all.isEmpty else { return [] }
    let here = ContentFolder(path: content)
    var counts: [String: Int] = [:]
    for path in project.paths where SitePath.isPage(path) && here.below(path) != nil {
      guard let file = project.file(path) else { continue }
      for name in all where Self.marks[name]?.contains(where: { file.bytes.firstRange(of: $0.utf8) != nil }) == true {
        counts[name, default: 0] += 1
      }
    }
    return all.compactMap { name in
      counts[name].map { "Markdown extension \(name) is not read; it is used on about \(counted($0, "page"))" }
    }
  }

  /// The former addresses that the plugin redirects knows.
  ///
  /// - Parameter areFolders: whether pages are published as folders.
  func redirects(
    _ content: String, areFolders: Bool, _ project: ForeignProject, _ byHand: inout [String]
  ) -> [(from: String, to: String)] {
    let here = ContentFolder(path: content)
    var others: [String] = []
    let found = redirectMaps.compactMap { entry -> (from: String, to: String)? in
      guard entry.key.hasSuffix(".md"), let target = entry.value.text else { return nil }
      // A page that is there again is published itself.
      if project.has(here.file(entry.key)) { return nil }
      guard !target.contains("://") else {
        others.append(entry.key)
        return nil
      }
      return (Self.address(ofPage: entry.key, isFolder: areFolders), target)
    }
    if let first = others.first {
      byHand.append("redirects to other sites, which are not made: \(others.count), such as that of \(first)")
    }
    return found
  }

  /// Where MkDocs publishes a page.
  private static func address(ofPage page: String, isFolder: Bool) -> String {
    let folder = SitePath.folder(of: page)
    let stem = "/" + page.dropLast(3)
    if MkDocs.isIndex(page) { return folder.isEmpty ? "/" : "/" + folder + "/" }
    return isFolder ? stem + "/" : stem + ".html"
  }

  /// Keys that give pages addresses here, and not with MkDocs: only its plugin blog reads them, in its posts.
  func ownKeys(_ content: String, _ project: ForeignProject) -> Set<String> {
    let here = ContentFolder(path: content)
    var keys: Set<String> = []
    for path in project.paths where SitePath.isPage(path) {
      guard let below = here.below(path), !plugins.contains("blog") || !below.contains("posts/"),
        let file = project.file(path), let block = FrontMatter.split(file).content
      else { continue }
      let (frontMatter, _) = PageFrontMatter.parse(block)
      if let key = frontMatter.addressKey { keys.insert(key) }
    }
    return keys
  }

  /// Plugins that change what readers see, and what to do without them.
  private static let changing: [(plugin: String, advice: String)] = [
    ("mkdocstrings", "`::: name` shows text from code; write it in the pages, or link to the reference"),
    ("autorefs", "links such as `[text][package.Name]` are text; write the page that they lead to"),
    ("macros", "macros and filters in Python are not run; names of `extra` are filled in"),
    ("blog", "posts have the addresses of their files, and lists of categories and of years are not made"),
    ("gen-files", "pages that scripts make are missing; write them, or make them before the build"),
    ("literate-nav", "the order of folders is not read from lists in pages; write it in `nav`"),
    ("monorepo", "pages of other folders are missing; build each as a site of its own"),
    ("multirepo", "pages of other repositories are missing; build each as a site of its own"),
    ("i18n", "translations are pages like others; see “languages” in site.yml"),
    ("mkdocs-jupyter", "notebooks are not pages; convert what readers need to Markdown"),
    ("table-reader", "tables from files are missing; write them in the pages"),
    ("swagger-ui-tag", "interfaces are missing; link to where they are published"),
    ("mike", "it publishes each version in a folder; see “versions” in site.yml"),
    ("meta", "`.meta.yml` is not read; write its values in the front matter of the pages"),
  ]

  /// Plugins that are taken over, or whose absence takes nothing from pages.
  private static let harmless: Set = [
    "search", "awesome-pages", "awesome-nav", "autolinks", "ezlinks", "roamlinks", "include-markdown", "exclude",
    "minify", "privacy", "offline", "optimize", "social", "glightbox", "tags", "info", "git-revision-date",
    "git-revision-date-localized", "git-authors", "git-committers", "git-committers-2", "open-in-new-tab",
    "htmlproofer",
    "print-site", "with-pdf", "pdf-export", "rss", "typeset", "section-index", "redirects",
  ]

  /// Extensions that are read, or without which pages say the same.
  private static let known: Set = [
    "abbr", "admonition", "attr_list", "codehilite", "def_list", "extra", "fenced_code", "footnotes", "legacy_attrs",
    "legacy_em", "md_in_html", "meta", "sane_lists", "smart_strong", "smarty", "tables", "toc", "mdx_truly_sane_lists",
    "truly_sane_lists", "markdown_include.include", "mdx_include", "mkdocs-click", "mkdocs_click",
    "pymdownx.arithmatex", "pymdownx.b64", "pymdownx.betterem", "pymdownx.blocks.admonition",
    "pymdownx.blocks.definition", "pymdownx.blocks.details", "pymdownx.blocks.html", "pymdownx.blocks.tab",
    "pymdownx.blocks.caption", "pymdownx.caret", "pymdownx.critic", "pymdownx.details", "pymdownx.emoji",
    "pymdownx.escapeall", "pymdownx.extra", "pymdownx.highlight", "pymdownx.inlinehilite", "pymdownx.keys",
    "pymdownx.magiclink", "pymdownx.mark", "pymdownx.pathconverter", "pymdownx.saneheaders", "pymdownx.smartsymbols",
    "pymdownx.snippets", "pymdownx.striphtml", "pymdownx.superfences", "pymdownx.tabbed", "pymdownx.tasklist",
    "pymdownx.tilde", "callouts", "github-callouts", "material.extensions.preview", "zensical.extensions.preview",
  ]

  /// What extensions that are not read write on pages.
  private static let marks: [String: [String]] = [
    "pymdownx.progressbar": ["[=="],
    "wikilinks": ["[["],
  ]
}
