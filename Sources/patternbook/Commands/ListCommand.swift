import ArgumentParser
import Diagnostics
import Dialogs
import Files
import Guidelines
import Listings
import Reports
import Site
import Writing

/// `patternbook list`: the text of all dialogs as a copy deck, or the translations of pages.
struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List all dialog text as a copy deck, or the translations of pages.",
    discussion: """
      For content designers and translators: every text of every dialog, with its location. Options combine, and a \
      matching dialog is listed in full. Rule examples are not included.

      csv is UTF-8 with a byte order mark. If a spreadsheet could take a cell for a formula, the cell starts with an \
      apostrophe, and the last column names it.

      xliff is XLIFF 2.1, the format of translation tools: every text of every dialog in the language of the originals, \
      with its translation into the language of --language if there is one. “patternbook import” brings it back. csv is \
      the same as a table if the site is translated into the language of --language.

      Blocks that cannot be read are skipped. The command then prints a note and exits with status 1.

      “list translations” lists each page in each language of the site: current, stale (the original changed after the \
      translation was last committed, or after the commit that “translates” in its front matter names), missing, or \
      unknown (there is no Git history). Stale pages are listed with the parts of the original that changed.
      """)

  @OptionGroup var project: ProjectOptions

  @Argument(help: "What to list: dialogs or translations.")
  var subject: Subject = .dialogs

  @Option(help: "Output format: text for reading, csv for spreadsheets, json for tools, xliff for translators.")
  var format: Format = .text

  @Option(help: "Include only dialogs drawn for this platform.")
  var platform: Platform?

  @Option(help: "Include only dialogs of this kind.")
  var kind: DialogKind?

  @Option(help: "Include only dialogs checked by this pack.")
  var pack: String?

  @Option(help: "Include only dialogs with a button of this role.")
  var role: Dialog.Button.Role?

  @Option(help: ArgumentHelp("List only this language.", valueName: "tag"))
  var language: String?

  @Option(help: "With “translations”: exit with status 1 if there are any of this state. Can be repeated.")
  var failOn: [FailingState] = []

  enum Subject: String, ExpressibleByArgument, CaseIterable { case dialogs, translations }

  enum FailingState: String, ExpressibleByArgument, CaseIterable { case stale, missing }

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, csv, json, xliff }

  func validate() throws {
    if subject == .translations {
      if let filter { throw ValidationError("\(filter) cannot be combined with “translations”") }
    } else if !failOn.isEmpty {
      throw ValidationError("--fail-on requires “translations”")
    }
    if format == .xliff { try validateXLIFF() }
    let packs = Pack.all.map(\.id)
    guard let pack, !packs.contains(pack) else { return }
    let meant = nearestName(to: pack, among: packs).map { "; did you mean “\($0)”?" } ?? "."
    throw ValidationError("unknown pack “\(pack)”\(meant) Packs: \(packs.joined(separator: ", ")).")
  }

  func run() async throws {
    let root = try project.folder()
    let files = try FileTree.disk(root: root)
    if subject == .translations { return try await listTranslations(files, root) }
    if let format = try translationFormat(of: files, root) { return try await listForTranslators(format, files, root) }
    let result = try await Pipeline(files: files, options: try project.pipelineOptions(below: root))
      .run(into: nil)
    let entries = try entries(of: result.library, from: files)
    if result.isMisconfigured {
      throw CommandFailure("\(SiteConfiguration.path) has errors; run “patternbook check” to list them")
    }
    let paths = ReportPaths(root: root)
    let deck = CopyDeck(
      toolVersion: Patternbook.version, entries: entries, paths: format == .text ? paths.here : paths.repository)
    switch format {
    case .text: try Console.output(bytes: CopyDeckText.bytes(deck, color: Console.colorsOutput))
    case .csv: try Console.output(data: CopyDeckCSV.bytes(deck))
    case .json: try Console.output(data: CopyDeckJSON.bytes(deck))
    case .xliff: break
    }
    try failIfUnread(result.library)
  }

  /// Says how many blocks are not listed because they cannot be read, and fails if there are some.
  func failIfUnread(_ library: Library) throws {
    let unread = library.pages.flatMap(\.blocks).count { $0.dialog == nil }
    guard unread > 0 else { return }
    Console.error(
      "\(counted(unread, "block")) cannot be read and \(unread == 1 ? "is" : "are") not listed; "
        + "run “patternbook check” for details")
    throw CommandStatus.findings
  }

  /// The first option that selects dialogs; nil if there is none.
  var filter: String? {
    let filters: [(String, Bool)] = [
      ("--platform", platform != nil), ("--kind", kind != nil), ("--pack", pack != nil), ("--role", role != nil),
    ]
    return filters.first(where: \.1)?.0
  }

  /// Whether a language is to be listed.
  func isWanted(_ tag: String) -> Bool { language.map { $0.lowercased() == tag.lowercased() } ?? true }

  private func entries(of library: Library, from files: FileTree) throws -> [CopyDeck.Entry] {
    let filter = CatalogFilter(platform: platform, kind: kind, pack: pack, role: role)
    var file = SourceFile(path: "", bytes: [])
    return try library.dialogs.filter { filter.matches($0) && isWanted($0.language) }.map { entry in
      // The dialogs of a page are consecutive.
      if file.path != entry.source {
        file = SourceFile(path: entry.source, bytes: try files.read(entry.source) ?? [])
      }
      return CopyDeck.Entry(
        dialog: entry.dialog, id: entry.id, page: entry.path,
        address: entry.address(at: library.configuration.url), platforms: entry.platforms, packs: entry.packs,
        language: entry.language, file: file)
    }
  }
}

extension DialogKind: ExpressibleByArgument {}
extension Dialog.Button.Role: ExpressibleByArgument {}
