package import Diagnostics
import Writing

extension Report {
  /// The edits of a fix as one replacement; nil if the file is not available.
  package func replacement(by fix: Diagnostic.Fix, in path: String) -> (range: SourceRange, text: String)? {
    let edits = fix.edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard let file = source(path), let first = edits.first, let last = edits.last,
      first.range.lowerBound >= 0, last.range.upperBound <= file.bytes.count
    else { return nil }
    var text = ""
    var end = first.range.lowerBound
    for edit in edits {
      guard edit.range.lowerBound >= end else { return nil }
      text += file.text(end..<edit.range.lowerBound) + edit.replacement
      end = edit.range.upperBound
    }
    return (first.range.lowerBound..<end, text)
  }

  /// The lines that a fix removes and adds; nil if they are too many or too long to show.
  package func changedLines(by fix: Diagnostic.Fix, in path: String) -> (old: [String], new: [String])? {
    guard let (range, replacement) = replacement(by: fix, in: path), let file = source(path) else { return nil }
    let (first, last) = (file.line(at: range.lowerBound), file.line(at: range.upperBound))
    guard last - first < Self.mostLines else { return nil }
    let (start, end) = (file.lineRange(first).lowerBound, file.lineRange(last).upperBound)
    // A range can end between the two bytes of a line ending.
    let tail = range.upperBound < end ? file.text(range.upperBound..<end) : ""
    var old = Self.lines(file.text(start..<end))[...]
    var new = Self.lines(file.text(start..<range.lowerBound) + replacement + tail)[...]
    while let line = old.first, line == new.first { (old, new) = (old.dropFirst(), new.dropFirst()) }
    while let line = old.last, line == new.last { (old, new) = (old.dropLast(), new.dropLast()) }
    guard new.count <= Self.mostLines, (old + new).allSatisfy({ $0.utf8.count <= Self.longestLine }) else { return nil }
    func shown(_ line: Substring) -> String {
      line.utf8.contains(UInt8(ascii: "\t")) ? printable(line.replacing("\t", with: "    ")) : printable(line)
    }
    return (old.map(shown), new.map(shown))
  }

  private static func lines(_ text: String) -> [Substring] {
    // Characters take long to find, and only those from U+0085 on can end a line besides these.
    if text.utf8.allSatisfy({ $0 < 0x80 && ($0 >= 0x20 || $0 == UInt8(ascii: "\n")) }) {
      return text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
    }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// More lines, or longer ones, are not shown twice.
  private static let mostLines = 8
  private static let longestLine = 200
}
