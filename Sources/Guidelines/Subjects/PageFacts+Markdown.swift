package import Diagnostics
import Dialogs
package import Markdown

extension PageFacts {
  /// What a parsed page tells of itself; front matter, addresses and navigation are for the caller to add.
  ///
  /// - Parameters:
  ///   - pagePath: the page's path in Content, from which its links are resolved.
  ///   - body: the Markdown in the file, front matter left out.
  package init(
    _ document: MarkdownDocument, of file: SourceFile, pagePath: String, body: SourceRange, blocks: [Block],
    in index: SiteIndex
  ) {
    self.init(path: file.path, source: file.bytes)
    headings = document.outline.filter(\.isTopLevel).map {
      Heading(level: $0.level, id: $0.anchor, text: $0.text, range: $0.range)
    }
    links = document.links.map { link in
      Link(
        isImage: link.image != nil, destination: link.destination, title: link.image?.title ?? "",
        alt: link.image?.alt ?? "", range: link.range,
        target: index.resolve(link.target, from: pagePath, isImage: link.image != nil))
    }
    prose = Prose.ranges(of: file.bytes, in: body)
    diagnostics = document.diagnostics
    self.blocks = blocks
  }

  /// The dialog blocks of a parsed page, each with an id that nothing else on the page has.
  ///
  /// - Parameter path: the file's path, for findings.
  package static func blocks(of document: MarkdownDocument, path: String) -> [Block] {
    var blocks: [Block] = []
    for fence in document.fences {
      let (dialog, diagnostics) = DialogParser.parse(
        infoString: fence.info, excerpt: fence.content, fence: SourceLocation(path: path, range: fence.infoRange))
      blocks.append(Block(dialog: dialog, id: dialog?.id?.value ?? "", diagnostics: diagnostics))
    }
    guard blocks.contains(where: { $0.id.isEmpty }) else { return blocks }
    // Ids that authors gave come first, wherever they stand.
    var taken = Set(blocks.map(\.id)).union(document.outline.map(\.anchor)).union(document.rawAnchors)
    var lastNumber: [String: Int] = [:]
    for index in blocks.indices where blocks[index].id.isEmpty {
      let base = blocks[index].dialog?.defaultID ?? "dialog"
      var (id, number) = (base, lastNumber[base] ?? 1)
      while !taken.insert(id).inserted {
        number += 1
        id = "\(base)-\(number)"
      }
      lastNumber[base] = number
      blocks[index].id = id
    }
    return blocks
  }
}
