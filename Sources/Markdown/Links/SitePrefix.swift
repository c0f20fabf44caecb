/// What other tools write in front of a path to mean the root of the site.
enum SitePrefix {
  /// A destination without such a prefix, as a path from the root; nil if it has none.
  ///
  /// `@site/static/a.png` and `pathname:///a.png` are Docusaurus’s, `{{site.baseurl}}/a/` is Jekyll’s, and
  /// `{{< ref "a" >}}` is Hugo’s.
  static func taken(from url: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard let first = url.first else { return nil }
    switch first {
    case UInt8(ascii: "@"), UInt8(ascii: "~"):
      for prefix in ["@site/", "~@site/", "@/"] where url.starts(with: prefix.utf8) {
        return rooted(url.dropFirst(prefix.utf8.count))
      }
      return nil
    case UInt8(ascii: "p"):
      let prefix = "pathname://"
      return url.starts(with: prefix.utf8) ? rooted(url.dropFirst(prefix.utf8.count)) : nil
    case UInt8(ascii: "{"):
      return template(url)
    default: return nil
    }
  }

  /// What a template’s tag in front of a path stands for.
  private static func template(_ url: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var rest = url[...]
    var isKnown = false
    while rest.starts(with: "{{".utf8), let end = closing(rest) {
      let tag = rest.dropFirst(2)[..<end]
      let name = tag.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }
      if roots.contains(where: { name.elementsEqual($0.utf8) }) {
        isKnown = true
      } else if let path = reference(tag) {
        return rooted(path)
      } else {
        return nil
      }
      rest = rest[(end + 2)...]
    }
    return isKnown ? rooted(rest) : nil
  }

  /// Variables that hold the address of the site’s root.
  private static let roots = [
    "site.baseurl", "site.url", "site.base_url", "baseurl", "base_url", "site.BaseURL", ".Site.BaseURL",
    "config.site_url",
  ]

  /// The offset of a tag’s closing braces.
  private static func closing(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    var index = text.startIndex + 2
    while index + 1 < text.endIndex {
      if text[index] == UInt8(ascii: "}"), text[index + 1] == UInt8(ascii: "}") { return index }
      index += 1
    }
    return nil
  }

  /// The path in `< ref "path" >` and `< relref path >`.
  private static func reference(_ tag: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8]? {
    let words = tag.split {
      [0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "%")].contains($0)
    }
    guard words.count == 2, words[0].elementsEqual("ref".utf8) || words[0].elementsEqual("relref".utf8) else {
      return nil
    }
    return Array(words[1])
  }

  private static func rooted(_ path: some Sequence<UInt8>) -> [UInt8] {
    [UInt8(ascii: "/")] + path.drop { $0 == UInt8(ascii: "/") }
  }
}
