import ArgumentParser
import Diagnostics
import Files
import Site
import SystemPackage
import Workbench
import Writing

/// `patternbook review`: writes what a change does to the library, for the people who review it.
struct ReviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review", abstract: "Show what a change does to the library, with dialogs before and after.",
    discussion: """
      Writes a page that needs no server, index.html, with dialogs before and after, new and fixed findings, pages, and \
      settings; review.json with the same for tools; and comment.md, Markdown that fits in a comment.

      The earlier state is read from Git. Nothing is checked out. Findings do not affect the exit status; use \
      “patternbook check --since” to fail a job.
      """)

  @OptionGroup var project: ProjectOptions

  @Option(help: ArgumentHelp("Compare with this commit, branch, or tag.", valueName: "revision"))
  var since: String

  @Option(name: .shortAndLong, help: ArgumentHelp("Output folder.", valueName: "dir"))
  var output: String

  private static let json = "review.json"
  /// Whether a folder holds a review, and no site.
  static func isReview(_ folder: FolderOutput) -> Bool { folder.publishedFiles.contains(json) }

  private static let comment = "comment.md"

  func validate() throws { try refuseEmpty(output, of: "--output") }

  func run() async throws {
    let root = try project.folder()
    let revision = try Revision(since, root: root)
    let files = try FileTree.disk(root: root)
    let options = try project.pipelineOptions(below: root)
    let pipeline = Pipeline(files: files, options: options)
    let place = OutputPlace(FilePath(output), from: Surroundings.workingFolder, project: root)
    let folder = try FolderOutput(place, project: root, sources: try pipeline.sourceFolders())
    // A site is a folder of Patternbook, too.
    guard folder.publishedFiles.isEmpty || Self.isReview(folder) else {
      throw CommandFailure("\(output) contains a site; choose another folder with --output")
    }
    let current = Snapshot(result: try await pipeline.run(into: nil), files: files)
    let earlier = Snapshot(
      result: try await Pipeline(files: revision.files, options: options).run(into: nil), files: revision.files)
    let settings = try await SettingChange.all(from: revision.files, to: files, options: options)
    let review = try Review(from: earlier, to: current, settings: settings, base: revision.description)
    try write(review, of: current.result.library, themeOf: earlier.files, to: folder, in: root)
    for note in try folder.publish() { Console.error("note: \(note)") }
    Console.error(summary(of: review))
    Console.error("Review written to \(place.path.appending(ReviewFrame.path))")
  }

  private func write(
    _ review: Review, of library: Library, themeOf files: FileTree, to folder: FolderOutput, in root: FilePath
  ) throws {
    let (words, prefix) = (library.words, ReportPaths(root: root).repository.prefix)
    let page = ReviewPage(review, words: words, language: library.configuration.language, pathPrefix: prefix)
    let platforms = Set(review.dialogs.flatMap(\.platforms)).sorted()
    try ReviewFrame(library, themeOf: files, platforms: platforms)
      .write(title: page.title, description: page.description, body: page.body(), to: folder)
    try folder.write(
      Self.json, ReviewJSON.bytes(review, toolVersion: Patternbook.version, pathPrefix: prefix))
    try folder.write(Self.comment, ReviewComment(review, words: words, pathPrefix: prefix).bytes)
  }

  /// One line for a log.
  private func summary(of review: Review) -> String {
    let counts = [
      (review.newFindings.count + review.brokenLinks.count, "new finding"),
      (review.fixedFindings.count, "fixed finding"),
      (review.dialogs.count, "changed dialog"), (review.pages.count, "changed page"),
      (review.settings.count, "changed setting"),
    ].filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
    return (counts.isEmpty ? "Nothing changed" : counts.joined(separator: ", ")) + ", compared with \(review.base)."
  }
}
