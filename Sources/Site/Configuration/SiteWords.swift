import Diagnostics
import Guidelines
import Words

extension Words {
  /// The words of a site's interface.
  ///
  /// - Parameter files: the site's own files of words.
  /// - Returns: the words; and what is wrong in the files, or that there are none in the site's language.
  static func load(for configuration: SiteConfiguration, files: [SourceFile]) -> (
    words: Words, diagnostics: [Diagnostic]
  ) {
    var (words, isTranslated, diagnostics) = load(language: configuration.language, files: files)
    if !isTranslated {
      let file = "\(SourceTree.templatesFolder)/\(folder)/\(configuration.language).yml"
      diagnostics.append(
        Diagnostic(
          rule: .configuration, severity: .note,
          summary: "the interface is in English: there are no words for it in “\(configuration.language)”",
          explanation: "Search, navigation and buttons can be translated in \(file).",
          location: configuration.languageLocation))
    }
    return (words, diagnostics)
  }
}
