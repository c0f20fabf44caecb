import Diagnostics
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
          rule: rule, severity: .note,
          summary: "no interface text in “\(configuration.language)”; using English",
          explanation: "Translate it in \(file).",
          location: configuration.languageLocation))
    }
    return (words, diagnostics)
  }
}
