/// A parsed query: words, quoted phrases, and filters.
///
/// `platform:watchos "delete draft" confirmation`; the last word counts as a prefix if nothing follows it.
struct Query: Sendable {
  struct Run: Sendable {
    var words: WordRun
    /// Whether it was in quotes: then it is neither completed nor corrected.
    var isQuoted: Bool
    /// Whether it is still being typed.
    var completes: Bool
  }

  private(set) var runs: [Run] = []
  /// The words of each quoted phrase.
  private(set) var phrases: [[ArraySlice<UInt8>]] = []
  private(set) var filters: [(name: String, value: String)] = []

  /// Maximum number of words.
  static let mostWords = 16

  /// A title as a query: only complete words.
  init(title: String) {
    var tokenizer = Tokenizer()
    var title = title
    title.withUTF8 { bytes in
      tokenizer.forEachRun(in: bytes) { run, _ in
        runs.append(Run(words: run, isQuoted: false, completes: false))
      }
    }
    runs = Array(runs.prefix(Self.mostWords))
  }

  /// - Parameter facets: The names of the facets that there are; `name:` before anything else is an ordinary word.
  init(_ text: String, facets: Set<String>) {
    var tokenizer = Tokenizer()
    let segments = text.split(omittingEmptySubsequences: false) { "\"“”„«»".contains($0) }
    for (number, segment) in segments.enumerated() {
      // A quotation that is still open is typed as other words are.
      let isQuoted = number % 2 == 1 && number < segments.count - 1
      if isQuoted {
        let phrase = wordSequence(Array(segment.utf8), &tokenizer)
        if !phrase.isEmpty { phrases.append(phrase) }
      }
      for chunk in segment.split(whereSeparator: \.isWhitespace) {
        if !isQuoted, let colon = chunk.firstIndex(of: ":"), facets.contains(chunk[..<colon].lowercased()) {
          let value = chunk[chunk.index(after: colon)...].lowercased()
          if !value.isEmpty { filters.append((chunk[..<colon].lowercased(), value)) }
          continue
        }
        let count = runs.count
        var chunkBytes = String(chunk)
        chunkBytes.withUTF8 { bytes in
          tokenizer.forEachRun(in: bytes) { run, _ in
            runs.append(Run(words: run, isQuoted: isQuoted, completes: false))
          }
        }
        let isLast = number == segments.count - 1 && chunk.endIndex == segment.endIndex
        if !isQuoted, isLast, runs.count > count { runs[runs.count - 1].completes = true }
      }
    }
    runs = Array(runs.prefix(Self.mostWords))
  }
}

/// The words of a text as they follow each other.
func wordSequence(_ text: [UInt8], _ tokenizer: inout Tokenizer) -> [ArraySlice<UInt8>] {
  var words: [ArraySlice<UInt8>] = []
  text.withUnsafeBufferPointer { bytes in
    tokenizer.forEachRun(in: bytes) { run, _ in words += run.sequence() }
  }
  return words
}
