import Diagnostics
package import Dialogs
import Files
package import Guidelines
package import Markdown
import Mockups
import YAML

/// The settings of `Content/site.yml`.
package struct SiteConfiguration: Sendable {
  package var title = "Patterns"
  package var description: String?
  /// Where the site is published, with a slash at its end; needed for canonical URLs, the sitemap, and the 404 page.
  package var url: String?
  /// Whether pages leave the ending of their files off their own addresses.
  var hidesEndings = false
  /// Whether pages do not show their descriptions.
  var hidesDescriptions = false
  /// What makes the site look like that of its makers.
  package var brand = SiteBrand()
  /// Where readers can edit a page.
  package var edit: EditAddress?
  /// Whether pages show when they were last changed, if Git knows.
  package var showsDates = true
  /// Whether `tags` of pages are for readers; other tools keep names of lists there.
  var hasTags = true
  /// Whether pages are also published as Markdown.
  package var hasMarkdown = false
  /// BCP 47 tag of the language of pages.
  package var language = "en"
  /// The location of that setting.
  var languageLocation: SourceLocation?
  /// The languages that the site is published in, that of originals first; empty for a site in one language.
  package internal(set) var languages: [SiteLanguage] = []
  /// The folder of the site in which this language is published; empty for the first language.
  package internal(set) var folder = ""
  /// Where the first language is published, with a slash at its end.
  package internal(set) var rootURL: String?
  /// What pages may hold beyond CommonMark.
  package var dialect = MarkdownDialect.extended
  /// What becomes of HTML in pages.
  package var html = HTMLPolicy.safe
  /// Paths from the root, without slashes around them, that belong to another site of the same host.
  package var externalRoots: [String] = []
  /// Paths from the root, without slashes around them, below which links name what is in Content.
  package var linkPrefixes: [String] = []
  /// Whether the name of a file leads to it from any folder.
  package var findsFilesByName = false
  /// Whether aliases without a leading slash are relative to the folder of their page.
  package var areAliasesRelative = false
  /// Addresses of other sites, and paths from the root, that are not checked; `*` stands for any text.
  package var ignoredLinks: [String] = []
  /// Where the pages of folders are published.
  package var permalinks = Permalinks()
  /// The page that is the home page, below the folder with the pages; nil for its index page.
  package var home: Sourced<String>?
  /// Former addresses of pages, beside those that the pages list.
  package var redirects: [SiteRedirect] = []
  /// Files whose text is behind that of each page, relative to the root of the project.
  package var appendedFiles: [String] = []
  /// Folders in which included files are looked for first, relative to the root of the project.
  package var includeFolders: [String] = []
  /// Files that components show on every page, by the names of these; relative to the root of the project.
  package var components: [String: String] = [:]
  /// Whether the pages were written for a tool that runs templates in them.
  package var readsTemplates = true
  /// Whether the pages were written for a tool that runs templates in code, too.
  package var runsTemplatesInCode = false
  /// Whether pipes in code divide no cells of tables.
  package var keepsCodeInCells = false
  /// Whether pages have components of Nuxt Content.
  package var readsMDC = false
  /// Whether pages have directives and roles of MyST.
  package var readsMyST = false
  /// Whether pages have shortcodes of Zola, and aliases that are folders.
  package var isOfZola = false
  /// Whether lines such as `r[name]` are anchors.
  package var readsLineAnchors = false
  /// Whether references without a definition lead to the headings of any page.
  package var readsHeadingReferences = false
  /// Lines of code that readers do not see.
  package var hiddenLines = HiddenLines()
  /// Whether terms of definitions have anchors, too.
  package var haveTermsAnchors = false
  /// Whose rules make anchors of headings.
  package var anchorStyle = AnchorStyle.github
  /// The folder with the pages.
  package var content = ContentFolder.usual
  /// Which files of the folder with the pages are published beside the pages.
  package var files = PublishedFiles.all
  /// Folders of which only those are published that pages link to or show.
  var foldersOfLinkedFiles: [String] = []
  /// Folders and files, relative to the root of the project, that are published at the root of the site or elsewhere.
  package var staticFolders: [String] = []
  /// Where those of them are published that have an address of their own.
  var staticPlaces: [String: StaticPlace] = [:]
  /// Files of other tools with the navigation, relative to the root of the project, and where the setting names them.
  var navigationFiles: [NavigationFile] = []
  /// The folders in `content` that have the pages; nil if all of it may have some.
  var contentFolders: SeveralFolders?
  /// Whether files of other tools are asked for the navigation at all.
  var readsNavigation = true
  /// Whether files that Git ignores are left out.
  package var honorsGitIgnore = true
  /// Files below Content that are not part of the site.
  var excluded: [IgnorePattern] = []
  /// Keys of the author's own in front matter.
  package var frontMatterKeys: [String] = []
  /// Texts that templates in pages show, by their names: `product.name` for `{{ product.name }}`.
  var variables = Variables()
  /// The boxes of the site’s own, by the classes that make them.
  package var callouts = Callouts()
  /// Enabled packs unless a page or a block says otherwise.
  package var guidelines: [String] = []
  /// Platforms to draw, unless a page or block sets others.
  package var platforms: [Platform] = [.ios26, .android]
  /// The look of dialogs on the web; nil for the neutral one.
  package var design: DesignTokens?
  /// The frameworks whose code figures show.
  ///
  /// Few sites need all of them, and each makes pages heavier.
  package var frameworks: Set<Toolkit> = [.swiftUI, .uiKit, .appKit, .compose, .reactNative, .html]
  /// Which rules have generated pages.
  package var reference = Reference.none
  /// Whether mockups are also published as files.
  package var publishesMockups = false
  /// Whether pages have pictures for sites that link to them, wherever the site is published.
  package var hasSocialCards = false
  /// Settings of search.
  package var search = SearchSettings()
  /// The versions of the site, the current one first; empty if it has one.
  package var versions: [SiteVersion] = []
  /// What leads to the other versions; nil if there is none, or in a preview.
  var versionLinks: VersionLinks?
  /// Sections that pages of a type must have, in order.
  package var types: [String: [String]] = [:]
  /// Settings of rules by ID.
  package var rules: [String: RuleSettings.Setting] = [:]
  /// House rules.
  package var houseRules: [HouseRule] = []
  /// Files in Content with words of house rules; they are not published.
  package var wordFiles: Set<String> = []

  package init() {}

  /// Whether a build makes social cards.
  var makesSocialCards: Bool { hasSocialCards && url != nil }

  /// The rule settings of the site.
  package var ruleSettings: RuleSettings {
    RuleSettings(guidelines: guidelines, platforms: platforms, rules: rules, houseRules: houseRules)
  }

  /// Path of the file relative to the root of the project.
  package static let path = "Content/site.yml"
  /// A name that the file is easily given instead.
  static let misnamedPath = "Content/site.yaml"
}

