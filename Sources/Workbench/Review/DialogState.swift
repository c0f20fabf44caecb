import Diagnostics
package import Dialogs
import Files
import Site

/// A dialog block in one state of a site.
package struct DialogState: Sendable {
  package var page: PageReference
  /// The ID of its figure.
  package var id: String
  /// The line on which its block begins, counted from 1.
  package var line: Int
  /// Nil if the block cannot be read or shown.
  package var dialog: Dialog?
  /// The platforms that it is drawn for.
  package var platforms: [Platform]
  /// BCP 47 tag of the page.
  package var language: String
  /// What tells it from other dialogs.
  package var identity: DialogIdentity
  /// The first error of a block that cannot be shown.
  package var fault: String?

  /// All blocks of a site, in the order of the pages.
  ///
  /// - Throws: `FileError`.
  static func all(of snapshot: Snapshot) throws -> [DialogState] {
    let library = snapshot.result.library
    let findings = Dictionary(grouping: snapshot.result.diagnostics) { $0.location?.path ?? "" }
    return try library.pages.flatMap { page -> [DialogState] in
      guard !page.blocks.isEmpty else { return [] }
      let file = SourceFile(path: page.source, bytes: try page.content.bytes())
      let ofBlocks = page.byBlock(findings[page.source] ?? []).inBlocks
      return zip(page.blocks, ofBlocks).map { block, own in
        DialogState(block, of: page, in: file, language: library.configuration.language, findings: own)
      }
    }
  }

  private init(
    _ block: PageBlock, of page: ParsedPage, in file: SourceFile, language: String, findings own: [Diagnostic]
  ) {
    let isBroken = block.dialog == nil || block.isBroken(by: own)
    let source = Self.source(of: block, in: file)
    self.page = PageReference(page)
    self.language = language
    id = block.id
    line = file.line(at: block.range.lowerBound)
    dialog = isBroken ? nil : block.dialog
    platforms = block.platforms
    fault = isBroken ? own.first { $0.severity == .error }?.summary : nil
    let texts = block.dialog.map { dialog in dialog.texts.map(\.text.value).joined(separator: "\n") }
    identity = DialogIdentity(
      page: page.source, id: block.id, hasOwnID: block.dialog?.id != nil, kind: block.dialog?.kind.value,
      headline: block.dialog?.headline?.value ?? "", source: source, text: texts ?? Self.values(in: source))
  }

  /// The lines of a block without indentation, which depends on the list that it is in.
  private static func source(of block: PageBlock, in file: SourceFile) -> String {
    let first = file.line(at: block.range.lowerBound)
    let column = block.range.lowerBound - file.lineRange(first).lowerBound
    let last = file.line(at: max(block.range.upperBound - 1, block.range.lowerBound))
    return (first...last).map { line in
      let range = file.lineRange(line)
      let indentation = file.bytes[range].prefix(column).prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ">") }
      return file.text(range.dropFirst(line == first ? column : indentation.count))
    }.joined(separator: "\n")
  }

  /// The text of a block that cannot be read, without what is probably a key.
  private static func values(in source: String) -> String {
    source.split(separator: "\n").map { line in
      line.firstIndex(of: ":").map { String(line[$0...]) } ?? String(line)
    }.joined(separator: "\n")
  }
}

/// A page as a review names it.
package struct PageReference: Sendable, Hashable {
  /// The file relative to the project.
  package var source: String
  package var title: String
  /// The page relative to the root of the site.
  package var address: String

  package init(source: String, title: String, address: String) {
    (self.source, self.title, self.address) = (source, title, address)
  }

  init(_ page: ParsedPage) {
    self.init(source: page.source, title: page.title, address: page.path)
  }
}
