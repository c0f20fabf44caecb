import Words
import Writing

extension PageRelations.Links {
  /// Items that link to the related pages.
  func relatedHTML(among pages: [ParsedPage], on path: String) -> [UInt8] {
    var writer = HTMLWriter()
    write(related, among: pages, on: path, into: &writer)
    return writer.bytes
  }

  /// Items that link to pages with links to this one; the last item counts those omitted.
  func backlinksHTML(among pages: [ParsedPage], on path: String, _ words: Words) -> [UInt8] {
    var writer = HTMLWriter()
    write(backlinks, among: pages, on: path, into: &writer)
    if moreBacklinks > 0 {
      writer.markup("<li>")
      writer.text(words.text(.moreBacklinks, count: moreBacklinks))
      writer.markup("</li>")
    }
    return writer.bytes
  }

  private func write(_ indices: [Int], among pages: [ParsedPage], on path: String, into writer: inout HTMLWriter) {
    for index in indices {
      writer.markup("<li>")
      writer.link(to: pages[index].path, from: path, text: pages[index].listTitle)
      writer.markup("</li>")
    }
  }
}

extension Word {
  fileprivate static let moreBacklinks = Word("page.more")
}
