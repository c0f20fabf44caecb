import Dialogs
import Files
import Markdown

/// Where the pages of folders are published: the setting `permalinks`.
package struct Permalinks: Sendable, Hashable {
  /// A pattern for the pages of a folder and of the folders in it.
  struct Entry: Sendable, Hashable {
    var folder: ContentFolder
    var pattern: PermalinkPattern
  }

  private var entries: [Entry] = []
  /// How the addresses of pages are spelled, unless front matter has one from the root.
  var spelling = AddressSpelling.asFiles
  /// How the names of files make addresses, where a framework does so.
  var routes: FileRoutes?

  package init() {}

  /// Adds a pattern; of several, the one for the innermost folder counts.
  mutating func add(_ pattern: PermalinkPattern, for folder: ContentFolder) {
    entries.append(Entry(folder: folder, pattern: pattern))
    entries.sort { $0.folder.path.utf8.count > $1.folder.path.utf8.count }
  }

  /// Whether pages are published as folders, wherever they are: `/:path/`.
  var areFolders: Bool { entries.last { $0.folder.path.isEmpty }?.pattern.endsInFolder ?? (routes != nil) }

  /// Gives pages the addresses of their folders, unless front matter gives them others, or other pages have them.
  func apply(to heads: inout [PageHead]) {
    guard !entries.isEmpty || spelling != .asFiles || routes == .files else { return }
    var taken = Set(heads.map(\.path))
    for index in heads.indices {
      guard let address = address(of: heads[index]), let path = PageAddress.path(of: address, from: ""),
        taken.insert(path).inserted
      else { continue }
      let range = heads[index].frontMatter.address?.range ?? 0..<0
      heads[index].frontMatter.address = Sourced(address, range: range)
      heads[index].path = path
      heads[index].frontMatter.aliases.removeAll { $0.value == path }
    }
  }

  /// The address of a page; nil if it stays where it is.
  private func address(of head: PageHead) -> String? {
    // The page that a server shows in place of missing ones has a name of its own.
    guard head.path != PageAssembler.notFoundPage else { return nil }
    if let own = head.frontMatter.address?.value, own.contains("/") {
      return entry(for: head)?.pattern.address(below: own) ?? asFolder(own)
    }
    let address = pattern(for: head)
    // Zola calls a section by its folder, whatever that is called.
    if spelling == .zola, SitePath.name(of: LinkIndex.stem(ofPage: head.source)) == "_index" { return address }
    return spelling == .asFiles ? address : spelling.spelled(address ?? "/" + head.path)
  }

  /// Where the pages of a folder are published, given by its path in the folder with all pages.
  ///
  /// - Returns: nil if their addresses do not follow their folders.
  func place(ofFolder path: String) -> String? {
    let entry = entries.first { $0.folder.path == path || $0.folder.below(path) != nil }
    guard let entry else {
      let address = routes?.address(of: path)
      return spelling == .asFiles ? address : spelling.spelled(folder: address ?? path)
    }
    return entry.pattern.place(ofFolder: entry.folder.below(path) ?? "").map { spelling.spelled(folder: $0) }
  }

  /// The address that a page gives itself, as that of a folder where the pages of its tool are folders.
  private func asFolder(_ address: String) -> String? {
    guard let pattern = entries.last(where: { $0.folder.path.isEmpty })?.pattern, pattern.endsInFolder,
      !address.hasSuffix("/"), !address.hasSuffix(".html")
    else { return nil }
    // Docusaurus has addresses from the root, and Starlight has such without the first slash.
    return pattern.isOfID || !address.hasPrefix("/") ? address + "/" : nil
  }

  /// The pattern for the innermost folder with a page.
  private func entry(for head: PageHead) -> Entry? { entries.first { $0.folder.below(head.source) != nil } }

  /// The address that a page has from the pattern for its folder; nil if it has none.
  private func pattern(for head: PageHead) -> String? {
    guard let entry = entry(for: head) else { return route(of: head) }
    let slug = head.frontMatter.slug
    return slug.map(entry.pattern.canHold) ?? true ? entry.pattern.address(of: head, in: entry.folder) : nil
  }

  /// The address that a framework makes of the name of a page; nil if it follows from that name.
  private func route(of head: PageHead) -> String? {
    let stem = LinkIndex.stem(ofPage: head.source)
    let folder = LinkIndex.folder(ofIndexPage: stem)
    guard let address = routes?.address(of: folder ?? stem), !address.isEmpty else { return nil }
    guard folder == nil, let slug = head.frontMatter.slug else { return "/" + address + "/" }
    return "/" + ContentFolder(path: SitePath.folder(of: address)).file(slug) + "/"
  }
}

