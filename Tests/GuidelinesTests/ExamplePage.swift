import Diagnostics
import Dialogs
import Guidelines
import Mockups
import YAML

/// A page that holds one block, as a rule's example shows it.
struct ExamplePage {
  /// What surrounds the fence.
  enum Container: CaseIterable {
    case page, list, quote

    var first: String {
      switch self {
      case .page: ""
      case .list: "1. "
      case .quote: "> "
      }
    }

    var rest: String {
      switch self {
      case .page: ""
      case .list: "   "
      case .quote: "> "
      }
    }
  }

  let facts: PageFacts
  private let excerpt: SourceExcerpt

  init(_ block: String, infoString: String = "dialog", in container: Container = .page, guidelines: [String]) {
    var page = Array("Ein Absatz 👍\n\n\(container.first)```\(infoString)\n".utf8)
    let fence = page.count - infoString.utf8.count - 4..<page.count - 1
    var (bytes, lines): ([UInt8], [SourceExcerpt.Line]) = ([], [])
    for line in block.split(separator: "\n", omittingEmptySubsequences: false) {
      page += Array(container.rest.utf8)
      lines.append(.init(offset: bytes.count, fileOffset: page.count))
      bytes += Array(line.utf8) + [UInt8(ascii: "\n")]
      page += Array(line.utf8) + [UInt8(ascii: "\n")]
    }
    page += Array("\(container.rest)```\n".utf8)
    excerpt = SourceExcerpt(path: "page.md", bytes: bytes, lines: lines)
    let (dialog, diagnostics) = DialogParser.parse(
      infoString: infoString, excerpt: excerpt, fence: SourceLocation(path: "page.md", range: fence),
      platforms: Platform.allCases)
    var facts = PageFacts(path: "page.md", source: page)
    facts.guidelines = guidelines.map { Sourced($0, range: 0..<0) }
    facts.blocks = [.init(dialog: dialog.map(SharedDialog.init), id: "block", diagnostics: diagnostics)]
    self.facts = facts
  }

  /// A range of the block's text, as it is in the page.
  func pageRange(_ range: Range<Int>) -> SourceRange { excerpt.fileRange(range) }

  /// The block's text after edits of the page, or nil if they reach beyond it.
  func applying(_ edits: [Diagnostic.Edit], container: Container) -> String? {
    let page = FixSelection.applying(edits, to: facts.source)
    let lines = String(decoding: page, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    guard let end = lines.lastIndex(where: { $0 == container.rest + "```" }) else { return nil }
    var body: [Substring] = []
    for line in lines[3..<end] {
      guard line.hasPrefix(container.rest) else { return nil }
      body.append(line.dropFirst(container.rest.count))
    }
    return body.joined(separator: "\n")
  }
}

extension RuleSettings {
  /// Settings under which a rule has the options of an example, written as in site.yml.
  init(options: String?, of rule: String, guidelines: [String] = []) throws {
    self.init(guidelines: guidelines)
    guard let options else { return }
    let file = SourceFile(path: "site.yml", text: "\(rule): \(options)\n")
    guard let node = try YAMLParser.parse(SourceExcerpt(0..<file.bytes.count, of: file), limits: .configuration) else {
      return
    }
    let ids = MappingReader.Rules(invalidValue: .configuration, unknownKey: .configuration)
    let (rules, diagnostics) = RuleSettings.parse(rules: node, path: "site.yml", ids: ids)
    precondition(diagnostics.isEmpty, "\(diagnostics.map(\.summary))")
    self.rules = rules
  }
}
