import Diagnostics
import Files
import Testing

@testable import Site

/// Files of other tools give order, labels, and sections.
@Suite struct ForeignNavigationTests {
  private func build(
    _ files: [String: String], content: String = "docs", _ settings: String = ""
  ) async throws -> SiteResult {
    let pages = ["index", "a", "b", "guide/start", "guide/02-end"].map { name in
      ((content.isEmpty ? "" : content + "/") + name + ".md", "# " + name + "\n")
    }
    let base = [SiteConfiguration.path: "version: 1\ntitle: Site\ncontent: \(content)\n" + settings]
    let all = base.merging(pages) { $1 }.merging(files) { $1 }
    return try await Pipeline(files: .memory(texts: all)).run(into: nil)
  }

  /// The tree below the home page, in one line.
  private func tree(_ result: SiteResult) -> String {
    let navigation = Navigation(result.library)
    func text(_ section: Int) -> String {
      navigation.sections[section].entries.map { entry in
        switch entry {
        case .page(let page): page.title
        case .section(let index): "\(navigation.sections[index].page.title)(\(text(index)))"
        case .link(let link): "\(link.title)@\(link.address ?? "")"
        }
      }.joined(separator: " ")
    }
    return text(0)
  }

  private static let sidebars = """
    // @ts-check
    import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

    /** @type {import('x').Y} */
    const extra = ['b'];
    const sidebars: SidebarsConfig = {
      docs: [
        'a', /* first */
        {type: 'category', label: 'More "of" it', items: [...extra, {type: 'doc', id: 'guide/end', label: 'The end',},],
         link: {type: 'doc', id: 'guide/start'}},
        {type: 'link', label: 'Elsewhere', href: 'https://example.org'},
      ],
    };

    export default sidebars;
    """

  /// A folder says in a file of its own what it is about; pages keep their descriptions to themselves.
  @Test func listsShowDescriptionsOfFolders() async throws {
    let category = #"{"label": "Ways", "link": {"type": "generated-index", "description": "How to get there."}}"#
    let files = [
      SiteConfiguration.path: "version: 1\ntitle: Site\ncontent: docs\nhide-descriptions: true\n",
      "docs/index.md": "# Home\n", "docs/guide/start.md": "# Start\n", "docs/guide/_category_.json": category,
    ]
    let output = MemoryOutput()
    _ = try await Pipeline(files: .memory(texts: files)).run(into: output)
    let pages = output.files.values.map { String(decoding: $0, as: UTF8.self) }
    let list = try #require(pages.first { $0.contains(">Ways</h1>") })
    let main = try #require(list.split(separator: "<main").last)
    #expect(main.contains("How to get there."), "\(main)")
  }

  /// The settings of MkDocs can be among the pages.
  @Test func navigationAmongThePages() async throws {
    let result = try await build(["docs/mkdocs.yml": "docs_dir: .\nnav:\n- B: b.md\n- a.md\n"])
    #expect(tree(result).hasPrefix("B a"), "\(tree(result))")
  }

  /// Sidebars have the names of the entries at the top that lead to them.
  @Test func sidebarsOfTheBarAtTheTop() async throws {
    let settings = """
      export default {title: 'D', themeConfig: {navbar: {items: [
        {type: 'docSidebar', sidebarId: 'oneSidebar', label: 'The API'}, {to: '/two/start', label: 'Two & more'},
        {href: 'https://a.example/three', label: 'Other'}]}}};
      """
    let result = try await build([
      "website/sidebars.js": "module.exports = {oneSidebar: ['a'], two: ['b'], three: ['guide/start']}",
      "website/docusaurus.config.ts": settings,
    ])
    #expect(tree(result) == "The API(a) Two & more(b) Three(guide/start)")
  }

  /// Such an entry may name a page of the sidebar instead.
  @Test func sidebarsOfPagesInTheBarAtTheTop() async throws {
    let result = try await build([
      "sidebars.js":
        "module.exports = {one: ['a'], cli: [{type: 'category', label: 'C', items: ['b']}, 'guide/start']}",
      "docusaurus.config.js":
        "module.exports = {themeConfig: {navbar: {items: [{type: 'doc', docId: 'guide/start', label: 'CLI'}]}}}",
    ])
    #expect(tree(result) == "One(a) CLI(C(b) guide/start)", "\(tree(result))")
  }

  /// The pages of a folder are where a script lists them.
  @Test func listsThatAScriptMakes() async throws {
    let result = try await build([
      "docs/.vitepress/config.ts":
        "export default {themeConfig: {sidebar: [{link: '/b'}, {text: 'G', link: '/guide/', items: make()}]}}",
      "docs/guide/index.md": "# Guide\n",
    ])
    #expect(tree(result) == "b G(guide/02-end guide/start)", "\(tree(result))")
  }

  /// An address that could run code is not a link, and has a finding.
  @Test(arguments: ["javascript:e()", "JavaScript:e()", "data:text/html,e", "vbscript:e"])
  func entriesWithUnsafeAddressesAreLeftOut(_ address: String) async throws {
    let result = try await build(["mkdocs.yml": "nav:\n- b.md\n- X: '\(address)'\n"])
    #expect(tree(result) == "b")
    #expect(result.diagnostics.contains { $0.rule == "site/navigation" && $0.summary.contains(address) })
  }

