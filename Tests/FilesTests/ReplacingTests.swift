import Files
import Testing

/// A project with one file that is not what the disk has.
@Suite struct ReplacingTests {
  private static let tree = FileTree.memory(texts: ["Content/a.md": "a", "Content/c/d.md": "d", "b.md": "b"])

  private func texts(_ tree: FileTree, in folder: String) throws -> [String] {
    try tree.list(folder).files.map { "\($0): \(String(decoding: try tree.read($0) ?? [], as: UTF8.self))" }
  }

  @Test func replacesAFile() throws {
    let tree = Self.tree.replacing("Content/a.md", with: Array("new".utf8))
    #expect(try texts(tree, in: "Content") == ["Content/a.md: new", "Content/c/d.md: d"])
  }

  @Test(arguments: [
    ("Content/b.md", "Content", ["Content/a.md", "Content/b.md", "Content/c/d.md"]),
    ("Content/z/new.md", "Content", ["Content/a.md", "Content/c/d.md", "Content/z/new.md"]),
    ("Content/c/a.md", "", ["Content/a.md", "Content/c/a.md", "Content/c/d.md", "b.md"]),
    ("other.md", "Content", ["Content/a.md", "Content/c/d.md"]),
    ("Content/.hidden/a.md", "Content", ["Content/a.md", "Content/c/d.md"]),
    ("Content/a.png~", "Content", ["Content/a.md", "Content/c/d.md"]),
  ])
  func addsAFileInOrder(_ path: String, _ folder: String, _ files: [String]) throws {
    let tree = Self.tree.replacing(path, with: [])
    #expect(try tree.list(folder).files == files)
    #expect(try tree.read(path) == [])
  }

  @Test func skipsWhatIsSkipped() throws {
    let tree = Self.tree.replacing("Content/z/new.md", with: [])
    #expect(try tree.list("Content") { path, isFolder in isFolder && path == "Content/z" }.files.count == 2)
    #expect(try tree.list("Content") { path, isFolder in !isFolder && path == "Content/z/new.md" }.files.count == 2)
  }
}
