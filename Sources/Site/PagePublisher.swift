import Diagnostics
import Dialogs
import Files
import Markdown
import Words

/// Parsed page → its published files: the page in its frame, the drawings of its dialogs, and its Markdown copy.
struct PagePublisher: Sendable {
  let assembler: PageAssembler
  private let library: Library
  private let configuration: SiteConfiguration
  private let addresses: SiteAddresses
  private let changes: ChangeHistory
  private let files: FileTree
  private let programs: ProgramFiles
  private let mockupFiles: MockupFiles?
  private let body: BodyRenderer
  private let prefixes: PrefixedAnchors
  private let relations: PageRelations
  private let tags: TagPlan
  private let cards: SiteCards?
  private let findings: SiteFindings
  /// Findings in pages that stages before the check have made, by file.
  private let others: [String: [Diagnostic]]

  init(
    _ library: Library, _ assembler: PageAssembler, _ programs: ProgramFiles, _ relations: PageRelations,
    _ tags: TagPlan, addresses: SiteAddresses, changes: ChangeHistory, files: FileTree, findings: SiteFindings,
    cards: SiteCards?, isPreview: Bool
  ) {
    self.library = library
    self.assembler = assembler
    prefixes = PrefixedAnchors(library.published)
    self.relations = relations
    self.tags = tags
    self.cards = cards
    self.programs = programs
    self.addresses = addresses
    self.changes = changes
    self.files = files
    configuration = library.configuration
    self.findings = findings
    others = Dictionary(grouping: findings.others) { $0.location?.path ?? "" }
    let rules = RuleLinks(library)
    let mockupFiles = MockupFiles(library, addresses)
    self.mockupFiles = mockupFiles
    let frameworks = library.configuration.frameworks
    func figures(_ words: Words, language: String) -> FigureRenderer {
      FigureRenderer(
        showsFindings: isPreview, rules: rules, mockupFiles: mockupFiles, frameworks: frameworks, words: words,
        language: language)
    }
    body = BodyRenderer(
      figures: figures(library.words, language: library.configuration.language),
      referenceFigures: figures(.english, language: "en"),
      originalFigures: library.originalWords.map { figures($0, language: $0.language) })
  }

  /// The findings in a page, in report order.
  private func findings(of page: ParsedPage, at index: Int) -> [Diagnostic] {
    let own = index < findings.pages.count ? findings.pages[index] : []
    guard let more = others[page.source] else { return own }
    return (more + own).sorted(by: Diagnostic.reportOrder)
  }

  /// A page with its text, and its body.
  func body(_ index: Int, of pages: [ParsedPage]) throws -> (page: ParsedPage, body: [UInt8]) {
    let page = try library.whole(pages[index])
    return (page, try text(of: page, findings(of: page, at: index)))
  }

  private func text(of page: ParsedPage, _ findings: [Diagnostic]) throws -> [UInt8] {
    var text = try body.render(page, findings: findings)
    prefixes.removePrefixes(from: &text, of: page)
    return text
  }

  /// Renders and writes a page.
  ///
  /// - Parameter pages: all published pages, which the page can be related to.
  /// - Returns: the page with its text; nil if it has no address of its own.
  func publish(_ index: Int, of pages: [ParsedPage], to output: PublishedOutput) throws -> ParsedPage? {
    guard addresses.publishes(pages[index]) else { return nil }
    let page = try library.whole(pages[index])
    if page.frontMatter.isRedirect, let target = Redirect.target(in: page.document.html) {
      let language = page.language(in: configuration)
      try output.write(
        page.path, Redirect.html(toEscaped: target, title: page.title, language: language, assembler.words))
      try programs.writeCopy(of: page, to: output)
      return page
    }
    let own = findings(of: page, at: index)
    let links = relations.links(of: index, among: pages)
    var text = try text(of: page, own)
    if page.document.listsPagesBelow {
      insertPagesBelow(page.path, into: &text)
    } else if case let places = page.document.listsOfPosts, !places.isEmpty {
      for place in places { insertPosts(place.limit, at: place.id, on: page.path, into: &text) }
    } else if page.isBlank, page.frontMatter.listsChildren, assembler.navigation.list(on: page.path) == nil {
      text += assembler.navigationRenderer.pagesIn(page.path, titlesOnly: page.frontMatter.listsTitlesOnly)
    }
    var framed = PageAssembler.Page(page, in: configuration, body: text)
    framed.changed = changes.date(of: page)
    (framed.day, framed.authors) = (page.shownDay, page.frontMatter.authors)
    framed.listsTitlesOnly = page.frontMatter.listsTitlesOnly
    framed.markdown = programs.copyPath(of: page)
    framed.related = links.relatedHTML(among: pages, on: page.path)
    framed.backlinks = links.backlinksHTML(among: pages, on: page.path, assembler.words)
    framed.tags = assembler.items(of: tags.tags(of: page), on: page.path)
    framed.card = try cards?.write(page, description: framed.description ?? framed.summary, to: output)
    try output.write(page.path, try assembler.assemble(framed))
    try mockupFiles?.write(page, findings: own, to: output)
    try programs.writeCopy(of: page, to: output)
    return page
  }
}

