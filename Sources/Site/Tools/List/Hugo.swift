import Diagnostics
import Files
import Markdown
import Writing

/// Hugo: `hugo.toml` or `config.toml`.
struct Hugo: ForeignTool {
  let name = "Hugo"

  let conventions = [
    ForeignConvention(
      "`content/`, or another `contentDir`", "`content: content` in `site.yml`, or `--content content`"),
    ForeignConvention(
      "`content/en/` beside other languages, `page.fr.md`",
      "The site has the default language; each other one is a site"),
    ForeignConvention(
      "`module.mounts` at `content`",
      "`content`; folders among the pages keep their addresses with `permalinks`; others are in the report of `init`, "
        + "with their pages"),
    ForeignConvention(
      "`static/`, and `assets/` if it has images",
      "`static: [static, assets]`, and `files: {assets: linked}`, as Hugo publishes of `assets` what pages have"),
    ForeignConvention("Content adapters, `_content.gotmpl`", "Not run, with a line in the report of `init`"),
    ForeignConvention(
      "`title`, `baseURL`, `languageCode`, also in `config/_default/languages.en.toml`", "`title`, `url`, `language`"),
    ForeignConvention(
      "`permalinks`, `uglyURLs`, and pages as folders", "`permalinks`, so that pages keep their addresses"),
    ForeignConvention(
      "Addresses in lowercase, without `disablePathToLower`",
      "`lowercase-addresses: true`, if names have capitals, or `hyphens`, if they have blanks"),
    ForeignConvention("`_index.md`", "The index page of its folder"),
    ForeignConvention("Pages in HTML with front matter, `_index.html`", "Pages; HTML without it is a file"),
    ForeignConvention(
      "`manualLink: https://…` of Docsy", "In navigation; a page without text leads there, sections keep their pages"),
    ForeignConvention(
      "Sections of Docsy, `no_list`, `simple_list`",
      "List the pages below them behind their text, unless `no_list` is set"),
    ForeignConvention(
      "Front matter in YAML or TOML", "Read as it is; of tables in TOML, `build`, `cascade`, and menus"),
    ForeignConvention("`weight`, `linkTitle`, `aliases`, `slug`, `url`, `draft`, `keywords`", "Read as they are"),
    ForeignConvention(
      "Pages with the same `weight`, or without, in a section with weights or an `_index.md`",
      "In the order of `date`, newest first, and of the titles in navigation"),
    ForeignConvention("`toc_hide: true` of Docsy, `tocHidden: true`", "The page is left out of navigation and search"),
    ForeignConvention(
      "`robots: noindex`, `robotsNoIndex: true`", "In the head of the page, which is left out of `sitemap.xml`"),
    ForeignConvention("`headless: true`, `build: {render: never}`, also in `cascade`", "The pages are left out"),
    ForeignConvention(
      "`build: {render: link}`, also in `cascade`",
      "The pages are left out; links to them are a warning, as something else has their addresses"),
    ForeignConvention(
      "`redirect: https://…` beside `build: {render: link}`", "In navigation; the address leads there"),
    ForeignConvention("`features` with `title` and `description`", "Their texts begin the page"),
    ForeignConvention(
      "`publishDate` in the future, `expiryDate` in the past", "The page is left out, by the day of the build in UTC"),
    ForeignConvention(
      "Markdown beside the `index.md` of a page", "`exclude`, with a line in the report; pages can include it"),
    ForeignConvention(
      "`{{< ref \"page\" >}}`",
      "A link to the page, by its path, or by its name if no other page has it, also for `/page`"),
    ForeignConvention(
      "`{{% param name %}}`, in `params` of the page or of the settings",
      "The text, also in Docsy’s `_param`; `variables` in `site.yml`"),
    ForeignConvention(
      "`aliases` that are relative to the page, and without an ending", "`links: {relative-aliases: true}`"),
    ForeignConvention("`aliases` with `*`", "Not published, with a warning"),
    ForeignConvention("`autoDefinitionTermID`", "`links: {term-anchors: true}`"),
    ForeignConvention("`autoHeadingIDType: blackfriday`", "`links: {anchors: blackfriday}`"),
    ForeignConvention("`ignoreFiles` with names, folders, or endings", "`exclude`; other expressions are left alone"),
    ForeignConvention("`{{% include \"part.md\" %}}`, `{{% readfile \"part.md\" %}}`", "The file is put in"),
    ForeignConvention("`{{% readfile file=\"a.yaml\" code=\"true\" lang=\"yaml\" %}}`", "The file as code"),
    ForeignConvention(
      "`title`, `caption`, `attr`, `link` of `{{< figure >}}`", "Shown below the image; the link stays"),
    ForeignConvention("`> [!NOTE] Title`, `> [!INFO]- Title`", "Read as they are"),
    ForeignConvention(
      "Templates in `layouts/shortcodes` that only put in a file of Markdown with `readFile`", "The file is put in"),
    ForeignConvention(
      "Templates of shortcodes that only show the title, the description, or the contents of the page, or nothing",
      "Left out without a finding"),
    ForeignConvention(
      "Templates of shortcodes, also of themes in `themes`, that only show texts, arguments, and parameters of the page or "
        + "the settings",
      "The text; `variables` and `includes` in `site.yml`"),
    ForeignConvention(
      "`i18n` in templates of shortcodes",
      "The word, from `i18n` in the project or its themes; `variables` in `site.yml`"),
    ForeignConvention(
      "Templates of shortcodes that only put elements around `.Inner`", "What is between the tags, without a finding"),
    ForeignConvention(
      "Templates of shortcodes with conditions, variables, links, and images",
      "What they show, if arguments and parameters tell; they come before shortcodes that Patternbook knows, except for "
        + "boxes and tabs"),
    ForeignConvention(
      "`text`, `href`, `src`, and the like of other shortcodes", "The text, the link, or the picture"),
    ForeignConvention(
      "Inline shortcodes, `{{< name.inline >}}`", "Their text, if it is plain; otherwise, left out with a finding"),
    ForeignConvention(
      "`{{< imgproc name Fill \"600x300\" >}}` of Docsy, `{{< gallery match=\"images/*\" >}}`",
      "The images in the folder of the page, with the caption"),
    ForeignConvention(
      "`{{< x user=\"a\" id=\"1\" >}}`, `tweet`, and `youtube` and `title` of other shortcodes", "Links"),
    ForeignConvention("Other shortcodes", "A finding for each kind; write it in Markdown"),
    ForeignConvention(
      "`menu: {docs: {parent, weight, identifier, name}}` in front matter, `[[menus.docs]]` in the settings",
      "The navigation, if most pages are in that menu and some have parents; otherwise, `weight` and `name`"),
    ForeignConvention(
      "`name`, `weight`, and `pageRef` or `url` of sections in menus of the settings, where folders make the navigation",
      "The names and places of sections in navigation, if front matter gives them none; places in `main` come before "
        + "`weight` in front matter, if it has two or more pages and sections at the root"),
    ForeignConvention("`url: /a/b` without an ending", "The page is published as a folder, at `/a/b/`"),
    ForeignConvention(
      "`target` of `cascade`", "Applied if it is all pages of the section in production; otherwise, left out"),
    ForeignConvention(
      "`layouts/index.redirects`, of which Hugo makes `_redirects`",
      "`redirects`, for lines without templates and placeholders that lead to pages"),
    ForeignConvention("`static/_redirects`", "Published; a line in the report of `init`"),
  ]

