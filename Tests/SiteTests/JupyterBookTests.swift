import Diagnostics
import Files
import Testing

@testable import Site

/// Sites of Jupyter Book.
@Suite struct JupyterBookTests {
  private func recognize(_ files: [String: String]) throws -> ForeignSite? {
    try ForeignSite.recognize(.memory(texts: files), name: "name", at: "")
  }

  /// What is beside `_config.yml` and a page, and the tool.
  @Test(arguments: [
    ("_toc.yml", "format: jb-book\nroot: index\n", "Jupyter Book"),
    ("_toc.yml", "root: index\nchapters:\n- file: index\n", "Jupyter Book"),
    ("_toc.yml", "- title: A\n", "Jekyll"), ("a.md", "A.\n", "Jekyll"),
  ])
  func isToldFromJekyll(_ path: String, _ text: String, _ tool: String) throws {
    let site = try recognize(["_config.yml": "title: T\n", "index.md": "# A\n", path: text])
    #expect(site?.tool == tool)
  }

  @Test func settingsAreTaken() throws {
    let config = """
      title: T
      only_build_toc_files: true
      exclude_patterns: [".nox", "x", "**.tmp"]
      html:
        baseurl: https://a.example/b/
        use_edit_page_button: true
      repository:
        url: https://github.com/a/b/
        branch: main
        path_to_book: docs
      sphinx:
        config:
          language: de

      """
    let site = try #require(
      try recognize([
        "docs/_config.yml": config, "docs/_toc.yml": "format: jb-book\nroot: start\nchapters:\n- file: a/b\n",
        "docs/start.md": "# Start\n", "docs/a/b.md": "# B\n", "docs/a/c.md": "# C\n", "docs/x/d.md": "# D\n",
        "README.md": "# R\n",
      ]))
    for line in [
      "title: \"T\"", "url: \"https://a.example/b/\"", "language: de", "content: \"docs\"", "files: linked",
      "exclude: [\"/x/\", \"/a/c.md\", \"/x/d.md\"]", "home: \"start.md\"",
      "edit: \"https://github.com/a/b/edit/main/\"",
    ] {
      #expect(site.configuration.contains(line + "\n"), "\(site.configuration)")
    }
  }

  /// A part is a section, an entry without a title has that of its page, and a pattern stands for a folder.
  @Test func contentsAreTheNavigation() async throws {
    let contents = """
      format: jb-book
      root: index
      parts:
        - chapters:
          - file: a.md
        - caption: More
          chapters:
          - file: b
            title: Other
            sections:
            - file: c/d
          - url: https://a.example/
            title: Chat
          - glob: e/*.md

      """
    var files = ["_config.yml": "title: T\n", "_toc.yml": contents, "conf.py": "html_title = 'U'\n"]
    for name in ["index", "a", "b", "c/d", "e/f", "e/g"] { files[name + ".md"] = "# Page \(name)\n" }
    let site = try #require(try recognize(files))
    #expect(site.tool == "Jupyter Book")
    files[SiteConfiguration.path] = site.configuration
    let result = try await Pipeline(files: .memory(texts: files)).run(into: nil)
    #expect(
      result.tree(separator: ", ")
        == "Page index, Page a, More(Other(Page c/d), Chat@https://a.example/, Page e/f, Page e/g)")
  }
}
