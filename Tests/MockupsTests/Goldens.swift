import Foundation
import Testing

/// Files that hold what a test is to produce.
///
/// `UPDATE_GOLDENS=1 swift test --filter MockupsTests` writes them; otherwise a difference fails, and what was produced is
/// kept in `.build/golden-differences`, where `Tests/MockupsTests/review` looks for it.
enum Goldens {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")

  private static let differences = folder.appending(path: "../../../.build/golden-differences").standardized

  static var isUpdating: Bool { ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" }

  /// Compares a text with its golden.
  static func check(_ text: String, _ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = folder.appending(path: path)
    let difference = differences.appending(path: path)
    try? FileManager.default.removeItem(at: difference)
    if isUpdating { return try write(text, to: file) }
    let golden = try? String(contentsOf: file, encoding: .utf8)
    if golden == text { return }
    try write(text, to: difference)
    Issue.record(
      "\(path): \(golden.map { firstDifference($0, text) } ?? "there is no such golden") (accept with UPDATE_GOLDENS=1)",
      sourceLocation: sourceLocation)
  }

  private static func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// The first lines that differ.
  private static func firstDifference(_ golden: String, _ text: String) -> String {
    let (old, new) = (lines(golden), lines(text))
    let index = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
    let was = old.dropFirst(index).prefix(3).map { "\n- \($0)" }.joined()
    let now = new.dropFirst(index).prefix(3).map { "\n+ \($0)" }.joined()
    return "line \(index + 1)\(was)\(now)\n"
  }

  /// Lines of a text; markup without line breaks is split at its tags.
  private static func lines(_ text: String) -> [Substring] {
    text.replacing("><", with: ">\n<").split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Paths of all goldens, relative to their folder.
  static func stored() -> Set<String> {
    guard let files = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false)) else { return [] }
    return Set(files.compactMap { $0 as? String }.filter { $0.contains(/\.(txt|svg|html)$/) })
  }
}
