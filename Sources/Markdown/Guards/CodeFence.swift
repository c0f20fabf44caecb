/// The lines of a fence, as far as they can be told before the page is parsed.
struct CodeFence {
  var range: Range<Int>
  /// What the fence is called.
  let name: String
  /// Whether it is called `ansi`, or shows how such a fence is written.
  var isColored: Bool

  private static let longestName = 100

  /// All fences of a page.
  static func all(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> [CodeFence] {
    var fences: [CodeFence] = []
    var open: (fence: CodeFence, marker: UInt8, length: Int)?
    var start = range.lowerBound
    while start < range.upperBound {
      let lineEnd = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\n")) ?? range.upperBound
      let next = min(lineEnd + 1, range.upperBound)
      let line = bytes[start..<lineEnd].drop { $0 <= 0x20 || ">-*+".utf8.contains($0) }
      defer { start = next }
      guard let marker = line.first, marker == UInt8(ascii: "`") || marker == UInt8(ascii: "~") else { continue }
      let length = line.prefix { $0 == marker }.count
      guard length >= 3 else { continue }
      let info = line.dropFirst(length).drop { $0 == 0x20 || $0 == 0x09 }
      let name = String(decoding: info.prefix(longestName).prefix { $0 > 0x20 }, as: UTF8.self)
      // Options of some tools touch it: `ansi:no-line-numbers`.
      let isColored = name.prefix { $0 != ":" && $0 != "{" } == "ansi"
      if let (fence, mark, least) = open, marker == mark, length >= least, info.allSatisfy({ $0 <= 0x20 }) {
        fences.append(fence)
        fences[fences.count - 1].range = fence.range.lowerBound..<next
        open = nil
      } else if open == nil {
        open = (CodeFence(range: start..<next, name: name, isColored: isColored), marker, length)
      } else if isColored {
        open?.fence.isColored = true
      }
    }
    if var fence = open?.fence {
      fence.range = fence.range.lowerBound..<range.upperBound
      fences.append(fence)
    }
    return fences
  }
}
