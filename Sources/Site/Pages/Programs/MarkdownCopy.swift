import Diagnostics
import Dialogs
import Markdown
import Mockups
import Words
import Writing

/// A page as Markdown, published next to its HTML for tools.
///
/// The text of the author with small changes: links to other pages lead to `.md` files, front matter is reduced to
/// what describes the page, a title from front matter becomes a heading, and each dialog block is followed by a
/// description.
struct MarkdownCopy {
  let page: ParsedPage
  let file: SourceFile
  let words: Words
  /// Absolute address of the page, if the site has one.
  let url: String?

  /// The path of the copy of a page: next to it, with the name of its source.
  static func path(of page: String) -> String { page.dropLast("html".count) + "md" }

  var bytes: [UInt8] {
    var writer = HTMLWriter(capacity: file.bytes.count + 512 * (1 + page.blocks.count))
    writer.markup("---\ntitle: ")
    writer.plain(MarkdownText.quoted(page.title))
    if let description = page.frontMatter.description {
      writer.markup("\ndescription: ")
      writer.plain(MarkdownText.quoted(description))
    }
    if let day = page.shownDay {
      writer.markup("\ndate: ")
      writer.plain(day.iso)
    }
    if !page.frontMatter.authors.isEmpty {
      writer.markup("\nauthors: [")
      writer.plain(page.frontMatter.authors.map(MarkdownText.quoted).joined(separator: ", "))
      writer.markup("]")
    }
    if let url {
      writer.markup("\nurl: ")
      writer.plain(MarkdownText.quoted(url))
    }
    writer.markup("\n---\n\n")
    if !page.document.isTitleTakenOut {
      writer.markup("# ")
      writer.plain(MarkdownText.prose(page.title))
      writer.markup("\n\n")
    }
    var start = page.bodyOffset
    while start < file.bytes.count, [0x0A, 0x0D].contains(file.bytes[start]) { start += 1 }
    for block in page.blocks {
      guard let dialog = block.dialog, let end = closingLine(of: block) else { continue }
      writer.markup(rendered: file.bytes[start..<end.upperBound])
      start = end.upperBound
      let prefix = linePrefix(of: block)
      writer.markup("\n")
      writer.markup(rendered: prefix.prefix((prefix.lastIndex { $0 != 0x20 } ?? -1) + 1))
      writer.markup("\n")
      writer.markup(rendered: prefix)
      writer.markup("> ")
      writer.plain(MarkdownText.prose(Self.description(of: dialog, on: block.platforms, words)))
    }
    writer.markup(rendered: file.bytes[start...])
    if writer.last != 0x0A { writer.markup("\n") }
    return writer.bytes
  }

  /// A description of a dialog: the marking, its kind and platforms, and its transcript.
  static func description(of dialog: Dialog, on platforms: [Platform], _ words: Words) -> String {
    let kind = words.name(of: dialog.kind.value)
    guard let platform = platforms.first else { return kind }
    let transcript = Transcript(of: dialog, on: platform, buttons: Array(dialog.buttons.indices), words: words)
    let places = platforms.map(words.name).joined(separator: ", ")
    let description = words.text(
      .dialogInWords, ("kind", kind), ("platforms", places), ("text", transcript.summary))
    return switch dialog.marking {
    case .plain: description
    case .good: words.text(.doInWords, ("dialog", description))
    case .bad: words.text(.dontInWords, ("dialog", description))
    }
  }

  /// The closing line of the fence of a block; nil if the page or a container ends first.
  private func closingLine(of block: PageBlock) -> SourceRange? {
    let line = file.line(at: max(block.range.lowerBound, block.range.upperBound - 1)) + 1
    let range = file.lineRange(line)
    let mark = file.bytes[range].first { ![0x20, 0x09, UInt8(ascii: ">")].contains($0) }
    return mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") ? range : nil
  }

  /// The prefix of lines in the list item or quote that contains a block.
  private func linePrefix(of block: PageBlock) -> [UInt8] {
    let start = file.lineRange(file.line(at: block.range.lowerBound)).lowerBound
    return file.bytes[start..<block.range.lowerBound].map { byte in
      byte == UInt8(ascii: ">") || byte == 0x09 ? byte : 0x20
    }
  }
}

extension Word {
  fileprivate static let dialogInWords = Word("programs.dialog")
  fileprivate static let doInWords = Word("programs.do")
  fileprivate static let dontInWords = Word("programs.dont")
}

extension HTMLWriter {
  /// Text that is not for HTML.
  mutating func plain(_ text: String) { markup(rendered: text.utf8) }
}
