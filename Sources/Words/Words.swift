package import Writing

/// The words of a site's interface, in its language: looked up once, then passed to whatever shows them.
package struct Words: Sendable {
  /// BCP 47 tag of the language that they are in; `en` where a site's language has no file of words.
  package let language: String
  /// In the order of the list of words.
  package let entries: [WordEntry]
  /// Those without places as they stand in HTML.
  private let html: [[UInt8]]

  init(language: String, entries: [WordEntry]) {
    self.language = language
    self.entries = entries
    html = entries.map { entry in
      var writer = HTMLWriter()
      writer.text(entry.other.text)
      return writer.bytes
    }
  }

  /// The built-in English words.
  package static let english = Words(language: "en", entries: WordList.english.entries)

  /// A word as text.
  package func text(_ word: Word) -> String { entries[word.index].other.text }

  /// A word with its places filled.
  package func text(_ word: Word, _ values: (name: String, value: String)...) -> String {
    entries[word.index].other.text(values)
  }

  /// A word in the form for a number, which stands in its place `{count}`.
  package func text(_ word: Word, count: Int, _ values: (name: String, value: String)...) -> String {
    entries[word.index].phrase(for: count).text([("count", "\(count)")] + values)
  }

  /// A word as HTML, for text and for attributes in double quotes.
  package func html(_ word: Word) -> [UInt8] { html[word.index] }

  /// The pieces of a word with places.
  package func parts(_ word: Word) -> [Phrase.Part] { entries[word.index].other.parts }
}

extension HTMLWriter {
  /// A word, between tags or within an attribute in double quotes.
  package mutating func word(_ word: Word, of words: Words) { markup(rendered: words.html(word)) }

  /// An attribute that is a word, with its leading space.
  package mutating func attribute(_ name: StaticString, _ word: Word, of words: Words) {
    byte(UInt8(ascii: " "))
    markup(name)
    markup("=\"")
    self.word(word, of: words)
    byte(UInt8(ascii: "\""))
  }

  /// A word whose places are filled with markup: what is called for each writes it.
  package mutating func word(_ word: Word, of words: Words, fill: (_ place: String, inout HTMLWriter) -> Void) {
    for part in words.parts(word) {
      switch part {
      case .text(let string), .link(let string): text(string)
      case .place(let name): fill(name, &self)
      }
    }
  }
}
