import ArgumentParser
import Dialogs
import Listings
import Mockups
import Reports
import Site
import Writing
import YAML

/// `patternbook schema`: prints a JSON Schema for editors.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print a JSON Schema for dialog blocks, front matter, or site.yml.",
    discussion: """
      The schemas use draft 2020-12. “patternbook check” finds more than a schema can express.

        patternbook schema site > site.schema.json

      To use it in your editor, start Content/site.yml with: # yaml-language-server: $schema=../site.schema.json
      """)

  @Argument(help: "Schema to print: a dialog block, the front matter of a page, or Content/site.yml.")
  var subject: Subject

  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case block
    case frontMatter = "front-matter"
    case site

    var schema: JSONValue {
      switch self {
      case .block:
        JSONSchema.document(of: BlockSchema.shape(on: Platform.allCases), title: "Patternbook dialog block")
      case .frontMatter:
        // Pages may have keys of other tools, and of one's own.
        JSONSchema.document(
          of: .mapping(PageFrontMatter.documentedKeys), title: "Patternbook page front matter", isOpen: true)
      case .site: JSONSchema.document(of: .mapping(SiteConfiguration.keys), title: "Patternbook site configuration")
      }
    }
  }

  func run() throws {
    try Console.output(data: subject.schema.bytes)
  }
}
