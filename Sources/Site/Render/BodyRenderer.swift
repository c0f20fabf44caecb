import Diagnostics
import Dialogs
import Files
import Markdown
import Writing

/// Inserts the figures of dialogs into the text of a page.
struct BodyRenderer: Sendable {
  let figures: FigureRenderer
  /// For pages about rules, which are entirely in English.
  let referenceFigures: FigureRenderer
  /// For pages that show their originals, in the language of these; nil if there are none.
  var originalFigures: FigureRenderer?

  /// The body of a page; in a preview, it begins with the findings that belong to no block.
  ///
  /// - Parameter findings: the findings of this page.
  /// - Throws: `FileError` where a temporary file cannot be read.
  func render(_ page: ParsedPage, findings: [Diagnostic]) throws(FileError) -> [UInt8] {
    let slots = page.document.slots
    let html = page.document.html
    let (ofBlocks, outside) = page.byBlock(findings)
    let others = figures.showsFindings ? outside : []
    guard !slots.isEmpty || !others.isEmpty else { return html }
    var writer = HTMLWriter(capacity: html.count + slots.count * 12_000)
    let file = showsLines(of: findings, on: page) ? SourceFile(path: page.source, bytes: try page.content.bytes()) : nil
    figures.findingRenderer.renderList(of: others, on: page, in: file, into: &writer)
    var copied = 0
    var index = 0
    while index < slots.count {
      writer.markup(rendered: html[copied..<slots[index].offset])
      copied = slots[index].offset
      let isPair = index + 1 < slots.count && isPair(page, index) && isBlank(html[copied..<slots[index + 1].offset])
      if isPair { writer.markup("<div class=\"dialog-pair\">\n") }
      render(page, index, ofBlocks[index], file, &writer)
      if isPair {
        index += 1
        copied = slots[index].offset
        render(page, index, ofBlocks[index], file, &writer)
        writer.markup("</div>\n")
      }
      index += 1
    }
    writer.markup(rendered: html[copied...])
    return writer.finish()
  }

  /// Whether findings are shown with their lines: all in a preview, otherwise those of blocks that cannot be shown.
  private func showsLines(of findings: [Diagnostic], on page: ParsedPage) -> Bool {
    if figures.showsFindings { return !findings.isEmpty }
    return page.blocks.contains { $0.dialog == nil } || findings.contains { $0.severity == .error }
  }

  private func render(
    _ page: ParsedPage, _ index: Int, _ findings: [Diagnostic], _ file: SourceFile?, _ writer: inout HTMLWriter
  ) {
    let block = page.blocks[index]
    let renderer = page.isUntranslated ? originalFigures ?? figures : figures
    (page.reference == nil ? renderer : referenceFigures).render(
      block, of: page, findings: findings, in: file, into: &writer)
  }

  /// A good example followed by a bad one is shown side by side.
  private func isPair(_ page: ParsedPage, _ index: Int) -> Bool {
    switch (page.blocks[index].dialog?.marking, page.blocks[index + 1].dialog?.marking) {
    case (.good, .bad), (.bad, .good): true
    default: false
    }
  }

  private func isBlank(_ html: ArraySlice<UInt8>) -> Bool {
    html.allSatisfy { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: " ") }
  }
}