  @Test(
    arguments: [
      ("sidebars.ts", sidebars, "a More \"of\" it(b The end) Elsewhere@https://example.org"),
      ("website/sidebars.js", "module.exports = {one: ['a'], twoSidebar: ['b']}", "One(a) Two(b)"),
      ("sidebars.js", "export default {x: {Basics: ['a', 'b']}} satisfies S;", "Basics(a b)"),
      (
        "sidebars.json", #"{"docs": [{"type": "autogenerated", "dirName": "."}]}"#,
        "a b Guide(guide/02-end guide/start)"
      ),
      (
        "sidebars.cjs", "module.exports = {d: [{type:'autogenerated', dirName:'guide'}, 'a']}",
        "guide/02-end guide/start a"
      ),
      (
        "mkdocs.yml", "nav:\n- b.md\n- Start: [guide/start.md, End: guide/02-end.md]\n- x: https://a.b\n",
        "b Start(guide/start End) x@https://a.b"
      ),
      ("mkdocs.yml", "nav:\n- Setup: b.md\n  Setup: a.md\n", "Setup"),
      (
        "mkdocs.yml",
        "nav:\n- b.md\n- More: [https://a.b/c, X: 'http://d', Z: 'ftp://f']\n",
        "b a.b@https://a.b/c X@http://d"
      ),
      (
        "mkdocs.yml",
        "nav:\n- '<span class=\"x\">Set <img src=\"i.svg\"></span>': b.md\n- 'A &amp; <b>C</b>': [a.md]\n",
        "Set A & C(a)"
      ),
      ("mkdocs.yml", "nav:\n- '': [a.md, ' ': [b.md]]\n- '': guide/start.md\n", "a b guide/start"),
      ("mkdocs.yml", "nav:\n- '': [index.md, a.md, ' ': [b.md]]\n", "index(a b)"),
      ("mkdocs.yml", "x: !!python/name:a.b\nnav:\n  - Setup:\n    - index.md\n    - a.md\n", "Setup(a)"),
      (
        "docs/SUMMARY.md",
        "# Summary\n\n[B](b.md)\n\n# Part\n\n- [Start](guide/start.md)\n  - [End](guide/02-end.md)\n- [Draft]()\n---\n[A](./a.md)\n",
        "B Part(Start(End) Draft@) A"
      ),
      (
        "docs/SUMMARY.md",
        "# Summary\n\n[B](b.md)\n\n# Part\n\n- [One]()\n  - [Two]()\n- [ ]()\n- [A](a.md)\n  - [*In*]()\n",
        "B Part(One@ Two@ A(In@))"
      ),
      ("docs/SUMMARY.md", "# Summary\n\n[B](b.md)\n\n# Part\n\n- [One]()\n", "B Part@ One@"),
      (
        "docs/SUMMARY.md", "# The Book of Things\n\n[B](b.md)\n<!-- x -->\n- [Start](guide/start.md)\n",
        "B Start"
      ),
      ("docs/SUMMARY.md", "# Things\n\n## Part\n\n* [B](b.md)\n", "Part(B)"),
      (
        "docs/_sidebar.md",
        "<!-- x -->\n\n- Ways\n\n  - [Start](guide/start.md)\n    <!-- y -->\n  - [End](guide/02-end.md \"t\")\n\n"
          + "* [X](https://a.b)\n* **Later**\n  1. [A](#/a)\n+ Empty\n",
        "Ways(Start End) X@https://a.b Later(A) Empty@"
      ),
      ("docs/_sidebar.md", "## One\n\n- [A](/a)\n\n**Two**\n\n- [B](b?id=c ':x')\n", "One(A) Two(B)"),
      (
        "docs/_meta.json",
        #"["b", {"type": "section-header", "label": "More"}, {"type": "dir", "name": "guide", "label": "Ways"}, {"type": "custom-link", "link": "https://a.b", "label": "X"}]"#,
        "b More(Ways(guide/02-end guide/start) X@https://a.b)"
      ),
      ("docs/.pages", "title: T\nnav: [b.md, guide, ...]\n", "b Guide(guide/02-end guide/start) a"),
      ("docs/guide/.pages", "title: Ways\nnav:\n  - Begin: start.md\n  - ...\n", "a b Ways(Begin guide/02-end)"),
      ("docs/guide/.pages", "hide: true\n", "a b"),
      (
        "zensical.toml",
        "[project]\nsite_name = \"Z\"\nnav = [\n  \"b.md\",\n  { \"Ways &amp; \" = [\n    \"guide/02-end.md\", # End\n"
          + "    { \"S\" = \"guide/start.md\" },\n    { \"X\" = \"https://a.b\" },\n  ] },\n]\n",
        "b Ways &(guide/02-end S X@https://a.b)"
      ),
      ("zensical.toml", "[project]\ndocs_dir = \"other\"\nnav = [\"b.md\"]\n", "a b Guide(guide/02-end guide/start)"),
      ("zensical.toml", "nav = [\"b.md\"]\n", "a b Guide(guide/02-end guide/start)"),
      ("docs/guide/_category_.json", #"{"label": "Ways", "position": 1}"#, "Ways(guide/02-end guide/start) a b"),
      ("docs/guide/_category_.yml", "label: ' '\n", "a b Guide(guide/02-end guide/start)"),
      ("docs/guide/_category_.yml", "label: Ways\n", "a b Ways(guide/02-end guide/start)"),
      (
        "docs/_meta.js",
        "import {Icon} from 'x'\nexport default {\n  _: {type: 'separator', title: <Icon>Start</Icon>},\n  guide: 'Ways',\n"
          + "  x: {title: 'X', href: 'https://a.b'}, '--': {type: 'separator', title: 'More'}, b: ''\n}\n",
        "Ways(guide/02-end guide/start) X@https://a.b More(b) a"
      ),
      (
        "docs/_meta.json", #"{"a": {"display": "hidden"}, "b": {"title": "Two"}}"#,
        "Two Guide(guide/02-end guide/start)"
      ),
      (
        "docs/_meta.ts", "export default {menu: {type: 'menu', items: {b: '', l: {href: '/guide/start'}}}}",
        "Menu(b guide/start) a Guide(guide/02-end guide/start)"
      ),
      (
        "docs/meta.json", #"{"title": "T", "pages": ["---More---", "b", "guide"]}"#,
        "More(b Guide(guide/02-end guide/start))"
      ),
      (
        "docs/meta.json", #"{"pages": ["[S](/guide/start)", "[X](https://a.b)", "!a", "..."]}"#,
        "S X@https://a.b b Guide(guide/02-end guide/start)"
      ),
      ("docs/meta.json", #"{"pages": ["...guide", "a"]}"#, "guide/02-end guide/start a"),
      (
        "docs/meta.json",
        #"{"b": {"title": "Two", "type": "page"}, "guide": "Ways", "a": {"title": "A", "hidden": true}}"#,
        "Two Ways(guide/02-end guide/start)"
      ),
      // A file of that name can be about anything.
      ("docs/meta.json", #"{"name": "N", "version": "1"}"#, "a b Guide(guide/02-end guide/start)"),
      (
        "docs/.vuepress/config.js",
        "module.exports = {themeConfig: {nav: [{text: 'Ways', link: '/guide/'}], sidebar: {'/guide/': ['start', ['02-end', 'End']], '/': [{title: 'First', collapsable: false, children: ['/b', 'a']}]}}}",
        "First(b a) Ways(guide/start End)"
      ),
      (
        "docs/.vuepress/config.ts",
        "import {defaultTheme} from '@vuepress/theme-default'\nexport default defineUserConfig({theme: defaultTheme({sidebar: [{text: 'G', prefix: '/guide/', children: ['start.md', {text: 'E', link: '02-end.md'}]}, '/b.md', {text: 'X', link: 'https://a.b'}]})})",
        "G(guide/start E) b X@https://a.b"
      ),
      (
        "docs/.vuepress/config.js",
        "module.exports = {themeConfig: {sidebar: 'auto', nav: [{text: 'G', items: [{text: 'S', link: '/guide/start'}]}, {text: 'B', link: '/b.html'}]}}",
        "G(S) B"
      ),
      (
        "docs/.vitepress/config.mts",
        "import {defineConfig} from 'vitepress'\nexport default defineConfig({themeConfig: {nav: nav(), sidebar: {'/guide/': [{text: 'G', collapsed: false, items: [{text: 'S', link: '/guide/start'}]}], '/': {base: '/guide/', items: some([{text: '', items: [{text: 'E', link: '02-end'}]}])}}}})",
        "E G(S)"
      ),
      (
        "docs/.vitepress/config.mts",
        "const side = [{text: 'G', items: [{text: 'S', link: '/guide/start'}]}]\nexport default {themeConfig: {sidebar: {'/guide/': side, '/b/': side, '/a/': [...side, {text: 'A', link: '/a'}]}}}",
        "G(S) A"
      ),
      (
        "docs/.vitepress/config.mts",
        "export default {themeConfig: {nav: [{text: 'Learn', link: '/guide/start'}], sidebar: {'/guide/': [{text: 'G', items: [{text: 'S', link: '/guide/start'}]}, {text: 'E', link: '/guide/02-end'}], '/b/': [{text: 'B', link: '/b'}]}}}",
        "Learn(G(S) E) B(B)"
      ),
      // Texts have tags, and a sidebar with one group has the name of its entry in the menu, too.
      (
        "docs/.vitepress/config.mts",
        "export default {themeConfig: {nav: [{text: 'Learn <b>it</b>', link: '/guide/start'}, {text: 'G', link: '/b'}], sidebar: {'/guide/': [{text: 'In', items: [{text: 'S <span class=\"x\">beta</span>', link: '/guide/start'}]}], '/b/': [{text: 'G', items: [{text: 'B', link: '/b'}]}], '/a/': [{text: 'O', items: [{text: 'A &amp; x', link: '/a'}]}]}}}",
        "Learn it(In(S beta)) G(B) O(A & x)"
      ),
    ] as [(String, String, String)])
  func arrangesPagesAsTheFileSays(_ path: String, _ text: String, _ expected: String) async throws {
    let result = try await build([path: text])
    #expect(tree(result) == expected)
    #expect(result.diagnostics.map(\.summary) == [])
    #expect(result.library.pages.allSatisfy { !$0.source.hasSuffix("SUMMARY.md") })
  }

  /// Navigation can name pages by the addresses that they had, unless another page has that address now.
  @Test func formerAddressesNamePages() async throws {
    let result = try await build(
      [
        "docs/_data/navigation.yml": "- {title: B, url: /old/}\n- {title: A, url: /a/}\n",
        "docs/b.md": "---\nredirect_from: [/old/, /guide/start.html]\n---\n# b\n",
      ], "navigation: [docs/_data/navigation.yml]\n")
    #expect(tree(result) == "B A")
    #expect(!result.diagnostics.contains { $0.rule == "site/navigation" })
    let other = try await build([
      "mkdocs.yml": "nav: [guide/start.md, old/x.md]\n",
      "docs/b.md": "---\nredirect_from: [/old/x/, /guide/start/]\n---\n# b\n",
    ])
    #expect(tree(other) == "guide/start b")
  }

  @Test func readsStarlight() async throws {
    let config = """
      const site = process.env.X || 'https://a.b';
      export default defineConfig({site, integrations: [mdx(), starlight({
        title: 'T', plugins: process.env.CHECK ? [check({})] : [],
        sidebar: [
          'a', {label: 'Guides', translations: {de: 'x'}, items: [{autogenerate: {directory: 'guide'}}]},
          {label: 'B', slug: 'b'},
        ],
      })]});
      """
    let result = try await build(["site/astro.config.mjs": config], content: "site/src/content/docs")
    #expect(tree(result) == "a Guides(guide/02-end guide/start) B")
    #expect(result.diagnostics.isEmpty)
  }

  /// Groups of folders have their names, and their place is that of their first page; index pages are entries in them.
  @Test func groupsOfStarlight() async throws {
    let config =
      "export default defineConfig({integrations: [starlight({sidebar: [{label: 'G', autogenerate: "
      + "{directory: 'guide'}}]})]});"
    func page(_ title: String, _ sidebar: String) -> String {
      "---\ntitle: \(title)\nsidebar: {\(sidebar)}\n---\n\nText\n"
    }
    let base = "src/content/docs/guide/"
    let result = try await build(
      [
        "astro.config.mjs": config, base + "Tests/index.md": page("Tests of it", "order: 10, label: Overview"),
        base + "Tests/mocking.md": page("Mocking", "order: 10"),
        base + "Tests/Driver/index.md": page("Driver", "order: 10, label: Overview"),
        base + "Tests/Driver/ci.md": page("CI", "order: 2"), base + "alone/x.md": page("X", ""),
        base + "Sign/b.md": page("B", "order: 12"), base + "Sign/a.md": page("A", "order: 11"),
        base + "first.md": page("First", "order: 1"),
      ], content: "src/content/docs")
    #expect(
      tree(result)
        == "G(First guide/02-end Tests(Driver(CI Overview) Overview Mocking) Sign(A B) Alone(X) guide/start)")
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics.map(\.summary))")
  }

  /// Posts are behind the sidebar, which does not name them; it can do that, and they can have another folder.
  @Test(arguments: [
    ("starlightBlog({prefix: 'guide', title: {en: 'News'}})", "'a'", "a News(guide/02-end guide/start)"),
    ("starlightBlog({prefix: 'guide'})", "'a'", "a Blog(guide/02-end guide/start)"),
    ("starlightBlog({prefix: 'guide'})", "'a', {label: 'G', items: ['guide/start']}", "a G(guide/start)"),
    ("other({prefix: 'guide'})", "'a'", "a"),
  ])
  func postsOfStarlight(_ plugin: String, _ sidebar: String, _ expected: String) async throws {
    let config = """
      import starlightBlog from 'starlight-blog';
      export default defineConfig({integrations: [starlight({plugins: [\(plugin)], sidebar: [\(sidebar)]})]});
      """
    let result = try await build(["astro.config.mjs": config], content: "src/content/docs")
    #expect(tree(result) == expected)
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics.map(\.summary))")
  }

