/// The few facts needed about HTML in pages.
enum RawHTML {
  /// Whether a piece of HTML is a single comment.
  static func isComment(_ html: UnsafeBufferPointer<UInt8>) -> Bool {
    var html = html[...]
    while let last = html.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") || last == UInt8(ascii: " ") {
      html.removeLast()
    }
    guard html.starts(with: "<!--".utf8), html.suffix(3).elementsEqual("-->".utf8), html.count >= 7 else {
      return false
    }
    let content = html.dropFirst(4).dropLast(3)
    return !content.contains(UInt8(ascii: ">"))
  }

  /// A line of HTML for a message, truncated if long.
  static func summary(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    let line = String(decoding: line.prefix(200), as: UTF8.self)
    return line.count > 40 ? line.prefix(39) + "…" : line
  }

  /// Calls back with the value of each quoted `id` and `name` attribute.
  static func forEachAnchor(in html: UnsafeBufferPointer<UInt8>, _ body: (String) -> Void) {
    var index = 0
    while index < html.count {
      guard html[index] == UInt8(ascii: "="), index + 1 < html.count,
        html[index + 1] == UInt8(ascii: "\"") || html[index + 1] == UInt8(ascii: "'"),
        namesAnchor(html[..<index])
      else {
        index += 1
        continue
      }
      let quote = html[index + 1]
      let start = index + 2
      guard let end = html[start...].firstIndex(of: quote) else { return }
      body(String(decoding: html[start..<end], as: UTF8.self))
      index = end + 1
    }
  }

  private static func namesAnchor(_ html: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let word = html.suffix(5)
    return ["id", "name"].contains { name in
      guard word.count > name.utf8.count else { return false }
      let tail = word.suffix(name.utf8.count + 1)
      let isSpaced = tail.first.map { $0 <= 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") } ?? false
      return isSpaced && tail.dropFirst().elementsEqual(name.utf8) { $0 | 0x20 == $1 }
    }
  }
}
