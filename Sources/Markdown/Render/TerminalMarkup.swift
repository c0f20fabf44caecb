/// Code in `<div class="termy">`, which Termynal types out as HTML: tags in it are colors, and references are signs.
struct TerminalMarkup {
  /// Whether the place that is written is in such a `div`.
  private(set) var isOpen = false
  private static let longestTag = 200
  private static let mark = Array("class=\"termy\"".utf8)
  private static let names: Set = ["a", "b", "code", "em", "font", "i", "s", "span", "strong", "u"]
  private static let references: [(String, UInt8)] = [
    ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")), ("&amp;", UInt8(ascii: "&")),
    ("&quot;", UInt8(ascii: "\"")),
  ]

  /// Notes a block of HTML that begins or ends a `div`.
  mutating func note(_ block: UnsafeBufferPointer<UInt8>) {
    let start = block.prefix(Self.longestTag).drop { $0 <= 0x20 }
    if start.starts(with: "</div".utf8) { return isOpen = false }
    guard start.starts(with: "<div".utf8) else { return }
    let tag = start.prefix { $0 != UInt8(ascii: ">") }
    isOpen = tag.indices.contains { tag[$0...].starts(with: Self.mark) }
  }

  /// Code without tags, and with the signs that references stand for; nil if it has neither.
  static func plain(_ code: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard code.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else { return nil }
    var plain: [UInt8] = []
    plain.reserveCapacity(code.count)
    var index = 0
    while index < code.count {
      switch code[index] {
      case UInt8(ascii: "<"):
        if let end = endOfTag(code, from: index) {
          index = end
          continue
        }
      case UInt8(ascii: "&"):
        if let (text, sign) = references.first(where: { code[index...].starts(with: $0.0.utf8) }) {
          plain.append(sign)
          index += text.utf8.count
          continue
        }
      default: break
      }
      plain.append(code[index])
      index += 1
    }
    return plain
  }

  /// The end of a tag on one line; nil if none begins at an offset.
  private static func endOfTag(_ code: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    let isEnd = start + 1 < code.count && code[start + 1] == UInt8(ascii: "/")
    let rest = code[(start + (isEnd ? 2 : 1))...].prefix(longestTag)
    let name = rest.prefix { (0x61...0x7A).contains($0) }
    guard names.contains(String(decoding: name, as: UTF8.self)),
      let next = rest[name.endIndex...].first, next == 0x20 || next == UInt8(ascii: ">"),
      let close = rest.firstIndex(where: { $0 == UInt8(ascii: ">") || $0 == 0x0A || $0 == UInt8(ascii: "<") }),
      code[close] == UInt8(ascii: ">")
    else { return nil }
    return close + 1
  }
}