  @Test func readsASidebarInAnotherFile() async throws {
    let files = [
      "astro.config.mjs": """
      import starlight from '@astrojs/starlight';
      import { sidebar as entries } from './config/sidebar.js';
      import * as parts from "./config/parts"
      export default defineConfig({integrations: [starlight({sidebar: [...entries, ...parts.rest, ...parts.end, ...parts.top]})]});
      """,
      "config/sidebar.ts": """
      import { group } from './group';
      import names from './names.json' with { type: 'json' };
      export const sidebar: Entry[] = [
        group('main.newPages', {items: ['a', group("more", ['b'])]}),
        {label: names.guide, items: [{autogenerate: {directory: 'guide'}}]},
      ];
      """,
      "config/names.json": #"{"guide": "Ways"}"#, "config/group.ts": "export function group(a, b) { return {...b} }",
      "config/parts/index.ts": """
      import './parts'; export type { Part } from './types'
      export * from './all';
      import { last } from './all.js'
      export { last as end }; export { default as top, end as other } from "./top"
      """,
      "config/parts/all.ts": """
      export * from './index'; const first = [{label: 'Home', link: '/'}];
      export { first as rest, last }; export const last = [{label: 'End', link: '/b'}]
      """,
      "config/parts/top.ts": "const top = [{label: 'Top', link: '/a'}]; export { top as default }",
    ]
    let result = try await build(files, content: "src/content/docs")
    #expect(tree(result) == "New pages(a More(b)) Ways(guide/02-end guide/start) Home End Top")
    #expect(result.diagnostics.isEmpty)
    // A file that imports itself ends.
    let circle = files.merging(["config/names.json": "import x from './names.json'; export default x"]) { $1 }
    #expect(tree(try await build(circle, content: "src/content/docs")).hasPrefix("New pages"))
  }

