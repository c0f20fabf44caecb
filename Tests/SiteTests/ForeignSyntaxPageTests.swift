import Diagnostics
import Files
import Reports
import Testing

@testable import Site

/// Pages of other tools in a site: which files are pages, what they include, and what is said of the others.
@Suite struct ForeignSyntaxPageTests {
  private func build(
    _ files: [String: String], _ settings: String = ""
  ) async throws -> (site: [String: String], findings: [Diagnostic]) {
    var all = files
    all["Content/site.yml"] = "version: 1\ntitle: Site\n" + settings
    let output = MemoryOutput()
    var options = PipelineOptions()
    options.failOn = nil
    let result = try await Pipeline(files: .memory(texts: all), options: options).run(into: output)
    return (output.files.mapValues { String(decoding: $0, as: UTF8.self) }, result.diagnostics)
  }

  @Test(arguments: ["a.MD", "a.mdx", "a.Mdx", "a.markdown", "a.MARKDOWN"])
  func readsPagesWithEveryEnding(_ name: String) async throws {
    let (site, findings) = try await build([
      "Content/index.md": "# Home\n\n[a](\(name)) and [a](a)\n", "Content/" + name: "# A\n\nText of the page.\n",
    ])
    #expect(site["a.html"]?.contains("Text of the page.") == true)
    #expect(site["index.html"]?.contains("<a href=\"a.html\">a</a> and <a href=\"a.html\">a</a>") == true)
    #expect(site[name] == nil)
    #expect(findings.isEmpty, "\(findings.map(\.summary))")
  }

  @Test func reportsFilesThatAreNotRead() async throws {
    let files = [
      "Content/index.md": "# Home\n", "Content/a.njk": "{% a %}", "Content/b/c.njk": "x", "Content/guide.rst": "x",
      "Content/photo.png": "png",
    ]
    let (site, findings) = try await build(files)
    #expect(findings.map(\.rule) == ["site/foreign-file", "site/foreign-file"])
    #expect(findings.compactMap(\.location?.path).sorted() == ["Content/a.njk", "Content/guide.rst"])
    #expect(site["photo.png"] != nil && site["a.njk"] == nil && site["guide.rst"] == nil)
    #expect(try await build(files, "exclude: [\"*.njk\", guide.rst]\n").findings.isEmpty)
  }

  /// The list of pages below is where a component asks for it.
  @Test func listsOfPagesBelow() async throws {
    let (site, findings) = try await build([
      "Content/index.mdx": "# Home\n\n<ChildPages path=\"x\" />\n\nBehind.\n",
      "Content/g/index.md":
        "---\ntitle: G\n---\n\nimport DocCardList from 'x';\n\n"
        + "<DocCardList items={useCurrentSidebarCategory().items} />\n",
      "Content/g/a.md": "---\ntitle: A\ndescription: About a.\n---\n\nText.\n",
      "Content/g/b.md": "# B\n\n<ChildPages path=\"x\" />\n",
    ])
    #expect(findings.isEmpty, "\(findings.map(\.summary))")
    let home =
      "<div id=\"pages-below\">\n<ul class=\"contents\">\n<li><a href=\"g/index.html\">G</a></li>\n</ul>\n</div>"
    #expect(site["index.html"]?.contains(home + "\n<p>Behind.</p>") == true)
    let first = "<li><a href=\"a.html\">A</a><p>About a.</p></li>\n"
    #expect(site["g/index.html"]?.contains(first + "<li><a href=\"b.html\">B</a></li>\n</ul>\n</div>") == true)
    // Without pages below, the others beside it are listed.
    #expect(site["g/b.html"]?.contains(first + "</ul>\n</div>") == true)
  }

  /// Files of one kind are one finding, whatever their endings; components are a note.
  @Test func filesOfAKindAreOneFinding() async throws {
    let findings = try await build([
      "Content/index.md": "# Home\n", "Content/a.jsx": "x", "Content/b.tsx": "x", "Content/c/d.jsx": "x",
    ]).findings
    #expect(findings.map(\.summary) == ["3 files that end in “.jsx” or “.tsx” are not published, here the first"])
    #expect(findings.map(\.location?.path) == ["Content/a.jsx"] && findings.map(\.severity) == [.note])
  }

