import Diagnostics
import Files
import Testing

@testable import Site

/// What becomes of the settings of projects of MkDocs: inherited ones, included files, what is left out, and templates.
@Suite struct MkDocsSettingsTests {
  /// The extension “callouts” makes boxes of all words in capitals in front of paragraphs.
  @Test(arguments: [("callouts", true), ("github-callouts", true), ("admonition", false)])
  func boxesOfWordsInCapitals(_ name: String, _ isTaken: Bool) throws {
    let site = try #require(
      try ForeignSite.recognize(
        .memory(texts: [
          "mkdocs.yml": "site_name: M\nmarkdown_extensions: [\(name)]\n",
          "docs/a.md": "# A\n\nTIP: b\n\n> ACME: **c**\n\nd\nNOTE: e\n\nhttp://a.b\n",
        ]), name: "name", at: ""))
    let lines = "callouts:\n  \"ACME:\": {title: \"Acme\", kind: note}\n  \"TIP:\": {title: \"Tip\", kind: tip}\n"
    #expect(site.configuration.contains(lines) == isTaken, "\(site.configuration)")
    #expect(!site.configuration.contains("NOTE:"))
  }

  private func recognized(_ files: [String: String]) throws -> (lines: [String], byHand: [String]) {
    let all = files.merging(["docs/index.md": "# M\n"]) { own, _ in own }
    let site = try #require(try ForeignSite.recognize(.memory(texts: all), name: "name", at: ""))
    return (site.configuration.split(separator: "\n").map(String.init), site.byHand)
  }

  /// The value of a setting.
  private func value(of key: String, _ files: [String: String]) throws -> String? {
    try recognized(files).lines.first { $0.hasPrefix(key + ": ") }.map { String($0.dropFirst(key.count + 2)) }
  }

  // MARK: Navigation

  /// The list of literate-nav, and whether it is read.
  @Test(arguments: [
    ("* [A](a.md)\n* Part\n    * [B](b.md)\n", "", true), ("* [A](a.md)\n* *.md\n", "", false),
    ("* [A](a.md)\n* folder/\n", "", false), ("* [A](a.md)\n", "nav: [a.md]\n", false), ("- **A**\n", "", true),
  ])
  func listsOfLiterateNav(_ list: String, _ others: String, _ isRead: Bool) throws {
    let files = [
      "mkdocs.yml": "site_name: M\nplugins: [{literate-nav: {nav_file: LIST.md}}]\n" + others, "docs/LIST.md": list,
      "docs/a.md": "# A\n",
    ]
    #expect(try value(of: "navigation", files) == (isRead ? "[\"docs/LIST.md\"]" : nil))
    #expect(try recognized(files).byHand.contains { $0.contains("literate-nav") } == !isRead)
  }

  // MARK: Included files

  @Test(
    arguments: [
      ("markdown_extensions:\n- pymdownx.snippets:\n    base_path: docs/parts\n", "[\"docs/parts\"]"),
      ("markdown_extensions:\n  pymdownx.snippets:\n    base_path: [docs/parts, ., gone]\n", "[\"docs/parts\", \".\"]"),
      ("markdown_extensions:\n- pymdownx.snippets:\n    base_path: [docs/.parts/]\n", "[\"docs/.parts\"]"),
      ("markdown_extensions:\n- pymdownx.snippets:\n    base_path: !relative $docs_dir\n", nil),
      ("markdown_extensions:\n- pymdownx.snippets:\n    base_path: [.]\n", nil),
      ("markdown_extensions:\n- pymdownx.snippets:\n    base_path: [../x, /etc, .git]\n", nil),
      ("markdown_extensions: [pymdownx.snippets]\n", nil),
      ("plugins:\n- macros:\n    include_dir: docs/parts\n", "[\"docs/parts\"]"),
      (
        "plugins:\n  macros: {include_dir: docs/parts}\nmarkdown_extensions:\n- pymdownx.snippets:\n    base_path: more\n",
        "[\"more\", \"docs/parts\"]"
      ),
    ] as [(String, String?)])
  func foldersOfIncludedFiles(_ settings: String, _ expected: String?) throws {
    let files = ["mkdocs.yml": settings, "docs/parts/a.md": "", "more/b.md": ""]
    #expect(try value(of: "includes", files) == expected)
  }

  /// Templates in code are run by macros, unless these begin with other marks.
  @Test(
    arguments: [
      ("plugins: [macros]\n", "true"), ("plugins: [search]\n", nil),
      ("plugins:\n- macros:\n    j2_variable_start_string: '[['\n", nil),
    ] as [(String, String?)])
  func templatesInCode(_ settings: String, _ expected: String?) throws {
    #expect(try value(of: "templates-in-code", ["mkdocs.yml": settings]) == expected)
  }

  @Test(
    arguments: [
      ("includes: docs/parts", "A part.", nil), ("includes: [docs/parts]", "A part.", nil),
      ("includes: [docs/.hidden, docs/parts]", "Hidden.", nil), ("includes: [.]", "The root.", nil),
      ("includes: [../docs/parts]", "A part.", nil), ("dates: true", "Beside.", nil),
      ("includes: [../../x]", "Beside.", "“includes” names “../../x”, which is not in the project"),
      ("includes: [/etc]", "Beside.", "“includes” names “/etc”, which is not in the project"),
      ("includes: [docs/.GIT]", "Beside.", "“includes” names “docs/.GIT”, which is not in the project"),
      (
        "includes: \(Array(repeating: 0, count: 21).indices.map { "f\($0)" })", "Beside.",
        "“includes” has more than 20 folders"
      ),
    ] as [(String, String, String?)])
  func filesAreLookedForInFolders(_ setting: String, _ expected: String, _ summary: String?) async throws {
    let files = [
      SiteConfiguration.path: "version: 1\ntitle: S\ncontent: docs\nexclude: [parts/]\n\(setting)\n",
      "docs/index.md": "# S\n\n{% include \"a.md\" %}\n", "docs/parts/a.md": "A part.\n",
      "docs/.hidden/a.md": "Hidden.\n", "docs/.GIT/a.md": "Secret.\n", "docs/a.md": "# B\n\nBeside.\n",
      "a.md": "The root.\n",
    ]
    var options = PipelineOptions()
    options.failOn = nil
    let output = MemoryOutput()
    let result = try await Pipeline(files: .memory(texts: files), options: options).run(into: output)
    #expect(result.diagnostics.first { $0.rule == "site/configuration" }?.summary == summary)
    let page = String(decoding: try #require(output.files["index.html"]), as: UTF8.self)
    #expect(page.contains("<p>\(expected)</p>"), "\(page)")
    #expect(!page.contains("Secret"))
  }

  // MARK: Inherited settings

  /// Mappings are merged at all depths; lists and texts of the file itself stand in place of those that it inherits.
  @Test func inheritedSettingsAreMerged() throws {
    let base = """
      site_name: Base
      theme: {language: de, custom_dir: docs/own}
      plugins:
        own: {}
        redirects:
          redirect_maps: {old.md: index.md, away.md: "https://a.example/", b.md: gone.md}
      extra: {a: A, b: B, list: [x]}

      """
    let settings = """
      INHERIT: config/base.yml
      theme: {language: fr}
      plugins:
        search: {}
        redirects:
          redirect_maps: {b.md: index.md}
      extra: {b: C}

      """
    let files = [
      "mkdocs.yml": settings, "config/base.yml": base, "docs/index.md": "{{ a }} {{ b }}", "docs/own/main.html": "",
    ]
    let (lines, byHand) = try recognized(files)
    for line in [
      "title: \"Base\"", "language: fr", "exclude: [\"/own/\"]", "  \"a\": \"A\"", "  \"b\": \"C\"",
      "  \"/old/\": \"index.md\"", "  \"/b/\": \"index.md\"",
    ] { #expect(lines.contains(line), "\(line) in \(lines)") }
    #expect(byHand.contains("plugins that are not run: own"))
    #expect(byHand.contains("redirects to other sites, which are not made: 1, such as that of away.md"))
  }

  @Test func filesThatInheritThemselvesEnd() throws {
    #expect(try value(of: "title", ["mkdocs.yml": "INHERIT: mkdocs.yml\nsite_name: M\n"]) == "\"M\"")
  }

  // MARK: What is left out

  @Test(
    arguments: [
      ("plugins:\n  exclude:\n    glob: [parts/*, a.md]\n", "[\"/parts/*\", \"/a.md\"]"),
      ("plugins:\n- exclude:\n    glob: '*.tmp'\n", "[\"*.tmp\"]"),
      ("plugins:\n- exclude:\n    glob: [a/*.md, '*/b/*', c/d*]\n", "[\"/a/**/*.md\", \"/**/*/b/*\", \"/c/d*\"]"),
      ("exclude_docs: |\n  *docs/parts/\n  docs/a.md\n  /docs/b\n", "[\"/parts/\", \"/a.md\", \"/b\"]"),
      ("exclude_docs: |\n  docs/\n  **/docs/a\n", "[\"docs/\", \"**/docs/a\"]"),
      ("exclude_docs: parts/\nplugins:\n- exclude:\n    glob: docs/parts/*\n", "[\"parts/\", \"/parts/*\"]"),
    ])
  func patterns(_ settings: String, _ expected: String) throws {
    #expect(try value(of: "exclude", ["mkdocs.yml": settings, "docs/parts/a.md": ""]) == expected)
  }

  /// A folder with that name among the pages is meant.
  @Test func foldersWithTheNameOfTheirFolder() throws {
    let files = ["mkdocs.yml": "exclude_docs: docs/a/\n", "docs/docs/a/b.md": ""]
    #expect(try value(of: "exclude", files) == "[\"docs/a/\"]")
  }

  /// Drawings that pages include are images, which have to be published.
  @Test(arguments: [("docs/parts/x.svg", "[\"/parts/**/*.md\"]"), ("docs/parts/x.yml", "[\"/parts/\", \"/parts/*\"]")])
  func drawingsAreNotLeftOut(_ file: String, _ expected: String) throws {
    let settings = """
      exclude_docs: /parts/
      plugins: {exclude: {glob: parts/*}}
      markdown_extensions: [{pymdownx.snippets: {base_path: docs/parts}}]

      """
    #expect(try value(of: "exclude", ["mkdocs.yml": settings, "docs/parts/a.md": "", file: ""]) == expected)
  }

  @Test func regularExpressionsAreLeftToDo() throws {
    let (_, byHand) = try recognized(["mkdocs.yml": "plugins:\n- exclude:\n    regex: ['.*\\.(tmp|bin)$']\n"])
    #expect(
      byHand.contains(
        "plugin exclude: patterns of `regex`, such as “.*\\.(tmp|bin)$”, are not read; add what they leave out to "
          + "`exclude`"))
  }

  // MARK: Templates

  @Test(
    arguments: [
      ("home.html", "templates that are not run: theme/home.html of docs/a.md; write in the pages what they show"),
      ("gone.html", nil), ("../mkdocs.yml.html", nil), ("[x]", nil),
    ] as [(String, String?)])
  func templatesOfPages(_ template: String, _ expected: String?) throws {
    let (_, byHand) = try recognized([
      "mkdocs.yml": "theme: {custom_dir: theme}\n", "theme/home.html": "{% extends 'main.html' %}",
      "docs/a.md": "---\ntemplate: \(template)\n---\n",
    ])
    #expect(byHand.filter { $0.hasPrefix("templates") } == [expected].compactMap(\.self))
  }

  @Test func templatesOfManyPagesAreOneLine() throws {
    var files = ["mkdocs.yml": "theme: {custom_dir: theme}\n"]
    for number in 0..<8 {
      files["theme/t\(number / 2).html"] = ""
      files["docs/a\(number).md"] = "---\ntemplate: t\(number / 2).html\n---\n"
    }
    #expect(
      try recognized(files).byHand.contains(
        "templates that are not run: theme/t0.html of docs/a0.md and 1 other page, theme/t1.html of docs/a2.md and 1 "
          + "other page, theme/t2.html of docs/a4.md and 1 other page, and 1 more; write in the pages what they show"))
  }
}
