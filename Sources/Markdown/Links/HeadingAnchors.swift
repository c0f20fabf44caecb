/// The anchors of a page’s headings, found without parsing it: those that links of other pages name alone.
package enum HeadingAnchors {
  static let longest = 500
  private static let most = 10_000

  /// The anchors of headings outside of code, and ids of empty links such as `[](){#id}`.
  package static func names(in bytes: ArraySlice<UInt8>, _ style: AnchorStyle) -> [String] {
    var names: [String] = []
    var fence: ArraySlice<UInt8> = []
    var above: ArraySlice<UInt8> = []
    var start = bytes.startIndex
    while start < bytes.endIndex, names.count < most {
      let lineEnd = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      let line = bytes[start..<lineEnd]
      start = lineEnd + 1
      let blanks = line.prefix { $0 == 0x20 }.count
      let text = trimmed(line)
      let run = text.prefix { $0 == text.first }
      let isFence = run.count >= 3 && (run.first == UInt8(ascii: "`") || run.first == UInt8(ascii: "~"))
      if !fence.isEmpty {
        if isFence, run.first == fence.first, run.count >= fence.count, run.count == text.count { fence = [] }
        continue
      }
      defer { above = blanks < 4 ? text : [] }
      if isFence {
        fence = run
      } else if blanks < 4, text.first == UInt8(ascii: "#"), run.count <= 6, run.count < text.count {
        if let name = anchor(of: text.dropFirst(run.count), style) { names.append(name) }
      } else if blanks < 4, !above.isEmpty, run.count == text.count, isRule(run), let name = anchor(of: above, style) {
        names.append(name)
      }
      if let id = id(ofEmptyLink: text) { names.append(id) }
    }
    return names
  }

  /// The anchor that a heading has by its text, or by an id in braces behind that.
  static func anchor(of heading: some Collection<UInt8>, _ style: AnchorStyle) -> String? {
    guard heading.count <= longest else { return nil }
    let text = trimmed(ArraySlice(Array(heading)))
    if let brace = text.lastIndex(of: UInt8(ascii: "{")), text.last == UInt8(ascii: "}") {
      if let id = id(in: text[brace...]) { return id }
      return slug(text[..<brace], style)
    }
    return slug(text, style)
  }

  /// What is left without marks of Markdown, tags, and addresses of links, as an anchor.
  private static func slug(_ text: ArraySlice<UInt8>, _ style: AnchorStyle) -> String? {
    var plain: [UInt8] = []
    var index = text.startIndex
    // Where the next ones are: each is looked for once.
    var (parenthesis, bracket) = (index - 1, index - 1)
    func next(_ byte: UInt8, _ known: inout Int) -> Int? {
      if known < index { known = text[index...].firstIndex(of: byte) ?? text.endIndex }
      return known < text.endIndex ? known : nil
    }
    while index < text.endIndex {
      switch text[index] {
      case UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "["), UInt8(ascii: "\\"): break
      case UInt8(ascii: "]"):
        if text[(index + 1)...].first == UInt8(ascii: "("), let close = next(UInt8(ascii: ")"), &parenthesis) {
          index = close
        }
      case UInt8(ascii: "<"):
        if let close = next(UInt8(ascii: ">"), &bracket) { index = close }
      default: plain.append(text[index])
      }
      index += 1
    }
    while let last = plain.last, last == UInt8(ascii: "#") || last <= 0x20 { plain.removeLast() }
    let slug = style.slug(String(decoding: trimmed(plain[...]), as: UTF8.self))
    return slug.isEmpty ? nil : slug
  }

  /// The id in a list of attributes: `{#id}`, `{: #id .class }`.
  private static func id(in list: ArraySlice<UInt8>) -> String? {
    guard let hash = list.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    let id = list[(hash + 1)...].prefix(longest).prefix { AttributeList.isName($0) || $0 == UInt8(ascii: ".") }
    return id.isEmpty ? nil : String(decoding: id, as: UTF8.self)
  }

  private static func id(ofEmptyLink text: ArraySlice<UInt8>) -> String? {
    guard text.starts(with: "[](){".utf8) else { return nil }
    return text.firstIndex(of: UInt8(ascii: "}")).flatMap { id(in: text[..<$0]) }
  }

  /// Whether a run of one byte makes a heading of the line above.
  private static func isRule(_ run: ArraySlice<UInt8>) -> Bool {
    run.count >= 2 && (run.first == UInt8(ascii: "=") || run.first == UInt8(ascii: "-"))
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text.drop { $0 <= 0x20 }
    while let last = text.last, last <= 0x20 { text.removeLast() }
    return text
  }
}
