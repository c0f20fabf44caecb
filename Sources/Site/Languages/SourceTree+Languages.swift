import Diagnostics
import Files
import Guidelines
import Markdown

extension SourceTree {
  /// What a link can name in another language of the site.
  struct Elsewhere: Sendable, Hashable {
    /// What authors call it: the file below the folder with the pages first.
    var names: [String]
    /// Where it is published, from the root of the language of the link.
    var published: String
  }

  /// The file of a page, relative to the root of the project.
  ///
  /// - Parameter page: the page by its path without its language.
  func file(ofPage page: String) -> String { content.file(fileOfPage[page] ?? page) }

  /// The sources of each language of a site, in the order of the setting.
  ///
  /// A translation of `a/b.md` is `de/a/b.md` or `a/b.de.md`. In the sources of its language, it is called `a/b.md`, so
  /// that links, navigation, and addresses are those of the original. Other files are part of every language, unless
  /// they are in the folder of one.
  ///
  /// - Parameter own: the language of a site in one language.
  func byLanguage(
    _ languages: [SiteLanguage], own: String
  ) -> (trees: [SourceTree], diagnostics: [Diagnostic]) {
    guard languages.count > 1 else { return ([withoutSuffixes(of: own)], undeclared(languages)) }
    let names = LanguageNames(languages)
    var trees = languages.indices.map { place in
      var tree = self
      (tree.pages, tree.assets, tree.fileOfPage) = ([], [], [:])
      if place > 0 { tree.foreign = [] }
      return tree
    }
    var diagnostics: [Diagnostic] = []
    var fileOfKey = [[String: String]](repeating: [:], count: languages.count)
    for page in pages {
      let (place, key) = names.split(page: page)
      let stem = LinkIndex.stem(ofPage: key)
      if let other = fileOfKey[place][stem], names.isTranslation(page) || names.isTranslation(other) {
        diagnostics.append(.duplicateTranslation(content.file(page), content.file(other), languages[place]))
        continue
      }
      fileOfKey[place][stem] = fileOfKey[place][stem] ?? page
      trees[place].pages.append(key)
      let file = fileOfPage[page] ?? page
      if key != file { trees[place].fileOfPage[key] = file }
    }
    for place in trees.indices { trees[place].pages.sort() }
    for asset in assets {
      let (folder, path) = names.split(asset: asset, in: content)
      for place in trees.indices where folder == nil ? place == 0 || !Self.isForHost(asset.path) : place == folder {
        var own = asset
        own.path = path
        trees[place].assets.append(own)
      }
    }
    for place in trees.indices { trees[place].keepOwnAssets() }
    let originals = Set(fileOfKey[0].keys.map(Self.identity))
    for place in trees.indices.dropFirst() {
      for (stem, file) in fileOfKey[place].sorted(by: { $0.value < $1.value })
      where !originals.contains(Self.identity(ofPage: stem)) {
        diagnostics.append(.translationWithoutOriginal(content.file(file), languages[place], languages[0]))
      }
    }
    return (trees, diagnostics + undeclared(languages))
  }

  /// The sources of a site in one language, by which its files may be called: `a/b.en.md` is `a/b.md`, unless that exists.
  private func withoutSuffixes(of language: String) -> SourceTree {
    let key = SiteLanguage.key(language.prefix { $0 != "-" && $0 != "_" })
    var stems: Set<String> = []
    var tree = self
    for index in tree.pages.indices {
      let page = tree.pages[index]
      // A name with two dots: the last one is that of the ending.
      guard page.utf8.count(where: { $0 == UInt8(ascii: ".") }) > 1 else { continue }
      let stem = LinkIndex.stem(ofPage: page)
      guard let dot = stem.lastIndex(of: "."), SiteLanguage.key(stem[stem.index(after: dot)...]) == key,
        !SitePath.name(of: String(stem[..<dot])).isEmpty
      else { continue }
      if stems.isEmpty { stems = Set(pages.map(LinkIndex.stem)) }
      // Names can differ in case alone: `a.en.md` and `a.EN.md`.
      guard stems.insert(String(stem[..<dot])).inserted else { continue }
      tree.pages[index] = String(stem[..<dot]) + page.dropFirst(stem.count)
      tree.fileOfPage[tree.pages[index]] = fileOfPage[page] ?? page
    }
    if !tree.fileOfPage.isEmpty { tree.pages.sort() }
    return tree
  }

  /// What a page is called in all languages: its path without an ending, with one name for index pages.
  static func identity(ofPage path: String) -> String {
    let stem = LinkIndex.stem(ofPage: path)
    guard ["readme", "_index"].contains(SitePath.name(of: stem).lowercased()) else { return stem }
    return ContentFolder(path: SitePath.folder(of: stem)).file("index")
  }

  /// Files that a host looks for at the root of a site and nowhere else.
  private static func isForHost(_ path: String) -> Bool {
    ["_redirects", "_headers", "CNAME", "robots.txt", "netlify.toml", "vercel.json"].contains(path)
  }

  /// Leaves out files of all languages where the language has its own.
  private mutating func keepOwnAssets() {
    var places: [String: Int] = [:]
    var kept: [Asset] = []
    for asset in assets {
      guard let place = places[asset.path] else {
        places[asset.path] = kept.count
        kept.append(asset)
        continue
      }
      // The file of the language has a longer path than the one it replaces.
      let isOwn = content.below(asset.file).map { $0 != asset.path && $0.hasSuffix("/" + asset.path) } ?? false
      if isOwn, content.below(kept[place].file) == asset.path { kept[place] = asset } else { kept.append(asset) }
    }
    assets = kept
  }

