import ArgumentParser
import Diagnostics
import Dialogs
import Files
import Guidelines
import Listings
import Reports
import Site
import Writing

/// `patternbook list`: the words of all dialogs, as a copy deck.
struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the dialogs with their words, as a copy deck.",
    discussion: """
      For content designers and translators: every text of every dialog that the pages hold, with its place. The \
      options combine; a dialog is listed whole. The examples of the rules are not listed.

      csv is UTF-8 with a byte order mark. A cell that a spreadsheet may take for a formula gets an apostrophe in \
      front, and the last column names these cells.

      A block that cannot be read cannot be listed: then the command says so, and ends with 1.
      """)

  @OptionGroup var project: ProjectOptions

  @Option(help: "For people, for spreadsheets, or for programs.")
  var format: Format = .text

  @Option(help: "Only dialogs drawn for this platform.")
  var platform: Platform?

  @Option(help: "Only dialogs of this kind.")
  var kind: DialogKind?

  @Option(help: "Only dialogs that this pack judges.")
  var pack: String?

  @Option(help: "Only dialogs with a button of this role.")
  var role: Dialog.Button.Role?

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, csv, json }

  func validate() throws {
    let packs = Pack.all.map(\.id)
    guard let pack, !packs.contains(pack) else { return }
    let meant = nearestName(to: pack, among: packs).map { "; did you mean “\($0)”?" } ?? ""
    throw ValidationError("no pack is called “\(pack)”\(meant) Packs: \(packs.joined(separator: ", ")).")
  }

  func run() async throws {
    let root = try project.folder()
    let files = try FileTree.disk(root: root)
    let result = try await Pipeline(files: files).run(into: nil)
    let entries = try entries(of: result.catalog, from: files)
    if result.isMisconfigured {
      throw CommandFailure("\(SiteConfiguration.path) has errors; “patternbook check” says which")
    }
    let prefix = format == .text ? ReportPaths.fromHere(to: root) : ReportPaths.fromRepository(to: root)
    let deck = CopyDeck(toolVersion: Patternbook.version, entries: entries, pathPrefix: prefix)
    switch format {
    case .text: try Console.output(bytes: CopyDeckText.bytes(deck, color: Console.colorsOutput))
    case .csv: try Console.output(data: CopyDeckCSV.bytes(deck))
    case .json: try Console.output(data: CopyDeckJSON.bytes(deck))
    }
    let unread = result.catalog.pages.flatMap(\.blocks).count { $0.dialog == nil }
    guard unread > 0 else { return }
    Console.error(
      "\(counted(unread, "block")) cannot be read and \(unread == 1 ? "is" : "are") not listed; "
        + "“patternbook check” says why")
    throw CommandStatus.findings
  }

  private func entries(of catalog: Catalog, from files: FileTree) throws -> [CopyDeck.Entry] {
    let filter = CatalogueFilter(platform: platform, kind: kind, pack: pack, role: role)
    var file = SourceFile(path: "", bytes: [])
    return try catalog.dialogs.filter(filter.matches).map { entry in
      // A page's dialogs follow each other.
      if file.path != entry.source {
        file = SourceFile(path: entry.source, bytes: try files.read(entry.source) ?? [])
      }
      return CopyDeck.Entry(
        dialog: entry.dialog, id: entry.id, page: entry.path,
        address: entry.address(at: catalog.configuration.url), platforms: entry.platforms, packs: entry.packs,
        language: entry.language, file: file)
    }
  }
}

extension DialogKind: ExpressibleByArgument {}
extension Dialog.Button.Role: ExpressibleByArgument {}
