extension SiteRenderer {
  /// The pages of the library as a book, in the order of the navigation.
  func book(_ frame: SiteFrame) throws -> Book {
    var indexes: [String: Int] = [:]
    for (index, page) in library.pages.enumerated() where addresses.publishes(page) {
      indexes[page.path] = indexes[page.path] ?? index
    }
    let navigation = frame.navigation
    let isWanted = { (page: Navigation.Page) in
      !page.isReference
        && (indexes[page.path] != nil || navigation.generated.contains(navigation.section(of: page.path)))
    }
    let sequence = navigation.sequence.filter(isWanted)
    var anchors: [String: String] = [:]
    for (place, page) in sequence.enumerated() { anchors[page.path] = Book.anchor(of: place) }
    var chapters: [Book.Chapter] = []
    for (place, page) in sequence.enumerated() {
      let section = navigation.section(of: page.path)
      let isIndex = navigation.sections[section].page.path == page.path
      let depth = max(1, navigation.chain(to: section).count - (isIndex ? 1 : 0))
      var chapter = Book.Chapter(title: page.title, description: page.description, depth: depth, body: [])
      if let index = indexes[page.path] {
        let (parsed, body) = try frame.publisher.body(index, of: frame.published)
        let markup = BookMarkup(
          prefix: Book.anchor(of: place) + "-", path: page.path, depth: depth, anchors: anchors,
          site: library.configuration.url)
        chapter.title = parsed.title
        chapter.body = markup.changed(body)
      }
      chapters.append(chapter)
    }
    return Book(
      chapters: chapters, configuration: library.configuration, words: library.words,
      styleSheets: [frame.assets["site.css"], frame.places.mockupsCSS[ThemeAssets.mockups]])
  }
}
