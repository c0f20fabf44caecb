import Writing

/// What roles of MyST can lead to on a page: its title, and the names of its labels, `(name)=`.
package struct MySTTargets: Sendable, Hashable {
  /// The first heading, in Markdown; empty where there is none.
  package private(set) var title = ""
  /// Names of labels with the headings below them, in Markdown, which are empty where a label names something else.
  package private(set) var labels: [Label] = []

  package struct Label: Sendable, Hashable {
    package var name: String
    package var title: String
  }

  private static let longest = 300
  private static let most = 10_000

  package init(_ body: ArraySlice<UInt8>) {
    var fence: (mark: UInt8, count: Int)?
    /// How many marks the directives have that are open, the innermost last.
    var directives: [Int] = []
    var open: [Int] = []
    var isFirst = true
    for line in body.split(separator: UInt8(ascii: "\n")) where labels.count < Self.most {
      let text = trimmed(line)
      guard let first = text.first, text.count <= Self.longest else { continue }
      let run = text.prefix { $0 == first }.count
      if first == UInt8(ascii: "`") || first == UInt8(ascii: "~"), run >= 3 {
        if let code = fence {
          if code.mark == first, run >= code.count, run == text.count { fence = nil }
        } else if run < text.count, text[text.startIndex + run] == UInt8(ascii: "{") {
          directives.append(run)
        } else if run == text.count, let last = directives.last, run >= last {
          directives.removeLast()
        } else {
          fence = (first, run)
        }
        open = []
        continue
      }
      if fence != nil { continue }
      if let name = Self.label(text) {
        open.append(labels.count)
        labels.append(Label(name: Self.normalized(name), title: ""))
        continue
      }
      if let name = Self.option("name", in: text) {
        labels.append(Label(name: Self.normalized(name), title: ""))
      } else if first == UInt8(ascii: "#"), run <= 6, run < text.count, text[text.startIndex + run] <= 0x20 {
        let heading = Self.heading(text.dropFirst(run))
        for index in open { labels[index].title = heading }
        if isFirst { title = heading }
        isFirst = false
      }
      open = []
    }
  }

  /// The name in a line `(name)=`.
  static func label(_ line: some BidirectionalCollection<UInt8>) -> String? {
    guard line.first == UInt8(ascii: "("), line.suffix(2).elementsEqual(")=".utf8) else { return nil }
    let name = line.dropFirst().dropLast(2)
    guard !name.isEmpty, name.count <= longest, !name.contains(where: { "()`".utf8.contains($0) }) else { return nil }
    return String(decoding: name, as: UTF8.self)
  }

  /// The value of an option on a line `:name: value`.
  static func option(_ name: String, in line: some BidirectionalCollection<UInt8>) -> String? {
    guard line.starts(with: (":" + name + ":").utf8) else { return nil }
    let value = line.dropFirst(name.utf8.count + 2).drop { $0 <= 0x20 }
    return value.isEmpty ? nil : String(decoding: value, as: UTF8.self)
  }

  /// A name as references compare it: in lowercase, with single blanks.
  static func normalized(_ name: String) -> String {
    name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The anchor of a name, as Docutils makes it: lowercase letters, digits, and single hyphens.
  static func anchor(of name: String) -> String {
    var anchor: [UInt8] = []
    for byte in name.lowercased().utf8 {
      let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte >= 0x80
      if isLetter || !anchor.isEmpty && (0x30...0x39).contains(byte) {
        anchor.append(byte)
      } else if let last = anchor.last, last != UInt8(ascii: "-") {
        anchor.append(UInt8(ascii: "-"))
      }
    }
    while anchor.last == UInt8(ascii: "-") { anchor.removeLast() }
    return String(decoding: anchor, as: UTF8.self)
  }

  /// What a heading says, without hashes behind it.
  private static func heading(_ text: ArraySlice<UInt8>) -> String {
    var text = trimmed(text)
    let hashes = text.reversed().prefix { $0 == UInt8(ascii: "#") }.count
    if hashes > 0, hashes < text.count, text[text.endIndex - hashes - 1] <= 0x20 {
      text = trimmed(text.dropLast(hashes))
    }
    // Brackets would end the link that the heading is the text of.
    return String(decoding: text.filter { $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "]") }, as: UTF8.self)
  }
}

/// A text without blanks at its ends.
private func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  var text = text.drop { $0 <= 0x20 }
  while let last = text.last, last <= 0x20 { text.removeLast() }
  return text
}
