import Diagnostics
import Files
import Guidelines
import Reports
import Testing

@testable import Site

/// Links as other tools resolve them lead to the page that is published.
@Suite struct LinkConventionTests {
  private static let pages = [
    "Content/site.yml":
      "version: 1\ntitle: Site\nurl: https://example.org/design/\nlinks: {external: [/windows/, ../std]}\n",
    "Content/index.md": "# Home\n",
    "Content/card.md": "# Card\n\n## Usage\n",
    "Content/components/index.md": "# Components\n",
    "Content/components/button.md": "# Button\n",
    "Content/components/01-list.md": "# List\n",
    "Content/components/menu/index.md": "# Menu\n",
    "Content/_patterns/saving.md": "# Saving\n",
    "Content/posts/2024-05-01-news.md": "# News\n",
    "Content/guide/First Steps.md": "# First\n", "Content/On the Web (new)/Set up.md": "# Set up\n",
    "Content/guide/intro.md": "---\nid: start\ntitle: Intro\n---\n",
    "Content/guide/slugged.md": "---\nslug: /welcome\ntitle: Welcome\n---\n\n[card](../card.md) ![a](a.png)\n",
    "Content/guide/linked.md": "---\npermalink: /handbook/linked/\ntitle: Linked\n---\n",
    "Content/guide/a.png": "png", "Content/static/img/b.png": "png", "Content/100%.md": "# Percent\n",
  ]

  private func links(
    in source: String, _ text: String, _ files: [String: String] = [:]
  ) async throws -> (html: String, findings: [Diagnostic]) {
    var all = Self.pages.merging(files) { $1 }
    all["Content/" + source] = "# Page\n\n" + text + "\n"
    let output = MemoryOutput()
    var options = PipelineOptions()
    options.failOn = nil
    let result = try await Pipeline(files: .memory(texts: all), options: options).run(into: output)
    let page = SitePath.page(for: source)
    return (
      String(decoding: try #require(output.files[page]), as: UTF8.self),
      result.diagnostics.filter { $0.location?.path == "Content/" + source }
    )
  }

  /// What Git ignores is generated before another tool builds the site.
  @Test(arguments: ["made/a", "/components/made/b.md", "deep/made/c/", "one"])
  func linksToGeneratedPagesAreNoErrors(_ link: String) async throws {
    let files = [
      ".gitignore": "deep/\n/Content/components/one.md\n", "Content/components/made/.gitignore": "*\n!.gitignore\n",
    ]
    let result = try await links(in: "components/page.md", "[x](\(link))", files)
    #expect(result.findings.map(\.severity) == [.warning])
    let published = try await links(
      in: "components/page.md", "[x](\(link))",
      files.merging(["Content/site.yml": "version: 1\ntitle: Site\ngitignore: false\n"]) { $1 })
    #expect(published.findings.map(\.severity) == [.error])
  }

  /// Of several folders with pages, a path can begin in that of its page.
  @Test(arguments: [("other/only.md", 0), ("other/only", 1), ("./other/only.md", 1), ("other/gone.md", 1)])
  func pathsBeginInTheFolderOfTheirPage(_ link: String, _ findings: Int) async throws {
    let result = try await links(
      in: "components/deep/page.md", "[x](\(link))", ["Content/components/other/only.md": "# Only\n"])
    #expect(result.findings.count == findings, "\(result.findings.map(\.summary))")
    if findings == 0 { #expect(result.html.contains("href=\"../other/only.html\">x</a>")) }
  }

  /// An address that a slug gives ends without a slash, and links start from the folder that it is in.
  @Test func addressesOfSlugsAreFilesToLinks() async throws {
    let texts = [
      "Content/site.yml": "version: 1\ntitle: Site\npermalinks: {\".\": \"/docs/:id/\"}\n", "Content/index.md": "# H\n",
      "Content/c/a/one.md": "# One\n", "Content/x/y/b.md": "---\nslug: /c/b\ntitle: B\n---\n\n[one](./a/one)\n",
    ]
    let result = try await Pipeline(files: .memory(texts: texts)).run(into: MemoryOutput())
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics.map(\.summary))")
  }

  /// With the anchors of docsify, links can be routes and name headings in a query.
  @Test(arguments: [
    ("../card.md?id=usage", "../card.html#usage"), ("../card?id=usage&x=y", "../card.html#usage"),
    ("#/card?id=usage", "../card.html#usage"), ("#/card", "../card.html"), ("#/", "../index.html"),
    ("?id=page", "#page"),
  ])
  func routesOfDocsify(_ link: String, _ expected: String) async throws {
    let settings = ["Content/site.yml": "version: 1\ntitle: Site\nlinks: {anchors: docsify}\n"]
    let result = try await links(in: "components/page.md", "[x](\(link))\n\n## Page", settings)
    #expect(result.html.contains("href=\"\(expected)\">x</a>") && result.findings.isEmpty, "\(result.findings)")
    let missing = try await links(in: "components/page.md", "[x](../card.md?id=none)", settings)
    #expect(missing.findings.map(\.rule) == ["page/broken-anchor"])
    let other = try await links(in: "components/page.md", "[x](../card.md?id=usage)")
    #expect(other.html.contains("href=\"../card.html?id=usage\">x</a>"))
  }

  /// With `names: true`, the name of a file is enough, if only one has it.
  @Test(arguments: [
    ("[x](menu.md)", "href=\"other/menu.html\"", true), ("![x](d.png)", "src=\"other/d.png\"", true),
    ("[x](two.md)", "two", false), ("[x](other/lost/menu.md)", "lost", false), ("[x](./menu.md)", "menu", false),
  ])
  func namesOfFilesLeadToThem(_ text: String, _ expected: String, _ isFound: Bool) async throws {
    let files = [
      "Content/other/menu.md": "# Menu\n", "Content/other/d.png": "png", "Content/a/two.md": "# Two\n",
      "Content/b/two.md": "# Two\n",
    ]
    let named = ["Content/site.yml": "version: 1\ntitle: Site\nlinks: {names: true}\n"]
    let result = try await links(in: "page.md", text, files.merging(named) { $1 })
    #expect(result.findings.isEmpty == isFound && result.html.contains(expected), "\(result.findings.map(\.summary))")
    let unnamed = try await links(in: "page.md", text, files)
    #expect(!unnamed.findings.isEmpty)
  }

  /// A site that says where it is has all folders of its address; otherwise, what it does not have can be beside it.
  @Test(arguments: [
    ("<a href=\"/main/\">x</a>", "", "/main/"), ("<a href=\"/\">x</a>", "", "../index.html"),
    ("<a href=\"/guide/\">x</a>", "", "../guide/index.html"), ("[x](/main/)", "", "../main/index.html"),
    ("<a href=\"/main\">x</a>", "", "../main"), ("<a href=\"main/\">x</a>", "", "main/index.html"),
    ("<a href=\"/main/\">x</a>", "url: https://example.org/\n", "../main/index.html"),
  ])
  func foldersBesideTheSite(_ text: String, _ setting: String, _ expected: String) async throws {
    let files = ["Content/site.yml": "version: 1\ntitle: Site\n" + setting]
    let html = try await links(in: "components/page.md", text, files).html
    #expect(html.contains("href=\"\(expected)\">x</a>"), "\(html)")
  }

  /// Docusaurus publishes the page that it makes for a folder at an address of its own.
  @Test(arguments: [
    ("{\"type\": \"generated-index\"}", "/category/all-moves", true),
    ("{\"type\": \"generated-index\", \"slug\": \"/moves\"}", "/moves", true),
    ("{\"type\": \"generated-index\", \"slug\": \"/moves\"}", "/category/all-moves", false),
    ("{\"type\": \"doc\", \"id\": \"a\"}", "/category/all-moves", false),
    ("{\"type\": \"generated-index\", \"slug\": \"../../x\"}", "/../../x", false),
  ])
  func pagesMadeForCategories(_ link: String, _ address: String, _ isFound: Bool) async throws {
    let files = [
      "Content/moves/a.md": "# A\n", "Content/moves/_category_.json": "{\"label\": \"All moves\", \"link\": \(link)}",
    ]
    let result = try await links(in: "components/page.md", "[x](\(address))\n", files)
    #expect(result.findings.isEmpty == isFound, "\(result.findings.map(\.summary))")
    #expect(result.html.contains("href=\"../moves/index.html\">x</a>") == isFound, "\(result.html)")
  }

  /// An anchor that one other page has is a link to the wrong page.
  @Test(arguments: [
    ("#usage", "../card.md#usage"), ("../card.md#part", "#part"), ("#use", nil), ("#twice", nil),
    ("menu/index.md#usage", "../card.md#usage"),
  ])
  func anchorsOfOtherPages(_ link: String, _ meant: String?) async throws {
    let files = [
      "Content/a.md": "# A\n\n## Twice\n\n## Unlike\n", "Content/b.md": "# B\n\n## Twice\n",
    ]
    let findings = try await links(in: "components/page.md", "[x](\(link))\n\n## Part\n", files).findings
    #expect(findings.map(\.rule) == ["page/broken-anchor"])
    let suffix = meant.map {
      $0.hasPrefix("#") ? ", but on this one; did you mean this page?" : "; did you mean “\($0)”?"
    }
    #expect(
      findings.first?.summary.hasSuffix(suffix ?? " not found on that page") == true, "\(findings.map(\.summary))")
  }

