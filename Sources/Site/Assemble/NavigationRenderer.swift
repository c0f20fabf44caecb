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

  init(_ navigation: Navigation, _ words: Words) {
    self.navigation = navigation
    self.words = words
  }

  /// The navigation of a page.
  func html(for path: String) -> [UInt8] {
    let section = navigation.section(of: path)
    let isElsewhere = SitePath.folder(of: path) != SitePath.folder(of: navigation.sections[section].page.path)
    let place = Place(section: section, root: isElsewhere ? SitePath.root(from: path) : nil)
    let list = lists.list(at: place) { Self.list(navigation, for: section, words, root: place.root) }
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
  func html(root: String) -> [UInt8] { Self.list(navigation, for: 0, words, root: root).html }

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
  func contents(of section: Int) -> [UInt8] {
    let page = navigation.sections[section].page
    var writer = HTMLWriter()
    writer.markup("<ul class=\"contents\">\n")
    for entry in navigation.sections[section].entries {
      let target = navigation.page(of: entry)
      writer.listItem(to: target.path, from: page.path, text: target.title, description: target.description)
    }
    writer.markup("</ul>\n")
    return writer.bytes
  }

  /// - Parameter root: what links start with, if they are not relative to the first page of the section.
  private static func list(
    _ navigation: Navigation, for section: Int, _ words: Words, root: String? = nil
  ) -> List {
    var writer = HTMLWriter(capacity: 4096)
    var marks: [String: Int] = [:]
    let chain = navigation.chain(to: section)
    let path = navigation.sections[section].page.path
    let url = { (target: String) -> String in
      guard let root else { return SiteURL.relative(from: path, to: target) }
      return root.isEmpty ? SiteURL.fromRoot(target) : root + SiteURL.encoded(target)
    }
    write(navigation, 0, chain: chain, url: url, words, &writer, &marks)
    return List(html: writer.bytes, marks: marks)
  }

  /// Writes the entries of a section, with those above the current page expanded.
  private static func write(
    _ navigation: Navigation, _ section: Int, chain: [Int], url: (String) -> String, _ words: Words,
    _ writer: inout HTMLWriter, _ marks: inout [String: Int]
  ) {
    let entries = navigation.sections[section].entries
    let (shown, isCut) = window(entries, chain: chain)
    let isEnglish = LanguageTag.areOfOneLanguage(words.language, "en")
    if section == 0 { writer.markup("<ul class=\"nav\">") } else { writer.markup("<ul>") }
    for entry in shown {
      let page = navigation.page(of: entry)
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
        write(navigation, index, chain: chain, url: url, words, &writer, &marks)
      }
      writer.markup("</li>")
    }
    if isCut {
      writer.markup("<li class=\"nav-all\"><a href=\"")
      writer.url(url(navigation.sections[section].page.path))
      writer.markup("\">")
      writer.text(words.text(.allPages, ("count", "\(entries.count)")))
      writer.markup("</a></li>")
    }
    writer.markup("</ul>")
  }

  private static func window(_ entries: [Navigation.Entry], chain: [Int]) -> (ArraySlice<Navigation.Entry>, Bool) {
    guard entries.count > longestList else { return (entries[...], false) }
    let current =
      entries.firstIndex { entry in
        if case .section(let index) = entry { chain.contains(index) } else { false }
      } ?? 0
    let start = max(0, min(current - longestList / 2, entries.count - longestList))
    return (entries[start..<start + longestList], true)
  }
}

extension Word {
  fileprivate static let allPages = Word("page.all")
}

extension HTMLWriter {
  /// An item of a list of pages: a link and what the page says of itself.
  mutating func listItem(to target: String, from page: String, text: String, description: String?) {
    markup("<li>")
    link(to: target, from: page, text: text)
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
