import Diagnostics
import Workbench

@testable import Site

/// What holds for findings whatever they are about.
enum FindingCheck {
  /// Every place lies within its file, and every fix can be applied to it.
  static func check(_ findings: [Diagnostic], in file: SourceFile) throws(Violation) {
    for finding in findings {
      try require(!finding.summary.isEmpty && !finding.rule.isEmpty, "a finding says nothing")
      try check(finding.location, of: finding, in: file)
      for note in finding.notes { try check(note.location, of: finding, in: file) }
      for fix in finding.fixes { try check(fix, of: finding, in: file) }
    }
    guard String(validating: file.bytes, as: UTF8.self) != nil else { return }
    // Each fix makes the whole file again, so a few have to do.
    for finding in findings.lazy.filter({ !$0.fixes.isEmpty }).prefix(30) {
      for fix in finding.fixes {
        _ = try utf8(applying(fix, to: file.bytes), "the file after the fix “\(fix.label)” of \(finding.rule)")
      }
    }
  }

  /// The file after a fix.
  static func applying(_ fix: Diagnostic.Fix, to bytes: [UInt8]) -> [UInt8] {
    EditedFile(bytes).applying(fix.edits).bytes
  }

  private static func check(
    _ location: SourceLocation?, of finding: Diagnostic, in file: SourceFile
  ) throws(Violation) {
    guard let location, location.path == file.path, let range = location.range else { return }
    try require(
      range.lowerBound >= 0 && range.upperBound <= file.bytes.count,
      "\(finding.rule) “\(finding.summary)” is at \(range) in a file of \(file.bytes.count) bytes")
  }

  private static func check(
    _ fix: Diagnostic.Fix, of finding: Diagnostic, in file: SourceFile
  ) throws(Violation) {
    let ranges = fix.edits.map(\.range).sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    let name = "the fix “\(fix.label)” of \(finding.rule)"
    try require(!ranges.isEmpty, "\(name) changes nothing")
    for range in ranges {
      let isInside = range.lowerBound >= 0 && range.upperBound <= file.bytes.count
      try require(isInside, "\(name) is outside the file: \(range)")
    }
    for (one, next) in zip(ranges, ranges.dropFirst()) {
      try require(one.upperBound <= next.lowerBound && one != next, "\(name) edits \(one) and \(next)")
    }
  }
}
