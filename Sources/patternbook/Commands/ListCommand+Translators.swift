import ArgumentParser
import Diagnostics
import Files
import Site
import SystemPackage
import Workbench
import Writing

extension ListCommand {
  /// Refuses what cannot be combined with a file for translators, which holds the dialogs of all pages.
  func validateXLIFF() throws {
    if subject == .translations { throw ValidationError("--format xliff lists dialogs, not translations") }
    if let filter { throw ValidationError("\(filter) cannot be combined with --format xliff") }
    if language == nil { throw ValidationError("--format xliff requires --language, the language to translate into") }
  }

  /// The format of a file for translators; nil if something else is to be listed.
  ///
  /// A table of a language that the site is translated into is for translators.
  func translationFormat(of files: FileTree, _ root: FilePath) throws -> TranslationFormat? {
    switch format {
    case .text, .json: return nil
    case .xliff: return .xliff
    case .csv:
      guard let language else { return nil }
      let tags = try Pipeline(files: files, options: try project.pipelineOptions(below: root)).languageTags()
      guard tags.dropFirst().contains(where: isWanted) else { return nil }
      if let filter {
        throw CommandFailure(
          "\(filter) cannot be combined with --language \(language) in CSV, which is a file for translators")
      }
      return .csv
    }
  }

  /// Writes the texts of all dialogs with their translations, for translators.
  func listForTranslators(_ format: TranslationFormat, _ files: FileTree, _ root: FilePath) async throws {
    var options = try project.pipelineOptions(below: root)
    // A translation can be a draft until it is done.
    options.includesDrafts = true
    let result = try await Pipeline(files: files, options: options).run(into: nil)
    if result.isMisconfigured {
      throw CommandFailure("\(SiteConfiguration.path) has errors; run “patternbook check” to list them")
    }
    let languages = result.library.configuration.languages
    guard languages.count > 1 else {
      throw CommandFailure(
        "the site has one language; list several in \(SiteConfiguration.path), as in “languages: [en, de]”")
    }
    guard let place = languages.firstIndex(where: { isWanted($0.tag) }), place > 0 else {
      throw CommandFailure(
        "the site is not translated into “\(language ?? "")”; its languages: "
          + languages.dropFirst().map(\.tag).joined(separator: ", "))
    }
    try Console.output(data: format.write(TranslationFile(result.library, into: place)))
    let paths = ReportPaths(root: root)
    for dialog in UnpairedDialog.all(in: result.library, into: place) {
      let file = SourceFile(path: dialog.path, bytes: (try files.read(dialog.path)) ?? [])
      Console.error("\(paths.here(dialog.path)):\(file.line(at: dialog.offset)): note: \(dialog.message)")
    }
    try failIfUnread(result.library)
  }
}
