import Diagnostics
import Files
import Markdown
import Writing

/// MkDocs, with its Material theme: `mkdocs.yml`.
struct MkDocs: ForeignTool {
  let name = "MkDocs"

  let conventions = [
    ForeignConvention("`docs/`, or another `docs_dir`", "`content: docs` in `site.yml`, or `--content docs`"),
    ForeignConvention("`nav` in `mkdocs.yml`", "Read as it is: order, labels, and sections"),
    ForeignConvention("`properdocs.yml` of ProperDocs", "Read like `mkdocs.yml`"),
    ForeignConvention(
      "`.pages` of the plugin awesome-pages, `.nav.yml` of awesome-nav",
      "Read as it is: `title`, `nav`, `order`, `hide`"),
    ForeignConvention("`site_name`, `site_description`, `site_url`", "`title`, `description`, `url`"),
    ForeignConvention("`use_directory_urls`, unless it is `false`", "`permalinks`, so that pages keep their addresses"),
    ForeignConvention("`description` of pages, which only their heads have", "`hide-descriptions: true`"),
    ForeignConvention("`slug` in front matter, which only the plugin blog reads", "`front-matter: [slug]`"),
    ForeignConvention(
      "`hide: [navigation]` and other entries of `hide` in front matter, which are about the look of the page",
      "Left alone: the page stays in the navigation"),
    ForeignConvention("`theme.language`", "`language`"),
    ForeignConvention(
      "`exclude_docs`, the plugin exclude, and `theme.custom_dir` and `hooks` among the pages", "`exclude`"),
    ForeignConvention("`!!! note`, `??? note`, `=== \"Tab\"`, `{: #id }`", "Read as they are"),
    ForeignConvention("`tab=\"Label\"` of fences, as in older versions of SuperFences", "Tabs of adjacent fences"),
    ForeignConvention("`/// note` and `//// tab` of pymdownx.blocks", "Read as they are"),
    ForeignConvention("`++ctrl+c++`, `^^text^^`, `H~2~O`, `x^2^`, `{--text--}`", "Read as they are"),
    ForeignConvention("`` `#!python import os` `` of pymdownx.inlinehilite", "The code, without its language"),
    ForeignConvention("`--8<--` of pymdownx.snippets", "Read as it is, within the repository"),
    ForeignConvention("`base_path` of pymdownx.snippets, `include_dir` of the plugin macros", "`includes`"),
    ForeignConvention("`auto_append` of pymdownx.snippets", "`append`"),
    ForeignConvention(
      "`{* main.py ln[1:9] *}`, `{!note.md!}` of markdown-include", "Read as they are, without `hl` and `title`"),
    ForeignConvention(
      "`{% include-markdown \"part.md\" %}`, `{% include \"main.py\" %}` of include-markdown",
      "Read as they are, within the repository, with `start`, `end`, `heading-offset`"),
    ForeignConvention("`INHERIT`, and `mkdocs-….yml` without `mkdocs.yml`", "Settings and `nav` are taken over"),
    ForeignConvention(
      "Anchors of headings", "`links: {anchors: mkdocs}`; `mkdocs-unicode` with `slugify` of the extension toc"),
    ForeignConvention(
      "`SUMMARY.md` of the plugin literate-nav, if `mkdocs.yml` has no `nav`",
      "`navigation: [docs/SUMMARY.md]`, unless it has patterns"),
    ForeignConvention("`NOTE: Text`, with the extension `callouts`", "Boxes; `callouts` in `site.yml`"),
    ForeignConvention("Pipes in code in tables", "`pipes-in-code: true`, if pages have such"),
    ForeignConvention("`<div markdown>`", "Its content is read as Markdown"),
    ForeignConvention(
      "` ```python exec=\"yes\" ` of markdown-exec", "The code, with a finding that what it prints is missing"),
    ForeignConvention(
      "`:material-check:` and other icons", "Check marks and arrows are signs; others are left out, with a note"),
    ForeignConvention("`*[HTML]: …`", "Abbreviations with their meaning"),
    ForeignConvention("`::: package.module`", "Left out, with a finding"),
    ForeignConvention("`#### ::: package.name`", "The name as a heading, with a finding"),
    ForeignConvention("`[text][package.Name]`", "The text, with a finding"),
    ForeignConvention("`$$ … $$`", "Shown as code, with a finding"),
    ForeignConvention("`{{ name }}` of the plugin macros, with `name` in `extra`", "`variables` in `site.yml`"),
    ForeignConvention(
      "Calls of macros, such as `{{ version(\"1\") }}`",
      "Left out, and shown in code, with a finding: `templates-in-code: true`"),
    ForeignConvention(
      "`[text][heading-id]` and `[Heading][]` of the plugins autorefs and mkdocstrings",
      "`links: {heading-references: true}`"),
    ForeignConvention("`##Title` without a blank, outside of code", "A heading, with `links: {anchors: mkdocs}`"),
    ForeignConvention("The plugin autolinks", "`links: {names: true}`"),
    ForeignConvention(
      "`<!-- md:version 1.0 -->` and other marks of Material’s hook", "Texts, and names with an anchor"),
    ForeignConvention(
      "`template` in front matter, with such a file in `theme.custom_dir`", "Not run; the report of `init` names them"),
    ForeignConvention("Links to other sites in `nav`", "Entries of the navigation"),
    ForeignConvention("`redirect_maps` of the plugin redirects", "`redirects`, unless they lead to other sites"),
    ForeignConvention("Versions of mike, such as `/latest/`", "`links: {external: …}`, because links lead to them"),
    ForeignConvention("`strict`", "Without it, broken links are warnings: `rules` in `site.yml`"),
    ForeignConvention(
      "Plugins, hooks, and Markdown extensions that are not read", "Not run; the report of `init` names them"),
  ]

