import Diagnostics
import Files
import Markdown
import Writing

/// The words in capitals that make boxes of paragraphs, `NOTE: Text`, where a tool has the extension for that.
enum PrefixedCallouts {
  private static let most = 30
  private static let longest = 40

  /// The words that paragraphs of the pages begin with.
  static func all(in content: String, _ project: ForeignProject) -> [(name: String, kind: String, title: String?)] {
    let here = ContentFolder(path: content)
    var names: Set<String> = []
    for path in project.paths where SitePath.isPage(path) && here.below(path) != nil && names.count < most {
      guard let file = project.file(path) else { continue }
      names.formUnion(self.names(in: file.bytes))
    }
    return names.sorted().prefix(most).map { name in
      let word = name.dropLast()
      let title = word.prefix(1) + word.dropFirst().lowercased()
      return (name, Callouts.kind(named: word.lowercased()) ?? "note", String(title))
    }
  }

  private static func names(in bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    var isBehindBlank = true
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let text = line.drop { " >\t".utf8.contains($0) }
      defer { isBehindBlank = text.allSatisfy { $0 <= 0x20 } }
      guard isBehindBlank, let first = text.first, (0x41...0x5A).contains(first),
        let colon = text.prefix(longest).firstIndex(of: UInt8(ascii: ":"))
      else { continue }
      let name = String(decoding: text[...colon], as: UTF8.self)
      if Callouts.isPrefix(name), text.dropFirst(name.utf8.count).first == 0x20 { names.insert(name) }
    }
    return names
  }
}
