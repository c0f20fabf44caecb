import Diagnostics
import Writing

/// A line of a file as shown on a terminal, with carets below a range.
struct MarkedLine {
  /// The line, or the part of it around the range.
  var text = ""
  /// Spaces, then `^~~~` as wide as the range on the terminal.
  var carets = ""

  /// Maximum width of a line in columns; of a longer line, the part around the range is shown.
  static let limit = 100
  private static let tabStop = 4

  /// Marks the part of a range on its first line.
  init(_ range: SourceRange, of file: SourceFile) {
    let line = file.lineRange(file.line(at: range.lowerBound))
    let start = min(max(range.lowerBound, line.lowerBound), line.upperBound)
    let end = max(start, min(range.upperBound, line.upperBound))

    if line.count <= Self.limit, file.bytes[line].allSatisfy(Self.isPlain) {
      text = file.text(line)
      carets = Self.carets(after: start - line.lowerBound, width: end - start)
      return
    }

    // More text than this on either side rarely fits, so the cost does not depend on the length of the line.
    let reach = 2 * Self.limit
    var cells = Cells()
    let before = Self.boundary(max(line.lowerBound, start - reach), in: file, from: line.lowerBound)
    cells.append(file.text(before..<start))
    let firstMarked = cells.list.count
    let markedEnd = Self.boundary(min(end, start + reach), in: file, from: start)
    cells.append(file.text(start..<markedEnd))
    let marked = firstMarked..<cells.list.count
    let after = Self.boundary(min(line.upperBound, markedEnd + reach), in: file, from: markedEnd)
    cells.append(file.text(markedEnd..<after))

    let window = cells.window(about: marked)
    if window.lowerBound > 0 || before > line.lowerBound {
      text = "…"
      carets = " "
    }
    text += printable(cells.list[window].map(\.text).joined())
    if window.upperBound < cells.list.count || after < line.upperBound { text += "…" }
    carets += Self.carets(
      after: cells.columns(window.lowerBound..<marked.lowerBound), width: cells.columns(marked.clamped(to: window)))
  }

  private static func carets(after columns: Int, width: Int) -> String {
    String(repeating: " ", count: columns) + "^" + String(repeating: "~", count: max(width, 1) - 1)
  }

  /// Whether a byte is a character of one column that is printed as it is, whatever is beside it.
  private static func isPlain(_ byte: UInt8) -> Bool { byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "#") }

  /// The start of the scalar that contains an offset, not before `lower`.
  private static func boundary(_ offset: Int, in file: SourceFile, from lower: Int) -> Int {
    var offset = offset
    while offset > lower, offset < file.bytes.count, file.bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  /// Characters with their positions on the terminal.
  private struct Cells {
    var list: [(text: String, columns: Int)] = []
    private var column = 0

    mutating func append(_ text: String) {
      for character in text {
        if character == "\t" {
          let width = tabStop - column % MarkedLine.tabStop
          list.append((String(repeating: " ", count: width), width))
          column += width
        } else if let byte = character.asciiValue, byte >= 0x20, byte != 0x7F {
          list.append((String(character), 1))
          column += 1
        } else {
          let text = printable(String(character))
          let width = Writing.columns(of: text)
          list.append((text, width))
          column += width
        }
      }
    }

    func columns(_ range: Range<Int>) -> Int {
      list[range].reduce(0) { $0 + $1.columns }
    }

    /// The cells to show: all if they fit, otherwise the marked ones with as many as fit around them.
    func window(about marked: Range<Int>) -> Range<Int> {
      guard column > MarkedLine.limit else { return list.indices }
      var (low, high) = (marked.lowerBound, marked.lowerBound)
      var room = MarkedLine.limit
      func take(_ index: Int) -> Bool {
        guard room >= list[index].columns else { return false }
        room -= list[index].columns
        return true
      }
      // A third of the width is reserved for the context of the range.
      room -= MarkedLine.limit / 3
      while high < marked.upperBound, take(high) { high += 1 }
      room += MarkedLine.limit / 3
      var (growsLeft, growsRight) = (true, true)
      while growsLeft || growsRight {
        growsLeft = growsLeft && low > 0 && take(low - 1)
        if growsLeft { low -= 1 }
        growsRight = growsRight && high < list.count && take(high)
        if growsRight { high += 1 }
      }
      return low..<high
    }
  }
}
