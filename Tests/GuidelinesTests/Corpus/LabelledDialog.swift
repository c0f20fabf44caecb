import Foundation

/// A dialog of the corpus, with what a careful reader of each guideline finds wrong with it.
struct LabelledDialog: Sendable {
  let name: String
  /// The block's YAML.
  let block: String
  /// Ids of the rules that it breaks.
  let labels: Set<String>
  /// The file of the corpus that it stands in.
  let file: String

  /// The whole corpus, file by file.
  static func all() throws -> [Self] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Dialogs")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".txt") }
    return try files.sorted().flatMap { file in
      try entries(of: String(contentsOf: folder.appending(path: file), encoding: .utf8), file: file)
    }
  }

  private static func entries(of text: String, file: String) throws -> [Self] {
    try "\n\(text)".split(separator: "\n== ").map { entry in
      let lines = entry.split(separator: "\n")
      return Self(
        name: lines.first.map(String.init) ?? "",
        block: lines.dropFirst().filter { !$0.hasPrefix("! ") }.joined(separator: "\n"),
        labels: Set(try lines.filter { $0.hasPrefix("! ") }.flatMap(rules)), file: file)
    }
  }

  /// The rules that a line of labels names.
  private static func rules(of line: Substring) throws -> [String] {
    let parts = line.dropFirst(2).split(separator: ":", maxSplits: 1)
    guard let pack = parts.first, parts.count == 2 else { throw Unreadable(line: String(line)) }
    return parts[1].split(separator: ",").map { "\(pack)/\($0.trimmingCharacters(in: .whitespaces))" }
  }

  struct Unreadable: Error {
    var line: String
  }
}