  private static let names = ["hugo.toml", "config.toml", "hugo.yaml", "hugo.yml", "config.yaml", "config.yml"]

  func navigationFiles(for content: ContentFolder) -> [String] { HugoMenus.files(for: content, Self.names) }

  func navigation(
    _ file: SourceFile, for content: ContentFolder, importing modules: ScriptModules
  ) -> NavigationReading? {
    guard Self.names.contains(SitePath.name(of: file.path)) else { return nil }
    let menus = HugoMenus.entries(file, for: content, read: modules.file)
    let listsSections = HugoThemes.listsSections(file, read: modules.file)
    return menus.isEmpty && !listsSections ? nil : NavigationReading(menus: menus, listsSections: listsSections)
  }

  func settings(of project: ForeignProject) -> ForeignSettings? {
    for path in Self.files(of: project) {
      guard let file = project.file(path) else { continue }
      let settingsFolder = SitePath.folder(of: path)
      let toml = (path.hasSuffix(".toml") ? ToolSettings.toml(file) : [:]).merging(
        HugoLanguages.values(beside: settingsFolder, project)
      ) { first, _ in first }
      let yaml = path.hasSuffix(".toml") ? nil : ToolSettings.document(file)
      func value(_ key: String) -> String? { (toml[key] ?? toml[key.lowercased()] ?? yaml?[key])?.text }
      var base = settingsFolder
      // The configuration can be in a folder of its own.
      if base.hasSuffix("config/_default") { base = SitePath.folder(of: SitePath.folder(of: base)) }
      let here = ContentFolder(path: base)
      let language = value("defaultContentLanguage") ?? "en"
      let own = (toml["languages.\(language).contentDir"] ?? yaml?.at("languages", language, "contentDir"))?.text
      let mounts = HugoMounts(file, from: base, project)
      var content = mounts.content(for: language) ?? here.file(own ?? value("contentDir") ?? "content")
      let isNamed = SitePath.name(of: path).hasPrefix("hugo.")
      guard isNamed || value("baseURL") != nil || value("title") != nil, project.pages(in: content) > 0,
        project.hasFolder(content)
      else { continue }
      var settings = ForeignSettings(content: content)
      // Of a key that is there twice, most releases take the last.
      settings.tolerated.insert("page/front-matter")
      let named = Self.translations(toml, yaml, beside: language)
      var others = named.filter { project.pages(in: here.file($0.folder)) > 0 }.map(\.language)
      if own == nil, let folder = Self.folder(of: language, in: content, project) {
        let languages = project.names(in: content).filter(LanguageFolders.isLanguage)
        others += languages.filter { $0 != language && project.pages(in: content + "/" + $0) > 0 }
        content = folder
        settings.content = folder
      }
      settings.leaveTranslations(Set(others).sorted(), of: project)
      let bundles = HugoBundles.resources(in: content, of: project)
      settings.excluded += bundles.excluded
      settings.byHand += [bundles.note].compactMap(\.self)
      let ignored = toml["ignoreFiles"] ?? toml["ignorefiles"] ?? yaml?["ignoreFiles"]
      settings.excluded += HugoIgnored.excluded(ignored?.items ?? [], in: content, from: base, project)
      settings.byHand += mounts.notes(besides: content, language: language)
      // That of the language stands for the other.
      settings.title =
        (toml["languages.\(language).title"] ?? yaml?.at("languages", language, "title"))?.text ?? value("title")
      settings.url = value("baseURL")
      settings.variables = Self.parameters(toml, yaml, language, beside: settingsFolder, project)
      let folders = HugoThemes.folders(file, in: base, project)
      settings.variables.merge(HugoWords.variables(of: language, in: [base] + folders, project)) { first, _ in first }
      settings.homesInThemes = folders.flatMap { theme in homesInCode.map { ContentFolder(path: theme).file($0) } }
      let themes = HugoThemes.shortcodes(folders, project)
      settings.variablesOfShortcodes = HugoShortcodes.variables(
        in: HugoShortcodes.folders.map(here.file) + themes, project)
      settings.includes = themes
      settings.areAliasesRelative = true
      func parser(_ key: String) -> ToolData? {
        toml["markup.goldmark.parser." + key] ?? yaml?.at("markup", "goldmark", "parser", key)
      }
      settings.haveTermsAnchors = parser("autoDefinitionTermID")?.flag == true
      if parser("autoHeadingIDType")?.text?.lowercased() == "blackfriday" { settings.anchors = .blackfriday }
      settings.language = value("languageCode") ?? value("defaultContentLanguage")
      settings.permalinks = HugoAddresses.permalinks(toml, yaml, beside: settingsFolder, in: content, project)
      settings.permalinks += mounts.permalinks(in: content, language: language).filter {
        project.has(content + "/" + $0.folder)
      }
      settings.spelling = HugoAddresses.spelling(toml, yaml, settings, project)
      let statics =
        [here.file(value("staticDir") ?? "static")] + [here.file("assets")].filter { Self.hasImages($0, project) }
      settings.statics = statics.filter(project.hasFolder)
      settings.foldersOfLinkedFiles = settings.statics.filter { $0 == here.file("assets") }
      settings.byHand += [Self.noteOnAdapters(in: content, project)].compactMap(\.self)
      let templates = HugoShortcodes.folders.filter { project.hasFolder(here.file($0)) }
      if !templates.isEmpty {
        settings.byHand.append("shortcodes of your own in \(templates.joined(separator: ", ")): write them in Markdown")
      }
      let hooks = ["layouts/_markup", "layouts/_default/_markup"].filter { project.hasFolder(here.file($0)) }
      if !hooks.isEmpty {
        settings.byHand.append(
          "render hooks in \(hooks.joined(separator: ", ")) are not run: write what they make of "
            + "links, images, and code in Markdown")
      }
      for name in ["index.redirects", "home.redirects"] {
        for folder in ["layouts", "layouts/_default"] {
          if let file = project.file(here.file(folder + "/" + name)) { settings.addRedirects(ofTemplate: file) }
        }
      }
      let menus = HugoMenus.entries(file, for: ContentFolder(path: content)) { project.file($0) }
      if menus.contains(where: { $0.identifier != nil }), !HugoMenus.areUsed(menus, in: content, project) {
        settings.byHand.append(
          "menus in the settings: give the index page of each section its place with `order`, its name with `label`")
      }
      return settings
    }
    return nil
  }

