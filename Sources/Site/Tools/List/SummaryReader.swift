import Diagnostics
import Files

/// Reads a list of links in Markdown, such as `SUMMARY.md`: indented by chapter, with headings as parts.
struct SummaryReader {
  private let lines: [(text: ArraySlice<UInt8>, offset: Int)]
  private var line = 0
  /// Whether items without a link are titles, as in the sidebars of docsify.
  private let readsTitles: Bool
  private static let deepest = 20

  init(_ file: SourceFile, readsTitles: Bool = false) {
    self.readsTitles = readsTitles
    lines = file.bytes[(readsTitles ? file.textStart : 0)...].split(separator: UInt8(ascii: "\n"))
      .filter { !readsTitles || !Self.isBlank($0) }.map { ($0, $0.startIndex) }
  }

  /// Whether a line has no text: blanks, or the beginning of a comment.
  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 <= 0x20 }
    return text.isEmpty || text.starts(with: "<!--".utf8)
  }

  mutating func read() -> [NavigationNode] {
    var nodes: [NavigationNode] = []
    var part: (title: String, nodes: [NavigationNode])?
    var isFirst = true
    func finish() {
      if let part, !part.nodes.isEmpty { nodes.append(.section(part.title, page: nil, part.nodes)) }
      part = nil
    }
    while line < lines.count {
      let text = lines[line].text
      if text.first == UInt8(ascii: "#") {
        let plain = Self.plain(text.drop { $0 == UInt8(ascii: "#") || $0 == 0x20 })
        // GitBook has an anchor in it.
        let title = readsTitles ? PlainDescription.title(plain) : plain
        finish()
        // The first heading is that of the list itself.
        if !isFirst || readsTitles && text.starts(with: "##".utf8) { part = (title, []) }
        isFirst = false
        line += 1
      } else if text.starts(with: "---".utf8) || text.starts(with: "***".utf8) {
        finish()
        line += 1
      } else if entry(text) != nil {
        isFirst = false
        let chapters = self.chapters(indent: Self.indent(text), depth: 0)
        if part == nil { nodes += chapters } else { part?.nodes += chapters }
      } else if readsTitles, let title = Self.strongTitle(text) {
        finish()
        part = (title, [])
        isFirst = false
        line += 1
      } else {
        line += 1
      }
    }
    finish()
    return nodes
  }

  /// The chapters from here on that are indented as much.
  private mutating func chapters(indent: Int, depth: Int) -> [NavigationNode] {
    var nodes: [NavigationNode] = []
    while line < lines.count, let link = entry(lines[line].text) {
      let own = Self.indent(lines[line].text)
      guard own >= indent else { break }
      let start = lines[line].offset
      let range = start..<lines[line].text.endIndex
      line += 1
      var children: [NavigationNode] = []
      if line < lines.count, depth < Self.deepest, entry(lines[line].text) != nil,
        Self.indent(lines[line].text) > own
      {
        children = chapters(indent: Self.indent(lines[line].text), depth: depth + 1)
      }
      if readsTitles, children.isEmpty, let other = NavigationNode.link(to: link.target, label: link.title) {
        nodes.append(other)
        continue
      }
      let isElsewhere = readsTitles && link.target.contains("://")
      let page = link.target.isEmpty || isElsewhere ? nil : NavigationNode.Reference(link.target, at: range)
      if !children.isEmpty {
        nodes.append(.section(link.title, page: page, children))
      } else if let page {
        nodes.append(.page(page, label: link.title))
      } else if let title = Navigation.visible(link.title) {
        nodes.append(.link(NavigationLink(label: title)))
      }
    }
    return nodes
  }

  /// Whether a line is a chapter, with nothing behind its link.
  static func isLinkAlone(_ text: ArraySlice<UInt8>) -> Bool {
    guard link(text) != nil else { return false }
    let end = text.reversed().drop { $0 <= 0x20 }
    return end.first == UInt8(ascii: ")")
  }

  private static func indent(_ text: ArraySlice<UInt8>) -> Int {
    text.prefix { $0 == 0x20 || $0 == 0x09 }.reduce(0) { $0 + ($1 == 0x09 ? 4 : 1) }
  }

  /// The title of a line and what it leads to; nil for a line that is not an entry.
  private func entry(_ text: ArraySlice<UInt8>) -> (title: String, target: String)? {
    guard readsTitles else { return Self.link(text) }
    guard let item = Self.item(text) else {
      return Self.isLinkAlone(text) ? Self.link(text).map(Self.withoutTitle) : nil
    }
    if let link = Self.link(item) { return Self.withoutTitle(link) }
    let title = PlainDescription.title(Self.plain(item))
    return title.isEmpty ? nil : (title, "")
  }

  /// What is behind the mark of an item of a list; nil if there is no mark.
  private static func item(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let line = text.drop { $0 == 0x20 || $0 == 0x09 }
    let digits = line.prefix { (0x30...0x39).contains($0) }
    let marks = digits.isEmpty ? "-*+" : ".)"
    guard let mark = line.dropFirst(digits.count).first, marks.utf8.contains(mark) else { return nil }
    let rest = line.dropFirst(digits.count + 1)
    return rest.first.map { $0 == 0x20 || $0 == 0x09 } == true ? rest.drop { $0 == 0x20 || $0 == 0x09 } : nil
  }

  /// A link without the text behind its target, and without the mark of a route: `[A](#/a "b")`.
  private static func withoutTitle(_ link: (title: String, target: String)) -> (title: String, target: String) {
    let target = link.target.split(whereSeparator: \.isWhitespace).first ?? ""
    return (PlainDescription.title(link.title), String(target.hasPrefix("#/") ? target.dropFirst() : target))
  }

  /// The text of a line that is strong as a whole: `**Title**`.
  private static func strongTitle(_ text: ArraySlice<UInt8>) -> String? {
    guard text.starts(with: "**".utf8) else { return nil }
    let title = plain(text)
    return title.isEmpty || title.contains("*") ? nil : title
  }

  /// The title and the target of `- [Title](target)`.
  private static func link(_ text: ArraySlice<UInt8>) -> (title: String, target: String)? {
    let item = text.drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "*") }
    guard item.first == UInt8(ascii: "["),
      let middle = item.indices.dropLast().last(where: { index in
        item[index] == UInt8(ascii: "]") && item[index + 1] == UInt8(ascii: "(")
      }), let end = item[middle...].firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let title = plain(item[(item.startIndex + 1)..<middle])
    let target = String(decoding: item[(middle + 2)..<end], as: UTF8.self)
    return (title, trimmed(target.hasPrefix("<") ? String(target.dropFirst().prefix { $0 != ">" }) : target))
  }

  /// A title without the marks of code and emphasis, which mdBook leaves out, too.
  private static func plain(_ title: ArraySlice<UInt8>) -> String {
    var marks: [Range<Int>] = []
    var open: [ArraySlice<UInt8>: Range<Int>] = [:]
    var isCode = false
    var index = title.startIndex
    while index < title.endIndex {
      let byte = title[index]
      let run = index..<(title[index...].firstIndex { $0 != byte } ?? title.endIndex)
      index = run.upperBound
      if byte == UInt8(ascii: "`") {
        isCode.toggle()
        marks.append(run)
      } else if !isCode, byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_"), run.count <= longestMark {
        let before = title[..<run.lowerBound].last ?? 0x20
        let after = title[run.upperBound...].first ?? 0x20
        if before > 0x20, !isInWord(after), let start = open.removeValue(forKey: title[run]) {
          marks += [start, run]
        } else if after > 0x20, !isInWord(before) {
          open[title[run]] = run
        }
      }
    }
    var text: [UInt8] = []
    var start = title.startIndex
    for mark in marks.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      text += title[start..<mark.lowerBound]
      start = mark.upperBound
    }
    text += title[start...]
    return trimmed(String(decoding: text, as: UTF8.self))
  }

  /// How many asterisks or underscores emphasis has at most.
  private static let longestMark = 3

  private static func isInWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text.drop(while: \.isWhitespace))
  }
}