/// A pattern of addresses: `/blog/:year/:month/:day/:name/`.
package struct PermalinkPattern: Sendable, Hashable {
  private enum Part: Sendable, Hashable {
    case text(String)
    case placeholder(Placeholder)
  }

  /// What a part of an address is taken from.
  enum Placeholder: String, CaseIterable, Sendable {
    /// The path of the page in the folder of the pattern, without its ending; the slug of the page is its last part.
    case path
    /// The same, without a last part that repeats the folder before it: `guide` for `guide/guide.md`.
    case place
    /// The folders of that path, without the page.
    case folder
    /// The slug of the page; otherwise the name of its file, without an ending and a date.
    case name
    /// The path of the page in the folder of the pattern without numbers that sort files, as Docusaurus makes it; the
    /// slug or the ID of the page is its last part.
    case id
    /// The slug of the page; otherwise its title, as a name.
    case slug
    /// The title of the page, as a name.
    case title
    /// The categories of the page, as folders; none if it has none.
    case categories
    /// The date in front matter, or in the name of the file.
    case year, month, day
  }

  private let parts: [Part]

  /// Reads a pattern; nil if it has a placeholder that does not exist, none at all, or a folder above.
  init?(_ text: String) {
    guard !text.split(separator: "/").contains(where: { $0 == ".." || $0 == "." }) else { return nil }
    var parts: [Part] = []
    var rest = text[...]
    while let colon = rest.firstIndex(of: ":") {
      parts.append(.text(String(rest[..<colon])))
      let name = rest[rest.index(after: colon)...].prefix { $0.isLetter || $0 == "_" }
      guard let placeholder = Placeholder(rawValue: String(name)) else { return nil }
      parts.append(.placeholder(placeholder))
      rest = rest[name.endIndex...]
    }
    guard !parts.isEmpty else { return nil }
    self.parts = parts + [.text(String(rest))]
  }

  /// Whether what has an address from the pattern is the index page of a folder.
  fileprivate var endsInFolder: Bool {
    parts.last.map { if case .text(let end) = $0 { end.hasSuffix("/") } else { false } } ?? false
  }

  /// Whether it makes addresses as Docusaurus does.
  fileprivate var isOfID: Bool { parts.contains(.placeholder(.id)) }

  /// Where the pages of a folder are published, given by its path in the folder of the pattern.
  fileprivate func place(ofFolder path: String) -> String? {
    guard parts.count == 3, case .text(let start) = parts[0], case .placeholder(let placeholder) = parts[1],
      [.path, .place, .id].contains(placeholder), start.hasSuffix("/")
    else { return nil }
    let names = path.split(separator: "/").map { placeholder == .id ? Self.unnumbered($0) : String($0) }
    return (start.split(separator: "/").map(String.init) + names).joined(separator: "/")
  }

  /// The place that all addresses are below that it makes as Docusaurus does: `/api` for `/api/:id/`; nil at the root.
  private var place: String? {
    guard isOfID, case .text(let start)? = parts.first, start.utf8.count > 1 else { return nil }
    return start.hasSuffix("/") ? String(start.dropLast()) : start
  }

  /// The address that a page gives itself from the root of a part of a site, which Docusaurus puts below its place.
  fileprivate func address(below own: String) -> String? {
    guard let place, own.hasPrefix("/") else { return nil }
    return place + (endsInFolder && !own.hasSuffix("/") ? own + "/" : own)
  }

  /// Whether a page with a slug has its address from the pattern.
  fileprivate func canHold(_ slug: String) -> Bool {
    let holders: [Part] = [.placeholder(.name), .placeholder(.slug), .placeholder(.id)]
    if holders.contains(where: parts.contains) { return true }
    // A name with an ending is that of a file.
    return (parts.contains(.placeholder(.path)) || parts.contains(.placeholder(.place))) && !slug.hasSuffix(".html")
  }

  /// The address of a page; nil for the page of the folder itself, or if the page lacks something.
  fileprivate func address(of head: PageHead, in folder: ContentFolder) -> String? {
    guard let below = folder.below(head.source) else { return nil }
    let stem = withoutNumber(ofIndex: LinkIndex.stem(ofPage: below))
    let path = LinkIndex.folder(ofIndexPage: stem) ?? stem
    guard !path.isEmpty else { return place.map { $0 + "/" } }
    // Hugo calls a section by its folder, whatever slug it has.
    let slug = SitePath.name(of: stem) == "_index" ? nil : head.frontMatter.slug
    var address = ""
    for part in parts {
      switch part {
      case .text(let text): address += address.hasSuffix("/") && text.hasPrefix("/") ? String(text.dropFirst()) : text
      case .placeholder(let placeholder):
        // Only the ID depends on whether the page is that of a folder.
        let path = placeholder == .id ? stem : path
        guard let value = Self.value(placeholder, of: head, slug: slug, at: path) else { return nil }
        address += value
      }
    }
    return address.hasPrefix("/") ? address : "/" + address
  }

  /// A path without the number of an index page as Nuxt Content has it: `guide/1.index`.
  private func withoutNumber(ofIndex stem: String) -> String {
    guard isOfID, stem.hasSuffix(".index"), case let name = SitePath.name(of: stem),
      PageAddress.number(of: name[...])?.name == "index"
    else { return stem }
    return stem.dropLast(name.count) + "index"
  }

  private static func value(
    _ placeholder: Placeholder, of head: PageHead, slug: String?, at path: String
  ) -> String? {
    let title = head.frontMatter.title.map(name(from:)).flatMap { $0.isEmpty ? nil : $0 }
    switch placeholder {
    case .path: return slug.map { ContentFolder(path: SitePath.folder(of: path)).file($0) } ?? path
    case .place:
      guard slug == nil, repeatsFolder(head.source) else { return value(.path, of: head, slug: slug, at: path) }
      // The page of the folder itself has no address from the pattern.
      return SitePath.folder(of: path).isEmpty ? nil : SitePath.folder(of: path)
    case .folder: return SitePath.folder(of: path)
    case .name: return slug ?? undated(SitePath.name(of: path))
    case .id: return id(of: head, at: path)
    case .slug: return slug ?? title
    case .title: return title
    case .categories: return head.frontMatter.categories.map(name(from:)).joined(separator: "/")
    case .year: return date(of: head, at: path)?.year
    case .month: return date(of: head, at: path)?.month
    case .day: return date(of: head, at: path)?.day
    }
  }

  /// The path of a page as Docusaurus makes it, from that of its file without an ending.
  private static func id(of head: PageHead, at stem: String) -> String {
    let folder = SitePath.folder(of: stem)
    let name = SitePath.name(of: stem)
    let place = ContentFolder(path: folder.split(separator: "/").map { unnumbered($0) }.joined(separator: "/"))
    if let slug = head.frontMatter.slug { return place.file(slug) }
    // The page of a folder has its address, whatever its ID is.
    let names = ["index", "readme", SitePath.name(of: folder).lowercased()]
    if !folder.isEmpty, names.contains(name.lowercased()) { return place.path + "/" }
    let id = head.frontMatter.id.flatMap { $0.isEmpty || $0.contains("/") ? nil : $0 }
    return place.file(id ?? unnumbered(name[...]))
  }

  /// A name without the number that sorts it, behind which Docusaurus needs a sign: `01-start`.
  private static func unnumbered(_ name: Substring) -> String {
    guard let rest = PageAddress.number(of: name)?.name else { return String(name) }
    return String(name[..<rest.startIndex].contains { "-_.".contains($0) } ? rest : name)
  }

  /// Whether a page has the name of its folder: `guide/guide.md`.
  static func repeatsFolder(_ source: String) -> Bool {
    let folder = SitePath.folder(of: source)
    return !folder.isEmpty && SitePath.name(of: LinkIndex.stem(ofPage: source)) == SitePath.name(of: folder)
  }

  private static func date(of head: PageHead, at path: String) -> WrittenDate? {
    head.frontMatter.date.flatMap { WrittenDate($0) } ?? WrittenDate(SitePath.name(of: path))
  }

  /// The name of a file without the date in front.
  static func undated(_ name: String) -> String {
    guard let rest = WrittenDate(name)?.rest, rest.first == "-", rest.count > 1 else { return name }
    return String(rest.dropFirst())
  }

  /// A text as part of an address: lowercase, with hyphens for blanks, and without most signs.
  static func name(from text: String) -> String {
    var name = ""
    for character in text.lowercased() {
      if character.isLetter || character.isNumber || "._+~-".contains(character) {
        name.append(character)
      } else if character.isWhitespace, name.last != "-", !name.isEmpty {
        name.append("-")
      }
    }
    return name
  }
}

extension PageFrontMatter {
  /// The last part of the address that the page gives itself; nil if it gives none, or one from the root.
  fileprivate var slug: String? {
    address.flatMap { $0.value.isEmpty || $0.value.contains("/") ? nil : $0.value }
  }
}
