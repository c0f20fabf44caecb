/// Code that an included file is given: `{% highlight js %}{{ include.code | strip }}{% endhighlight %}`.
extension IncludeTemplate {
  /// Writes the code on one line of HTML: such a file is HTML, which blank lines would end.
  ///
  /// - Returns: where the end tag ends; nil where there is more than a value between the tags.
  mutating func writeHighlight(_ mark: Mark, _ reader: inout ForeignReader) -> Int? {
    guard mark.name == "highlight", decides, hidden == 0, !isVerbatim, !parameters.areBare,
      let end = reader.endOfLoop("highlight", from: mark.range.upperBound)
    else { return nil }
    let content = reader.trimmed(mark.range.upperBound..<end.lowerBound)
    guard content.count > 4, reader.has("{{", at: content.lowerBound),
      reader.find("}}", from: content.lowerBound, reach: content.count) == content.upperBound - 2,
      let code = IncludeExpression.text(
        of: reader.string(reader.trimmed(content.lowerBound + 2..<content.upperBound - 2)), parameters),
      !code.hasPrefix("{{")
    else { return nil }
    let language = reader.bytes[mark.content].prefix(40).prefix(while: IncludeParameters.isNamePart)
    let start =
      language.isEmpty ? "<pre><code>" : "<pre><code class=\"language-\(String(decoding: language, as: UTF8.self))\">"
    write(
      start + HTMLLine.text(Self.withoutBlankEnds(code)) + "</code></pre>", for: mark.range.lowerBound..<end.upperBound)
    return end.upperBound
  }

  /// Code without line ends in front of it, and without blanks behind it.
  private static func withoutBlankEnds(_ code: String) -> [UInt8] {
    var code = Array(code.utf8.drop { $0 == 0x0A || $0 == 0x0D })
    while let last = code.last, ForeignReader.isSpace(last) { code.removeLast() }
    return code
  }
}
