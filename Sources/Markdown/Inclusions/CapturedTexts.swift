/// The texts that a page keeps for the files that it includes: `{% capture note %}…{% endcapture %}`.
struct CapturedTexts {
  private struct Text {
    let name: String
    /// With its tags.
    let range: Range<Int>
    let text: String
  }

  private var texts: [Text] = []
  /// Where texts end that the page shows by including a file alone, by where they begin.
  private var ends: [Int: Int] = [:]

  private static let most = 100

  init() {}

  /// Finds the texts of a page.
  ///
  /// - Parameter isThere: whether the file of a tag is put in.
  init(_ reader: inout ForeignReader, in range: Range<Int>, isThere: (IncludeTag) -> Bool) {
    var uses: [(name: String, offset: Int)] = []
    var shown: Set<String> = []
    var begun: (name: String, start: Int, content: Int)?
    var index = range.lowerBound
    while index < range.upperBound, texts.count < Self.most,
      let brace = reader.bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "{"))
    {
      index = brace + 1
      if reader.has("{{", at: brace) {
        if !texts.isEmpty { shown.insert(Self.name(reader, from: brace + 2)) }
      } else if !texts.isEmpty, let tag = IncludeTag.read(&reader, at: brace) {
        index = tag.range.upperBound
        for case .variable(let name) in tag.values.values where isThere(tag) { uses.append((name, brace)) }
      } else if let (name, end) = Self.tag("capture", &reader, at: brace) {
        begun = (name, brace, end)
        index = end
      } else if let start = begun, let (_, end) = Self.tag("endcapture", &reader, at: brace) {
        let text = Self.text(reader, start.content..<brace)
        texts.append(Text(name: start.name, range: start.start..<end, text: text))
        begun = nil
        index = end
      }
    }
    for use in uses where !shown.contains(use.name) {
      guard let text = text(of: use.name, before: use.offset) else { continue }
      ends[text.range.lowerBound] = text.range.upperBound
    }
  }

  /// The text of a name at an offset of the page.
  func text(named name: String, before offset: Int) -> String? { text(of: name, before: offset)?.text }

  /// Where a text ends that begins at an offset, and that only included files show.
  func end(at start: Int) -> Int? { ends[start] }

  private func text(of name: String, before offset: Int) -> Text? {
    texts.last { $0.name == name && $0.range.upperBound <= offset }
  }

  /// The name that a tag gives, and where the tag ends; nil where there is no tag of that kind.
  private static func tag(
    _ command: StaticString, _ reader: inout ForeignReader, at brace: Int
  ) -> (name: String, end: Int)? {
    guard reader.has("{%", at: brace) else { return nil }
    var start = brace + 2
    let last = min(reader.end, brace + 10)
    while start < last, " -".utf8.contains(reader.bytes[start]) { start += 1 }
    guard reader.has(command, at: start),
      let close = reader.find("%}", from: start + command.utf8CodeUnitCount, reach: 200)
    else { return nil }
    return (name(reader, from: start + command.utf8CodeUnitCount), close + 2)
  }

  /// The name behind blanks and quotes.
  private static func name(_ reader: ForeignReader, from start: Int) -> String {
    let rest = reader.bytes[min(start, reader.end)..<reader.end].prefix(200).drop { " -\"'".utf8.contains($0) }
    return String(decoding: rest.prefix(while: IncludeParameters.isNamePart), as: UTF8.self)
  }

  /// The lines of a text, without blank ones around them.
  private static func text(_ reader: ForeignReader, _ range: Range<Int>) -> String {
    let trimmed = reader.trimmed(range)
    let start = reader.bytes[range.lowerBound..<trimmed.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
    return reader.string((start ?? trimmed.lowerBound)..<trimmed.upperBound)
  }
}
