/// The marks that addresses have in place of templates.
///
/// What was taken for an address need not be one to Markdown, such as one with a blank in it. Then readers would see the
/// mark.
enum AddressMarks {
  private static let marks = [LinkScheme.template, LinkScheme.reference].map { Array($0.utf8) }

  /// Takes the marks out of all text.
  static func remove(fromTextBelow root: CommonMarkNode) {
    guard var walk = CommonMarkWalk(of: root) else { return }
    while let (event, node) = walk.next() {
      guard event == .enter, node.kind == .text, let text = withoutMarks(node.literal) else { continue }
      text.withUnsafeBufferPointer { node.setLiteral($0) }
    }
  }

  /// A text without the marks; nil if it has none.
  private static func withoutMarks(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    var (start, index) = (0, 0)
    while index < text.count {
      guard text[index] == UInt8(ascii: "x"), let mark = marks.first(where: { text[index...].starts(with: $0) }) else {
        index += 1
        continue
      }
      result += text[start..<index]
      index += mark.count
      start = index
    }
    return start == 0 ? nil : result + text[start...]
  }
}
