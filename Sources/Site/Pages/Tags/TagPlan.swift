import Files
import Guidelines
import Markdown

/// The tags of a site, each with the pages that have it and the address of the page that lists them.
///
/// Tags that differ only in case are one tag, written as on its first page. Unlisted pages are not listed here either.
struct TagPlan: Sendable {
  struct Tag: Sendable, Hashable {
    let name: String
    /// The path of its page in the site.
    let path: String
    /// The pages that have it, as indexes of the author's pages.
    fileprivate(set) var pages: [Int]
  }

  /// Sorted by name.
  let tags: [Tag]
  /// The path of the page that lists all tags.
  let path: String
  private let placeByKey: [String: Int]

  /// The usual folder of the pages.
  private static let folder = "tags"
  /// Maximum number of bytes of a tag in a file name.
  private static let longestName = 80

  /// - Parameter taken: keys of the addresses at which the author publishes something.
  init(_ library: Library, taken: @autoclosure () -> Set<String>) {
    var named: [(key: String, name: String, pages: [Int])] = []
    var places: [String: Int] = [:]
    for (index, page) in library.pages.enumerated() where !page.frontMatter.isUnlisted {
      for name in page.frontMatter.tags where !name.isEmpty {
        let key = Self.key(name)
        let place = places[key] ?? named.count
        if place == named.count {
          places[key] = place
          named.append((key, name, []))
        }
        if named[place].pages.last != index { named[place].pages.append(index) }
      }
    }
    named.sort { $0.key < $1.key }
    let folder = named.isEmpty ? Self.folder : Self.freeFolder(taken())
    let ending = library.configuration.permalinks.areFolders ? "/index.html" : ".html"
    var names = FileNames()
    tags = named.map { Tag(name: $0.name, path: "\(folder)/\(names.next(for: $0.name))\(ending)", pages: $0.pages) }
    path = folder + "/index.html"
    placeByKey = Dictionary(
      named.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The paths of all of its pages.
  var paths: [String] { tags.isEmpty ? [] : [path] + tags.map(\.path) }

  /// The place of the tag whose page has a path.
  func place(of path: String) -> Int? { tags.firstIndex { $0.path == path } }

  /// The tags of a page, as its author ordered them.
  func tags(of page: ParsedPage) -> [Tag] {
    guard !page.frontMatter.isUnlisted, page.reference == nil else { return [] }
    var seen: Set<Int> = []
    return page.frontMatter.tags.compactMap { name in
      guard let place = placeByKey[Self.key(name)], seen.insert(place).inserted else { return nil }
      return tags[place]
    }
  }

  private static func key(_ name: String) -> String { name.lowercased() }

  /// A folder in which the author publishes nothing.
  private static func freeFolder(_ taken: Set<String>) -> String {
    let used = Set(taken.map { $0.prefix { $0 != "/" } })
    var folder = Self.folder
    while used.contains(folder[...]) { folder += "_" }
    return folder
  }

  /// File names for tags, each once.
  private struct FileNames {
    private var used: Set<String> = ["index"]
    /// The last number that was appended to a name.
    private var numbers: [String: Int] = [:]

    mutating func next(for tag: String) -> String {
      var name = Slugger.slug(tag)
      while name.utf8.count > longestName { name.unicodeScalars.removeLast() }
      if name.isEmpty { name = "tag" }
      let base = name
      while !used.insert(AddressTable<Void>.key(name)).inserted {
        let number = numbers[base, default: 1] + 1
        numbers[base] = number
        name = "\(base)-\(number)"
      }
      return name
    }
  }
}
