import Writing

/// How a book is set, beyond what the style sheet of the site does for print.
enum BookStyle {
  static let css: StaticString = """

    @page {
      size: A4;
      margin: 22mm 18mm 20mm;
      @bottom-center { content: counter(page); color: #555; font: 9pt system-ui, sans-serif; }
    }
    @page book-cover { @bottom-center { content: none; } }
    html { color-scheme: light; background: #fff; }
    .book-cover { page: book-cover; break-after: page; padding-top: 70mm; }
    .book-name { margin: 0 0 6mm; font-size: 34pt; font-weight: 750; line-height: 1.1; letter-spacing: -0.02em; }
    .book-about { max-width: 120mm; font-size: 14pt; color: var(--ink-soft); }
    .book-address { margin-top: 12mm; color: var(--ink-soft); }
    .book-contents { break-after: page; }
    .book-contents-title { margin: 0 0 6mm; font-size: 20pt; font-weight: 700; }
    .book-contents ol { margin: 0; padding: 0; list-style: none; }
    .book-contents li { break-inside: avoid; }
    .book-contents a { display: flex; justify-content: space-between; gap: 6mm; padding: 0.8mm 0; text-decoration: none; }
    .book-contents .book-depth-1 { margin-top: 3mm; font-weight: 650; }
    .book-contents .book-depth-2 { padding-inline-start: 6mm; }
    .book-contents .book-depth-3 { padding-inline-start: 12mm; }
    .book-sheet { min-width: 4ch; text-align: end; font-variant-numeric: tabular-nums; }
    .book-page { break-before: page; }
    /* Ink above the box of a heading would be on the sheet before, too, and the heading twice among the bookmarks. */
    .book-page :is(h1, h2, h3, h4, h5, h6) { padding-top: 0.2em; }
    .book-title { margin: 0 0 0.5rem; font-size: 24pt; font-weight: 750; line-height: 1.15; letter-spacing: -0.02em; }
    .book-page.book-depth-2 h3:not(.book-title) { font-size: var(--size-h2); }
    .book-page.book-depth-2 h4 { font-size: var(--size-h3); }
    .book-page.book-depth-3 h4:not(.book-title) { font-size: var(--size-h2); }
    .book-page.book-depth-3 h5 { font-size: var(--size-h3); }

    """

  /// The running head of a chapter.
  static func head(of chapter: Int, _ title: String, into writer: inout HTMLWriter) {
    writer.markup("@page page-")
    writer.number(chapter + 1)
    writer.markup("{@top-left{content:\"")
    for scalar in title.unicodeScalars {
      // A style sheet in a page ends at any tag, and a string in it at the end of its line.
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", ":", "-": writer.plain(String(scalar))
      case _ where scalar.value > 0x9F: writer.plain(String(scalar))
      default: writer.plain("\\" + String(scalar.value, radix: 16) + " ")
      }
    }
    writer.markup("\";color:#555;font:9pt system-ui,sans-serif}}\n#")
    writer.plain(Book.anchor(of: chapter))
    writer.markup("{page:page-")
    writer.number(chapter + 1)
    writer.markup("}\n")
  }
}
