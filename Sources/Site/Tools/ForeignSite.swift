package import Diagnostics
package import Files
import Guidelines
import Markdown
import Writing

/// A project of another tool as a site of Patternbook: its settings, and what is left to do by hand.
package struct ForeignSite: Sendable {
  /// The tool’s name.
  package let tool: String
  /// The folder with the pages, relative to the new site; several with commas between.
  package let content: String
  /// The text of site.yml.
  package private(set) var configuration: String
  /// What was taken over, one line each.
  package private(set) var taken: [String]
  /// What somebody has to do, one line each.
  package internal(set) var byHand: [String]
  /// Rules whose findings do not keep the tool from publishing the site.
  package let tolerated: Set<String>
  /// Keys of front matter that the tool leaves alone, although they have a meaning here.
  private let ownKeys: Set<String>
  /// Rules whose findings are warnings in this site.
  package private(set) var warnings: Set<String> = []

  /// Recognizes the tool that a project was made for.
  ///
  /// - Parameters:
  ///   - files: the project, which is only read.
  ///   - name: the name of its folder, from which its title comes if nothing else gives one.
  ///   - place: the path of the project in the new site; empty if they are the same folder.
  ///   - tracked: files of the project that Git has although its patterns name them.
  /// - Returns: nil if there are no pages.
  /// - Throws: `FileError`, `PagesOutside` if the pages are not in the project, or `MissingFolder` if they are not where
  ///   its settings say.
  package static func recognize(
    _ files: FileTree, name: String, at place: String, tracked: Set<String> = []
  ) throws -> ForeignSite? {
    let project = try ForeignProject(files, name: name, tracked: tracked)
    var missing: MissingFolder?
    for tool in ForeignTools.all {
      if let missing, tool is PlainFolder { throw missing }
      guard var settings = tool.settings(of: project) else {
        if let folder = tool.folderOutside(of: project) { throw PagesOutside(tool: tool.name, folder: folder) }
        missing = missing ?? MissingFolder(of: tool, project)
        continue
      }
      settings.excludeTranslations(of: project)
      settings.keepUsedVariables(of: project)
      settings.keepCodeInCells(of: project)
      settings.choosePrefix(of: project)
      settings.keepRedirects(of: project)
      settings.keepTracked(of: project)
      settings.ownKeys.formUnion(AddressKeys.unread(by: tool, settings, project))
      MediaFolders.add(to: &settings, of: project)
      let others = SiblingSites.filesInHTML(of: settings, in: project).map { "/" + $0 }
      // A whole project has more than documentation, such as what it is deployed with.
      if settings.contentFolders.isEmpty, ProjectFolder.isOne(settings.content, of: project) {
        settings.files = .linked
      }
      let redirects = Redirects.note(of: project, settings.statics + [settings.content])
      settings.byHand += UnreadPages.notes(on: settings.content, of: project)
      let home = HomeInCode.note(tool, settings, project)
      let notes = [
        IgnoredPages.note(on: settings.content, of: project), redirects, home,
        PagesInCode.note(tool, settings, project, besides: home), NavigationInTemplates.note(settings, project),
      ]
      settings.byHand += notes.compactMap(\.self)
      settings.externals += others.filter { !settings.externals.contains($0) && !settings.prefixes.contains($0) }
      return ForeignSite(tool, settings, project, ContentFolder(path: place))
    }
    return nil
  }

  private init(
    _ tool: any ForeignTool, _ found: ForeignSettings, _ project: ForeignProject, _ place: ContentFolder
  ) {
    (self.tool, tolerated, ownKeys) = (tool.name, found.tolerated, found.ownKeys)
    func here(_ path: String) -> String { path.isEmpty ? place.path : place.file(path) }
    let folder = here(found.content)
    content =
      found.contentFolders.isEmpty
      ? folder.isEmpty ? "." : folder : found.contentFolders.map(here).joined(separator: ", ")
    var (lines, taken, byHand) = (["version: 1"], [String](), found.byHand)
    func add(_ key: String, _ value: String, _ what: String? = nil) {
      lines.append("\(key): \(value)")
      taken.append(what ?? "\(key): \(value)")
    }
    func list(_ items: [String]) -> String { "[" + items.map(Self.quoted).joined(separator: ", ") + "]" }

    let title = found.title.map(Self.line).flatMap { $0.isEmpty ? nil : $0 }
    let shown = Self.quoted(title ?? Navigation.title(ofFolder: ProjectFolder.name(of: project)))
    add("title", shown, title == nil ? "title: \(shown), from the name of the folder" : nil)
    if let text = found.description.map(Self.line), !text.isEmpty { add("description", Self.quoted(text)) }
    if let url = found.url {
      if let url = SiteConfiguration.checkedURL(url) {
        add("url", Self.quoted(url))
      } else {
        byHand.append("url: “\(Self.line(url))” is not a web address")
      }
    } else if !(tool is PlainFolder), !byHand.contains(where: { $0.hasPrefix("`url`") }) {
      byHand.append("url: add the address of the site")
    }
    if let language = found.language.map({ $0.replacing("_", with: "-") }), language.lowercased() != "en",
      SiteLanguage.isTag(language), language.utf8.count <= 35
    {
      add("language", language)
    }
    add("content", found.contentFolders.isEmpty ? Self.quoted(content) : list(found.contentFolders.map(here)))
    if found.files == .linked {
      add("files", found.files.rawValue, "files: only those that pages link to or show are published")
    } else if !found.foldersOfLinkedFiles.isEmpty {
      let folders = found.foldersOfLinkedFiles.map { "\(Self.quoted(here($0))): linked" }
      add("files", "{" + folders.joined(separator: ", ") + "}")
    }
    if !found.statics.isEmpty {
      let addresses = found.addressesOfStatics
      let places = found.statics.map { "\(Self.quoted(here($0))): \(Self.quoted(addresses[$0] ?? "/"))" }
      add(
        "static", addresses.isEmpty ? list(found.statics.map(here)) : "{" + places.joined(separator: ", ") + "}")
    }
    if let icon = found.favicon { add("favicon", Self.quoted(icon)) }
    if !found.navigation.isEmpty { add("navigation", list(found.navigation.map(here))) }
    if !found.navigationOfFolders.isEmpty {
      let files = found.navigationOfFolders.map { "\(Self.quoted(here($0.file))): \(Self.quoted(here($0.folder)))" }
      add("navigation", "{" + files.joined(separator: ", ") + "}")
    }
    if !found.excluded.isEmpty { add("exclude", list(Array(found.excluded.prefix(200)))) }
    let permalinks = found.permalinks.filter { PermalinkPattern($0.pattern) != nil }.prefix(100)
      .map { "\(Self.quoted($0.folder)): \(Self.quoted($0.pattern))" }
    if !permalinks.isEmpty { add("permalinks", "{" + permalinks.joined(separator: ", ") + "}") }
    if let routes = found.routes { add("routes", routes.rawValue) }
    if let home = found.home { add("home", Self.quoted(home)) }
    if found.spelling != .asFiles { add("lowercase-addresses", found.spelling.setting) }
    if found.hidesEndings { add("hide-endings", "true") }
    if found.hidesDescriptions { add("hide-descriptions", "true") }
    if !found.hasTags { add("tags", "false", "tags: false, because tags of pages are not for readers") }
    if !found.appended.isEmpty {
      add("append", list(Array(found.appended.map(here).prefix(SiteConfiguration.mostAppended))))
    }
    if !found.includes.isEmpty {
      let folders = found.includes.map(here).map { $0.isEmpty ? "." : $0 }
      add("includes", list(Array(folders.prefix(SiteConfiguration.mostIncludeFolders))))
    }
    if found.showsTemplates { add("templates", "false") }
    if found.runsTemplatesInCode { add("templates-in-code", "true") }
    if found.readsMDC { add("mdc", "true") }
    if found.readsMyST { add("myst", "true") }
    if found.isOfZola { add("zola", "true") }
    if found.keepsCodeInCells { add("pipes-in-code", "true") }
    let hidden = found.hiddenLines.sorted { $0.key < $1.key }.prefix(100)
    if !hidden.isEmpty {
      let marks = hidden.map { "\(Self.quoted($0.key)): \(Self.quoted($0.value))" }
      add("hidden-lines", "{" + marks.joined(separator: ", ") + "}")
    }
    if !found.callouts.isEmpty {
      let boxes = found.callouts.prefix(100).map { box in
        "  \(Self.quoted(box.name)): {"
          + (box.title.map { "title: \(Self.quoted($0)), " } ?? "") + "kind: \(box.kind)}"
      }
      lines += ["callouts:"] + boxes
      taken.append("callouts: \(counted(boxes.count, "kind")) of boxes")
    }
    let components = found.components.sorted { $0.key < $1.key }.prefix(SiteConfiguration.mostComponents)
    if !components.isEmpty {
      lines += ["components:"] + components.map { "  \($0.key): \(Self.quoted(here($0.value)))" }
      taken.append("components: \(counted(components.count, "name")) of files that pages show")
    }
    if let links = Self.links(found, list) { add("links", links) }
    if let variables = Self.variables(found) {
      lines += ["variables:"] + variables.lines
      taken.append("variables: \(counted(variables.count, "text")) that pages show")
    }
    if !found.redirects.isEmpty {
      let redirects = found.redirects.prefix(SiteRedirect.most)
      lines += ["redirects:"] + redirects.map { "  \(Self.quoted($0.from)): \(Self.quoted($0.to))" }
      taken.append("redirects: \(counted(redirects.count, "former page"))")
    }
    if let edit = found.edit {
      if place.path.isEmpty, EditAddress(edit) != nil {
        add("edit", Self.quoted(edit))
      } else {
        byHand.append("edit: links to edit pages began with “\(Self.line(edit))”")
      }
    }
    configuration = lines.joined(separator: "\n") + "\n" + Self.rest
    (self.taken, self.byHand) = (taken, byHand)
  }

  /// The lines of the setting `variables`; nil if pages show none.
  private static func variables(_ found: ForeignSettings) -> (lines: [String], count: Int)? {
    func lines(_ texts: [String: String], _ margin: String) -> [String] {
      texts.sorted { $0.key < $1.key }.map { "\(margin)\(quoted($0.key)): \(value($0.value, margin))" }
    }
    var all = lines(found.variables, "  ")
    var count = all.count
    for (folder, texts) in found.variablesOfFolders.sorted(by: { $0.key < $1.key }) {
      all += ["  \(quoted(folder + "/")):"] + lines(texts, "    ")
      count += texts.count
    }
    return count == 0 ? nil : (all, count)
  }

  /// A text behind its key: on the same line, or on lines of its own.
  private static func value(_ text: String, _ margin: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.count < 2 { return quoted(text) }
    return "|2-\n" + lines.map { $0.isEmpty ? "" : "\(margin)  \($0)" }.joined(separator: "\n")
  }

  /// The setting `links`; nil where links need none.
  private static func links(_ found: ForeignSettings, _ list: ([String]) -> String) -> String? {
    var entries: [String] = []
    if let anchors = found.anchors { entries.append("anchors: \(anchors.rawValue)") }
    if found.readsHeadingReferences { entries.append("heading-references: true") }
    if !found.ignoredLinks.isEmpty { entries.append("ignore: " + list(Array(found.ignoredLinks.prefix(100)))) }
    if found.readsLineAnchors { entries.append("line-anchors: true") }
    if found.findsFilesByName { entries.append("names: true") }
    if found.areAliasesRelative { entries.append("relative-aliases: true") }
    if found.haveTermsAnchors { entries.append("term-anchors: true") }
    if !found.prefixes.isEmpty { entries.append("prefixes: " + list(found.prefixes)) }
    if !found.externals.isEmpty { entries.append("external: " + list(Array(found.externals.prefix(100)))) }
    return entries.isEmpty ? nil : "{" + entries.joined(separator: ", ") + "}"
  }

  /// The site with other kinds of anchors of headings that many of its links may lead to, the likeliest first; empty if
  /// the tool has rules of its own for them.
  package func withOtherAnchors(for result: SiteResult) -> [ForeignSite] {
    guard !hasOwnAnchors else { return [] }
    return LikelyAnchors(result.library.pages)
      .best(of: AnchorStyle.allCases.filter { $0 != .github }, serving: max(1, Self.brokenAnchors(in: result) / 4))
      .map(anchored)
  }

  /// Whether the tool is known to make anchors of headings by rules of its own.
  package var hasOwnAnchors: Bool { configuration.contains("\nlinks: {anchors: ") }

  /// How many links lead to anchors that other rules for anchors may make.
  package static func brokenAnchors(in result: SiteResult) -> Int {
    result.diagnostics.count { $0.rule == "page/broken-anchor" && !$0.isAboutMissingPart }
  }

  private func anchored(_ style: AnchorStyle) -> ForeignSite {
    var site = self
    let setting = "links: {anchors: \(style.rawValue)"
    if let line = taken.firstIndex(where: { $0.hasPrefix("links: {") }) {
      site.configuration.replace("\nlinks: {", with: "\n\(setting), ", maxReplacements: 1)
      site.taken[line].replace("links: {", with: setting + ", ", maxReplacements: 1)
    } else {
      site.configuration.replace(Self.rest, with: setting + "}\n" + Self.rest, maxReplacements: 1)
      site.taken.append(setting + "}")
    }
    return site
  }

  /// The site without folders whose pages are only parts of other pages.
  package func excludingParts(_ folders: [String]) -> ForeignSite {
    guard !folders.isEmpty else { return self }
    var site = self
    let items = folders.map { Self.quoted("/" + $0 + "/") }.joined(separator: ", ")
    if let line = taken.firstIndex(where: { $0.hasPrefix("exclude: [") }) {
      site.configuration.replace("\nexclude: [", with: "\nexclude: [\(items), ", maxReplacements: 1)
      site.taken[line].replace("exclude: [", with: "exclude: [\(items), ", maxReplacements: 1)
    } else {
      site.configuration.replace(Self.rest, with: "exclude: [\(items)]\n" + Self.rest, maxReplacements: 1)
      site.taken.append("exclude: [\(items)], whose pages are only parts of others")
    }
    return site
  }

  /// The site with keys of front matter that are its own, because no tool is known to have them.
  package func owning(_ keys: Set<String>) -> ForeignSite {
    // A longer one is text that is taken for a key.
    let keys = keys.union(ownKeys).filter { $0.utf8.count <= Self.longestKey }
    guard !keys.isEmpty else { return self }
    var site = self
    let list = keys.sorted().prefix(Self.mostKeys).map(Self.quoted).joined(separator: ", ")
    site.configuration += "\n# Keys of front matter that only templates of your own use.\nfront-matter: [\(list)]\n"
    site.taken.append("front-matter: \(counted(keys.count, "key")) that Patternbook leaves alone")
    return site
  }

  /// The site with what a first check has found in the files with the navigation: readers would see another order than
  /// the one that they know.
  package func lacking(_ findings: [Diagnostic]) -> ForeignSite {
    var site = self
    let unread = findings.filter { $0.rule == RuleDescription.navigation.id && $0.severity > .note }
    site.byHand += unread.prefix(Self.mostUnread).map { finding in
      (finding.location.map { "navigation in \($0.path): " } ?? "navigation: ") + finding.summary
    }
    if unread.count > Self.mostUnread {
      site.byHand.append("navigation: \(counted(unread.count - Self.mostUnread, "more file")) with such findings")
    }
    return site
  }

  private static let mostUnread = 3

  /// The site with findings as warnings that the other tool does not refuse, because it is published with them, or that
  /// it refuses, because then another program usually makes what is missing.
  ///
  /// - Parameters:
  ///   - rules: those that have such findings.
  ///   - lists: whether the report lists pictures that seem to show dialogs, which need no findings then.
  package func tolerating(_ rules: Set<String>, lists: Bool = false) -> ForeignSite {
    let refused = rules.intersection(ForeignSettings.tolerable).subtracting(tolerated).sorted()
    let usual = rules.intersection(tolerated).sorted()
    let rules = (usual + refused).sorted()
    guard !rules.isEmpty || lists else { return self }
    var site = self
    site.configuration += "\nrules:\n"
    if lists {
      site.configuration +=
        "  # The report of “patternbook init” lists pictures that seem to show dialogs.\n"
        + "  page/screenshot: off\n"
    }
    if !rules.isEmpty {
      site.configuration +=
        "  # The site has been published with these faults so far. Repair them, then remove the lines.\n"
        + rules.map { "  \($0): warning\n" }.joined()
    }
    if !usual.isEmpty {
      site.taken.append("rules: \(usual.joined(separator: ", ")) are warnings, as \(tool) does not refuse them")
    }
    if !refused.isEmpty {
      site.taken.append(
        "rules: \(refused.joined(separator: ", ")) are warnings until their faults are repaired; \(tool) refuses them")
    }
    site.warnings = Set(rules)
    return site
  }

  private static let mostKeys = 200
  private static let longestKey = 60

  /// A text on one line, without control characters.
  static func line(_ text: String) -> String {
    String(text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : Character($0) })
      .split(separator: " ").joined(separator: " ")
  }

  private static func quoted(_ text: String) -> String { MarkdownText.quoted(line(text)) }

  private static let rest = """

    # The guidelines that dialogs are checked against, and the platforms they are drawn for.
    guidelines: [apple-hig]
    platforms: [ios-26, android]

    # HTML in pages that can do harm is removed. “trust” keeps all, “omit” keeps none.
    html: safe

    """
}