  private static let files = MkDocsFiles(names: ["mkdocs.yml", "mkdocs.yaml", "properdocs.yml", "properdocs.yaml"])

  func navigationFiles(for content: ContentFolder) -> [String] { Self.files.navigationFiles(for: content) }

  func navigation(
    _ file: SourceFile, for content: ContentFolder, importing modules: ScriptModules
  ) -> NavigationReading? { Self.files.navigation(file, for: content) }

  func folderOutside(of project: ForeignProject) -> String? { Self.folderOutside(of: project, Self.files) }

  /// The start of addresses for editing pages, to which ours adds the path from the root of the project.
  ///
  /// - Parameters:
  ///   - uri: what MkDocs puts in front of paths below the folder with the pages; often relative to the repository.
  ///   - repository: the address of that.
  /// - Returns: nil where the address does not end with the folder with the pages.
  private static func edit(_ uri: String, of content: String, in repository: String?) -> String? {
    let folder = "/" + (content.isEmpty ? "" : content + "/")
    let uri = uri.hasSuffix("/") ? uri : uri + "/"
    guard uri.hasSuffix(folder) else { return nil }
    let start = uri.drop { $0 == "/" }.dropLast(folder.count - 1)
    if uri.contains("://") { return String(start) }
    return repository.map { ($0.hasSuffix("/") ? $0 : $0 + "/") + start }
  }

  func settings(of project: ForeignProject) -> ForeignSettings? { Self.settings(of: project, Self.files) }

  func namedFolder(of project: ForeignProject) -> NamedFolder? { Self.namedFolder(of: project, Self.files) }

  /// A path of the settings, from the root of the project.
  ///
  /// - Parameter base: the folder of the settings.
  static func place(_ path: String, _ base: String) -> String? {
    SitePath.resolve(path, from: base.isEmpty ? "" : base + "/x")
  }

  static func nodes(_ nav: ToolData?) -> [NavigationNode] {
    (nav?.items ?? []).flatMap { item -> [NavigationNode] in
      if let path = item.text { return page(path, item.range, label: nil) }
      return (item.entries ?? []).flatMap { entry -> [NavigationNode] in
        // MkDocs writes titles as HTML.
        let title = PlainDescription.title(entry.key)
        if let path = entry.value.text { return page(path, entry.value.range, label: title) }
        var children = nodes(entry.value)
        // The first entry of a section can be its page.
        if case .page(let reference, nil) = children.first, isIndex(reference.text) {
          children.removeFirst()
          return [.section(title, page: reference, children)]
        }
        return [.section(title, page: nil, children)]
      }
    }
  }

  private static func page(_ path: String, _ range: SourceRange, label: String?) -> [NavigationNode] {
    if path.contains("://") || path.hasPrefix("mailto:") {
      return NavigationNode.link(to: path, label: label).map { [$0] } ?? []
    }
    if path == "..." || path.hasPrefix("...") { return [.rest] }
    let reference = NavigationNode.Reference(path, at: range)
    return path.hasSuffix("/") ? [.folder(reference, label: label)] : [.page(reference, label: label)]
  }

  /// Patterns for what lies among the pages and does not belong to them: the templates of the theme, and hooks.
  private static func parts(
    of data: ToolData?, _ base: String, _ content: String, _ project: ForeignProject
  ) -> [String] {
    let here = ContentFolder(path: content)
    func place(_ path: String?) -> String? { path.flatMap { Self.place($0, base) }.flatMap(here.below) }
    var patterns: [String] = []
    if let theme = place(data?.at("theme", "custom_dir")?.text), project.hasFolder(here.file(theme)) {
      patterns.append("/" + theme + "/")
    }
    for hook in data?["hooks"]?.items ?? [] {
      guard let file = place(hook.text) else { continue }
      let folder = SitePath.folder(of: file)
      // What lies beside a hook belongs to it, unless it is a page.
      let isOfHooks = !folder.isEmpty && project.pages(in: here.file(folder)) == 0
      patterns.append("/" + (isOfHooks ? folder + "/" : file))
    }
    var known = Set<String>()
    return patterns.filter { known.insert($0).inserted }
  }

