/// `{% name … %}` of Liquid, Jinja, Nunjucks, Twig, and Markdoc.
struct TemplateTags: ForeignConvention {
  let firstBytes: StaticString = "{"

  static let kind = ForeignKind(
    noun: "template tag",
    advice: "Patternbook does not run templates. What is between paired tags stays; what a tag would insert is "
      + "missing. Write it in the page. To show the tag to readers, put it in backticks; for Jekyll and Eleventy, which "
      + "run tags there, too, put it between `{% raw %}` and `{% endraw %}`.",
    marks: .init(open: "{% ", close: " %}"))

  private static let codeKind = ForeignKind(
    noun: "template block",
    advice: "Patternbook does not run templates, and shows what is between the tags where it stands. Put it in a "
      + "fence, or in several if it has several parts, and remove the tags.",
    outcome: "shown as code", isOfSite: true)

  /// Whether a text has a line that ends as those of programs do, outside of scripts and style sheets.
  static func isCode(_ range: Range<Int>, _ reader: ForeignReader) -> Bool {
    let text = reader.bytes[range]
    var index = range.lowerBound
    while index < range.upperBound {
      switch text[index] {
      case UInt8(ascii: "<"):
        let name: StaticString? = ["script", "style"].first { CodeLines.begins(reader, with: $0, at: index + 1) }
        if let name {
          var reader = reader
          guard let end = CodeLines.endTag(of: name, &reader, from: index) else { return false }
          index = end
        }
      case UInt8(ascii: ";"), UInt8(ascii: "{"):
        if index + 1 == range.upperBound || [0x0A, 0x0D].contains(text[index + 1]) { return true }
      default: break
      }
      index += 1
    }
    return false
  }

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard reader.has("{%", at: offset), let close = reader.find("%}", from: offset + 2) else { return nil }
    let range = offset..<close + 2
    let content = Self.content(of: range, reader)
    guard let (name, rest) = Self.name(content, reader) else { return nil }
    if Self.isSilent(name, reader.bytes[rest]) { return ForeignConstruct(range: range, meaning: .nothing) }
    if name == "code", let code = Self.codeOfHexo(rest, range, &reader) { return code }
    switch name {
    case "raw", "verbatim": return Self.verbatim(name, range, &reader)
    case "highlight": return Self.code(name, rest, range, &reader)
    case "codeblock": return Self.code(name, rest, range, isTitled: true, &reader)
    case "mermaid", "plantuml", "graphviz":
      // Diagrams have the language that their tag names.
      guard let start = reader.bytes[content].firstIndex(where: ForeignReader.isLetter),
        let end = Self.end(of: name, from: range.upperBound, &reader)
      else { break }
      return ForeignConstruct(
        range: offset..<end.upperBound,
        meaning: .code(language: start..<start + name.utf8.count, content: range.upperBound..<end.lowerBound))
    case "comment":
      guard let end = Self.end(of: "comment", from: range.upperBound, &reader) else { break }
      return ForeignConstruct(range: offset..<end.upperBound, meaning: .nothing)
    case "css", "style", "stylesheet", "js", "script", "javascript":
      if let resource = Self.resource(name, range, &reader) { return resource }
    case "set", "capture":
      if let code = Self.highlighted(name, rest, range, &reader) { return code }
      guard let end = Self.end(of: name, from: range.upperBound, &reader) else { break }
      let content = reader.trimmed(range.upperBound..<end.lowerBound)
      guard !reader.isSpent else { break }
      // Looked for again from the next tag if it is not here.
      reader.spend(content.count)
      guard Self.isCode(content, reader) else { break }
      return ForeignConstruct(range: offset..<end.upperBound, meaning: .source(Self.codeKind, content))
    case "link" where TagWords(range, reader).words.count > 1: break
    case "link", "post_url":
      guard let path = Self.word(rest, reader) else { break }
      return ForeignConstruct(range: range, meaning: .path(path))
    case "include", "include_relative", "include_cached", "render":
      return ForeignConstruct(range: range, meaning: .start(Self.include(rest, range, reader)))
    default:
      // A tag of the site’s own around code, such as `{% codeExample "each" %}`, or around HTML that it shows as code, too.
      let isCode = name.contains("code")
      guard isCode || Self.examples.contains(where: name.contains), !name.hasPrefix("end"),
        let end = Self.end(of: name, from: range.upperBound, &reader)
      else { break }
      let content = reader.trimmed(range.upperBound..<end.lowerBound)
      // With fences in it, it is Markdown.
      guard !reader.isSpent,
        reader.bytes[content].contains(UInt8(ascii: "\n")) || !isCode && reader.isLineEnd(range.upperBound)
      else { break }
      // Looked for again from the next tag if it is not here.
      reader.spend(content.count)
      let hasFence = content.contains { reader.bytes[$0] == UInt8(ascii: "`") && reader.has("```", at: $0) }
      if hasFence || !isCode && !Self.isHTML(content, reader) { break }
      return ForeignConstruct(range: offset..<end.upperBound, meaning: .source(Self.codeKind, content))
    }
    return ForeignConstruct(range: range, meaning: Self.meaning(name, rest, range, reader))
  }

  /// Parts of the names of tags that show an example as it looks, and its code.
  private static let examples = ["preview", "example", "demo"]

  /// Whether a text begins with a tag of HTML, and ends with one.
  private static func isHTML(_ text: Range<Int>, _ reader: ForeignReader) -> Bool {
    text.count > 2 && reader.bytes[text].first == UInt8(ascii: "<") && reader.bytes[text].last == UInt8(ascii: ">")
      && ForeignReader.isLetter(reader.bytes[text.lowerBound + 1])
  }

  private static func meaning(
    _ name: String, _ rest: Range<Int>, _ range: Range<Int>, _ reader: ForeignReader
  ) -> ForeignConstruct.Meaning {
    // The end of what has been read as it is elsewhere.
    if name == "endraw" || name == "endverbatim" { return .nothing }
    for prefix in ["end", "/"] where name.hasPrefix(prefix) && name.count > prefix.count {
      return .end(.init(notation: .template, name: String(name.dropFirst(prefix.count))))
    }
    var rest = rest
    let isSelfClosing = reader.bytes[rest].last == UInt8(ascii: "/")
    if isSelfClosing { rest = rest.lowerBound..<rest.upperBound - 1 }
    return .start(
      ForeignTag(
        key: .init(notation: .template, name: name), range: range,
        attributes: reader.arguments(in: rest, takesWords: false), isSelfClosing: isSelfClosing, kind: kind))
  }

  /// Whether a tag shows nothing by itself: where something else shows what it sets, that has the finding.
  private static func isSilent(_ name: String, _ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    switch name {
    case "assign", "from", "import", "break", "continue": true
    // Without a value, it sets what is between it and its end.
    case "set": rest.contains(UInt8(ascii: "="))
    default: false
    }
  }

  /// The name and the value in `{% assign name = value %}` and `{% set name = value %}`; nil for other tags.
  static func assignment(in range: Range<Int>, _ reader: ForeignReader) -> (name: Range<Int>, value: Range<Int>)? {
    let content = content(of: range, reader)
    guard let (tag, rest) = name(content, reader), tag == "assign" || tag == "set",
      let sign = reader.bytes[rest].firstIndex(of: UInt8(ascii: "="))
    else { return nil }
    let assigned = reader.trimmed(rest.lowerBound..<sign)
    guard (1...100).contains(assigned.count), reader.bytes[assigned].allSatisfy(ForeignReader.isNamePart) else {
      return nil
    }
    return (assigned, reader.trimmed(sign + 1..<rest.upperBound))
  }

  /// `{% include note.html content="…" %}` is a component with the name of the file.
  private static func include(_ rest: Range<Int>, _ range: Range<Int>, _ reader: ForeignReader) -> ForeignTag {
    let file = word(rest, reader) ?? rest.lowerBound..<rest.lowerBound
    let name = reader.string(file).split(separator: "/").last.map { $0.prefix { $0 != "." } } ?? ""
    return ForeignTag(
      key: .init(notation: .template, name: String(name)), range: range,
      attributes: reader.arguments(in: file.upperBound..<rest.upperBound, takesWords: false), isSelfClosing: true,
      isInclude: true, kind: kind)
  }

  /// Without the marks, and the signs that trim blanks around.
  private static func content(of range: Range<Int>, _ reader: ForeignReader) -> Range<Int> {
    var (start, end) = (range.lowerBound + 2, range.upperBound - 2)
    if start < end, "-+~".utf8.contains(reader.bytes[start]) { start += 1 }
    if start < end, "-+~".utf8.contains(reader.bytes[end - 1]) { end -= 1 }
    return reader.trimmed(start..<end)
  }

  private static func name(_ content: Range<Int>, _ reader: ForeignReader) -> (name: String, rest: Range<Int>)? {
    let name = reader.bytes[content].prefix { !ForeignReader.isSpace($0) && $0 != UInt8(ascii: "(") }.prefix(60)
    // Blocks of GitBook that others have made begin with a sign: `{% @name/block url="…" %}`.
    guard let first = name.first, ForeignReader.isLetter(first) || "/@".utf8.contains(first) else { return nil }
    return (
      String(decoding: name, as: UTF8.self).lowercased(), reader.trimmed(name.endIndex..<content.upperBound)
    )
  }

  private static func word(_ content: Range<Int>, _ reader: ForeignReader) -> Range<Int>? {
    var content = content
    if let quote = reader.bytes[content].first, "\"'".utf8.contains(quote) {
      return reader.strings(in: content, limit: 1).first
    }
    content =
      content.lowerBound..<(reader.bytes[content].firstIndex(where: ForeignReader.isSpace) ?? content.upperBound)
    let isPlain = reader.bytes[content].allSatisfy { !"<>{}()\"'".utf8.contains($0) }
    return content.isEmpty || !isPlain ? nil : content
  }

  // MARK: Content that is not read

  /// The tag that ends content, wherever it is.
  static func end(of name: String, from start: Int, _ reader: inout ForeignReader) -> Range<Int>? {
    guard let open = reader.ends.next(.init(notation: .template, name: name), from: start),
      let close = reader.find("%}", from: open + 2)
    else { return nil }
    return open..<close + 2
  }

  private static func verbatim(
    _ name: String, _ range: Range<Int>, _ reader: inout ForeignReader
  ) -> ForeignConstruct {
    guard let end = end(of: name, from: range.upperBound, &reader) else {
      return ForeignConstruct(range: range, meaning: .unknown(kind))
    }
    return ForeignConstruct(
      range: range.lowerBound..<end.upperBound, meaning: .verbatim(range.upperBound..<end.lowerBound))
  }

  /// - Parameter isTitled: whether words behind the name are a title, as in Hexo and Octopress.
  private static func code(
    _ name: String, _ rest: Range<Int>, _ range: Range<Int>, isTitled: Bool = false, _ reader: inout ForeignReader
  ) -> ForeignConstruct {
    // Code that shows tags can be between those of `raw`, and so can a tag that ends code.
    let raw = rawCode(from: range.upperBound, &reader)
    guard let end = end(of: name, from: raw?.end ?? range.upperBound, &reader) else {
      return ForeignConstruct(range: range, meaning: .unknown(kind))
    }
    let content = code(in: range.upperBound..<end.lowerBound, raw, reader)
    return ForeignConstruct(
      range: range.lowerBound..<end.upperBound,
      meaning: isTitled
        ? .titledCode(TitledCode(range, content, reader))
        : .code(language: word(rest, reader), content: content))
  }

  /// `{% code Title lang:js %}` of Hexo; nil for the tags with that name of GitBook and of sites’ own, which have names and
  /// quotation marks, or a fence between them.
  private static func codeOfHexo(
    _ rest: Range<Int>, _ range: Range<Int>, _ reader: inout ForeignReader
  ) -> ForeignConstruct? {
    guard !reader.bytes[rest].contains(where: { "=\"'".utf8.contains($0) }), !reader.isSpent,
      let end = end(of: "code", from: range.upperBound, &reader)
    else { return nil }
    // Looked for again from the next tag if it is not here.
    reader.spend(end.lowerBound - range.upperBound)
    let content = range.upperBound..<end.lowerBound
    let hasFence = content.contains { index in
      reader.bytes[index] == UInt8(ascii: "`") && reader.has("```", at: index)
        || reader.bytes[index] == UInt8(ascii: "~") && reader.has("~~~", at: index)
    }
    return hasFence ? nil : code("code", rest, range, isTitled: true, &reader)
  }

  /// What is between two tags, without those of `raw` if they are around all of it.
  private static func code(
    in content: Range<Int>, _ raw: (content: Range<Int>, end: Int)?, _ reader: ForeignReader
  ) -> Range<Int> {
    guard let raw, reader.trimmed(raw.end..<content.upperBound).isEmpty else { return content }
    return raw.content
  }

  /// Code that a page keeps only to show it with colors: `{% set a %}…{% endset %}{{ a | highlight("js") | safe }}`.
  private static func highlighted(
    _ tag: String, _ rest: Range<Int>, _ range: Range<Int>, _ reader: inout ForeignReader
  ) -> ForeignConstruct? {
    guard !rest.isEmpty, reader.bytes[rest].allSatisfy(ForeignReader.isNamePart) else { return nil }
    let raw = rawCode(from: range.upperBound, &reader)
    guard let end = end(of: tag, from: raw?.end ?? range.upperBound, &reader) else { return nil }
    var start = end.upperBound
    while start < reader.end, ForeignReader.isSpace(reader.bytes[start]) { start += 1 }
    guard reader.has("{{", at: start), let close = reader.find("}}", from: start + 2, reach: 200) else { return nil }
    let expression = reader.trimmed(start + 2..<close)
    let parts = reader.bytes[expression].split(separator: UInt8(ascii: "|"), maxSplits: 1)
    guard parts.count == 2,
      reader.bytes[reader.trimmed(parts[0].startIndex..<parts[0].endIndex)].elementsEqual(reader.bytes[rest])
    else { return nil }
    let filter = reader.trimmed(parts[1].startIndex..<expression.upperBound)
    guard reader.has("highlight", at: filter.lowerBound), let language = reader.strings(in: filter, limit: 1).first
    else {
      return nil
    }
    let content = code(in: range.upperBound..<end.lowerBound, raw, reader)
    return ForeignConstruct(
      range: range.lowerBound..<close + 2, meaning: .code(language: language, content: content))
  }

  /// What is between the tags of `raw` that come next, and where they end.
  private static func rawCode(from start: Int, _ reader: inout ForeignReader) -> (content: Range<Int>, end: Int)? {
    var open = start
    while open < reader.end, ForeignReader.isSpace(reader.bytes[open]) { open += 1 }
    guard reader.has("{%", at: open), let close = reader.find("%}", from: open + 2),
      name(content(of: open..<close + 2, reader), reader)?.name == "raw",
      let end = end(of: "raw", from: close + 2, &reader)
    else { return nil }
    return (close + 2..<end.lowerBound, end.upperBound)
  }
}
