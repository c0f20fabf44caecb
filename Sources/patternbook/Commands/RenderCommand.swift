import ArgumentParser
import Diagnostics
import Dialogs
import Files
import Mockups
import Site
import SystemPackage
import Workbench

/// `patternbook render`: one mockup, those of a page, or all of a site, as files.
struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draws dialogs as SVG, HTML or PNG files.",
    discussion: """
      One mockup goes to standard output, or to the file that --output names. Several go to the folder that it names, \
      as ID-PLATFORM-light.svg and ID-PLATFORM-dark.svg; with --all, each page has a folder of its own in there. Names \
      stay the same from run to run, files that would not change are not touched, and none is removed \
      without --prune.

      An HTML file holds the dialog as one that works, and needs no other file.

      With --all, the site is checked as “patternbook build” does, and nothing is written where that would publish \
      nothing. PNG files need the program rsvg-convert (package librsvg2-bin) and the fonts that text is laid out for.
      """)

  @OptionGroup var project: ProjectOptions

  @Argument(help: "The page: a Markdown file.")
  var file: String?

  @Flag(help: "Draw the dialogs of all pages, drafts aside.")
  var all = false

  @Flag(
    help: "With --all: remove files that an earlier run wrote and nobody has changed, if their dialogs are gone.")
  var prune = false

  @Option(help: "Id of the dialog (default: all of the page).")
  var id: String?

  @Option(
    parsing: .singleValue,
    help: "Platform to draw, may be given several times (default: as block, page or site say).")
  var platform: [Platform] = []

  @Option(help: "Format of the files (default: what --output ends in, else svg).")
  var format: Format?

  @Option(
    help: """
      Appearance; automatic follows the reader's system, both makes two files (default: automatic for html; otherwise \
      both in a folder, and for one file automatic for svg, light for png).
      """)
  var appearance: Appearance?

  @Option(help: ArgumentHelp("Pixels of a PNG file to one point of the mockup (default: 2).", valueName: "factor"))
  var scale: Double?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("A file, if it ends in .svg, .html or .png; otherwise a folder.", valueName: "path"))
  var output: String?

  @Option(name: .long, help: "Least severity of findings that keeps anything from being drawn.")
  var failOn: FailingSeverity = .error

  enum Format: String, ExpressibleByArgument, CaseIterable { case svg, html, png }

  enum Appearance: String, ExpressibleByArgument, CaseIterable {
    case automatic, light, dark, both

    var looks: [SVGPrinter.Look] {
      switch self {
      case .automatic: [.automatic]
      case .light: [.light]
      case .dark: [.dark]
      case .both: [.light, .dark]
      }
    }
  }

  func validate() throws {
    switch (file, all) {
    case (nil, false): throw ValidationError("say which page to draw, or --all")
    case (_?, true): throw ValidationError("--all draws all pages; leave out the file, or --all")
    default: break
    }
    if all, id != nil { throw ValidationError("--id chooses a dialog of one page; leave out --all") }
    if prune, !all { throw ValidationError("--prune looks at the dialogs of all pages: it wants --all") }
    if all, output == nil { throw ValidationError("--all wants a folder: --output DIR") }
    if let format, let ending = target.format, format != ending {
      throw ValidationError("--output \(output ?? "") names a file of another format than --format \(format)")
    }
    if chosenFormat == .png, appearance == .automatic {
      throw ValidationError("a PNG file has one appearance: light, dark, or both for two files")
    }
    guard let scale else { return }
    if chosenFormat != .png { throw ValidationError("--scale is for PNG files; the others fit any size") }
    if !(0.1...10).contains(scale) { throw ValidationError("--scale takes 0.1 to 10") }
  }

  func run() async throws {
    let root = try project.folder()
    let files = try FileTree.disk(root: root)
    do {
      let result = try await read(files, in: root)
      try stop(at: result, of: files, in: root)
      let export = MockupExport(
        pages: result.catalog.pages, findings: result.diagnostics, id: id,
        platforms: platform.isEmpty ? nil : platform, looks: looks, words: result.catalog.words)
      try tell(of: export, in: result.catalog.pages)
      try await write(export)
    } catch let failure as PNGConverter.Failure {
      throw CommandFailure(failure.description)
    }
  }

  // MARK: What to draw

  private func read(_ files: FileTree, in root: FilePath) async throws -> SiteResult {
    guard let file else { return try await Pipeline(files: files).run(into: nil) }
    let base = Surroundings.workingFolder.pushing(root).lexicallyNormalized()
    var page = Surroundings.workingFolder.pushing(FilePath(file)).lexicallyNormalized()
    guard page.removePrefix(base) else { throw CommandFailure("\(file) is not in the project \(base)") }
    guard let result = try Pipeline(files: files).readPage(page.string) else {
      throw CommandFailure("there is no file \(file)")
    }
    return result
  }

  /// Reports the findings that keep anything from being drawn, if there are any, and ends the command.
  private func stop(at result: SiteResult, of files: FileTree, in root: FilePath) throws {
    var result = result
    // What is wrong with a page's other dialogs is no hindrance to drawing this one.
    let others = id.map { id in result.catalog.pages.flatMap { $0.blocks.filter { $0.id != id } } } ?? []
    result.diagnostics.removeAll { finding in
      guard let limit = failOn.severity, finding.severity >= limit else { return true }
      guard let start = finding.location?.range?.lowerBound else { return false }
      return others.contains { $0.range.contains(start) }
    }
    guard !result.diagnostics.isEmpty else { return }
    ReportOptions.printText(result, of: files, in: root)
    Console.error("Nothing was drawn: mend what is reported, or draw the rest all the same with --fail-on never.")
    throw result.isMisconfigured ? CommandStatus.failure : CommandStatus.findings
  }

  /// Says what will not be drawn.
  private func tell(of export: MockupExport, in pages: [ParsedPage]) throws {
    for page in export.broken { Console.error("note: a dialog in \(page) cannot be drawn") }
    if all {
      for (platform, dialogs) in Dictionary(grouping: export.undrawn, by: \.platform).sorted(by: { $0.key < $1.key }) {
        let what = dialogs.count == 1 ? "a dialog of the site does" : "\(dialogs.count) dialogs of the site do"
        Console.error("note: \(what) not exist on \(platform.name)")
      }
      if export.mockups.isEmpty { Console.error("note: the site has no dialog to draw") }
      return
    }
    for (id, platform) in export.undrawn { Console.error("note: \(platform.name) has no such dialog as “\(id)”") }
    guard export.mockups.isEmpty else { return }
    let (ids, file) = (pages.flatMap { $0.blocks.map(\.id) }, file ?? "")
    if ids.isEmpty { throw CommandFailure("\(file) has no dialogs") }
    guard let id, !ids.contains(id) else { throw CommandFailure("nothing in \(file) can be drawn as asked") }
    throw CommandFailure("\(file) has no dialog “\(id)”; it has \(ids.joined(separator: ", "))")
  }
}

extension Platform: ExpressibleByArgument {
  public init?(argument: String) {
    guard let platform = Self.allCases.first(where: { $0.id == argument }) else { return nil }
    self = platform
  }

  public static var allValueStrings: [String] { allCases.map(\.id) }
}