  static func isIndex(_ path: String) -> Bool { ["index.md", "README.md"].contains(SitePath.name(of: path)) }

  static func folderOutside(of project: ForeignProject, _ files: MkDocsFiles) -> String? {
    guard let path = files.file(of: project), let file = project.file(path) else { return nil }
    let folder = MkDocsFiles.data(of: file, in: project)["docs_dir"]?.text
    return folder.flatMap { PagesOutside.folder($0, from: SitePath.folder(of: path)) }
  }

  static func namedFolder(of project: ForeignProject, _ files: MkDocsFiles) -> NamedFolder? {
    guard let path = files.file(of: project), let file = project.file(path) else { return nil }
    let value = MkDocsFiles.data(of: file, in: project)["docs_dir"]?.text
    return NamedFolder(value, "docs_dir", in: path, from: SitePath.folder(of: path))
  }

  static func settings(of project: ForeignProject, _ files: MkDocsFiles) -> ForeignSettings? {
    guard let path = files.file(of: project), let file = project.file(path) else { return nil }
    let data: ToolData? = MkDocsFiles.data(of: file, in: project)
    guard let content = MkDocsFiles.folder(data, path), project.hasFolder(content) else { return nil }
    var settings = ForeignSettings(content: content)
    settings.hidesDescriptions = true
    settings.keepsCodeInCells = true
    settings.navigation = files.navigation(for: file, content, project)
    settings.title = data?["site_name"]?.text
    settings.description = data?["site_description"]?.text
    settings.url = data?["site_url"]?.text
    // MkDocs publishes pages as folders unless it is told not to.
    let directories = data?["use_directory_urls"]
    let isOff = directories?.flag == false || ["false", "no", "off"].contains(directories?.text?.lowercased() ?? "")
    if !isOff { settings.permalinks = [(".", "/:path/")] }
    settings.language = data?.at("theme", "language")?.text
    let base = SitePath.folder(of: path)
    let parts = MkDocsParts(data, file)
    settings.anchors = parts.keepsLetters ? .mkdocsUnicode : .mkdocs
    settings.includes = parts.includeFolders(project)
    settings.runsTemplatesInCode = parts.runsTemplatesInCode
    let exclusions = MkDocsExclusions(data, content, includes: settings.includes, project)
    settings.excluded = Self.parts(of: data, base, content, project)
    settings.excluded += exclusions.patterns.filter { !settings.excluded.contains($0) }
    settings.byHand += exclusions.byHand
    if let edit = data?["edit_uri"]?.text, !edit.isEmpty {
      settings.edit = Self.edit(edit, of: content, in: data?["repo_url"]?.text)
    }
    settings.tolerated.insert("page/front-matter")
    if data?["strict"]?.flag == true {
      settings.tolerated.subtract(["page/broken-link", "page/broken-image"])
      // MkDocs only mentions missing anchors, unless it is told to warn of them.
      let anchors = data?.at("validation", "anchors") ?? data?.at("validation", "links", "anchors")
      if anchors?.text == "warn" { settings.tolerated.remove("page/broken-anchor") }
    }
    settings.variables = SiteVariables.texts(in: data?["extra"])
    settings.findsFilesByName = parts.plugins.contains { ["autolinks", "ezlinks", "roamlinks"].contains($0) }
    settings.readsHeadingReferences = parts.plugins.contains { ["autorefs", "mkdocstrings"].contains($0) }
    let list = parts.plugins.contains("literate-nav") ? LiterateNavigation.file(data, content, project) : nil
    if let list, settings.navigation.isEmpty { settings.navigation = [list] }
    settings.byHand += parts.byHand(content, project).filter { list == nil || !$0.hasPrefix("plugin literate-nav") }
    let scripts = (data?["extra_javascript"]?.items ?? []).compactMap { $0.text ?? $0["path"]?.text }
    if let first = scripts.first {
      settings.byHand.append(
        "\(counted(scripts.count, "script")) in `extra_javascript`, such as \(first), not loaded: what pages only show "
          + "with them is missing")
    }
    if let theme = data?.at("theme", "custom_dir")?.text.flatMap({ Self.place($0, base) }) {
      settings.byHand += [MkDocsTemplates.note(on: content, in: theme, of: project)].compactMap(\.self)
    }
    settings.appended = parts.appendedFiles(project)
    if parts.extensions.contains(where: { ["callouts", "github-callouts"].contains($0) }) {
      settings.callouts = PrefixedCallouts.all(in: content, project)
    }
    if MkDocsParts.hasVersions(data, parts.plugins) {
      settings.externals = MkDocsParts.rootsOfVersions(content, project)
    }
    let areFolders = !settings.permalinks.isEmpty
    settings.redirects = parts.redirects(content, areFolders: areFolders, project, &settings.byHand)
    settings.ownKeys = parts.ownKeys(content, project)
    return settings
  }
}
