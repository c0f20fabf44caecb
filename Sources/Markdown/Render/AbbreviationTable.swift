import Writing

/// What the abbreviations of a page stand for, as `*[HTML]: Hypertext Markup Language` says.
struct AbbreviationTable {
  struct Entry {
    let word: [UInt8]
    let meaning: [UInt8]
  }

  /// The entries by the bytes that they begin with, the longest first.
  private var entries: [[Entry]] = []
  private(set) var count = 0

  /// More than any glossary of a page.
  static let most = 1000
  static let longestWord = 100
  static let longestMeaning = 1000

  var isEmpty: Bool { count == 0 }

  /// Adds an abbreviation; of several for the same word, the last counts.
  mutating func add(_ entry: Entry) {
    guard let first = entry.word.first, entry.word.count <= Self.longestWord, count < Self.most,
      entry.meaning.count <= Self.longestMeaning
    else { return }
    if entries.isEmpty { entries = Array(repeating: [], count: 256) }
    var known = entries[Int(first)]
    if let index = known.firstIndex(where: { $0.word == entry.word }) {
      known[index] = entry
    } else {
      known.insert(entry, at: known.firstIndex { $0.word.count < entry.word.count } ?? known.endIndex)
      count += 1
    }
    entries[Int(first)] = known
  }

  /// The abbreviation that is a whole word at an offset of a text.
  func entry(in text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Entry? {
    guard !entries.isEmpty, !entries[Int(text[offset])].isEmpty, offset == 0 || !Self.isWord(text[offset - 1]) else {
      return nil
    }
    return entries[Int(text[offset])].first { entry in
      let end = offset + entry.word.count
      return end <= text.count && (end == text.count || !Self.isWord(text[end]))
        && text[offset..<end].elementsEqual(entry.word)
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    ForeignReader.isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}

extension PageRenderer {
  /// Writes text in which abbreviations say what they stand for.
  mutating func writeWithAbbreviations(_ text: UnsafeBufferPointer<UInt8>) {
    var (copied, index) = (0, 0)
    while index < text.count {
      guard let entry = abbreviations.entry(in: text, at: index) else {
        index += 1
        continue
      }
      write(UnsafeBufferPointer(rebasing: text[copied..<index]))
      html.markup("<abbr title=\"")
      entry.meaning.withUnsafeBufferPointer { write($0) }
      html.markup("\">")
      entry.word.withUnsafeBufferPointer { write($0) }
      html.markup("</abbr>")
      index += entry.word.count
      copied = index
    }
    write(UnsafeBufferPointer(rebasing: text[copied...]))
  }
}
