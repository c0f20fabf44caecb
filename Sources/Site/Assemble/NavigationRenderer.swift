import Dialogs
import Files
import Synchronization
import Words
import Writing

/// Renders the navigation of sections once for all pages of a folder: from there, every link is the same, and only
/// the mark of the current page differs.
struct NavigationRenderer: Sendable {
  private let navigation: Navigation
  private let words: Words
  private let lists = Lists()

  private struct Place: Hashable {
    var section: Int
    /// The path from the page to the root of the site; nil in the folder of the page of the section.
    var root: String?
    /// The entries of the section that are shown.
    var shown: Range<Int>
  }

  /// The lists that pages have asked for.
  private final class Lists: Sendable {
    private let made = Mutex<[Place: List]>([:])

    func list(at place: Place, _ make: () -> List) -> List {
      if let known = made.withLock({ $0[place] }) { return known }
      let list = make()
      made.withLock { $0[place] = list }
      return list
    }
  }

  private struct List: Sendable {
    var html: [UInt8]
    /// Offset at which the link of a page gets the mark of the current page.
    var marks: [String: Int]
  }

  /// A list of more entries than this is cut to those around the current one: hundreds of entries help nobody, and on
  /// a large site they would be most of every page.
  private static let longestList = 60
  /// The entries of a list that is cut.
  private static let cutList = 24

  init(_ navigation: Navigation, _ words: Words) {
    self.navigation = navigation
    self.words = words
  }

  /// The navigation of a page.
  func html(for path: String) -> [UInt8] {
    let section = navigation.section(of: path)
    let entries = navigation.sections[section].entries
    let page = navigation.sections[section].page.path
    let isElsewhere = SitePath.folder(of: path) != SitePath.folder(of: page)
    let place = Place(
      section: section, root: isElsewhere ? SitePath.root(from: path) : nil,
      // The link to all entries leads to the page of the section.
      shown: path == page ? entries.indices : Self.window(entries.count, around: index(of: path, in: entries)))
    let list = lists.list(at: place) { Self.list(navigation, at: place, words) }
    guard let mark = list.marks[path] else { return list.html }
    var html = [UInt8]()
    html.reserveCapacity(list.html.count + 24)
    html += list.html[..<mark]
    html += " aria-current=\"page\"".utf8
    html += list.html[mark...]
    return html
  }

  /// The navigation of a page in no folder of the navigation, or of one that is shown at any depth.
  ///
  /// - Parameter root: the path from the page to the root of the site, or that of the site on its host.
  func html(root: String) -> [UInt8] {
    let shown = Self.window(navigation.sections[0].entries.count, around: 0)
    return Self.list(navigation, at: Place(section: 0, root: root, shown: shown), words).html
  }

  /// Links to the sections above a page, the root first.
  ///
  /// - Parameter parent: a page between them and the page.
  func breadcrumbs(for path: String, below parent: (path: String, title: String)? = nil) -> [UInt8] {
    var writer = HTMLWriter()
    for section in navigation.chain(to: navigation.section(of: path)) {
      let page = navigation.sections[section].page
      guard page.path != path else { continue }
      writer.markup("<li>")
      writer.link(to: page.path, from: path, text: page.title)
      writer.markup("</li>")
    }
    if let parent {
      writer.markup("<li>")
      writer.link(to: parent.path, from: path, text: parent.title)
      writer.markup("</li>")
    }
    return writer.bytes
  }

  /// The list of pages of a section, for a generated index page.
  func contents(of section: Int, titlesOnly: Bool = false) -> [UInt8] {
    contents(of: section, from: navigation.sections[section].page.path, without: nil, titlesOnly: titlesOnly)
  }

  /// The list of the pages below a page; for one with none below, the others of its section.
  func pagesBelow(_ path: String) -> [UInt8] {
    contents(of: navigation.opened(by: path) ?? navigation.section(of: path), from: path, without: path)
  }