  @Test(
    arguments: [
      (
        "- title: Start\n  docs:\n  - link: /guide/start/\n  - link: /b.html\n- {title: A, url: /a/}\n",
        "Start(guide/start b) A"
      ),
      (
        "main:\n- title: One\n  url: https://a.b\n- title: Two\n  children:\n  - a\n  - guide/start\n  - {name: X, href: b}\n",
        "One@https://a.b Two(a guide/start X)"
      ),
      (
        "- title: Top\n  subsections:\n  - title: Sub\n    items:\n    - {url: /a, label: A}\n    - url: /b\n- {title: S, items: [guide/start]}\n",
        "Top(Sub(A b)) S(guide/start)"
      ),
      ("one: [a, b]\ntwo:\n- guide/start\n", "One(a b) Two(guide/start)"),
      (
        "toc:\n- <code>x</code> &amp; y: /a/\n  :children:\n  - In: /b/\n- Start: /guide/start/\n",
        "x & y(In) Start"
      ),
      (
        "- text: More &amp; more\n  href: /#more\n  children:\n  - {text: A, url: a/}\n  - {text: B, url: b/#c}\n"
          + "- {text: S, url: /guide/start/}\n",
        "More & more(A B) S"
      ),
      (
        "main:\n- {text: First, href: /a/}\n- {text: Last, href: /b.html}\n"
          + "first:\n- {text: A, href: /a/}\n- guide/start\nlast: [guide/end]\n",
        "First(guide/start) Last(guide/02-end)"
      ),
    ])
  func readsTheNavigationOfJekyll(_ text: String, _ expected: String) async throws {
    let result = try await build(["docs/_data/navigation.yml": text], "navigation: [docs/_data/navigation.yml]\n")
    #expect(tree(result) == expected)
    #expect(result.diagnostics.isEmpty)
    let files = [
      "_config.yml": "title: J\n", "a.md": "", "_data/navigation.yml": text, "_data/nav-top.yml": "- url: /\n",
    ]
    let site = try #require(try ForeignSite.recognize(.memory(texts: files), name: "name", at: ""))
    #expect(site.configuration.contains("navigation: [\"_data/navigation.yml\"]\n"))
  }

