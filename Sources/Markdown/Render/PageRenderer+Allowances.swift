package import Diagnostics
import HTML

extension MarkdownDocument {
  /// A comment that allows a rule to be broken: `<!-- patternbook allow page/raw-html: The map needs it. -->`.
  package struct Allowance: Sendable, Hashable {
    /// The ID of the rule, as written.
    package var rule: String
    /// Why; nil if the comment does not say.
    package var reason: String?
    /// The comment in the file.
    package var range: SourceRange
    /// The block after the comment, for which it holds.
    package var scope: SourceRange
  }
}

extension PageRenderer {
  /// Notes what a comment allows in the next block.
  mutating func noteAllowance(_ node: CommonMarkNode) {
    guard HTMLPiece.isComment(node.literal), let (rule, reason) = Self.allowance(in: node.literal) else { return }
    var next = node.next
    // Several comments in a row hold for the same block.
    while let block = next, block.kind == .htmlBlock, HTMLPiece.isComment(block.literal) { next = block.next }
    let end = text.fileRange(text.lineRange(node.startLine)).upperBound
    let scope = next.map { block in
      let (first, last) = (text.lineRange(block.startLine), text.lineRange(max(block.startLine, block.endLine)))
      return text.fileOffset(
        first.lowerBound)..<max(text.fileOffset(first.lowerBound), text.fileOffset(last.upperBound))
    }
    document.allowances.append(
      .init(
        rule: rule, reason: reason, range: text.fileOffset(text.lineRange(node.startLine).lowerBound)..<end,
        scope: scope ?? end..<end))
  }

  /// The rule and the reason of a comment; nil for a comment about something else.
  private static func allowance(in comment: UnsafeBufferPointer<UInt8>) -> (rule: String, reason: String?)? {
    let text = String(decoding: comment, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let start = "<!-- patternbook allow"
    guard text.hasPrefix(start), let end = text.range(of: "-->", after: start.count) else { return nil }
    let parts = text[text.index(text.startIndex, offsetBy: start.count)..<end]
      .split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map { part in
        String(part.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
      }
    return (parts[0], parts.count == 2 && !parts[1].isEmpty ? parts[1] : nil)
  }
}

extension String {
  /// Where a text begins after some characters.
  fileprivate func range(of text: String, after count: Int) -> Index? {
    var index = self.index(startIndex, offsetBy: count)
    while index < endIndex {
      if self[index...].hasPrefix(text) { return index }
      index = self.index(after: index)
    }
    return nil
  }
}
