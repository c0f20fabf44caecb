import Diagnostics
import Files
import Markdown
import Writing

/// Folders of languages: `en`, `zh`, `pt-br`.
enum LanguageFolders {
  private static let known: Set<Substring> = [
    "ar", "be", "bg", "bn", "ca", "cs", "da", "de", "el", "en", "es", "et", "fa", "fi", "fr", "he", "hi", "hr", "hu",
    "id", "it", "ja", "ka", "kk", "ko", "lt", "lv", "ms", "nb", "nl", "no", "pl", "pt", "ro", "ru", "sk", "sl", "sr",
    "sv", "ta", "te", "th", "tr", "uk", "ur", "uz", "vi", "zh",
  ]

  /// Whether a folder has the name of a language, maybe with a region or a script.
  static func isLanguage(_ name: String) -> Bool {
    let parts = name.lowercased().split(separator: "-", omittingEmptySubsequences: false)
    return parts.count <= 2 && parts.first.map(known.contains) == true && (parts.count == 1 || 2...4 ~= parts[1].count)
  }

  /// Whether the name of a page can end with a text for its language.
  ///
  /// Some sites write the country for it.
  static func isSuffix(_ text: String) -> Bool { isLanguage(text) || text == "cn" }

  /// The folders of languages other than English in a folder, if they have pages.
  static func names(in folder: String, of project: ForeignProject) -> [String] {
    let here = ContentFolder(path: folder)
    return project.names(in: folder).filter { name in
      isLanguage(name) && name.prefix(2).lowercased() != "en" && project.pages(in: here.file(name)) > 0
    }
  }

  /// Those of some languages to whose folders at the root a page leads: `[中文](/zh/)`.
  static func linked(_ languages: [String], in content: String, of project: ForeignProject) -> [String] {
    let here = ContentFolder(path: content)
    var wanted = Set(languages)
    for path in project.paths where SitePath.isPage(path) && here.below(path) != nil && !wanted.isEmpty {
      // A translation leads to others of its language.
      guard let first = here.below(path)?.pathParts().first, !languages.contains(String(first)),
        let file = project.file(path)
      else { continue }
      wanted.subtract(names(behindSlashesIn: file.bytes, among: wanted))
    }
    return languages.filter { !wanted.contains($0) }
  }

  /// Which of some names are the first parts of paths from the root in a text.
  private static func names(behindSlashesIn bytes: [UInt8], among wanted: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "/") {
      guard index > 0, "(\"'<= ".utf8.contains(bytes[index - 1]) else { continue }
      let name = bytes[(index + 1)...].prefix(longestName + 1).prefix { byte in
        (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "-")
      }
      guard (2...longestName).contains(name.count) else { continue }
      if name.endIndex < bytes.count, !"/)\"'>#? \n\r".utf8.contains(bytes[name.endIndex]) { continue }
      let text = String(decoding: name, as: UTF8.self)
      if wanted.contains(text) { found.insert(text) }
    }
    return found
  }

  /// Longer than any name of a language, with a script and a region.
  private static let longestName = 12

  /// How many languages a folder has whose other pages do not count.
  private static let least = 3

  /// The folder of one language and the names of the others, where a folder has nothing but one folder for each.
  ///
  /// - Parameter language: that of the site, if its settings say so; otherwise, it is English.
  static func split(
    _ content: String, language: String?, of project: ForeignProject
  ) -> (content: String, language: String, others: [String])? {
    let here = ContentFolder(path: content)
    var pages: [String: Int] = [:]
    for path in project.paths where SitePath.isPage(path) {
      guard let parts = here.below(path)?.split(separator: "/") else { continue }
      // A page of its own is in no language’s folder.
      guard parts.count > 1 || ["README.md", "LICENSE.md"].contains(parts[0]) else { return nil }
      if parts.count > 1 { pages[String(parts[0]), default: 0] += 1 }
    }
    let languages = pages.filter { isLanguage($0.key) }
    guard languages.count >= least, languages.values.reduce(0, +) * 10 >= pages.values.reduce(0, +) * 9 else {
      return nil
    }
    let wanted = [language, language.map { String($0.prefix { $0 != "-" && $0 != "_" }) }, "en", "en-us"]
    let names = Dictionary(languages.keys.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    guard let own = wanted.lazy.compactMap({ $0.flatMap { names[$0.lowercased()] } }).first else { return nil }
    return (here.file(own), own, languages.keys.filter { $0 != own }.sorted())
  }
}

