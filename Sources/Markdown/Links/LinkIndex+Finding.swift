/// What paths lead to.
extension LinkIndex {
  /// The page or file that a path leads to.
  ///
  /// - Parameters:
  ///   - path: from the root, normalized, without a slash at either end.
  ///   - isImage: whether only a file can be meant.
  func find(_ path: String, isImage: Bool) -> Target? {
    noted(.init(start: .content, path: path, isImage: isImage, answer: lookUp(path, isImage: isImage)))
  }

  private func noted(_ lookup: Lookup) -> Target? { noted(lookup, in: log) }

  private func lookUp(_ path: String, isImage: Bool) -> Target? {
    if let index = exact[path] { return targets[index] }
    guard !isImage else { return nil }
    if let index = names[path] ?? names[Self.withoutEnding(path)] { return targets[index] }
    return nil
  }

  /// The page or file that a path from the root leads to, below a prefix or in a static folder if nowhere else.
  func findFromRoot(_ path: String, isImage: Bool) -> Target? {
    noted(
      .init(start: .rootOfSite, path: path, isImage: isImage, answer: lookUpFromRoot(path, isImage: isImage)))
  }

  private func lookUpFromRoot(_ path: String, isImage: Bool) -> Target? {
    if let target = lookUp(path, isImage: isImage) { return target }
    if let target = findStatic(path) { return target }
    for prefix in prefixes where path.hasPrefix(prefix) {
      let rest = path.dropFirst(prefix.count)
      guard rest.isEmpty || rest.first == "/" else { continue }
      if let target = findBelowPrefix(rest.drop { $0 == "/" }, isImage: isImage) { return target }
      // What is called by its version, in the place of all versions: `docs/next/a` for `docs/a`.
      if let slash = prefix.lastIndex(of: "/") {
        let place = String(prefix[..<slash]) + rest
        if let target = lookUp(place, isImage: isImage) { return target }
      }
    }
    if let slash = path.firstIndex(of: "/") {
      let rest = path[path.index(after: slash)...]
      if Self.isUsualPrefix(String(path[..<slash])), let target = findBelowPrefix(rest, isImage: isImage) {
        return target
      }
      // Some tools publish the folder `img` below `assets`.
      if isImage, rest.contains("/"), let index = exact[String(rest)] { return targets[index] }
    }
    if isImage { return nil }
    return lookUpInAnyCase(path) ?? findByEnding(path) ?? findPost(path) ?? findShortened(path)
  }

  /// The page that a path means that leaves out a folder with a number or a version, or says “latest” for the version.
  private func findShortened(_ path: String) -> Target? {
    guard !shortened.isEmpty else { return nil }
    let address = Self.address(path)
    let parts = address.split(separator: "/")
    let others = parts.filter { !Self.latest.contains($0) }
    let index = shortened[address] ?? (others.count < parts.count ? shortened[others.joined(separator: "/")] : nil)
    guard let index, index >= 0 else { return nil }
    return targets[index]
  }

  /// What addresses call the last version.
  private static let latest: Set<Substring> = ["current", "latest", "stable"]

  /// The path of a page without its ending, or that of its folder for an index page.
  static func address(_ path: String) -> String {
    let stem = withoutEnding(path)
    return folder(ofIndex: stem) ?? stem
  }

  /// A path in lowercase, with hyphens for blanks and without other signs, as Hugo and Astro publish it.
  static func inAnyCase(_ path: String) -> String {
    let path = path.lowercased()
    guard path.utf8.contains(where: { isSign($0) }) else { return path }
    return String(
      decoding: path.utf8.lazy.map { $0 == 0x20 ? UInt8(ascii: "-") : $0 }.filter { !isSign($0) }, as: UTF8.self)
  }

