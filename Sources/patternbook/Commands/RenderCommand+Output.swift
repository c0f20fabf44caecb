import Files
import Mockups
import Site
import Synchronization
import SystemPackage
import Workbench
import Writing

/// The destination and format of mockups.
extension RenderCommand {
  enum Target {
    case standardOutput
    case file(FilePath)
    case folder(FilePath)

    /// The format for a file name.
    var format: Format? {
      guard case .file(let path) = self else { return nil }
      return path.extension.flatMap { Format(rawValue: $0.lowercased()) }
    }
  }

  var target: Target {
    guard let output, output != "-" else { return .standardOutput }
    let path = FilePath(output)
    if all || path.isFolder || output.hasSuffix("/") { return .folder(path) }
    return path.extension.flatMap { Format(rawValue: $0.lowercased()) } == nil ? .folder(path) : .file(path)
  }

  var chosenFormat: Format { format ?? target.format ?? .svg }

  var looks: [SVGPrinter.Look] {
    if let appearance { return appearance.looks }
    if chosenFormat == .html { return Appearance.automatic.looks }
    if case .folder = target { return Appearance.both.looks }
    return chosenFormat == .png || style == .attributes ? [.light] : [.automatic]
  }

  func write(_ export: MockupExport) async throws {
    let format = try mockupFormat(for: export)
    let isAll = all
    switch target {
    case .folder(let folder):
      // Where the last dialog is gone, its files may still be there.
      if export.mockups.isEmpty, !(all && folder.isFolder) { return }
      let output = ExportFolder(try place(folder).makeFolder())
      let path = { @Sendable (mockup: MockupExport.Mockup, look: SVGPrinter.Look) in
        isAll ? MockupFile.folder(of: mockup.page) + "/" + mockup.name(look) : mockup.name(look)
      }
      try await export.write(as: format, to: output, path: path)
      let totals = output.totals
      Console.error(
        "\(counted(totals.written, "file")) written to \(folder), \(totals.unchanged) unchanged")
      guard all else { return }
      var ids: [String: String] = [:]
      for mockup in export.mockups {
        for look in export.looks { ids[path(mockup, look) + format.ending] = mockup.id }
      }
      tell(of: try output.settle(export, ids: ids, prunes: prune))
    case .file(let path):
      try ensureOne(export)
      try place(path).write(try await bytes(of: export, as: format))
    case .standardOutput:
      try ensureOne(export)
      try Console.output(data: await bytes(of: export, as: format))
    }
  }

  private func place(_ path: FilePath) throws -> OutputPlace {
    OutputPlace(path, from: Surroundings.workingFolder, project: try project.folder())
  }

  /// Lists files of dialogs that no longer exist.
  private func tell(of gone: ExportFolder.Gone) {
    func names(_ paths: [String]) -> String {
      paths.prefix(5).joined(separator: ", ") + (paths.count > 5 ? " and \(paths.count - 5) more" : "")
    }
    if !gone.untouched.isEmpty {
      Console.error(
        prune
          ? "removed, because their dialogs no longer exist: \(names(gone.untouched))"
          : "note: use --prune to remove the files of dialogs that no longer exist: \(names(gone.untouched))")
    }
    if !gone.changed.isEmpty {
      Console.error(
        "note: kept, because they were edited although their dialogs no longer exist: \(names(gone.changed))")
    }
  }

  private func mockupFormat(for export: MockupExport) throws -> MockupFormat {
    switch chosenFormat {
    case .svg: return .svg(style ?? .classes)
    case .html: return .html
    case .png: break
    }
    var converter = PNGConverter(scale: scale ?? 2)
    let warnings = Warnings()
    converter.warn = { warnings.print($0) }
    try converter.ensureInstalled(for: Set(export.mockups.map { MockupRenderer.font(of: $0.platform) }))
    try converter.warn(of: export.foreignCharacters)
    return .png(converter)
  }

  private func ensureOne(_ export: MockupExport) throws {
    guard export.fileCount != 1 else { return }
    throw CommandFailure(
      "\(export.fileCount) files would be written; specify a folder with --output DIR, "
        + "or select one with --id, --platform, and --appearance"
    )
  }

  private func bytes(of export: MockupExport, as format: MockupFormat) async throws -> [UInt8] {
    let output = MemoryOutput()
    try await export.write(as: format, to: output) { _, _ in "mockup" }
    return output.files["mockup" + format.ending] ?? []
  }
}

/// Warnings of another program, each printed only once.
private final class Warnings: Sendable {
  private let printed = Mutex<Set<String>>([])

  func print(_ warning: String) {
    if printed.withLock({ $0.insert(warning).inserted }) { Console.error("warning: \(warning)") }
  }
}
