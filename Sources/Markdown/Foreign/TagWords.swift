/// The words behind the name of a tag of Hexo, which takes everything between quotes as one: `{% img a.png "A b" %}`.
struct TagWords {
  private(set) var words: [Range<Int>] = []
  private static let most = 50

  /// - Parameter range: the tag with its marks.
  init(_ range: Range<Int>, _ reader: ForeignReader) {
    var index = min(range.lowerBound + 2, range.upperBound)
    let end = max(index, range.upperBound - 2)
    var isName = true
    while index < end, words.count < Self.most {
      if ForeignReader.isSpace(reader.bytes[index]) {
        index += 1
        continue
      }
      let first = reader.bytes[index]
      var start = index
      if "\"'".utf8.contains(first), let close = reader.bytes[(index + 1)..<end].firstIndex(of: first) {
        start += 1
        index = close
      } else {
        while index < end, !ForeignReader.isSpace(reader.bytes[index]) { index += 1 }
      }
      let word = start..<index
      if start > range.lowerBound + 2, "\"'".utf8.contains(reader.bytes[start - 1]) { index += 1 }
      // A sign in front of the name, or at the end, only trims blanks.
      if word.count == 1, reader.bytes[start] == UInt8(ascii: "-"), isName || index >= end { continue }
      if isName { isName = false } else { words.append(word) }
    }
  }

  /// Whether a word is between quotes.
  static func isQuoted(_ word: Range<Int>, _ reader: ForeignReader) -> Bool {
    word.lowerBound > 0 && "\"'".utf8.contains(reader.bytes[word.lowerBound - 1])
  }
}

/// Code that has a title: `{% codeblock Title lang:js https://a.example Text mark:1,3-4 %}` of Hexo and Octopress.
struct TitledCode {
  var language: Range<Int>?
  var title: Range<Int>?
  /// Where the code is from, and the text of the link.
  var address: Range<Int>?
  var addressText: Range<Int>?
  /// The numbers of marked lines.
  var marks: Range<Int>?
  var content: Range<Int>

  private static let options: Set<Substring> = [
    "lang", "line_number", "line_threshold", "first_line", "highlight", "wrap", "mark", "tab_replace",
    "hljs", "language_attr", "caption",
  ]

  /// - Parameters:
  ///   - tag: the tag that begins the code.
  ///   - content: what is between the tags.
  init(_ tag: Range<Int>, _ content: Range<Int>, _ reader: ForeignReader) {
    self.content = content
    for word in TagWords(tag, reader).words {
      let text = reader.string(word)
      if let colon = text.firstIndex(of: ":"), Self.options.contains(text[..<colon]) {
        let name = text[..<colon]
        let value = word.lowerBound + name.utf8.count + 1..<word.upperBound
        if name == "lang", !value.isEmpty { language = value }
        let isNumbers = reader.bytes[value].allSatisfy { (0x30...0x39).contains($0) || ",-".utf8.contains($0) }
        if name == "mark", isNumbers, !value.isEmpty { marks = value }
      } else if address != nil {
        addressText = (addressText?.lowerBound ?? word.lowerBound)..<word.upperBound
      } else if text.hasPrefix("http://") || text.hasPrefix("https://") {
        address = word
      } else {
        // Behind other words, quotation marks belong to the title.
        let end = title != nil && TagWords.isQuoted(word, reader) ? word.upperBound + 1 : word.upperBound
        title = (title?.lowerBound ?? word.lowerBound)..<end
      }
    }
  }
}
