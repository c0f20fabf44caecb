import Diagnostics
package import Files
package import Site

/// What fixes have made of a project.
package struct FixOutcome: Sendable {
  /// The files that have changed, by the path that links lead to.
  package let files: [String: EditedFile]
  /// What was done, by file and place.
  package let applied: [AppliedFix]
  /// What is left, judged by the changed bytes; a finding whose fix could not stay has a note that says why.
  package let result: SiteResult
  /// The project's files, the changed ones as they are now.
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
  /// Where its finding was, in the file as it was before any fix.
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
