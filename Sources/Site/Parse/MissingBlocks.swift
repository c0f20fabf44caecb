import Diagnostics
import Markdown

/// Parts of pages that are missing.
enum MissingBlocks {
  /// Whether a whole block is missing from a page, so that headings and anchors may be, too.
  ///
  /// A badge in a line can have none.
  static func areIn(_ findings: [Diagnostic], of file: SourceFile) -> Bool {
    findings.contains { finding in
      guard RuleDescription.isMissingPart(finding) else { return false }
      guard finding.rule != RuleDescription.inclusion.id, let location = finding.location, location.path == file.path,
        let range = location.range
      else { return true }
      return isAlone(range, in: file.bytes)
    }
  }

  /// Whether nothing else is on the line of a range than marks of quotes and lists.
  private static func isAlone(_ range: SourceRange, in bytes: [UInt8]) -> Bool {
    guard bytes.indices.contains(range.lowerBound), range.upperBound <= bytes.count else { return false }
    let before = bytes[..<range.lowerBound].suffix(longestMargin)
    let margin = before.lastIndex { $0 == 0x0A || $0 == 0x0D }.map { before[($0 + 1)...] } ?? before
    let behind = bytes[range.upperBound...].first { $0 != 0x20 && $0 != 0x09 }
    return margin.allSatisfy { " \t>-*+".utf8.contains($0) } && (behind == nil || behind == 0x0A || behind == 0x0D)
  }

  private static let longestMargin = 200
}
