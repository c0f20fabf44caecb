import Dialogs
import Files
import Words
import Writing

/// The pages of a library in one HTML document, to be printed: a cover, a table of contents, and the pages in the order
/// of the navigation.
///
/// Pages about rules, unlisted pages, and drafts are not part of it.
package struct Book: Sendable {
  /// A page of the book.
  struct Chapter: Sendable {
    var title: String
    var description: String?
    /// 1 for the home page, for sections, and for pages outside of sections.
    var depth: Int
    /// BCP 47 tag of its text; nil for the language of the site.
    var language: String?
    /// Ready for the book; empty for a section without a page of its own.
    var body: [UInt8]
  }

  let chapters: [Chapter]
  let configuration: SiteConfiguration
  let words: Words
  /// Paths of the style sheets in the site.
  let styleSheets: [String]

  /// The target of links to a chapter.
  package static func anchor(of chapter: Int) -> String { "page\(chapter + 1)" }

  /// A path of the file system as the path of an address.
  package static func encoded(path: String) -> String { SiteURL.encoded(path) }

  /// The number of its pages.
  package var count: Int { chapters.count }

  /// The document.
  ///
  /// - Parameters:
  ///   - sheets: the sheet of paper that each chapter begins on, if known.
  ///   - file: the `data:` address of a published file by its path; nil if it cannot be shown.
  package func html(sheets: [Int]?, file: (String) -> String?) -> [UInt8] {
    var writer = HTMLWriter(capacity: chapters.reduce(20_000) { $0 + $1.body.count + 500 })
    writer.markup("<!doctype html>\n<html")
    writer.attribute("lang", configuration.language)
    if LanguageTag.isRightToLeft(configuration.language) { writer.markup(" dir=\"rtl\"") }
    writer.markup(">\n<head>\n<meta charset=\"utf-8\">\n")
    // Nothing runs, and nothing is loaded: a style sheet or trusted HTML could name any file of the machine.
    writer.markup("<meta http-equiv=\"Content-Security-Policy\"")
    writer.attribute("content", Self.policy)
    writer.markup(">\n")
    writer.markup("<title>")
    writer.text(configuration.title)
    writer.markup("</title>\n")
    for sheet in styleSheets {
      writer.markup("<link rel=\"stylesheet\"")
      writer.attribute("href", file(sheet) ?? "data:,")
      writer.markup(">\n")
    }
    writer.markup("<style>")
    writer.markup(BookStyle.css)
    for (index, chapter) in chapters.enumerated() { BookStyle.head(of: index, chapter.title, into: &writer) }
    writer.markup("</style>\n</head>\n<body class=\"book\">\n")
    writeCover(into: &writer)
    writeContents(sheets, into: &writer)
    for index in chapters.indices { write(index, into: &writer) }
    writer.markup("</body>\n</html>\n")
    return BookMarkup.placingFiles(writer.bytes, file)
  }

  private static let policy =
    "default-src 'none'; style-src data: 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'"

  private func writeCover(into writer: inout HTMLWriter) {
    writer.markup("<section class=\"book-cover\">\n<p class=\"book-name\">")
    writer.text(configuration.title)
    writer.markup("</p>\n")
    if let description = configuration.description {
      writer.markup("<p class=\"book-about\">")
      writer.text(description)
      writer.markup("</p>\n")
    }
    if let url = configuration.url {
      writer.markup("<p class=\"book-address\">")
      writer.text(url)
      writer.markup("</p>\n")
    }
    writer.markup("</section>\n")
  }

  private func writeContents(_ sheets: [Int]?, into writer: inout HTMLWriter) {
    writer.markup("<nav class=\"book-contents\">\n<p class=\"book-contents-title\">")
    writer.word(.bookContents, of: words)
    writer.markup("</p>\n<ol>\n")
    for (index, chapter) in chapters.enumerated() {
      writer.markup("<li class=\"book-depth-")
      writer.number(min(chapter.depth, 3))
      writer.markup("\"><a href=\"#")
      writer.text(Self.anchor(of: index))
      writer.markup("\"><span>")
      writer.text(chapter.title)
      writer.markup("</span> <span class=\"book-sheet\">")
      if let sheets, index < sheets.count { writer.number(sheets[index]) }
      writer.markup("</span></a></li>\n")
    }
    writer.markup("</ol>\n</nav>\n")
  }

  private func write(_ index: Int, into writer: inout HTMLWriter) {
    let chapter = chapters[index]
    writer.markup("<article class=\"prose book-page book-depth-")
    writer.number(min(chapter.depth, 3))
    writer.markup("\"")
    writer.attribute("id", Self.anchor(of: index))
    if let language = chapter.language {
      writer.attribute("lang", language)
      if !LanguageTag.isRightToLeft(language) { writer.markup(" dir=\"ltr\"") }
    }
    writer.markup(">\n")
    let level = BookMarkup.level(1, at: chapter.depth)
    writer.markup("<h")
    writer.number(level)
    writer.markup(" class=\"book-title\">")
    writer.text(chapter.title)
    writer.markup("</h")
    writer.number(level)
    writer.markup(">\n")
    if let description = chapter.description {
      writer.markup("<p class=\"lead\">")
      writer.text(description)
      writer.markup("</p>\n")
    }
    writer.markup(rendered: chapter.body)
    writer.markup("</article>\n")
  }
}

extension Word {
  fileprivate static let bookContents = Word("book.contents")
}
