import Diagnostics
import Files
import Site
import Testing

/// Sites that are published with their older versions.
@Suite struct VersionTests {
  private static let settings = """
    version: 1
    title: Compass
    url: https://example.org/patterns/
    versions:
      - name: 2.10
      - {name: 1.0, tag: v1}
      - {name: beta, tag: main~9, index: false}
    """
  private static let now = [
    "Content/site.yml": settings, "Content/index.md": "# Home\n", "Content/guide/new.md": "# New\n",
    "Content/guide/kept.md": "# Kept\n\nNow.\n",
  ]
  private static let old = [
    "Content/site.yml": "version: 1\ntitle: Old Compass\nversions: [{name: x}, {name: y, tag: z}]\n",
    "Content/index.md": "# Home\n", "Content/guide/kept.md": "# Kept\n\nThen.\n\n[Gone](gone.md)\n",
    "Content/guide/removed.md": "# Removed\n",
  ]

  /// Most tests look at the same site.
  private static let usual = Task { try await build() }

  private static func build(
    _ now: [String: String] = now, versions: [String: [String: String]] = ["v1": old, "main~9": old]
  ) async throws -> (result: SiteResult, site: [String: String]) {
    let output = MemoryOutput()
    let result = try await Pipeline(files: .memory(texts: now)).run(into: output) { tag, _ in
      .memory(texts: try #require(versions[tag]))
    }
    return (result, output.files.mapValues { String(decoding: $0, as: UTF8.self) })
  }

  @Test func eachVersionHasAFolder() async throws {
    let (result, site) = try await Self.usual.value
    #expect(result.diagnostics == [], "those of older versions are not reported")
    #expect(site["guide/kept.html"]?.contains("Now.") == true)
    #expect(site["1.0/guide/kept.html"]?.contains("Then.") == true)
    #expect(site["1.0/guide/removed.html"]?.contains("Old Compass") == true)
    #expect(site["beta/search/root.js"] != nil)
    #expect(site["sitemap.xml"] != nil && site["1.0/sitemap.xml"] == nil)
    #expect(result.totals?.files == site.count + 2, "the sitemaps of older versions are left out")
  }

  @Test func pagesLeadToThemselvesInOtherVersions() async throws {
    let (_, site) = try await Self.usual.value
    let kept = try #require(site["guide/kept.html"])
    #expect(kept.contains(#"<a href="../guide/kept.html" aria-current="true">2.10</a>"#))
    #expect(kept.contains(#"<a href="../1.0/guide/kept.html">1.0</a></li>"#))
    #expect(kept.contains(#"<link rel="canonical" href="https://example.org/patterns/guide/kept.html">"#))
    #expect(!kept.contains("This is version") && !kept.contains("noindex"))
    let old = try #require(site["1.0/guide/kept.html"])
    #expect(old.contains(#"<a href="../../guide/kept.html">This is version 1.0. Go to the current version, 2.10.</a>"#))
    #expect(old.contains(#"<a href="../../beta/guide/kept.html">beta</a></li>"#))
    #expect(old.contains(#"<link rel="canonical" href="https://example.org/patterns/guide/kept.html">"#))
    #expect(!old.contains("noindex"))
    #expect(site["beta/guide/kept.html"]?.contains(#"<meta name="robots" content="noindex">"#) == true)
  }

  @Test func aPageThatAVersionLacksIsSaidToBeMissing() async throws {
    let (_, site) = try await Self.usual.value
    #expect(
      site["guide/new.html"]?.contains(#"<a href="../1.0/index.html">1.0</a> <small>without this page</small>"#)
        == true)
    let removed = try #require(site["1.0/guide/removed.html"])
    #expect(removed.contains(#"<a href="../../index.html">2.10</a> <small>without this page</small>"#))
    #expect(removed.contains(#"<link rel="canonical" href="https://example.org/patterns/1.0/guide/removed.html">"#))
    // Generated pages are in all versions.
    #expect(site["guide/index.html"]?.contains(#"<a href="../1.0/guide/index.html">1.0</a></li>"#) == true)
    #expect(site["search.html"]?.contains(#"<a href="1.0/search.html">1.0</a></li>"#) == true)
  }

  @Test func versionsKeepTheLanguage() async throws {
    let languages = "version: 1\nlanguages: [en, de]\nurl: https://example.org/\n"
    let old = [
      "Content/site.yml": languages, "Content/index.md": "# Home\n", "Content/de/index.md": "# Start\n",
      "Content/kept.md": "# Kept\n", "Content/both.md": "# Both\n", "Content/de/both.md": "# Beide\n",
    ]
    let now = old.merging([
      "Content/site.yml": languages + "versions: [{name: 2.0}, {name: 1.0, tag: v1}, {name: 0.9, tag: v0}]\n",
      "Content/new.md": "# New\n",
    ]) { $1 }
    let oldest = ["Content/site.yml": "version: 1\n", "Content/index.md": "# Home\n"]
    let (_, site) = try await Self.build(now, versions: ["v1": old, "v0": oldest])
    // A page that is not translated is there in both versions.
    #expect(site["de/kept.html"]?.contains(#"<a href="../1.0/de/kept.html">1.0</a></li>"#) == true)
    #expect(
      site["de/new.html"]?.contains(#"<a href="../1.0/de/index.html">1.0</a> <small>ohne diese Seite</small>"#) == true)
    #expect(
      site["de/new.html"]?.contains(#"<a href="../0.9/index.html">0.9</a> <small>ohne diese Seite</small>"#) == true)
    // Only pages that search engines are to list name their translations.
    #expect(site["de/both.html"]?.contains(#"hreflang="en" href="https://example.org/both.html">"#) == true)
    let older = try #require(site["1.0/de/both.html"])
    #expect(older.contains(#"<link rel="canonical" href="https://example.org/de/both.html">"#))
    #expect(!older.contains(#"rel="alternate" hreflang"#))
  }

  @Test func aFolderCanHoldAVersion() async throws {
    var files = Self.now
    files["Content/site.yml"] =
      "version: 1\ntitle: Compass\nversions: [{name: 2.10}, {name: 1.0, folder: archive/one}]\n"
    for (path, text) in Self.old { files["archive/one/" + path] = text }
    files["archive/one/Templates/words/en.yml"] = "copy: Take\n"
    let (result, site) = try await Self.build(files)
    #expect(result.diagnostics == [])
    let old = try #require(site["1.0/guide/kept.html"])
    #expect(old.contains("Then.") && old.contains("Old Compass"))
    #expect(old.contains(#"<a href="../../guide/kept.html" "#) || old.contains(#"<a href="../../guide/kept.html">"#))
    #expect(!site.keys.contains { $0.hasPrefix("archive") })
  }

  @Test(arguments: [
    ("archive/two", "“archive/two” has no files"), ("Content/guide", "is in the folder with the current pages"),
  ])
  func aFolderWithoutAVersionPublishesNothing(_ folder: String, _ reason: String) async throws {
    var files = Self.now
    files["Content/site.yml"] =
      "version: 1\ntitle: Compass\nversions: [{name: 2.10}, {name: 1.0, folder: \(folder)}]\n"
    let error = await #expect(throws: VersionError.self) { try await Self.build(files) }
    #expect(error?.description.contains(reason) == true)
  }

  @Test func aSiteWithoutVersionsLooksAsBefore() async throws {
    var files = Self.now
    files["Content/site.yml"] = "version: 1\ntitle: Compass\n"
    let (_, site) = try await Self.build(files, versions: [:])
    #expect(site["index.html"]?.contains("versions") == false)
    #expect(site.keys.filter { $0.contains("versions") } == [])
    // One version is none to choose from, and a preview shows the current one only.
    files["Content/site.yml"] = "version: 1\nversions: [{name: one}]\n"
    #expect(try await Self.build(files, versions: [:]).site["index.html"]?.contains("versions") == false)
    let preview = try await Pipeline(files: .memory(texts: Self.now)).build()
    #expect(preview.site["index.html"]?.contains("class=\"versions\"") == false)
  }

  @Test func pagesInTheFolderOfAVersionStopTheBuild() async throws {
    var files = Self.now
    files["Content/1.0/page.md"] = "# Page\n"
    await #expect(throws: VersionError.self) { try await Self.build(files) }
  }

  @Test func anErrorInTheCurrentVersionPublishesNothing() async throws {
    var files = Self.now
    files["Content/index.md"] = "---\ntitle: [\n---\n"
    let (result, site) = try await Self.build(files)
    #expect(result.totals == nil && site.isEmpty)
  }

  @Test func templatesOfAVersionThatCannotBeReadStopTheBuild() async throws {
    var old = Self.old
    old["Templates/footer.mustache"] = "{{nosuch}}"
    await #expect(throws: VersionError.self) { try await Self.build(versions: ["v1": old, "main~9": Self.old]) }
  }

  @Test(arguments: [
    ("[{name: a, tag: v1}]", "the first version has a tag"),
    ("[{name: a, folder: old}]", "the first version has a folder"),
    ("[{name: a}, {name: b}]", "version “b” has no tag and no folder"),
    ("[{name: a}, {name: b, tag: v1, folder: old}]", "version “b” has a tag and a folder"),
    ("[{name: a}, {name: b, folder: ../../old}]", "“../../old” is not a folder of the project"),
    ("[{name: a}, {name: b, folder: /etc}]", "“/etc” is not a folder of the project"),
    ("[{name: a}, {name: b, folder: .git}]", "“.git” is not a folder of the project"),
    ("[{name: a}, {name: A, tag: b}]", "two versions have the name “A”"),
    ("[{name: ../x}]", "“../x” cannot be the name of a version"),
    ("[{name: a}, {name: .., tag: b}]", "“..” cannot be the name of a version"),
    ("[{name: a}, {name: assets, tag: b}]", "“assets” cannot be the name of a version"),
    ("[{name: a}, {tag: b}]", "a version has no name"),
    ("[{name: a}, {name: b, tga: c}]", "unknown key “tga”; did you mean “tag”?"),
    ("[one]", "a version is text, not a mapping of keys to values"),
  ])
  func mistakesAreReported(_ versions: String, _ summary: String) async throws {
    var files = Self.now
    files["Content/site.yml"] = "version: 1\nversions: \(versions)\n"
    let (result, _) = try await Self.build(files, versions: [:])
    #expect(result.diagnostics.map(\.summary).contains(summary), "\(result.diagnostics.map(\.summary))")
    #expect(result.isMisconfigured)
  }
}
