import Testing

@testable import Diagnostics

/// Folders that hold a version of pages are recognized by their names.
@Suite struct VersionNameTests {
  @Test(arguments: [
    ("v1.14-docs/a/b", "*/a/b"), ("version-2.0/a", "*/a"), ("docs/4x/a", "docs/*/a"), ("1.x/v2.1.3/a", "*/*/a"),
    ("/docs/28.x/a", "/docs/*/a"), ("3.0-beta/a", "*/a"), ("docs/v3/a", "docs/*/a"),
  ])
  func versionsAreOne(_ path: String, _ placeholder: String) {
    #expect(VersionNames.placeholder(for: path) == placeholder)
  }

  @Test(arguments: [
    "", "v", "docs/a", "1", "vue3", "v1.", "2024/05/01", "01-start/a", "1.2.md", "1.", "x1.2", "1.-a", "1.2-a.md",
  ])
  func otherNamesAreNone(_ path: String) { #expect(VersionNames.placeholder(for: path) == nil) }
}
