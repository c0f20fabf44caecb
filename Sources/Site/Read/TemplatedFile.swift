import Files

/// A file with front matter that is not Markdown: Jekyll, Eleventy, and Hugo fill it in.
enum TemplatedFile {
  /// Endings of files that may begin with front matter.
  private static let endings = [".html", ".htm", ".xml", ".json", ".txt"]

  /// Whether a file may be one; only then is it looked into.
  static func mayBe(_ path: String) -> Bool { endings.contains(where: path.lowercased().hasSuffix) }

  /// Whether bytes hold an expression or a tag that a template engine replaces: `{{ title }}`, `{% if a %}`.
  static func holdsExpression(_ bytes: [UInt8]) -> Bool {
    var closing: UInt8?
    for (first, second) in zip(bytes, bytes.dropFirst()) {
      if first == UInt8(ascii: "{"), second == UInt8(ascii: "{") || second == UInt8(ascii: "%") {
        closing = second == UInt8(ascii: "%") ? second : UInt8(ascii: "}")
      } else if let sign = closing, first == sign, second == UInt8(ascii: "}") {
        return true
      }
    }
    return false
  }

  /// Whether bytes begin with the tag that names the template which a page is put in: `{% extends "page.html" %}`.
  static func extendsTemplate(_ bytes: [UInt8]) -> Bool {
    let start = bytes.drop { $0 <= 0x20 }
    guard start.starts(with: "{%".utf8) else { return false }
    return start.dropFirst(2).drop { $0 <= 0x20 || $0 == UInt8(ascii: "-") }.starts(with: "extends ".utf8)
  }

  /// Whether its bytes begin with front matter: YAML, or in HTML also TOML, as Hugo reads it there.
  static func holdsFrontMatter(_ bytes: [UInt8], isHTML: Bool) -> Bool {
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let lines = bytes.dropFirst(mark).prefix(8).split(
      separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
    guard lines.count == 2, var first = lines.first else { return false }
    if first.last == UInt8(ascii: "\r") { first.removeLast() }
    return first.elementsEqual("---".utf8) || isHTML && first.elementsEqual("+++".utf8)
  }
}
