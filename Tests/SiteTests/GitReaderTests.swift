import Files
import Testing

@testable import Site

/// What readers of Git's output take from it, however it arrives.
@Suite struct GitReaderTests {
  private static let id = String(repeating: "a", count: 40)

  private func folder(_ records: [String], prefix: String = "docs/") -> GitFolder {
    var reader = GitTreeReader(prefix: prefix)
    for byte in records.joined(separator: "\0").utf8 { reader.take(CollectionOfOne(byte)) }
    reader.take(CollectionOfOne(0))
    return reader.folder
  }

  @Test(arguments: [
    "docs/Content/../../secret.md", "docs/./a.md", "docs//a.md", "other/a.md", "docs/Content/..", "/docs/a.md",
  ])
  func noNameLeadsElsewhere(_ path: String) {
    #expect(folder(["100644 blob \(Self.id)\t\(path)"]).entries.isEmpty)
  }

  @Test func entriesAreFilesAndLinks() {
    let read = folder([
      "100644 blob \(Self.id)\tdocs/Content/a\tb\n.md", "120000 blob \(Self.id)\tdocs/Content/link.md",
      "160000 commit \(Self.id)\tdocs/Content/module", "100644 blob x y\tdocs/odd.md", "nonsense",
      "100644 blob \(Self.id)\tdocs/" + Array(repeating: "d", count: 70).joined(separator: "/"),
    ])
    #expect(read.entries.keys.sorted() == ["Content/a\tb\n.md", "Content/link.md"])
    #expect(read.entries["Content/link.md"]?.isLink == true)
    #expect(read.refused.values.map { $0 } == [.tooDeep(limit: 64)])
  }

  @Test(arguments: [1, 3, 1000])
  func objectsArriveInPieces(_ size: Int) {
    let output = Array("\(Self.id) blob 3\na\nb\n\(Self.id)0 blob 0\n\n".utf8)
    var reader = GitObjectReader(wanted: 2)
    for start in stride(from: 0, to: output.count, by: size) {
      let piece = Array(output[start..<min(start + size, output.count)])
      #expect(piece.withUnsafeBytes { reader.take($0) })
    }
    #expect(reader.objects == [Self.id: Array("a\nb".utf8), Self.id + "0": []])
  }

  @Test(arguments: ["\(id) missing\n", "\(id) tree 3\n", "\(id) blob -1\n", "\(id) blob 1\nx\n\(id) blob 1\n"])
  func unexpectedOutputEndsTheReading(_ output: String) {
    var reader = GitObjectReader(wanted: 1)
    #expect(Array(output.utf8).withUnsafeBytes { !reader.take($0) })
  }

  @Test(arguments: [
    ("Content/link.md", "Content/sub/a.md"), ("Content/up.md", nil), ("Content/loop.md", nil),
    ("Content/sub/back.md", "Content/sub/a.md"), ("Content/gone.md", nil), ("Content/way/a.md", "Content/sub/a.md"),
    ("Content/secret.md", nil), ("Content/sub/a.md", "Content/sub/a.md"), ("Content/sub", nil),
  ])
  func linksStayInTheirFolder(_ path: String, _ target: String?) {
    let links = [
      "Content/link.md": "sub/a.md", "Content/up.md": "../Templates/t.md", "Content/loop.md": "loop.md",
      "Content/sub/back.md": "../link.md", "Content/gone.md": "nothing.md", "Content/way": "sub",
      "Content/secret.md": ".git/config",
    ]
    var folder = GitFolder()
    for path in ["Content/sub/a.md", "Templates/t.md", "Content/.git/config"] {
      folder.entries[path] = .init(id: path, isLink: false, size: 1)
    }
    for (path, target) in links {
      folder.entries[path] = .init(id: path, isLink: true, size: 1)
      folder.links[path] = target
    }
    #expect(folder.target(of: path) == target)
  }
}
