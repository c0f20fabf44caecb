import Diagnostics

/// Findings about links and images that lead nowhere, and what many of them have in common.
extension PageRules.BrokenLink {
  /// What the tool that the site was written for makes, and Patternbook does not.
  static func madeElsewhere(_ link: PageFacts.Link) -> Finding {
    let address = external(link)
    return Finding(
      "link target “\(link.destination)” is made by another tool, from code, a template, or tags", at: link.range,
      because: "Patternbook publishes pages in Markdown that Git does not ignore. Write this one in Markdown, or, if "
        + "another site publishes it, add “links: {external: [\(address)]}” to site.yml.",
      severity: .warning,
      cause: .counting(
        "links", of: "made elsewhere", from: 2,
        behind: " lead to what another tool makes, from code, templates, or tags, here first",
        advice: "Patternbook publishes pages in Markdown that Git does not ignore. Write these in Markdown, or, if "
          + "another site publishes them, list their paths in site.yml, as in “links: {external: [\(address)]}”."))
  }

  /// The target of a link as “external” in site.yml must name it: a folder that is linked to is not its index page.
  private static func external(_ link: PageFacts.Link) -> String {
    let written = link.destination.prefix { $0 != "#" && $0 != "?" }
    guard link.place.hasSuffix(indexPage), !written.hasSuffix(indexPage.dropFirst()) else { return root(link.place) }
    return root(String(link.place.dropLast(indexPage.count)))
  }

  private static let indexPage = "/index.md"

  /// What people see at the code host, or beside the site, but not on it.
  static func outside(_ link: PageFacts.Link, _ kind: Kind, isInProject: Bool) -> Finding {
    let summary = "\(kind.name) “\(link.destination)” is outside Content"
    guard isInProject else { return besideSite(link, kind, summary) }
    let advice =
      "Only files in Content are published. Move the file there, or write its full address at the code host."
    return Finding(
      summary + ", elsewhere in the project", at: link.range, because: advice, severity: .warning,
      cause: .counting(
        kind.plural, of: "project", from: 2, behind: " lead to files of the project outside Content, here first",
        advice: "They work at a code host, but only files in Content are published. Move the files there, or write "
          + "their full addresses at the code host."))
  }

  /// What lies among the pages, and is not published.
  static func unpublished(_ link: PageFacts.Link, _ kind: Kind) -> Finding {
    let advice =
      "Folders without pages, hidden files, files that “exclude” or Git leaves out, and pages and templates of other "
      + "tools are not published. Write the full address at the code host."
    return Finding(
      "\(kind.name) “\(link.destination)” is in the project, but not published", at: link.range, because: advice,
      severity: .warning,
      cause: .counting(
        kind.plural, of: "unpublished", from: 2,
        behind: " lead to what is in the project, but not published, here first",
        advice: advice))
  }

  /// A page that is not published yet.
  static func draft(_ link: PageFacts.Link) -> Finding {
    let address = link.destination.prefix { $0 != "#" && $0 != "?" }
    let summary = "link target “\(address)” is a draft, which is not published"
    return Finding(
      summary, at: link.range,
      because: "Its front matter says so, or that of its folder, as in “draft: true”. Publish it, or remove the link.",
      cause: .counting(
        "links", of: "draft " + key(link.place), from: 2, before: summary + " (", behind: ", here first)"))
  }

  private static func besideSite(_ link: PageFacts.Link, _ kind: Kind, _ summary: String) -> Finding {
    let climbs = link.place.split(separator: "/").prefix { $0 == ".." }
    let folder = (climbs + link.place.split(separator: "/").dropFirst(climbs.count).prefix(1)).joined(separator: "/")
    let isNamed = kind == .link && climbs.count < folder.split(separator: "/").count
    let explanation = "Only files in Content are published."
    let hint = " If another site is published there, beside this one, add “links: {external: [\(folder)]}” to site.yml."
    let all = " If other sites are published there, list them in site.yml, as in “links: {external: [\(folder)]}”."
    return Finding(
      summary, at: link.range, because: explanation + (isNamed ? hint : ""),
      cause: .counting(
        kind.plural, of: "outside " + folder, from: 2,
        behind: " lead to “\(folder)”, which is outside Content, here first",
        advice: explanation + (isNamed ? hint : "")
      ).within([
        .counting(
          kind.plural, of: "beside the site", from: 3, behind: " lead to several places outside Content, here first",
          advice: explanation + (kind == .link ? all : ""))
      ]))
  }

  static func missing(
    _ link: PageFacts.Link, _ kind: Kind, nearest: String?, absent: String?, isAbove: Bool
  ) -> Finding {
    let meant = nearest.map { "; did you mean “\($0)”?" } ?? ""
    let summary = "\(kind.name) “\(link.destination)” not found\(meant)"
    let isFromRoot = kind == .link && link.destination.hasPrefix("/")
    let address = String(link.destination.prefix { $0 != "#" && $0 != "?" })
    let isOfProject =
      !address.hasPrefix("/") && (isAbove || isProjectFile(address)) && (nearest == nil || absent != nil)
    let wider =
      isOfProject ? [ofProject(address, kind)] : wider(link, address, kind, absent, hasSuggestion: nearest != nil)
    if let absent {
      let folder = (link.destination.hasPrefix("/") ? "/" : "") + absent
      let behind =
        kind == .link
        ? " lead to or below \(inAnyVersion(folder)), where nothing is published, here first"
        : " below \(inAnyVersion(folder)) not found, here first"
      return Finding(
        summary, at: link.range, because: nearest == nil && isFromRoot ? externalAdvice(folder) : nil,
        cause: .counting(
          kind.plural, of: key(absent), from: 2, behind: behind, advice: folderAdvice(folder, kind)
        ).within(wider))
    }
    return Finding(
      summary, at: link.range, because: nearest == nil && isFromRoot ? externalAdvice(address) : nil,
      cause: .counting(
        kind.plural, of: isWord(address) ? "word " + address : key(link.place), from: 2, before: summary + " (",
        behind: ", here first)"
      ).within(wider))
  }

