import ArgumentParser
import Dialogs
import Listings
import Mockups
import Reports
import Site
import Writing
import YAML

/// `patternbook schema`: what may be written, for editors that complete and check it.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Prints the JSON Schema of what authors write in YAML.",
    discussion: """
      The schemas are of draft 2020-12. “patternbook check” finds more than a schema can say.

        patternbook schema site > site.schema.json

      Then the first line of Content/site.yml makes editors use it: # yaml-language-server: $schema=../site.schema.json
      """)

  @Argument(help: "What to describe: a dialog block, the front matter of a page, or Content/site.yml.")
  var subject: Subject

  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case block
    case frontMatter = "front-matter"
    case site

    var schema: JSONValue {
      switch self {
      case .block:
        JSONSchema.document(of: BlockSchema.shape(on: Platform.allCases), title: "Dialog block of Patternbook")
      case .frontMatter:
        JSONSchema.document(of: .mapping(PageFrontMatter.keys), title: "Front matter of a page of Patternbook")
      case .site: JSONSchema.document(of: .mapping(SiteConfiguration.keys), title: "Content/site.yml of Patternbook")
      }
    }
  }

  func run() throws {
    try Console.output(data: subject.schema.bytes)
  }
}
