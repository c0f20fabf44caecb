import Diagnostics
import YAML

extension SiteConfiguration {
  /// Whether the site is published in more than one language.
  package var hasLanguages: Bool { languages.count > 1 }

  /// Reads `languages`, and takes the values of one of them.
  ///
  /// - Parameter tag: the language that the settings are for; nil for the first.
  mutating func readLanguages(_ reader: inout MappingReader, path: String, for tag: String?) {
    guard let node = reader.node("languages") else { return }
    languages = SiteLanguage.read(node, &reader, path: path)
    guard let first = languages.first else { return }
    if let location = languageLocation, SiteLanguage.key(language) != SiteLanguage.key(first.tag) {
      reader.report(
        "“language” is “\(language)”, but “languages” begins with “\(first.tag)”",
        "The first of “languages” is the language of the originals. Remove “language”.",
        at: location.range ?? node.range)
    }
    let own = languages.first { $0.tag == tag } ?? first
    language = own.tag
    languageLocation = own.location
    title = own.title ?? title
    description = own.description ?? description
    folder = own == first ? "" : own.tag
  }

  /// Moves the address of the site to the folder of its language.
  mutating func enterFolder() {
    rootURL = url
    if !folder.isEmpty { url = url.map { $0 + folder + "/" } }
  }

  /// Paths from the root of the host below which links name pages of the site.
  var urlPrefixes: [String] {
    var root = self
    root.url = rootURL ?? url
    // Links can name the folder of their language, in any case of letters, also for a page that is not translated.
    return Set([urlPrefix, root.urlPrefix, folder, SiteLanguage.key(folder)]).subtracting([""])
      .sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
  }
}
