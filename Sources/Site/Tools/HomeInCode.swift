import Diagnostics
import Files
import Markdown

/// A home page that another tool makes of a template or of code, where no page is one: it is not part of the site.
enum HomeInCode {
  private static let endings = [
    "html", "tsx", "jsx", "ts", "js", "astro", "vue", "mdx", "md", "njk", "liquid", "hbs", "ejs", "pug",
  ]

  /// What front matter of a home page can have as its address, without blanks and quotation marks.
  private static let addresses = ["slug:/", "permalink:/", "permalink:/index.html", "url:/"]

  /// What to say about it.
  static func note(_ tool: any ForeignTool, _ settings: ForeignSettings, _ project: ForeignProject) -> String? {
    let content = ContentFolder(path: settings.content)
    let folders = (settings.contentFolders.isEmpty ? [settings.content] : settings.contentFolders)
      .map(ContentFolder.init(path:))
    let around = [content.path] + content.ancestors.filter { $0 != content.path && !$0.isEmpty }.reversed() + [""]
    let files = around.lazy.flatMap { folder in
      tool.homesInCode.flatMap { home in endings.map { ContentFolder(path: folder).file("\(home).\($0)") } }
    }
    let ofThemes = settings.homesInThemes.lazy.flatMap { home in endings.map { "\(home).\($0)" } }
    guard settings.home == nil,
      let file = files.first(where: project.hasFile) ?? ofThemes.first(where: project.hasFile)
        ?? grouped(Set(files), project),
      !project.paths.contains(where: { path in folders.contains { isHome(path, in: $0, settings, project) } })
    else { return nil }
    let name = settings.routes == .app ? "page.md" : settings.isOfZola ? "_index.md" : "index.md"
    return "home page: \(file) is not read; write \(content.file(name)) in its place"
  }

  /// The first of some files in folders that only group files: `app/(site)/page.tsx` for `app/page.tsx`.
  private static func grouped(_ files: Set<String>, _ project: ForeignProject) -> String? {
    files.isEmpty ? nil : project.paths.first { files.contains(PageAddress.withoutGroups($0)) }
  }

  /// Whether a file is the home page of a folder with pages, by its name or by its address.
  private static func isHome(
    _ path: String, in folder: ContentFolder, _ settings: ForeignSettings, _ project: ForeignProject
  ) -> Bool {
    guard SitePath.isPage(path) || path.hasSuffix(".html"), let below = folder.below(path),
      settings.routes?.isPage(below) ?? true
    else { return false }
    let page = settings.routes?.page(of: below) ?? below
    guard let file = project.file(path) else { return false }
    let split = FrontMatter.split(file)
    if LinkIndex.folder(ofIndexPage: LinkIndex.stem(ofPage: page)) == "" {
      // With front matter alone, all that readers see is in the template.
      return split.content == nil || file.bytes[split.body].contains { $0 > 0x20 }
    }
    guard let frontMatter = split.content else { return false }
    return frontMatter.bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      let text = line.filter { $0 > 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
      return addresses.contains { text.elementsEqual($0.utf8) }
    }
  }
}
