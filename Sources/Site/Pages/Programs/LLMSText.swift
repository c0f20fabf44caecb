import Words
import Writing

/// `llms.txt`: describes the site and lists its Markdown, for tools that look for it.
///
/// The format is that of llmstxt.org: a title, a summary as a quote, and lists of links under headings. Pages about
/// rules come last under “Optional”, which tools can omit.
struct LLMSText {
  static let path = "llms.txt"
  /// The Markdown of all pages in one file.
  static let fullPath = "llms-full.txt"
  /// Sites with more Markdown than this have no such file, because it would be too long to read.
  static let fullLimit = 2_000_000

  let configuration: SiteConfiguration
  let navigation: Navigation
  let words: Words
  /// The pages with a copy, by path, with their descriptions.
  let summaries: [String: String?]

  var bytes: [UInt8] {
    var writer = HTMLWriter(capacity: 256 + summaries.count * 160)
    writer.markup("# ")
    writer.plain(MarkdownText.prose(configuration.title))
    writer.markup("\n\n")
    if let summary = configuration.description ?? summaries["index.html"] ?? nil {
      writer.markup("> ")
      writer.plain(MarkdownText.prose(summary))
      writer.markup("\n\n")
    }
    writer.plain(words.text(.noteOnDialogs))
    writer.markup("\n")
    var heading = ""
    for page in navigation.sequence {
      guard let summary = summaries[page.path] else { continue }
      let section = self.heading(of: page)
      if section != heading {
        writer.markup("\n## ")
        writer.plain(MarkdownText.prose(section))
        writer.markup("\n\n")
        heading = section
      }
      writer.markup("- [")
      writer.plain(MarkdownText.prose(page.detail ?? page.title))
      writer.markup("](")
      // A parenthesis would end the link.
      let path = MarkdownCopy.path(of: page.path)
      for byte in (configuration.url.map { SiteURL.absolute(path, at: $0) } ?? SiteURL.fromRoot(path)).utf8 {
        switch byte {
        case UInt8(ascii: "("): writer.markup("%28")
        case UInt8(ascii: ")"): writer.markup("%29")
        default: writer.byte(byte)
        }
      }
      writer.markup(")")
      if let summary {
        writer.markup(": ")
        writer.plain(MarkdownText.prose(summary))
      }
      writer.markup("\n")
    }
    return writer.bytes
  }

  /// The top-level section of a page.
  private func heading(of page: Navigation.Page) -> String {
    if page.isReference { return "Optional" }
    let chain = navigation.chain(to: navigation.section(of: page.path))
    return navigation.sections[chain.count > 1 ? chain[1] : chain[0]].page.title
  }
}

extension Word {
  fileprivate static let noteOnDialogs = Word("programs.note")
}