extension SiteConfiguration {
  /// Reads the settings of a file.
  mutating func read(
    _ node: YAMLNode, path: String, files: FileTree, for language: String?
  ) -> [Diagnostic] {
    var reader = MappingReader(
      node, keys: Self.keys, path: path, rules: .init(invalidValue: .configuration, unknownKey: .configuration),
      what: "the configuration")
    if let version = reader.int("version"), version.value != 1 {
      reader.report(
        "version \(version.value) is not supported", "This Patternbook reads version 1 of the format.",
        at: version.range)
    }
    title = reader.text("title")?.text ?? title
    description = reader.text("description")?.text
    if let node = reader.text("language"), let tag = SiteLanguage.tag(node, &reader, path: path) {
      self.language = tag
      languageLocation = SourceLocation(path: path, range: node.range)
    }
    readLanguages(&reader, path: path, for: language)
    if let node = reader.text("url"), let text = node.text {
      url = Self.checkedURL(text)
      if url == nil {
        reader.report(
          "“url” is not a web address",
          "Give the address where the site is published, such as https://patterns.example.org/.",
          at: node.range)
      }
    }
    readEdit(&reader)
    brand.read(&reader, path: path)
    hasMarkdown = reader.bool("markdown")?.value ?? hasMarkdown
    hasTags = reader.bool("tags")?.value ?? hasTags
    showsDates = reader.bool("dates")?.value ?? showsDates
    dialect = reader.choice("dialect", MarkdownDialect.self)?.value ?? dialect
    keepsCodeInCells = reader.bool("pipes-in-code")?.value ?? keepsCodeInCells
    readsTemplates = reader.bool("templates")?.value ?? readsTemplates
    readsMDC = reader.bool("mdc")?.value ?? readsMDC
    readsMyST = reader.bool("myst")?.value ?? readsMyST
    isOfZola = reader.bool("zola")?.value ?? isOfZola
    runsTemplatesInCode = reader.bool("templates-in-code")?.value ?? runsTemplatesInCode
    html = reader.choice("html", HTMLPolicy.self)?.value ?? html
    readFolders(&reader)
    readAppendedFiles(&reader, files)
    readIncludes(&reader)
    if let node = reader.node("components") { readComponents(node, &reader) }
    readExclusions(&reader)
    frontMatterKeys = (reader.texts("front-matter") ?? []).compactMap(\.text)
    if let node = reader.node("variables") { readVariables(node, &reader) }
    if let node = reader.node("hidden-lines") { readHiddenLines(node, &reader) }
    if let node = reader.node("callouts") { readCallouts(node, &reader, path: path) }
    if let node = reader.node("permalinks") { readPermalinks(node, &reader) }
    permalinks.routes = reader.choice("routes", FileRoutes.self)?.value ?? permalinks.routes
    home = reader.text("home").flatMap { node in node.text.map { Sourced($0, range: node.range) } } ?? home
    if let node = reader.node("redirects") { readRedirects(node, &reader) }
    if let node = reader.node("lowercase-addresses") { readSpelling(node, &reader) }
    hidesEndings = reader.bool("hide-endings")?.value ?? hidesEndings
    hidesDescriptions = reader.bool("hide-descriptions")?.value ?? hidesDescriptions
    if let node = reader.node("links") { readLinks(node, &reader, path: path) }
    if let node = reader.node("reference") {
      reference = Reference(node) ?? reference
      if Reference(node) == nil { reader.report("“reference” is not true, false, or all", at: node.range) }
    }
    publishesMockups = reader.bool("mockup-files")?.value ?? publishesMockups
    if let setting = reader.bool("social-cards") {
      hasSocialCards = setting.value
      if setting.value, url == nil {
        reader.report(
          "“social-cards” requires “url”",
          "Other sites load cards from a full address. Give the address where the site is published.",
          at: setting.range)
      }
    }
    readPacks(&reader)
    readFrameworks(&reader)
    if let node = reader.node("web") { design = DesignReader.read(node, &reader, path: path) }
    if let items = reader.list("platforms") {
      platforms = items.compactMap { reader.platform($0, among: Platform.allCases) }
    }
    if let node = reader.node("search") {
      let (settings, findings) = SearchSettings.parse(node, path: path)
      search = settings
      reader.add(findings)
    }
    if let items = reader.list("versions") {
      let (versions, findings) = SiteVersion.parse(items, path: path)
      self.versions = versions
      reader.add(findings)
    }
    if let node = reader.node("types") { readTypes(node, &reader, path: path) }
    if let node = reader.node("house-rules") { reader.add(readHouseRules(node, path: path, files: files)) }
    if let node = reader.node("rules") {
      let (settings, findings) = RuleSettings.parse(
        rules: node, path: path, ids: .init(invalidValue: .configuration, unknownKey: .configuration),
        known: ruleSettings.allRules)
      rules = settings
      reader.add(findings)
    }
    return reader.finish()
  }

