import Diagnostics
import Dialogs
import Markdown
import Words

@testable import Site

/// Front matter is read or refused with a place; aliases stay within the site.
enum FrontMatterProperties {
  static func check(_ bytes: [UInt8]) throws(Violation) {
    try check(page: bytes)
    try check(page: Array("---\n".utf8) + bytes + Array("\n---\n# Title\n".utf8))
  }

  private static func check(page bytes: [UInt8]) throws(Violation) {
    let probe = PageProbe(bytes)
    try probe.checkPlaces()
    let split = FrontMatter.split(probe.file)
    try require(split.body.upperBound == bytes.count, "the body ends before the file")
    for alias in probe.page.frontMatter.aliases {
      let parts = alias.value.split(separator: "/", omittingEmptySubsequences: false)
      let isInside = parts.allSatisfy { !["", ".", ".."].contains($0) }
      try require(isInside, "the alias “\(alias.value)” is not a path within the site")
      let redirect = Redirect.html(
        from: alias.value, to: probe.page.path, title: probe.page.title, language: "en", .english)
      _ = try utf8(redirect, "a redirect")
    }
    let boost = probe.page.frontMatter.search.boost
    try require(SearchPreference.boosts.contains(boost), "a boost of \(boost)")
  }
}
