import Diagnostics
import Files
import Testing

@testable import Site

/// Sites of Sphinx with pages in Markdown.
@Suite struct SphinxTests {
  private static let script = "project = 'A'\nlanguage = \"de\"\nextensions = ['myst_parser']\n"

  private func recognize(_ files: [String: String]) throws -> ForeignSite? {
    try ForeignSite.recognize(.memory(texts: files), name: "name", at: "")
  }

  @Test func settingsAreTaken() throws {
    let site = try #require(
      try recognize(["docs/conf.py": Self.script, "docs/index.md": "# A\n", "docs/a.md": "# B\n"]))
    #expect(site.tool == "Sphinx")
    for line in ["title: \"A\"", "language: de", "content: \"docs\"", "files: linked"] {
      #expect(site.configuration.contains(line + "\n"), "\(site.configuration)")
    }
  }

  /// Another script, or pages in another format.
  @Test(arguments: [
    ["conf.py": "a = 1\n", "index.md": "# A\n"], ["conf.py": script, "index.rst": "A", "a.md": "# A\n"],
  ])
  func isOnlyRecognizedWithMarkdown(_ files: [String: String]) throws {
    #expect(try recognize(files)?.tool != "Sphinx")
  }

  @Test func treesAreTheNavigation() async throws {
    let tree = """
      # Home

      ```{toctree}
      :caption: More
      :maxdepth: 2

      a/index
      Other <b.md>
      Chat <https://a.example/>
      ```

      :::{toctree}
      ---
      glob: true
      ---
      c/*
      :::

      """
    var files = ["conf.py": Self.script, "index.md": tree]
    files["a/index.md"] = "# A\n\n```{toctree}\nself\nd\n/index\n```\n"
    for name in ["a/d", "b", "c/e", "c/f"] { files[name + ".md"] = "# Page \(name)\n" }
    files[SiteConfiguration.path] = try #require(try recognize(files)).configuration
    var options = PipelineOptions()
    options.failOn = nil
    let result = try await Pipeline(files: .memory(texts: files), options: options).run(into: nil)
    #expect(
      result.tree(separator: ", ")
        == "More(A(Page a/d, Home), Other, Chat@https://a.example/), Page c/e, Page c/f")
  }

  /// Texts and schemes of addresses are variables, as far as pages use them.
  @Test func settingsOfMySTAreVariables() throws {
    let script =
      Self.script + """
        myst_substitutions = {
            "word": 'a text',  # {not} data
            "unused": "b",
        }
        myst_url_schemes = {
            "http": None,
            "doi": "https://doi.example/{{path}}",
            "issue": {
                "url": "https://a.example/{{path}}",
                "title": "Issue {{path}}",
            },
            "wiki": "https://wiki.example/{{path}}",
        }

        """
    let files = ["conf.py": script, "index.md": "# A\n\n{{ word }} <doi:1> <issue:2>\n"]
    let configuration = try #require(try recognize(files)).configuration
    for line in [
      #"  "word": "a text""#, #"  "myst_url_schemes.doi": "https://doi.example/{{path}}""#,
      #"  "myst_url_schemes.issue": "https://a.example/{{path}}""#,
      #"  "myst_url_schemes.issue.title": "Issue {{path}}""#,
    ] {
      #expect(configuration.contains(line + "\n"), "\(configuration)")
    }
    #expect(!configuration.contains("unused") && !configuration.contains("wiki"), "\(configuration)")
  }

  /// Links into other projects are one finding of a site, whatever their addresses.
  @Test func linksToInventoriesAreReported() async throws {
    var files = ["conf.py": Self.script, "index.md": "# A\n\n[text](inv:other#a) and <inv:other#b>.\n"]
    files[SiteConfiguration.path] = try #require(try recognize(files)).configuration
    var options = PipelineOptions()
    options.failOn = nil
    let result = try await Pipeline(files: .memory(texts: files), options: options).run(into: nil)
    #expect(result.diagnostics.map(\.rule) == ["page/foreign-syntax"], "\(result.diagnostics)")
  }
}
