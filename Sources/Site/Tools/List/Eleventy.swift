import Diagnostics
import Files
import Markdown

/// Eleventy: `eleventy.config.js` or `.eleventy.js`.
struct Eleventy: ForeignTool {
  let name = "Eleventy"

  let conventions = [
    ForeignConvention(
      "The folder of the site, or its `input`, also as `--input` in `package.json`",
      "`content: .` or `content: src` in `site.yml`"),
    ForeignConvention(
      "`addPassthroughCopy(\"assets\")`, `addPassthroughCopy({\"static/img\": \"img\"})`",
      "`static: {assets: /assets, static/img: /img}`, where the folder is not among the pages or has another address"),
    ForeignConvention(
      "Pictures and files outside of the pages that tags name, `{% image \"_img/a.png\", \"A\" %}`",
      "Their folder is added to `static`"),
    ForeignConvention("`permalink`, also in data of folders", "`permalinks`, so that pages keep their addresses"),
    ForeignConvention("`title` or `name` in `_data/site.json`, `metadata.js`, or the like", "`title`"),
    ForeignConvention(
      "`slugify: eleventyConfig.getFilter(\"slugify\")` of markdown-it-anchor", "`links: {anchors: slugify}`"),
    ForeignConvention("Another `slugify` of markdown-it-anchor", "Not run, with a line in the report of `init`"),
    ForeignConvention("`README.md` in a folder", "The index page of the folder, with a line in the report of `init`"),
    ForeignConvention("`guide/guide.md`", "The index page of the folder"),
    ForeignConvention(
      "`permalink: false`, also in data of folders, and names that begin with `_`",
      "The page is left out, and counted in the report of `init`"),
    ForeignConvention(
      "`permalink` of a file in another format, such as `/robots.txt`", "`exclude`, with a line in the report"),
    ForeignConvention(
      "A layout of your own that is called `redirect`, with the address in `redirect`, `target`, `url`, or the like",
      "The page leads there, and is not in the navigation"),
    ForeignConvention("`.eleventyignore`", "`exclude`, with names of files and folders from the root"),
    ForeignConvention(
      "`eleventyNavigation`", "Read as it is: `key`, `parent`, `order`, `title`; a parent without a page is a title"),
    ForeignConvention(
      "`eleventyNavigation` in the data of a folder, `posts/posts.json`",
      "`parent` and `order` of pages that have `key` but not these; in `variables` of the folder in `site.yml`"),
    ForeignConvention(
      "`_data/navigation.yml` and the like, with titles, links, and lists, if fewer than half of the pages have "
        + "`eleventyNavigation`",
      "`navigation`; of several files, that with the most entries"),
    ForeignConvention(
      "`{{ file.name }}` of `_data/file.json`, `.yml`, or `.yaml`, or of another folder that `dir` calls `data`",
      "`variables` in `site.yml`"),
    ForeignConvention("`{{ name }}`, `{{ name.part }}` of the front matter of the page", "Filled in"),
    ForeignConvention("Front matter that is a script, `---js`", "Not read, with a finding"),
    ForeignConvention(
      "`{{ name }}` of the data of a folder, `posts/posts.json`", "`variables` of the folder in `site.yml`"),
    ForeignConvention(
      "`tags`", "`tags: false`, because they name collections; read as they are if a template makes a page of each"),
    ForeignConvention("Nunjucks and Liquid", "A finding for each kind; write it in Markdown"),
    ForeignConvention("Plugins, filters, and shortcodes of your own", "Not run"),
  ]

  private static let names = [
    ".eleventy.js", "eleventy.config.js", "eleventy.config.mjs", "eleventy.config.cjs", "eleventy.config.ts",
  ]

  var homesInCode: [String] { ["index"] }

  func settings(of project: ForeignProject) -> ForeignSettings? {
    // Hidden files are not listed, so the folder is found by what every project of its kind has.
    let folders = Set(
      ["", "docs", "site", "website"] + project.folders(with: Set(Self.names + ["package.json"])).prefix(20))
    let found = folders.sorted().lazy.compactMap { folder -> (String, SourceFile)? in
      let here = ContentFolder(path: folder)
      return Self.names.lazy.compactMap { project.file(here.file($0)) }.first.map { (folder, $0) }
    }
    guard let (base, file) = found.first(where: { project.pages(in: $0.0) > 0 }) else { return nil }
    let calls = ScriptStrings(file.bytes)
    let here = ContentFolder(path: base)
    let input =
      calls.strings(behind: "setInputDirectory(").first ?? calls.strings(behind: "input:").first
      ?? Self.inputOfScripts(here, project) ?? "."
    guard let below = SitePath.resolve(input, from: ""), project.pages(in: below.isEmpty ? base : here.file(below)) > 0
    else { return nil }
    var settings = ForeignSettings(content: below.isEmpty ? base : here.file(below))
    let content = ContentFolder(path: settings.content)
    // Only a page that is called like its folder tells the two apart.
    let areRepeated = project.paths.contains { path in
      SitePath.isPage(path) && content.below(path).map(PermalinkPattern.repeatsFolder) ?? false
    }
    let ofAll = Self.rootData(content, project) ?? (areRepeated ? "/:place/" : "/:path/")
    settings.permalinks = (ofAll.isEmpty ? [] : [(".", ofAll)]) + Self.folderData(content, project)
    let data = Self.folderOfData(calls, content, project)
    settings.title = EleventyTitle.title(in: data, project)
    (settings.statics, settings.addressesOfStatics) = EleventyCopies.settings(file.bytes, here, content, project)
    settings.variables = SiteVariables.texts(inFilesOf: data, named: "", project)
    settings.variablesOfFolders = Self.textsOfFolders(content, project)
    settings.excluded = EleventyIgnored.patterns(here, content, project)
    // Of what is not a page, the tool publishes only what it is told to.
    settings.files = .linked
    let parts = EleventyParts(content, project)
    settings.excluded += parts.folders.map { "/\($0)/**/*.md" }
    settings.excluded += parts.others.prefix(Self.mostFiles).map { "/" + $0 }
    settings.byHand += parts.notes
    if !parts.arePlacedByKeys { settings.takeNavigation(inDataOf: ContentFolder(path: data), of: project) }
    let hasAnchors = calls.names("markdownItAnchor") || calls.names("markdown-it-anchor")
    if hasAnchors, calls.strings(behind: "getFilter(").contains("slugify") {
      settings.anchors = .slugify
    } else if hasAnchors, calls.names("slugify") {
      settings.byHand.append(
        "anchors of headings: “slugify” of markdown-it-anchor is not run; compare them after the move")
    }
    settings.hasTags = !parts.areTagged || EleventyCollections.havePages(project)
    return settings
  }

