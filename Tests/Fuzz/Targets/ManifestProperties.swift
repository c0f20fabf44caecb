@testable import Site
@testable import Workbench

/// A list of published or exported files leads nowhere outside its folder, and reads the same after it is written.
enum ManifestProperties {
  static func check(_ bytes: [UInt8]) throws(Violation) {
    let exported = ExportManifest(bytes)
    try check(exported.files.keys)
    try require(ExportManifest(exported.bytes) == exported, "the list changes when it is written")
    guard let published = SiteManifest(bytes) else { return }
    try check(published.files.keys)
    try require(SiteManifest(published.bytes) == published, "the list changes when it is written")
  }

  private static func check(_ paths: some Sequence<String>) throws(Violation) {
    for path in paths {
      let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      for part in parts {
        let name = String(decoding: part, as: UTF8.self)
        try require(!["", ".", ".."].contains(name), "the path “\(path)” leaves the folder")
      }
    }
  }
}
