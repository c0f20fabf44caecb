import Diagnostics

/// A fix to apply, and its finding.
struct PlannedFix: Sendable {
  let diagnostic: Diagnostic
  let label: String
  let edits: [Diagnostic.Edit]
  /// The file to edit: that of the finding, with links resolved.
  let path: String
  /// The region of the finding.
  let region: Standing.Region
}

/// Findings → fixes that can be applied together.
///
/// The first fix of each finding is considered, in report order. A fix that overlaps or touches another waits: its
/// text may be different by then, and the next round considers it again.
struct FixPlan: Sendable {
  private(set) var fixes: [PlannedFix] = []
  /// Fixes that do not fit their files, with the reason.
  private(set) var unusable: [Diagnostic: String] = [:]

  /// - Parameters:
  ///   - files: all files with findings.
  ///   - resolve: the file that a path leads to.
  ///   - region: the region of a finding.
  init(
    _ diagnostics: [Diagnostic], files: EditedFiles, resolve: (String) -> String,
    region: (Diagnostic) -> Standing.Region
  ) {
    // For each file, the offsets that a fix touches.
    var taken: [String: [Bool]] = [:]
    for diagnostic in diagnostics.sorted(by: Diagnostic.reportOrder) {
      guard let fix = diagnostic.fixes.first, let path = diagnostic.location.map({ resolve($0.path) }) else { continue }
      let edits = fix.edits.sorted {
        ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
      }
      guard let count = files.files[path]?.bytes.count, Self.fit(edits.map(\.range), in: count) else {
        unusable[diagnostic] = "change text outside the file"
        continue
      }
      let touched = edits.map { $0.range.lowerBound...$0.range.upperBound }
      var marks = taken.removeValue(forKey: path) ?? Array(repeating: false, count: count + 1)
      if !touched.contains(where: { marks[$0].contains(true) }) {
        for range in touched { for offset in range { marks[offset] = true } }
        fixes.append(
          PlannedFix(
            diagnostic: diagnostic, label: fix.label, edits: edits, path: path, region: region(diagnostic)))
      }
      taken[path] = marks
    }
  }

  /// Whether sorted ranges are within the file and do not overlap.
  private static func fit(_ ranges: [SourceRange], in count: Int) -> Bool {
    guard let first = ranges.first, let last = ranges.last else { return false }
    return first.lowerBound >= 0 && last.upperBound <= count
      && zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound && $0 != $1 }
  }
}
