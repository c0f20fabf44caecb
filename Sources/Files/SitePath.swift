/// Path arithmetic within a site: relative to its root, `/` between parts, without `.` or `..`.
package enum SitePath {
  /// What the names of pages end with, in any case of letters; the usual ending first.
  package static let pageEndings = [".md", ".mdx", ".markdown"]

  /// The path of the page for a Markdown file: `a/b.md` is published as `a/b.html`.
  package static func page(for source: String) -> String {
    if isHTML(source) { return String(source.prefix(upTo: source.lastIndex(of: ".") ?? source.endIndex)) + ".html" }
    let stem = String(source.dropLast(pageEnding(of: source)?.count ?? 0))
    // Some tools have both endings: `a.html.md`.
    return stem.hasSuffix(".html") ? stem : stem + ".html"
  }

  /// True for the names of files in HTML.
  package static func isHTML(_ path: String) -> Bool {
    let path = path.lowercased()
    return path.hasSuffix(".html") || path.hasSuffix(".htm")
  }

  /// True for the names of files that are pages.
  package static func isPage(_ path: String) -> Bool { pageEnding(of: path) != nil }

  private static func pageEnding(of path: String) -> String? {
    let name = path.utf8
    return pageEndings.first { ending in
      name.count > ending.utf8.count && name.suffix(ending.utf8.count).elementsEqual(ending.utf8) { $0 | 0x20 == $1 }
    }
  }

  /// The folder of a path, without a slash at its end; empty at the root.
  package static func folder(of path: String) -> String {
    lastSlash(in: path).map { String(path[..<$0]) } ?? ""
  }

  /// The last part of a path.
  package static func name(of path: String) -> String {
    lastSlash(in: path).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  private static func lastSlash(in path: String) -> String.Index? {
    guard let offset = path.utf8.withContiguousStorageIfAvailable({ $0.lastIndex(of: UInt8(ascii: "/")) }) else {
      return path.utf8.lastIndex(of: UInt8(ascii: "/"))
    }
    return offset.map { path.utf8.index(path.startIndex, offsetBy: $0) }
  }

  /// The relative path from a page to the root: empty or `../` for each folder.
  package static func root(from page: String) -> String {
    String(repeating: "../", count: page.utf8.count { $0 == UInt8(ascii: "/") })
  }

  /// The relative URL path from one page to another file of the site.
  ///
  /// The shortest path, so that pages of a section link to each other without climbing to the root. It starts with
  /// `./` if its first segment contains a colon, which would be read as a scheme: `./javascript:x.html`. Not
  /// percent-encoded; `SiteURL` does that.
  package static func relative(from page: String, to target: String) -> String {
    let base = Array(page.utf8)
    let goal = Array(target.utf8)
    var shared = 0
    var index = 0
    while index < base.count, index < goal.count, base[index] == goal[index] {
      index += 1
      if base[index - 1] == UInt8(ascii: "/") { shared = index }
    }
    let climbs = base[shared...].count { $0 == UInt8(ascii: "/") }
    let rest = goal[shared...]
    let isScheme = climbs == 0 && rest.prefix { $0 != UInt8(ascii: "/") }.contains(UInt8(ascii: ":"))
    return (isScheme ? "./" : String(repeating: "../", count: climbs)) + String(decoding: rest, as: UTF8.self)
  }

  /// A path with `.` and `..` resolved against the folder of a page; nil if it leaves the root.
  ///
  /// Splits bytes, as file systems do: to a string, a slash before a combining mark is another character.
  package static func resolve(_ path: String, from page: String) -> String? {
    let slash = UInt8(ascii: "/")
    var parts = path.utf8.first == slash ? [] : folder(of: page).utf8.split(separator: slash)
    for part in path.utf8.split(separator: slash) {
      if part.elementsEqual(".".utf8) { continue }
      if part.elementsEqual("..".utf8) {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(part)
      }
    }
    return String(decoding: Array(parts.joined(separator: CollectionOfOne(slash))), as: UTF8.self)
  }
}
