/// The parts of a destination as written.
struct LinkParts {
  let path: Slice<UnsafeBufferPointer<UInt8>>
  /// Query and fragment with their separators.
  let suffix: Slice<UnsafeBufferPointer<UInt8>>
  /// The fragment without `#`.
  let fragment: Slice<UnsafeBufferPointer<UInt8>>?

  /// The address that docsify means by a route, `#/a`, or by a heading in a query, `a?id=b`: `/a` and `a#b`; nil for
  /// other addresses.
  static func address(ofRoute url: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    let isRoute = url.starts(with: "#/".utf8)
    let path = url.dropFirst(isRoute ? 1 : 0)
    let query = "?id="
    guard let mark = path.firstIndex(of: UInt8(ascii: "?")), path[mark...].starts(with: query.utf8),
      !path[mark...].contains(UInt8(ascii: "#"))
    else { return isRoute ? Array(path) : nil }
    let id = path[(mark + query.utf8.count)...].prefix { $0 != UInt8(ascii: "&") }
    return path[..<mark] + [UInt8(ascii: "#")] + id
  }

  /// An address with slashes for the backslashes in its path, as browsers read it; nil if it has none, or begins with
  /// one.
  static func withSlashes(_ url: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    let backslash = UInt8(ascii: "\\")
    // Two of them in front would name another host.
    guard url.first != backslash, url.dropFirst().first != backslash, url.contains(backslash) else { return nil }
    let parts = LinkParts(url)
    guard parts.path.contains(backslash), !LinkScheme.isExternal(url) else { return nil }
    return parts.path.map { $0 == backslash ? UInt8(ascii: "/") : $0 } + parts.suffix
  }

  init(_ url: UnsafeBufferPointer<UInt8>) {
    let hash = url.firstIndex(of: UInt8(ascii: "#"))
    let beforeHash = url[..<(hash ?? url.endIndex)]
    let question = beforeHash.firstIndex(of: UInt8(ascii: "?"))
    path = beforeHash[..<(question ?? beforeHash.endIndex)]
    suffix = url[path.endIndex...]
    fragment = hash.map { url[($0 + 1)...] }
  }
}