  /// The folder with the data of the site, which the settings can name relative to that with the pages.
  private static func folderOfData(
    _ calls: ScriptStrings, _ content: ContentFolder, _ project: ForeignProject
  ) -> String {
    let named = calls.strings(behind: "setDataDirectory(") + calls.strings(behind: "data:")
    let folders = named.compactMap { SitePath.resolve($0, from: content.file("x")) }
    return folders.first { !$0.isEmpty && project.hasFolder($0) } ?? content.file("_data")
  }

  /// The texts in the data of folders: `links.shop` for `links: {shop: …}` in `en/en.json`.
  private static func textsOfFolders(_ content: ContentFolder, _ project: ForeignProject) -> [String: [String: String]]
  {
    var texts: [String: [String: String]] = [:]
    for path in project.paths {
      guard let folder = EleventyParts.folder(ofData: path, content), texts[folder] != nil || texts.count < mostFolders,
        let file = project.file(path)
      else { continue }
      texts[folder, default: [:]].merge(SiteVariables.texts(in: ScriptReader.value(of: file))) { first, _ in first }
    }
    return texts
  }

  private static let mostFolders = 50

  /// The folder with the pages that a script of the package names: `eleventy --input=docs`.
  private static func inputOfScripts(_ here: ContentFolder, _ project: ForeignProject) -> String? {
    let package = project.file(here.file("package.json")).flatMap { ScriptReader.value(of: $0) }
    for script in package?["scripts"]?.entries ?? [] {
      let words = (script.value.text ?? "").split(separator: " ")
      guard let tool = words.firstIndex(where: { SitePath.name(of: String($0)) == "eleventy" }) else { continue }
      for (place, word) in words.enumerated().dropFirst(tool + 1) {
        if word.hasPrefix("--input=") { return word.dropFirst("--input=".count).filter { $0 != "\"" && $0 != "'" } }
        if word == "--input", place + 1 < words.count { return String(words[place + 1]) }
      }
    }
    return nil
  }

  private static let mostFiles = 100

  /// Addresses in the data of folders: `posts/posts.json`.
  private static func folderData(
    _ content: ContentFolder, _ project: ForeignProject
  ) -> [(folder: String, pattern: String)] {
    project.paths.compactMap { path in
      guard let folder = EleventyParts.folder(ofData: path, content), let file = project.file(path),
        let text = ScriptReader.value(of: file)?["permalink"]?.text, let pattern = pattern(text, folder: folder)
      else { return nil }
      return (folder, pattern)
    }
  }

  /// The pattern for all pages in the data of the folder with the pages, `src/src.json`; empty where they are where they
  /// would be without one.
  private static func rootData(_ content: ContentFolder, _ project: ForeignProject) -> String? {
    let name = SitePath.name(of: content.path)
    guard !name.isEmpty, let file = project.file(content.file(name + ".json")),
      let text = ScriptReader.value(of: file)?["permalink"]?.text
    else { return nil }
    if text.filter({ $0 != " " && $0 != "/" }) == "{{page.filePathStem}}.html" { return "" }
    return pattern(text, folder: "")
  }

  /// A pattern in our words; nil if it has something that only templates know.
  private static func pattern(_ text: String, folder: String) -> String? {
    var pattern = text.filter { $0 != " " }
    let stem = folder.isEmpty ? "/:path" : "/\(folder)/:path"
    let words = [
      "{{page.fileSlug}}": ":name", "{{page.filePathStem}}": stem, "{{title|slugify}}": ":title",
      "{{title|slug}}": ":title", "{{page.fileSlug|slugify}}": ":name",
    ]
    for (theirs, ours) in words { pattern = pattern.replacing(theirs, with: ours) }
    pattern = pattern.replacing("index.html", with: "").replacing("//", with: "/")
    return pattern.contains("{") || PermalinkPattern(pattern) == nil ? nil : pattern
  }
}
