import Diagnostics
import Guidelines
import Words
import Writing

/// The words that scripts and style sheets use: `WORDS.text.copy`, or a whole group, `WORDS.search_facets`.
struct AssetWords {
  let words: Words

  private static let marker = Array("WORDS.".utf8)

  /// A name in a file.
  private struct Reference {
    var group: String
    /// Nil for the whole group.
    var key: String?
    var range: Range<Int>

    /// The words with this name; nil if there are none.
    var indices: [Int]? {
      let list = WordList.english
      guard let key else {
        return list.group(group)?.keys.compactMap { list.index(of: group + "." + $0) }
      }
      return list.index(of: group + "." + key).map { [$0] }
    }
  }

  /// The start of a script: an object of the words that it uses.
  ///
  /// Words with placeholders or plural forms are functions that take an object of values.
  func declaration(for script: [UInt8]) -> [UInt8] {
    let wanted = Set(Self.references(in: script).flatMap { $0.indices ?? [] })
    guard !wanted.isEmpty else { return [] }
    var writer = HTMLWriter()
    writer.markup("const WORDS={")
    var isFirst = true
    for group in WordList.english.groups {
      let keys = group.keys.compactMap { key in
        WordList.english.index(of: group.name + "." + key).flatMap {
          wanted.contains($0) ? (key, words.entries[$0]) : nil
        }
      }
      if keys.isEmpty { continue }
      if !isFirst { writer.markup(",") }
      isFirst = false
      writer.markup(rendered: "\(group.name):{".utf8)
      for (place, (key, entry)) in keys.enumerated() {
        if place > 0 { writer.markup(",") }
        writer.markup(rendered: "\(key):".utf8)
        Self.write(entry, into: &writer)
      }
      writer.markup("}")
    }
    writer.markup("};\n")
    return writer.bytes
  }

  private static func write(_ entry: WordEntry, into writer: inout HTMLWriter) {
    if entry.isCounted || !entry.other.places.isEmpty { writer.markup("v=>") }
    if let one = entry.one, entry.isCounted {
      writer.markup(entry.oneIncludesZero ? "v.count<2?" : "v.count===1?")
      write(one, into: &writer)
      writer.markup(":")
    }
    write(entry.other, into: &writer)
  }

  private static func write(_ phrase: Phrase, into writer: inout HTMLWriter) {
    for (place, part) in phrase.parts.enumerated() {
      if place > 0 { writer.markup("+") }
      switch part {
      case .text(let text), .link(let text): writer.scriptString(text)
      case .place(let name): writer.markup(rendered: "v.\(name)".utf8)
      }
    }
  }

  /// A style sheet with the names replaced by strings.
  func styleSheet(_ bytes: [UInt8]) -> [UInt8] {
    var writer = HTMLWriter(capacity: bytes.count + 256)
    var copied = 0
    for reference in Self.references(in: bytes) {
      guard let index = reference.indices?.first else { continue }
      writer.markup(rendered: bytes[copied..<reference.range.lowerBound])
      writer.markup("\"")
      for byte in words.entries[index].other.text.utf8 {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { writer.byte(UInt8(ascii: "\\")) }
        // A CSS string ends at the end of its line.
        writer.byte(byte == UInt8(ascii: "\n") ? UInt8(ascii: " ") : byte)
      }
      writer.markup("\"")
      copied = reference.range.upperBound
    }
    writer.markup(rendered: bytes[copied...])
    return writer.bytes
  }

  /// Unknown names in a file, and more names than the limit.
  static func unknown(in bytes: [UInt8], path: String) -> [Diagnostic] {
    let all = references(in: bytes)
    func finding(_ summary: String, _ explanation: String, _ reference: Reference) -> Diagnostic {
      Diagnostic(
        rule: .template, summary: summary, explanation: explanation,
        location: SourceLocation(path: path, range: reference.range))
    }
    guard all.count <= TemplateLimits.assetWords else {
      return [
        finding(
          "the file uses WORDS more than \(TemplateLimits.assetWords) times",
          "Store the text in a variable and reuse it.",
          all[TemplateLimits.assetWords])
      ]
    }
    let unknown = all.filter { $0.indices == nil }
    if unknown.isEmpty { return [] }
    let names = WordList.english.names + WordList.english.groups.map(\.name)
    var findings = unknown.prefix(TemplateLimits.findings).map { reference in
      let name = reference.group + (reference.key.map { "." + $0 } ?? "")
      let meant = nearestName(to: name, among: names).map { "; did you mean “\($0)”?" } ?? ""
      let shown = name.utf8.count <= 80 ? name : String(name.prefix(60)) + "…"
      return finding(
        "unknown word “\(shown)”" + meant, "WORDS contains only keys defined in the word files.",
        reference)
    }
    if unknown.count > findings.count {
      findings.append(
        finding(
          "\(unknown.count - findings.count) more words in this file are unknown",
          "Fix the ones listed, then check again.", unknown[findings.count]))
    }
    return findings
  }

  private static func references(in bytes: [UInt8]) -> [Reference] {
    var references: [Reference] = []
    var index = 0
    while let start = bytes[index...].firstIndex(of: marker[0]) {
      index = start + 1
      guard bytes[start...].starts(with: marker), start == 0 || !isName(bytes[start - 1]) else { continue }
      func name(from start: Int) -> Range<Int> {
        start..<(bytes[start...].firstIndex { !isName($0) } ?? bytes.count)
      }
      let group = name(from: start + marker.count)
      index = group.upperBound
      var key: Range<Int>?
      if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
        key = name(from: index + 1)
        index = key?.upperBound ?? index
      }
      references.append(
        Reference(
          group: String(decoding: bytes[group], as: UTF8.self),
          key: key.map { String(decoding: bytes[$0], as: UTF8.self) }, range: start..<index))
    }
    return references
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }
}
