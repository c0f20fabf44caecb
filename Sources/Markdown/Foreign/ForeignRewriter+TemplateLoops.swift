/// Loops of templates over data that only another tool has.
extension ForeignRewriter {
  static let loopKind = ForeignKind(
    noun: "template loop",
    advice: "Patternbook does not know the data that the loop goes through, so what it would list is missing. Write "
      + "the list in the page.",
    isOfSite: true)

  /// What a loop is called whose content stays.
  static let nameOfLoop = "{% for %}"

  private static let loops: Set = ["for", "tablerow"]

  /// Leaves out a loop that shows nothing of its data but what is unknown: its content would be a template with holes.
  ///
  /// - Returns: false where it is read as other tags are.
  mutating func skipLoop(_ tag: ForeignTag) -> Bool {
    guard tag.key.notation == .template, Self.loops.contains(tag.key.name), !tag.isSelfClosing, !reader.isSpent,
      let end = endOfLoop(tag)
    else { return false }
    if putPosts(of: tag, in: tag.range.lowerBound..<end.upperBound) { return true }
    let content = tag.range.upperBound..<end.lowerBound
    guard showsOnlyUnknown(content, item: positional(of: tag).first) else {
      // It is looked through again for each loop in it.
      reader.spend(content.count)
      return false
    }
    findings.note(Self.loopKind, range: tag.range, in: text)
    remove(tag.range.lowerBound..<end.upperBound)
    return true
  }

  /// The tag that ends a loop; loops in it have ends of their own.
  private mutating func endOfLoop(_ tag: ForeignTag) -> Range<Int>? {
    guard reader.ends.next(tag.key, from: tag.range.upperBound) != nil else { return nil }
    return reader.endOfLoop(tag.key.name, from: tag.range.upperBound)
  }

  /// Whether content has expressions, and what they stand for is not known of any, or only signs, such as that of a list;
  /// or shows what the loop goes through, which would be a hole in each item.
  ///
  /// - Parameter item: the name of what the loop goes through, which is unknown whatever else has that name.
  private mutating func showsOnlyUnknown(_ content: Range<Int>, item: Range<Int>?) -> Bool {
    let name = item.map { reader.string($0) }
    var (index, isFound, saysSomething) = (content.lowerBound, false, false)
    while let mark = bytes[index..<content.upperBound].firstIndex(of: UInt8(ascii: "{")) {
      index = mark + 1
      guard reader.has("{{", at: mark), let expression = TemplateExpressions().read(&reader, at: mark),
        expression.range.upperBound <= content.upperBound
      else { continue }
      index = expression.range.upperBound
      switch expression.meaning {
      case .string(let text) where !names(name, in: expression.range):
        if Self.saysSomething(text) { saysSomething = true }
      case .string: return true
      case .unknown:
        if names(name, in: expression.range) { return true }
        if let text = assignedText(in: expression.range) {
          if Self.saysSomething(text) { saysSomething = true }
        } else {
          isFound = true
        }
      // A text in quotes, or the address of the site, says nothing of the data.
      default: break
      }
    }
    return isFound && !saysSomething
  }

  /// Whether a text has more than signs.
  private static func saysSomething(_ text: String) -> Bool { text.contains { $0.isLetter || $0.isNumber } }

  /// Whether an expression begins with a name.
  private func names(_ name: String?, in expression: Range<Int>) -> Bool {
    guard let name, !name.isEmpty else { return false }
    let content = bytes[Self.content(ofExpression: expression, reader)]
    guard content.starts(with: name.utf8) else { return false }
    return content.dropFirst(name.utf8.count).first.map { $0 == UInt8(ascii: ".") || !ForeignReader.isNamePart($0) }
      ?? true
  }
}
