/// `{{ … }}` of Liquid, Jinja, Nunjucks, Twig, Handlebars, Vue, and mdBook.
struct TemplateExpressions: ForeignConvention {
  let firstBytes: StaticString = "{"

  static let kind = ForeignKind(
    noun: "template expression",
    advice: "Patternbook does not run templates, so the value is missing. Write the text itself. To show the "
      + "expression to readers, put it in backticks, or write `\\{{`; for Jekyll and Eleventy, which fill in expressions "
      + "there, too, put it between `{% raw %}` and `{% endraw %}`.")

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard reader.has("{{", at: offset), offset + 2 < reader.end else { return nil }
    let first = reader.bytes[offset + 2]
    guard
      ForeignReader.isSpace(first) || ForeignReader.isLetter(first) || "\"'`-#/>!&^{$_@~([.:%".utf8.contains(first)
    else { return nil }
    guard let close = end(from: offset, &reader) else { return nil }
    let range = offset..<close
    let content = content(of: range, reader)
    if content.isEmpty { return ForeignConstruct(range: range, meaning: .nothing) }
    if reader.has("#title ", at: content.lowerBound) { return ForeignConstruct(range: range, meaning: .nothing) }
    if let meaning = literal(content, reader) { return ForeignConstruct(range: range, meaning: meaning) }
    if content.count < 100, let text = value(of: reader.string(content), reader.frontMatter) {
      return ForeignConstruct(range: range, meaning: .string(text))
    }
    let isBase = content.count < 40 && Self.bases.contains(reader.string(content))
    // Templates of Go begin with a dot. Hugo does not run them in pages, so a page that has one shows it.
    if !isBase, reader.bytes[content].first == UInt8(ascii: ".") { return nil }
    return ForeignConstruct(range: range, meaning: isBase ? .base(Self.kind) : .unknown(Self.kind))
  }

  /// What an expression stands for, also where it has another text in case there is none: `{{ page.a | default: "b" }}`.
  private func value(of expression: String, _ values: FrontMatterValues) -> String? {
    if let text = values.value(of: expression) ?? values.valueWithoutOwner(of: expression) { return text }
    let parts = expression.split(separator: "|", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].drop(while: { $0 == " " }).hasPrefix("default") else { return nil }
    return values.value(of: String(parts[0]))
  }

  /// What the data of an expression is called: `links` in `{{ links.grid }}`.
  static func data(of expression: String) -> String? {
    let content = expression.utf8.drop { "{-~ ".utf8.contains($0) }
    let name = content.prefix { ForeignReader.isLetter($0) || $0 == UInt8(ascii: "_") }
    guard !name.isEmpty, content[name.endIndex...].first == UInt8(ascii: ".") else { return nil }
    return String(Substring(name))
  }

  /// What tools call the address that a site is published at.
  private static let bases: Set = [
    "site.baseurl", "site.url", "site.baseUrl", "site.base", "site.BaseURL", ".Site.BaseURL", "base_url", "baseurl",
    "baseUrl", "base", "$withBase", "config.site_url", "page.baseurl",
  ]

  private func content(of range: Range<Int>, _ reader: ForeignReader) -> Range<Int> {
    var (start, end) = (range.lowerBound + 2, range.upperBound - 2)
    while start < end, "-~{".utf8.contains(reader.bytes[start]) { start += 1 }
    while start < end, "-~}".utf8.contains(reader.bytes[end - 1]) { end -= 1 }
    return reader.trimmed(start..<end)
  }

  /// What an expression that begins with a string shows: `{{ "/a" | relative_url }}`, `{{ "a b" | urlencode }}`.
  private func literal(_ content: Range<Int>, _ reader: ForeignReader) -> ForeignConstruct.Meaning? {
    guard let quote = reader.bytes[content].first, "\"'".utf8.contains(quote),
      let text = reader.strings(in: content, limit: 1).first
    else { return nil }
    let rest = reader.trimmed(text.upperBound + 1..<content.upperBound)
    if rest.isEmpty { return .text(text) }
    guard reader.bytes[rest.lowerBound] == UInt8(ascii: "|") else { return nil }
    let filters = reader.trimmed(rest.lowerBound + 1..<rest.upperBound)
    let areChanging = reader.bytes[filters].prefix(200).split(separator: UInt8(ascii: "|")).contains { filter in
      let name = filter.drop(while: ForeignReader.isSpace).prefix { byte in
        ForeignReader.isLetter(byte) || byte == UInt8(ascii: "_")
      }
      return Self.changing.contains(String(decoding: name, as: UTF8.self))
    }
    guard areChanging else { return .text(text) }
    guard text.count <= ForeignReader.longestInLine else { return nil }
    return FilterChain.apply(reader.string(filters), to: reader.string(text)).map { .string($0) }
  }

  /// Filters that show another text than the one that they are given: `{{ "now" | date: "%Y" }}`.
  private static let changing: Set = [
    "date", "date_to_string", "date_to_long_string", "date_to_xmlschema", "append", "prepend", "replace",
    "replace_first", "remove", "remove_first", "upcase", "downcase", "upper", "lower", "capitalize", "size", "length",
    "slugify", "truncate", "truncatewords", "split", "slice", "plus", "minus", "times", "where", "urlencode",
    "url_encode", "url_decode", "uri_escape", "cgi_escape",
  ]

  /// The offset behind the two braces that close an expression.
  ///
  /// Without arguments in parentheses, an expression does not go on beyond its paragraph.
  private func end(from start: Int, _ reader: inout ForeignReader) -> Int? {
    guard !reader.isSpent else { return nil }
    let last = min(reader.end, start + ForeignReader.longest)
    var (depth, index, hasArguments) = (0, start, false)
    while index < last {
      switch reader.bytes[index] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return reader.bytes[index - 1] == UInt8(ascii: "}") ? index + 1 : nil }
      case UInt8(ascii: "("): hasArguments = true
      case UInt8(ascii: "\n") where !hasArguments && reader.isLineEnd(index + 1):
        reader.spend(index - start)
        return nil
      default: break
      }
      index += 1
    }
    reader.spend(last - start)
    return nil
  }
}
