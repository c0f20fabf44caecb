import Diagnostics
import Dialogs
import Files
import Guidelines
import Markdown
import Writing

/// Where a page is published.
enum PageAddress {
  /// The path of a page below the site's root.
  ///
  /// That of its file, unless front matter gives it another: `permalink: /components/card/`, or `slug: card` in the same
  /// folder.
  static func path(of source: String, _ frontMatter: PageFrontMatter) -> String {
    frontMatter.address
      .flatMap { TemplatedPermalink.filled($0.value, for: source, title: frontMatter.title) }
      .flatMap { path(of: $0, from: source) } ?? SitePath.page(for: withoutUnderscores(source))
  }

  /// A path without the underscores of Jekyll’s folders: `_components/card.md` is `components/card.md`, and
  /// `_pages/about.md` is `about.md`.
  static func withoutUnderscores(_ source: String) -> String {
    guard source.hasPrefix("_") || source.holds("/_") else { return source }
    var parts = source.pathParts(omittingEmpty: false)
    if parts.count > 1, parts[0] == "_pages" { parts.removeFirst() }
    for index in parts.indices.dropLast() where parts[index].count > 1 && parts[index].hasPrefix("_") {
      parts[index].removeFirst()
    }
    return parts.joined(separator: "/")
  }

  /// What a page is called that says nothing itself: the name of its file, or for an index page of its folder.
  static func title(of source: String, site: String) -> String {
    let stem = LinkIndex.stem(ofPage: source)
    let isIndex = ["index", "readme", "_index"].contains(SitePath.name(of: stem).lowercased())
    let name = SitePath.name(of: isIndex ? SitePath.folder(of: stem) : stem)
    return name.isEmpty ? site : Navigation.title(ofFolder: name)
  }

  /// The path that a slug or a permalink means; nil if it is none.
  ///
  /// - Parameter address: `/a/b`, `/a/b/`, or `a/b` from the root; `b` in the folder of the page.
  static func path(of address: String, from source: String) -> String? {
    // Jekyll and Hugo fill in placeholders, such as `/:categories/:title/`.
    guard !address.contains(":"), !address.contains("{") else { return nil }
    let folder = SitePath.folder(of: source)
    let isInFolder = !address.contains("/") && !folder.isEmpty
    if address == "/" || address == "./" {
      return address == "/" || folder.isEmpty ? "index.html" : folder + "/index.html"
    }
    let name = isInFolder ? folder + "/" + address : address
    // The ending counts toward the longest name that file systems take.
    let isComplete = name.hasSuffix("/") || name.hasSuffix(".html")
    guard case .path(let path) = AliasPath(isComplete ? name : name + ".html") else { return nil }
    return path
  }

  /// A path without the numbers that sort its files: `01-basics/02_start.md` is `basics/start.md`.
  ///
  /// A date or a version, such as `2024-01-02-news.md` or `1.2.md`, is none.
  static func withoutNumbers(_ source: String) -> String {
    guard source.utf8.contains(where: { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return source }
    return source.pathParts(omittingEmpty: false).map { String(withoutNumber($0)) }
      .joined(separator: "/")
  }

  /// The number in front of a file's or a folder's name, and the name behind it: `01-start`, `1.start`, or `(1)start`.
  static func number(of name: Substring) -> (number: Int, name: Substring)? {
    let isInParentheses = name.utf8.first == UInt8(ascii: "(")
    let bytes = isInParentheses ? name.utf8.dropFirst() : name.utf8[...]
    let digits = bytes.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard !digits.isEmpty, let number = Int(Substring(digits)) else { return nil }
    let separators = name[digits.endIndex...].utf8.prefix { (isInParentheses ? ")" : " -_.").utf8.contains($0) }
    let rest = name[separators.endIndex...]
    guard !separators.isEmpty, let first = rest.utf8.first, !(0x30...0x39).contains(first),
      !SitePath.pageEndings.contains("." + rest),
      // Without the number, it would be a folder above.
      rest.utf8.contains(where: { $0 != UInt8(ascii: ".") })
    else {
      return nil
    }
    return (number, rest)
  }

  /// A path without the folders that only group files: `(home)/about.md` is `about.md`.
  static func withoutGroups(_ source: String) -> String {
    guard source.utf8.contains(UInt8(ascii: "(")) else { return source }
    return source.split(separator: "/").filter { !($0.hasPrefix("(") && $0.hasSuffix(")")) }.joined(separator: "/")
  }

  /// A path without the folders that sort pages by a number: `docs/10-basics/20-start.md` is `docs/start.md`; nil if it
  /// has none.
  static func withoutSections(_ source: String) -> String? { without(source) { number(of: $0) != nil } }

  /// A path without the folder of a version: `docs/v3/start.md` is `docs/start.md`; nil if it has none.
  static func withoutVersions(_ source: String) -> String? { without(source, VersionNames.isVersion) }

  private static func without(_ source: String, _ isLeftOut: (Substring) -> Bool) -> String? {
    let parts = source.pathParts()
    let kept = parts.dropLast().filter { !isLeftOut($0) } + parts.suffix(1)
    return kept.count == parts.count ? nil : withoutNumbers(kept.joined(separator: "/"))
  }

  private static func withoutNumber(_ name: Substring) -> Substring { number(of: name)?.name ?? name }
}
