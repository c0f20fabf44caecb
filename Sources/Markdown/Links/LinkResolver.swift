/// Resolves the links of a page, and rewrites them for the published page.
///
/// A page `a/b.md` is published as `a/b.html`, so relative paths between pages, images, and other files change only
/// their extension. Paths from the root (`/images/x.png`) refer to the root of Content and become relative, because
/// the site can be published under any base path.
struct LinkResolver {
  /// The path of the page's folder relative to Content, with a slash after each part.
  private let folder: [UInt8]
  /// The relative path from that folder to Content.
  private let up: [UInt8]

  /// - Parameter pagePath: the path of the page in Content: `patterns/alerts.md`.
  init(pagePath: String) {
    let bytes = Array(pagePath.utf8)
    folder = Array(bytes[..<(bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)])
    up = folder.flatMap { $0 == UInt8(ascii: "/") ? Array("../".utf8) : [] }
  }

  /// The parts of a destination as written.
  private struct Parts {
    let path: Slice<UnsafeBufferPointer<UInt8>>
    /// Query and fragment with their separators.
    let suffix: Slice<UnsafeBufferPointer<UInt8>>
    /// The fragment without `#`.
    let fragment: Slice<UnsafeBufferPointer<UInt8>>?

    init(_ url: UnsafeBufferPointer<UInt8>) {
      let hash = url.firstIndex(of: UInt8(ascii: "#"))
      let beforeHash = url[..<(hash ?? url.endIndex)]
      let question = beforeHash.firstIndex(of: UInt8(ascii: "?"))
      path = beforeHash[..<(question ?? beforeHash.endIndex)]
      suffix = url[path.endIndex...]
      fragment = hash.map { url[($0 + 1)...] }
    }
  }

  /// - Returns: the target, and the destination to publish if it differs from the written one.
  func resolve(_ url: UnsafeBufferPointer<UInt8>, isImage: Bool) -> (target: LinkTarget, published: [UInt8]?) {
    if LinkScheme.isExternal(url) { return (.external, nil) }
    let parts = Parts(url)
    let fragment = parts.fragment.map { PercentEncoding.decode($0) }
    if parts.path.isEmpty { return (.samePage(fragment: fragment ?? ""), nil) }

    let isFromRoot = parts.path.first == UInt8(ascii: "/")
    let decoded = PercentEncoding.bytes(parts.path)
    let namesFolder = !isImage && Self.namesFolder(decoded)
    guard var path = normalize(decoded, from: isFromRoot ? [] : folder) else { return (.outside, nil) }
    if namesFolder { path += "index.md".utf8 }
    let target = LinkTarget.file(path: String(decoding: path, as: UTF8.self), fragment: fragment)

    let namesPage = !isImage && !namesFolder && Self.isMarkdown(parts.path)
    guard isFromRoot || namesPage || namesFolder else { return (target, nil) }
    return (target, publish(parts, isFromRoot: isFromRoot, namesPage: namesPage, namesFolder: namesFolder))
  }

  private func publish(_ parts: Parts, isFromRoot: Bool, namesPage: Bool, namesFolder: Bool) -> [UInt8] {
    var published: [UInt8] = []
    published.reserveCapacity(up.count + parts.path.count + parts.suffix.count + 12)
    if isFromRoot {
      // Without a folder in front, a name such as `javascript:x` in the root would become a scheme.
      published += up.isEmpty ? Array("./".utf8) : up
      published += parts.path.drop { $0 == UInt8(ascii: "/") }
    } else {
      published += parts.path
    }
    if namesPage {
      published.removeLast(Self.markdownEnding.utf8.count)
      published += ".html".utf8
    } else if namesFolder {
      if published.last != UInt8(ascii: "/") { published.append(UInt8(ascii: "/")) }
      published += "index.html".utf8
    }
    published += parts.suffix
    return published
  }

  /// The path from the root of Content, or nil if it leaves Content.
  ///
  /// - Parameter base: the folder to start from, empty or with a slash at its end.
  private func normalize(_ path: [UInt8], from base: [UInt8]) -> [UInt8]? {
    let slash = UInt8(ascii: "/")
    var result = base
    result.reserveCapacity(base.count + path.count + 8)
    var start = 0
    while start < path.count {
      let end = path[start...].firstIndex(of: slash) ?? path.count
      let segment = path[start..<end]
      start = end + 1
      if segment.isEmpty || segment.elementsEqual(".".utf8) { continue }
      if segment.elementsEqual("..".utf8) {
        guard !result.isEmpty else { return nil }
        let parent = result.dropLast().lastIndex(of: slash).map { $0 + 1 } ?? 0
        result.removeLast(result.count - parent)
      } else {
        result += segment
        if end < path.count { result.append(slash) }
      }
    }
    return result
  }

  private static let markdownEnding = ".md"

  private static func isMarkdown(_ path: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let ending = path.suffix(markdownEnding.utf8.count)
    return path.count > ending.count && ending.elementsEqual(markdownEnding.utf8) { $0 | 0x20 == $1 | 0x20 }
  }

  /// Whether the path can only refer to a folder.
  private static func namesFolder(_ path: [UInt8]) -> Bool {
    let last = path[(path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)...]
    return last.isEmpty || last.elementsEqual(".".utf8) || last.elementsEqual("..".utf8)
  }
}

/// Percent-encoding in URLs.
enum PercentEncoding {
  /// The decoded text, with malformed UTF-8 replaced.
  static func decode(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    guard bytes.contains(UInt8(ascii: "%")) else { return String(decoding: bytes, as: UTF8.self) }
    return String(decoding: self.bytes(bytes), as: UTF8.self)
  }

  /// The decoded bytes.
  ///
  /// Invalid escapes stay. U+0000, which paths cannot contain, becomes a byte that text cannot contain.
  static func bytes(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "%")) else { return Array(bytes) }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "%"), bytes.endIndex - index >= 2,
        let high = hexValue(bytes[index]), let low = hexValue(bytes[index + 1])
      {
        let value = high << 4 | low
        decoded.append(value == 0 ? 0xFF : value)
        index += 2
      } else {
        decoded.append(byte)
      }
    }
    return decoded
  }

  private static func hexValue(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
