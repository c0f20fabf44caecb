import ArgumentParser
import Diagnostics
import Files
import Guidelines
import Listings
import Reports
import Site
import SystemPackage

/// `patternbook rules`: lists the enabled rules, or explains one.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the enabled rules, or explain one.",
    discussion: "Severities and options come from the project's site.yml. Outside a project, defaults are shown.")

  @OptionGroup var project: ProjectOptions

  @Argument(help: "Rule to explain, such as va-mobile/button-vague, or pack to list.")
  var id: String?

  @Flag(help: "Include rules from packs that are not enabled.")
  var all = false

  @Option(help: "Output format: text for reading, json with complete output for tools.")
  var format: Format = .text

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  func run() throws {
    let book = RuleBook(settings: try settings())
    guard let id else { return try list(book.chapters, all: all) }
    if let chapter = book.chapters.first(where: { $0.pack.id == id }) { return try list([chapter], all: true) }
    guard let (chapter, sheet) = book.sheet(of: id) else {
      let meant = book.suggestions(for: id).map { "“\($0)”" }.joined(separator: " or ")
      throw CommandFailure(
        "unknown rule “\(id)”" + (meant.isEmpty ? "; use --all to list all rules" : "; did you mean \(meant)?"))
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

  /// The rule settings of the project.
  private func settings() throws -> RuleSettings {
    guard let root = try project.folderIfAny() else { return RuleSettings() }
    let files = try FileTree.disk(root: root)
    let file = try files.read(SiteConfiguration.path).map { SourceFile(path: SiteConfiguration.path, bytes: $0) }
    let (configuration, findings) = SiteConfiguration.parse(file, in: files)
    if let fault = findings.first(where: { $0.severity == .error }) {
      throw CommandFailure("\(SiteConfiguration.path): \(fault.summary); run “patternbook check” for details")
    }
    return configuration.ruleSettings
  }
}