  /// The list of the pages in the section that a page opens; empty if it opens none.
  func pagesIn(_ path: String, titlesOnly: Bool) -> [UInt8] {
    navigation.opened(by: path).map { contents(of: $0, from: path, without: path, titlesOnly: titlesOnly) } ?? []
  }

  /// The items of a list of posts, newest first.
  func posts(_ limit: Int?, from path: String) -> [UInt8] {
    let posts = navigation.sequence.filter(\.isPost).sorted {
      ($1.day?.iso ?? "", $0.path) < ($0.day?.iso ?? "", $1.path)
    }
    var writer = HTMLWriter()
    for post in posts.prefix(limit ?? .max) {
      writer.listItem(
        to: post.path, from: path, text: post.title, description: post.description,
        day: post.day.map { ($0.iso, $0.inWords(words)) })
    }
    return writer.bytes
  }

  private func contents(
    of section: Int, from path: String, without own: String?, titlesOnly: Bool = false
  ) -> [UInt8] {
    var writer = HTMLWriter()
    writer.markup("<ul class=\"contents\">\n")
    writeItems(of: section, from: path, without: own, titlesOnly: titlesOnly, &writer)
    writer.markup("</ul>\n")
    return writer.bytes
  }

  private func writeItems(
    of section: Int, from path: String, without own: String?, titlesOnly: Bool, _ writer: inout HTMLWriter
  ) {
    let isByDate = navigation.sections[section].isByDate
    for entry in navigation.sections[section].entries {
      // A folder that only holds posts, such as that of a year, is nothing to readers of the list of all.
      if isByDate, case .section(let index) = entry, navigation.sections[index].isByDate,
        navigation.sections[index].isGenerated || navigation.sections[index].isGroup
      {
        writeItems(of: index, from: path, without: own, titlesOnly: titlesOnly, &writer)
        continue
      }
      guard let target = navigation.page(of: entry) else {
        if case .link(let link) = entry {
          if let page = link.page {
            if page != own { writer.listItem(to: page, from: path, text: link.title, description: nil) }
          } else {
            writer.listItem(link)
          }
        }
        continue
      }
      if target.path == own { continue }
      writer.listItem(
        to: target.path, from: path, text: target.title, description: titlesOnly ? nil : target.description,
        day: isByDate ? target.day.map { (date: $0.iso, text: $0.inWords(words)) } : nil)
    }
  }

  private static func list(_ navigation: Navigation, at place: Place, _ words: Words) -> List {
    var writer = HTMLWriter(capacity: 4096)
    var marks: [String: Int] = [:]
    let chain = navigation.chain(to: place.section)
    let path = navigation.sections[place.section].page.path
    let url = { (target: String) -> String in
      guard let root = place.root else { return SiteURL.relative(from: path, to: target) }
      return root.isEmpty ? SiteURL.fromRoot(target) : root + SiteURL.encoded(target)
    }
    write(navigation, 0, chain: chain, shown: place.shown, url: url, words, &writer, &marks)
    return List(html: writer.bytes, marks: marks)
  }

