import Diagnostics

extension PageRules {
  /// No placeholder text remains.
  struct Placeholder: PageRule {
    var description: RuleDescription {
      RuleDescription(
        id: "page/placeholder", summary: "No “TBD”, “TODO”, or filler text remains",
        rationale: "Readers cannot tell whether there is nothing to say or the text is unfinished.",
        severity: .note)
    }

    private let words = RuleOption("words", ["TBD", "TODO", "FIXME", "lorem ipsum"], "Text to report")

    var options: [any ConfigurableOption] { [words] }
    var heuristic: String? { "Uppercase words match only in uppercase, so “to-do list” is accepted." }

    func check(_ page: PageFacts, _ options: RuleOptions) -> [Finding] {
      let words = options[words].filter { !$0.isEmpty }.map {
        Wanted(bytes: Array($0.utf8), isExact: $0 == $0.uppercased())
      }
      let found = page.source.withUnsafeBufferPointer { occurrences(of: words, in: $0) }
      // Both are in order, so each part of the text is looked at once.
      var text = page.textRanges[...]
      return found.compactMap { range in
        text = text.drop { $0.upperBound <= range.lowerBound }
        guard let part = text.first, part.contains(range.lowerBound) else { return nil }
        let summary = "“\(String(decoding: page.source[range], as: UTF8.self))” is placeholder text; replace it"
        return Finding(
          summary, at: range,
          cause: .counting(
            "places", of: page.path, from: 2, before: summary + " (", behind: " on the page, here first)"))
      }
    }

    private struct Wanted {
      var bytes: [UInt8]
      /// Whether letter case matters.
      var isExact: Bool
    }

    private func occurrences(of words: [Wanted], in source: UnsafeBufferPointer<UInt8>) -> [SourceRange] {
      var begins = [Bool](repeating: false, count: 256)
      for word in words {
        begins[Int(word.bytes[0])] = true
        if !word.isExact { begins[Int(word.bytes[0] ^ 0x20)] = true }
      }
      var found: [SourceRange] = []
      var index = 0
      while index < source.count {
        if begins[Int(source[index])], index == 0 || !isLetter(source[index - 1]),
          let word = words.first(where: { matches($0, source, at: index) })
        {
          found.append(index..<index + word.bytes.count)
          index += word.bytes.count
        } else {
          index += 1
        }
      }
      return found
    }

    private func matches(_ word: Wanted, _ source: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
      let end = start + word.bytes.count
      guard end <= source.count, end == source.count || !isLetter(source[end]) else { return false }
      return word.bytes.indices.allSatisfy { offset in
        let (byte, wanted) = (source[start + offset], word.bytes[offset])
        return byte == wanted || !word.isExact && fold(byte) == fold(wanted)
      }
    }

    private func isLetter(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    private func fold(_ byte: UInt8) -> UInt8 {
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }

    var examples: [RuleExample] {
      [
        .passing(
          page: """
            Write `TODO` in a comment.

            ```
            TODO: not text
            ```
            """),
        .passing(
          page: """
            Todo lists and methodology.
            """),
        .failing(
          page: """
            ## Engineering resources

            «TBD»
            """),
        .failing(
          page: """
            > «Lorem ipsum» dolor sit amet. «TODO»: write this.
            """),
      ]
    }
  }
}
