/// What links are published as.
extension LinkResolver {
  func rewritten(_ target: LinkIndex.Target, _ parts: LinkParts) -> [UInt8] {
    relative(to: Array(target.published.utf8)) + parts.suffix
  }

  /// The shortest URL that leads from the published page to a path below the root.
  func relative(to path: [UInt8]) -> [UInt8] {
    let slash = UInt8(ascii: "/")
    var shared = 0
    for index in 0..<min(path.count, publishedFolder.count) {
      guard path[index] == publishedFolder[index] else { break }
      if path[index] == slash { shared = index + 1 }
    }
    let climbs = publishedFolder[shared...].count { $0 == slash }
    let rest = path[shared...]
    // A first segment with a colon, such as `javascript:x`, would be read as a scheme.
    let isScheme = climbs == 0 && rest.prefix { $0 != slash }.contains(UInt8(ascii: ":"))
    let start = isScheme ? Array("./".utf8) : (0..<climbs).flatMap { _ in Array("../".utf8) }
    return start + Self.escaped(Array(rest))
  }

  /// A path with what would end or change it in a URL percent-encoded.
  static func escaped(_ path: [UInt8]) -> [UInt8] {
    path.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "%"): Array("%25".utf8)
      case UInt8(ascii: "?"): Array("%3F".utf8)
      case UInt8(ascii: "#"): Array("%23".utf8)
      case UInt8(ascii: "\\"): Array("%5C".utf8)
      default: [byte]
      }
    }
  }

  /// Whether a link leads to what was found as it was written, the ending of a page aside.
  func isDirect(_ path: [UInt8]?, to found: LinkIndex.Target, namesFolder: Bool) -> Bool {
    guard keepsFolder, let path else { return false }
    let name = namesFolder ? String(decoding: path + Array("index.md".utf8), as: UTF8.self) : Self.text(path)
    return name == found.published || found.keepsPath && name == found.source
  }

  /// A link that needs no other path than the one that was written, its ending aside.
  func written(
    _ parts: LinkParts, _ target: LinkTarget, isFromRoot: Bool, isImage: Bool, namesFolder: Bool
  ) -> (target: LinkTarget, published: [UInt8]?) {
    let namesPage = !isImage && !namesFolder && Self.isMarkdown(parts.path)
    guard isFromRoot || namesPage || namesFolder else { return (target, nil) }
    return (target, publish(parts, isFromRoot: isFromRoot, namesPage: namesPage, namesFolder: namesFolder))
  }

  func publish(_ parts: LinkParts, isFromRoot: Bool, namesPage: Bool, namesFolder: Bool) -> [UInt8] {
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
      published.removeLast(Self.markdownEnding(of: parts.path)?.utf8.count ?? 0)
      published += ".html".utf8
    } else if namesFolder {
      if published.last != UInt8(ascii: "/") { published.append(UInt8(ascii: "/")) }
      published += "index.html".utf8
    }
    published += parts.suffix
    return published
  }
}
