package import Writing

/// The interface text in the language of a site: looked up once, then passed on.
package struct Words: Sendable {
  /// BCP 47 tag of the text; `en` if there is no word file in the language of the site.
  package let language: String
  /// In the order of the word list.
  package let entries: [WordEntry]
  /// Text without placeholders, escaped for HTML.
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

  /// The text of a word with its placeholders filled in.
  package func text(_ word: Word, _ values: (name: String, value: String)...) -> String {
    entries[word.index].other.text(values)
  }

  /// The text of a word in the form for a number, which replaces `{count}`.
  package func text(_ word: Word, count: Int, _ values: (name: String, value: String)...) -> String {
    entries[word.index].phrase(for: count).text([("count", "\(count)")] + values)
  }

  /// A word as HTML, for text and for attributes in double quotes.
  package func html(_ word: Word) -> [UInt8] { html[word.index] }

  /// The pieces of a text with placeholders.
  package func parts(_ word: Word) -> [Phrase.Part] { entries[word.index].other.parts }
}

extension HTMLWriter {
  /// The text of a word, between tags or in an attribute in double quotes.
  package mutating func word(_ word: Word, of words: Words) { markup(rendered: words.html(word)) }

  /// An attribute with the text of a word, with its leading space.
  package mutating func attribute(_ name: StaticString, _ word: Word, of words: Words) {
    byte(UInt8(ascii: " "))
    markup(name)
    markup("=\"")
    self.word(word, of: words)
    byte(UInt8(ascii: "\""))
  }

  /// The text of a word with markup in its placeholders, written by the closure.
  package mutating func word(_ word: Word, of words: Words, fill: (_ place: String, inout HTMLWriter) -> Void) {
    for part in words.parts(word) {
      switch part {
      case .text(let string), .link(let string): text(string)
      case .place(let name): fill(name, &self)
      }
    }
  }
}