  /// The pages whose folder or ending is called like a language, with the key of the language, and what the page would
  /// be a translation of.
  private func candidates() -> [(key: String, page: String, original: String)] {
    var candidates: [(key: String, page: String, original: String)] = []
    var keys: [Substring: String?] = [:]
    // Pages are sorted, so most are in the same folder as the one before.
    var last: (tag: Substring, key: String?)?
    func key(of tag: Substring) -> String? {
      if let last, last.tag == tag { return last.key }
      let key = keys[tag] ?? (LanguageName.isKnown(String(tag)) ? SiteLanguage.key(tag) : nil)
      keys[tag] = .some(key)
      last = (tag, key)
      return key
    }
    for page in pages {
      if let slash = page.utf8.firstIndex(of: UInt8(ascii: "/")), let key = key(of: page[..<slash]) {
        candidates.append((key, page, String(page[page.index(after: slash)...])))
      }
      // A name with two dots: the last one is that of the ending.
      guard page.utf8.count(where: { $0 == UInt8(ascii: ".") }) > 1 else { continue }
      let stem = LinkIndex.stem(ofPage: page)
      if let dot = stem.lastIndex(of: "."), !stem[dot...].contains("/"),
        let key = key(of: stem[stem.index(after: dot)...])
      {
        candidates.append((key, page, String(stem[..<dot])))
      }
    }
    return candidates
  }

  /// Folders and files that look like translations into languages that the settings do not name: one note for each.
  private func undeclared(_ languages: [SiteLanguage]) -> [Diagnostic] {
    let declared = Set(languages.map { SiteLanguage.key($0.tag) })
    let candidates = candidates().filter { !declared.contains($0.key) }
    // In most sites, nothing is called like a language.
    if candidates.isEmpty { return [] }
    let all = Set(pages.map(Self.identity))
    var found: [String: String] = [:]
    for candidate in candidates {
      // Every folder has an index page, so that of another folder says nothing.
      let original = Self.identity(ofPage: candidate.original)
      guard found[candidate.key] == nil, original != "index", all.contains(original) else { continue }
      found[candidate.key] = candidate.page
    }
    return found.sorted { $0.key < $1.key }.map { .undeclaredLanguage($0.key, content.file($0.value), languages) }
  }
}

extension [SiteLanguage] {
  /// The language of a page by its place among these, and its path without the language.
  ///
  /// - Parameter file: relative to the root of the project.
  func place(of file: String, in content: ContentFolder) -> (language: Int, page: String) {
    let below = content.below(file) ?? file
    guard count > 1 else { return (0, below) }
    let (place, key) = LanguageNames(self).split(page: below)
    return (place, key)
  }
}

/// The languages of a site by what files and folders call them.
private struct LanguageNames {
  private let places: [String: Int]

  init(_ languages: [SiteLanguage]) {
    places = Dictionary(
      languages.enumerated().map { (SiteLanguage.key($1.tag), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The language of a page, and its path without the language.
  func split(page: String) -> (place: Int, key: String) {
    var (place, key): (Int?, String) = (nil, page)
    if let (folder, rest) = split(folder: page) { (place, key) = (folder, rest) }
    let stem = LinkIndex.stem(ofPage: key)
    if let dot = stem.lastIndex(of: "."), dot != stem.startIndex, !stem[dot...].contains("/"),
      stem[stem.index(before: dot)] != "/", let own = places[SiteLanguage.key(stem[stem.index(after: dot)...])],
      place == nil || place == own
    {
      return (own, String(stem[..<dot]) + key.dropFirst(stem.count))
    }
    return (place ?? 0, key)
  }

  /// The language whose folder has a file, nil if there is none, and the path of the file without it.
  func split(asset: SourceTree.Asset, in content: ContentFolder) -> (place: Int?, path: String) {
    guard content.below(asset.file) == asset.path, let (place, rest) = split(folder: asset.path) else {
      return (nil, asset.path)
    }
    return (place, rest)
  }

  /// Whether a file is named as a translation is.
  func isTranslation(_ page: String) -> Bool { split(page: page).key != page }

  private func split(folder path: String) -> (place: Int, rest: String)? {
    guard let slash = path.firstIndex(of: "/"), let place = places[SiteLanguage.key(path[..<slash])] else {
      return nil
    }
    return (place, String(path[path.index(after: slash)...]))
  }
}

extension Diagnostic {
  fileprivate static func duplicateTranslation(_ file: String, _ other: String, _ language: SiteLanguage) -> Diagnostic
  {
    Diagnostic(
      rule: .duplicateTranslation, summary: "another file is the same page in “\(language.tag)”: \(other)",
      explanation: "This file is left out. Keep one of the two.", location: SourceLocation(path: file),
      notes: [.init("the file that is published", at: SourceLocation(path: other))])
  }

  fileprivate static func translationWithoutOriginal(
    _ file: String, _ language: SiteLanguage, _ original: SiteLanguage
  ) -> Diagnostic {
    Diagnostic(
      rule: .translationWithoutOriginal, summary: "no page in “\(original.tag)” has this path",
      explanation: "The page is published in “\(language.tag)” only. If it is a translation, give it the path of its "
        + "original.", location: SourceLocation(path: file))
  }

  fileprivate static func undeclaredLanguage(
    _ tag: String, _ file: String, _ languages: [SiteLanguage]
  ) -> Diagnostic {
    let tags = languages.isEmpty ? ["en"] : languages.map(\.tag)
    return Diagnostic(
      rule: .undeclaredLanguage, summary: "looks like a translation into \(LanguageName.of(tag)) (\(tag))",
      explanation: "It is published as a page of its own. To publish the site in this language, too, add “languages: "
        + "[\((tags + [tag]).joined(separator: ", "))]” to site.yml, the language of the original first.",
      location: SourceLocation(path: file))
  }
}
