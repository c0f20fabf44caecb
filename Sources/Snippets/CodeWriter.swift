/// Lines of source code with indentation.
package struct CodeWriter: Sendable {
  /// What has been written, as UTF-8.
  package private(set) var bytes: [UInt8] = []
  /// The required imports, each once: so few that a list is faster than a set.
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

  /// Lines with one more level of indentation, between two lines.
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

  /// Records a required import and returns its name.
  @discardableResult mutating func use(_ name: String) -> String {
    if !uses.contains(name) { uses.append(name) }
    return name
  }

  /// Inserts the imports above everything written so far.
  mutating func prepend(_ head: String) { bytes.insert(contentsOf: head.utf8, at: 0) }
}
