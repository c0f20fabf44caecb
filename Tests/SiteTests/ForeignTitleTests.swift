import Diagnostics
import Files
import Markdown
import Testing

@testable import Site

/// Pages that have no title of their own.
@Suite struct ForeignTitleTests {
  private func build(_ files: [String: String]) async throws -> (result: SiteResult, site: [String: String]) {
    let settings = [SiteConfiguration.path: "version: 1\ntitle: Site\ncontent: docs\n"]
    return try await Pipeline(files: .memory(texts: settings.merging(files) { $1 })).build()
  }

  /// The IDs of templates take no anchor from a heading.
  @Test(arguments: ["Content", "Main", "Search"])
  func headingsHaveAnchorsOfTheirOwn(_ heading: String) async throws {
    let anchor = heading.lowercased()
    let (result, _) = try await build(["docs/a.md": "# A\n\n## \(heading)\n\n[b](#\(anchor)) [c](#other)\n"])
    #expect(result.library.pages.first?.document.outline.map(\.anchor) == [anchor])
    #expect(result.diagnostics.filter { $0.rule == "page/broken-anchor" }.count == 1)
  }

  /// A heading of level 1 behind others is that of a part; the home page has the title of the site.
  @Test(
    arguments: [
      ("Text.\n\n## News\n\n<h1>Sponsors</h1>\n", "Site"), ("Text.\n\n# Sponsors\n\n## News\n", "Sponsors"),
    ])
  func headingsOfPartsAreNotTheTitleOfTheHomePage(_ text: String, _ title: String) async throws {
    let (result, _) = try await build(["docs/index.md": text])
    #expect(result.library.pages.map(\.title) == [title])
  }

  private static let nav = "nav:\n- Installation: a.md\n- Section:\n  - s/index.md\n  - s/b.md\n"

  /// Among others of its level, the first heading begins a section.
  @Test func headingsOfSectionsAreNotTitles() async throws {
    let (result, _) = try await build(["docs/zones.md": "### Now\n\nText.\n\n### Then\n"])
    let page = try #require(result.library.pages.first)
    #expect(page.title == "Zones" && page.document.outline.map(\.text) == ["Now", "Then"])
    #expect(result.diagnostics.map(\.rule).contains("page/title"))
  }

  /// The navigation comes before headings of a lower level, and behind those of level 1.
  @Test(
    arguments: [
      ("Text.\n\n## Options\n", nav, "Installation", ["Options"]),
      ("## Options\n\nText.\n", nav, "Installation", ["Options"]),
      ("## *Installation*\n\n### Options\n\nText.\n", nav, "Installation", ["Options"]),
      ("# Setup\n\n## Options\n", nav, "Setup", ["Options"]),
      ("---\ntitle: Own\n---\nText.\n", nav, "Own", []),
      ("## Options\n\nText.\n\n### More\n", "", "Options", ["More"]),
      ("<!-- x -->\n\n### Options\n\n#### More\n", "", "Options", ["More"]),
      ("## Options\n\n# Title\n", "", "Title", ["Options", "Title"]),
    ] as [(String, String, String, [String])])
  func comeFromTheNavigationOrAHeading(
    _ text: String, _ nav: String, _ title: String, _ outline: [String]
  ) async throws {
    let (result, site) = try await build([
      "docs/a.md": text, "docs/s/index.md": "x", "docs/s/b.md": "# B", "mkdocs.yml": nav,
    ])
    let page = try #require(result.library.pages.first { $0.source == "docs/a.md" })
    #expect(page.title == title && page.document.outline.map(\.text) == outline)
    let rules = result.diagnostics.filter { $0.location?.path == "docs/a.md" }.map(\.rule)
    #expect(!rules.contains("page/title") && !rules.contains("page/heading-order"))
    #expect(site["a.html"]?.contains("<title>\(title) – Site</title>") == true)
    if !nav.isEmpty { #expect(result.library.pages.contains { $0.title == "Section" }) }
  }

  /// What mkdocstrings puts on a page has a heading of its own, so that those below are not the title.
  @Test(arguments: [
    ("::: a.b.C\n    options:\n      x: y\n\n## See also\n\nText.\n", "Enter", ["See also"]),
    ("::: note\n\na.b\n\n:::\n\n# Title\n", "Title", []), ("## See also\n\nText.\n", "See also", []),
  ])
  func referencesHaveHeadingsOfTheirOwn(_ text: String, _ title: String, _ outline: [String]) async throws {
    let (result, _) = try await build(["docs/enter.md": text])
    let page = try #require(result.library.pages.first)
    #expect(page.title == title && page.document.outline.map(\.text) == outline)
    #expect(!result.diagnostics.map(\.rule).contains("page/title"))
  }

  /// mdBook shows the names of its summary in the navigation alone, and no title above the text.
  @Test(
    arguments: [
      ("## Pickers\n\n## More\n", "Pickers", ["More"]), ("## Using pickers\n\n### More\n", "Using pickers", ["More"]),
      ("## Using pickers\n\n## More\n", "Pickers", ["Using pickers", "More"]), ("Text.\n", "Pickers", []),
    ] as [(String, String, [String])])
  func comeFromHeadingsOfABook(_ text: String, _ title: String, _ outline: [String]) async throws {
    let (result, site) = try await build([
      "docs/SUMMARY.md": "# Summary\n\n- [Home](index.md)\n- [Pickers](a.md)\n", "docs/index.md": "# Home\n",
      "docs/a.md": text,
    ])
    let page = try #require(result.library.pages.first { $0.source == "docs/a.md" })
    #expect(page.title == title && page.document.outline.map(\.text) == outline)
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics.map(\.summary))")
    #expect(site["index.html"]?.contains(">Pickers</a>") == true)
  }

