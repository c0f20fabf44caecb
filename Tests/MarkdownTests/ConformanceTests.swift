import CCommonMark
import Foundation
import Markdown
import Testing

/// The published examples, where a checkout has them next to it; our own examples of each section are in the tests
/// beside.
@Suite(.enabled(if: Specification.isPresent))
struct ConformanceTests {
  @Test(
    arguments: Specification.examples("commonmark-0.30-examples")
      + Specification.examples("cmark-0.30.2-regression-examples"))
  func commonMark(_ example: Specification.Example) {
    #expect(parse(example.markdown, options: .specification(html: .trust)).htmlText == example.html)
  }

  /// Differences of safe output are those that the reference implementation makes: raw HTML is a comment, and the
  /// destinations of unsafe schemes are empty.
  @Test(arguments: Specification.examples("commonmark-0.30-examples"))
  func safeOutput(_ example: Specification.Example) throws {
    let document = parse(example.markdown, options: .specification(html: .omit))
    #expect(document.htmlText == (try Specification.referenceOutput(example.markdown)))
  }

  @Test(arguments: Specification.examples("gfm-table-examples"))
  func tables(_ example: Specification.Example) {
    let options = MarkdownOptions.specification(html: .trust, MarkdownDialect.github.extensions)
    #expect(parse(example.markdown, options: options).htmlText == example.html)
  }

  /// Raw HTML aside, which `html` in site.yml decides on, and one label that is HTML itself.
  @Test(
    arguments: Specification.examples("gfm-other-extension-examples").filter {
      !$0.section.contains("HTML") && $0.html != "<IGNORE>\n" && !$0.markdown.contains("<script>")
    })
  func extensions(_ example: Specification.Example) {
    let options = MarkdownOptions.specification(html: .trust, MarkdownDialect.github.extensions)
    #expect(parse(example.markdown, options: options).htmlText == Specification.withOneOrder(example.html))
  }

  /// The dialect `commonmark` is CommonMark.
  @Test(arguments: Specification.examples("commonmark-0.30-examples"))
  func dialect(_ example: Specification.Example) {
    let options = MarkdownOptions.specification(html: .trust, MarkdownDialect.commonmark.extensions)
    #expect(parse(example.markdown, options: options).htmlText == example.html)
  }

  @Test(arguments: Specification.examples("gfm-table-style-attr-examples"))
  func tableStyles(_ example: Specification.Example) {
    var options = MarkdownOptions.specification(html: .trust)
    options.tableAlignment = .style
    #expect(parse(example.markdown, options: options).htmlText == example.html)
  }
}

enum Specification {
  struct Example: Decodable, Sendable, CustomTestStringConvertible {
    var markdown: String
    var html: String
    var example: Int
    var section: String
    var source: String?

    var testDescription: String { "\(section) \(example)" }
  }

  /// `shared/spec` next to the package or next to a folder around it.
  private static var folder: URL? {
    var place = URL(filePath: #filePath)
    while place.path() != "/" {
      place.deleteLastPathComponent()
      let folder = place.appending(path: "shared/spec")
      if FileManager.default.fileExists(atPath: folder.path()) { return folder }
    }
    return nil
  }

  static var isPresent: Bool { folder != nil }

  static func examples(_ name: String) -> [Example] {
    guard let folder else { return [] }
    do {
      return try JSONDecoder().decode([Example].self, from: Data(contentsOf: folder.appending(path: name + ".json")))
    } catch {
      Issue.record(error)
      return []
    }
  }

  /// The two sources of examples write the attributes of a box in different orders.
  static func withOneOrder(_ html: String) -> String {
    html.replacing("<input disabled=\"\" type=\"checkbox\">", with: "<input type=\"checkbox\" disabled=\"\" />")
      .replacing(
        "<input checked=\"\" disabled=\"\" type=\"checkbox\">",
        with: "<input type=\"checkbox\" checked=\"\" disabled=\"\" />")
  }

  /// What libcmark's own renderer writes without being told to trust the author.
  static func referenceOutput(_ markdown: String) throws -> String {
    let html = try #require(cmark_markdown_to_html(markdown, markdown.utf8.count, CMARK_OPT_DEFAULT))
    defer { free(html) }
    return String(cString: html)
  }
}