  /// Titles can be in several languages.
  @Test(arguments: [
    ("lang: fr\n", "Accueil(Un B guide/start)"), ("locale: fr-CA\n", "Accueil(Un B guide/start)"),
    ("", "Home(One B guide/start)"), ("lang: de\n", "Home(One B guide/start)"),
  ])
  func titlesInTheLanguageOfTheSite(_ settings: String, _ expected: String) async throws {
    let text =
      "- name: {en: Home, fr: Accueil}\n  pages:\n  - {name: {en: One, fr: Un}, url: /a/}\n"
      + "  - {name: {es: B}, url: /b/}\n  - {name: {what: X, fr: Y}, url: /guide/start/}\n"
    let result = try await build(
      ["docs/_data/navigation.yml": text, "docs/_config.yml": "title: J\n" + settings],
      "navigation: [docs/_data/navigation.yml]\n")
    #expect(tree(result) == expected)
  }

  /// Some themes of Jekyll have navigation in the settings of the site.
  @Test(arguments: [("- {text: C, url: c/}\n", true), ("", false)])
  func navigationOfJekyllCanBeInItsSettings(_ third: String, _ isTaken: Bool) async throws {
    let settings = "title: J\nnavigation:\n- {text: Start, url: index.html}\n- {text: Bee, url: b/}\n" + third
    let files = ["_config.yml": settings, "index.md": "# S\n", "a.md": "# A\n", "b.md": "# B\n", "c.md": "# C\n"]
    let site = try #require(try ForeignSite.recognize(.memory(texts: files), name: "name", at: ""))
    #expect(site.configuration.contains("navigation: [\"_config.yml\"]\n") == isTaken, "\(site.configuration)")
    guard isTaken else { return }
    let entries = "navigation:\n- {text: Last, url: guide/end/}\n- {text: First, url: guide/start/}\n"
    let result = try await build(["docs/_config.yml": entries], "navigation: [docs/_config.yml]\n")
    #expect(tree(result) == "Last First")
  }

  private static let collections = """
    title: J
    collections: {ways: {output: true}, parts: {output: true}, drafts: {output: false}}
    """

  /// Layouts made like Just the Docs show a section for each collection that the settings name, and parents are in it.
  @Test(arguments: ["just_the_docs", "x_menu"])
  func collectionsAreSections(_ map: String) async throws {
    let settings = Self.collections + "\n\(map): {collections: {parts: {name: All parts}, ways: {name: Ways}}}\n"
    let hidden = "---\ntitle: Off\nnav_exclude: true\n---\n"
    let result = try await build(
      [
        "docs/_config.yml": settings, "docs/a.md": "---\ntitle: A\n---\n", "docs/b.md": hidden,
        "docs/guide/start.md": hidden, "docs/guide/02-end.md": hidden, "docs/_ways/index.md": hidden,
        "docs/_ways/x.md": "---\ntitle: X\nnav_order: 2\n---\n",
        "docs/_ways/y.md": "---\ntitle: Setup\nnav_order: 1\n---\n",
        "docs/_ways/y/1.md": "---\ntitle: One\nparent: Setup\n---\n",
        "docs/_parts/y.md": "---\ntitle: Setup\nparent: P\n---\n\n# Setup of parts\n",
        "docs/_parts/1.md": "---\ntitle: Two\nparent: Setup\ngrand_parent: P\n---\n",
        "docs/_parts/p.md": "---\ntitle: P\n---\n\n# Parts\n", "docs/_parts/off.md": hidden,
      ], "navigation: [docs/_config.yml]\n")
    #expect(tree(result) == "A All parts(P(Setup(Two))) Ways(Setup(One) X)")
    let navigation = Navigation(result.library)
    let ways = navigation.sections.first { $0.page.title == "Ways" }
    #expect(ways?.page.path == "ways/index.html")
  }

  @Test(arguments: [
    ("\nx: {collections: {ways: {name: Ways}}}\n", "", true),
    ("\nx: {collections: {other: {name: Ways}}}\n", "", false),
    ("\n", "", false), ("\n", "parent: W\n", true),
  ])
  func initTakesTheOrderOfCollections(_ map: String, _ parent: String, _ isTaken: Bool) throws {
    let files = [
      "_config.yml": Self.collections + map, "index.md": "---\ntitle: S\n---\n",
      "_ways/a.md": "---\ntitle: A\n\(parent)---\n", "_parts/b.md": "---\ntitle: B\n\(parent)---\n",
    ]
    let site = try #require(try ForeignSite.recognize(files))
    #expect(site.configuration.contains("navigation: [\"_config.yml\"]\n") == isTaken, "\(site.configuration)")
  }

  /// A page that only has the name of a table of contents stays a page.
  @Test func aPageCanBeASummary() async throws {
    let text = "# What it is\n\n- [A](a.md) is the first page.\n- [B](b.md)\n\nMore text.\n"
    let result = try await build(["docs/SUMMARY.md": text])
    #expect(result.library.pages.contains { $0.source == "docs/SUMMARY.md" })
  }

  @Test func titlesWithoutPagesLeadToTheirFirstPage() async throws {
    let (result, site) = (try await build(["sidebars.js": Self.sidebars]), MemoryOutput())
    let navigation = Navigation(result.library)
    #expect(navigation.sections[navigation.section(of: "b.html")].page.path == "guide/start.html")
    #expect(navigation.neighbours(of: "b.html").next?.path == "guide/02-end.html")
    // The last entry does not lead to a page that the file leaves out.
    #expect(navigation.neighbours(of: "guide/02-end.html").next == nil)
    // All pages have an address, also those that the file leaves out.
    #expect(Set(navigation.sequence.map(\.path)).isSuperset(of: result.library.pages.map(\.path)))
    #expect(Set(navigation.sequence.map(\.path)).count == navigation.sequence.count)
    let files = [
      "docs/a.md": "# A\n", "docs/b/c.md": "# C\n", "mkdocs.yml": "nav:\n- One:\n  - Two:\n    - b/c.md\n- a.md\n",
    ]
    .merging([SiteConfiguration.path: "version: 1\ncontent: docs\n"]) { $1 }
    _ = try await Pipeline(files: .memory(texts: files)).run(into: site)
    let page = String(decoding: site.files["b/c.html"] ?? [], as: UTF8.self)
    #expect(page.contains("<a href=\"c.html\">One</a><ul>"))
    #expect(page.contains("<a href=\"c.html\" aria-current=\"page\">C</a>"))
    #expect(site.files["b/index.html"] != nil && site.files["index.html"] != nil)
  }