  /// Levels are named as they are written.
  @Test func skippedLevelsBelowALowerTitle() async throws {
    let (result, site) = try await build(["docs/a.md": "## A\n\n### B\n\n##### C\n"])
    #expect(result.diagnostics.map(\.summary) == ["level-5 heading follows a level-3 heading; use level 4"])
    #expect(site["a.html"]?.contains("<h4 id=\"c\">") == true)
  }

  @Test func comeFromTheFileAtLast() async throws {
    let (result, _) = try await build([
      "docs/my-page.md": "\nText.\n\n## Options\n", "docs/index.md": "Text.\n\n## Simple\n",
    ])
    #expect(Set(result.library.pages.map(\.title)) == ["My page", "Site"])
    let findings = result.diagnostics.filter { $0.rule == "page/title" }
    #expect(findings.count == 1 && findings.first?.location?.range == 1..<6)
  }

  /// Jekyll makes titles of collections’ documents in the same way.
  @Test func comeFromTheFileInCollections() async throws {
    let (result, _) = try await build([
      "docs/_parts/date-picker.md": "\nText.\n", "docs/index.md": "# A\n\n[b](_parts/date-picker.md)\n",
    ])
    #expect(result.library.pages.map(\.title).contains("Date picker"))
    #expect(!result.diagnostics.contains { $0.rule == "page/title" })
  }

