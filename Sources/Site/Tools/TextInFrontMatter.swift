import Diagnostics
import Dialogs
import Markdown
import Writing
import YAML

/// Text in front matter under keys that only templates of another tool know, such as `why`.
///
/// Readers of the other site see it, and nothing else says that it is not in the pages.
package enum TextInFrontMatter {
  /// Sentences are longer than names, dates, and values.
  private static let shortest = 60
  /// What describes a page to programs is not part of it.
  private static let aboutPages = ["desc", "summary", "excerpt", "abstract", "meta", "seo", "keyword", "image"]

  /// The keys that hold text, with the number of their pages, the most first.
  package static func keys(of pages: [ParsedPage]) -> [(key: String, pages: Int)] {
    keys(of: pages, where: holdsText) + keysOfZola(of: pages)
  }

  /// The same below `extra` in front matter of Zola, which is not read otherwise.
  private static func keysOfZola(of pages: [ParsedPage]) -> [(key: String, pages: Int)] {
    var counts: [String: Int] = [:]
    for page in pages {
      guard let bytes = try? page.content.bytes(), bytes.starts(with: "+++".utf8),
        case let body = FrontMatter.split(SourceFile(path: page.source, bytes: bytes)).body
      else { continue }
      let block = bytes[..<body.lowerBound].split(separator: UInt8(ascii: "\n")).dropFirst().dropLast()
      let file = SourceFile(path: page.source, bytes: Array(block.joined(separator: [UInt8(ascii: "\n")])))
      for entry in TOMLReader.value(of: file)?["extra"]?.entries ?? [] where holdsText(entry.key, entry.value.text) {
        counts["extra." + entry.key, default: 0] += 1
      }
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }

  /// The keys that hold the places of pages in a navigation, by their names and values.
  package static func orders(of pages: [ParsedPage]) -> [(key: String, pages: Int)] {
    keys(of: pages) { entry in
      let key = entry.key.lowercased()
      return entry.value.number != nil && namesOfOrders.contains(where: key.contains)
    }
  }

  private static let namesOfOrders = ["order", "nav", "sort", "position", "sequence", "sidebar"]

  private static func keys(
    of pages: [ParsedPage], where isCounted: (YAMLNode.Entry) -> Bool
  ) -> [(key: String, pages: Int)] {
    var counts: [String: Int] = [:]
    for page in pages where !page.frontMatter.unfamiliarKeys.isEmpty {
      let own = Set(page.frontMatter.unfamiliarKeys.map(\.value))
      guard let bytes = try? page.content.bytes(),
        let block = FrontMatter.split(SourceFile(path: page.source, bytes: bytes)).content,
        let node = YAMLParser.open(block, limits: .frontMatter, rule: .frontMatter, keepsDuplicates: true).node,
        case .mapping(let entries) = node.content
      else { continue }
      for entry in entries where own.contains(entry.key) && isCounted(entry) { counts[entry.key, default: 0] += 1 }
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }

  private static func holdsText(_ entry: YAMLNode.Entry) -> Bool { holdsText(entry.key, entry.value.text) }

  private static func holdsText(_ key: String, _ text: String?) -> Bool {
    guard let text, text.utf8.count >= shortest, !text.contains("://"),
      text.utf8.count(where: { $0 == UInt8(ascii: " ") }) > 5
    else { return false }
    let key = key.lowercased()
    return !aboutPages.contains { key.contains($0) }
  }
}

extension ForeignSite {
  /// The site with what readers lose of front matter in its report.
  package func losing(_ texts: [(key: String, pages: Int)]) -> ForeignSite {
    let texts = texts.filter { $0.pages >= Self.leastPagesWithText }
    guard !texts.isEmpty else { return self }
    let keys = texts.prefix(Self.mostTexts).map { "“\(Self.line($0.key))” on \(counted($0.pages, "page"))" }
    let others = texts.count > Self.mostTexts ? ", and \(texts.count - Self.mostTexts) more" : ""
    var site = self
    site.byHand.append(
      "text in front matter that only templates show: \(keys.joined(separator: ", "))\(others). "
        + "Readers do not see it. Write it into the pages")
    return site
  }

  /// The site with keys of front matter in its report that have numbers for the order of pages.
  package func ordered(by keys: [(key: String, pages: Int)]) -> ForeignSite {
    let keys = keys.filter { $0.pages >= Self.leastPagesWithText }
    guard !keys.isEmpty else { return self }
    let names = keys.prefix(Self.mostTexts).map { "“\(Self.line($0.key))” on \(counted($0.pages, "page"))" }
    var site = self
    site.byHand.append(
      "numbers in front matter that are not read: \(names.joined(separator: ", ")). If they order pages, call them “order”"
    )
    return site
  }

  private static let leastPagesWithText = 3
  private static let mostTexts = 5
}
