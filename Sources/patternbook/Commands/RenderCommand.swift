import ArgumentParser
import Diagnostics
import Dialogs
import Files
import Mockups
import Site
import SystemPackage
import Workbench

/// `patternbook render`: writes one mockup, those of a page, or all mockups to files.
struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw dialogs as SVG, HTML, or PNG files.",
    discussion: """
      A single mockup is written to standard output, or to the file given by --output. Several mockups are written to the \
      folder given by --output, as ID-PLATFORM-light.svg and ID-PLATFORM-dark.svg; with --all, each page has its own \
      subfolder. File names are stable, unchanged files are not rewritten, and no file is removed without --prune.

      An HTML file is self-contained and shows a working dialog.

      With --all, the site is checked as in “patternbook build”. If the site would not be published, nothing is written. \
      PNG output requires rsvg-convert (package librsvg2-bin) and the fonts that the mockups use.
      """)

  @OptionGroup var project: ProjectOptions

  @Argument(help: "Page to draw: a Markdown file.")
  var file: String?

  @Flag(help: "Draw the dialogs of all pages except drafts.")
  var all = false

  @Flag(
    help: "With --all: remove unedited files from earlier runs whose dialogs no longer exist.")
  var prune = false

  @Option(help: "ID of the dialog to draw (default: all on the page).")
  var id: String?

  @Option(
    parsing: .singleValue,
    help: "Platform to draw; repeatable (default: from the block, page, or site).")
  var platform: [Platform] = []

  @Option(help: "Output format (default: from the extension of --output, otherwise svg).")
  var format: Format?

  @Option(
    help: """
      Appearance; automatic follows the system setting, both writes two files (default: automatic for html and for a \
      single svg file, light for a single png file, otherwise both).
      """)
  var appearance: Appearance?

  @Option(
    help: """
      Where SVG files have colors and fonts: classes in a style sheet, or attributes of each element, for Figma and \
      Sketch (default: classes).
      """)
  var style: SVGPrinter.Styling?

  @Option(help: ArgumentHelp("Pixels per point in PNG files (default: 2).", valueName: "factor"))
  var scale: Double?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Output path: a file if it ends in .svg, .html, or .png; - for standard output; otherwise a folder.",
      valueName: "path")
  )
  var output: String?

  @Option(name: .long, help: "Minimum severity at which findings prevent drawing.")
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

  /// Endings of files that are not written.
  private static let otherEndings: Set = ["avif", "bmp", "eps", "gif", "htm", "jpeg", "jpg", "pdf", "tiff", "webp"]

  func validate() throws {
    try refuseEmpty(output, of: "--output")
    switch (file, all) {
    case (nil, false): throw ValidationError("specify a page, or use --all")
    case (_?, true): throw ValidationError("specify either a page or --all, not both")
    default: break
    }
    if all, id != nil { throw ValidationError("--id selects a dialog on one page and cannot be used with --all") }
    if prune, !all { throw ValidationError("--prune requires --all") }
    if all, output == nil { throw ValidationError("--all requires --output DIR") }
    if case .folder(let folder) = target, !all, !folder.exists, output?.hasSuffix("/") == false,
      let ending = folder.extension, Self.otherEndings.contains(ending.lowercased())
    {
      throw ValidationError(
        "“.\(ending)” is not a format; use .svg, .png, or .html, or a “/” at the end for a folder of this name")
    }
    if let format, let ending = target.format, format != ending {
      throw ValidationError("--output \(output ?? "") does not match --format \(format)")
    }
    if style != nil, chosenFormat != .svg { throw ValidationError("--style applies to SVG files only") }
    if style == .attributes, appearance == .automatic {
      throw ValidationError("files with --style attributes need a fixed appearance: light, dark, or both")
    }
    if chosenFormat == .png, appearance == .automatic {
      throw ValidationError("PNG files need a fixed appearance: light, dark, or both")
    }
    guard let scale else { return }
    if chosenFormat != .png { throw ValidationError("--scale applies to PNG files only") }
    if !(0.1...10).contains(scale) { throw ValidationError("--scale must be between 0.1 and 10") }
  }

  func run() async throws {
    let root = try project.folder()
    let files = try FileTree.disk(root: root)
    do {
      let result = try await read(files, in: root)
      try stop(at: result, of: files, in: root)
      let export = MockupExport(
        pages: result.library.pages, findings: result.diagnostics, id: id,
        platforms: platform.isEmpty ? nil : platform.map { $0.with(result.library.configuration.design) }, looks: looks,
        words: result.library.words)
      try tell(of: export, in: result.library.pages)
      try await write(export)
    } catch let failure as PNGConverter.Failure {
      throw CommandFailure(failure.description)
    }
  }

  // MARK: What to draw

  private func read(_ files: FileTree, in root: FilePath) async throws -> SiteResult {
    let pipeline = Pipeline(files: files, options: try project.pipelineOptions(below: root))
    guard let file else { return try await pipeline.run(into: nil) }
    let base = Surroundings.workingFolder.pushing(root).lexicallyNormalized()
    var page = Surroundings.workingFolder.pushing(FilePath(file)).lexicallyNormalized()
    guard page.removePrefix(base) else { throw CommandFailure("\(file) is outside the project folder \(base)") }
    guard let result = try pipeline.readPage(page.string) else {
      throw CommandFailure("no such file: \(file)")
    }
    return result
  }

  /// Reports findings that prevent drawing, if any, and ends the command.
  private func stop(at result: SiteResult, of files: FileTree, in root: FilePath) throws {
    var result = result
    // Faults of other dialogs on a page do not prevent drawing this one.
    let others = id.map { id in result.library.pages.flatMap { $0.blocks.filter { $0.id != id } } } ?? []
    result.diagnostics.removeAll { finding in
      guard let limit = failOn.severity, finding.severity >= limit else { return true }
      guard let start = finding.location?.range?.lowerBound else { return false }
      return others.contains { $0.range.contains(start) }
    }
    guard !result.diagnostics.isEmpty else { return }
    ReportOptions.printText(result, of: files, in: root)
    Console.error("Nothing was drawn. Fix the errors above, or draw the remaining dialogs with --fail-on never.")
    throw result.isMisconfigured ? CommandStatus.failure : CommandStatus.findings
  }

  /// Lists dialogs that cannot be drawn.
  private func tell(of export: MockupExport, in pages: [ParsedPage]) throws {
    for page in export.broken { Console.error("note: a dialog in \(page) cannot be drawn") }
    if all {
      for (platform, dialogs) in Dictionary(grouping: export.undrawn, by: \.platform).sorted(by: { $0.key < $1.key }) {
        let what = dialogs.count == 1 ? "1 dialog does" : "\(dialogs.count) dialogs do"
        Console.error("note: \(what) not exist on \(platform.name)")
      }
      if export.mockups.isEmpty { Console.error("note: no dialogs to draw") }
      return
    }
    for (id, platform) in export.undrawn { Console.error("note: “\(id)” does not exist on \(platform.name)") }
    guard export.mockups.isEmpty else { return }
    let (ids, file) = (pages.flatMap { $0.blocks.map(\.id) }, file ?? "")
    if ids.isEmpty { throw CommandFailure("\(file) has no dialogs") }
    guard let id, !ids.contains(id) else {
      throw CommandFailure("no dialog in \(file) can be drawn with these options")
    }
    throw CommandFailure("\(file) has no dialog “\(id)”. Dialogs: \(ids.joined(separator: ", "))")
  }
}

extension SVGPrinter.Styling: ExpressibleByArgument {}

extension Platform: ExpressibleByArgument {
  public init?(argument: String) {
    guard let platform = Self.allCases.first(where: { $0.id == argument }) else { return nil }
    self = platform
  }

  public static var allValueStrings: [String] { allCases.map(\.id) }
}
