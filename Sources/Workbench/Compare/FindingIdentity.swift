import Diagnostics
import Site

/// What makes a finding the same as one of another check, wherever its lines have moved.
///
/// A finding is the same if the same rule says it of the same words of the same page. Lines and columns do not matter,
/// nor does the wording of a message, which a new version can change.
package struct FindingIdentity: Sendable, Hashable {
  package var rule: String
  /// The file, relative to the project; empty if no file is at fault.
  package var path: String
  /// The ID of the dialog that the finding is in; empty elsewhere.
  package var dialog: String
  /// The text that the finding marks, and what its message quotes first.
  package var text: String

  /// The maximum number of characters of a text.
  private static let limit = 200

  package init(rule: String, path: String, dialog: String, text: String) {
    self.rule = rule
    self.path = path
    self.dialog = dialog
    self.text = text
  }

  /// - Parameters:
  ///   - source: the file of the finding, if it is available.
  ///   - blocks: the dialogs of the page, in order.
  init(_ finding: Diagnostic, in source: SourceFile?, blocks: [PageBlock]) {
    let range = finding.location?.range
    let marked = range.flatMap { range in source.map { Self.firstLine(of: range, in: $0) } } ?? ""
    let quoted = Self.quotation(in: finding.summary)
    let isRepeated = quoted.isEmpty || marked.contains(quoted)
    self.init(
      rule: finding.rule, path: finding.location?.path ?? "",
      dialog: range.flatMap { Self.block(at: $0.lowerBound, of: blocks)?.id } ?? "",
      text: String((isRepeated ? marked : marked.isEmpty ? quoted : marked + " · " + quoted).prefix(Self.limit)))
  }

  /// The first line of a range, with single spaces.
  private static func firstLine(of range: SourceRange, in source: SourceFile) -> String {
    let line = source.lineRange(source.line(at: range.lowerBound))
    let first = range.clamped(to: line)
    guard first.lowerBound < first.upperBound, first.upperBound <= source.bytes.count else { return "" }
    let words = source.bytes[first].split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: Array(words.joined(separator: CollectionOfOne(UInt8(ascii: " ")))), as: UTF8.self)
  }

  /// What a message quotes first: its subject.
  ///
  /// Later quotations are suggestions, which depend on other pages.
  private static func quotation(in message: String) -> String {
    guard let start = message.firstIndex(of: "“"), let end = message[start...].firstIndex(of: "”") else { return "" }
    return message[message.index(after: start)..<end].split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The block that contains an offset; blocks do not overlap.
  private static func block(at offset: Int, of blocks: [PageBlock]) -> PageBlock? {
    var (low, high) = (0, blocks.count)
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].range.upperBound < offset { low = middle + 1 } else { high = middle }
    }
    return low < blocks.count && blocks[low].range.lowerBound <= offset ? blocks[low] : nil
  }
}
