import Diagnostics
import Files
import Testing

@testable import Site

/// What `patternbook init --from` says about pages of other tools that are not read.
@Suite struct ForeignReportTests {
  private func recognize(_ files: [String: String]) throws -> ForeignSite {
    try #require(try ForeignSite.recognize(.memory(texts: files), name: "name", at: ""))
  }

  /// The settings of Hugo, and what is reported.
  @Test(arguments: [
    (
      ["hugo.toml": "title = 'H'\n[module]\n[[module.mounts]]\nsource = 'geps'\ntarget = 'content/geps'\n"],
      "2 pages in geps, which Hugo publishes at /geps, are not read: move them to content/geps, or build a site of its own of them"
    ),
    (
      [
        "config/_default/hugo.toml": "title = 'H'\n",
        "config/_default/module.yaml": "mounts:\n  - {source: geps, target: content/a/b}\n",
      ],
      "2 pages in geps, which Hugo publishes at /a/b, are not read: move them to content/a/b, or build a site of its own of them"
    ),
    (
      [
        "hugo.toml":
          "title = 'H'\n[module]\nmounts = [\n  {source = \"geps/a.md\", target = \"content/x.md\"}, # one\n]\n"
      ],
      "geps/a.md, which Hugo publishes at /x.md, is not read: move it to content/x.md, or build a site of its own of it"
    ),
    (
      ["hugo.yaml": "title: H\nmodule:\n  mounts:\n    - source: ../geps\n      target: content/geps\n"],
      "pages in ../geps, which Hugo publishes at /geps, are not read: run this command in a folder that contains both"
    ),
  ])
  func namesMountedFolders(_ settings: [String: String], _ expected: String) throws {
    let files = ["content/_index.md": "", "geps/a.md": "", "geps/b/c.md": ""]
    let site = try recognize(files.merging(settings) { $1 })
    #expect(site.content == "content")
    #expect(site.byHand.contains(expected), "\(site.byHand)")
  }

