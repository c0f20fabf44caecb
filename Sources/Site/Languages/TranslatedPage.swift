package import Diagnostics
package import Dialogs
import Markdown

/// A page with dialogs, and its translation into one language.
package struct TranslatedPage: Sendable {
  package let original: ParsedPage
  /// Nil if there is none.
  package let translation: ParsedPage?
  /// The file of the translation, relative to the root of the project; for a missing one, where it would be.
  package let file: String
  /// What the page is called in all languages.
  package let identity: String
  /// Which dialogs of the translation translate which ones of the original.
  package let pairs: DialogPairs

  /// Whether a part of the translation comes from another file.
  package func includes(_ range: SourceRange) -> Bool {
    translation?.document.inclusionRanges.contains { $0.overlaps(range) } ?? false
  }
}

extension Library {
  /// The pages of the first language that have dialogs, with their translations, in order.
  ///
  /// Drafts of translations are translations here, drafts of originals are left out.
  ///
  /// - Parameter place: the language, by its place in the setting.
  package func translatedPages(into place: Int) -> [TranslatedPage] {
    let languages = configuration.languages
    guard languages.indices.contains(place) else { return [] }
    var translations: [String: ParsedPage] = [:]
    var originals: [ParsedPage] = []
    for page in pages where !page.isUntranslated {
      let own = languages.place(of: page.source, in: configuration.content).language
      if own == place { translations[SourceTree.identity(ofPage: page.sourcePath)] = page }
      if own == 0, !page.frontMatter.isDraft, page.blocks.contains(where: { $0.dialog != nil }) {
        originals.append(page)
      }
    }
    return originals.map { page in
      let identity = SourceTree.identity(ofPage: page.sourcePath)
      let translation = translations[identity]
      return TranslatedPage(
        original: page, translation: translation,
        file: translation?.source ?? configuration.content.file(languages[place].tag + "/" + page.sourcePath),
        identity: identity, pairs: DialogPairs(page.blocks, translation?.blocks ?? []))
    }
  }
}

extension SiteConfiguration {
  /// Whether a dialog of an original is in the language of the originals, so that it has to be translated.
  package func isInFirstLanguage(_ dialog: Dialog) -> Bool {
    LanguageTag.areOfOneLanguage(dialog.language?.value ?? "en", language)
  }
}
