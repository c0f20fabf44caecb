import ArgumentParser
import Diagnostics
import Files
import Reports
import Site
import SystemPackage
import Workbench
import Writing

/// `patternbook init`: a new site, or settings for documentation that exists.
struct InitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Create a new site, or settings for existing documentation.",
    discussion: """
      Without --from, creates a small site that is ready to build. Existing files are kept. If the folder already \
      contains a site, nothing is written. The site comes with a schema that helps editors complete and check site.yml.

      With --from, recognizes the tool that documentation was written for (\(tools)), and writes Content/site.yml for it into the folder of the site, which must contain the \
      documentation. Pages stay where they are, and no existing file is changed. A report lists what was taken over, \
      what to do by hand, and which pictures could be dialog blocks.

        patternbook init pattern-library && patternbook serve --root pattern-library
        patternbook init --from . && patternbook build
      """)

  /// The tools that are recognized, as a sentence lists them.
  private static var tools: String {
    let names = ForeignTools.conventions.map(\.tool)
    return names.dropLast().joined(separator: ", ") + names.suffix(1).map { ", or " + $0 }.joined()
  }

  @Argument(
    help: ArgumentHelp(
      "Folder for the site; created if needed (default with --from: the working folder).", valueName: "dir"))
  var folder: String?

  @Option(help: ArgumentHelp("Folder with existing documentation.", valueName: "dir"))
  var from: String?

  @Option(
    help: ArgumentHelp(
      "Language of the new site: \(NewSite.languages.joined(separator: ", ")) (default: en).", valueName: "tag"))
  var language: String?

  func validate() throws {
    if from != nil, language != nil {
      throw ValidationError("--language is for new sites; with --from, set “language” in site.yml")
    }
    if let language, !NewSite.languages.contains(language) {
      throw ValidationError(
        "no pages for a new site in “\(language)”; choose one of: \(NewSite.languages.joined(separator: ", ")). "
          + "The interface has more languages: set “language” in site.yml")
    }
    if folder == nil, from == nil { throw ValidationError("specify a folder for the site") }
  }

  func run() async throws {
    if let from { return try await adopt(from) }
    guard let folder else { return }
    let root = Surroundings.workingFolder.pushing(FilePath(folder)).lexicallyNormalized()
    if root.appending(SourceTree.contentFolder).exists {
      throw CommandFailure("\(folder) already contains a site: it has a “\(SourceTree.contentFolder)” folder")
    }
    let site = NewSite(folderName: root.lastComponent?.string ?? "", language: language ?? "en")
    let directory = try OutputPlace(FilePath(folder), from: Surroundings.workingFolder, project: nil).makeFolder()
    let schema = (
      path: NewSite.schemaFile, text: String(decoding: SchemaCommand.Subject.site.schema.bytes, as: UTF8.self)
    )
    for file in site.files + [schema] {
      let parent = try directory.makeFolders(SitePath.folder(of: file.path))
      let isNew = try parent.create(SitePath.name(of: file.path), Array(file.text.utf8))
      Console.error(isNew ? "wrote \(file.path)" : "kept existing \(file.path)")
      if !isNew, file.path == NewSite.ignoreFile {
        Console.error("note: the site is built into Public; add “Public/” to \(file.path) to keep it out of Git")
      }
    }
    Console.error("note: for GitHub, name the wheel of Patternbook in \(NewSite.requirementsFile)")
    Console.error("“\(site.title)” is ready. Run “patternbook serve --root \(shellArgument(folder))” to preview it.")
  }

  // MARK: Existing documentation

  private func adopt(_ from: String) async throws {
    let here = Surroundings.workingFolder
    let root = here.pushing(FilePath(folder ?? ".")).lexicallyNormalized()
    let source = here.pushing(FilePath(from)).lexicallyNormalized()
    guard source.isFolder else {
      throw CommandFailure(
        source.exists ? "\(from) is a symbolic link or no folder; give the folder itself" : "no such folder: \(from)")
    }
    if source != root, source.appending(SiteConfiguration.path).exists {
      throw CommandFailure(
        "\(from) is a Patternbook site already; use “patternbook check --root \(shellArgument(from))” to check it")
    }
    var place = source
    guard place.removePrefix(root) else {
      throw CommandFailure(
        "\(from) is not in \(folder ?? "the working folder"); a site reads only what is in its own folder. "
          + "Use “patternbook init --from \(shellArgument(from)) \(shellArgument(from))” to put the settings beside the documentation"
      )
    }
    if place.components.contains(where: { $0.string.hasPrefix(".") }) {
      throw CommandFailure("\(from) is in a hidden folder, which is not read")
    }
    if root.appending(SiteConfiguration.path).exists {
      throw CommandFailure("\(SiteConfiguration.path) already exists, and is not replaced")
    }
    guard let found = try recognize(source, from, at: place, in: root) else {
      throw CommandFailure("no pages found in \(from): pages are Markdown files")
    }
    let imported = try await ImportedSite(found, in: try FileTree.disk(root: root))
    let directory = try OutputPlace(FilePath(folder ?? "."), from: here, project: nil).makeFolder()
    let parent = try directory.makeFolders(SitePath.folder(of: SiteConfiguration.path))
    guard try parent.create(SitePath.name(of: SiteConfiguration.path), Array(imported.site.configuration.utf8)) else {
      throw CommandFailure("\(SiteConfiguration.path) already exists, and is not replaced")
    }
    report(imported)
  }

  /// Recognizes the tool of a project, or of the folder around it if its pages are there.
  private func recognize(
    _ source: FilePath, _ from: String, at place: FilePath, in root: FilePath
  ) throws -> ForeignSite? {
    let files = try FileTree.disk(root: source)
    do {
      return try ForeignSite.recognize(
        files, name: Self.name(of: source), at: place.string, tracked: TrackedFiles.ignored(in: source))
    } catch let error as MissingFolder {
      throw CommandFailure(
        "“\(error.key)” in \(error.file) says that the pages of \(error.tool) are in \(error.folder), where no pages are. "
          + "Correct it, or give the folder with the pages: “patternbook init --from <dir>”")
    } catch let error as PagesOutside {
      var (around, above) = (source, FilePath(from))
      for _ in 0..<error.levels {
        around.removeLastComponent()
        above.append("..")
      }
      above.lexicallyNormalize()
      var outer = around
      guard outer.removePrefix(root) else {
        let path = above.string.isEmpty ? "." : above.string
        throw CommandFailure(
          "the pages of \(error.tool) are in \(error.folder), outside of \(from); a site reads only what is in its own "
            + "folder. Use “patternbook init --from \(shellArgument(path)) \(shellArgument(path))” to put the settings into the folder around both"
        )
      }
      return try ForeignSite.recognize(
        FileTree.disk(root: around), name: Self.name(of: around), at: outer.string,
        tracked: TrackedFiles.ignored(in: around))
    }
  }

  /// The name of a project: that of a folder in its repository, if it is in one.
  private static func name(of folder: FilePath) -> String {
    let names = folder.components.map(\.string)
    var (place, count) = (folder, 1)
    while !place.appending(".git").exists {
      guard place.removeLastComponent(), place.lastComponent != nil else { return ProjectFolder.name(in: names) }
      count += 1
    }
    return ProjectFolder.name(in: names.suffix(count), isRepository: true)
  }

  private func report(_ imported: ImportedSite) {
    let site = imported.site
    Console.error("Recognized \(site.tool). Wrote \(SiteConfiguration.path):")
    for line in site.taken { Console.error("  \(line)") }
    if !site.byHand.isEmpty {
      Console.error("To do by hand:")
      for line in site.byHand { Console.error("  \(line)") }
    }
    if !imported.pictures.isEmpty {
      Console.error(
        imported.pictures.count == 1
          ? "A picture seems to show a dialog, which could be a dialog block:"
          : "\(imported.pictures.count) pictures seem to show a dialog, which could be a dialog block:")
      for line in imported.pictures.prefix(Self.mostPictures) { Console.error("  \(line)") }
      if imported.pictures.count > Self.mostPictures {
        Console.error("  … and \(imported.pictures.count - Self.mostPictures) more")
      }
    }
    let groups = Dictionary(grouping: FindingGroups.grouped(imported.findings), by: \.severity)
    let findings = Severity.allCases.sorted(by: >).compactMap { severity in
      groups[severity].map { counted($0.count, severity.rawValue) }
    }
    let root = folder.map { " --root " + shellArgument($0) } ?? ""
    Console.error(
      "\(counted(imported.pages, "page")) in \(site.content), "
        + (findings.isEmpty ? "no findings. " : findings.joined(separator: ", ") + ". ")
        + (groups[.error] == nil
          ? "Run “patternbook serve\(root)” to preview the site."
          : "Run “patternbook check\(root)” to list them, or “patternbook serve\(root)” to preview the site."))
    Console.error("The site is built into Public; keep it out of Git with a line “Public/” in .gitignore.")
  }

  private static let mostPictures = 50
}
