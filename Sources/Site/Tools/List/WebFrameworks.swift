import Diagnostics
import Files

/// Next.js, by itself or with Nextra or Fumadocs: `next.config.js`, with pages in MDX.
struct NextJS: ForeignTool {
  let name = "Next.js"

  let conventions = [
    ForeignConvention(
      "`content/`, `docs/`, `data/`, or `pages/`", "`content: content` in `site.yml`, or `--content content`"),
    ForeignConvention(
      "`page.mdx` of the App Router, in `app/` or `src/app/`", "`content: src/app` and `routes: app`"),
    ForeignConvention("`public/`", "`static: [public]`"),
    ForeignConvention("`basePath` as plain data", "`links: {prefixes: […]}`"),
    ForeignConvention(
      "`_meta.js` and `meta.json` of Nextra, `meta.json` of Fumadocs",
      "Read as they are, as long as they are plain data"),
    ForeignConvention("Navigation in code", "Not read; order pages by `order` in front matter"),
    ForeignConvention("`{frontmatter.title}`", "The value in the page’s front matter"),
    ForeignConvention("React components", "Their text stays, with a finding for each component"),
  ]

  var homesInCode: [String] { ["src/app/page", "app/page", "pages/index", "src/pages/index"] }

  func settings(of project: ForeignProject) -> ForeignSettings? {
    guard let (folder, file) = WebFramework.find("next.config", in: project) else { return nil }
    let app = Self.app(in: ContentFolder(path: folder), project)
    guard var settings = WebFramework.settings(of: project, in: folder, statics: "public", routes: app) else {
      return nil
    }
    if app != nil { settings.routes = .app }
    let data = file.flatMap { ScriptReader.value(of: $0) }?.argument
    settings.prefixes += [data?["basePath"]?.text].compactMap { $0 }.filter { $0 != "/" && !$0.isEmpty }
    return settings
  }

  /// The folder of the App Router, if most pages of the site are in files of its: `page.mdx`.
  private static func app(in here: ContentFolder, _ project: ForeignProject) -> String? {
    guard let app = ["src/app", "app"].map(here.file).first(where: project.hasFolder) else { return nil }
    let folder = ContentFolder(path: app)
    let pages = project.paths.filter { SitePath.isPage($0) && here.below($0) != nil }
    let routed = pages.count { folder.below($0).map(FileRoutes.app.isPage) ?? false }
    let others = pages.count { folder.below($0) == nil }
    return routed > others ? app : nil
  }
}

/// SolidStart, by itself or with SolidBase: pages in MDX among the routes.
struct SolidStart: ForeignTool {
  let name = "SolidStart"

  let conventions = [
    ForeignConvention("`src/routes/`", "`content: src/routes` and `routes: files`"),
    ForeignConvention("`public/`", "`static: [public]`"),
    ForeignConvention("Numbers in names, `(1)guide/(2)start.mdx`", "Order, and addresses without them"),
    ForeignConvention("Folders such as `(docs)`", "Left out of addresses and navigation"),
    ForeignConvention("Components of Solid", "Their text stays, with a finding for each component"),
  ]

  private static let routes = "src/routes"

  func settings(of project: ForeignProject) -> ForeignSettings? {
    let found = ["vite.config", "app.config"].lazy.compactMap { WebFramework.find($0, in: project)?.folder }.first {
      WebFramework.uses(["@solidjs/start", "@kobalte/solidbase"], in: $0, project)
    }
    guard let found else { return nil }
    let routes = ContentFolder(path: found).file(Self.routes)
    guard project.pages(in: routes) * 2 > project.pages(in: found),
      var settings = WebFramework.settings(of: project, in: found, statics: "public", routes: routes)
    else { return nil }
    settings.routes = .files
    return settings
  }
}

/// Ember: `ember-cli-build.js`, with pages in Markdown.
struct Ember: ForeignTool {
  let name = "Ember"

  let conventions = [
    ForeignConvention("`docs/` or `guides/`", "`content: docs` in `site.yml`, or `--content docs`"),
    ForeignConvention("`public/`", "`static: [public]`"),
    ForeignConvention("`@include \"partials/page.md\"`", "Read as it is, within the repository"),
    ForeignConvention("`[[code-snippets/name]]`", "The file in `code-snippets` beside the page, as code"),
    ForeignConvention("`!!! Info` … `!!!`", "Read as it is"),
    ForeignConvention("Components, `<Doc::Badge>`", "Their text stays, with a finding for each component"),
  ]

