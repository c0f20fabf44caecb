/// What the arguments of a tag say.
extension ForeignRewriter {
  func title(of tag: ForeignTag) -> Range<Int>? {
    titleText(Self.titles + ["name"], of: tag)
  }

  /// The text of the first argument that has one of these names.
  func string(_ names: [String], of tag: ForeignTag) -> Range<Int>? {
    for name in names {
      if let value = tag.attributes.first(where: { $0.name == name })?.value.flatMap(string) { return value }
    }
    return nil
  }

  /// The text of an argument, if it is one line.
  func line(_ names: [String], of tag: ForeignTag) -> Range<Int>? {
    string(names, of: tag).flatMap { $0.isEmpty || bytes[$0].contains(UInt8(ascii: "\n")) ? nil : $0 }
  }

  func positional(of tag: ForeignTag) -> [Range<Int>] {
    tag.attributes.compactMap { $0.name == nil ? $0.value.flatMap(string) : nil }
  }

  /// The words of a template tag that are one title: `{% details More about it %}`.
  ///
  /// - Parameter words: its arguments without those that say something else; nothing is in quotes.
  func title(_ words: [Range<Int>], of tag: ForeignTag) -> Range<Int>? {
    guard let first = words.first, let last = words.last else { return nil }
    let isTitle =
      tag.key.notation == .template && !tag.isInclude && tag.attributes.allSatisfy { $0.name == nil }
      && !words.contains { "\"'`".utf8.contains(bytes[$0.lowerBound - 1]) }
    return isTitle ? first.lowerBound..<last.upperBound : first
  }

  /// What a value says, if it is a text, an element around one, or the name of an imported file.
  func string(of value: ForeignTag.Value) -> Range<Int>? {
    switch value {
    case .string(let range): return range
    case .expression(let range):
      let inner = reader.trimmed(range)
      if let text = reader.text(ofExpression: inner) { return text }
      if reader.has("<", at: inner.lowerBound) { return ScriptElement(inner, reader)?.line(reader) }
      var name = String(decoding: bytes[inner].prefix(100), as: UTF8.self)
      if name.hasSuffix(".src") { name.removeLast(4) }
      return imports[name]
    }
  }
}
