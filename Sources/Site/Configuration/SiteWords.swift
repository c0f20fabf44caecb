import Diagnostics
import Guidelines
import Words

extension Words {
  /// The interface text of a site.
  ///
  /// - Parameter files: the word files of the site.
  /// - Returns: the text, and findings in the files or a note that there is no text in the language of the site.
  static func load(for configuration: SiteConfiguration, files: [SourceFile]) -> (
    words: Words, diagnostics: [Diagnostic]
  ) {
    var (words, isTranslated, diagnostics) = load(language: configuration.language, files: files)
    if !isTranslated {
      let file = "\(SourceTree.templatesFolder)/\(folder)/\(configuration.language).yml"
      diagnostics.append(
        Diagnostic(
          rule: .interfaceWords, severity: .note,
          summary: "no interface text in “\(configuration.language)”; using English",
          explanation: "Translate it in \(file).",
          location: configuration.languageLocation))
    }
    return (words, diagnostics)
  }
}
