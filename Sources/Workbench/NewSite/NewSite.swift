import Site

/// The files of a new site: a small example without placeholder text.
///
/// The site builds and passes its checks. Unknown values, such as the address, are comments in site.yml instead of
/// made-up values. Pages are in `Resources`, in a folder for each language.
package struct NewSite: Sendable {
  /// The title, based on the folder name: `design-patterns` becomes “Design patterns”.
  package let title: String
  private let language: String

  /// A site in one of `languages`.
  package init(folderName: String, language: String = "en") {
    let words = String(folderName.map { "-_.".contains($0) ? " " : $0 }).split(whereSeparator: \.isWhitespace)
    let title = words.joined(separator: " ")
    self.title =
      title.isEmpty ? Self.usualTitles[language] ?? "Patterns" : title.prefix(1).uppercased() + title.dropFirst()
    self.language = language
  }

  private static let usualTitles = ["de": "Muster"]

  /// Languages in which there are pages, by their BCP 47 tags, sorted.
  package static let languages = Set(
    EmbeddedFiles.all.compactMap { $0.name.split(separator: "/").first.map(String.init) }
  )
  .subtracting([shared]).sorted()
  /// The folder of what all languages share.
  private static let shared = "shared"

  /// Files by path relative to the folder of the site, in reading order.
  package var files: [(path: String, text: String)] {
    let content = EmbeddedFiles.all.compactMap { file -> (path: String, text: String)? in
      for folder in [language, Self.shared] where file.name.hasPrefix(folder + "/") {
        let text = String(decoding: file.bytes, as: UTF8.self)
        return (
          String(file.name.dropFirst(folder.count + 1)),
          text.replacing("{title}", with: MarkdownText.quoted(title))
        )
      }
      return nil
    }
    let first = [SiteConfiguration.path, "Content/index.md"]
    return content.sorted { one, two in
      let places = [one, two].map { first.firstIndex(of: $0.path) ?? first.count }
      return places[0] != places[1] ? places[0] < places[1] : one.path < two.path
    } + [
      (".github/workflows/patterns.yml", Self.workflow), (Self.requirementsFile, Self.requirements),
      (Self.ignoreFile, "Public/\n"),
    ]
  }

  /// The file that a folder often already has.
  package static let ignoreFile = ".gitignore"

  /// The file that describes site.yml to editors; its first line names it.
  package static let schemaFile = "site.schema.json"
}
