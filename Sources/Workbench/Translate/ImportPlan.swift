import Diagnostics
import Dialogs
import Files
import Site

/// The texts to change, and what the blocks of their pages must then read as.
struct ImportPlan {
  private var pages: [String: Page] = [:]

  private struct Page {
    /// Resolved.
    let path: String
    let source: [UInt8]
    /// Every text of every block, as it reads now.
    let texts: [[String]]
    var edits: [Edit] = []
  }

  private struct Edit {
    let block: Int
    let place: Int
    let blockStart: Int
    let old: SourcedText
    let text: String
    /// Where the translation is in the imported file.
    let offset: Int
    var notation = SourcedText.Notation.present
  }

  /// Finds what a reply changes.
  ///
  /// - Throws: `FileError`.
  init(
    _ reply: TranslationReply, _ library: Library, into language: Int, _ files: FileTree,
    _ outcome: inout TranslationImport.Outcome
  ) throws {
    var known: [String: [String: (page: TranslatedPage, dialog: TranslatableDialog, text: TranslatableText)]] = [:]
    for page in library.translatedPages(into: language) {
      var texts: [String: (TranslatedPage, TranslatableDialog, TranslatableText)] = [:]
      for dialog in page.dialogs(of: library.configuration) {
        for text in dialog.texts { texts[dialog.id + ":" + text.id] = (page, dialog, text) }
      }
      known[page.name(as: reply.pageName)] = texts
    }
    var seen: Set<[String]> = []
    for unit in reply.units {
      func report(_ message: String, at place: SourceLocation? = nil) {
        outcome.problems.append(.init(offset: unit.offset, message: message, place: place))
      }
      guard seen.insert([unit.file, unit.id]).inserted else {
        report("“\(unit.id.prefix(80))” is there twice; the first one is imported")
        continue
      }
      guard let target = unit.target else {
        outcome.untranslated += 1
        continue
      }
      guard let texts = known[unit.file] else {
        report("no page is named “\(unit.file.prefix(80))”. Export again if it was moved")
        continue
      }
      guard let (page, dialog, text) = texts[unit.id] else {
        report("no text of the page has the ID “\(unit.id.prefix(80))”. Export again if the dialog changed")
        continue
      }
      let (original, translation) = (page.original.source, page.file)
      if let fault = unit.fault {
        report(fault)
        continue
      }
      let place = text.target.map { SourceLocation(path: translation, range: $0.range) }
      let source = reply.shown(text.source.exchanged)
      guard Self.isSame(unit.source, source) else {
        report(
          "the original has changed since the export: it was “\(unit.source.prefix(80))”, it is "
            + "“\(source.prefix(80))”. Export again",
          at: place ?? SourceLocation(path: original, range: text.source.range))
        continue
      }
      guard let translated = page.translation, let block = dialog.translation else {
        report(
          page.translation == nil
            ? "\(translation) is missing. Create it, or use --create"
            : "no dialog in \(translation) translates “\(dialog.id)”. Copy the block from \(original)",
          at: SourceLocation(path: original, range: text.source.range))
        continue
      }
      guard let old = text.target, let index = text.place else {
        report(
          "the dialog in \(translation) has no “\(text.name)”. Add it to the block",
          at: SourceLocation(path: translation, range: translated.blocks[block].range))
        continue
      }
      guard reply.shown(old.exchanged) != Self.trimmed(target) else {
        outcome.same += 1
        continue
      }
      guard !page.includes(old.extent) else {
        report("the dialog is in a file that \(translation) includes. Change it there", at: place)
        continue
      }
      if pages[translation] == nil {
        pages[translation] = Page(
          path: files.resolve(translation), source: try translated.content.bytes(),
          texts: Self.texts(of: translated))
      }
      pages[translation]?.edits.append(
        Edit(
          block: block, place: index, blockStart: translated.blocks[block].range.lowerBound, old: old,
          text: Self.trimmed(target), offset: unit.offset))
    }
  }

  /// The changed files, by resolved path.
  func edited() -> [String: EditedFile] {
    var files: [String: EditedFile] = [:]
    for page in pages.values {
      var edits: [Diagnostic.Edit] = []
      var end = 0
      for edit in page.edits.sorted(by: { $0.old.extent.lowerBound < $1.old.extent.lowerBound }) {
        // Texts that an alias repeats are one text.
        guard edit.old.extent.lowerBound >= end,
          let change = edit.old.replacement(
            edit.text, in: page.source, block: edit.blockStart, notation: edit.notation)
        else { continue }
        edits.append(change)
        end = edit.old.extent.upperBound
      }
      files[page.path] = EditedFile(page.source).applying(edits)
    }
    return files
  }

  /// Compares what the edited pages read as with what they should, and takes back what does not.
  ///
  /// - Returns: whether everything reads as it should.
  mutating func settle(_ results: [TranslatedPage], _ outcome: inout TranslationImport.Outcome) -> Bool {
    var isSettled = true
    let read = Dictionary(
      results.compactMap { page in page.translation.map { (page.file, Self.texts(of: $0)) } },
      uniquingKeysWith: { first, _ in first })
    for (path, page) in pages {
      var expected = page.texts
      for edit in page.edits { expected[edit.block][edit.place] = edit.text }
      let found = read[path] ?? []
      let wrong = Set(
        expected.indices.filter { found.count != expected.count || found[$0] != expected[$0] })
      guard !wrong.isEmpty, !page.edits.isEmpty else { continue }
      isSettled = false
      // A fault outside of the changed blocks is that of all of them.
      let blamed = wrong.isSubset(of: page.edits.map(\.block)) ? wrong : Set(page.edits.map(\.block))
      pages[path]?.edits = page.edits.compactMap { edit in
        guard blamed.contains(edit.block) else { return edit }
        var edit = edit
        if edit.notation == .present {
          edit.notation = .doubleQuoted
          return edit
        }
        outcome.problems.append(
          .init(
            offset: edit.offset, message: "the text cannot be changed in its block. Change it yourself",
            place: SourceLocation(path: path, range: edit.old.range)))
        return nil
      }
    }
    return isSettled
  }

  /// The changed texts.
  var changes: [TranslationImport.Change] {
    pages.values.flatMap { page in
      page.edits.map { .init(path: page.path, offset: $0.old.range.lowerBound, text: $0.text) }
    }
  }

  private static func texts(of page: ParsedPage) -> [[String]] {
    page.blocks.map { $0.dialog?.translatableTexts.map(\.text.exchanged) ?? [] }
  }

  private static func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while text.last?.isNewline ?? false { text.removeLast() }
    return String(text)
  }

  /// Whether two texts differ in white space at most, which tools change.
  private static func isSame(_ left: String, _ right: String) -> Bool {
    left == right || left.split(whereSeparator: \.isWhitespace) == right.split(whereSeparator: \.isWhitespace)
  }
}