  // MARK: Scripts

  /// Functions that only make data of their arguments, and lists that are made of other lists.
  @Test(
    arguments: [
      (
        """
        function tab(i: {id: string; label?: string}): any {
          return {type: 'category', label: i.label, link: {type: 'doc', id: i.id},
            items: i.items.map((child) => ({type: 'doc', id: child.id, label: child.label}))};
        }
        export default {s: ['a', tab({id: 'b', label: 'B!', items: [{id: 'guide/start', label: 'Usage'}]})]};
        """, "a B!(Usage)"
      ),
      (
        "const doc = (id, label) => ({id: `guide/${id}`, type: 'doc', label});\nexport default {s: [doc('start', 'S')]}",
        "S"
      ),
      (
        "const doc = id => ({type: 'doc', id: 'guide/' + id});\nexport default {s: ['start', 'end'].map(doc)}",
        "guide/start guide/02-end"
      ),
      (
        "const l = ['A', 'B'];\nexport default {s: [...l.map((x) => x.toLowerCase()), ...['guide/start'].reverse()]}",
        "a b guide/start"
      ),
      (
        """
        const {rules, other: more} = require('./data/rules.json');
        const ids = Object.values(rules).flat().map((rule) => {
          if (typeof rule === "string") { return rule; }
          const {id} = rule;
          return rule.id;
        });
        export default {s: [...ids.filter(Boolean), ...more]};
        """, "a b"
      ),
      ("const rest = ['b'];\nexport default {s: ['a', ...(rest.length ? rest : rest ?? [])]}", "a b"),
      ("export default {s: [['a', 'A'], ['b', 'B']].map(([id, label]) => ({type: 'doc', id, label}))}", "A B"),
      // A function of another file that has what a category has.
      (
        "const {tab} = require('./x');\nexport default {s: [tab({id: 'a', label: 'A', items: [{id: 'b', label: 'B'}]})]}",
        "A(B)"
      ),
    ] as [(String, String)])
  func evaluatesPlainFunctions(_ text: String, _ expected: String) async throws {
    let data = #"{"rules": {"x": ["a"], "y": [{"id": "b"}, ""]}, "other": []}"#
    let result = try await build(["sidebars.ts": text, "data/rules.json": data])
    #expect(tree(result) == expected)
  }