extension ForeignSettings {
  /// Chooses the folder of one language, where a tool’s settings leave it open.
  mutating func chooseLanguage(of project: ForeignProject) {
    guard let found = LanguageFolders.split(content, language: language, of: project) else { return }
    // Patterns are below the folder with the pages; only those of folders have a place there.
    excluded.removeAll { pattern in found.others.contains { pattern == "/\($0)/" } }
    permalinks = permalinks.filter { $0.folder == "." }
    content = found.content
    language = language ?? found.language
    // Links can name it, and need not.
    prefixes.append("/" + found.language)
    leaveTranslations(found.others, of: project)
  }

  /// Leaves translations to sites of their own, which have the addresses below the names of their languages.
  mutating func leaveTranslations(_ languages: [String], of project: ForeignProject) {
    guard !languages.isEmpty else { return }
    byHand.append("translations in \(languages.joined(separator: ", ")): build each as a site of its own")
    externals += LanguageFolders.linked(languages, in: content, of: project).map { "/" + $0 }
  }

  /// Leaves out translations that lie next to their originals: `card.fr.md` next to `card.md` or `card.en.md`.
  mutating func excludeTranslations(of project: ForeignProject) {
    let here = ContentFolder(path: content)
    let own = language.map { String($0.lowercased().prefix { $0 != "-" && $0 != "_" }) } ?? "en"
    let pages = project.paths.filter { SitePath.isPage($0) && here.below($0) != nil }
    let stems = Set(pages.map(LinkIndex.stem(ofPage:)))
    var patterns: [String: Set<String>] = [:]
    for page in pages {
      let stem = LinkIndex.stem(ofPage: page)
      guard let dot = SitePath.name(of: stem).lastIndex(of: "."), case let name = SitePath.name(of: stem),
        case let tag = String(name[name.index(after: dot)...]), tag != own, LanguageFolders.isSuffix(tag),
        case let original = String(stem.dropLast(tag.count + 1)),
        stems.contains(original) || stems.contains(original + "." + own)
      else { continue }
      patterns[tag, default: []].insert("*.\(tag)\(page.dropFirst(stem.count))")
    }
    guard !patterns.isEmpty else { return }
    excluded += patterns.values.flatMap(\.self).sorted()
    byHand.append(
      "translations in \(patterns.keys.sorted().joined(separator: ", ")): to publish them, list them under "
        + "“languages” instead of “exclude”")
  }

  /// Chooses the folder in the one with the pages that links from the root begin in, where nothing says which it is.
  mutating func chooseRoot(of project: ForeignProject) {
    if let root = RootOfLinks.find(in: content, of: project) { content = root }
  }
}

/// The folder that links from the root begin in: `docs/content` for `/guide/start` of `docs/content/guide/start.md`.
enum RootOfLinks {
  private static let deepest = 4
  private static let leastLinks = 5

  /// A folder below another that has nearly all of its pages, and in which most links from the root lead to a page; nil
  /// if there is none, or if the links lead there from the folder itself.
  static func find(in content: String, of project: ForeignProject) -> String? {
    let here = ContentFolder(path: content)
    let pages = project.paths.filter { SitePath.isPage($0) && here.below($0) != nil }
    let folders = candidates(for: pages.compactMap(here.below))
    guard !folders.isEmpty else { return nil }
    let addresses = SiblingSites.rootLinks(of: content, in: project)
    guard addresses.count >= leastLinks else { return nil }
    func count(_ folder: String) -> Int {
      let place = ContentFolder(path: folder.isEmpty ? content : here.file(folder))
      var names: Set<String> = []
      for page in pages.compactMap(place.below) {
        let plain = PageAddress.withoutNumbers(PageAddress.withoutGroups(page))
        names.formUnion([LinkTable.address(of: page), LinkTable.address(of: plain)])
      }
      return addresses.count(where: names.contains)
    }
    let own = count("")
    let best = folders.map { ($0, count($0)) }.max { $0.1 < $1.1 }
    guard let best, best.1 >= leastLinks, best.1 > own * 2 else { return nil }
    return here.file(best.0)
  }

  /// The folders that have nearly all of some pages.
  private static func candidates(for pages: [String]) -> [String] {
    var counts: [String: Int] = [:]
    for page in pages {
      for folder in ContentFolder(path: SitePath.folder(of: page)).ancestors.dropLast().suffix(deepest) {
        counts[folder, default: 0] += 1
      }
    }
    return counts.filter { $0.value * 10 >= pages.count * 8 }.keys.sorted()
  }
}
