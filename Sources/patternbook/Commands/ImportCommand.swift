import ArgumentParser
import Diagnostics
import Files
import Site
import SystemPackage
import Workbench
import Writing

/// `patternbook import`: brings translations of dialogs into translated pages.
struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Bring translated dialog text into the pages of a language.",
    discussion: """
      Reads a file that “patternbook list --language de --format xliff” or “--format csv” wrote and a translator \
      completed, and writes the translations into the dialogs of the translated pages. Only values in blocks change, \
      and their quotation marks and style stay where they can; everything else stays as it is, byte for byte.

      A text whose original has changed since the export is not overwritten, but listed with the reason, and so is \
      everything else that cannot be imported; the command then exits with status 1. Texts without a translation are \
      left as they are.
      """)

  @OptionGroup var project: ProjectOptions

  @Argument(help: "XLIFF 2 or CSV file to import.")
  var file: String

  @Flag(help: "Where a page is not translated yet, create a draft of it from the original.")
  var create = false

  @Flag(help: "Print the changes as a unified diff for “git apply”, and write nothing.")
  var dryRun = false

  func validate() throws {
    if file.isEmpty { throw ValidationError("the path of the file is empty") }
  }

  func run() async throws {
    let root = try project.folder()
    let reply = try reply()
    var options = try project.pipelineOptions(below: root)
    // A translation can be a draft until it is done.
    options.includesDrafts = true
    let files = try FileTree.disk(root: root)
    let outcome: TranslationImport.Outcome
    do {
      outcome = try await TranslationImport(files: files, createsPages: create) { [options] files in
        let result = try await Pipeline(files: files, options: options).run(into: nil)
        if result.isMisconfigured {
          throw CommandFailure("\(SiteConfiguration.path) has errors; run “patternbook check” to list them")
        }
        return result
      }.run(reply.translations)
    } catch let failure as TranslationImport.Failure {
      throw CommandFailure("\(file): \(failure.message)")
    }
    let paths = ReportPaths(root: root)
    try write(outcome, root, paths)
    tell(outcome, reply.positions, files, paths)
    if !outcome.problems.isEmpty { throw CommandStatus.findings }
  }

  /// Reads the file of the translator.
  private func reply() throws -> (translations: TranslationReply, positions: PositionIndex) {
    guard let bytes = try readFile(FilePath(file), limit: TranslationReply.sizeLimit) else {
      throw CommandFailure("no such file: \(file)")
    }
    let positions = PositionIndex(SourceFile(path: file, bytes: bytes))
    do throws(MalformedFile) {
      return (try TranslationFormat.read(bytes, named: file), positions)
    } catch {
      let place = positions.position(at: error.offset)
      let advice = error.explanation.isEmpty ? "" : ". \(error.explanation)"
      throw CommandFailure("\(file):\(place.line):\(place.utf16Column): \(error.summary)\(advice)")
    }
  }

  private func write(_ outcome: TranslationImport.Outcome, _ root: FilePath, _ paths: ReportPaths) throws {
    let files = outcome.files.sorted { $0.key < $1.key }
    if dryRun {
      for (path, file) in files {
        let diff = UnifiedDiff.bytes(
          of: file, path: paths.repository(path), isNew: outcome.created.contains(path))
        try Console.output(data: diff)
      }
      return
    }
    let tree = try FileTree.disk(root: root)
    for (path, file) in files where !outcome.created.contains(path) {
      guard try tree.read(path) == file.original else {
        throw CommandFailure("\(path) changed during the import; nothing was written. Run the command again.")
      }
    }
    guard !files.isEmpty else { return }
    let project = try ProjectFolder(root)
    for (path, file) in files {
      if outcome.created.contains(path) {
        try project.create(path, file.bytes)
      } else {
        try project.replace(path, with: file.bytes)
      }
    }
  }

  /// What is not imported is listed up to this number, because a file that is not of this site can have any number.
  private static let problemLimit = 1000

  /// Lists what was imported, and what was not.
  private func tell(
    _ outcome: TranslationImport.Outcome, _ positions: PositionIndex, _ files: FileTree, _ paths: ReportPaths
  ) {
    var sources: [String: PositionIndex] = [:]
    func position(_ path: String, _ offset: Int) -> String {
      if sources[path] == nil {
        let bytes = outcome.files[path]?.original ?? (try? files.read(path)) ?? []
        sources[path] = PositionIndex(SourceFile(path: path, bytes: bytes))
      }
      guard let place = sources[path]?.position(at: offset) else { return paths.here(path) }
      return "\(paths.here(path)):\(place.line):\(place.utf16Column)"
    }
    for change in outcome.changes {
      let verb = dryRun ? "would import" : "imported"
      Console.error("\(position(change.path, change.offset)): \(verb): “\(change.text.prefix(80))”")
    }
    for problem in outcome.problems.prefix(Self.problemLimit) {
      let place = positions.position(at: problem.offset)
      let other = problem.place.map { " (\(position($0.path, $0.range?.lowerBound ?? 0)))" } ?? ""
      Console.error("\(file):\(place.line):\(place.utf16Column): not imported: \(problem.message)\(other)")
    }
    if outcome.problems.count > Self.problemLimit {
      Console.error("… and \(outcome.problems.count - Self.problemLimit) more that were not imported")
    }
    let verb = dryRun ? " would be" : ""
    let created =
      outcome.created.isEmpty ? "" : ", \(counted(outcome.created.count, "draft"))\(verb) created"
    Console.error(
      "\(counted(outcome.changes.count, "text"))\(verb) imported\(created), \(outcome.same) unchanged, \(outcome.untranslated) without translation, "
        + "\(outcome.problems.count) not imported")
  }
}