  /// Writes the entries of a section, with those above the current page expanded.
  ///
  /// - Parameter innermost: the entries that are shown of the last section of the chain.
  private static func write(
    _ navigation: Navigation, _ section: Int, chain: [Int], shown innermost: Range<Int>, url: (String) -> String,
    _ words: Words, _ writer: inout HTMLWriter, _ marks: inout [String: Int]
  ) {
    let entries = navigation.sections[section].entries
    let shown = section == chain.last ? innermost : window(entries.count, around: index(of: chain, in: entries))
    let isEnglish = LanguageTag.areOfOneLanguage(words.language, "en")
    if section == 0 { writer.markup("<ul class=\"nav\">") } else { writer.markup("<ul>") }
    for entry in entries[shown] {
      guard let page = navigation.page(of: entry) else {
        if case .link(let link) = entry { writer.listItem(link, at: link.page.map(url)) }
        continue
      }
      writer.markup("<li><a href=\"")
      writer.url(url(page.path))
      writer.markup("\"")
      // The first page of a group is marked below it, where it has its own title.
      if !navigation.isGroup(entry) { marks[page.path] = writer.count }
      // The rules are explained in English.
      if page.isReference, !isEnglish { writer.markup(" lang=\"en\"") }
      if let language = page.language { writer.attribute("lang", language) }
      writer.markup(">")
      writer.text(page.title)
      if let detail = page.detail {
        writer.markup(" <small>")
        writer.text(detail)
        writer.markup("</small>")
      }
      writer.markup("</a>")
      if case .section(let index) = entry, chain.contains(index) {
        write(navigation, index, chain: chain, shown: innermost, url: url, words, &writer, &marks)
      }
      writer.markup("</li>")
    }
    if shown.count < entries.count {
      writer.markup("<li class=\"nav-all\"><a href=\"")
      writer.url(url(navigation.sections[section].page.path))
      writer.markup("\">")
      writer.text(words.text(.allPages, ("count", "\(entries.count)")))
      writer.markup("</a></li>")
    }
    writer.markup("</ul>")
  }

  /// The entries of a list that are shown around one of them: the same ones for a few neighbors, so that these share a
  /// list.
  private static func window(_ count: Int, around index: Int) -> Range<Int> {
    guard count > longestList else { return 0..<count }
    let shared = cutList / 2
    let start = max(0, min(index - index % shared - shared / 2, count - cutList))
    return start..<start + cutList
  }

  /// The entry that leads to the current page.
  private static func index(of chain: [Int], in entries: [Navigation.Entry]) -> Int {
    entries.firstIndex { entry in
      if case .section(let index) = entry { chain.contains(index) } else { false }
    } ?? 0
  }

  /// The entry of a page; the first if it has none.
  private func index(of path: String, in entries: [Navigation.Entry]) -> Int {
    guard entries.count > Self.longestList else { return 0 }
    let place = navigation.place(of: path)
    // Entries are in reading order.
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      // A link to another site is where the entry before it is.
      let page = entries[...middle].reversed().lazy.compactMap { navigation.page(of: $0) }.first
      let isBefore = page.map { navigation.place(of: $0.path) < place } ?? true
      (low, high) = isBefore ? (middle + 1, high) : (low, middle)
    }
    return low < entries.count ? low : 0
  }
}

extension Word {
  fileprivate static let allPages = Word("page.all")
}

extension HTMLWriter {
  /// An item of a list that leads to another site, to a page of this one, or nowhere.
  ///
  /// - Parameter url: that of the page.
  fileprivate mutating func listItem(_ link: NavigationLink, at url: String? = nil) {
    if let url {
      markup("<li><a href=\"")
      self.url(url)
      markup("\">")
      text(link.title)
      return markup("</a></li>")
    }
    guard let address = link.address else {
      markup("<li><span class=\"nav-label\">")
      text(link.title)
      return markup("</span></li>")
    }
    markup("<li><a class=\"external\" href=\"")
    text(address)
    markup("\">")
    text(link.title)
    markup("</a></li>")
  }

  /// An item of a list of pages: a link and what the page says of itself.
  ///
  /// - Parameter day: when it was written, as a date and for readers.
  mutating func listItem(
    to target: String, from page: String, text: String, description: String?, day: (date: String, text: String)? = nil
  ) {
    markup("<li>")
    link(to: target, from: page, text: text)
    if let day {
      markup(" <time")
      attribute("datetime", day.date)
      markup(">")
      self.text(day.text)
      markup("</time>")
    }
    if let description {
      markup("<p>")
      self.text(description)
      markup("</p>")
    }
    markup("</li>\n")
  }

  /// A link between two pages of the site.
  mutating func link(to target: String, from page: String, text: String) {
    markup("<a href=\"")
    url(from: page, to: target)
    markup("\">")
    self.text(text)
    markup("</a>")
  }
}
