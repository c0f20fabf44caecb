import Diagnostics
import Files
import Foundation
import Guidelines
import Site
import SystemPackage
import Testing

/// The examples of rules that the pipeline itself checks: templates, words, and files on the disk.
@Suite struct SiteRuleExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: String
    var example: RuleExample
    var testDescription: String { "\(rule): \(example.text)" }
  }

  static func examples(of form: RuleExample.Form) -> [Case] {
    RuleList.all.flatMap { rule in
      rule.examples.filter { $0.form == form }.map { Case(rule: rule.description.id, example: $0) }
    }
  }

  @Test(arguments: examples(of: .template))
  func findsWhatIsMarkedInTemplates(_ test: Case) async throws {
    let files = FileTree.memory(texts: [
      "Content/index.md": "# Home\n", "Content/site.yml": "version: 1\n",
      "Templates/footer.mustache": test.example.text,
    ])
    let result = try await Pipeline(files: files).run(into: MemoryOutput())
    #expect(result.diagnostics.compactMap { $0.rule == test.rule ? $0.location?.range : nil } == test.example.marks)
  }

  @Test(arguments: examples(of: .words))
  func findsWhatIsMarkedInWords(_ test: Case) async throws {
    let files = FileTree.memory(texts: [
      "Content/index.md": "# Heim\n", "Content/site.yml": "version: 1\nlanguage: de\n",
      "Templates/words/de.yml": test.example.text,
    ])
    let result = try await Pipeline(files: files).run(into: MemoryOutput())
    let found = result.diagnostics.compactMap { $0.rule == test.rule ? $0.location?.range : nil }
    #expect(found.sorted { $0.lowerBound < $1.lowerBound } == test.example.marks)
  }

  @Test(arguments: examples(of: .files))
  func findsWhatIsMarkedAmongFiles(_ test: Case) async throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    for line in test.example.text.split(separator: "\n") {
      let parts = line.components(separatedBy: " -> ")
      let url = root.appending(path: parts[0])
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      if parts.count == 2 {
        try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: parts[1])
        continue
      }
      let size = line.components(separatedBy: " = ")
      let file = root.appending(path: size[0])
      try Data("# Page\n".utf8).write(to: file)
      // A file with a hole takes no space, whatever its size.
      if size.count == 2, let megabytes = UInt64(size[1].dropLast(3)) {
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: megabytes * 1_000_000)
        try handle.close()
      }
    }
    let result = try await Pipeline(files: .disk(root: FilePath(root.path))).run(into: MemoryOutput())
    let found = result.diagnostics.filter { $0.rule == test.rule }.compactMap { $0.location?.path }
    let marked = test.example.marks.map { String(decoding: Array(test.example.text.utf8)[$0], as: UTF8.self) }
    #expect(found == marked.sorted())
  }
}
