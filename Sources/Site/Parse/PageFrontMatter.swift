package import Diagnostics
package import Dialogs
import Files
import Guidelines
import Markdown
import Mockups
import YAML

/// The front matter of a page.
package struct PageFrontMatter: Sendable, Hashable {
  package var title: String?
  package var description: String?
  /// Position among the pages of its section.
  package var order: Double?
  /// Whether that is Hugo’s weight: pages with the same one are in the order of their dates and titles.
  var isWeight = false
  /// The page’s name in navigation, if it is not its title.
  @Rare package var label: String?
  /// What the navigation of another tool calls the page.
  @Rare var navigationTitle: String?
  /// Whether the other tool shows that name on the page, too.
  var showsNavigationTitle = true
  /// The titles of the sections that Storybook shows the page in, and its own.
  var sections: [String] = []
  /// Whether it only leads elsewhere.
  var isRedirect = false
  /// Where its entry in navigation leads in its place, as in Docsy.
  @Rare var entryAddress: String?
  /// Left out of the published site.
  package var isDraft: Bool { isLeftOut || isMarkedDraft }
  /// Whether `draft` says so.
  var isMarkedDraft = false
  /// Whether something else says so.
  var isLeftOut = false
  /// The same where `draft` is a key of the site’s own.
  var withoutDraftMark: PageFrontMatter {
    var frontMatter = self
    frontMatter.isMarkedDraft = false
    return frontMatter
  }
  /// Published, but left out of navigation and search.
  package var isUnlisted = false
  /// What search engines are asked not to do with it.
  var robots: Set<RobotsDirective> = []
  /// Former addresses, relative to the site's root.
  package var aliases: [Sourced<String>] = []
  /// Former addresses that begin with `../` or `./`: relative to the folder around the page, as in Hugo.
  var relativeAliases: [Sourced<String>] = []
  /// Aliases without a leading slash, as written: the settings say what they are relative to.
  var slashlessAliases: [Sourced<String>] = []
  /// Aliases that end with “index” alone, as the folders that they are to Hugo.
  var indexAliases: [Sourced<String>] = []
  /// Where those are that have neither an ending nor a slash at the end.
  var aliasesWithoutEnding: Set<SourceRange> = []
  /// Where the page is published, if not at the path of its file: a slug or a permalink.
  @Rare package var address: Sourced<String>?
  /// The key that says so: the settings can leave it to another tool.
  @Rare var addressKey: String?
  /// When it was written, as it says: `2024-05-01`, with or without a time.
  @Rare var date: String?
  /// The day that it was written on, as it says, or as the name of its file does.
  @Rare var day: WrittenDate?
  /// Who wrote it.
  var authors: [String] = []
  /// The BCP 47 tag of the language of its text, if it names one.
  @Rare var language: String?
  /// What it belongs to, which can be part of its address.
  var categories: [String] = []
  /// A name of the page that links in its folder may use in place of its file's.
  @Rare package var id: String?
  /// The title or the key of the page that it is below in navigation, and of the one above that.
  @Rare var parent: String?
  @Rare var grandparent: String?
  /// The title of a page farther above.
  @Rare var ancestor: String?
  /// A text that sorts the page among those with the same parent.
  @Rare var textOrder: String?
  /// Whether the pages below it are in reverse order.
  var reversesChildren = false
  /// By what the pages of the section are sorted, where it says so.
  @Rare var sortedBy: SectionOrder?
  /// Whether it may list the pages below it.
  var listsChildren = true
  /// Whether such a list has titles only.
  var listsTitlesOnly = false
  /// What pages below it call it in navigation, if that is not its title.
  @Rare var navigationKey: String?
  /// Its places in menus of Hugo.
  var menus: [MenuEntry] = []
  /// The template of another tool that it is for.
  @Rare var layout: String?
  /// Whether it says that the pages of its folder are drafts, as parts of other pages are.
  var hidesFolder = false
  /// Whether it says itself how it is published, which counts more than what an index page says.
  var saysIfPublished = false
  /// Whether links lead to the page although its tool does not write it: something else has its address.
  var isElsewhere = false
  /// Whether it says that of the pages of its folder.
  var isFolderElsewhere = false
  /// Enabled packs on the page.
  package var guidelines: [Sourced<String>]?
  /// Platforms to draw on the page.
  package var platforms: [Platform]?
  /// Type of the page; the configuration can require sections for it.
  @Rare package var type: Sourced<String>?

  /// The ID of the commit whose original the page translates, or the beginning of it.
  @Rare var translates: Sourced<String>?
  /// Rules that the page may break, with reasons.
  package var allow: [PageException] = []
  /// Topics of the page; pages that share one are related.
  package var tags: [String] = []
  /// Words that search finds the page by, although they are not in its text.
  package var keywords: [String] = []
  /// Whether the page shows its first heading in place of its title.
  var hidesTitle = false
  /// Where readers can edit the page, if it says that.
  @Rare var edit: PageEdit?
  /// What a home page of VitePress or Starlight shows.
  @Rare var landing: LandingPage?
  /// Keys that no tool is known to have.
  package var unfamiliarKeys: [Sourced<String>] = []
  /// Keys that are nearly those that are read, which have findings of the page.
  package var misspelledKeys: [Sourced<String>] = []
  /// Whether the front matter could not be read at all.
  package var isUnreadable = false

  /// The search settings of the page.
  package var search = SearchPreference()

  /// Where the texts stand in the file that readers see, in order.
  package var textRanges: [SourceRange] = []

  package init() {}

  /// Reads front matter; values that cannot be read are skipped and reported.
  package static func parse(_ excerpt: SourceExcerpt) -> (frontMatter: PageFrontMatter, diagnostics: [Diagnostic]) {
    var frontMatter = PageFrontMatter()
    let (node, errors) = YAMLParser.open(
      excerpt, limits: .frontMatter, rule: .frontMatter, keepsDuplicates: true)
    guard let node else {
      frontMatter.isUnreadable = !errors.isEmpty
      return (frontMatter, errors)
    }
    let diagnostics = frontMatter.read(node, path: excerpt.path, isTOML: excerpt.isTOML)
    return (frontMatter, errors + diagnostics)
  }

  private mutating func read(_ node: YAMLNode, path: String, isTOML: Bool) -> [Diagnostic] {
    var reader = MappingReader(
      node.withKeysInLowercase(Self.keys), keys: Self.keys, path: path,
      rules: .init(invalidValue: .frontMatter, unknownKey: .misspelledKey),
      what: "front matter")
    let (title, description) = (reader.text("title"), reader.text("description"))
    self.title = title?.text.map(PlainDescription.title)
    self.description = description?.text.map(PlainDescription.text)
    textRanges = [title, description].compactMap { $0?.range }.sorted { $0.lowerBound < $1.lowerBound }
    order = reader.number("order", in: -1e9...1e9, "Pages are sorted by it, lowest first.")?.value
    readLabel(&reader)
    isUnlisted = reader.bool("unlisted")?.value ?? false
    keywords = reader.node("keywords")?.words ?? []
    id = reader.text("id")?.text
    let permalink = reader.text("permalink")
    if let node = permalink ?? reader.text("slug") {
      // To Eleventy, a page without an address is a part of others.
      if node.bool == false { isLeftOut = true }
      let isPermalink = permalink != nil
      address = node.text.map { Sourced(isPermalink ? Self.fromRoot($0) : $0, range: node.range) }
      addressKey = isPermalink ? "permalink" : "slug"
    }
    isMarkedDraft = reader.bool("draft")?.value ?? false
    type = reader.text("type").flatMap { node in node.text.map { Sourced($0, range: node.range) } }
    if let node = reader.text("translates"), let commit = node.text {
      if (7...64).contains(commit.utf8.count), commit.allSatisfy({ $0.isHexDigit && $0.isASCII }) {
        translates = Sourced(commit.lowercased(), range: node.range)
      } else {
        reader.report(
          "“translates” is not the ID of a commit",
          "Give at least seven of its digits, as “git log --oneline” prints them, in quotes if all of them are numbers.",
          at: node.range)
      }
    }
    for item in reader.texts("aliases") ?? [] { readAlias(item, &reader, path: path) }
    if let items = reader.texts("guidelines") {
      guidelines = items.compactMap { item in item.text.map { Sourced($0, range: item.range) } }
    }
    if let node = reader.node("allow") { readAllowances(node, &reader) }
    tags = reader.node("tags")?.words ?? []
    if let node = reader.node("search") {
      let (preference, diagnostics) = SearchPreference.parse(node, path: path)
      search = preference
      reader.add(diagnostics)
    }
    if let items = reader.list("platforms") {
      platforms = items.compactMap { reader.platform($0, among: Platform.allCases) }
    }
    var menus: [YAMLNode] = []
    for entry in reader.unknownEntries {
      if isTOML, readZola(entry) { continue }
      if let meaning = ForeignFrontMatter.meaning(of: entry) {
        readForeign(entry, meaning)
        reader.add(PublicationPeriod.findings(entry, meaning, path: path))
        if case .menu = meaning { menus.append(entry.value) }
      } else if !Self.isOfAnotherKind(entry), reader.reportMisspelled(entry) {
        misspelledKeys.append(Sourced(entry.key, range: entry.keyRange))
      } else {
        unfamiliarKeys.append(Sourced(entry.key, range: entry.keyRange))
      }
    }
    // What the page says outside of menus counts first, wherever it stands.
    for menu in menus { readMenu(menu) }
    self.menus = menus.flatMap { MenuEntry.entries(of: $0) }
    if case .mapping(let entries) = node.content {
      readRedirect(entries)
      readHome(entries)
    }
    return misspelledKeys.isEmpty ? reader.diagnostics : reader.diagnostics.map(withCause)
  }

  /// Reads the name in navigation; what templates of other tools list under such a key is not about that.
  private mutating func readLabel(_ reader: inout MappingReader) {
    if let node = reader.node("label"), node.text == nil, !node.isNull, let range = reader.keyRange("label") {
      unfamiliarKeys.append(Sourced("label", range: range))
    } else {
      label = reader.text("label")?.text.map(PlainDescription.title)
    }
  }

  /// Whether a key is near one of ours, but has a value that ours cannot have: `untranslated: true` names no commit.
  private static func isOfAnotherKind(_ entry: YAMLNode.Entry) -> Bool {
    guard entry.value.bool != nil, let name = nearestName(to: entry.key, among: keys.map(\.name)),
      let key = keys.first(where: { $0.name == name })
    else { return false }
    switch key.shape {
    case .matching, .number, .list: return true
    default: return false
    }
  }

  /// A key that many pages have is nobody’s slip.
  private func withCause(_ finding: Diagnostic) -> Diagnostic {
    guard finding.rule == RuleDescription.misspelledKey.id,
      let key = misspelledKeys.first(where: { $0.range == finding.location?.range })?.value
    else { return finding }
    var finding = finding
    finding.cause = .onPages(
      "unknown key “\(key)” in front matter of ", from: 5,
      advice: "It has no effect. If it is a key of your own, add “front-matter: [\(key)]” to site.yml.")
    return finding
  }

  /// Reads the rules that the page may break.
  private mutating func readAllowances(_ node: YAMLNode, _ reader: inout MappingReader) {
    guard case .mapping(let entries) = node.content else {
      reader.report(
        "“allow” is \(node.kindName), not a mapping",
        "Give each rule a reason, as in “page/raw-html: The map needs it.”",
        at: node.range)
      return
    }
    allow = entries.map { entry in
      let reason = entry.value.isNull ? nil : entry.value.text.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
      return PageException(rule: Sourced(entry.key, range: entry.keyRange), hasReason: reason != nil)
    }
  }

  /// A permalink without a slash, which is a name at the root of the site to those tools that have permalinks.
  static func fromRoot(_ permalink: String) -> String {
    // Expressions are filled in later.
    guard !permalink.isEmpty, !permalink.contains(where: { "/:{".contains($0) }), !words.contains(permalink) else {
      return permalink
    }
    return "/" + permalink
  }

  /// Permalinks that are not names of files: none, and the styles of Jekyll.
  private static let words: Set = ["date", "false", "none", "ordinal", "pretty", "true", "weekdate"]

  /// Reads a former address; words with a space or a comma are what the page is also called.
  private mutating func readAlias(_ item: YAMLNode, _ reader: inout MappingReader, path: String) {
    guard let text = item.text else { return }
    // The page for wrong addresses has no former one: “404” is what a page about it is called.
    if !text.contains("/"), text == "404" || text.contains(where: { $0 == " " || $0 == "," }) {
      keywords += item.words
      return
    }
    if text.contains("*") {
      guard text.contains("/") else { return keywords.append(text) }
      return reader.add([.aliasWithPlaceholder(text, at: SourceLocation(path: path, range: item.range))])
    }
    if AliasPath.hasNoEnding(text) { aliasesWithoutEnding.insert(item.range) }
    if AliasPath.isRelative(text) { return relativeAliases.append(Sourced(text, range: item.range)) }
    switch AliasPath(text) {
    case .path(let path):
      aliases.append(Sourced(path, range: item.range))
      if text.hasSuffix("/index") { indexAliases.append(Sourced(text + "/index.html", range: item.range)) }
      if !text.hasPrefix("/") { slashlessAliases.append(Sourced(text, range: item.range)) }
    case .unusable(let reason): reader.report("alias \(reason)", AliasPath.explanation, at: item.range)
    }
  }
}