  /// What code or settings name is made by another tool, unless the link may be a misspelling.
  @Test(arguments: [
    ("/linter/lints/a", true), ("/dashboard/", true), ("examples/simple", true), ("/made/deep/x", true),
    ("/users/ann", true), ("/users/ann/more", false), ("/team/", true), ("/posts/lost", false), ("/cart", true),
    ("/dash", false), ("{page.url}", true), ("/unnamed", false), ("/imported/a", false),
  ])
  func linksToAddressesOfCodeAreNoErrors(_ link: String, _ isMade: Bool) async throws {
    let files = [
      "site.config.js": "const a = ['/linter/lints/', '/dashboard', `/made/${x}`, \"/made/deep/y#z\", '/cart', '/x'];",
      "src/use.ts": "import a from 'imported/a'; // it's '//unnamed'",
      "menu.json": "{\"to\": \"components/examples/simple\"}", "node_modules/x.js": "'/unnamed'",
      "src/pages/users/[name].astro": "", "src/pages/[lang]/(about)/team/index.tsx": "",
      "src/pages/[...path].astro": "", "src/pages/posts/[...slug].astro": "",
    ]
    let result = try await links(in: "components/page.md", "[x](\(link))", files)
    #expect(result.findings.map(\.severity) == [isMade ? .warning : .error], "\(result.findings)")
  }

  /// Collections beside that of the pages are other parts of the site.
  @Test(arguments: [
    ("/resources/x", Severity.warning), ("/api/y", .warning), ("/sources/x", .error), ("/docs", .error),
  ])
  func linksToOtherCollectionsAreNoErrors(_ link: String, _ severity: Severity) async throws {
    let files = [
      "Content/site.yml": "version: 1\ntitle: Site\ncontent: src/content/docs/en\n",
      "src/content/docs/en/a.md": "# A\n\n[x](\(link))\n", "src/content/docs/de/docs.md": "# B\n",
      "src/content/pages/en/resources/x.md": "# C\n", "src/content/api/z.md": "# D\n",
    ]
    var options = PipelineOptions()
    options.failOn = nil
    let result = try await Pipeline(files: .memory(texts: files), options: options).run(into: MemoryOutput())
    #expect(result.diagnostics.filter { $0.rule == "page/broken-link" }.map(\.severity) == [severity])
  }

