import Diagnostics
import Dialogs
import Files
import Guidelines
import Markdown
import Words

@testable import Site

/// A page on its way through the pipeline, in a site that has every pack, rules of its own and no other page.
struct PageProbe {
  let file: SourceFile
  let page: ParsedPage
  let facts: PageFacts
  /// What parsing and all packs find.
  let findings: [Diagnostic]

  /// - Parameter html: what becomes of raw HTML.
  init(_ bytes: [UInt8], html: SiteConfiguration.HTMLPolicy = .safe) {
    file = SourceFile(path: "Content/page.md", bytes: bytes)
    var configuration = Self.configuration
    configuration.html = html
    let parser = PageParser(configuration: configuration, words: .english, options: PipelineOptions())
    page = parser.parse(file, below: "page.md")
    let library = Library(pages: [page], configuration: configuration, words: .english)
    let site = SiteValidator(
      library: library, sources: Self.sources, addresses: SiteAddresses(library, Self.sources), files: .memory([:]))
    var facts = site.facts(of: page, links: LinkTable(library, Self.sources))
    facts.source = bytes
    self.facts = facts
    findings = Self.validator.validate(facts) + Self.validator.validate([facts])
  }

  /// The page's text with its figures.
  func body() throws(Violation) -> [UInt8] {
    let rules = RuleLinks(Self.configuration, explaining: [])
    let figures = FigureRenderer(
      showsFindings: true, rules: rules, mockupFiles: nil, frameworks: Set(Toolkit.allCases), words: .english,
      language: Self.configuration.language)
    do {
      return try BodyRenderer(figures: figures, referenceFigures: figures)
        .render(page, findings: findings.sorted(by: Diagnostic.reportOrder))
    } catch {
      throw Violation("\(error)")
    }
  }

  /// The page as it is published for tools.
  var markdownCopy: [UInt8] { MarkdownCopy(page: page, file: file, words: .english, url: nil).bytes }

  /// What holds for every page, whatever is in it.
  func checkPlaces() throws(Violation) {
    try FindingCheck.check(findings, in: file)
    let size = file.bytes.count
    for link in page.document.links {
      try require(link.range.lowerBound >= 0 && link.range.upperBound <= size, "a link is at \(link.range) of \(size)")
    }
    for heading in page.document.outline {
      try require(heading.range.upperBound <= size, "a heading is at \(heading.range) of \(size)")
      let line = page.document.text[heading.textRange]
      try require(line.isEmpty || line.last == UInt8(ascii: "\n"), "a heading is not a line of the text")
    }
    var textEnd = 0
    for range in facts.textRanges {
      try require(!range.isEmpty && range.lowerBound >= textEnd && range.upperBound <= size, "\(range) is not text")
      textEnd = range.upperBound
    }
    for block in page.blocks {
      try require(block.range.upperBound <= size, "a block is at \(block.range) of \(size)")
      for text in block.dialog?.texts ?? [] {
        try require(text.text.range.upperBound <= size, "a text is at \(text.text.range) of \(size)")
      }
    }
    let anchors = page.document.outline.map(\.anchor) + page.blocks.map(\.id)
    try require(Set(anchors).count == anchors.count || hasGivenIDs, "two anchors are alike: \(anchors)")
    var end = 0
    for (index, slot) in page.document.slots.enumerated() {
      try require(slot.fence == index && slot.offset >= end, "the slots are out of order")
      end = slot.offset
    }
    try require(end <= page.document.html.count && page.document.slots.count == page.blocks.count, "a slot is lost")
  }

  /// Whether an author chose an id; two blocks may then have the same, which is a finding.
  var hasGivenIDs: Bool { page.blocks.contains { $0.dialog?.id != nil } }

  private static let sources = SourceTree(
    pages: ["page.md"], assets: [.init(path: "image.png", file: "Content/image.png")], templates: [:], themeAssets: [:],
    words: [],
    refused: [:])

  static let configuration: SiteConfiguration = {
    let text = """
      guidelines: [\(Pack.all.map(\.id).joined(separator: ", "))]
      types: {guide: [Use, Do not use]}
      house-rules:
        house/email:
          summary: Email is one word
          kind: substitution
          replace: {e-mail: email, log in: sign in}
          on: [title, message, button, content, caption, page]
        house/easy:
          summary: Nothing is easy
          kind: existence
          words: [simply, "just ta*", "!"]
          on: [title, message, button, caption, page]

      """
    let file = SourceFile(path: SiteConfiguration.path, text: text)
    let (configuration, findings) = SiteConfiguration.parse(file, in: .memory([:]))
    precondition(findings.isEmpty, "\(findings.map(\.summary))")
    return configuration
  }()

  private static let validator = Validator(settings: configuration.ruleSettings)
}
