/// The target of a destination, as far as the page alone can tell.
package enum LinkTarget: Sendable, Hashable {
  /// Another site: the destination has a scheme or starts with `//`.
  case external
  /// A scheme that can run code or read local files: `javascript:`, `vbscript:`, `file:`, most of `data:`.
  case unsafe
  /// This page; the fragment is empty for its top.
  case samePage(fragment: String)
  /// A file or page in Content, by its source path (`patterns/index.md` for `patterns/`), decoded.
  case file(path: String, fragment: String?)
  /// A path that leaves Content, from there: `../other/page.html`.
  case outside(path: String)

  /// The target of an image path outside Markdown.
  ///
  /// - Parameter page: the path in Content of the page that contains it.
  package init(image path: String, onPage page: String) {
    var path = path
    self = path.withUTF8 { LinkResolver(pagePath: page).resolve($0, isImage: true).target }
  }

  /// The path of a destination, decoded; nil for another site, or a path from the root.
  package static func path(of destination: String) -> String? {
    var destination = destination
    return destination.withUTF8 { url in
      guard !LinkScheme.isExternal(url), url.first != UInt8(ascii: "/") else { return nil }
      return PercentEncoding.decode(url.prefix { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "?") })
    }
  }
}

/// The schemes of a destination, determined from its bytes as in libcmark.
enum LinkScheme {
  /// Whether a destination has a scheme or names another host.
  static func isExternal(_ url: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = url.first else { return false }
    if first == UInt8(ascii: "/") { return url.count > 1 && url[1] == UInt8(ascii: "/") }
    guard isLetter(first) else { return false }
    for (index, byte) in url.enumerated() {
      switch byte {
      // `std::fmt` is the name of something in code.
      case UInt8(ascii: ":"): return index + 1 >= url.count || url[index + 1] != byte
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): continue
      default: guard isLetter(byte) else { return false }
      }
    }
    return false
  }

  /// What is in an address in place of what only another tool knows: such a link leads nowhere.
  static let template = "x-template:"

  /// What is in front of the path or the name of a page that another tool looks up: `{{< ref "name" >}}`.
  static let reference = "x-reference:"

  /// An address without the mark of a reference, and whether it had one.
  static func reference(
    _ url: UnsafeBufferPointer<UInt8>
  ) -> (url: UnsafeBufferPointer<UInt8>, isReference: Bool) {
    guard url.first == UInt8(ascii: "x"), url.starts(with: reference.utf8) else { return (url, false) }
    return (UnsafeBufferPointer(rebasing: url.dropFirst(reference.utf8.count)), true)
  }

  /// Whether an address has a part that only another tool knows.
  static func isTemplate(_ url: UnsafeBufferPointer<UInt8>) -> Bool {
    guard url.count >= template.utf8.count else { return false }
    return url.indices.contains { index in
      url[index] == UInt8(ascii: "x") && url[index...].starts(with: template.utf8)
    }
  }

  /// Whether the destination is removed unless authors are trusted.
  static func isUnsafe(_ url: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = url.first, "jJvVfFdD".utf8.contains(first) else { return false }
    if hasPrefix(url, "data:") {
      return
        !(hasPrefix(url, "data:image/png") || hasPrefix(url, "data:image/gif")
        || hasPrefix(url, "data:image/jpeg") || hasPrefix(url, "data:image/webp"))
    }
    return hasPrefix(url, "javascript:") || hasPrefix(url, "vbscript:") || hasPrefix(url, "file:")
  }

  /// Whether an unsafe destination is only there because a link needs one, and does nothing: `javascript:void(0)`.
  static func doesNothing(_ url: UnsafeBufferPointer<UInt8>) -> Bool {
    let scheme = "javascript:"
    guard hasPrefix(url, "javascript:"), url.count <= scheme.utf8.count + 10 else { return false }
    let code = url.dropFirst(scheme.utf8.count).filter { $0 > 0x20 && $0 != UInt8(ascii: ";") }
    return ["", "void(0)", "void()", "void0", "//"].contains { code.elementsEqual($0.utf8) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Compares with a lowercase prefix, ignoring ASCII case.
  private static func hasPrefix(_ url: UnsafeBufferPointer<UInt8>, _ prefix: StaticString) -> Bool {
    guard url.count >= prefix.utf8CodeUnitCount else { return false }
    return prefix.withUTF8Buffer { prefix in
      prefix.indices.allSatisfy { index in
        let byte = url[index]
        let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        return (isUpper ? byte | 0x20 : byte) == prefix[index]
      }
    }
  }
}
