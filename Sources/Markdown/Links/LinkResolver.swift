import Writing

/// Resolves the links of a page, and rewrites them for the published page.
///
/// A page `a/b.md` is published as `a/b.html`, so relative paths between pages, images, and other files change only
/// their extension. Paths from the root (`/images/x.png`) refer to the root of Content and become relative, because
/// the site can be published under any base path.
///
/// A class, because a renderer has it at hand for each link.
final class LinkResolver: Sendable {
  /// The path of the page's folder relative to Content, with a slash after each part.
  private let folder: [UInt8]
  /// The relative path from that folder to Content.
  let up: [UInt8]
  let publishedFolder: [UInt8]
  /// What the page would be as a folder: some tools publish `a/b.md` as `a/b/`.
  private let pageFolder: [UInt8]
  /// Whether links relative to the page’s file also work from the page that is published.
  let keepsFolder: Bool
  /// Whether front matter makes a folder of the page, so that addresses are relative to that folder.
  private let isPublishedAsFolder: Bool
  /// Folders of files that the page includes, from where their links are written.
  private let otherFolders: [[UInt8]]
  private let index: LinkIndex?
  /// The folders of a language or a version that the page is in, the outermost first.
  private let editions: [Edition]

  /// - Parameters:
  ///   - pagePath: the page's own path in Content: `patterns/alerts.md`.
  ///   - publishedPath: where the page is published, if that does not follow from its own path.
  ///   - filePath: the page's file in Content, if it is not at its own path: `de/patterns/alerts.md`.
  ///   - includedPaths: files in Content that the page includes.
  ///   - index: what links can lead to; without it, they are taken as written.
  init(
    pagePath: String, publishedPath: String? = nil, filePath: String? = nil, includedPaths: [String] = [],
    index: LinkIndex? = nil
  ) {
    let ownFolder = Self.folder(of: pagePath)
    folder = ownFolder
    editions = index == nil ? [] : Edition.all(of: pagePath)
    let others =
      includedPaths.isEmpty
      ? [] : Set(includedPaths.map(Self.folder)).sorted { $0.lexicographicallyPrecedes($1) }
    otherFolders = (filePath.map { [Self.folder(of: $0)].filter { $0 != ownFolder } } ?? []) + others
    let published = publishedPath.map(Self.folder) ?? folder
    keepsFolder = published == folder
    publishedFolder = published
    up = published.flatMap { $0 == UInt8(ascii: "/") ? Array("../".utf8) : [] }
    let stem = LinkIndex.withoutEnding(pagePath)
    // To Docusaurus, `a/a.md` is the page of the folder `a`, too.
    let opensFolder = LinkIndex.folder(ofIndex: stem) != nil || Self.isNamed(folder, like: stem)
    pageFolder = opensFolder ? folder : Array((stem + "/").utf8)
    isPublishedAsFolder =
      pageFolder != folder && published != folder
      && publishedPath.map { LinkIndex.folder(ofIndex: LinkIndex.withoutEnding($0)) != nil } ?? false
    self.index = index
  }

  /// Whether the name of a folder is that of a page in it.
  private static func isNamed(_ folder: [UInt8], like page: String) -> Bool {
    let name = page.utf8.dropFirst(folder.count)
    let start = folder.count - 1 - name.count
    guard !folder.isEmpty, !name.isEmpty, start >= 0, start == 0 || folder[start - 1] == UInt8(ascii: "/") else {
      return false
    }
    return folder[start..<folder.count - 1].elementsEqual(name)
  }

