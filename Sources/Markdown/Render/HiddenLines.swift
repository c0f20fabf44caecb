/// Lines of code that are only there so that it can be tested, which mdBook leaves out: `# fn main() {` in Rust.
package struct HiddenLines: Sendable, Equatable {
  package typealias Bytes = UnsafeBufferPointer<UInt8>

  /// What such lines begin with, by the language of their code in lowercase.
  private var marks: [String: [UInt8]] = [:]

  package init() {}

  package var isEmpty: Bool { marks.isEmpty }

  /// The language in which a second number sign keeps a line, and a number sign also begins attributes.
  package static let rust = "rust"
  private static let sign = UInt8(ascii: "#")

  /// - Returns: false where a language or a mark is missing, or the mark has blanks.
  package mutating func add(_ mark: String, in language: String) -> Bool {
    guard !mark.isEmpty, !language.isEmpty, !mark.utf8.contains(where: { $0 <= 0x20 }) else { return false }
    marks[language.lowercased()] = Array(mark.utf8)
    return true
  }

  /// The code without such lines; nil where it has none, or nothing else.
  func shown(of code: Bytes, in language: Bytes) -> [UInt8]? {
    guard !marks.isEmpty, !language.isEmpty, language.count < 40,
      let mark = marks[String(decoding: language, as: UTF8.self).lowercased()]
    else { return nil }
    let isRust = language.count == Self.rust.utf8.count && mark == [Self.sign]
    var shown: [UInt8] = []
    var (hasChanged, hasText) = (false, false)
    var start = 0
    while start < code.count {
      let feed = code[start...].firstIndex(of: UInt8(ascii: "\n"))
      let line = start..<(feed.map { $0 + 1 } ?? code.count)
      start = line.upperBound
      let text = code[line].drop { $0 == 0x20 || $0 == 0x09 }
      guard text.starts(with: mark) else {
        if !hasText { hasText = text.contains { $0 > 0x20 } }
        shown += code[line]
        continue
      }
      let next = text.dropFirst(mark.count).first
      if isRust, next == Self.sign {
        shown += code[line.lowerBound..<text.startIndex]
        shown += code[(text.startIndex + 1)..<line.upperBound]
      } else if isRust, let next, next != 0x20, next != UInt8(ascii: "\n") {
        shown += code[line]
        hasText = true
        continue
      }
      hasText = hasText || isRust && next == Self.sign
      hasChanged = true
    }
    return hasChanged && hasText ? shown : nil
  }
}