  func folderOutside(of project: ForeignProject) -> String? {
    for path in Self.files(of: project) {
      guard let file = project.file(path) else { continue }
      var base = SitePath.folder(of: path)
      if base.hasSuffix("config/_default") { base = SitePath.folder(of: SitePath.folder(of: base)) }
      if let folder = HugoMounts(file, from: base, project).contentOutside { return folder }
    }
    return nil
  }

  func namedFolder(of project: ForeignProject) -> NamedFolder? {
    let key = "contentDir"
    return Self.files(of: project).lazy.compactMap { path -> NamedFolder? in
      guard let file = project.file(path) else { return nil }
      let toml = path.hasSuffix(".toml") ? ToolSettings.toml(file) : [:]
      let value = toml[key] ?? toml[key.lowercased()] ?? (toml.isEmpty ? ToolSettings.document(file)?[key] : nil)
      var base = SitePath.folder(of: path)
      if base.hasSuffix("config/_default") { base = SitePath.folder(of: SitePath.folder(of: base)) }
      return NamedFolder(value?.text, key, in: path, from: base)
    }.first
  }

  func addressKeys(in project: ForeignProject) -> Set<String> { ["slug", "url"] }

  var homesInCode: [String] { ["layouts/index", "layouts/home", "layouts/_default/home", "layouts/_default/index"] }