  private static func folder(of path: String) -> [UInt8] {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return [] }
    return Array(path.utf8[...slash])
  }

  /// - Returns: the target, and the destination to publish if it differs from the written one.
  ///
  /// - Parameters:
  ///   - isReference: whether another tool would look the page up, by its name if by nothing else.
  ///   - isHTML: whether it is in HTML, which most tools leave as it is.
  func resolve(
    _ url: UnsafeBufferPointer<UInt8>, isImage: Bool, isReference: Bool = false, isHTML: Bool = false
  ) -> (target: LinkTarget, published: [UInt8]?) {
    if isReference { return resolvePlain(url, isImage: isImage, isRewritten: true, isReference: true) }
    if let path = LinkParts.withSlashes(url) {
      return path.withUnsafeBufferPointer { resolvePlain($0, isImage: isImage, isRewritten: true) }
    }
    if let plain = SitePrefix.taken(from: url) {
      return plain.withUnsafeBufferPointer { resolvePlain($0, isImage: isImage, isRewritten: true) }
    }
    if !isImage, let index, index.readsRoutes, !LinkScheme.isExternal(url),
      let address = LinkParts.address(ofRoute: url)
    {
      return address.withUnsafeBufferPointer { resolvePlain($0, isImage: false, isRewritten: true) }
    }
    let (target, published) = resolvePlain(url, isImage: isImage, isRewritten: false)
    // It leads to another site of the same host, as far as anybody knows.
    let isElsewhere = isHTML && !isImage && url.first == UInt8(ascii: "/") && index?.leavesFolder(of: target) == true
    return (target, isElsewhere ? nil : published)
  }

  private func resolvePlain(
    _ url: UnsafeBufferPointer<UInt8>, isImage: Bool, isRewritten: Bool, isReference: Bool = false
  ) -> (target: LinkTarget, published: [UInt8]?) {
    if LinkScheme.isExternal(url) { return (.external, nil) }
    let parts = LinkParts(url)
    let fragment = parts.fragment.map { PercentEncoding.decode($0) }
    if parts.path.isEmpty { return (.samePage(fragment: fragment ?? ""), isRewritten ? Array(url) : nil) }

    let isFromRoot = parts.path.first == UInt8(ascii: "/")
    let decoded = PercentEncoding.bytes(parts.path)
    let namesFolder = !isImage && Self.namesFolder(decoded)
    let path = normalize(decoded, from: isFromRoot ? [] : folder)
    if let index {
      if isFromRoot, let path, index.isExternal(Self.text(path)) { return (.external, isRewritten ? Array(url) : nil) }
      let found =
        find(decoded, path, isFromRoot: isFromRoot, isImage: isImage, in: index)
        ?? (isReference ? findReferenced(decoded, path, in: index) : nil)
      if let found {
        let target = LinkTarget.file(path: found.source, fragment: fragment)
        if !isRewritten, isDirect(path, to: found, namesFolder: namesFolder) {
          return written(parts, target, isFromRoot: isFromRoot, isImage: isImage, namesFolder: namesFolder)
        }
        return (target, rewritten(found, parts))
      }
      if !isImage, !isFromRoot, fragment == nil, let found = index.findLineAnchor(Self.text(decoded)) {
        let anchor = LineAnchors.prefix + Self.text(decoded)
        return (
          .file(path: found.source, fragment: anchor),
          relative(to: Array(found.published.utf8)) + Array(("#" + anchor).utf8)
        )
      }
      if isFromRoot, !isImage, let path, index.isRedirected(Self.text(path)) {
        return (.external, isRewritten ? Array(url) : nil)
      }
    }
    guard let path else { return outside(decoded, parts, from: isFromRoot ? [] : folder) }
    if let index, !isFromRoot, index.isExternal(Self.text(path)) {
      let place = isImage ? nil : index.address(ofMissing: path)
      return (
        .external, place == nil && keepsFolder && !isRewritten ? nil : relative(to: place ?? path) + parts.suffix
      )
    }
    let name = path + (namesFolder ? Array("index.md".utf8) : [])
    let target = LinkTarget.file(path: String(decoding: name, as: UTF8.self), fragment: fragment)
    if !isImage, let place = index?.address(ofMissing: path) { return (target, relative(to: place) + parts.suffix) }
    guard keepsFolder, !isRewritten else { return (target, relative(to: path) + parts.suffix) }
    return written(parts, target, isFromRoot: isFromRoot, isImage: isImage, namesFolder: namesFolder)
  }

  /// The target of a path that leaves Content, and what is published in its place.
  private func outside(
    _ decoded: [UInt8], _ parts: LinkParts, from base: [UInt8]
  ) -> (target: LinkTarget, published: [UInt8]?) {
    let path = Self.pathFromContent(decoded, from: base)
    guard let index, index.isExternal(String(decoding: path, as: UTF8.self)) else {
      return (.outside(path: String(decoding: path, as: UTF8.self)), nil)
    }
    return (.external, keepsFolder ? nil : up + Self.escaped(path) + parts.suffix)
  }

  /// A path that leaves Content, from the root of Content: `../other/page.html`.
  private static func pathFromContent(_ path: [UInt8], from base: [UInt8]) -> [UInt8] {
    let slash = UInt8(ascii: "/")
    var names: [ArraySlice<UInt8>] = base.split(separator: slash)
    var climbs = 0
    for segment in path.split(separator: slash) where !segment.elementsEqual(".".utf8) {
      if !segment.elementsEqual("..".utf8) {
        names.append(segment)
      } else if names.popLast() == nil {
        climbs += 1
      }
    }
    let end = path.last == slash ? [slash] : []
    return Array((Array(repeating: Array("..".utf8)[...], count: climbs) + names).joined(separator: [slash])) + end
  }

  /// What a path leads to, by the first convention that finds something.
  ///
  /// - Parameter path: normalized from the page’s folder or the root; nil if it leads out of Content.
  /// The file that a path from the root means from the outermost folder of the page, which Docusaurus publishes beside
  /// others, each with a root of its own.
  private func findInOuterFolder(_ path: [UInt8], in index: LinkIndex) -> LinkIndex.Target? {
    guard Self.isMarkdown(path), let slash = folder.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    return index.find(Self.text(Array(folder[...slash]) + path), isImage: false)
  }

  private func find(
    _ decoded: [UInt8], _ path: [UInt8]?, isFromRoot: Bool, isImage: Bool, in index: LinkIndex
  ) -> LinkIndex.Target? {
    if isPublishedAsFolder, !isFromRoot, !isImage, !Self.isMarkdown(decoded),
      let path = normalize(decoded, from: publishedFolder), let found = index.find(Self.text(path), isImage: false)
    {
      return found
    }
    if let path {
      // A folder may begin at the root, where its path is empty.
      let name = Self.text(path)
      // Without a version, it stays in that of its page.
      if isFromRoot, !isImage, editions.contains(where: \.isVersion), index.find(name, isImage: false) == nil,
        let found = findInEdition(name, in: index)
      {
        return found
      }
      let found = isFromRoot ? index.findFromRoot(name, isImage: isImage) : index.find(name, isImage: isImage)
      if let found { return found }
    }
    guard !isFromRoot else {
      guard !isImage, let path else { return nil }
      return findInEdition(Self.text(path), in: index) ?? findInOuterFolder(path, in: index)
    }
    if pageFolder != folder, let path = normalize(decoded, from: pageFolder),
      let found = index.find(Self.text(path), isImage: isImage)
    {
      return found
    }
    // A path through the project leads to a file that is published at the root of the site.
    if let path = normalize(decoded, from: index.place(of: folder)) {
      let place = Self.text(path)
      if let found = index.findMoved(place) ?? index.findInProject(place, isImage: isImage) { return found }
    }
    if let found = findByAlias(decoded, isImage: isImage, in: index) { return found }
    // Where addresses are not those of the files, browsers start from the address, which ends without a slash or with
    // one: `/b` of the slug `/b`, `/b/`.
    if !keepsFolder, !Self.isMarkdown(decoded) {
      for base in isPublishedAsFolder ? [publishedFolder, Self.folder(around: publishedFolder)] : [publishedFolder] {
        guard let path = normalize(decoded, from: base) else { continue }
        if let found = index.find(Self.text(path), isImage: isImage) { return found }
      }
    }
    for folder in otherFolders {
      guard let path = normalize(decoded, from: folder) else { continue }
      if let found = index.find(Self.text(path), isImage: isImage) { return found }
    }
    return findFromElsewhere(decoded, isImage: isImage, in: index)
      ?? (decoded.contains(UInt8(ascii: "/")) ? nil : index.findFile(named: Self.text(decoded)))
  }

  /// What a path leads to that begins with the short name of a folder around the pages: `@/assets/a.png` or
  /// `@assets/a.png` for `src/assets/a.png`.
  private func findByAlias(_ decoded: [UInt8], isImage: Bool, in index: LinkIndex) -> LinkIndex.Target? {
    guard let mark = decoded.first, mark == UInt8(ascii: "@") || mark == UInt8(ascii: "~"),
      decoded.contains(UInt8(ascii: "/"))
    else { return nil }
    let rest = Array(decoded.dropFirst().drop { $0 == UInt8(ascii: "/") })
    var folder = index.place(of: [])
    for _ in 0..<Self.mostFoldersAround {
      if let path = normalize(rest, from: folder) {
        let place = Self.text(path)
        if let found = index.findMoved(place) ?? index.findInProject(place, isImage: isImage) { return found }
      }
      guard !folder.isEmpty else { return nil }
      folder = Self.folder(around: folder)
    }
    return nil
  }

  private static let mostFoldersAround = 10

  /// What a path from the root leads to in the language and the version of the page, where tools leave those out of
  /// links: `/guide/a` on `de/4x/b.md` is `de/4x/guide/a`.
  private func findInEdition(_ path: String, in index: LinkIndex) -> LinkIndex.Target? {
    guard !editions.isEmpty else { return nil }
    var parts = path.split(separator: "/").map(String.init)
    for edition in editions where edition.depth <= parts.count {
      guard parts[..<edition.depth].elementsEqual(edition.folders) else { return nil }
      if edition.depth < parts.count, parts[edition.depth] == edition.name { continue }
      parts.insert(edition.name, at: edition.depth)
      if let found = index.find(parts.joined(separator: "/"), isImage: false) { return found }
    }
    return nil
  }

  /// The page that Hugo means by a path in any case of letters, from the page or the root, or by a name that only one
  /// page has: `name`, or `/name` where nothing is at that path.
  private func findReferenced(_ decoded: [UInt8], _ path: [UInt8]?, in index: LinkIndex) -> LinkIndex.Target? {
    let places = [path, normalize(decoded, from: [])].compactMap { $0.map { LinkIndex.withoutEnding(Self.text($0)) } }
    for place in places {
      if let found = index.findInAnyCase(place) ?? index.findFromRoot(place, isImage: false) { return found }
    }
    let name = decoded.first == UInt8(ascii: "/") ? decoded.dropFirst() : decoded[...]
    return index.findNamed(LinkIndex.withoutEnding(String(decoding: name, as: UTF8.self)))
  }

  /// What a relative path leads to that tools look for in other folders, too, if it does not say from where it starts.
  private func findFromElsewhere(_ decoded: [UInt8], isImage: Bool, in index: LinkIndex) -> LinkIndex.Target? {
    // `a/index.md` is at `a` in some tools, so that `./b` is beside `a`.
    if pageFolder == folder, !folder.isEmpty, let path = normalize(decoded, from: Self.folder(around: folder)),
      let found = index.find(Self.text(path), isImage: isImage)
    {
      return found
    }
    guard !decoded.starts(with: "./".utf8), !decoded.starts(with: "../".utf8), let path = normalize(decoded, from: [])
    else { return nil }
    // Docusaurus looks for pages below the folder with the pages and in the project, and for files where
    // `useBaseUrl` does: from the root of the site.
    let name = Self.text(path)
    if Self.isMarkdown(decoded) {
      return index.find(name, isImage: isImage) ?? index.findInProject(name, isImage: isImage)
        ?? findBelowContentFolder(decoded, in: index)
    }
    // Tags of Eleventy name pictures from the root of the project.
    if Self.namesFile(decoded) {
      return index.findFromRoot(name, isImage: isImage) ?? index.findMoved(name)
        ?? index.findInProject(name, isImage: isImage)
    }
    // To Hugo, `a/b` is also a page below the folder with the pages.
    guard !isImage, name.contains("/") else { return nil }
    return index.find(name, isImage: false) ?? index.findInAnyCase(name)
  }

  /// The page below the first folder of the page’s own path, which is one of several folders with pages.
  private func findBelowContentFolder(_ decoded: [UInt8], in index: LinkIndex) -> LinkIndex.Target? {
    guard let slash = folder.firstIndex(of: UInt8(ascii: "/")),
      let path = normalize(decoded, from: Array(folder[...slash]))
    else { return nil }
    return index.find(Self.text(path), isImage: false)
  }

  /// The folder that a folder is in, with a slash at its end; empty for the root.
  private static func folder(around folder: [UInt8]) -> [UInt8] {
    let slash = folder.dropLast().lastIndex(of: UInt8(ascii: "/"))
    return slash.map { Array(folder[...$0]) } ?? []
  }

  /// Whether the last part of a path has an ending, as the names of files have.
  private static func namesFile(_ path: [UInt8]) -> Bool {
    let last = path[(path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)...]
    return last.dropFirst().contains(UInt8(ascii: ".")) && path.contains(UInt8(ascii: "/"))
  }

  /// A path without the slash at its end.
  static func text(_ path: [UInt8]) -> String {
    String(decoding: path.last == UInt8(ascii: "/") ? path.dropLast() : path[...], as: UTF8.self)
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

  private static let markdownEndings = [".md", ".mdx", ".markdown"]

  static func isMarkdown(_ path: some BidirectionalCollection<UInt8>) -> Bool {
    markdownEnding(of: path) != nil
  }

  static func markdownEnding(of path: some BidirectionalCollection<UInt8>) -> String? {
    markdownEndings.first { ending in
      path.count > ending.utf8.count
        && path.suffix(ending.utf8.count).elementsEqual(ending.utf8) { $0 | 0x20 == $1 | 0x20 }
    }
  }

  /// Whether the path can only refer to a folder.
  private static func namesFolder(_ path: [UInt8]) -> Bool {
    let last = path[(path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)...]
    return last.isEmpty || last.elementsEqual(".".utf8) || last.elementsEqual("..".utf8)
  }
}
