/// Says where a page's links lead, and how they have to be written on the page that is published.
///
/// A page `a/b.md` is published as `a/b.html`, so that all relative paths between pages, images and other files stay as
/// they are but for the ending. Paths from the root (`/images/x.png`) mean the root of Content and become relative,
/// since the site may be published under any base path.
struct LinkResolver {
  /// The folders from Content down to the page.
  private let folder: [Substring]

  /// - Parameter pagePath: the page's own path in Content: `patterns/alerts.md`.
  init(pagePath: String) {
    folder = pagePath.split(separator: "/").dropLast()
  }

  /// A destination cut into its parts, each as written.
  private struct Parts {
    let path: Slice<UnsafeBufferPointer<UInt8>>
    /// Query and fragment with their marks.
    let suffix: Slice<UnsafeBufferPointer<UInt8>>
    /// The fragment without its mark.
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

  /// - Returns: the target, and the destination to publish where it differs from the one written.
  func resolve(_ url: UnsafeBufferPointer<UInt8>, isImage: Bool) -> (target: LinkTarget, published: [UInt8]?) {
    if LinkScheme.isExternal(url) { return (.external, nil) }
    let parts = Parts(url)
    let fragment = parts.fragment.map { PercentEncoding.decode($0) }
    if parts.path.isEmpty { return (.samePage(fragment: fragment ?? ""), nil) }

    let isFromRoot = parts.path.first == UInt8(ascii: "/")
    let decoded = PercentEncoding.decode(parts.path)
    guard var segments = normalize(decoded, from: isFromRoot ? [] : folder) else { return (.outside, nil) }
    let namesFolder = segments.isEmpty || Self.namesFolder(decoded)
    if namesFolder, !isImage { segments.append("index.md") }
    let target = LinkTarget.file(path: segments.joined(separator: "/"), fragment: fragment)

    let namesPage = !isImage && !namesFolder && Self.isMarkdown(parts.path)
    guard isFromRoot || namesPage || namesFolder && !isImage else { return (target, nil) }
    return (target, publish(parts, isFromRoot: isFromRoot, namesPage: namesPage, namesFolder: namesFolder && !isImage))
  }

  private func publish(_ parts: Parts, isFromRoot: Bool, namesPage: Bool, namesFolder: Bool) -> [UInt8] {
    var path = Array(parts.path)
    if isFromRoot {
      path.removeFirst(path.prefix { $0 == UInt8(ascii: "/") }.count)
      let up = Array(repeating: Array("../".utf8), count: folder.count).joined()
      // Without this, a name such as `javascript:x` in the root would become a scheme.
      path.insert(contentsOf: up.isEmpty ? Array("./".utf8) : Array(up), at: 0)
    }
    if namesPage {
      path.removeLast(Self.markdownEnding.utf8.count)
      path += ".html".utf8
    } else if namesFolder {
      if path.last != UInt8(ascii: "/") { path.append(UInt8(ascii: "/")) }
      path += "index.html".utf8
    }
    return path + parts.suffix
  }

  /// The path from Content's root, or nil when it leads out of there.
  private func normalize(_ path: String, from base: [Substring]) -> [Substring]? {
    var segments = base
    for segment in path.split(separator: "/") {
      switch segment {
      case ".": continue
      case "..": guard segments.popLast() != nil else { return nil }
      default: segments.append(segment)
      }
    }
    return segments
  }

  private static let markdownEnding = ".md"

  private static func isMarkdown(_ path: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let ending = path.suffix(markdownEnding.utf8.count)
    return path.count > ending.count && ending.elementsEqual(markdownEnding.utf8) { $0 | 0x20 == $1 | 0x20 }
  }

  private static func namesFolder(_ path: String) -> Bool {
    guard let last = path.split(separator: "/", omittingEmptySubsequences: false).last else { return true }
    return last.isEmpty || last == "." || last == ".."
  }
}

/// Percent-encoding in URLs.
enum PercentEncoding {
  /// The text that is meant.
  ///
  /// What is no escape stays; malformed UTF-8 and U+0000, which no path holds, are replaced.
  static func decode(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    guard bytes.contains(UInt8(ascii: "%")) else { return String(decoding: bytes, as: UTF8.self) }
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
    return String(decoding: decoded, as: UTF8.self)
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
