/// The text of a page without markup: written beside its HTML, for search and summaries.
///
/// Each block ends with a line feed, each cell of a table with a space. A line break within a paragraph is a space,
/// too, while code blocks keep their lines. Titles of links, alternative texts of images and figures are not part of
/// it.
///
/// What writes a new kind of node as HTML also writes its text here: `text` for what is in a line, `endBlock` before
/// and after each block.
struct PlainText {
  private(set) var bytes: [UInt8] = []
  /// Whether anything is kept: a run that only checks pages needs no text.
  let isKept: Bool
  /// How many `pre` elements of raw HTML are open.
  var preformatted = 0
  /// The element of raw HTML that is open and whose content readers do not see.
  var hidden: HiddenElement?

  init(isKept: Bool = true) { self.isKept = isKept }

  var count: Int { bytes.count }

  /// Text within a line.
  mutating func text(_ text: UnsafeBufferPointer<UInt8>) {
    guard isKept, hidden == nil else { return }
    if preformatted > 0 { return verbatim(text) }
    var start = 0
    while start < text.count {
      if text[start] == UInt8(ascii: " "), !mayTakeSpace {
        start += 1
      } else if Self.isSpace(text[start]) {
        space()
        start += 1
      } else {
        var end = start
        while end < text.count, !Self.isSpace(text[end]) { end += 1 }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end]))
        start = end
      }
    }
  }

  /// Text within a line.
  mutating func text(_ text: String) {
    var text = text
    text.withUTF8 { self.text($0) }
  }

  /// Text whose spaces and lines are kept.
  mutating func verbatim(_ text: UnsafeBufferPointer<UInt8>) {
    guard isKept, hidden == nil else { return }
    bytes.append(contentsOf: text.lazy.filter { $0 != UInt8(ascii: "\r") })
  }

  /// A space, unless there is one.
  mutating func space() {
    guard isKept, hidden == nil else { return }
    if preformatted > 0 { bytes.append(UInt8(ascii: "\n")) } else if mayTakeSpace { bytes.append(UInt8(ascii: " ")) }
  }

  /// Ends a block, even where the rest of its content is hidden: a heading is a line of its own.
  mutating func endBlock() { separate(with: UInt8(ascii: "\n")) }

  mutating func endCell() {
    if hidden == nil { separate(with: UInt8(ascii: " ")) }
  }

  private mutating func separate(with separator: UInt8) {
    guard isKept else { return }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    if let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(separator) }
  }

  private var mayTakeSpace: Bool {
    guard let last = bytes.last else { return false }
    return last != UInt8(ascii: " ") && last != UInt8(ascii: "\n")
  }

  static func isSpace(_ byte: UInt8) -> Bool { (0x09...0x0D).contains(byte) }
}
