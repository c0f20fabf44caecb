import Files

/// What a host sends readers elsewhere from: `_redirects`, and the redirects of `netlify.toml`.
struct Redirects: Sendable, Hashable {
  /// Paths from the root, without slashes around them.
  private(set) var paths: Set<String> = []
  /// Paths below which everything is sent elsewhere.
  private(set) var folders: Set<String> = []

  private static let most = 10_000
  private static let longestFile = 1_000_000
  static let name = "_redirects"
  static let settings = "netlify.toml"

  /// Adds the lines of `_redirects`: `/old /new 301`.
  mutating func addLines(_ bytes: [UInt8]) {
    guard bytes.count <= Self.longestFile else { return }
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let words = line.prefix { $0 != UInt8(ascii: "#") }.split { $0 == 0x20 || $0 == 0x09 }
      guard words.count >= 2 else { continue }
      let status = words.dropFirst(2).first.map { String(decoding: $0, as: UTF8.self) } ?? "301"
      add(String(decoding: words[0], as: UTF8.self), status: status)
    }
  }

  /// Adds the tables `[[redirects]]` of `netlify.toml`.
  mutating func addTables(_ bytes: [UInt8]) {
    guard bytes.count <= Self.longestFile else { return }
    var (isTable, from, status) = (false, "", "301")
    func value(_ line: String, _ key: String) -> String? {
      guard line.hasPrefix(key) else { return nil }
      let rest = line.dropFirst(key.count).drop { $0 == " " }
      guard rest.first == "=" else { return nil }
      return String(rest.dropFirst().drop { " \"'".contains($0) }.prefix { !"\"'#".contains($0) && !$0.isWhitespace })
    }
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let text = String(decoding: line.drop { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
      if text.hasPrefix("[") {
        if isTable { add(from, status: status) }
        (isTable, from, status) = (text.hasPrefix("[[redirects]]"), "", "301")
      }
      from = value(text, "from") ?? from
      status = value(text, "status") ?? status
    }
    if isTable { add(from, status: status) }
  }

  private mutating func add(_ from: String, status: String) {
    // Others show something in place of missing pages, and do not lead elsewhere.
    guard status.hasPrefix("3"), from.hasPrefix("/"), paths.count + folders.count < Self.most else { return }
    // A name with a colon stands for any name: `/class/:name`.
    let last = from.lastIndex(of: "/").map { from[$0...].dropFirst() } ?? ""
    let isFolder = last == "*" || last.first == ":"
    let path = Self.trimmed(isFolder ? from.dropLast(last.count + 1) : from[...])
    guard !path.isEmpty, !path.contains("*"), !path.contains(":") else { return }
    if isFolder { folders.insert(path) } else { paths.insert(path) }
  }

  private static func trimmed(_ path: Substring) -> String {
    var path = path.drop { $0 == "/" }
    while path.last == "/" { path.removeLast() }
    return String(path)
  }
}
