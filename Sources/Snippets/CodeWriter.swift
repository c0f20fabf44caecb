/// Lines of source code, indented by the blocks that they stand in.
package struct CodeWriter: Sendable {
  /// What has been written, as UTF-8.
  package private(set) var bytes: [UInt8] = []
  /// What the lines make use of and must import, each once, collected while they are written: so few that a list finds
  /// them sooner than a set.
  private(set) var uses: [String] = []
  private var margin = 0
  private let step: Int

  init(indentation: Int) {
    step = indentation
    bytes.reserveCapacity(2000)
  }

  mutating func line(_ line: String) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: margin))
    bytes.append(contentsOf: line.utf8)
    bytes.append(UInt8(ascii: "\n"))
  }

  mutating func blank() { bytes.append(UInt8(ascii: "\n")) }

  /// Lines one level further in, between two lines.
  mutating func block(_ head: String, _ foot: String = "}", _ body: (inout CodeWriter) -> Void) {
    line(head)
    indented(body)
    line(foot)
  }

  mutating func indented(_ body: (inout CodeWriter) -> Void) {
    margin += step
    body(&self)
    margin -= step
  }

  /// Notes what has to be imported, and gives it back.
  @discardableResult mutating func use(_ name: String) -> String {
    if !uses.contains(name) { uses.append(name) }
    return name
  }

  /// Puts what is imported above everything written so far.
  mutating func prepend(_ head: String) { bytes.insert(contentsOf: head.utf8, at: 0) }
}
