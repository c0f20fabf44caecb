/// Interface text with placeholders.
package struct Phrase: Sendable, Hashable {
  package enum Part: Sendable, Hashable {
    case text(String)
    /// `{name}`
    case place(String)
    /// `[text]`: the text of a link.
    case link(String)
  }

  package let parts: [Part]

  /// The names of the placeholders, without duplicates, in order.
  package var places: [String] {
    parts.reduce(into: []) { places, part in
      if case .place(let name) = part, !places.contains(name) { places.append(name) }
    }
  }

  /// The number of its links.
  package var linkCount: Int { parts.count { if case .link = $0 { true } else { false } } }

  /// The source text of the phrase.
  package var text: String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .text(let string), .link(let string): text += string
      case .place(let name): text += "{\(name)}"
      }
    }
  }

  /// The text with its placeholders filled in.
  package func text(_ values: [(name: String, value: String)]) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .text(let string), .link(let string): text += string
      case .place(let name): text += values.first { $0.name == name }?.value ?? ""
      }
    }
    return text
  }

  /// The text before the first placeholder or link, the text of that link, and the text after it; nil if there is
  /// none.
  package var cut: (before: String, link: String, after: String)? {
    guard let index = parts.firstIndex(where: { if case .text = $0 { false } else { true } }) else { return nil }
    let link = if case .link(let text) = parts[index] { text } else { "" }
    return (
      Phrase(parts: Array(parts[..<index])).text, link, Phrase(parts: Array(parts[(index + 1)...])).text
    )
  }
}

extension Phrase {
  /// Why a text is not a phrase.
  struct Fault: Error {
    var summary: String
    /// The range in the UTF-8 of the text.
    var range: Range<Int>
  }

  /// Finds placeholders and links in a text.
  init(parsing text: String) throws(Fault) {
    var parts: [Part] = []
    let bytes = Array(text.utf8)
    var start = 0
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    while let opening = bytes[start...].firstIndex(where: { "{}[]".utf8.contains($0) }) {
      let closes = bytes[opening] == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]")
      guard bytes[opening] == UInt8(ascii: "{") || bytes[opening] == UInt8(ascii: "["),
        let end = bytes[(opening + 1)...].firstIndex(where: { "{}[]".utf8.contains($0) }), bytes[end] == closes
      else {
        throw Fault(summary: "unmatched “\(string(opening..<opening + 1))”", range: opening..<opening + 1)
      }
      if start < opening { parts.append(.text(string(start..<opening))) }
      let inside = string(opening + 1..<end)
      guard !inside.isEmpty else {
        throw Fault(summary: "“\(string(opening..<end + 1))” is empty", range: opening..<end + 1)
      }
      parts.append(closes == UInt8(ascii: "}") ? .place(inside) : .link(inside))
      start = end + 1
    }
    if start < bytes.count { parts.append(.text(string(start..<bytes.count))) }
    self.init(parts: parts)
  }
}