  /// Pages in other languages than Markdown are named, by kind.
  @Test func namesPagesInOtherLanguages() throws {
    let site = try recognize([
      "mkdocs.yml": "site_name: M\n", "docs/index.md": "", "docs/a.md": "", "docs/b.md": "", "docs/c.md.njk": "",
      "docs/d.njk": "---\ntitle: D\n---\n", "docs/layout.njk": "<p>", "docs/e.rst": "", "docs/CHANGELOG.rst": "",
      "docs/f.ipynb": "{}",
    ])
    let notes = site.byHand.filter { $0.contains("not read") }
    #expect(
      notes.map { $0.prefix { $0 != ":" } } == [
        "2 pages in Nunjucks (.njk), such as docs/c.md.njk, are not read",
        "1 page in Jupyter notebooks (.ipynb), such as docs/f.ipynb, is not read",
        "1 page in reStructuredText (.rst), such as docs/e.rst, is not read",
      ])
  }

  private static let pages = Dictionary(uniqueKeysWithValues: (0..<12).map { ("p\($0).md", "# P\n") })

  /// Navigation that is not read, by the file that has it.
  @Test(arguments: [
    (
      "_includes/nav.html",
      (0..<12).map { "<li {% if a %}class=\"b\"{% endif %}><a href=\"{{ base }}/p\($0).html#x\">P</a></li>" }.joined(),
      "navigation in _includes/nav.html: its links to 12 pages are HTML"
    ),
    ("_includes/nav.html", "<a href=\"p1.html\">P</a>", nil),
    ("_includes/other.html", (0..<12).map { "<a href=\"p\($0).html\">P</a>" }.joined(), nil),
    ("_data/navigation.js", "module.exports = async () => load()", "navigation in _data/navigation.js: not read"),
    ("_data/navigation.yml", "- {title: A, url: /p1/}\n- {title: B, url: /p2/}\n- {title: C, url: /p3/}\n", nil),
    (
      "_data/nav-more.yml", "- /p4\n- /p5\n- /p6\n",
      "navigation in _data/nav-more.yml: not read; add what readers need to _data/navigation.yml"
    ),
  ])
  func namesNavigationThatIsNotRead(_ file: String, _ text: String, _ note: String?) throws {
    var files = Self.pages.merging(["package.json": "{}", ".eleventy.js": "", file: text]) { $1 }
    if file.contains("more") {
      files["_data/navigation.yml"] = "- /p0\n- /p1\n- /p2\n- /p3\n"
      files["_data/nav-top.yml"] = "- /p0\n- /p1\n- /p2\n"
      files["_data/nav-other.yml"] = "- /x0\n- /x1\n- /x2\n"
    }
    let notes = try recognize(files).byHand.filter { $0.hasPrefix("navigation") }
    #expect(notes.count == (note == nil ? 0 : 1) && notes.first?.hasPrefix(note ?? "") != false, "\(notes)")
  }

  /// Lists whose titles are keys, and files that are called after what they list, are navigation if they name pages.
  @Test(arguments: [("/p", true), ("/x", false)])
  func takesListsOfDocumentation(_ path: String, _ isTaken: Bool) throws {
    let text = "toc:\n- One: \(path)1/\n  :children:\n  - <code>Two</code>: \(path)2/\n- Three: \(path)3/\n"
    let files = ["package.json": "{}", ".eleventy.js": "", "_data/documentation.yml": text]
    let site = try recognize(Self.pages.merging(files) { $1 })
    #expect(site.configuration.contains("navigation: [\"_data/documentation.yml\"]\n") == isTaken)
  }

  /// Collections of Astro that are not docs.
  @Test(arguments: [
    (["src/content/docs/a.md"], "2 pages in src/content/api, src/content/blog, which code of Astro publishes"),
    (
      ["src/content/docs/en/a.md", "src/content/docs/de/a.md", "src/content/api/en/a.md", "src/content/api/de/a.md"],
      "4 pages in src/content/api, src/content/blog, which code of Astro publishes"
    ),
  ])
  func namesCollectionsOfAstro(_ docs: [String], _ expected: String) throws {
    var files = [
      "astro.config.mjs": "export default defineConfig({})", "src/content/api/x.md": "", "src/content/blog/y.md": "",
      "src/content/blog/_z.md": "",
    ]
    for page in docs { files[page] = "" }
    let site = try recognize(files)
    #expect(site.byHand.contains { $0.hasPrefix(expected) }, "\(site.byHand)")
  }

  /// What docsify shows beside its pages.
  @Test func namesPartsOfDocsify() throws {
    let site = try recognize([
      "index.html": "<script>window.$docsify = {alias: {'/a': '/b'}}</script>", "README.md": "", "_sidebar.md": "",
      "_navbar.md": "", "_coverpage.md": "", "de/_sidebar.md": "", "guide/_sidebar.md": "", "guide/a.md": "",
    ])
    for note in [
      "_coverpage.md, _navbar.md: not taken over", "1 sidebar of folders, such as guide/_sidebar.md", "`alias`",
    ] {
      #expect(site.byHand.contains { $0.hasPrefix(note) }, "\(site.byHand)")
    }
  }

  /// Pages that Hugo publishes elsewhere than their folder says.
  @Test(arguments: [
    ("{source: content/v2, target: content/docs}", #"permalinks: {".": "/:path/", "v2": "/docs/:path/"}"#),
    ("{source: content/v2, target: content/v2}", #"permalinks: {".": "/:path/"}"#),
    ("{source: content/v2, target: 'content/:x'}", #"permalinks: {".": "/:path/"}"#),
    ("{source: content/gone, target: content/x}", #"permalinks: {".": "/:path/"}"#),
  ])
  func placesMountedPages(_ mount: String, _ expected: String) throws {
    let site = try recognize([
      "hugo.yaml": "title: H\nmodule:\n  mounts:\n    - \(mount)\n", "content/_index.md": "", "content/v2/a.md": "",
    ])
    #expect(site.configuration.contains(expected + "\n"), "\(site.configuration)")
  }

  @Test func namesMovedPages() throws {
    let site = try recognize([
      "hugo.yaml": "title: H\nmodule:\n  mounts:\n    - source: content/v2/a.md\n      target: content/docs/b.md\n",
      "content/_index.md": "", "content/v2/a.md": "",
    ])
    let expected =
      "content/v2/a.md, which Hugo publishes at /docs/b.md, is at /v2/a.md now: move it, or give it a “permalink”"
    #expect(site.byHand.contains(expected), "\(site.byHand)")
  }

  /// Mounts of assets, of folders without pages, of the pages themselves, and of other languages are no loss.
  @Test func silentMounts() throws {
    let site = try recognize([
      "site/hugo.toml": """
      title = "H"
      [[module.mounts]]
      source = "docs"
      target = "content"
      [[module.mounts]]
      source = "docs/a"
      target = "content/b"
      [[module.mounts]]
      source = "de"
      target = "content"
      lang = "de"
      [[module.mounts]]
      source = "img"
      target = "static"
      [[module.mounts]]
      source = "gone"
      target = "content/gone"
      """,
      "site/docs/_index.md": "", "site/docs/a/b.md": "", "site/de/_index.md": "", "site/img/README.md": "",
    ])
    #expect(site.content == "site/docs")
    #expect(!site.byHand.contains { $0.contains("not read") }, "\(site.byHand)")
  }

  @Test func allPagesOfHugoCanBeOutside() throws {
    let files = FileTree.memory(texts: [
      "hugo.toml": "title = 'H'\n[[module.mounts]]\nsource = '../docs'\ntarget = 'content'\n", "README.md": "",
    ])
    let error = #expect(throws: PagesOutside.self) { try ForeignSite.recognize(files, name: "name", at: "") }
    #expect(error?.tool == "Hugo" && error?.folder == "../docs")
  }

  /// Without the folder that settings name, the rest of a project is not for readers.
  @Test(arguments: [
    ("hugo.toml", "contentDir = 'text/en'\n", "Hugo", "contentDir", "text/en"),
    ("config.yaml", "title: H\ncontentDir: text\n", "Hugo", "contentDir", "text"),
    ("config/_default/hugo.toml", "contentDir = 'text'\n", "Hugo", "contentDir", "text"),
    ("mkdocs.yml", "site_name: S\ndocs_dir: text\n", "MkDocs", "docs_dir", "text"),
    ("zensical.toml", "[project]\nsite_name = 'S'\ndocs_dir = 'text'\n", "Zensical", "docs_dir", "text"),
    ("book.toml", "[book]\nsrc = 'text'\n", "mdBook", "src", "text"),
    ("_config.yml", "source: text\n", "Jekyll", "source", "text"),
  ])
  func namesAMissingFolder(
    _ file: String, _ text: String, _ tool: String, _ key: String, _ folder: String
  ) throws {
    let files = [file: text, "archetypes/default.md": "# {{ .Name }}\n", "README.md": "# R\n"]
    let error = #expect(throws: MissingFolder.self) { try recognize(files) }
    #expect(error?.tool == tool && error?.key == key && error?.folder == folder && error?.file == file)
    let whole = try recognize(files.merging([folder + "/a.md": "# A\n"]) { $1 })
    #expect(whole.tool == tool)
    // The settings may be those of an example.
    #expect(try recognize(["a/" + file: text, "README.md": "# R\n"]).tool != tool)
  }

  /// A home page that is not among the pages.
  @Test(arguments: [
    ("hugo.toml", "content/a.md", "layouts/index.html", "content/index.md"),
    ("docusaurus.config.js", "docs/a.md", "src/pages/index.tsx", "docs/index.md"),
    ("web/docusaurus.config.js", "web/docs/a.md", "web/src/pages/index.js", "web/docs/index.md"),
  ])
  func namesAHomePageInCode(_ settings: String, _ page: String, _ home: String, _ expected: String) throws {
    let text = settings.hasSuffix("toml") ? "title = 'H'\n" : "module.exports = {}"
    let files = [settings: text, page: "# A\n", home: ""]
    let note = "home page: \(home) is not read; write \(expected) in its place"
    #expect(try recognize(files).byHand.contains(note))
    // With a title alone, readers see what the template has.
    #expect(try recognize(files.merging([expected: "---\ntitle: H\n---\n"]) { $1 }).byHand.contains(note))
    for (other, text) in [(expected, "# H\n"), (page, "---\nslug: /\n---\n\n# A\n")] {
      let site = try recognize(files.merging([other: text]) { $1 })
      #expect(!site.byHand.contains { $0.hasPrefix("home page") }, "\(site.byHand)")
    }
  }

  /// A home page that a theme in the project has.
  @Test func namesAHomePageOfATheme() throws {
    let home = "themes/t/layouts/_default/home.html"
    let files = ["hugo.toml": "theme = 't'\ntitle = 'H'\n", "content/a.md": "# A\n", home: "<p>"]
    let note = "home page: \(home) is not read; write content/index.md in its place"
    #expect(try recognize(files).byHand.contains(note))
    let others = [["hugo.toml": "title = 'H'\n"], ["content/_index.md": "Text.\n"]]
    for other in others { #expect(try !recognize(files.merging(other) { $1 }).byHand.contains(note)) }
  }

  /// Pages of React are named once, and neither their parts nor their tests.
  @Test(arguments: [
    ("docusaurus.config.js", "docs/a.md", "module.exports = {}"),
    ("gatsby-config.js", "content/a.md", "module.exports = {}"),
  ])
  func namesPagesOfReact(_ settings: String, _ page: String, _ text: String) throws {
    let code = ["index.tsx", "help.js", "x/team.jsx", "_part.js", "_x/a.js", "a.test.js", "404.js", "index.module.css"]
    let files = Dictionary(uniqueKeysWithValues: code.map { ("src/pages/" + $0, "") })
    let pages = ["a", "b", "c"].map { (page.replacing("a.md", with: $0 + ".md"), "# A\n") }
    let site = try recognize(files.merging([(settings, text)] + pages) { $1 })
    let notes = site.byHand.filter { $0.contains("React") }
    #expect(
      notes == [
        "2 pages in React below src/pages, such as src/pages/help.js, are not read: write what readers need in Markdown"
      ])
  }

  /// Jekyll makes pages of files with front matter in collections, whatever they end in.
  @Test func namesPagesInPlainText() throws {
    let page = "---\ntitle: A\n---\n\nText.\n"
    let site = try recognize([
      "_config.yml": "title: J\ncollections:\n  terms: {output: true}\n  parts: {output: false}\n", "index.md": page,
      "_terms/a.txt": page, "_terms/x/b.text": page, "_terms/c.txt": "Text.\n", "_parts/d.txt": page, "e.txt": page,
      "_terms/f.md": page,
    ])
    let notes = site.byHand.filter { $0.contains("plain text") }
    #expect(
      notes == [
        "2 pages of collections in plain text, such as _terms/a.txt, are not read: convert what readers need to Markdown"
      ])
  }

  /// Folders with sources of Gatsby, by how their paths are written.
  @Test(arguments: [
    "`${__dirname}/../src`", "path.resolve(__dirname, '..', 'src')", "path.join(__dirname, `../src`)", "'../src/'",
  ])
  func namesSourcesOfGatsby(_ path: String) throws {
    let config = """
      const source = {resolve: 'gatsby-source-filesystem', options: {path: \(path), name: 'components'}};
      const plugins = ['gatsby-plugin-sass', {resolve: `gatsby-plugin-mdx`, options: {x: y()}}, source];
      module.exports = {siteMetadata: {title: 'G'}, plugins};
      """
    let files = [
      "src/a/README.md": "", "src/b/README.md": "", "src/c/c.mdx": "", "src/a/a.js": "", "src/a/a.test.js": "",
      "src/b/b.ts": "", "src/c/c.tsx": "", "www/src/pages/index.mdx": "", "www/gatsby-config.js": config,
      "CHANGELOG.md": "",
    ]
    let site = try recognize(files)
    #expect(site.tool == "Gatsby" && site.content == "src")
    #expect(site.configuration.contains("\nfiles: linked\n"))
    #expect(
      site.byHand.contains(
        "1 page in www/src/pages, which is part of the site of Gatsby, is not read: move it to src, or build a site of its own of it"
      ), "\(site.byHand)")
    let inner = try recognize([
      "gatsby-config.js": config, "src/pages/a.mdx": "", "src/pages/b.mdx": "", "src/pages/c.mdx": "",
    ])
    #expect(inner.content == "src/pages")
    #expect(inner.byHand.contains { $0.hasPrefix("pages in ../src, which may be part of the site") }, "\(inner.byHand)")
  }

  /// The files of packages, the patterns that leave them out, and how many files are counted.
  @Test(
    arguments: [
      (
        ["packages/a/README.md", "packages/a/CHANGELOG.md", "packages/b/README.md", "packages/b/docs/README.md"],
        "exclude: [\"/packages/*/README.md\", \"/packages/a/CHANGELOG.md\"]", "3 pages"
      ),
      // One of them is a page.
      (["packages/a/README.md", "packages/b/README.md", "packages/c/README.md"], nil, "2 pages"),
      (["topics/README.md", "README.md", "CHANGELOG.md"], nil, nil),
    ] as [([String], String?, String?)])
  func leavesOutNotesOfPackages(_ paths: [String], _ expected: String?, _ count: String?) throws {
    var files = ["x.md": "", "topics/y.md": "", "topics/z.md": "", "packages/a/package.json": "{}"]
    files["packages/b/Cargo.toml"] = ""
    for path in paths { files[path] = "" }
    let site = try recognize(files)
    let exclude = site.configuration.split(separator: "\n").first { $0.hasPrefix("exclude: ") }.map(String.init)
    if let expected { #expect(exclude == expected) }
    if paths.contains("packages/c/README.md") {
      #expect(exclude == "exclude: [\"/packages/a/README.md\", \"/packages/b/README.md\"]")
    }
    let note = site.byHand.first { $0.contains("of packages about themselves") }
    #expect(note.map { $0.hasPrefix(count ?? "none") } ?? (count == nil), "\(site.byHand)")
  }

  /// Where packages have nothing else, their introductions are the documentation.
  @Test func packagesWithoutOtherPagesKeepTheirIntroductions() throws {
    let site = try recognize([
      "a/package.json": "{}", "a/README.md": "", "a/CHANGELOG.md": "", "b/package.json": "{}", "b/README.md": "",
      "README.md": "",
    ])
    #expect(site.configuration.contains("exclude: [\"/a/CHANGELOG.md\"]"), "\(site.configuration)")
  }

  /// Collections of Jekyll, by what the settings say of them, and what becomes of their pages.
  @Test(
    arguments: [
      (
        "collections:\n  a: {output: true}\n  b: {output: false}\n  c: {permalink: /x/}\n", ["/_b/", "/_c/"], "2 files"
      ),
      ("collections: [a, b]\n", ["/_a/", "/_b/"], "2 files"), ("", [], nil),
      ("collections_dir: all\ncollections:\n  d: {}\n", ["/all/_d/"], "1 file"),
    ] as [(String, [String], String?)])
  func leavesOutCollectionsWithoutPages(_ settings: String, _ excluded: [String], _ count: String?) throws {
    let page = "---\ntitle: A\n---\n"
    let site = try recognize([
      "_config.yml": "title: J\n" + settings, "index.md": page, "_a/a.md": page, "_b/b.md": page, "_c/c.md": page,
      "all/_d/d.md": page,
    ])
    let line = site.configuration.split(separator: "\n").first { $0.hasPrefix("exclude: ") } ?? ""
    for folder in ["/_a/", "/_b/", "/_c/", "/all/_d/"] {
      #expect(line.contains("\"\(folder)\"") == excluded.contains(folder), "\(line)")
    }
    let note = site.byHand.first { $0.contains("of collections without") }
    #expect(note.map { $0.hasPrefix(count ?? "none") } ?? (count == nil), "\(site.byHand)")
  }

  @Test func defaultsAndDraftsOfJekyll() throws {
    let page = "---\ntitle: A\n---\n"
    let site = try recognize([
      "_config.yml": """
      title: J
      defaults:
        - scope: {path: docs/hidden}
          values: {nav_exclude: true, layout: x}
        - scope: {path: "", type: guides}
          values: {title: Guide}
        - scope: {path: old}
          values: {published: false}
        - scope: {path: ""}
          values: {layout: default}
      """,
      "index.md": page, "docs/hidden/a.md": page, "old/a.md": page, "_drafts/a.md": page,
    ])
    #expect(site.configuration.contains("\"_drafts/\", \"/old\""), "\(site.configuration)")
    #expect(
      site.byHand.filter { $0.hasPrefix("`defaults`") } == [
        "`defaults` give pages in docs/hidden “nav_exclude: true”: write it in their front matter",
        "`defaults` give pages in _guides “title: Guide”: write it in their front matter",
      ])
  }

  /// What is beside an `index.md` of Hugo is not a page of its own.
  @Test func leavesOutResourcesOfBundles() throws {
    let many = Dictionary(uniqueKeysWithValues: (1...4).map { ("content/c/\($0).md", "") })
    let site = try recognize(
      many.merging([
        "hugo.toml": "title = 'H'\n", "content/_index.md": "", "content/a/index.md": "", "content/a/part.md": "",
        "content/a/b/index.md": "", "content/a/pic.png": "", "content/c/index.md": "", "content/d/_index.md": "",
        "content/d/e.md": "",
      ]) { $1 })
    let exclude = site.configuration.split(separator: "\n").first { $0.hasPrefix("exclude: ") }
    #expect(exclude == "exclude: [\"/a/b/index.md\", \"/a/part.md\", \"/c/**/*.md\", \"!/c/index*.md\"]")
    #expect(
      site.byHand.contains {
        $0.hasPrefix("6 files beside the index.md of a page, such as content/a/b/index.md, are left out")
      }, "\(site.byHand)")
  }

  /// Templates that make pages, and sources of style sheets, are no files for readers.
  @Test func namesContentAdaptersOfHugo() throws {
    let site = try recognize([
      "hugo.toml": "title = 'H'\n", "content/_index.md": "", "content/a/_content.gotmpl": "", "content/b.md": "",
      "assets/scss/a.scss": "", "assets/img/a.svg": "", "assets/img/a.json": "", "assets/b.css": "",
      "assets/b/a.ts": "",
      "static/b/c.txt": "",
    ])
    #expect(
      site.byHand.contains(
        "content/a/_content.gotmpl is not run; pages that it makes of data are missing: write them in Markdown"))
    #expect(site.configuration.contains("static: [\"static\", \"assets\"]\n"), "\(site.configuration)")
    #expect(site.configuration.contains("files: {\"assets\": linked}\n") && !site.configuration.contains("exclude"))
    #expect(ForeignFile.kind(of: "a/_content.gotmpl") == .template)
  }
}
