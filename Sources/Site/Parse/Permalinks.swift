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

  package init() {}

  /// Adds a pattern; of several, the one for the innermost folder counts.
  mutating func add(_ pattern: PermalinkPattern, for folder: ContentFolder) {
    entries.append(Entry(folder: folder, pattern: pattern))
    entries.sort { $0.folder.path.utf8.count > $1.folder.path.utf8.count }
  }

  /// Gives pages the addresses of their folders, unless front matter gives them others, or other pages have them.
  func apply(to heads: inout [PageHead]) {
    guard !entries.isEmpty else { return }
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
    let own = head.frontMatter.address?.value
    // The page that a server shows in place of missing ones has a name of its own.
    guard head.path != PageAssembler.notFoundPage else { return nil }
    if let own, own.contains("/") { return nil }
    guard let entry = entries.first(where: { $0.folder.below(head.source) != nil }) else { return nil }
    return own == nil || entry.pattern.usesSlug ? entry.pattern.address(of: head, in: entry.folder) : nil
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
    /// The path of the page in the folder of the pattern, without its ending.
    case path
    /// The folders of that path, without the page.
    case folder
    /// The slug of the page; otherwise the name of its file, without an ending and a date.
    case name
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

  fileprivate var usesSlug: Bool { parts.contains(.placeholder(.name)) || parts.contains(.placeholder(.slug)) }

  /// The address of a page; nil for the page of the folder itself, or if the page lacks something.
  fileprivate func address(of head: PageHead, in folder: ContentFolder) -> String? {
    guard let below = folder.below(head.source) else { return nil }
    let stem = LinkIndex.stem(ofPage: below)
    let path = LinkIndex.folder(ofIndexPage: stem) ?? stem
    guard !path.isEmpty else { return nil }
    var address = ""
    for part in parts {
      switch part {
      case .text(let text): address += text
      case .placeholder(let placeholder):
        guard let value = Self.value(placeholder, of: head, at: path) else { return nil }
        address += value
      }
    }
    return address.hasPrefix("/") ? address : "/" + address
  }

  private static func value(_ placeholder: Placeholder, of head: PageHead, at path: String) -> String? {
    let own = head.frontMatter.address?.value
    let slug = own?.contains("/") == false ? own : nil
    let title = head.frontMatter.title.map(name(from:)).flatMap { $0.isEmpty ? nil : $0 }
    switch placeholder {
    case .path: return path
    case .folder: return SitePath.folder(of: path)
    case .name: return slug ?? undated(SitePath.name(of: path))
    case .slug: return slug ?? title
    case .title: return title
    case .categories: return head.frontMatter.categories.map(name(from:)).joined(separator: "/")
    case .year: return date(of: head, at: path).map { String($0.prefix(4)) }
    case .month: return date(of: head, at: path).map { String($0.dropFirst(5).prefix(2)) }
    case .day: return date(of: head, at: path).map { String($0.dropFirst(8)) }
    }
  }

  /// A date as `2024-05-01`.
  private static func date(of head: PageHead, at path: String) -> String? {
    [head.frontMatter.date ?? "", SitePath.name(of: path)].lazy.map { String($0.prefix(10)) }.first(where: isDate)
  }

  private static func isDate(_ text: String) -> Bool {
    text.utf8.count == 10
      && zip(text.utf8, "0000-00-00".utf8).allSatisfy { byte, form in
        form == UInt8(ascii: "-") ? byte == form : (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      }
  }

  /// The name of a file without the date in front.
  static func undated(_ name: String) -> String {
    name.utf8.count > 11 && isDate(String(name.prefix(10))) && name.dropFirst(10).first == "-"
      ? String(name.dropFirst(11)) : name
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
