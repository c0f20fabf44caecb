import Diagnostics
package import Files
package import Site

/// The result of fixing a project.
package struct FixOutcome: Sendable {
  /// The changed files, by resolved path.
  package let files: [String: EditedFile]
  /// The applied fixes, by file and location.
  package let applied: [AppliedFix]
  /// The remaining findings in the changed files; a finding whose fix was skipped has a note with the reason.
  package let result: SiteResult
  /// The files of the project, including changes.
  package let tree: FileTree

  init(_ state: FixRun.State, refused: [Diagnostic: String], files tree: FileTree) {
    self.tree = state.files.overlay(on: tree)
    files = state.files.files.filter { $0.value.isChanged }
    applied = state.applied.enumerated().sorted { left, right in
      let (before, after) = (left.element, right.element)
      return (before.path, before.offset, left.offset) < (after.path, after.offset, right.offset)
    }.map(\.element)
    var result = state.result
    for index in result.diagnostics.indices {
      guard let reason = refused[result.diagnostics[index]] else { continue }
      result.diagnostics[index].notes.append(.init("fix skipped: it would " + reason))
    }
    self.result = result
  }
}

/// A fix that was applied.
package struct AppliedFix: Sendable, Hashable {
  package let path: String
  /// The offset of its finding in the original file.
  package let offset: Int
  package let rule: String
  /// A verb phrase: replace with “Cancel”.
  package let label: String

  init(_ fix: PlannedFix, in file: EditedFile?) {
    path = fix.path
    offset = file?.originalOffset(of: fix.diagnostic.location?.range?.lowerBound ?? 0) ?? 0
    rule = fix.diagnostic.rule
    label = fix.label
  }
}
