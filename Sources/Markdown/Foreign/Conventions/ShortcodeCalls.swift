/// `{{ name(a="b") }}` and `{% name(a="b") %} … {% end %}` of Zola, in sites that have them.
///
/// Zola runs nothing else in pages, so that other braces are text.
struct ShortcodeCalls: ForeignConvention {
  let firstBytes: StaticString = "{"

  private static let advice =
    "Patternbook runs only plain templates of shortcodes. What is between `{% name() %}` and `{% end %}` stays; what a "
    + "shortcode would insert is missing. Write it in Markdown. To show the shortcode to readers, write "
    + "`{{/* name() */}}`."

  private static let single = ForeignKind(
    noun: "shortcode", advice: advice, marks: .init(open: "{{ ", close: "() }}"))
  private static let paired = ForeignKind(
    noun: "shortcode", advice: advice, marks: .init(open: "{% ", close: "() %}"))

  /// What templates are called that only show their content as Markdown, where they are not part of the project.
  private static let namesOfMarkdown: Set = ["markdown", "markdownify", "md"]

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard reader.callsShortcodes, let call = ShortcodeCall(&reader, at: offset) else { return nil }
    switch call.form {
    case .shown(let text):
      let (open, close) = reader.has("{%", at: offset) ? ("{%", "%}") : ("{{", "}}")
      return ForeignConstruct(range: call.range, meaning: .string(open + reader.string(text) + close))
    case .closing:
      guard let name = reader.endedCalls[offset] else {
        return ForeignConstruct(range: call.range, meaning: .unknown(Self.paired))
      }
      return ForeignConstruct(range: call.range, meaning: .end(ShortcodeCall.key(of: name)))
    case .single, .opening: return ForeignConstruct(range: call.range, meaning: meaning(of: call, reader))
    }
  }

  private func meaning(of call: ShortcodeCall, _ reader: ForeignReader) -> ForeignConstruct.Meaning {
    let isSingle = if case .single = call.form { true } else { false }
    var tag = ForeignTag(
      key: ShortcodeCall.key(of: call.name), range: call.range,
      attributes: reader.arguments(in: call.arguments, takesWords: true), isSelfClosing: isSingle, isCall: true,
      kind: isSingle ? Self.single : Self.paired)
    if let shown = reader.shortcodes.texts[call.name] {
      if shown.isContent {
        tag.isTransparent = Component(call.name)?.hasMeaningOfItsOwn != true
      } else if isSingle, let meaning = shown.meaning(tag.attributes, reader) {
        return meaning
      }
    } else if reader.shortcodes.programs[call.name] == nil, !isSingle {
      tag.isTransparent = Self.namesOfMarkdown.contains(call.name)
    }
    return .start(tag)
  }
}
