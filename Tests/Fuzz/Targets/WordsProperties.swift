import Diagnostics
import Words
import Writing

/// A word file is read or refused with a place; what is read has the places of the English words, and is escaped.
enum WordsProperties {
  static func check(_ bytes: [UInt8]) throws(Violation) {
    // A language without built-in text, which must be read every time.
    let file = SourceFile(path: "Templates/words/sv.yml", bytes: bytes)
    let (words, _, findings) = Words.load(language: "sv", files: [file])
    try FindingCheck.check(findings, in: file)
    for (name, (own, english)) in zip(WordList.english.names, zip(words.entries, WordList.english.entries)) {
      try require(Set(own.other.places) == Set(english.other.places), "“\(name)” has the places \(own.other.places)")
      try require(own.other.linkCount == english.other.linkCount, "“\(name)” has \(own.other.linkCount) links")
      if let one = own.one {
        try require(Set(one.places).isSubset(of: english.other.places), "“\(name)” has the places \(one.places)")
      }
    }
    var writer = HTMLWriter()
    for name in ["page.skip", "search.label"] where WordList.english.index(of: name) != nil {
      writer.markup("<p")
      writer.attribute("title", Word(name), of: words)
      writer.markup(">")
      writer.word(Word(name), of: words)
      writer.markup("</p>")
    }
    try MarkupCheck.check(writer.bytes)
  }
}