  /// Storybook names pages, and the sections that they are in.
  @Test func comeFromStorybook() async throws {
    let (result, site) = try await build([
      "docs/a.mdx": "import { Meta } from '@storybook/blocks';\n\n<Meta\n  title=\"Guides/Color\"\n/>\n\nText.\n",
      "docs/b.mdx": "<Meta title={'Guides/Deep/Type'} />\n\n# Typography\n\nText.\n",
      "docs/c/c.mdx": "import * as Stories from '../../lib/c.stories';\n\n<Meta of={Stories} />\n\n# C\n\nText.\n",
      "lib/c.stories.tsx": "export default {title: 'Parts/Button', component: Button};\n",
      "docs/README.md": "# Read me\n",
    ])
    #expect(Set(result.library.pages.map(\.title)) == ["Color", "Typography", "C", "Read me"])
    #expect(!result.diagnostics.contains { $0.rule == "page/title" })
    let navigation = Navigation(result.library)
    let tops = navigation.sections[0].entries.map { navigation.page(of: $0)?.title }
    #expect(tops == ["Guides", "Parts"])
    #expect(
      navigation.chain(to: navigation.section(of: "b.html")).dropFirst().map { navigation.sections[$0].page.title } == [
        "Guides", "Deep",
      ])
    #expect(site["b.html"]?.contains(">Type</a>") == true)
  }

  @Test(arguments: [
    "```mdx\n<Meta title=\"A/B\" />\n```\n", "<Metadata title=\"A/B\" />\n", "<Meta of={Lost} />\n",
    "<Meta title={`${x}/B`} />\n",
    "<Meta title=\"\" />\n", "<Meta", "<Meta title=",
  ])
  func otherTagsAreNone(_ text: String) { #expect(StorybookPlace(Array(text.utf8)[...]) == nil) }

  /// Links to the heading that became the title lead there.
  @Test func theTitleHasTheAnchorOfItsHeading() async throws {
    let (result, site) = try await build([
      "docs/a.md": "# My title\n\n[Up](#my-title)\n", "docs/b.md": "---\ntitle: B\n---\nText.\n",
    ])
    #expect(result.diagnostics.isEmpty)
    #expect(site["a.html"]?.contains("<h1 id=\"my-title\">My title</h1>") == true)
    #expect(site["b.html"]?.contains("<h1>B</h1>") == true)
  }

  /// `redirect_to` of Jekyll leads to another site or page, and the page is not part of the site’s own.
  @Test func pagesThatOnlyLeadElsewhere() async throws {
    let (result, site) = try await build([
      "docs/index.md": "# Home\n", "docs/a.md": "---\nredirect_to: https://example.org/a?b&c\n---\n",
      "docs/b.md": "---\nredirect_to:\n- /index.html\n---\n", "docs/c.md": "---\nredirect_to: javascript:x()\n---\n",
    ])
    #expect(site["a.html"]?.contains("content=\"0; url=https://example.org/a?b&amp;c\"") == true)
    #expect(site["b.html"]?.contains("content=\"0; url=./index.html\"") == true)
    #expect(site["c.html"]?.contains("href=\"javascript:") == false)
    #expect(site["index.html"]?.contains("a.html") == false && !result.diagnostics.contains { $0.rule == "page/title" })
  }

  /// A layout of the project that is called `redirect` shows nothing of the page.
  @Test func pagesWithALayoutThatLeadsElsewhere() async throws {
    let (result, site) = try await build([
      "docs/index.md": "# Home\n",
      "docs/a.md": "---\nlayout: redirect\ntitle: Old\nredirect: /b/\n---\nStale [text](gone.md).\n",
      "docs/b.md": "---\nlayout: layouts/redirect.njk\nurl: https://example.org/\n---\n",
      "docs/c.md": "---\nlayout: redirect\nurl: /d.html\n---\nShown.\n",
      "docs/e.md": "---\nlayout: article\nredirect: /b/\n---\nShown.\n",
    ])
    #expect(site["a.html"]?.contains("content=\"0; url=b.html\"") == true)
    #expect(site["a.html"]?.contains("Stale") == false)
    #expect(site["b.html"]?.contains("content=\"0; url=https://example.org/\"") == true)
    #expect(site["d.html"]?.contains("<p>Shown.") == true && site["e.html"]?.contains("<p>Shown.") == true)
    #expect(site["index.html"]?.contains("a.html") == false)
    #expect(!result.diagnostics.contains { $0.rule == "page/broken-link" || $0.location?.path == "docs/b.md" })
  }

  /// What is wrong in each version of a page is one decision.
  @Test func copiesForVersionsHaveOneCause() async throws {
    let copies = [("v1.0", "x/a"), ("v1.1", "b")].map { version, name in
      ("docs/\(version)/api.md", "# A\n\n##### S (\(name).proto)\n\n![](p.png)\n")
    }
    let files = Dictionary(uniqueKeysWithValues: copies).merging(["docs/v1.0/p.png": "", "docs/v1.1/p.png": ""]) { $1 }
    let (result, _) = try await build(files)
    for rule in ["page/heading-order", "page/image-alt"] {
      let causes = result.diagnostics.filter { $0.rule == rule }.compactMap { $0.cause?.wider.first?.name }
      #expect(causes.count == 2 && Set(causes).count == 1, "\(causes)")
    }
  }

  /// The title in the text of a home page is its own.
  @Test(arguments: [("docs/index.md", "# B\n", 0), ("docs/a.md", "# B\n", 1), ("docs/index.md", "# B\n\n# C\n", 1)])
  func homePagesHaveOneTitle(_ path: String, _ text: String, _ count: Int) async throws {
    let (result, _) = try await build([path: "---\ntitle: A\n---\nText.\n\n" + text])
    #expect(result.diagnostics.count { $0.rule == "page/heading-order" } == count)
  }

  /// What an included page says of itself is not said again.
  @Test func findingsOfAnIncludedPageAreNotRepeated() async throws {
    let text = "# Log\n\n[Gone](#gone)\n\n#### Deep\n"
    let (result, _) = try await build([
      "docs/log.md": text, "docs/all.md": "---\ntitle: All\n---\n\n<!--@include: ./log.md-->\n",
    ])
    #expect(result.diagnostics.map(\.rule).sorted() == ["page/broken-anchor", "page/heading-order"])
    #expect(Set(result.diagnostics.compactMap(\.location?.path)) == ["docs/log.md"])
  }

  /// The same of files that the settings append to each page, and of pages that are refused.
  @Test(arguments: [
    ("page/image-alt", "![](p.png)\n", "append: [docs/part.md]\n", ""),
    ("page/limit", String(repeating: ">", count: 120) + " Text\n", "dialect: extended\n", "{{#include part.md}}\n"),
  ])
  func findingsOfAnAddedPageAreNotRepeated(
    _ rule: String, _ text: String, _ setting: String, _ inclusion: String
  ) async throws {
    let (result, _) = try await build([
      SiteConfiguration.path: "version: 1\ntitle: Site\ncontent: docs\n" + setting, "docs/p.png": "",
      "docs/part.md": "# Part\n\n" + text, "docs/index.md": "# Home\n\nText.\n\n" + inclusion,
    ])
    #expect(result.diagnostics.filter { $0.rule == rule }.map(\.location?.path) == ["docs/part.md"])
  }

  @Test func pagesWithATitleAloneAreOneFinding() async throws {
    let empty = "---\ntitle: T\n---\n\n"
    let (result, _) = try await build([
      "docs/index.md": "# Home\n", "docs/a.md": empty, "docs/b/index.md": empty, "docs/c/_index.md": empty,
      "docs/c/d.md": "# D\n", "docs/f.md": "---\ntitle: Parent\n---\n",
      "docs/g.md": "---\ntitle: G\nparent: Parent\n---\nText.\n",
      "docs/e.md": "---\ntitle: T\nunlisted: true\n---\n",
      // A section without pages lists nothing.
      "docs/h/_index.md": empty,
    ])
    #expect(result.diagnostics.map(\.summary) == ["3 pages have a title and no text, here first"])
    #expect(result.diagnostics.first?.location?.path == "docs/a.md")
    #expect(result.diagnostics.first?.notes.map(\.location?.path) == ["docs/b/index.md", "docs/h/_index.md"])
  }

  /// Files without anything are published, too.
  @Test func emptyFilesAreOneFinding() async throws {
    let (result, _) = try await build(["docs/index.md": "# Home\n", "docs/a.md": "", "docs/b.md": "\n \n"])
    #expect(result.diagnostics.map(\.summary) == ["2 pages have no text, here first"])
    #expect(result.diagnostics.first?.explanation.contains("tool") == false)
    #expect(result.diagnostics.first?.location?.path == "docs/a.md")
  }

  /// Headings of files that others include are below those of the pages.
  @Test(arguments: [(true, []), (false, ["page/title", "page/heading-order"])])
  func headingsOfParts(_ isIncluded: Bool, _ rules: [String]) async throws {
    let page = "# A\n\n## B\n\n### C\n\n" + (isIncluded ? "--8<-- \"parts/note.md\"\n" : "Text.\n")
    let (result, _) = try await build(["docs/parts/note.md": "Some words.\n\n#### D\n", "docs/index.md": page])
    #expect(Set(result.diagnostics.map(\.rule)) == Set(rules), "\(result.diagnostics)")
  }

  /// Files that others include are parts of these, and some files about a project are known by their names.
  @Test(arguments: [
    ("parts/note.md", "--8<-- \"parts/note.md\"", false), ("parts/note.md", "Text.", true),
    ("LICENSE.md", "Text.", false),
    ("a/CODE_OF_CONDUCT.md", "Text.", false), ("license.md", "Text.", true), ("README-A.md", "Text.", true),
  ])
  func someFilesNeedNoTitle(_ path: String, _ text: String, _ isReported: Bool) async throws {
    let (result, _) = try await build(["docs/\(path)": "Some words.\n", "docs/index.md": "# A\n\n\(text)\n"])
    #expect(result.diagnostics.map(\.rule) == (isReported ? ["page/title"] : []))
  }
}