  private mutating func readFolders(_ reader: inout MappingReader) {
    readContent(&reader)
    readStatics(&reader)
    readNavigation(&reader)
    honorsGitIgnore = reader.bool("gitignore")?.value ?? honorsGitIgnore
    readFiles(&reader)
  }

  private mutating func readExclusions(_ reader: inout MappingReader) {
    for (index, item) in (reader.texts("exclude") ?? []).enumerated() {
      guard let pattern = item.text else { continue }
      guard index < Self.mostExclusions, pattern.utf8.count <= IgnorePattern.longest else {
        return reader.report(
          "“exclude” has more than \(Self.mostExclusions) patterns, or a longer one than \(IgnorePattern.longest) bytes",
          "Every file is compared with each of them. Exclude a folder instead.", at: item.range)
      }
      if let pattern = IgnorePattern(pattern.utf8) { excluded.append(pattern) }
    }
  }

  /// Every file of a site is compared with every pattern.
  static let mostExclusions = 200

  private mutating func readPacks(_ reader: inout MappingReader) {
    guard let items = reader.texts("guidelines") else { return }
    let packs = Pack.all.map(\.id)
    for item in items {
      guard let name = item.text else { continue }
      if packs.contains(name) {
        guidelines.append(name)
      } else {
        reader.report(
          "unknown pack “\(name)”", "Packs: \(packs.joined(separator: ", ")).", at: item.range,
          meant: nearestName(to: name, among: packs))
      }
    }
  }

