import ArgumentParser
import Diagnostics
import Dialogs
import Mockups
import Site
import SystemPackage

/// `patternbook render`: one mockup, or all of a page, as files.
struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draws the dialogs of a page as SVG files.",
    discussion: """
      One mockup goes to standard output, or to the file that --output names; several go to the folder that it names, \
      as ID-PLATFORM.svg.
      """)

  @OptionGroup var project: ProjectOptions

  @Argument(help: "The page: a Markdown file.")
  var file: String

  @Option(help: "Id of the dialog (default: all of the page).")
  var id: String?

  @Option(
    parsing: .singleValue,
    help: "Platform to draw, may be given several times (default: as block, page or site say).")
  var platform: [Platform] = []

  @Option(help: "Format of the files.")
  var format: Format = .svg

  @Option(help: "Appearance; automatic follows the reader's system.")
  var appearance: Appearance = .automatic

  @Option(name: .shortAndLong, help: ArgumentHelp("File or folder to write to.", valueName: "path"))
  var output: String?

  enum Format: String, ExpressibleByArgument, CaseIterable { case svg }

  enum Appearance: String, ExpressibleByArgument, CaseIterable {
    case automatic, light, dark

    var look: SVGPrinter.Look {
      switch self {
      case .automatic: .automatic
      case .light: .light
      case .dark: .dark
      }
    }
  }

  func run() async throws {
    let root = try project.folder()
    let base = workingFolder().pushing(root).lexicallyNormalized()
    var page = workingFolder().pushing(FilePath(file)).lexicallyNormalized()
    guard page.removePrefix(base) else { throw CommandFailure("\(file) is not in the project \(base)") }
    let export: MockupExport?
    do {
      export = try MockupExport(
        path: page.string, of: .disk(root: root), id: id, platforms: platform.isEmpty ? nil : platform,
        look: appearance.look)
    } catch let error as FileError {
      throw CommandFailure(error.description)
    }
    guard let export else { throw CommandFailure("there is no file \(file)") }
    if let fault = export.diagnostics.first {
      throw CommandFailure("\(fault.summary) [\(fault.rule)]; “patternbook check \(file)” says where")
    }
    for (id, platform) in export.undrawn { Console.error("note: \(platform.name) has no such dialog as “\(id)”") }
    guard !export.files.isEmpty else { throw CommandFailure(emptiness(of: export)) }
    try write(export.files)
  }

  private func emptiness(of export: MockupExport) -> String {
    if export.ids.isEmpty { return "\(file) has no dialogs" }
    guard let id, !export.ids.contains(id) else { return "nothing in \(file) can be drawn as asked" }
    return "\(file) has no dialog “\(id)”; it has \(export.ids.joined(separator: ", "))"
  }

  private func write(_ files: [MockupExport.File]) throws {
    guard let output else {
      guard files.count == 1 else {
        throw CommandFailure(
          "\(files.count) mockups want a folder: --output DIR; or choose one with --id and --platform")
      }
      return Console.output(bytes: files[0].svg)
    }
    let target = FilePath(output)
    do {
      guard files.count > 1 || FileManagement.isFolder(target) else {
        return try FileManagement.write(files[0].svg, to: target)
      }
      try FileManagement.makeFolders(target)
      for file in files { try FileManagement.write(file.svg, to: target.appending(file.name + ".svg")) }
    } catch let error as FileError {
      throw CommandFailure(error.description)
    }
  }
}

extension Platform: ExpressibleByArgument {}
