import Writing

/// What roles of MyST can lead to on a page: its title, the names of its labels, `(name)=`, and ids in attributes,
/// `{#name}`.
package struct MySTTargets: Sendable, Hashable {
  /// The first heading, in Markdown; empty where there is none.
  package private(set) var title = ""
  /// Names of labels with the headings below them, in Markdown, which are empty where a label names something else.
  package private(set) var labels: [Label] = []

  package struct Label: Sendable, Hashable {
    package var name: String
    package var title: String
    /// The anchor on the page.
    package var anchor: String

    /// What pages show of it.
    var text: String { title + "#" + anchor }

    /// - Parameter written: the name as it is in the page.
    init(_ written: String) {
      (name, title) = (MySTTargets.normalized(written), "")
      anchor = MySTTargets.anchor(of: written)
    }

    /// An id, which is published as it is.
    init(id: String) { (name, title, anchor) = (MySTTargets.normalized(id), "", id) }
  }

  private static let longest = 300
  /// Longer lines are data.
  private static let longestWithIDs = 20_000
  private static let most = 10_000

  package init(_ body: ArraySlice<UInt8>) {
    var fence: (mark: UInt8, count: Int, column: Int)?
    /// How many marks the directives have that are open, and their columns, the innermost last.
    var directives: [(count: Int, column: Int)] = []
    var open: [Int] = []
    var isFirst = true
    for line in body.split(separator: UInt8(ascii: "\n")) where labels.count < Self.most {
      let text = trimmed(line)
      guard let first = text.first else { continue }
      if text.count > Self.longest {
        if fence == nil { addIDs(in: text) }
        continue
      }
      let inner = Self.withoutItems(text)
      if let mark = inner.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~"),
        case let run = inner.prefix(while: { $0 == mark }).count, run >= 3
      {
        let column = MySTDirective.column(line[..<inner.startIndex])
        if let code = fence {
          if code.mark == mark, run >= code.count, run == inner.count, column <= code.column + 3 { fence = nil }
        } else if run < inner.count, inner[inner.startIndex + run] == UInt8(ascii: "{") {
          directives.append((run, column))
        } else if run == inner.count, let last = directives.last, run >= last.count, column <= last.column + 3 {
          directives.removeLast()
        } else if !inner[(inner.startIndex + run)...].contains(mark) {
          fence = (mark, run, column)
        }
        open = []
        continue
      }
      if fence != nil { continue }
      if let name = Self.label(text) {
        open.append(labels.count)
        labels.append(Label(name))
        continue
      }
      let run = text.prefix { $0 == first }.count
      if let name = Self.option("name", in: text) {
        labels.append(Label(name))
      } else if first == UInt8(ascii: "#"), run <= 6, run < text.count, text[text.startIndex + run] <= 0x20 {
        let heading = Self.heading(text.dropFirst(run))
        for index in open { labels[index].title = heading }
        if isFirst { title = heading }
        isFirst = false
      }
      open = []
      let count = labels.count
      addIDs(in: text)
      // Attributes on a line of their own are those of the block below.
      if first == UInt8(ascii: "{"), text.last == UInt8(ascii: "}") { open = Array(count..<labels.count) }
    }
  }

  /// Notes the ids that attributes on a line set: `{#id .class}` alone, or behind a span, a link, an image, or code.
  private mutating func addIDs(in line: ArraySlice<UInt8>) {
    guard line.count <= Self.longestWithIDs, line.contains(UInt8(ascii: "{")) else { return }
    var index = line.startIndex
    while index < line.endIndex {
      switch line[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "`"):
        let marks = line[index...].prefix { $0 == UInt8(ascii: "`") }
        index = Self.endOfCode(line, from: marks.endIndex, marks: marks.count) ?? marks.endIndex
      case UInt8(ascii: "{"):
        let isBehind = index > line.startIndex && "])`>".utf8.contains(line[index - 1])
        let list = line[(index + 1)...].prefix { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "{") }
        if isBehind || index == line.startIndex, list.endIndex < line.endIndex, labels.count < Self.most,
          let word = list.split(separator: 0x20).first(where: { $0.first == UInt8(ascii: "#") && $0.count > 1 })
        {
          labels.append(Label(id: String(decoding: word.dropFirst(), as: UTF8.self)))
        }
        index = max(list.endIndex, index + 1)
      default: index += 1
      }
    }
  }

  private static func endOfCode(_ line: ArraySlice<UInt8>, from start: Int, marks: Int) -> Int? {
    var index = start
    while let mark = line[index...].firstIndex(of: UInt8(ascii: "`")) {
      let run = line[mark...].prefix { $0 == UInt8(ascii: "`") }
      if run.count == marks { return run.endIndex }
      index = run.endIndex
    }
    return nil
  }

  /// A line without marks of list items at its beginning.
  private static func withoutItems(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line
    while let mark = line.first, "-*+".utf8.contains(mark), line.count > 1, line[line.startIndex + 1] <= 0x20 {
      line = line.dropFirst(2).drop { $0 <= 0x20 }
    }
    return line
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