  /// Links from the root can leave out a version, which means the last, and folders that only sort pages.
  @Test(arguments: [
    ("/docs/data/use/", "<a href=\"../docs/v13/data/use.html#a\">x</a>"),
    ("/latest/data/use", nil), ("/docs/latest/data/use", "<a href=\"../docs/v13/data/use.html#a\">x</a>"),
    ("/blog/2024/05/01/news/", "<a href=\"../posts/2024-05-01-news.html#a\">x</a>"),
    ("/kit/types", "<a href=\"../kit/10-reference/20-types.html#a\">x</a>"),
    ("/kit/unknown", nil), ("/kit/both", nil),
  ])
  func linksCanLeaveOutFolders(_ link: String, _ expected: String?) async throws {
    let files = [
      "Content/docs/v2/data/use.md": "# Use\n", "Content/docs/v13/data/use.md": "# Use\n\n## A\n",
      "Content/kit/10-reference/20-types.md": "# Types\n\n## A\n", "Content/kit/10-reference/30-both.md": "# Both\n",
      "Content/kit/20-more/10-both.md": "# Both\n", "Content/posts/2024-05-01-news.md": "# News\n\n## A\n",
    ]
    let result = try await links(in: "a/page.md", "[x](\(link)#a)", files)
    if let expected { #expect(result.html.contains(expected), "\(result.html)") }
    #expect(result.findings.isEmpty == (expected != nil))
  }

  /// Without a version, a link stays in that of its page if there is such a page; others mean the newest version.
  @Test(arguments: [
    ("1.x/docs/page.md", "/docs/use", "<a href=\"use.html#a\">x</a>"),
    ("1.x/docs/page.md", "/docs/new", "<a href=\"../../2.x/docs/new.html#a\">x</a>"),
    ("1.x/docs/page.md", "/2.x/docs/use", "<a href=\"../../2.x/docs/use.html#a\">x</a>"),
    ("1.x/docs/page.md", "/other/use", "<a href=\"../../other/use.html#a\">x</a>"),
    ("a/page.md", "/docs/use", "<a href=\"../2.x/docs/use.html#a\">x</a>"),
  ])
  func linksStayInTheirVersion(_ page: String, _ link: String, _ expected: String) async throws {
    var files = ["Content/other/use.md": "# Use\n\n## A\n", "Content/1.x/other/use.md": "# Use\n"]
    for place in ["1.x/docs/use", "2.x/docs/use", "2.x/docs/new"] { files["Content/\(place).md"] = "# Use\n\n## A\n" }
    let result = try await links(in: page, "[x](\(link)#a)", files)
    #expect(result.html.contains(expected) && result.findings.isEmpty, "\(result.html)")
  }

  /// Behind `:~:`, an anchor has words that browsers look for.
  @Test(arguments: [
    ("../card.md#:~:text=x,y", true), ("../card.md#usage:~:text=x", true), ("#:~:text=x", true),
    ("../card.md#gone:~:text=x", false), ("../card.md#sample=a/b", true), ("../card.md#?version=2", true),
    ("../card.md#/items/1", true),
  ])
  func linksToWords(_ link: String, _ isFound: Bool) async throws {
    #expect(try await links(in: "a/page.md", "[x](\(link))").findings.isEmpty == isFound)
  }

  /// A script shows what a path in a query names, and the anchor with it.
  @Test(arguments: [
    ("?path=/story/menu--page#gone", true), ("../card.md?path=/story/menu--page#gone", true), ("?a=b#gone", false),
    ("../card.md?a=b#gone", false), ("../card.md#gone?path", false),
  ])
  func linksWithPathsInQueries(_ link: String, _ isFound: Bool) async throws {
    #expect(try await links(in: "a/page.md", "[x](\(link))").findings.isEmpty == isFound)
  }

  /// A layout shows the title, with its anchor.
  @Test(arguments: [("layout: card\n", true), ("", false)])
  func linksToTitlesOfLayouts(_ layout: String, _ isFound: Bool) async throws {
    let files = ["Content/laid.md": "---\ntitle: Laid Out\n\(layout)---\n\n## How\n"]
    #expect(try await links(in: "a/page.md", "[x](../laid.md#laid-out)", files).findings.isEmpty == isFound)
    #expect(try await !links(in: "a/page.md", "[x](../laid.md#other)", files).findings.isEmpty)
  }

  /// Files of code among the pages are not published.
  @Test(arguments: [
    ("code/use.tsx", Severity.warning), (".github/work.yml", .warning), ("code/none.tsx", .error),
  ])
  func linksToCodeAmongPages(_ link: String, _ severity: Severity) async throws {
    let files = ["Content/code/use.tsx": "", "Content/.github/work.yml": ""]
    let result = try await links(in: "page.md", "[x](\(link))", files)
    #expect(result.findings.map(\.severity) == [severity], "\(result.findings)")
  }

  /// Numbers in parentheses sort files, and folders in parentheses group them.
  @Test(arguments: [
    ("/start", "../../start.html"), ("/concepts/signals/", "../(2)concepts/(1)signals.html"),
    ("/about", "../(home)/about.html"),
  ])
  func namesOfGroupsAreNotPartOfAddresses(_ link: String, _ published: String) async throws {
    let files = [
      "Content/(2)concepts/(1)signals.md": "# S\n", "Content/(home)/about.md": "# A\n", "Content/start.md": "# S\n",
    ]
    let result = try await links(in: "a/page.md", "[x](\(link))", files)
    #expect(result.findings.isEmpty, "\(result.findings)")
    #expect(!result.html.contains("<a href=\"\(link)\">x</a>"))
  }

  /// One fault in the copies of a page for several versions is one finding; so are links to code beside the pages.
  @Test func faultsWithOneCauseAreOneFinding() async throws {
    let text = "# A\n\n[x](values.yaml) [y](../gone/b.md) [z](../gone/c.md)\n"
    let files = [
      "Content/v1.1-docs/use/a.md": text, "Content/v1.2-docs/use/a.md": text, "Content/docs/use/a.md": text,
      "Content/docs/use/b.md": "# B\n\n[x](../../../lib/a.ts) [y](../../LICENSE/.x) [z](../src/c.gn) [z](../d.py)\n",
    ]
    var all = Self.pages.merging(files) { $1 }
    all["Content/site.yml"] = "version: 1\ntitle: Site\n"
    var options = PipelineOptions()
    options.failOn = nil
    let findings = try await Pipeline(files: .memory(texts: all), options: options).run(into: MemoryOutput())
      .diagnostics
    let grouped = FindingGroups.grouped(findings.filter { $0.rule == "page/broken-link" }).map(\.summary)
    #expect(grouped.contains("link target “values.yaml” not found (2 links, here first)"), "\(grouped)")
    #expect(
      grouped.contains(
        "4 links lead to or below “v1.1-docs/gone” or the same folder of other versions, where nothing is published, "
          + "here first"), "\(grouped)")
    #expect(
      grouped.contains {
        $0.hasPrefix("3 links lead to files of a project that are not here, such as “../../LICENSE/.x”")
      }, "\(grouped)")
  }

  /// A path from the root can lead to a file of the project, at a code host.
  @Test func pathsFromTheRootOfTheProjectAreNoErrors() async throws {
    let result = try await links(in: "components/page.md", "[x](/scripts) [y](/script)", ["scripts/a.sh": ""])
    #expect(result.findings.map(\.severity) == [.warning, .error])
  }

  /// A page with the name of its folder stands for the folder, as in Docusaurus.
  @Test(arguments: [
    ("./releases/policy", "policy.html"), ("policy", "policy.html"), ("../card", "../card.html"),
    ("../../Content/card", "../card.html"),
  ])
  func pagesNamedLikeTheirFoldersStandForThem(_ link: String, _ published: String) async throws {
    let result = try await links(
      in: "releases/releases.md", "[x](\(link)) [y](/releases/)", ["Content/releases/policy.md": "# Policy\n"])
    #expect(result.html.contains("<a href=\"\(published)\">x</a>"))
    #expect(result.html.contains("<a href=\"releases.html\">y</a>"))
    #expect(result.findings.isEmpty)
  }

  /// What the host sends elsewhere is not missing.
  @Test(arguments: [
    ("/chat", 0), ("/old/", 0), ("/old#a", 0), ("/blogs/2024/a/", 0), ("/blogs", 0), ("/lost", 1), ("/gone", 1),
    ("/x/1", 0), ("/older", 1), ("/forum/", 0), ("/proxied", 1),
  ])
  func redirectsLeadElsewhere(_ link: String, _ findings: Int) async throws {
    let result = try await links(
      in: "components/page.md", "[x](\(link))",
      [
        "Content/_redirects":
          "# Old ones\n/old /card\n/blogs/*  /posts/:splat 302\n/gone /404.html 404\n/* /index.html 200\n/x/:id /y\n",
        "netlify.toml":
          "[build]\nfrom = \"/lost\"\n[[redirects]]\n  from = \"/chat\"\n  to = \"https://example.org\"\n[[redirects]]\nto='/'\nfrom = '/forum/'\n[[redirects]]\nfrom = \"/proxied\"\nstatus = 200\n",
      ])
    #expect(result.findings.count == findings, "\(result.findings)")
    if findings == 0 { #expect(result.html.contains("<a href=\"\(link)\">x</a>")) }
  }

  /// Files that are named from the root can be in the outermost folder of the page.
  @Test(arguments: [("/use.md", "../use.html"), ("/more/index.md", "index.html")])
  func filesFromTheRootOfAFolder(_ link: String, _ published: String) async throws {
    let files = ["Content/docs/use.md": "# Use\n", "Content/docs/more/index.md": "# More\n", "Content/b/use.md": "# B"]
    let result = try await links(in: "docs/more/page.md", "[x](\(link))", files)
    #expect(result.html.contains("<a href=\"\(published)\">x</a>"), "\(result.html)")
    #expect(result.findings.isEmpty)
  }

  /// Links from the root can leave out the language and the version of the page.
  @Test(arguments: [
    ("/guide/use", "guide/use.html"), ("/start/", "../start.html"), ("/4x/guide/use#a", "guide/use.html#a"),
    ("/card", "../../card.html"),
  ])
  func linksStayInTheEditionOfThePage(_ link: String, _ published: String) async throws {
    let files = ["Content/de/4x/guide/use.md": "# Use\n\n## A\n", "Content/de/start.md": "# Start\n"]
    let result = try await links(in: "de/4x/page.md", "[x](\(link))", files)
    #expect(result.html.contains("<a href=\"\(published)\">x</a>"))
    #expect(result.findings.isEmpty)
  }

  /// Aliases that begin with dots are relative to the folder that the page is in, as in Hugo.
  @Test func aliasesCanBeRelative() async throws {
    let front = "---\ntitle: A\naliases: [../old, ./b/, ../../../out]\n---\n"
    let result = try await links(
      in: "components/page.md", "[x](/guide/old) [y](/guide/deep/b/) [z](/aged)",
      [
        "Content/guide/deep/a.md": front,
        "Content/guide/topic/_index.md": "---\ntitle: T\naliases: [../aged]\n---\n",
      ])
    #expect(result.findings.isEmpty)
    #expect(result.html.contains("<a href=\"../guide/deep/a.html\">x</a>"))
    let finding = try #require(
      PageHead(SourceFile(path: "a/b.md", text: front), below: "a/b.md", ScratchStore()).diagnostics.first)
    #expect(finding.summary == "alias “../../../out” points outside the site")
  }

  /// To Hugo, all aliases without a leading slash are relative, and all without an ending are folders; what follows the
  /// dot of a version is not an ending.
  @Test(arguments: [
    ("", "/old.html", "/guide/old.html"), ("links: {relative-aliases: true}\n", "/guide/old/index.html", "/old.html"),
    ("", "/v-0.7.html", "/v-0.7/index.html"),
    ("links: {relative-aliases: true}\n", "/guide/v-0.7/index.html", "/v-0.7.html"),
    ("links: {relative-aliases: true}\n", "/rooted/index.html", "/guide/rooted.html"),
    ("links: {relative-aliases: true}\n", "/first/index.html", "/guide/first/index.html"),
    ("links: {relative-aliases: true}\n", "/guide/file.html", "/guide/file/index.html"),
    ("links: {relative-aliases: true}\n", "/up/index.html", "/up.html"), ("", "/up.html", "/up/index.html"),
    ("links: {relative-aliases: true}\npermalinks: {.: /:path/}\n", "/guide/a/index.html", "/guide/a.html"),
  ])
  func aliasesWithoutSlashesCanBeRelative(_ settings: String, _ right: String, _ wrong: String) async throws {
    let site = try await aliasedSite(settings)
    func has(_ path: String) -> Bool { site.contains(String(path.dropFirst())) }
    #expect(has(right) && !has(wrong), "\(site.sorted())")
  }

  /// The paths of a site with aliases in a folder, and on the page of that folder.
  private func aliasedSite(_ settings: String) async throws -> Set<String> {
    let output = MemoryOutput()
    let files = [
      SiteConfiguration.path: "version: 1\ntitle: Site\n" + settings, "Content/index.md": "# Home\n",
      "Content/guide/_index.md": "---\ntitle: G\naliases: [first]\n---\n",
      "Content/guide/a.md": "---\ntitle: A\naliases: [old, v-0.7, /rooted, file.html, ../up, a]\n---\n",
    ]
    _ = try await Pipeline(files: .memory(texts: files)).run(into: output)
    return Set(output.files.keys)
  }

  private static let lineAnchors = [
    SiteConfiguration.path: "version: 1\ntitle: Site\nurl: https://example.org/\nlinks: {line-anchors: true}\n",
    "Content/guide/intro.md": "r[intro]\n# Intro\n\nr[intro.first-one]\nText.\n\nr[own]: x\n",
  ]

  /// A preprocessor of mdBook makes anchors of lines, and leads to them by their names alone.
  @Test(
    arguments: [
      ("[x](intro.first-one)", "<a href=\"../guide/intro.html#r-intro.first-one\">x</a>", 0),
      ("[x]\n\n[x]: intro.first-one", "<a href=\"../guide/intro.html#r-intro.first-one\">x</a>", 0),
      ("[x *y*\nz][intro.first-one].", "<a href=\"../guide/intro.html#r-intro.first-one\">x <em>y</em>\nz</a>.", 0),
      ("See [intro.first-one].", "See <a href=\"../guide/intro.html#r-intro.first-one\">intro.first-one</a>.", 0),
      ("[x](../guide/intro.md#r-intro.first-one)", "<a href=\"../guide/intro.html#r-intro.first-one\">x</a>", 0),
      ("[intro]\n\n[intro]: https://a.b", "<a href=\"https://a.b\"", 0),
      ("a[intro] ![intro] `[intro]` \\[intro]", "<p>a[intro] ![intro] <code>[intro]</code> [intro]</p>", 1),
      ("[intro](../card.md)", "<a href=\"../card.html\">intro</a>", 0),
      ("[lost.name] r[lost]", "<p>[lost.name] r[lost]</p>", 0),
      ("[x](lost.name)", ">x</a>", 1), ("[x](#intro)", ">x</a>", 1), ("[x](/intro)", ">x</a>", 1),
      ("r[a.b]\n- c\nr[d]\n- e", "<div id=\"r-a.b\"></div>\n<ul>\n<li>c</li>\n</ul>\n<div id=\"r-d\"></div>", 0),
      ("r[a.b]\n## H\n\n[x](a.b)", "<div id=\"r-a.b\"></div>\n<h2 id=\"h\">", 0),
      ("r[x\"onclick=y]\nc", "<p>r[x&quot;onclick=y]\nc</p>", 0), ("- r[a]\n  b", "<li>r[a]\nb</li>", 0),
      ("r[a] b", "<p>r[a] b</p>", 0), ("```\nr[a]\n```", "<code>r[a]\n</code>", 0),
      ("r[a]\nb\n\n[a]: https://a.b", "<p>r<a href=\"https://a.b\"", 0),
    ] as [(String, String, Int)])
  func linesAreAnchors(_ text: String, _ expected: String, _ findings: Int) async throws {
    let result = try await links(in: "components/page.md", text, Self.lineAnchors)
    #expect(result.html.contains(expected), "\(result.html)")
    #expect(result.findings.count == findings, "\(result.findings.map(\.summary))")
  }

  @Test(arguments: ["r[intro]\nText.", "See [intro.first-one]."])
  func linesAreTextWithoutTheSetting(_ text: String) async throws {
    let result = try await links(in: "components/page.md", text)
    #expect(result.html.contains("<p>\(text)</p>"), "\(result.html)")
  }

  @Test func linesAreNoAnchorsWithoutHTML() async throws {
    var files = Self.lineAnchors
    files[SiteConfiguration.path]? += "html: omit\n"
    let result = try await links(in: "components/page.md", "r[a]\nText.", files)
    #expect(result.html.contains("<p>Text.</p>") && !result.html.contains("r-a") && result.findings.isEmpty)
  }

  /// Neither marks nor names take longer than others.
  @Test(arguments: ["r[a]\n", "r[", "[a.b", "[a.b][a.b]", "r[a\n", "[x][intro]"])
  func manyMarksOfLines(_ mark: String) async throws {
    let result = try await links(
      in: "components/page.md", String(repeating: mark, count: 20_000), Self.lineAnchors)
    #expect(result.html.contains("</main>"))
  }

  private static let headings = [
    SiteConfiguration.path:
      "version: 1\ntitle: Site\nurl: https://example.org/\nlinks: {anchors: mkdocs, heading-references: true}\n",
    "Content/guide/set up.md":
      "# Set up\n\n## Include `other` files\n\n## Own {#my-id}\n\nBelow\n-----\n\n[](){#empty}\n\n"
      + "```\n# Code\n```\n\n### [Linked](x.md) one\n",
    "Content/guide/z.md": "# Set up\n",
  ]

  /// The plugin autorefs of MkDocs looks for anchors and texts of headings on all pages.
  @Test(
    arguments: [
      ("[x][include-other-files]", "<a href=\"../guide/set%20up.html#include-other-files\">x</a>", 0),
      ("[Include `other` files][]", "#include-other-files\">Include <code>other</code> files</a>", 0),
      ("[Include *other*\nfiles][include-other-files]", "#include-other-files\">Include <em>other</em>\nfiles</a>", 0),
      ("[x][my-id] [Own][] [Own][own]", "<a href=\"../guide/set%20up.html#my-id\">x</a> Own [Own][own]", 2),
      ("The [ast][] module, [os.path][], [Own two][]", "The ast module, os.path, [Own two][]</p>", 2),
      ("[](){#place} [x][place]", "<a id=\"place\"></a> <a href=\"../components/page.html#place\">x</a>", 0),
      ("[](x.md){#place} [text](){#b}", "\" id=\"place\"></a> <a href=\"\" id=\"b\">text</a>", 1),
      ("[Below][] [x][empty]", "#below\">Below</a> <a href=\"../guide/set%20up.html#empty\">x</a>", 0),
      ("[Set up][]", "<a href=\"../On%20the%20Web%20%28new%29/Set%20up.html#set-up\">Set up</a>", 0),
      ("[linked one][]", "#linked-one\">linked one</a>", 0), ("[x][code]", "[x][code]", 1),
      ("[x][my-id]\n\n[my-id]: https://a.b", "<a href=\"https://a.b\"", 0),
      ("`[x][my-id]` \\[x][my-id]", "<code>[x][my-id]</code>", 0), ("[my-id]", "<p>[my-id]</p>", 0),
      ("[a [x][my-id] b][empty]", "x</a> b][empty]</p>", 1),
    ] as [(String, String, Int)])
  func referencesLeadToHeadings(_ text: String, _ expected: String, _ findings: Int) async throws {
    let result = try await links(in: "components/page.md", text, Self.headings)
    #expect(result.html.contains(expected), "\(result.html)")
    #expect(result.findings.count == findings, "\(result.findings.map(\.summary))")
  }

  @Test func referencesAreTextWithoutTheSetting() async throws {
    var files = Self.headings
    files[SiteConfiguration.path]?.replace(", heading-references: true", with: "")
    let result = try await links(in: "components/page.md", "[x][empty]", files)
    #expect(result.html.contains("<p>[x][empty]</p>") && result.findings.count == 1, "\(result.html)")
  }

  /// Neither references nor headings take longer than others.
  @Test(arguments: ["[x][empty]", "[a][", "[Set up][]", "[a [b][empty]", "# [a](<b\n", "# a\n", "a\n-\n", "[](){#\n"])
  func manyReferencesToHeadings(_ mark: String) async throws {
    let result = try await links(in: "components/page.md", String(repeating: mark, count: 20_000), Self.headings)
    #expect(result.html.contains("</main>"))
  }

  /// `ref` of Hugo looks pages up by path or by name, in any case of letters.
  @Test(arguments: [
    ("intro", "../guide/intro.html", 0), ("Intro#top", "../guide/intro.html#top", 0),
    ("../Guide/first%20steps.md", "../guide/First%20Steps.html", 0), ("/card", "../card.html", 0),
    ("./button.md", "button.html", 0), ("nothing", "nothing", 1), ("/intro", "../guide/intro.html", 0),
  ])
  func refsLookPagesUp(_ name: String, _ published: String, _ findings: Int) async throws {
    let result = try await links(
      in: "components/page.md", "[x]({{< ref \"\(name)\" >}}) [y][]\n\n[y]: {{< relref \(name) >}}")
    #expect(result.html.ranges(of: "href=\"\(published)\"").count >= 2, "\(result.html)")
    #expect(result.findings.count == findings * 2 || result.findings.count == findings)
    #expect(!result.html.contains("x-reference"))
    #expect(!result.findings.contains { $0.summary.contains("x-reference") })
  }

  /// A bare name is a path, unless a template looks it up.
  @Test func namesAreLookedUpInTemplatesOnly() async throws {
    let result = try await links(in: "components/page.md", "[x](intro) {{< ref \"intro\" >}}")
    #expect(result.findings.map(\.rule) == ["page/broken-link"])
    #expect(!result.html.contains("x-reference"))
  }

  /// A link on `components/page.md`, and how it is published.
  @Test(arguments: [
    // As on GitHub: nothing changes but the ending.
    ("button.md", "button.html"), ("../card.md#usage", "../card.html#usage"), ("menu/", "menu/index.html"),
    ("../guide/a.png", "../guide/a.png"), ("/card.md", "../card.html"), ("button.html", "button.html"),
    // Without an ending.
    ("button", "button.html"), ("./button", "button.html"),
    ("../card#usage", "../card.html#usage"), ("/card", "../card.html"), ("/card?a=b#usage", "../card.html?a=b#usage"),
    // To folders.
    ("menu", "menu/index.html"), ("/components", "index.html"),
    ("/components/", "../components/index.html"), ("/", "../index.html"), ("../guide", "../guide/index.html"),
    // As if the page were a folder.
    ("../button", "button.html"), ("../../card/", "../card.html"),
    ("../../guide/a.png", "../guide/a.png"),
    // Below a prefix.
    ("/docs/card", "../card.html"), ("/design/components/button/", "button.html"),
    ("/latest/components/menu/index.html", "menu/index.html"),
    // By slug, permalink, id and number.
    ("/welcome", "../welcome.html"), ("../guide/slugged.md", "../welcome.html"),
    ("/handbook/linked/", "../handbook/linked/index.html"), ("../guide/linked.md", "../handbook/linked/index.html"),
    ("../guide/start", "../guide/intro.html"), ("list", "01-list.html"),
    ("./01-list.md", "./01-list.html"),
    // To a post, without its date.
    ("/posts/news/", "../posts/2024-05-01-news.html"), ("../posts/news", "../posts/2024-05-01-news.html"),
    // Of Docusaurus, through the project.
    ("Content/guide/intro.md", "../guide/intro.html"),
    // Into a collection of Jekyll.
    ("/patterns/saving", "../patterns/saving.html"), ("/patterns/saving/", "../patterns/saving.html"),
    // What tools write for the root.
    ("@site/card.md", "../card.html"), ("{{site.baseurl}}/card/", "../card.html"), ("pathname:///card", "../card.html"),
    ("{{site.baseurl}}#usage", "../index.html#usage"),
    // Static folders.
    ("/img/b.png", "../static/img/b.png"), ("@site/static/img/b.png", "../static/img/b.png"),
    ("/docs/img/b.png", "../static/img/b.png"),
    // Of Hugo: from the root, and in any case.
    ("/Components/Button/", "button.html"), ("guide/slugged", "../welcome.html"),
    ("/guide/first-steps/", "../guide/First%20Steps.html"),
    ("/on-the-web-new/set-up/", "../On%20the%20Web%20(new)/Set%20up.html"),
    ("guide/Intro", "../guide/intro.html"),
    // Other sites.
    ("/windows/desktop", "/windows/desktop"), ("../../std/a.html#b", "../../std/a.html#b"),
    ("../windows/a", "../windows/a"), ("https://example.com/card", "https://example.com/card"),
    ("/100%25", "../100%25.html"),
  ])
  func findsThePage(_ written: String, _ published: String) async throws {
    let (html, findings) = try await links(in: "components/page.md", "[link](\(written))")
    #expect(html.contains("<a href=\"\(published)\">link</a>"))
    #expect(findings.filter { $0.rule.hasPrefix("page/broken") && !$0.summary.contains("#usage") } == [])
  }

  @Test(arguments: [
    ("/img/b.png", "../static/img/b.png"), ("../../guide/a.png", "../guide/a.png"),
    ("img/b.png", "../static/img/b.png"), ("guide/a.png", "../guide/a.png"),
    ("{{site.baseurl}}/img/b.png", "../static/img/b.png"),
  ])
  func findsTheImage(_ written: String, _ published: String) async throws {
    let (html, findings) = try await links(in: "components/page.md", "![image](\(written))")
    #expect(html.contains("<img src=\"\(published)\" alt=\"image\""))
    #expect(findings.filter { $0.rule == "page/broken-image" } == [])
  }

  /// Where front matter makes a folder of a page, addresses are relative to that, and files to the page’s own folder.
  @Test func followsAddressesFromAPageThatIsAFolder() async throws {
    let files = [
      "Content/de/card.md": "---\ntitle: Karte\npermalink: /german/card/\n---\n",
      "Content/de/page.md": "---\ntitle: P\npermalink: /german/page/\n---\n\n[a](../card/) [b](../card.md) [c](card)\n",
    ]
    let output = MemoryOutput()
    var options = PipelineOptions()
    options.failOn = nil
    _ = try await Pipeline(files: .memory(texts: Self.pages.merging(files) { $1 }), options: options)
      .run(into: output)
    let html = String(decoding: try #require(output.files["german/page/index.html"]), as: UTF8.self)
    for link in ["../card/index.html\">a", "../../card.html\">b", "../card/index.html\">c"] {
      #expect(html.contains("<a href=\"\(link)</a>"))
    }
  }

  @Test(arguments: ["nothing", "/nothing/", "/card/nothing", "/windows-7/a", "/docs", "../../..", "/api/nothing.md"])
  func reportsWhatLeadsNowhere(_ written: String) async throws {
    let (_, findings) = try await links(in: "components/page.md", "[link](\(written))")
    #expect(findings.map(\.rule) == ["page/broken-link"])
  }

  /// Files of the project that are not published have one finding, as have folders that do not exist.
  @Test(arguments: [
    (["../../src/a.c", "../../src/b.c"], "2 links lead to files of the project outside Content, here first"),
    (["../../src", "../../tool.txt#L1"], "2 links lead to files of the project outside Content, here first"),
    (["../../x/a.c", "../../x/b.c", "../../x"], "3 links lead to “../x”, which is outside Content, here first"),
    (["/v1/a", "/v1/b/", "/v1/"], "3 links lead to or below “/v1”, where nothing is published, here first"),
    (["../../x/a", "../../y/", "../../z/b.html"], "3 links lead to several places outside Content, here first"),
    (["/guide/x", "/guide/y/", "../guide/z.md"], "3 links lead to pages in “/guide” that do not exist, here first"),
    (["/v1/a", "/v1/b", "/v1"], "3 links lead to or below “/v1”, where nothing is published, here first"),
    (
      ["/tags/a", "/app", "/guide/play/", "/feed.xml"],
      "4 links lead to what another tool makes, from code, templates, or tags, here first"
    ),
    ((0..<10).map { "name.\($0)" }, "10 links lead to names such as “name.0”, which are not pages, here first"),
    (["gone.md", "./gone.md#a"], "link target “gone.md” not found (2 links, here first)"),
    (["../card.md#gone", "/card#gone"], "“#gone” not found on that page (2 links, here first)"),
  ])
  func countsLinksOfOneCause(_ written: [String], _ summary: String) async throws {
    let (_, findings) = try await links(
      in: "components/page.md", written.map { "[a](\($0))" }.joined(separator: " "),
      [
        "src/a.c": "x", "src/b.c": "x", "tool.txt": "x", "pages/app.tsx": "x", "src/pages/guide/play/index.vue": "x",
      ])
    #expect(FindingGroups.grouped(findings).map(\.summary) == [summary], "\(findings.map(\.summary))")
  }

  /// Where many images of a folder are missing, the folder has one finding; few are each misspelled.
  @Test(arguments: [(4, 4), (5, 1), (9, 1)]) func countsImagesOfAFolder(_ count: Int, _ expected: Int) async throws {
    let (_, findings) = try await links(
      in: "components/page.md", (0..<count).map { "![Look \($0)](look-\($0).png)" }.joined(separator: "\n\n"))
    let grouped = FindingGroups.grouped(findings)
    #expect(grouped.count == expected && grouped.allSatisfy { $0.rule == "page/broken-image" && $0.severity == .error })
    let summary = "\(count) images in “components” not found, here first"
    #expect((grouped.first?.summary == summary) == (expected == 1), "\(grouped.map(\.summary))")
  }

  /// A page of another tool is not the fault of the writer, but readers do not get it.
  @Test func warnsOfPagesThatAnotherToolMakes() async throws {
    let (_, findings) = try await links(
      in: "components/page.md", "[a](/guide/news) ![a](/tags/a.png)", ["Content/guide/news.njk": "x"])
    #expect(findings.map(\.rule) == ["page/broken-link", "page/broken-image"])
    #expect(findings.map(\.severity) == [.warning, .error])
  }

  /// The line that the finding suggests for site.yml settles it.
  @Test(arguments: ["/guide/news", "/guide/news/", "/guide/news/#a", "../guide/news/", "/guide/news/index.md"])
  func namesWhatAnotherToolMakesAsItMustBeWritten(_ link: String) async throws {
    var files = ["Content/guide/news.njk": "x"]
    let (_, findings) = try await links(in: "components/page.md", "[a](\(link))", files)
    let advice = try #require(findings.first).explanation
    let setting = try #require(advice.split(separator: "“links: ").last?.split(separator: "”").first)
    files["Content/site.yml"] = "version: 1\ntitle: Site\nlinks: \(setting)\n"
    #expect(try await links(in: "components/page.md", "[a](\(link))", files).findings.isEmpty, "\(setting)")
  }

  /// Other tools call footnotes otherwise, on other pages, too.
  @Test(arguments: [("guide/notes.md#fn:7", "fn-7"), ("/guide/notes#fnref:7", "fnref-7")])
  func footnotesOfOtherPages(_ link: String, _ anchor: String) async throws {
    let (html, findings) = try await links(
      in: "page.md", "[a](\(link))", ["Content/guide/notes.md": "# Notes\n\nA[^7].\n\n[^7]: B.\n"])
    #expect(html.contains("href=\"guide/notes.html#\(anchor)\""), "\(html)")
    #expect(findings.isEmpty, "\(findings.map(\.summary))")
  }

  /// Links to several folders that exist, or to a folder and a page, have nothing in common.
  @Test func keepsLinksApart() async throws {
    let written = ["/card/a", "/components/a", "/guide/a", "menu/a", "../src/a.c"]
    let (_, findings) = try await links(
      in: "components/page.md", written.map { "[a](\($0))" }.joined(separator: " "))
    #expect(findings.count == 5 && FindingGroups.grouped(findings).count == 5)
  }

  /// Many anchors with other signs are one finding, few are several, and each names the heading of the same letters.
  @Test(arguments: [(9, 9), (10, 1)]) func anchorsWithOtherSigns(_ count: Int, _ expected: Int) async throws {
    let names = (0..<count).map { "Get-Item\($0)" }
    let headings = names.map { "## Get Item\($0.dropFirst(8))\n\n## Set Item\($0.dropFirst(8))\n" }.joined(
      separator: "\n")
    let result = try await links(
      in: "components/page.md", names.map { "[a](../many.md#\($0))" }.joined(separator: "\n") + " [b](../many.md#lost)",
      ["Content/many.md": "# Many\n\n" + headings])
    let anchors = result.findings.filter { $0.rule == "page/broken-anchor" }
    #expect(anchors.count == count + 1)
    #expect(anchors.filter { $0.summary.contains("did you mean “#get-item") }.count == count)
    // One that is of no heading stays for itself.
    #expect(FindingGroups.grouped(anchors).count == expected + 1)
  }

  /// An anchor with fewer or more words is meant before one that is spelled nearly alike, and none with another number.
  @Test(arguments: [
    ("state-ios-android", "state"), ("info-alert", "info-alert-also-default"), ("type", "prop-type"),
    ("4190", nil), ("sortable-advanced-table", nil), ("basic-advanced-tabel", "basic-advanced-table"),
    ("step-3", nil),
  ])
  func anchorsThatAreMeant(_ anchor: String, _ meant: String?) async throws {
    let headings = [
      "State", "Live region ios android", "Info alert also default", "Info info", "Prop type", "Types", "190",
      "Basic advanced table", "Step 2",
    ]
    let (_, findings) = try await links(
      in: "components/page.md", "[a](../part.md#\(anchor))",
      ["Content/part.md": "# Part\n\n" + headings.map { "## \($0)\n" }.joined(separator: "\n")])
    #expect(findings.count == 1)
    let summary = findings.first?.summary ?? ""
    #expect(meant.map { summary.hasSuffix("did you mean “#\($0)”?") } ?? !summary.contains("mean"), "\(summary)")
  }

  /// Where addresses are not those of the files, browsers start from the address.
  @Test func linksFromAddresses() async throws {
    let files = [
      "Content/de/page.md": "---\ntitle: P\npermalink: /german/page.html\n---\n\n[a](join) [b](other.md)\n",
      "Content/de/other.md": "---\ntitle: O\n---\n\nText.\n",
      "Content/x/index.md": "---\ntitle: J\npermalink: /german/join/\n---\n\nText.\n",
    ]
    let output = MemoryOutput()
    var options = PipelineOptions()
    options.failOn = nil
    _ = try await Pipeline(files: .memory(texts: Self.pages.merging(files) { $1 }), options: options)
      .run(into: output)
    let html = String(decoding: try #require(output.files["german/page.html"]), as: UTF8.self)
    for link in ["join/index.html\">a", "../de/other.html\">b"] { #expect(html.contains("<a href=\"\(link)</a>")) }
  }

  /// What a program of the page reads is not an anchor.
  @Test(arguments: ["?version=6.1", "/route", "!route"])
  func anchorsForPrograms(_ anchor: String) async throws {
    let (_, findings) = try await links(in: "components/page.md", "[a](../card.md#\(anchor))")
    #expect(findings.isEmpty, "\(findings.map(\.summary))")
  }

  /// Where something of a page is missing, nobody knows which anchors that had; a misspelled one is wrong anyway.
  @Test(arguments: [
    ("usages", Severity.note), ("Usage", .error), ("elsewhere", nil), ("usage-2", nil), ("Made-up", .error),
  ])
  func anchorsOfAPageWithMissingParts(_ anchor: String, _ severity: Severity?) async throws {
    let (_, findings) = try await links(
      in: "components/page.md", "[a](../part.md#\(anchor))",
      ["Content/part.md": "# Part\n\n## Usage\n\n{% include more.html %}\n\n<a id=\"madeUp\">b</a>\n"])
    #expect(findings.map(\.severity) == (severity.map { [$0] } ?? []))
  }

  /// What is shown as it is takes nothing from a page.
  @Test func anchorsOfAPageWithTemplatesInCode() async throws {
    let (_, findings) = try await links(
      in: "components/page.md", "[a](../part.md#elsewhere)",
      ["Content/part.md": "# Part\n\n{% assign a = b.c %}\n\n```\n{{ a }}\n```\n"])
    #expect(findings.map(\.severity) == [.error])
  }

  /// Links to anchors that may be in missing parts are one finding, whatever pages they are on.
  @Test func anchorsInMissingPartsAreOneFinding() async throws {
    let (_, findings) = try await links(
      in: "components/page.md", "[a](../part.md#one) [b](../part.md#other) [c](../other.md#third)",
      [
        "Content/part.md": "# Part\n\na {% include more.html %}\n",
        "Content/other.md": "# Other\n\nb {% include x.html %}\n",
      ])
    let anchors = findings.filter { $0.rule == "page/broken-anchor" }
    #expect(anchors.count == 3 && anchors.allSatisfy { $0.severity == .note })
    #expect(FindingGroups.grouped(anchors).count == 1)
  }

  /// So are those in files that pages include.
  @Test func anchorsInMissingPartsFromIncludedFiles() async throws {
    var files = Self.pages
    files["Content/_part.md"] = "[a](#one)\n\n[b](#two)\n"
    files["Content/x.md"] = "# X\n\ne {% include more.html %}\n\n--8<-- \"_part.md\"\n\n[c](#three) [d](#four)\n"
    let findings = try await Pipeline(files: .memory(texts: files)).run(into: nil).diagnostics
    let anchors = findings.filter { $0.rule == "page/broken-anchor" }
    #expect(anchors.count == 4 && anchors.allSatisfy(\.isAboutMissingPart))
    #expect(FindingGroups.grouped(anchors).count == 1)
  }

  /// An anchor that may be in a missing part is a note, whatever the site sets; one that is wrong is what the site sets.
  @Test(arguments: [
    ("usages", "error", Severity.note), ("usages", "warning", .note), ("usages", "note", .note), ("usages", "off", nil),
    ("Usage", "warning", .warning), ("Usage", "note", .note),
  ])
  func uncertainAnchorsStayNotes(_ anchor: String, _ level: String, _ severity: Severity?) async throws {
    let (_, findings) = try await links(
      in: "components/page.md", "[a](../part.md#\(anchor))",
      [
        "Content/site.yml": "version: 1\ntitle: Site\nrules:\n  page/broken-anchor: \(level)\n",
        "Content/part.md": "# Part\n\n## Usage\n\n{% include more.html %}\n",
      ])
    #expect(findings.map(\.severity) == (severity.map { [$0] } ?? []))
  }

  /// A file that several pages include has its findings once.
  @Test func aFileThatIsIncludedTwiceHasItsFindingsOnce() async throws {
    var files = Self.pages
    files["Content/_part.md"] = "[a](gone.md) and ![](guide/a.png)\n"
    for name in ["x", "y"] { files["Content/\(name).md"] = "# \(name)\n\n--8<-- \"_part.md\"\n" }
    let result = try await Pipeline(files: .memory(texts: files)).run(into: nil)
    let found = FindingGroups.grouped(result.diagnostics).filter {
      ["Content/x.md", "Content/y.md"].contains($0.location?.path)
    }
    #expect(
      Set(found.map(\.summary)) == [
        "link target “gone.md” not found (included in 2 pages, here first)",
        "image “guide/a.png” has no alternative text; describe the image (included in 2 pages, here first)",
      ])
  }

  /// What a page includes from another page, which has the same finding, is edited there.
  @Test func aPageThatIsIncludedHasItsFindingsAlone() async throws {
    var files = Self.pages
    files["Content/part.md"] = "# Part\n\n[a](#gone) and [b](gone.md)\n"
    files["Content/x.md"] = "# X\n\n--8<-- \"part.md\"\n"
    let result = try await Pipeline(files: .memory(texts: files)).run(into: nil)
    let broken = result.diagnostics.filter { $0.rule.hasPrefix("page/broken-") }
    #expect(broken.map(\.location?.path) == ["Content/part.md", "Content/part.md"])
  }

  /// Links that only fill a demo lead nowhere.
  @Test func anchorsOfDemosAreNoFindings() async throws {
    let (_, findings) = try await links(in: "components/page.md", "<a href=\"#1\">a</a> <a href=\"#2\">b</a>")
    #expect(findings.isEmpty)
    #expect(try await links(in: "components/page.md", "[a](#1)").findings.map(\.rule) == ["page/broken-anchor"])
  }

  /// A page is not a picture, however similar its name is.
  @Test func noPageIsSuggestedForAnImage() async throws {
    let (_, findings) = try await links(
      in: "components/page.md", "![A card](card-a.png)",
      [
        "Content/components/card-a.md": "# A\n", "Content/components/card.png": "",
      ])
    #expect(findings.map(\.summary) == ["image “card-a.png” not found; did you mean “card.png”?"])
  }

  /// Of many files in a folder, those with the same start or end as the name are compared.
  @Test(arguments: [("buton.md", "button.md"), ("xutton.md", "button.md"), ("card-9999.md", nil)])
  func nearestOfManyFiles(_ address: String, _ nearest: String?) async throws {
    var files = Dictionary(
      uniqueKeysWithValues: (0..<300).map { ("Content/many/z\($0 * 7919)-other-page.md", "# A\n") })
    files["Content/many/button.md"] = "# Button\n"
    let (_, findings) = try await links(in: "many/page.md", "[a](\(address))", files)
    let hint = nearest.map { "; did you mean “\($0)”?" } ?? ""
    #expect(findings.map(\.summary).contains("link target “\(address)” not found" + hint), "\(findings.prefix(5))")
  }

  /// Several images of an included file are one finding, where the file is included.
  @Test func imagesOfAnIncludedFileAreOneFinding() async throws {
    var files = Self.pages
    files["Content/_part.md"] = "![](guide/a.png) ![](static/img/b.png)\n\n![](../Content/guide/a.png)\n"
    files["Content/_other.md"] = "![](guide/a.png)\n"
    files["Content/x.md"] = "---\naliases: 404\n---\n\n# X\n\n--8<-- \"_part.md\"\n\n--8<-- \"_other.md\"\n"
    let result = try await Pipeline(files: .memory(texts: files)).run(into: nil)
    let found = FindingGroups.grouped(result.diagnostics.filter { $0.location?.path == "Content/x.md" })
    #expect(
      Set(found.map(\.summary)) == [
        "3 images on this page have no alternative text, here first",
        "image “guide/a.png” has no alternative text; describe the image",
      ], "\(found)")
  }

  /// What is beside the folder of an index page is also found where tools publish that page beside it.
  @Test func linksOfAnIndexPage() async throws {
    let (html, findings) = try await links(in: "components/menu/index.md", "[a](./button) [b](./menu) [c](./gone)")
    #expect(html.contains("<a href=\"../button.html\">a</a>"), "\(html)")
    #expect(findings.count { $0.rule == "page/broken-link" } == 1)
  }

  /// An image is a file: a page of that name is not meant.
  @Test func anImageIsNoPage() async throws {
    let (_, findings) = try await links(in: "components/page.md", "![image](../card)")
    #expect(findings.map(\.rule) == ["page/broken-image"])
  }

  @Test(arguments: [
    ("crad.md", "card.md"), ("butto", "components/button.md"), ("contact/", nil), ("elsewhere/card.md", "card.md"),
  ])
  func suggestsThePageThatWasMeant(_ written: String, _ meant: String?) async throws {
    let folder = written.hasPrefix("b") ? "components/" : ""
    let (_, findings) = try await links(in: folder + "page.md", "[link](\(written))")
    let finding = try #require(findings.first)
    let suggestion = meant.map { "did you mean “\($0.hasPrefix(folder) ? String($0.dropFirst(folder.count)) : $0)”" }
    #expect(suggestion.map { finding.summary.contains($0) } ?? !finding.summary.contains("did you mean"))
  }

  /// Links of a file that is included, of Docusaurus from the folder with the pages, and through the project.
  @Test(arguments: [
    ("[a](card.md)", "../card.html"), ("[a](../guide/intro.md)", "../guide/intro.html"),
    ("![a](../../site/images/c.png)", "../c.png"),
  ])
  func linksFromElsewhereInTheProject(_ written: String, _ published: String) async throws {
    let (html, findings) = try await links(
      in: "components/page.md", written, ["site/images/c.png": "png", "Content/site.yml": "static: [site/images]\n"])
    #expect(html.contains("\"\(published)\""), "\(html)")
    #expect(findings.isEmpty, "\(findings.map(\.summary))")
  }

  @Test func linksOfAnIncludedFileBeginInItsFolder() async throws {
    let (html, findings) = try await links(
      in: "components/deep/page.mdx", "import A from '../../parts/\\_a.mdx';\n\n<A />",
      ["Content/parts/_a.mdx": "[card](../guide/intro.md)\n"])
    #expect(html.contains("\"../../guide/intro.html\""), "\(html)")
    #expect(findings.isEmpty, "\(findings.map(\.summary))")
  }

  /// What a page links to has its own place, whatever the address of the page is.
  @Test func linksOfAPageWithAnAddressOfItsOwn() async throws {
    let output = MemoryOutput()
    let result = try await Pipeline(files: .memory(texts: Self.pages)).run(into: output)
    #expect(result.diagnostics.filter { $0.severity == .error } == [])
    let html = String(decoding: try #require(output.files["welcome.html"]), as: UTF8.self)
    #expect(html.contains("<a href=\"card.html\">card</a>") && html.contains("<img src=\"guide/a.png\""))
    #expect(output.files["handbook/linked/index.html"] != nil && output.files["guide/slugged.html"] == nil)
  }
}