  /// The files that may have the settings, those nearest to the root first; settings for one environment, such as
  /// `config/production`, come after those for all.
  private static func files(of project: ForeignProject) -> [String] {
    let found = project.byDepth(names)
    let environments = found.filter { path in
      let parts = SitePath.folder(of: path).split(separator: "/")
      return parts.dropLast().last == "config" && parts.last != "_default"
    }
    return found.filter { !environments.contains($0) } + environments
  }

  /// The languages other than that of the site that have folders of their own, as the settings say.
  private static func translations(
    _ toml: [String: ToolData], _ yaml: ToolData?, beside language: String
  ) -> [(language: String, folder: String)] {
    var found: [(language: String, folder: String)] = []
    for (key, value) in toml where key.hasPrefix("languages.") {
      let parts = key.split(separator: ".")
      guard parts.count == 3, parts[2].lowercased() == "contentdir", let folder = value.text else { continue }
      // A name with a hyphen can be in quotes.
      let name = String(parts[1]).replacing("\"", with: "").replacing("'", with: "")
      found.append((name, folder))
    }
    for entry in yaml?["languages"]?.entries ?? [] {
      if let folder = entry.value["contentDir"]?.text { found.append((entry.key, folder)) }
    }
    return found.filter { $0.language != language && !$0.folder.isEmpty }
  }