extension PagePublisher {
  /// Puts the list of the pages below a page where it has a place for that.
  private func insertPagesBelow(_ path: String, into body: inout [UInt8]) {
    let place = Array("<div id=\"\(MarkdownDocument.pagesBelow)\">".utf8)
    guard let range = body.firstRange(of: place) else { return }
    let list = assembler.navigationRenderer.pagesBelow(path)
    body.insert(contentsOf: [UInt8(ascii: "\n")] + list, at: range.upperBound)
  }

  /// Puts a list of posts where a page has a place for it, which can be an item of a list.
  private func insertPosts(_ limit: Int?, at id: String, on path: String, into body: inout [UInt8]) {
    let items = assembler.navigationRenderer.posts(limit, from: path)
    if let range = body.firstRange(of: Array("<li id=\"\(id)\"></li>".utf8)) {
      body.replaceSubrange(range, with: items)
    } else if let range = body.firstRange(of: Array("<div id=\"\(id)\">".utf8)), !items.isEmpty {
      let list = Array("\n<ul class=\"contents\">\n".utf8) + items + Array("</ul>\n".utf8)
      body.insert(contentsOf: list, at: range.upperBound)
    }
  }
}

extension PageAssembler.Page {
  /// A page of the library, without what other pages and the history of its file add.
  fileprivate init(_ page: ParsedPage, in configuration: SiteConfiguration, body: [UInt8]) {
    self.init(path: page.path, title: page.title, body: body)
    description = page.frontMatter.description
    beginsWithDescription = description.map { PageSummary.begins(page.document, with: $0) } ?? false
    summary = description == nil ? PageSummary.text(of: page.document) : nil
    type = page.frontMatter.type?.value
    language = page.language(in: configuration)
    isUntranslated = page.isUntranslated
    source = page.reference == nil ? page.source : nil
    robots = page.frontMatter.robots
    edit = page.frontMatter.edit
    outline = page.document.outline
    let heading = page.document.isTitleTakenOut ? page.document.title : nil
    titleAnchor = heading.flatMap { $0.anchor.isEmpty ? nil : $0.anchor }
    policy = ContentPolicy.policy(for: page)
  }
}

extension ParsedPage {
  /// The day that readers see; none on a page of Hugo that lists others.
  var shownDay: WrittenDate? { isSectionOfHugo ? nil : frontMatter.day }

  /// Whether readers find nothing below its title: neither text, nor anything but boxes.
  fileprivate var isBlank: Bool {
    guard document.slots.isEmpty else { return false }
    let html = document.html
    var index = html.startIndex
    while index < html.endIndex {
      let byte = html[index]
      if byte == UInt8(ascii: "<") {
        guard let end = html[index...].firstIndex(of: UInt8(ascii: ">")) else { return false }
        let name = html[index...end].dropFirst().drop { $0 == UInt8(ascii: "/") }.prefix { $0 | 0x20 >= 0x61 }
        guard Self.boxes.contains(where: { name.elementsEqual($0.utf8) }) else { return false }
        index = end
      } else if byte > 0x20 {
        return false
      }
      index += 1
    }
    return true
  }

  /// Elements that show nothing by themselves.
  private static let boxes = ["div", "section", "article", "main", "p", "span", "br"]
}
