/// `{{< name … >}}` and `{{% name … %}}` of Hugo.
struct Shortcodes: ForeignConvention {
  let firstBytes: StaticString = "{"

  static let kind = ForeignKind(
    noun: "shortcode",
    advice: "Patternbook does not run shortcodes. What is between an opening and a closing one stays; what one would "
      + "insert is missing. Write Markdown instead. To show the shortcode to readers, write `{{</* name */>}}`.",
    marks: .init(open: "{{< ", close: " >}}"))

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    let isPlain = reader.has("{{<", at: offset)
    guard isPlain || reader.has("{{%", at: offset),
      let close = reader.find(isPlain ? ">}}" : "%}}", from: offset + 3)
    else { return nil }
    let range = offset..<close + 3
    var content = reader.trimmed(offset + 3..<close)
    let name = reader.bytes[content].prefix { !ForeignReader.isSpace($0) }.prefix(60)
    let text = String(decoding: name, as: UTF8.self).lowercased()
    content = reader.trimmed(name.endIndex..<content.upperBound)
    if text.hasPrefix("/") {
      // Blanks can be around the slash: `{{</ name >}}`, `{{< / name >}}`.
      let behind = reader.bytes[content].prefix { !ForeignReader.isSpace($0) }.prefix(60)
      let ended = text == "/" ? String(decoding: behind, as: UTF8.self).lowercased() : String(text.dropFirst())
      return ForeignConstruct(range: range, meaning: .end(ForeignTag.Key(notation: .shortcode, name: ended)))
    }
    // Nothing ends one that ends itself: `{{< code-toggle config=markup />}}`.
    let isSelfClosing = reader.bytes[content].last == UInt8(ascii: "/")
    if isSelfClosing { content = content.lowerBound..<content.upperBound - 1 }
    switch text {
    case "":
      return ForeignConstruct(range: range, meaning: .nothing)
    case "ref", "relref":
      guard let path = reader.arguments(in: content, takesWords: true).first?.value, case .string(let path) = path
      else { break }
      return ForeignConstruct(range: range, meaning: .reference(path))
    case "param":
      guard case .string(let name)? = reader.arguments(in: content, takesWords: true).first?.value, name.count < 100,
        let value = reader.frontMatter.parameter(reader.string(name))
      else { break }
      return ForeignConstruct(range: range, meaning: .string(value))
    case "_param":
      guard let value = filled(reader.arguments(in: content, takesWords: true), reader) else { break }
      return ForeignConstruct(range: range, meaning: .string(value))
    case "comment":
      guard !isSelfClosing, let end = Self.end(of: text, from: range.upperBound, &reader) else { break }
      return ForeignConstruct(range: offset..<end.upperBound, meaning: .nothing)
    case "mermaid", "plantuml", "graphviz":
      // Diagrams have the language that their shortcode names.
      guard !isSelfClosing, let end = Self.end(of: text, from: range.upperBound, &reader) else { break }
      return ForeignConstruct(
        range: offset..<end.upperBound,
        meaning: .code(language: name.startIndex..<name.endIndex, content: range.upperBound..<end.lowerBound))
    case "highlight", "code", "code-toggle", "codefrominline":
      guard !isSelfClosing, let construct = code(text, content, range, &reader) else { break }
      return construct
    default: break
    }
    var tag = ForeignTag(
      key: .init(notation: .shortcode, name: text), range: range,
      attributes: reader.arguments(in: content, takesWords: true), isSelfClosing: isSelfClosing, kind: Self.kind)
    if text.hasSuffix(".inline"), !isSelfClosing, let end = Self.end(of: text, from: range.upperBound, &reader) {
      let whole = offset..<end.upperBound
      let template = ShortcodeText(
        Array(reader.bytes[range.upperBound..<end.lowerBound].prefix(ShortcodeText.longest + 1)))
      if let shown = template?.constant { return ForeignConstruct(range: whole, meaning: .string(shown)) }
      // What is in it is a template, and no text.
      tag = ForeignTag(key: tag.key, range: whole, isSelfClosing: true, kind: Self.kind)
      return ForeignConstruct(range: whole, meaning: .start(tag))
    }
    if let shown = reader.shortcodes.texts[text] {
      if shown.isContent {
        tag.isTransparent = Component(text)?.hasMeaningOfItsOwn != true
      } else if isSelfClosing || reader.ends.next(tag.key, from: range.upperBound) == nil,
        let meaning = shown.meaning(tag.attributes, reader)
      {
        return ForeignConstruct(range: range, meaning: meaning)
      }
    }
    return ForeignConstruct(range: range, meaning: .start(tag))
  }

  /// A parameter with arguments in it, as Docsy shows it: `{{% _param BADGE new %}}` puts “new” in place of `{1}`.
  private func filled(_ arguments: [ForeignTag.Attribute], _ reader: ForeignReader) -> String? {
    let texts = arguments.prefix(10).map { argument -> Range<Int> in
      if case .string(let text)? = argument.value { text } else { 0..<0 }
    }
    guard let name = texts.first, name.count < 100,
      let value = reader.frontMatter.parameter(reader.string(name)).map({ Array($0.utf8) })
    else { return nil }
    var filled: [UInt8] = []
    var index = 0
    while index < value.count {
      // Arguments many times in many values would make a page of any length.
      guard filled.count < Self.longestFilled else { return nil }
      if value[index] == UInt8(ascii: "{"), index + 2 < value.count, value[index + 2] == UInt8(ascii: "}"),
        (0x30...0x39).contains(value[index + 1]), let text = texts.dropFirst(Int(value[index + 1]) - 0x30).first
      {
        filled += reader.bytes[text].prefix(Self.longestFilled)
        index += 3
      } else {
        filled.append(value[index])
        index += 1
      }
    }
    return String(decoding: filled, as: UTF8.self)
  }

  private static let longestFilled = 2000

  /// Code up to the end of the shortcode.
  private func code(
    _ name: String, _ content: Range<Int>, _ range: Range<Int>, _ reader: inout ForeignReader
  ) -> ForeignConstruct? {
    guard let end = Self.end(of: name, from: range.upperBound, &reader) else { return nil }
    var language: Range<Int>?
    let arguments = reader.arguments(in: content, takesWords: true)
    let code = range.upperBound..<end.lowerBound
    if name == "highlight", arguments.contains(where: { isInline($0, reader) }), !reader.bytes[code].contains(0x0A) {
      return ForeignConstruct(range: range.lowerBound..<end.upperBound, meaning: .codeSpan(reader.trimmed(code)))
    }
    let first = arguments.first
    if case .string(let value)? = first?.value, first?.name == nil || first?.name == "lang" { language = value }
    return ForeignConstruct(
      range: range.lowerBound..<end.upperBound, meaning: .code(language: language, content: code))
  }

  /// Whether an argument of `highlight` says that its code is in a line: `"linenos=false, hl_inline=true"`.
  private func isInline(_ argument: ForeignTag.Attribute, _ reader: ForeignReader) -> Bool {
    guard argument.name == nil, case .string(let range)? = argument.value else { return false }
    let options = reader.string(range.lowerBound..<min(range.upperBound, range.lowerBound + 200)).lowercased().split {
      $0 == "," || $0.isWhitespace
    }
    return options.contains("hl_inline=true")
  }

  /// The tag that ends a shortcode.
  private static func end(of name: String, from start: Int, _ reader: inout ForeignReader) -> Range<Int>? {
    guard let open = reader.ends.next(.init(notation: .shortcode, name: name), from: start),
      let close = reader.find("}}", from: open + 3, reach: 100)
    else { return nil }
    return open..<close + 2
  }
}
