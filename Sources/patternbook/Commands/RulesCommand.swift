import ArgumentParser
import Diagnostics
import Files
import Guidelines
import Listings
import Reports
import Site
import SystemPackage

/// `patternbook rules`: the rules in force, or one explained.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Lists the rules in force, or explains one.",
    discussion: "Severities and options are those of the project's site.yml; outside a project, the rules' own.")

  @OptionGroup var project: ProjectOptions

  @Argument(help: "Rule to explain, as in va-mobile/button-vague; or pack to list.")
  var id: String?

  @Flag(help: "List rules of packs that are not in force, too.")
  var all = false

  @Option(help: "For people, or for programs: all there is to know of each rule.")
  var format: Format = .text

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  func run() throws {
    let book = RuleBook(settings: try settings())
    guard let id else { return try list(book.chapters, all: all) }
    if let chapter = book.chapters.first(where: { $0.pack.id == id }) { return try list([chapter], all: true) }
    guard let (chapter, sheet) = book.sheet(of: id) else {
      let meant = book.suggestions(for: id).map { "“\($0)”" }.joined(separator: " or ")
      throw CommandFailure(
        "no rule is called “\(id)”" + (meant.isEmpty ? "; --all lists them all" : "; did you mean \(meant)?"))
    }
    switch format {
    case .text: try Console.output(bytes: RuleExplanation.text(sheet, of: chapter, color: Console.colorsOutput))
    case .json:
      var excerpt = chapter
      excerpt.sheets = [sheet]
      excerpt.statements = chapter.statements.filter { $0.rules.contains(sheet.id) }
      try list([excerpt], all: true)
    }
  }

  private func list(_ chapters: [RuleBook.Chapter], all: Bool) throws {
    switch format {
    case .text: try Console.output(bytes: RuleListing.text(chapters, all: all, color: Console.colorsOutput))
    case .json: try Console.output(data: RulesJSON.bytes(chapters, toolVersion: Patternbook.version))
    }
  }

  /// What the project says of rules.
  private func settings() throws -> RuleSettings {
    guard let root = try project.folderIfAny() else { return RuleSettings() }
    let files = try FileTree.disk(root: root)
    let file = try files.read(SiteConfiguration.path).map { SourceFile(path: SiteConfiguration.path, bytes: $0) }
    let (configuration, findings) = SiteConfiguration.parse(file, in: files)
    if let fault = findings.first(where: { $0.severity == .error }) {
      throw CommandFailure("\(SiteConfiguration.path): \(fault.summary); “patternbook check” says where")
    }
    return configuration.ruleSettings
  }
}