  /// What templates call the parameters of a site.
  private static let owner = "site.params"

  /// The texts that pages show with `{{% param name %}}`, as templates call them: those of the language come first.
  private static func parameters(
    _ toml: [String: ToolData], _ yaml: ToolData?, _ language: String, beside folder: String, _ project: ForeignProject
  ) -> [String: String] {
    var texts = SiteVariables.texts(in: yaml?.at("languages", language, "params"), named: owner)
    func add(_ values: [String: ToolData], below prefix: String) {
      for (key, value) in values where key.hasPrefix(prefix) {
        let name = owner + "." + key.dropFirst(prefix.count)
        if texts[name] == nil { texts[name] = SiteVariables.texts(in: value, named: name)[name] }
      }
    }
    func add(_ data: ToolData?) { texts.merge(SiteVariables.texts(in: data, named: owner)) { first, _ in first } }
    add(toml, below: "languages.\(language).params.")
    add(toml, below: "params.")
    add(yaml?["params"])
    for ending in ["toml", "yaml", "yml"] {
      guard let file = project.file(ContentFolder(path: folder).file("params." + ending)) else { continue }
      if ending == "toml" { add(ToolSettings.toml(file), below: "") } else { add(ToolSettings.document(file)) }
    }
    return texts
  }

  /// The folder of a language, where the folder with the pages has one folder for each language and no page itself.
  private static func folder(of language: String, in content: String, _ project: ForeignProject) -> String? {
    let folder = content + "/" + language
    guard project.pages(in: folder) > 0 else { return nil }
    let own = project.paths.contains { path in
      SitePath.folder(of: path) == content && SitePath.isPage(path)
        && !["README.md", "LICENSE.md"].contains(SitePath.name(of: path))
    }
    return own ? nil : folder
  }

  private static let images = [".png", ".jpg", ".jpeg", ".svg", ".gif", ".webp", ".avif"]

  private static func hasImages(_ folder: String, _ project: ForeignProject) -> Bool {
    project.paths.contains { path in
      path.hasPrefix(folder + "/") && images.contains { path.lowercased().hasSuffix($0) }
    }
  }

  /// What to say about templates among the pages that make pages of data.
  private static func noteOnAdapters(in content: String, _ project: ForeignProject) -> String? {
    let here = ContentFolder(path: content)
    let adapters = project.paths.filter { SitePath.name(of: $0) == "_content.gotmpl" && here.below($0) != nil }
    guard let first = adapters.min() else { return nil }
    return adapters.count == 1
      ? "\(first) is not run; pages that it makes of data are missing: write them in Markdown"
      : "\(counted(adapters.count, "content adapter")), such as \(first), are not run; pages that they make of data are "
        + "missing: write them in Markdown"
  }
}