  /// Hooks and parts of pages have capitals, and where only what pages link to is published, nothing else is missed.
  @Test func codeOfAProjectIsNotMissed() async throws {
    let files = [
      "Content/index.md": "# Home\n", "Content/useLinks.tsx": "x", "Content/Main.vue": "x", "Content/src/a.tsx": "x",
    ]
    #expect(try await build(files).findings.isEmpty)
    let others = ["Content/index.md": "# Home\n", "Content/main.tsx": "x", "Content/a.njk": "x"]
    #expect(try await build(others, "files: linked\n").findings.isEmpty)
  }

  /// Pages in other languages are named even where nothing else is missed; notebooks are files, too.
  @Test func pagesInOtherLanguagesAreNamed() async throws {
    let files = [
      "Content/index.md": "# Home\n\n[b](b.qmd)\n", "Content/a.md.njk": "x", "Content/a.njk": "x", "Content/b.qmd": "x",
      "Content/c.Rmd": "x", "Content/d.ipynb": "{}", "Content/CHANGELOG.rst": "x",
    ]
    let linked = try await build(files, "files: linked\n")
    #expect(
      linked.findings.map(\.summary).sorted() == [
        "2 files that end in “.ipynb” or “.rmd” are not published, here the first", "“a.md.njk” is not published",
      ])
    #expect(linked.findings.allSatisfy { $0.severity == .note } && linked.site["b.qmd"] != nil)
    let all = try await build(["Content/index.md": "# Home\n", "Content/d.ipynb": "{}"])
    #expect(all.findings.map(\.summary) == ["“d.ipynb” is published as a file, and not as a page"])
    #expect(all.findings.map(\.severity) == [.note] && all.site["d.ipynb"] != nil)
  }

  /// Its address is what hosts and people know it by.
  @Test func theErrorPageNeedsNoTitle() async throws {
    let findings = try await build([
      "Content/index.md": "# Home\n", "Content/404.md": "Nothing here.\n", "Content/a.md": "Text.\n",
    ]).findings
    #expect(findings.filter { $0.rule == "page/title" }.map(\.location?.path) == ["Content/a.md"])
  }

  /// Readers see what pages include, whatever its file is.
  @Test func includedFilesAreNotForeign() async throws {
    let (site, findings) = try await build([
      "Content/index.md": "# Home\n\n```html\n{{#include a.hbs}}\n```\n", "Content/a.hbs": "<b>c</b>\n",
      "Content/b.hbs": "x",
    ])
    #expect(findings.map(\.location?.path) == ["Content/b.hbs"], "\(findings.map(\.summary))")
    #expect(site["index.html"]?.contains("c") == true)
  }

  /// A heading may be in what is missing before a level that seems to be skipped, but not in what is missing behind it.
  @Test(arguments: [
    ("{% include part.html %}\n\n### Labels\n", 0), ("### Labels\n\n{% include part.html %}\n", 1),
    ("Text.\n\n### Labels\n", 1), ("{% include part.html %}\n\n# Labels\n", 1),
  ])
  func missingPartsMayHoldHeadings(_ body: String, _ expected: Int) async throws {
    let (_, findings) = try await build(["Content/index.md": "# Home\n\n" + body])
    #expect(findings.count { $0.rule == "page/heading-order" } == expected)
  }

  /// Skipped levels in a folder are one finding from five on.
  @Test(arguments: [(4, 4), (5, 1)]) func skippedLevelsOfAFolder(_ count: Int, _ expected: Int) async throws {
    var files = ["Content/index.md": "# Home\n"]
    for page in 0..<count { files["Content/news/\(page).md"] = "# News \(page)\n\n### In month \(page)\n" }
    let findings = FindingGroups.grouped(try await build(files).findings)
    #expect(findings.count { $0.rule == "page/heading-order" } == expected)
  }

  @Test(arguments: [(2, 2), (3, 1)]) func fillerIsOneFinding(_ count: Int, _ expected: Int) async throws {
    var files = ["Content/index.md": "# Home\n"]
    for page in 0..<count { files["Content/\(page).md"] = "# Page \(page)\n\nLorem ipsum dolor.\n\nLorem ipsum.\n" }
    let findings = FindingGroups.grouped(try await build(files).findings).filter { $0.rule == "page/placeholder" }
    #expect(findings.count == expected)
    let all = "“Lorem ipsum” is placeholder text on 3 pages, here first; replace it"
    #expect((findings.first?.summary == all) == (count == 3))
  }

  /// An image that several pages show is described once; looks of several kinds are one decision.
  @Test func whatSeveralPagesShareIsOneFinding() async throws {
    let files = [
      "Content/index.md": "# Home\n\n![](a.png) ![](b.png)\n", "Content/x/y.md": "# Y\n\n![](../a.png)\n",
      "Content/a.png": "png", "Content/b.png": "png",
      "Content/look.md": "# Look\n\n<font>A</font>\n\n<p style=\"zoom: 2\">A</p>\n",
    ]
    let findings = FindingGroups.grouped(try await build(files).findings)
    #expect(
      Set(findings.filter { ["page/image-alt", "page/raw-html"].contains($0.rule) }.map(\.summary)) == [
        "image “a.png” has no alternative text on 2 pages, here first; describe the image",
        "image “b.png” has no alternative text; describe the image",
        "HTML that only changes the look is removed from this page, here first",
      ])
  }

  /// Images without descriptions in a folder are one finding from five pages on.
  @Test(arguments: [(4, 4), (5, 1)]) func imagesOfAFolder(_ count: Int, _ expected: Int) async throws {
    var files = ["Content/index.md": "# Home\n"]
    for page in 0..<count {
      files["Content/news/\(page).md"] = "# News\n\n![](\(page).png) ![](all.png)\n"
      files["Content/news/\(page).png"] = "png"
    }
    files["Content/news/all.png"] = "png"
    let findings = FindingGroups.grouped(try await build(files).findings).filter { $0.rule == "page/image-alt" }
    #expect(findings.count == (count < 5 ? expected + 1 : expected), "\(findings.map(\.summary))")
    let all = "images have no alternative text on 5 pages in “Content/news”, here first; describe each image"
    #expect((findings.first?.summary == all) == (count == 5))
  }

  /// Links to anchors of a page that has none of them are one finding, but not where some are right or misspelled.
  @Test(arguments: [
    ("[a](b.md#x) [a](b.md#y) [a](b.md#z)", 1), ("[a](b.md#x) [a](b.md#y)", 2),
    ("[a](b.md#x) [a](b.md#y) [a](b.md#z) [a](b.md#color)", 3),
    ("[a](b.md#x) [a](b.md#y) [a](b.md#z) [a](b.md#colour)", 4),
    ("[a](b.md#x) [a](b.md#y) [a](b.md#z) [a](b.md#v) [a](b.md#w) [a](b.md#color)", 1),
  ])
  func anchorsOfAPageWithoutThem(_ links: String, _ expected: Int) async throws {
    let files = ["Content/index.md": "# Home\n\n\(links)\n", "Content/b.md": "# B\n\n## Color\n"]
    let findings = FindingGroups.grouped(try await build(files).findings)
    #expect(findings.map(\.rule) == Array(repeating: "page/broken-anchor", count: expected))
    let count = links.contains("#w") ? 5 : 3
    let all = "\(count) links lead to anchors of “b.md”, which has none of them, here first"
    #expect((findings.first?.summary == all) == (expected == 1))
  }

  /// Pages that were written alike have the same links.
  @Test(arguments: [("#x", "#y", "#z", 1), ("#x", "#y", "#y", 2)])
  func anchorsOfAPageWithoutThemOnSeveralPages(
    _ one: String, _ two: String, _ three: String, _ expected: Int
  ) async throws {
    var files = ["Content/index.md": "# Home\n", "Content/b.md": "# B\n"]
    for name in ["c", "d", "e"] {
      files["Content/\(name).md"] = "# \(name)\n\n[1](b.md\(one)) [2](b.md\(two)) [3](b.md\(three))\n"
    }
    let findings = FindingGroups.grouped(try await build(files).findings)
    #expect(findings.count == expected, "\(findings.map(\.summary))")
    let all = "9 links lead to anchors of “b.md”, which has none of them, here first"
    #expect((findings.first?.summary == all) == (expected == 1))
  }

  /// What another tool writes in front of headings is missing in all of their anchors.
  @Test(arguments: [(5, 1), (4, 4)]) func wordsInFrontOfAnchors(_ count: Int, _ expected: Int) async throws {
    let names = [
      "assertcalltracker", "diffiehellmangroup", "unhandledrejection", "asynclocalstorage", "eventemitterthree",
    ].prefix(count)
    let files = [
      "Content/index.md": "# Home\n\n" + names.map { "[\($0)](b.md#class-\($0))\n" }.joined(),
      "Content/b.md": "# B\n\n" + names.map { "## \($0)\n\n" }.joined(),
    ]
    let findings = FindingGroups.grouped(try await build(files).findings)
    #expect(findings.count == expected, "\(findings.map(\.summary))")
    let all = "5 links lead to anchors with “class-” in front of those that headings have, here first"
    #expect((findings.first?.summary == all) == (expected == 1))
  }

  /// Braces behind the colons of a container are its attributes, not an expression.
  @Test(arguments: [":::tip{icon=\"heart\"}", ":::tip[A title]{icon=\"heart\"}", ":::tip {icon=\"heart\"}"])
  func containersHaveAttributesInMDX(_ opening: String) async throws {
    let (site, findings) = try await build(["Content/index.mdx": "# Home\n\n\(opening)\nText.\n:::\n\nB {x} c.\n"])
    #expect(findings.map(\.summary) == ["expression “{x}” is removed from the page"])
    #expect(site["index.html"]?.contains("heart") == false && site["index.html"]?.contains("<p>Text.</p>") == true)
  }

  @Test func toldOnceForAllPages() async throws {
    var files = ["Content/index.md": "# Home\n"]
    for name in ["a", "b", "c"] {
      files["Content/\(name).mdx"] = "# \(name)\n\n<MyWidget />\n\nimport P from '@acme/parts/p.md';\n\n<P />\n\n{x}\n"
    }
    let findings = FindingGroups.grouped(try await build(files).findings)
    #expect(findings.count { $0.summary == "component “<MyWidget>” is removed from 3 pages, here first" } == 1)
    #expect(findings.count { $0.summary.contains("“@acme/parts”") && $0.summary.contains("3 pages") } == 1)
    #expect(findings.count { $0.summary == "expression “{x}” is removed from 3 pages, here first" } == 1)
    files["Content/a.mdx"] = "---\nallow: {page/foreign-syntax: It is known.}\n---\n" + (files["Content/a.mdx"] ?? "")
    let others = FindingGroups.grouped(try await build(files).findings)
    #expect(others.contains { $0.summary == "component “<MyWidget>” is removed from 2 pages, here first" })
  }

  /// What a file of data holds, and the files of a folder, are missing on many pages at once.
  @Test(arguments: [(3, 6), (4, 5), (5, 2)]) func missingDataIsToldOnce(_ count: Int, _ expected: Int) async throws {
    var files = ["Content/index.md": "# Home\n"]
    for number in 0..<count {
      files["Content/a\(number).mdx"] = "import P from 'parts/p\(number).md';\n\n# A\(number)\n\n<P />\n"
      files["Content/b\(number).md"] = "# B\(number)\n\n[x]({{ links.x\(number) }}) {{ links.y }} text\n"
    }
    let findings = FindingGroups.grouped(try await build(files).findings)
    #expect(findings.count == expected, "\(findings.map(\.summary))")
    let summaries = [
      "files of “parts” that are not found are missing from 5 pages, here first",
      "template expressions with data of “links” are removed from 5 pages, here first, such as “{{ links.x0 }}”",
    ]
    for summary in summaries { #expect(findings.contains { $0.summary == summary } == (expected == 2)) }
  }

  /// Files of a folder that is not there are one finding, unless a page has another file of it.
  @Test(arguments: [(2, false), (3, true)]) func missingFoldersAreToldOnce(_ count: Int, _ isOne: Bool) async throws {
    var files = ["Content/index.md": "# Home\n", "Content/c/there.md": "# There\n"]
    for number in 0..<count {
      files["Content/a\(number).md"] = "# A\(number)\n\n{{#include ../b/p\(number).md}}\n"
      files["Content/c\(number).md"] =
        "# C\(number)\n\n{{#include ./c/there.md}}\n\n{{#include ./c/p\(number).md}}\n"
    }
    let findings = FindingGroups.grouped(try await build(files).findings)
    let summary = "files of “b” that are not found are missing from 3 pages, here first"
    #expect(findings.contains { $0.summary == summary } == isOne, "\(findings.map(\.summary))")
    #expect(findings.count == count + (isOne ? 1 : count))
  }

  /// A site in another tool's language has a finding for each decision, not for each page.
  @Test func whatOnlyOnePageHasIsToldTogether() async throws {
    var files = ["Content/index.md": "# Home\n"]
    for name in ["a", "b", "c", "d"] {
      files["Content/\(name).md"] =
        "# \(name)\n\n<Types\(name).A /> <Types\(name).B />\n\n{% include \(name).html %} {{ \(name) }} :material-\(name): {% include all.html %}\n\n"
        + "<Hds::\(name.uppercased())1 /> <C.\(name.uppercased())1 />\n"
    }
    let findings = FindingGroups.grouped(try await build(files).findings)
    #expect(
      Set(findings.map(\.summary)) == [
        "template tags are removed from 4 pages, here first",
        "template tag “{% include all %}” is removed from 4 pages, here first",
        "template expressions are removed from 4 pages, here first",
        "icons are removed from 4 pages, here first, such as “:material-a:”",
        "components are removed from 4 pages, here first",
        "parts of components are removed from 4 pages, here first, such as “<Typesa.A>”",
      ], "\(findings.map(\.summary))")
    let tags = findings.first { $0.summary.hasPrefix("template tags") }
    #expect(
      tags?.notes.count == 3 && tags?.notes.last?.message == "template tag “{% include d %}” is removed from the page")
  }

  /// Components that lose their look alone are one finding, whatever they are called.
  @Test(arguments: [
    (1, "component “<Box1>” is removed from the page"),
    (3, "components are removed from 3 pages, here first, such as “<Box1>”"),
  ])
  func wrappersAreToldTogether(_ count: Int, _ summary: String) async throws {
    var files = ["Content/index.md": "# Home\n"]
    for number in 1...count {
      files["Content/a\(number).mdx"] = "# A\(number)\n\n<Box\(number)>\n\nText\n\n</Box\(number)>\n"
    }
    let findings = FindingGroups.grouped(try await build(files).findings)
    #expect(findings.map(\.summary) == [summary])
  }

  @Test func homePagesOfOtherTools() async throws {
    let (site, findings) = try await build([
      "Content/index.md":
        "---\nlayout: home\nhero:\n  name: Acme\n  text: Kit\n  tagline: For all\n  actions:\n    - text: Start [now]\n      link: /start\nfeatures:\n  - title: Fast\n    details: Very *fast*\n    link: start\n---\n\nMore.\n",
      "Content/start.md": "---\ntitle: Start\nhero: [1, {a: b}]\nfeatures: x\n---\n\nText\n",
    ])
    let home = try #require(site["index.html"])
    for text in [
      ">Acme</h1>", "<strong>Kit</strong>", "For all", "<a href=\"start.html\">Start [now]</a>", "Very <em>fast</em>",
    ] {
      #expect(home.contains(text), "\(text): \(home)")
    }
    #expect(findings.isEmpty, "\(findings.map(\.summary))")
  }

  /// VuePress has the large text and the buttons of a home page in keys of the page itself.
  @Test(
    arguments: [
      "actionText: Start\nactionLink: /start/", "actions:\n- {text: Start, link: /start/, type: primary}",
    ])
  func homePagesOfVuePress(_ action: String) async throws {
    let page =
      "---\nhome: true\nheroText: Acme\nheroImage: null\ntagline: For all\n\(action)\nfeatures:\n- title: Fast\n---\n\nMore.\n"
    let (site, findings) = try await build(["Content/index.md": page, "Content/start.md": "# Start\n\nText\n"])
    let home = try #require(site["index.html"])
    for text in [">Acme</h1>", "For all", "<a href=\"start.html\">Start</a>", "<strong>Fast</strong>"] {
      #expect(home.contains(text), "\(text): \(home)")
    }
    #expect(findings.isEmpty, "\(findings.map(\.summary))")
  }

  /// Themes of Hugo call the text of a feature its description.
  @Test func featuresHaveDescriptions() async throws {
    let (site, findings) = try await build([
      "Content/index.md":
        "---\ntitle: Acme\nfeatures:\n  - title: Fast\n    description: Very *fast*\n  - details: D\n---\n\nMore.\n"
    ])
    let home = try #require(site["index.html"])
    #expect(home.contains("<strong>Fast</strong><br />\nVery <em>fast</em>"), "\(home)")
    #expect(findings.isEmpty)
  }

  /// Starlight shows the title of the hero, and its picture; that of the page is for navigation.
  @Test func picturesAndTitlesOfHeroes() async throws {
    let hero = "hero:\n  title: Acme\n  image:\n    file: logo.svg\n    alt: Mark\n"
    let (site, findings) = try await build([
      "Content/index.md": "---\ntitle: Docs of Acme\n\(hero)---\n\nText\n", "Content/logo.svg": "<svg/>",
      "Content/a.md": "---\ntitle: A\nhero: {image: {light: /logo.svg, dark: b.svg}}\n---\n\nText\n",
    ])
    let home = try #require(site["index.html"])
    #expect(home.contains(">Acme</h1>") && home.contains("alt=\"Mark\""), "\(home)")
    let page = try #require(site["a.html"])
    #expect(page.contains(">A</h1>") && page.contains("logo.svg\" alt=\"\""), "\(page)")
    #expect(findings.isEmpty, "\(findings.map(\.summary))")
  }

  @Test func readsTemplatesOnlyInTheExtendedDialect() async throws {
    let files = ["Content/index.md": "# Home\n\n{{ a }} {% b %}\n", "Content/m.mdx": "# M\n\n<Tip>c</Tip>\n"]
    let extended = try await build(files)
    #expect(extended.findings.map(\.rule) == ["page/foreign-syntax", "page/foreign-syntax"])
    #expect(extended.findings.allSatisfy { $0.severity == .warning })
    for dialect in ["commonmark", "github"] {
      let (site, findings) = try await build(files, "dialect: \(dialect)\n")
      #expect(findings.isEmpty)
      #expect(site["index.html"]?.contains("{{ a }} {% b %}") == true)
      #expect(site["m.html"]?.contains("callout-tip") == true)
    }
  }

  @Test func includesFilesOfTheProject() async throws {
    let (site, findings) = try await build([
      "Content/index.md": "# Home\n\n--8<-- \"snippets/a.md\"\n\n{{#include ../snippets/b.txt}}\n",
      "snippets/a.md": "Included *text*. [dead](nowhere.md)\n", "snippets/b.txt": "{{#include c.txt}}",
      "snippets/c.txt": "And more.",
      "Content/m.mdx": "import P from './_p.mdx'\n\n# M\n\n<P />\n", "Content/_p.mdx": "Partial.\n",
    ])
    #expect(site["index.html"]?.contains("<p>Included <em>text</em>.") == true)
    #expect(site["index.html"]?.contains("<p>And more.</p>") == true)
    #expect(site["m.html"]?.contains("<p>Partial.</p>") == true)
    #expect(findings.map(\.rule) == ["page/broken-link"])
    #expect(findings.first?.fixes.isEmpty == true)
    let place = "# Home\n\n".utf8.count
    #expect(findings.first?.location?.range == place..<place + "--8<-- \"snippets/a.md\"".utf8.count)
    #expect(findings.first?.notes.map(\.location?.path) == ["snippets/a.md"])
  }

  @Test func componentsCannotRunAnything() async throws {
    let page = """
      <Card title='x" onclick="alert(1)' href="javascript:alert(1)">

      <img src={'javascript:alert(2)'} onError={() => alert(3)} alt="a" />

      </Card>

      <Image src="x' onerror='alert(4)" alt='"><script>alert(5)</script>' />

      <a href={`javascript:alert(6)`} className="b">c</a> <Link to="vbscript:x">d</Link>

      {"<script>alert(7)</script>"}

      <Tabs><TabItem label="<script>alert(8)</script>">e</TabItem></Tabs>

      <svg onload={alert(9)}></svg>
      """
    let site = try await build(["Content/m.mdx": "# M\n\n" + page]).site
    let html = try #require(site["m.html"])
    let start = try #require(html.firstRange(of: "<h1")?.lowerBound)
    let body = html[start...].split(separator: "</article>").first.map(String.init) ?? ""
    for text in [
      "<script>alert", "onclick=\"", "onerror=\"", "onError", "onload", "href=\"javascript", "src=\"javascript",
    ] {
      #expect(!body.contains(text), "\(text) in \(body)")
    }
  }
}
