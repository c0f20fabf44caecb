/// Conditions of templates, which nobody decides: what is between their tags is shown, whatever the condition is.
extension ForeignRewriter {
  /// A condition whose end is still to come.
  struct Condition {
    /// Its tag.
    let tag: ForeignTag
    /// Where that begins which its last branch has written.
    var branchStart: Int
    /// How many of its branches show something.
    var shown = 0
  }

  private static let conditions: Set = ["if", "unless", "case", "ifchanged"]

  private static let branchKind = ForeignKind(
    noun: "template condition",
    advice: "Patternbook does not run templates, so it does not know which branch readers are to see. The page may "
      + "contradict itself. Keep the text of one branch, and remove the others and the tags.",
    outcome: "not decided: text of several branches is shown", isOfSite: true)

  /// Whether a tag begins a condition whose end follows: only then is it known what it shows.
  func isCondition(_ tag: ForeignTag) -> Bool {
    tag.key.notation == .template && Self.conditions.contains(tag.key.name) && !tag.isInclude && isPaired(tag)
  }

  /// Goes on with another branch of the condition around.
  mutating func beginBranch() {
    guard let index = frames.suffix(64).lastIndex(where: { $0.condition != nil }) else { return }
    endBranch(&frames[index].condition)
  }

  /// Reports a condition that ends, unless nothing of it is shown and so nothing can be missing.
  mutating func note(_ ended: Condition) {
    var condition: Condition? = ended
    endBranch(&condition)
    guard let shown = condition?.shown, shown > 0 else { return }
    let isOne = shown == 1
    findings.note(
      isOne ? ended.tag.kind : Self.branchKind, subject: isOne ? subject(of: ended.tag) : nil,
      range: ended.tag.range, in: text)
  }

  /// Notes whether the branch that ends shows something.
  private func endBranch(_ condition: inout Condition?) {
    guard let start = condition?.branchStart else { return }
    if Self.holdsText(output[min(start, output.count)...]) { condition?.shown += 1 }
    condition?.branchStart = output.count
  }

  /// So many bytes are looked at for text: conditions can be in one another, and each looks at what they all show.
  private static let longestWithoutText = 300

  /// Whether anything is between tags of HTML and the marks of quotes; an image is text, too.
  private static func holdsText(_ written: ArraySlice<UInt8>) -> Bool {
    guard written.count <= longestWithoutText else { return true }
    var isInTag = false
    for index in written.indices {
      switch written[index] {
      case UInt8(ascii: "<"):
        if written[index...].starts(with: "<img".utf8) { return true }
        isInTag = true
      case UInt8(ascii: ">"): isInTag = false
      case let byte: if !isInTag, !ForeignReader.isSpace(byte) { return true }
      }
    }
    return false
  }
}
