import Markdown

/// The title of a page that is a complete HTML document: `<title>` in its head.
enum DocumentTitle {
  /// A head is not longer.
  private static let longest = 20_000

  /// - Parameters:
  ///   - body: what is behind front matter.
  ///   - path: the file of the page.
  /// - Returns: nil for pages that are no such documents, and for a title that a template fills in.
  static func title(of body: ArraySlice<UInt8>, _ path: String) -> String? {
    guard [".html", ".htm"].contains(where: path.hasSuffix) else { return nil }
    let start = body.prefix(longest).drop { $0 <= 0x20 }
    guard begins(start, with: "<!doctype html") || begins(start, with: "<html"),
      let open = start.indices.first(where: { begins(start[$0...], with: "<title>") })
    else { return nil }
    let text = start[(open + 7)...].prefix { $0 != UInt8(ascii: "<") }
    guard begins(start[text.endIndex...], with: "</title>"), !text.contains(UInt8(ascii: "{")) else { return nil }
    let words = CharacterReferences.decoded(String(decoding: text, as: UTF8.self)).split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private static func begins(_ bytes: ArraySlice<UInt8>, with text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      bytes.count >= text.count && zip(bytes, text).allSatisfy { Self.lowercased($0) == $1 }
    }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
}

extension PageParser {
  /// The heading that is the title of a page; nil for one that is an image alone, such as a logo.
  ///
  /// Behind other headings of the home page, it is the title of a part, and the page has the title of the site.
  static func titleInText(of document: MarkdownDocument, isHome: Bool) -> String? {
    guard let title = document.title, !title.text.isEmpty else { return nil }
    if isHome, !document.isTitleTakenOut, let first = document.outline.first, first.range != title.range { return nil }
    return title.text
  }
}