  func settings(of project: ForeignProject) -> ForeignSettings? {
    guard let (folder, _) = WebFramework.find("ember-cli-build", in: project) else { return nil }
    var settings = WebFramework.settings(of: project, in: folder, statics: "public")
    // Pages are made of these.
    if let content = settings.map({ ContentFolder(path: $0.content) }),
      project.paths.contains(where: { content.below($0)?.contains("/partials/") == true })
    {
      settings?.excluded = ["partials/"]
    }
    return settings
  }
}

/// What frameworks for websites have in common: a folder for the site, with the pages and what is published as it is.
enum WebFramework {
  static let endings = ["js", "ts", "mjs", "mts", "cjs"]
  private static let folders = [
    "content/docs", "src/content/docs", "content", "src/content", "docs", "src/docs", "guides", "data", "src/pages",
    "pages", "app", "src", "",
  ]

  /// The folder of the site with the most pages, and its settings.
  static func find(_ name: String, in project: ForeignProject) -> (folder: String, file: SourceFile?)? {
    let names = endings.map { name + "." + $0 }
    let found = project.folders(with: Set(names)).map { ($0, project.pages(in: $0)) }.filter { $0.1 > 0 }
    guard let best = found.max(by: { $0.1 < $1.1 }) else { return nil }
    let here = ContentFolder(path: best.0)
    return (best.0, names.lazy.compactMap { project.file(here.file($0)) }.first)
  }

  /// Whether the packages of a folder are among some, by their names in `package.json`.
  static func uses(_ packages: [String], in folder: String, _ project: ForeignProject) -> Bool {
    guard let file = project.file(ContentFolder(path: folder).file("package.json")) else { return false }
    let data = ScriptReader.value(of: file)
    return ["dependencies", "devDependencies"].contains { key in
      (data?[key]?.entries ?? []).contains { packages.contains($0.key) }
    }
  }

  /// The settings of a site whose pages are in the smallest folder that has nearly all of them.
  ///
  /// - Parameters:
  ///   - sources: folders that the settings of the site name, which can be elsewhere in the project.
  ///   - routes: the folder of the routes, if the pages are among them.
  static func settings(
    of project: ForeignProject, in base: String, statics: String, sources: [String] = [], routes: String? = nil
  ) -> ForeignSettings? {
    let here = ContentFolder(path: base)
    let others = sources.filter { here.below($0) == nil && $0 != base }
    let all = project.paths.count { path in
      SitePath.isPage(path) && ([base] + others).contains { ContentFolder(path: $0).below(path) != nil }
    }
    // A library with examples can have a website without documentation.
    guard all > 2, all * 2 > project.pages(in: "") || all >= 20 else { return nil }
    let places = others + folders.map { $0.isEmpty ? base : here.file($0) }
    let counts = places.map { ($0, project.pages(in: $0)) }
    // Where the pages are in several folders, the one with the most of them.
    guard let most = counts.first(where: { $0.1 * 10 >= all * 8 }) ?? counts.max(by: { $0.1 < $1.1 }), most.1 > 0 else {
      return nil
    }
    var settings = ForeignSettings(content: routes ?? most.0)
    if routes == nil { settings.chooseRoot(of: project) }
    settings.chooseLanguage(of: project)
    let content = settings.content
    if ProjectFolder.isCode(content, of: project) { settings.files = .linked }
    if !sources.contains(content) { settings.excludePackageNotes(of: project) }
    let folder = here.file(statics)
    if project.hasFolder(folder), folder != content { settings.statics = [folder] }
    settings.externals = ["src/pages", "pages", "app"].map { here.file($0) }
      .filter { $0 != content && ContentFolder(path: $0).below(content) == nil }
      .flatMap(project.routes).filter { !project.names(in: content).contains($0) }
      .filter { !["api", "layout", "page", "globals", "favicon", "docs"].contains($0) }.map { "/" + $0 }
    return settings
  }
}