  /// What several different missing pages can have in common.
  private static func wider(
    _ link: PageFacts.Link, _ address: String, _ kind: Kind, _ absent: String?, hasSuggestion: Bool
  ) -> [Diagnostic.Cause] {
    guard kind == .link else { return hasSuggestion ? [] : imagesOfFolder(link) }
    if isName(address) {
      return [
        .counting(
          "links", of: "names", from: 10,
          behind: " lead to names such as “\(address)”, which are not pages, here first",
          advice: "Another tool may put in the addresses, such as a plugin or preprocessor, which Patternbook does not "
            + "run. Write the path of each page.")
      ]
    }
    // A page beside one with a similar name has a remedy of its own.
    guard !hasSuggestion || absent != nil else { return [] }
    var causes: [Diagnostic.Cause] = []
    var parts = (absent ?? link.place).split(separator: "/").dropLast()
    while !parts.isEmpty, causes.count < deepestFolder {
      let folder = root(parts.joined(separator: "/"))
      causes.append(
        .counting(
          "links", of: "pages in " + key(folder), from: 3,
          behind: " lead to pages in \(inAnyVersion(folder)) that do not exist, here first",
          advice: "The pages are missing or have moved. If another tool generates them, add "
            + "“links: {external: [\(folder)]}” to site.yml, or write their full addresses."))
      parts.removeLast()
    }
    return causes
  }

  /// Where pictures of a page were not brought along, all are missing from its folder.
  private static func imagesOfFolder(_ link: PageFacts.Link) -> [Diagnostic.Cause] {
    let folder = link.place.split(separator: "/").dropLast().joined(separator: "/")
    guard !folder.isEmpty else { return [] }
    return [
      .counting(
        "images", of: "images in " + key(folder), from: 5, behind: " in \(inAnyVersion(folder)) not found, here first",
        advice: "They may not have been brought along with the pages. Put them there, or add their folder to “static” "
          + "in site.yml.")
    ]
  }

  /// What files in common have that are beside the pages where the project is kept.
  private static func ofProject(_ address: String, _ kind: Kind) -> Diagnostic.Cause {
    .counting(
      kind.plural, of: "files of the project", from: 3,
      behind: " lead to files of a project that are not here, such as “\(address)”, here first",
      advice: "They may work at the code host that the pages come from. Write the full addresses of these files.")
  }

  /// What tells a missing path from others: copies of a page for several versions have the same fault.
  private static func key(_ path: String) -> String { VersionNames.placeholder(for: path) ?? path }

  private static func inAnyVersion(_ folder: String) -> String {
    VersionNames.placeholder(for: folder) == nil ? "“\(folder)”" : "“\(folder)” or the same folder of other versions"
  }

  /// Whether a relative address is that of a file that projects have beside their pages.
  private static func isProjectFile(_ address: String) -> Bool {
    let parts = address.split(separator: "/")
    guard let name = parts.last?.lowercased() else { return false }
    // Hidden folders are those of code hosts and of tools.
    if parts.contains(where: { $0.hasPrefix(".") && $0.contains { $0 != "." } }) { return true }
    guard address.hasPrefix("../"), let dot = name.lastIndex(of: "."), dot != name.startIndex else { return false }
    return code.contains(String(name[name.index(after: dot)...]))
  }

  private static let code: Set<String> = [
    "c", "cc", "cpp", "cs", "gn", "gni", "go", "h", "hpp", "java", "js", "json", "json5", "kt", "mjs", "php", "py",
    "rb",
    "rs", "sh", "swift", "toml", "ts", "tsx", "yaml", "yml",
  ]

  /// How many folders around a missing page are looked at.
  private static let deepestFolder = 5

  private static func root(_ path: String) -> String { "/" + path }

  /// Whether an address is a word, such as “link” or “todo”: on whichever page, it is not the path of a file.
  private static func isWord(_ address: String) -> Bool { !address.contains { $0 == "/" || $0 == "." } }

  /// Whether an address is the name of something other than a file: “items.enum” or “Vec::push”.
  private static func isName(_ address: String) -> Bool {
    guard !address.contains("/") else { return false }
    guard let dot = address.lastIndex(of: ".") else { return true }
    return !fileEndings.contains(address[address.index(after: dot)...].lowercased())
  }

  private static let fileEndings: Set<String> = [
    "md", "mdx", "markdown", "html", "htm", "txt", "pdf", "json", "xml", "yml", "yaml", "toml", "csv", "zip", "png",
    "jpg", "jpeg", "gif", "svg", "webp", "js", "ts", "css", "py", "rs", "go", "sh", "rst", "adoc",
  ]

  /// What to do if another site of the same host publishes a path.
  private static func externalAdvice(_ root: String) -> String {
    "If another site is at that address, add “links: {external: [\(root)]}” to site.yml. Otherwise, the page is "
      + "missing or has moved."
  }

  private static func folderAdvice(_ folder: String, _ kind: Kind) -> String {
    switch kind {
    case .link where folder.hasPrefix("/"):
      "If another site is at that address, add “links: {external: [\(folder)]}” to site.yml. Otherwise, the pages are "
        + "missing or have moved."
    case .link:
      "The folder is missing, or has moved. If another tool generates it, write the full address of the pages."
    case .image:
      "The folder is not in Content. Move it there, or, if it lies elsewhere in the project, add the folder that is "
        + "published at the root of the site to “static” in site.yml."
    }
  }
}