extension Diagnostic {
  /// An alias for which the former host had a rule.
  fileprivate static func aliasWithPlaceholder(_ alias: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      rule: .frontMatter, severity: .warning,
      summary: "alias “\(alias)” stands for many addresses, and is not published",
      explanation: "Only a server can redirect addresses that it does not know. List those that readers need, such as "
        + "“/old/start/”, or add the rule to the settings of the host.",
      location: location)
  }
}

extension YAMLNode {
  /// The same, with keys that begin with a capital as they are read: to Hugo, case does not matter.
  fileprivate func withKeysInLowercase(_ keys: [KeyShape]) -> YAMLNode {
    guard case .mapping(var entries) = content, entries.contains(where: { $0.key.first?.isUppercase == true }) else {
      return self
    }
    let names = keys.map(\.name)
    var present = Set(entries.map(\.key))
    for index in entries.indices where entries[index].key.first?.isUppercase == true {
      let key = entries[index].key.lowercased()
      guard names.contains(key) || ForeignFrontMatter.meaning(of: key) != nil, present.insert(key).inserted else {
        continue
      }
      entries[index].key = key
    }
    var node = self
    node.content = .mapping(entries)
    return node
  }
}

/// Where readers can edit a page, whatever the settings say.
enum PageEdit: Sendable, Hashable {
  /// A program makes the page.
  case nowhere
  case address(String)
}

/// A rule that a page may break.
package struct PageException: Sendable, Hashable {
  package var rule: Sourced<String>
  /// Whether there is a reason.
  package var hasReason: Bool
}
