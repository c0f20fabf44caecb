import Diagnostics
import Files
import Foundation
import Guidelines
import Site
import SystemPackage
import TestSupport
import Testing

/// The examples of rules that the pipeline itself checks: templates, words, and files on the disk.
@Suite struct SiteRuleExampleTests {
  @Test(arguments: ExampleCase.all(.template))
  func findsWhatIsMarkedInTemplates(_ test: ExampleCase) async throws {
    let files = FileTree.memory(texts: [
      "Content/index.md": "# Home\n", "Content/site.yml": "version: 1\n",
      "Templates/footer.mustache": test.example.text,
    ])
    let result = try await Pipeline(files: files).run(into: nil)
    #expect(result.diagnostics.compactMap { $0.rule == test.rule ? $0.location?.range : nil } == test.example.marks)
  }

  @Test(arguments: ExampleCase.all(.frontMatter))
  func findsWhatIsMarkedInFrontMatter(_ test: ExampleCase) async throws {
    let files = FileTree.memory(texts: [
      "Content/site.yml": "version: 1\nfront-matter: [layout-of-ours]\n", "Content/page.md": test.example.text,
    ])
    let result = try await Pipeline(files: files).run(into: nil)
    let found = result.diagnostics.filter { $0.rule == test.rule && $0.location?.path == "Content/page.md" }
    #expect(found.compactMap { $0.location?.range } == test.example.marks)
  }

  @Test(arguments: ExampleCase.all(.words))
  func findsWhatIsMarkedInWords(_ test: ExampleCase) async throws {
    let files = FileTree.memory(texts: [
      "Content/index.md": "# Heim\n", "Content/site.yml": "version: 1\nlanguage: de\n",
      "Templates/words/de.yml": test.example.text,
    ])
    let result = try await Pipeline(files: files).run(into: nil)
    let found = result.diagnostics.compactMap { $0.rule == test.rule ? $0.location?.range : nil }
    #expect(found.sorted { $0.lowerBound < $1.lowerBound } == test.example.marks)
  }

  @Test(arguments: ExampleCase.all(.files))
  func findsWhatIsMarkedAmongFiles(_ test: ExampleCase) async throws {
    let root = try TemporaryFolder()
    for line in test.example.text.split(separator: "\n") {
      let parts = line.components(separatedBy: " -> ")
      if parts.count == 2 {
        // A link takes the place of a file, and so has its folder.
        try root.write("", to: parts[0])
        try root.remove(parts[0])
        try FileManager.default.createSymbolicLink(atPath: root.path(parts[0]), withDestinationPath: parts[1])
        continue
      }
      let contents = line.components(separatedBy: " : ")
      if contents.count == 2 {
        try root.write(contents[1] + "\n", to: contents[0])
        continue
      }
      let size = line.components(separatedBy: " = ")
      try root.write("# Page\n", to: size[0])
      // A file with a hole takes no space, whatever its size.
      if size.count == 2, let megabytes = UInt64(size[1].dropLast(3)) {
        let handle = try FileHandle(forWritingTo: URL(filePath: root.path(size[0])))
        try handle.truncate(atOffset: megabytes * 1_000_000)
        try handle.close()
      }
    }
    let result = try await Pipeline(files: .disk(root: FilePath(root.path))).run(into: nil)
    let found = result.diagnostics.filter { $0.rule == test.rule }.compactMap { $0.location?.path }
    let marked = test.example.marks.map { String(decoding: Array(test.example.text.utf8)[$0], as: UTF8.self) }
    #expect(found == marked.sorted())
  }
}
