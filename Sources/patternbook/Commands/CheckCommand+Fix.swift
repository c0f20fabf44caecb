import Diagnostics
import Files
import Reports
import Site
import SystemPackage
import Workbench
import Writing

extension CheckCommand {
  /// Writes fixed files, prints a diff, or prints the fixed page from standard input; and lists the fixes.
  func finish(_ outcome: FixOutcome, _ subject: CheckSubject) throws {
    let files = outcome.files.sorted { $0.key < $1.key }
    let writes = !dryRun && subject.input == nil
    if writes { try ensureUnchanged(files, below: subject.root) }
    let project = writes ? try ProjectFolder(subject.root) : nil
    let applied = Dictionary(grouping: outcome.applied, by: \.path)
    for (path, file) in files {
      if dryRun {
        try Console.output(data: UnifiedDiff.bytes(of: file, path: subject.paths.repository(path)))
      }
      try project?.replace(path, with: file.bytes)
      let positions = PositionIndex(SourceFile(path: path, bytes: file.original))
      for fix in applied[path] ?? [] {
        let place = positions.position(at: fix.offset)
        let outcome = dryRun ? "would fix" : "fixed"
        Console.error(
          "\(subject.paths.here(path)):\(place.line):\(place.utf16Column): \(outcome): \(fix.label) [\(fix.rule)]")
      }
    }
    if let input = subject.input, !dryRun {
      try Console.output(data: outcome.files[input.path]?.bytes ?? input.bytes)
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
