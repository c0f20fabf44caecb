import Files
import Listings
import Site
import SystemPackage
import Writing

extension ListCommand {
  /// Lists which pages are translated, and which translations are older than their originals.
  func listTranslations(_ files: FileTree, _ root: FilePath) async throws {
    let report = try await Pipeline(files: files, options: try project.pipelineOptions(below: root))
      .translations(root: root)
    if report.isMisconfigured {
      throw CommandFailure("\(SiteConfiguration.path) has errors; run “patternbook check” to list them")
    }
    guard report.languages.count > 1 else {
      throw CommandFailure(
        "the site has one language; list several in \(SiteConfiguration.path), as in “languages: [en, de]”")
    }
    let wanted = report.languages.dropFirst().filter { isWanted($0.tag) }
    guard !wanted.isEmpty else {
      let tags = report.languages.dropFirst().map(\.tag).joined(separator: ", ")
      throw CommandFailure("the site is not translated into “\(language ?? "")”; its languages: \(tags)")
    }
    let languages = wanted.map { language in
      TranslationListing.Language(
        tag: language.tag, name: language.name,
        pages: report.translations.filter { $0.language == language.tag }.map(Self.page))
    }
    let paths = ReportPaths(root: root)
    let listing = TranslationListing(
      toolVersion: Patternbook.version, languages: languages, paths: format == .text ? paths.here : paths.repository)
    switch format {
    case .text: try Console.output(bytes: listing.text(color: Console.colorsOutput))
    case .csv: try Console.output(data: listing.csv)
    case .json: try Console.output(data: listing.json)
    case .xliff: break
    }
    if let shortcoming = report.shortcoming { Console.error("note: \(shortcoming)") }
    let states = Set(languages.flatMap(\.pages).map(\.state))
    if failOn.contains(where: { states.contains($0.rawValue) }) { throw CommandStatus.findings }
  }

  private static func page(_ translation: TranslationReport.Translation) -> TranslationListing.Page {
    TranslationListing.Page(
      state: translation.state.rawValue, original: translation.original, translation: translation.translation,
      base: translation.base, changes: translation.changes.map { ($0.kind.rawValue, $0.title) })
  }
}
