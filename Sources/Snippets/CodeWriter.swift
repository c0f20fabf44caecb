import Writing

/// Lines of source code with indentation.
package struct CodeWriter: Sendable {
  private var buffer = ByteBuffer(capacity: 2000)
  /// The required imports, each once: so few that a list is faster than a set.
  private(set) var uses: [String] = []
  private var margin = 0
  private let step: Int

  init(indentation: Int) {
    step = indentation
  }

  /// What has been written, as UTF-8.
  package var bytes: [UInt8] { buffer.bytes }

  mutating func line(_ line: CodeLine) {
    buffer.append(repeating: UInt8(ascii: " "), count: margin)
    line.append(to: &buffer)
    buffer.append(UInt8(ascii: "\n"))
  }

  mutating func blank() { buffer.append(UInt8(ascii: "\n")) }

  /// Lines with one more level of indentation, between two lines.
  mutating func block(_ head: CodeLine, _ foot: CodeLine = "}", _ body: (inout CodeWriter) -> Void) {
    line(head)
    indented(body)
    line(foot)
  }

  mutating func indented(_ body: (inout CodeWriter) -> Void) {
    margin += step
    body(&self)
    margin -= step
  }

  /// Records a required import and returns its name.
  @discardableResult mutating func use(_ name: String) -> String {
    if !uses.contains(name) { uses.append(name) }
    return name
  }

  /// Inserts the imports and an empty line above everything written so far.
  mutating func prepend(_ imports: [CodeLine]) {
    var whole = ByteBuffer(capacity: buffer.count + 80 * (imports.count + 1))
    for line in imports {
      line.append(to: &whole)
      whole.append(UInt8(ascii: "\n"))
    }
    whole.append(UInt8(ascii: "\n"))
    whole.append(contentsOf: buffer)
    buffer = whole
  }
}

/// A line of source code, written as a literal.
///
/// Its pieces are copied directly. Joining them into a `String` first would cost several times as much.
struct CodeLine: ExpressibleByStringInterpolation {
  private let text: Text

  private enum Text {
    case literal(StaticString)
    case pieces(ByteBuffer)
  }

  init(stringLiteral text: StaticString) { self.text = .literal(text) }

  init(stringInterpolation pieces: StringInterpolation) { text = .pieces(pieces.buffer) }

  /// One after the other.
  static func + (left: CodeLine, right: CodeLine) -> CodeLine {
    var pieces = ByteBuffer(capacity: 160)
    left.append(to: &pieces)
    right.append(to: &pieces)
    return CodeLine(pieces)
  }

  private init(_ pieces: ByteBuffer) { text = .pieces(pieces) }

  func append(to buffer: inout ByteBuffer) {
    switch text {
    case .literal(let text): buffer.append(text)
    case .pieces(let pieces): buffer.append(contentsOf: pieces)
    }
  }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var buffer: ByteBuffer

    init(literalCapacity: Int, interpolationCount: Int) {
      buffer = ByteBuffer(capacity: literalCapacity + interpolationCount * 32)
    }

    mutating func appendLiteral(_ text: StaticString) { buffer.append(text) }

    mutating func appendInterpolation(_ text: String) { buffer.append(text) }

    mutating func appendInterpolation(_ text: Substring) { buffer.append(contentsOf: text.utf8) }

    mutating func appendInterpolation(_ number: Int) { buffer.append(String(number)) }

    mutating func appendInterpolation(_ list: [Int]) { buffer.append("\(list)") }
  }
}
