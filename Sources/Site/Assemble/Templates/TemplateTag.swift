import Diagnostics

/// A Mustache tag in a template.
struct TemplateTag {
  var kind: Kind
  /// Its name; empty for a comment.
  var name: String
  var range: SourceRange

  enum Kind { case escaped, raw, section, inverted, close, partial, comment, delimiters }

  /// The tags of a template, in order; an unclosed tag ends the list (the library reports it).
  static func scan(_ bytes: [UInt8]) -> [TemplateTag] {
    var tags: [TemplateTag] = []
    var index = 0
    while index + 1 < bytes.count {
      guard bytes[index] == UInt8(ascii: "{"), bytes[index + 1] == UInt8(ascii: "{") else {
        index += 1
        continue
      }
      let start = index
      let isTriple = index + 2 < bytes.count && bytes[index + 2] == UInt8(ascii: "{")
      index += isTriple ? 3 : 2
      var end = index
      while end + 1 < bytes.count, bytes[end] != UInt8(ascii: "}") || bytes[end + 1] != UInt8(ascii: "}") { end += 1 }
      guard end + 1 < bytes.count else { break }
      var kind: Kind = isTriple ? .raw : .escaped
      if !isTriple {
        switch bytes[index] {
        case UInt8(ascii: "#"): kind = .section
        case UInt8(ascii: "^"): kind = .inverted
        case UInt8(ascii: "/"): kind = .close
        case UInt8(ascii: ">"): kind = .partial
        case UInt8(ascii: "!"): kind = .comment
        case UInt8(ascii: "&"): kind = .raw
        case UInt8(ascii: "="): kind = .delimiters
        default: break
        }
        if kind != .escaped { index += 1 }
      }
      let name =
        kind == .comment ? "" : String(decoding: bytes[index..<end].filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
      index = end + (isTriple ? 3 : 2)
      tags.append(TemplateTag(kind: kind, name: name, range: start..<min(index, bytes.count)))
    }
    return tags
  }

  /// The name as a message shows it.
  var shownName: String { name.utf8.count <= 80 ? name : String(name.prefix(60)) + "…" }
}