  /// Pages of what a script makes are found by the texts in it, or by the folder around.
  @Test(
    arguments: [
      ("['a', ...load(`guide/${name}`), process.env.B && 'b']", "a guide/02-end guide/start b", nil),
      (
        "['a', {type: 'category', label: 'G', link: {type: 'doc', id: 'guide/start'}, items: read(fs)}]",
        "a G(guide/02-end)", 1
      ),
      ("['a', 'guide/start', ...read(fs)]", "a guide/start guide/02-end", 1), ("['a', ...read(fs)]", "a", 3),
      ("['a', 'b'].map(function ({x}) { return x })", "a b", 2),
    ] as [(String, String, Int?)])
  func placesPagesOfScripts(_ items: String, _ expected: String, _ missing: Int?) async throws {
    let result = try await build(["sidebars.js": "module.exports = {s: \(items)}"])
    #expect(tree(result) == expected)
    let summary = try #require(result.diagnostics.first?.summary)
    #expect(summary.hasPrefix("a part of the navigation is not plain data"))
    #expect(result.diagnostics.first?.severity == (missing == nil ? .note : .warning))
    if let missing { #expect(summary.contains("; \(missing) page"), "\(summary)") }
  }

  /// Functions without parameters are read wherever they are written, also those that other ones call.
  @Test(
    arguments: [
      ("sidebar: all()", "Docs(a Guide(guide/start)) More(b)"),
      ("sidebar: {'/': all()}", "Docs(a Guide(guide/start)) More(b)"),
      ("sidebar: [...all(), ...rest()]", "Docs(a Guide(guide/start)) More(b) guide/02-end"),
      ("sidebar: {...paths()}", "guide/02-end X(b)"),
    ])
  func functionsOfFunctions(_ sidebar: String, _ expected: String) async throws {
    let text = """
      export default defineConfig({themeConfig: {\(sidebar)}})
      function all() { return [{text: 'Docs', items: [{link: '/a'}, ...guide()]}, ...more(),] }
      function guide(): Item[] { return [{text: 'Guide', items: start()}] }
      function start() { return [{link: '/guide/start'}] }
      function more() { return [{text: 'More', items: [{link: '/b'}]}] }
      const rest = () => [{link: '/guide/end'}]
      function paths() { return {'/': rest(), ...other()} }
      function other() { return {'/x/': [{link: '/b'}]} }
      """
    let result = try await build(["docs/.vitepress/config.ts": text])
    #expect(tree(result) == expected && result.diagnostics.isEmpty, "\(result.diagnostics.map(\.summary))")
  }

  /// Calls of calls cost no more than a file may.
  @Test(arguments: [
    "function f() { return [...f(), ...f(), {link: '/a'}] }",
    "function f() { return [...g(), ...g()] }\nfunction g() { return [...f(), ...f(), x] }",
    (0..<60).map { "function f\($0 == 0 ? "" : "\($0)")() { return [...f\($0 + 1)(), ...f\($0 + 1)()] }" }
      .joined(separator: "\n"),
    "function f() { return [\(String(repeating: "'a', ", count: 40_000))] }\n"
      + String(repeating: "x = [f(), f()]\n", count: 10_000),
  ])
  func functionsWithoutEnd(_ functions: String) async throws {
    let text = "export default {themeConfig: {sidebar: [{link: '/b'}, ...f()]}}\n" + functions
    let result = try await build(["docs/.vitepress/config.ts": text])
    #expect(result.library.pages.count == 5 && result.diagnostics.map(\.rule) == ["site/navigation"])
  }

  /// Without most pages, the rest is not the navigation that readers know.
  @Test(arguments: [
    ("{link: '/a'}", "a part of the sidebar is not plain data; 3 pages missing from the navigation", true),
    ("{link: '/a'}, {link: '/b'}", "a part of the sidebar is not plain data", false),
  ])
  func saysWhenMostPagesAreMissing(_ items: String, _ summary: String, _ isWarning: Bool) async throws {
    let text = "export default {themeConfig: {sidebar: [\(items), ...(await made())]}}"
    let result = try await build(["docs/.vitepress/config.ts": text])
    #expect(result.diagnostics.map(\.summary) == [summary])
    #expect(result.diagnostics.first?.severity == (isWarning ? .warning : .note))
  }

  // MARK: What cannot be read

  @Test(
    arguments: [
      ("sidebars.js", "module.exports = {docs: makeSidebar()}", "a part of the navigation is not plain data"),
      ("sidebars.js", "module.exports = require('./other')", "the sidebars are not plain data"),
      (
        "sidebars.js", "module.exports = {docs: ['a', ...more, other.b]}",
        "a part of the navigation is not plain data, and 1 more like it; 3 pages missing from it"
      ),
      ("sidebars.js", "", "the sidebars are not plain data"),
      (
        "docs/.vitepress/config.ts", "export default defineConfig({themeConfig: {sidebar: await all()}})",
        "the sidebar is not plain data"
      ),
      ("docs/guide/_category_.json", "nothing", "“_category_.json” has no data that can be read"),
      ("docs/_meta.js", "export default meta()", "“_meta.js” has no data that can be read"),
      ("mkdocs.yml", "nav:\n- lost.md\n- a.md\n", "“lost.md” is not a page"),
      ("sidebars.js", "export default {a: ['x', 'y']}", "2 entries are not pages, the first “x”"),
    ] as [(String, String, String)])
  func saysWhatIsNotUsed(_ path: String, _ text: String, _ summary: String) async throws {
    let result = try await build([path: text])
    #expect(result.diagnostics.map(\.summary) == [summary])
    #expect(result.diagnostics.first?.rule == "site/navigation" && result.diagnostics.first?.location?.path == path)
    // What cannot be read hides no page.
    #expect(result.library.pages.count == 5)
  }

  /// The made page of a folder is one, under its address.
  @Test(arguments: [
    ("{text: 'All', link: '/guide/'}", "a All", true),
    ("{text: 'All', link: '/guide/', items: [{text: 'b', link: '/b'}]}", "a All(b)", true),
    ("{text: 'All', link: 'guide'}", "a", false), ("{text: 'All', link: '/gone/'}", "a", false),
  ])
  func entriesThatAreMadePages(_ entry: String, _ expected: String, _ isPage: Bool) async throws {
    let text = "export default {themeConfig: {sidebar: [{text: 'a', link: '/a'}, \(entry)]}}"
    let result = try await build(["docs/.vitepress/config.ts": text])
    #expect(tree(result) == expected)
    #expect(result.diagnostics.filter { $0.rule == "site/navigation" }.isEmpty == isPage)
    #expect(result.library.pages.count == 5)
  }

  @Test func namesWhatCanBeRead() async throws {
    let result = try await build(["other.json": "{}"], "navigation: other.json\n")
    let finding = try #require(result.diagnostics.first { $0.summary.contains("not a navigation that can be read") })
    for name in ["zensical.toml", "VitePress", "VuePress"] { #expect(finding.explanation.contains(name)) }
  }

  /// Entries of a folder begin there, and without any of them, it is as if it had no file.
  @Test(arguments: [
    ("nav:\n- Ways:\n  - In: x.md\n", "a b Guide(guide/02-end guide/start)"),
    ("nav:\n- Ways:\n  - In: x.md\n  - start.md\n", "a b Guide(Ways(guide/start))"),
    ("nav:\n- x.md\n- ...\n", "a b Guide(guide/02-end guide/start)"),
  ])
  func entriesOfFoldersThatAreMissing(_ text: String, _ expected: String) async throws {
    let result = try await build(["docs/guide/.nav.yml": text])
    #expect(tree(result) == expected)
    #expect(result.diagnostics.map(\.summary) == ["“x.md” is not a page"])
    let explanation = try #require(result.diagnostics.first?.explanation)
    #expect(explanation.contains("folders in “docs/guide”"))
    let isLost = !text.contains("start") && !text.contains("...")
    #expect(explanation.contains("all pages of the folder") == isLost)
  }

  /// Entries that lead to other parts of the host stay, if they have a name.
  @Test(arguments: [
    ("{type: 'autogenerated', dirName: 'guide'}, {type: 'link', label: 'X', href: '/api/y#z'}", "X@/api/y#z"),
    ("'a', {type: 'link', label: 'X', href: 'pathname:///api/'}", "X@/api/"), ("'a', '/api/x'", ""),
    ("'a', {type: 'link', label: 'X', href: '//api/x'}", ""),
    ("'a', {type: 'link', label: 'X', href: '/api/\\\\x'}", ""),
  ])
  func entriesOfOtherParts(_ items: String, _ expected: String) async throws {
    let result = try await build(
      ["sidebars.js": "module.exports = {docs: [\(items)]};"], "links: {external: [/api]}\n")
    let own = items.hasPrefix("'a'") ? "a" : "guide/02-end guide/start"
    #expect(tree(result) == own + (expected.isEmpty ? "" : " " + expected), "\(result.diagnostics.map(\.summary))")
  }

  /// Another site publishes what a program would list there.
  @Test(arguments: [("", 1), ("links: {external: [/api]}\n", 0), ("links: {external: [/ap, /other]}\n", 1)])
  func sidebarsOfOtherSites(_ setting: String, _ count: Int) async throws {
    let config =
      "export default {themeConfig: {sidebar: {'/api/': [{text: 'API', items: made}], '/': [{text: 'A', link: '/a'}]}}}"
    let result = try await build(["docs/.vitepress/config.ts": config], setting)
    #expect(result.diagnostics.count { $0.rule == "site/navigation" } == count)
    #expect(tree(result) == "A")
  }

  @Test func filesOfFoldersThatCannotBeReadAreOneCause() async throws {
    let result = try await build(["docs/_meta.js": "export default meta()", "docs/guide/_meta.js": "meta()"])
    #expect(result.diagnostics.count == 2 && Set(result.diagnostics.compactMap(\.cause)).count == 1)
  }

  @Test(arguments: [
    "navigation: lost.js", "navigation: {sidebars.js: other}", "navigation: {../../x.js: docs}",
    "navigation: ../../x.js", "navigation: docs/a.md", "navigation: /etc/passwd",
  ])
  func saysWhereASettingIsWrong(_ setting: String) async throws {
    #expect(try await build([:], setting + "\n").diagnostics.map(\.rule) == ["site/configuration"])
  }

  @Test func canBeNamedAndTurnedOff() async throws {
    let files = ["sidebars.js": "export default {a: ['b']}", "nav/sidebarsB.js": "export default {a: ['a']}"]
    #expect(tree(try await build(files, "navigation: [nav/sidebarsB.js, sidebars.js]\n")) == "a b")
    #expect(tree(try await build(files, "navigation: none\n")) == "a b Guide(guide/02-end guide/start)")
  }

  /// Paths are relative to the folder of each file; further folders are sections, and one without a file is as it is.
  @Test(arguments: [
    ("{s/sidebar.a.js: docs/guide, s/sidebars.b.js: docs}", "guide/start a b"),
    ("{s/sidebars.b.js: docs, s/sidebar.a.js: docs/guide}", "a b Guide(guide/start)"),
    ("{s/sidebars.b.js: docs, s/sidebar.c.js: docs/guide}", "a b Start here(guide/start)"),
    ("{s/sidebar.d.js: docs/guide, s/sidebars.b.js: docs}", "guide/02-end guide/start a b"),
    ("{s/sidebars.b.js: docs, docs/guide: docs/guide}", "a b Guide(guide/02-end guide/start)"),
    ("{s/sidebar.made.js: docs/guide, s/sidebars.b.js: docs}", "guide/02-end guide/start a b"),
  ])
  func filesHaveFolders(_ setting: String, _ expected: String) async throws {
    let files = [
      "s/sidebar.a.js": "module.exports = {x: ['start']}", "s/sidebars.b.js": "export default {a: ['a', 'b']}",
      "s/sidebar.c.js": "module.exports = {x: [{'Start here': ['start']}]}",
      "s/sidebar.d.js": "module.exports = {x: [{...category('All', rules), collapsed: false}]}",
      "s/sidebar.made.js": "const p = require('p'); module.exports = {x: [...p.rules.map(r => r.name)]}",
    ]
    #expect(tree(try await build(files, "navigation: \(setting)\n")) == expected)
  }

  /// A file beside Content is about other pages.
  @Test func otherFilesAreLeftAlone() async throws {
    let files = ["sidebars.js": "export default {a: ['b']}", "mkdocs.yml": "docs_dir: other\nnav: [b.md]\n"]
    #expect(tree(try await build(files, content: "Content")) == "a b Guide(guide/02-end guide/start)")
    #expect(tree(try await build(["mkdocs.yml": files["mkdocs.yml"] ?? ""])) == "a b Guide(guide/02-end guide/start)")
  }

  @Test(arguments: [
    "export default " + String(repeating: "[", count: 50_000),
    "export default " + String(repeating: "{a:", count: 50_000),
    "export default {a: [`${`${`", "export default {a: ['", "module.exports = {a: [/[/]'/, 'b']}",
    "export default {a: [\\",
    "const a = [1];\n" + (0..<60).map { "const a\($0) = [a\($0 - 1), a\($0 - 1)];\n" }.joined()
      + "export default {x: a59}",
    "const a0 = ['b'];\n" + (1..<60).map { "const a\($0) = [a\($0 - 1), a\($0 - 1)];\n" }.joined()
      + "export default {x: a59}",
    "export default {a: " + String(repeating: "(", count: 20_000), "}}}])))", "export", "const", "/*", "'", "`",
    "\u{FEFF}",
    "const f = (x) => f(x).map((y) => f(y));\nexport default {s: [f(['a']), ...f(f)]}",
    "const f = (x) => [...x, ...x];\nexport default {s: " + String(repeating: "f(", count: 35) + "['a']"
      + String(repeating: ")", count: 35) + "}",
    "function f(x) { return {a: x, b: [" + String(repeating: "x => x, ", count: 20_000) + "]} }\nexport default {s: ["
      + String(repeating: "f('a'),", count: 20_000) + "]}",
    "export default {s: [" + String(repeating: "['a'].map((x) => ", count: 20_000),
    "export default {s: [" + String(repeating: "g(`guide/${x}`), ", count: 20_000) + "]}",
    "export default {x: [{type: 'category', items: [{type: 'category', items: []}]}]}",
  ])
  func hostileFilesEnd(_ text: String) async throws {
    let result = try await build(["sidebars.js": text])
    #expect(result.library.pages.count == 5 && !tree(result).isEmpty)
    _ = try await build(["docs/SUMMARY.md": "# Summary\n" + text, "docs/.pages": text, "mkdocs.yml": "nav:\n" + text])
  }
}