  /// Whether a byte is punctuation that addresses leave out.
  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "/"), UInt8(ascii: "."): false
    case 0x20...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  /// The page that a path means if case does not matter, as in Hugo.
  func findInAnyCase(_ path: String) -> Target? {
    noted(.init(start: .contentInAnyCase, path: path, isImage: false, answer: lookUpInAnyCase(path)))
  }

  private func lookUpInAnyCase(_ path: String) -> Target? {
    let path = Self.inAnyCase(path)
    return (lowercased[path] ?? names[path]).map { targets[$0] }
  }

  /// The only page that has a name, in any case of letters.
  func findNamed(_ name: String) -> Target? {
    noted(.init(start: .namesOfPages, path: name, isImage: false, answer: lookUpNamed(name)))
  }

  private func lookUpNamed(_ name: String) -> Target? {
    guard let index = ownNames[Self.inAnyCase(name)], index >= 0 else { return nil }
    return targets[index]
  }

  /// The only page or file whose file has a name, where links may leave folders out.
  func findFile(named name: String) -> Target? {
    guard !fileNames.isEmpty else { return nil }
    let index = fileNames[name] ?? -1
    return noted(.init(start: .namesOfFiles, path: name, isImage: false, answer: index < 0 ? nil : targets[index]))
  }

  /// The page with the line that makes an anchor of a name: `r[name]`.
  func findLineAnchor(_ name: String) -> Target? {
    guard !lineAnchors.isEmpty else { return nil }
    return noted(
      .init(start: .lineAnchors, path: name, isImage: false, answer: lineAnchors[name].map { targets[$0] }))
  }

  /// The first page with a heading that has an anchor, where references may give that alone.
  func findHeading(_ anchor: String) -> Target? {
    guard !headings.isEmpty else { return nil }
    return noted(.init(start: .headings, path: anchor, isImage: false, answer: headings[anchor].map { targets[$0] }))
  }

  /// The first page with a label of MyST, the heading below that, and the anchor.
  func findLabel(_ name: String) -> (target: Target, label: MySTTargets.Label)? {
    guard !titles.isEmpty else { return nil }
    let found = labels[name]
    let target = noted(
      .init(
        start: .labels, path: name, isImage: false, answer: found.map { targets[$0.page] },
        text: found?.label.text ?? ""))
    guard let target, let found else { return nil }
    return (target, found.label)
  }

  /// A page with its title, by its path without an ending.
  func findTitled(_ path: String) -> (target: Target, title: String)? {
    guard !titles.isEmpty else { return nil }
    let stem = Self.withoutEnding(path)
    let index = names[stem]
    let title = index.flatMap { titles[$0] } ?? ""
    let target = noted(
      .init(start: .titles, path: path, isImage: false, answer: index.map { targets[$0] }, text: title))
    return target.map { ($0, title) }
  }

  /// The post that a path with a date means, whatever categories are in front: `news/2024/05/01/title`.
  private func findPost(_ path: String) -> Target? {
    let parts = path.split(separator: "/")
    guard let year = parts.firstIndex(where: { $0.count == 4 && Int($0) != nil }), year > 0, parts.count >= year + 4
    else { return nil }
    return find(parts[year...].joined(separator: "/"), isImage: false)
  }

  /// The only page whose path ends as a path does: another tool publishes its folder elsewhere.
  private func findByEnding(_ path: String) -> Target? {
    let stem = Self.withoutEnding(path)
    guard let key = Self.lastParts(stem), let index = endings[key], index >= 0 else { return nil }
    let source = Self.withoutEnding(targets[index].source)
    return (Self.folder(ofIndex: source) ?? source).hasSuffix("/" + stem) ? targets[index] : nil
  }

  private func findBelowPrefix(_ path: Substring, isImage: Bool) -> Target? {
    lookUp(String(path), isImage: isImage) ?? findStatic(String(path))
  }

  private func findStatic(_ path: String) -> Target? {
    for folder in staticFolders {
      if let index = exact[folder + "/" + path] { return targets[index] }
    }
    return nil
  }

  /// The folder of a page, from the root of the project.
  func place(of folder: [UInt8]) -> [UInt8] { content + folder }

  /// The page or file that a path from the root of the project leads to, if that is in the folder with the pages.
  func findInProject(_ path: String, isImage: Bool) -> Target? {
    guard !content.isEmpty, path.utf8.count > content.count, path.utf8.starts(with: content) else { return nil }
    return find(String(decoding: path.utf8.dropFirst(content.count), as: UTF8.self), isImage: isImage)
  }

  /// The file of a static folder that a path from the root of the project leads to.
  func findMoved(_ path: String) -> Target? {
    noted(.init(start: .rootOfProject, path: path, isImage: true, answer: moved[path].map { targets[$0] }))
  }

  /// A folder made for the purpose has a great many.
  private static let mostImages = 500

  /// The images whose paths fit a pattern, in the order of their names: `blog/news/images/*`, `blog/news/**logo*`.
  ///
  /// - Parameter pattern: its folder is what is in front of the first `*`, which is not at its beginning.
  func findImages(_ pattern: String) -> [Target] {
    let start = Array(pattern.utf8.prefix { $0 != UInt8(ascii: "*") })
    var found: [Target] = []
    if !start.isEmpty {
      let path = PathPattern(pattern)
      let images = targets.lazy.filter { target in
        target.source.utf8.starts(with: start) && PathPattern.isImage(target.source)
      }
      // Each is compared with the pattern byte by byte.
      found = images.prefix(Self.mostImages).filter { path.matches($0.source) }
      found.sort { $0.source < $1.source }
    }
    log?.note(.init(start: .bundle, path: pattern, isImage: true, answer: nil, files: found))
    return found
  }

  /// Whether a path from the root belongs to another site of the same host.
  func isExternal(_ path: String) -> Bool {
    externalRoots.contains { root in
      path.hasPrefix(root)
        && (path.count == root.count || path[path.index(path.startIndex, offsetBy: root.count)] == "/")
    }
  }

  /// Whether the host sends readers of a path from the root elsewhere.
  func isRedirected(_ path: String) -> Bool {
    if redirected.contains(path) { return true }
    guard !redirectedFolders.isEmpty else { return false }
    var folder = path
    while let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      if redirectedFolders.contains(folder) { return true }
    }
    return redirectedFolders.contains(path)
  }
}
