import Diagnostics
import Files
import Reports
import Site
import SystemPackage
import Workbench
import Writing

extension CheckCommand {
  /// Writes fixed files or prints a diff, and lists the fixes.
  func finish(_ outcome: FixOutcome, below root: FilePath) throws {
    let files = outcome.files.sorted { $0.key < $1.key }
    if !dryRun { try ensureUnchanged(files, below: root) }
    let project = try ProjectFolder(root)
    let applied = Dictionary(grouping: outcome.applied, by: \.path)
    let (here, repository) = (ReportPaths.fromHere(to: root), ReportPaths.fromRepository(to: root))
    for (path, file) in files {
      if dryRun {
        try Console.output(data: UnifiedDiff.bytes(of: file, path: repository + path))
      } else {
        try project.replace(path, with: file.bytes)
      }
      let positions = PositionIndex(SourceFile(path: path, bytes: file.original))
      for fix in applied[path] ?? [] {
        let place = positions.position(at: fix.offset)
        let outcome = dryRun ? "would fix" : "fixed"
        Console.error("\(here)\(path):\(place.line):\(place.utf16Column): \(outcome): \(fix.label) [\(fix.rule)]")
      }
    }
    let count = files.reduce(0) { $0 + (applied[$1.key]?.count ?? 0) }
    let what = "\(counted(count, "finding")) in \(counted(files.count, "file"))"
    Console.error((count == 0 ? "nothing" : what) + (dryRun ? " would be fixed" : " fixed"))
  }

  /// Fails if a page was saved in the meantime, so that no edit is lost.
  private func ensureUnchanged(_ files: [(key: String, value: EditedFile)], below root: FilePath) throws {
    let tree = try FileTree.disk(root: root)
    for (path, file) in files where try tree.read(path) != file.original {
      throw CommandFailure("\(path) changed during the check; nothing was written. Run the command again.")
    }
  }
}
