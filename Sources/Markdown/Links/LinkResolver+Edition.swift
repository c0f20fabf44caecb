import Writing

extension LinkResolver {
  /// A folder of a language or a version.
  struct Edition {
    var name: String
    /// The folders that it is in.
    var folders: [String]
    var depth: Int { folders.count }
    /// Whether it is that of a version, not of a language.
    var isVersion: Bool { name.utf8.prefix { (0x61...0x7A).contains($0 | 0x20) }.count != 2 }

    /// Those among the outermost folders of a page.
    static func all(of page: String) -> [Edition] {
      let folders = page.pathParts().dropLast().prefix(deepest)
      guard folders.contains(where: isEdition) else { return [] }
      let names = folders.map(String.init)
      return names.indices.filter { isEdition(folders[$0]) }.map {
        Edition(name: names[$0], folders: Array(names[..<$0]))
      }
    }

    private static let deepest = 3

    /// Whether a folder has the name of a language, `de` or `pt-br`, or of a version, `4x` or `v2.1`.
    private static func isEdition(_ name: Substring) -> Bool {
      let letters = name.utf8.prefix { (0x61...0x7A).contains($0 | 0x20) }
      if letters.count == 2 {
        let rest = name.utf8.dropFirst(2)
        return rest.isEmpty || rest.first == UInt8(ascii: "-") && (3...8).contains(rest.count)
      }
      guard letters.isEmpty || letters.elementsEqual("v".utf8) || letters.elementsEqual("version".utf8) else {
        return false
      }
      let rest = name.utf8.dropFirst(letters.count).drop { $0 == UInt8(ascii: "-") }
      guard let first = rest.first, (0x30...0x39).contains(first), rest.count <= 10 else { return false }
      return rest.allSatisfy { (0x30...0x39).contains($0) || ".xX".utf8.contains($0) }
    }
  }
}
