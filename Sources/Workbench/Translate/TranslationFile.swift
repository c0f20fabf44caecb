import Dialogs
package import Site

/// The texts of all dialogs with their translations into one language, as a file takes them to translators.
package struct TranslationFile: Sendable {
  /// BCP 47 tags.
  package let source: String
  package let target: String
  package let pages: [Page]

  package struct Page: Sendable {
    package let id: String
    /// The file of the original, relative to the root of the project.
    package let path: String
    package let title: String
    /// Absolute, or relative to the root of the site if it has no address.
    package let address: String
    package let dialogs: [Dialog]
  }

  package struct Dialog: Sendable {
    package let id: String
    /// What it is and where it is drawn.
    package let note: String
    package let texts: [Text]
  }

  package struct Text: Sendable {
    package let id: String
    package let name: String
    /// What a translator needs to know.
    package let notes: [String]
    package let source: String
    /// Nil if it is not translated.
    package let target: String?

    /// What reads the same in both languages may not have been translated yet.
    var isTranslated: Bool { target != nil && target != source }
  }

  /// The texts of a site.
  ///
  /// - Parameter place: the language, by its place in the setting.
  package init(_ library: Library, into place: Int) {
    let configuration = library.configuration
    source = configuration.languages[0].tag
    target = configuration.languages[place].tag
    pages = library.translatedPages(into: place).compactMap { page in
      let dialogs = page.dialogs(of: configuration).filter { !$0.texts.isEmpty }
      guard !dialogs.isEmpty else { return nil }
      return Page(
        id: page.exchangeID, path: page.original.source, title: page.original.title,
        address: (configuration.url ?? "") + page.original.path, dialogs: dialogs.map(Dialog.init))
    }
  }
}

extension TranslationFile.Dialog {
  fileprivate init(_ dialog: TranslatableDialog) {
    let marking =
      switch dialog.original.marking {
      case .plain: ""
      case .good: "; a good example"
      case .bad: "; a counter-example, whose faults are meant"
      }
    let platforms = dialog.platforms.filter { $0.has(dialog.original.kind.value) }
    id = dialog.id
    note = "\(dialog.original.kind.value.title) on \(platforms.map(\.name).joined(separator: ", "))\(marking)"
    texts = dialog.texts.map { text in
      TranslationFile.Text(
        id: text.id, name: text.name, notes: text.notes(in: dialog.original, on: platforms),
        source: text.source.exchanged, target: text.target?.exchanged)
    }
  }
}

extension TranslatableText {
  fileprivate func notes(in dialog: Dialog, on platforms: [Platform]) -> [String] {
    var notes = [name.prefix(1).uppercased() + name.dropFirst()]
    switch role {
    case .cancel: notes[0] += ", which cancels"
    case .destructive: notes[0] += ", whose action is destructive"
    case .default, nil: break
    }
    if let part, let room = TextRoom(of: part, in: dialog, on: platforms) {
      notes.append("About \(room.letters) letters fit on \(room.platform.name)")
    }
    return notes
  }
}

/// What cannot be paired in a page and its translation.
package struct UnpairedDialog: Sendable, Hashable {
  /// Relative to the root of the project.
  package let path: String
  package let offset: Int
  package let message: String

  /// All of a site in one language, by page.
  package static func all(in library: Library, into place: Int) -> [UnpairedDialog] {
    library.translatedPages(into: place).flatMap { page -> [UnpairedDialog] in
      guard let translation = page.translation else { return [] }
      let missing = page.original.blocks.enumerated().compactMap { place, block -> UnpairedDialog? in
        guard let dialog = block.dialog, page.pairs.translations[place] == nil,
          library.configuration.isInFirstLanguage(dialog)
        else { return nil }
        return UnpairedDialog(
          path: page.original.source, offset: block.range.lowerBound,
          message: "no dialog in \(translation.source) translates “\(block.id)”")
      }
      return missing
        + page.pairs.others.map { place in
          let block = translation.blocks[place]
          return UnpairedDialog(
            path: translation.source, offset: block.range.lowerBound,
            message: "“\(block.id)” translates no dialog in \(page.original.source)")
        }
    }
  }
}
