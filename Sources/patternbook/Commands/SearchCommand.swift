import ArgumentParser
import Diagnostics
import Files
import Listings
import Site
import Writing

/// `patternbook search`: finds what a reader of the site would find.
struct SearchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Search the pages of the site, as its readers do.",
    discussion: """
      Finds the same pages, dialogs, and rules as the site's own search, best matches first. All arguments form one \
      query. Filters narrow it (platform:ios, kind:dialog, role:destructive). Words in quotes match an exact phrase; \
      quote them for the shell, too:

        patternbook search delete platform:watchos
        patternbook search '"keep editing"'

      Drafts and pages with “search: false” are not found.

      Exit status: 0 if something was found; 1 if nothing was; 2 for invalid usage, configuration, or I/O error.
      """)

  @OptionGroup var project: ProjectOptions

  @Argument(help: "Words, filters, and phrases in quotes.")
  var query: [String]

  @Option(help: "Output for people, or complete output for tools.")
  var format: Format = .text

  @Option(help: ArgumentHelp("The number of pages to list.", valueName: "n"))
  var limit = 10

  @Option(
    help: ArgumentHelp("Search the pages of this language of the site (default: the first).", valueName: "tag"))
  var language: String?

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  private var text: String { query.joined(separator: " ") }

  func validate() throws {
    if text.allSatisfy(\.isWhitespace) { throw ValidationError("the query is empty") }
    if limit < 1 { throw ValidationError("--limit must be at least 1") }
  }

  func run() async throws {
    let root = try project.folder()
    let options = try project.pipelineOptions(below: root)
    let search: SiteSearch
    do {
      search = try await Pipeline(files: try FileTree.disk(root: root), options: options)
        .search(text, limit: limit, language: language)
    } catch let error as UnknownLanguage {
      throw CommandFailure("\(error)")
    }
    if search.isMisconfigured {
      throw CommandFailure("\(SiteConfiguration.path) has errors; run “patternbook check” to list them")
    }
    let paths = format == .text ? ReportPaths(root: root).here : ReportPaths(root: root).repository
    let listing = SearchListing(
      toolVersion: Patternbook.version, query: text, answer: search.answer,
      sources: search.sources.map { $0.map { paths($0) } })
    switch format {
    case .text: try Console.output(bytes: SearchText.bytes(listing, color: Console.colorsOutput))
    case .json: try Console.output(data: SearchJSON.bytes(listing))
    }
    for message in listing.messages { Console.error(message) }
    if search.unreadBlocks > 0 {
      Console.error(
        "note: \(counted(search.unreadBlocks, "block")) cannot be read and cannot be found; “patternbook check” says why"
      )
    }
    if listing.isEmpty { throw CommandStatus.findings }
  }
}
