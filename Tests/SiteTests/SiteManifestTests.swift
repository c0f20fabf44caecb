import Testing

@testable import Site

@Suite struct SiteManifestTests {
  @Test func readsWhatItWrites() throws {
    var manifest = SiteManifest()
    for path in ["index.html", "a/b c.html", "a\nb", "100%.html", "%0A", "ü/é.html", "tab\there"] {
      manifest.files[path] = "0123456789"
    }
    #expect(SiteManifest(manifest.bytes) == manifest)
    #expect(manifest.folders == ["a", "ü"])
  }

  @Test(arguments: [
    "", "index.html\n", "Patternbook site 1\nx ../victim\n", "Patternbook site 1\nx /etc/passwd\n",
    "Patternbook site 1\nx a/../../b\n", "Patternbook site 1\nx \n", "Patternbook site 1\nx\n",
    "Patternbook site 1\nx a%2\n", "Patternbook site 1\nx %2E%2E/victim\n", "Patternbook site 2\n",
    "Patternbook site 1\nx a//b\n",
  ])
  func refusesWhatItDidNotWrite(_ text: String) {
    #expect(SiteManifest(Array(text.utf8)) == nil)
  }
}
