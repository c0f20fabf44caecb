import Files

/// Where Storybook shows a page: `<Meta title="Guides/Color" />`, or where it shows the stories of `<Meta of={Stories} />`.
enum StorybookPlace: Sendable, Hashable {
  case title(String)
  /// The file with the stories, as the page names it.
  case stories(String)

  private static let longestBeginning = 10_000
  private static let longestTag = 1000
  private static let deepest = 6

  /// Reads the beginning of a page in MDX.
  init?(_ bytes: ArraySlice<UInt8>) {
    var imports: [String: String] = [:]
    for line in bytes.prefix(Self.longestBeginning).split(separator: UInt8(ascii: "\n")) {
      let line = line.drop { $0 == 0x20 || $0 == 0x09 }
      // What a fence shows is an example.
      if line.starts(with: "```".utf8) { return nil }
      if line.starts(with: "import ".utf8) {
        let text = String(decoding: line, as: UTF8.self)
        let words = text.split { $0 == " " || $0 == ";" || $0 == "\r" }
        guard let from = words.lastIndex(of: "from"), from + 1 < words.count else { continue }
        imports[String(words[from - 1])] = words[from + 1].filter { $0 != "'" && $0 != "\"" }
      }
      guard line.starts(with: "<Meta".utf8), line.dropFirst(5).first.map({ $0 <= 0x20 }) ?? true else { continue }
      let tag = bytes[line.startIndex...].prefix(Self.longestTag).prefix { $0 != UInt8(ascii: ">") }
      if let title = Self.value(of: "title=", in: tag) {
        self = .title(title)
        return
      }
      guard let name = Self.value(of: "of=", in: tag), let file = imports[name] else { return nil }
      self = .stories(file)
      return
    }
    return nil
  }

  /// The text of an attribute, in quotes or braces.
  private static func value(of name: String, in tag: ArraySlice<UInt8>) -> String? {
    guard let range = tag.firstRange(of: name.utf8) else { return nil }
    let text = tag[range.upperBound...].drop { $0 == UInt8(ascii: "{") }
    guard let first = text.first else { return nil }
    let isQuoted = "\"'`".utf8.contains(first)
    let inner = isQuoted ? text.dropFirst().prefix { $0 != first } : text.prefix { $0 != UInt8(ascii: "}") }
    let value = String(decoding: inner, as: UTF8.self)
    return value.isEmpty || value.contains("${") ? nil : value
  }

  /// The titles of the sections that a page is in, and its own.
  static func parts(of title: String) -> [String] {
    let parts = title.split(separator: "/").map { part in
      part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    return Array(parts.filter { !$0.isEmpty }.prefix(deepest))
  }

  /// Finds the places of pages that have them from their stories.
  ///
  /// - Returns: where stories are, or would be.
  static func resolve(in heads: inout [PageHead], _ files: FileTree) -> [String] {
    var sought: [String] = []
    for index in heads.indices {
      guard case .stories(let name)? = heads[index].storybook,
        name.hasPrefix("."), let path = SitePath.resolve(name, from: heads[index].content.path), !path.isEmpty
      else { continue }
      sought += endings.map { path + $0 }
      if let title = title(ofStories: path, files) { heads[index].take(storybookTitle: title) }
    }
    return sought
  }

  private static let endings = ["", ".tsx", ".ts", ".jsx", ".js", ".mjs"]

  private static func title(ofStories path: String, _ files: FileTree) -> String? {
    for ending in endings {
      guard let bytes = (try? files.read(path + ending)) ?? nil, bytes.count <= ScriptReader.longestFile else {
        continue
      }
      return ScriptStrings(bytes).strings(behind: "title:").first
    }
    return nil
  }
}

/// The navigation of Storybook, which pages make by their titles.
struct StorybookNavigation {
  private var page: String?
  private var below: [String: StorybookNavigation] = [:]

  /// The entries of a site; nil where it is not one of Storybook.
  static func nodes(_ pages: [ParsedPage]) -> [NavigationPlan.Node]? {
    let placed = pages.filter { !$0.frontMatter.sections.isEmpty && $0.isInNavigation }
    // Some pages of such a site are for those who read its repository.
    guard placed.count >= leastPages, placed.count * 3 >= pages.count else { return nil }
    var root = StorybookNavigation()
    var others: [NavigationPlan.Node] = []
    for page in placed where !root.add(page.path, page.frontMatter.sections[...]) {
      others.append(.page(page.path, label: nil))
    }
    return root.nodes + others
  }

  private static let leastPages = 3

  /// Adds a page; false if another one has its place.
  private mutating func add(_ path: String, _ parts: ArraySlice<String>) -> Bool {
    guard let first = parts.first else {
      if page != nil { return false }
      page = path
      return true
    }
    return below[first, default: StorybookNavigation()].add(path, parts.dropFirst())
  }

  private var nodes: [NavigationPlan.Node] {
    below.sorted { ($0.key.lowercased(), $0.key) < ($1.key.lowercased(), $1.key) }.map { title, entry in
      if let page = entry.page, entry.below.isEmpty { return .page(page, label: title) }
      return .section(title, page: entry.page, entry.nodes)
    }
  }
}