  private mutating func readFrameworks(_ reader: inout MappingReader) {
    guard let items = reader.texts("code") else { return }
    let names = Toolkit.allCases.map(\.rawValue)
    frameworks = []
    for item in items {
      guard let name = item.text else { continue }
      if let framework = Toolkit(rawValue: name) {
        frameworks.insert(framework)
      } else {
        reader.report(
          "unknown framework “\(name)”", "Frameworks: \(names.joined(separator: ", ")).", at: item.range,
          meant: nearestName(to: name, among: names))
      }
    }
  }

  private mutating func readTypes(_ node: YAMLNode, _ reader: inout MappingReader, path: String) {
    guard case .mapping(let entries) = node.content else {
      return reader.report("“types” is \(node.kindName), not a mapping of types to sections", at: node.range)
    }
    for entry in entries {
      guard case .sequence(let items) = entry.value.content else {
        reader.report("sections of “\(entry.key)” are \(entry.value.kindName), not a list", at: entry.value.range)
        continue
      }
      types[entry.key] = items.compactMap(\.text)
    }
  }

  private mutating func readHouseRules(_ node: YAMLNode, path: String, files: FileTree) -> [Diagnostic] {
    let wordFiles = ContentWordFiles(files)
    let (rules, findings) = HouseRule.parse(
      node, path: path, language: language, files: WordFiles(read: wordFiles.read, paths: { wordFiles.paths }))
    houseRules = rules
    self.wordFiles = wordFiles.used
    return findings
  }

  /// The rules that have generated pages.
  package enum Reference: Sendable, Hashable {
    case none
    /// Those of packs that the site, a page, or a block names, of Patternbook, and of the site.
    case enabled
    case all

    /// `true`, `false`, or `all`; nil for anything else.
    init?(_ node: YAMLNode) {
      if let isOn = node.bool {
        self = isOn ? .enabled : .none
      } else if node.text == "all" {
        self = .all
      } else {
        return nil
      }
    }
  }

  /// What becomes of HTML in pages.
  package enum HTMLPolicy: String, CaseIterable, Sendable { case omit, safe, trust }

  /// An absolute HTTP address with a slash at its end, or nil.
  static func checkedURL(_ text: String) -> String? {
    guard let scheme = ["https://", "http://"].first(where: text.hasPrefix) else { return nil }
    let rest = text.dropFirst(scheme.count)
    guard let host = rest.split(separator: "/", omittingEmptySubsequences: false).first, !host.isEmpty,
      !text.utf8.contains(where: { $0 <= 0x20 || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") })
    else { return nil }
    return text.hasSuffix("/") ? text : text + "/"
  }
}
