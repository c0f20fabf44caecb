import Diagnostics

extension PageRules {
  /// Nothing that was to be written later is left.
  struct Placeholder: PageRule {
    var description: RuleDescription {
      RuleDescription(
        id: "page/placeholder", summary: "No “TBD”, “TODO” or filler text is left",
        rationale: "Whoever reads it cannot tell whether there is nothing to say or nobody has said it.",
        severity: .note)
    }

    private let words = RuleOption("words", ["TBD", "TODO", "FIXME", "lorem ipsum"], "What should not be left")

    var options: [any ConfigurableOption] { [words] }
    var heuristic: String? { "Words in capitals are found in capitals only, so that a to-do list may be called one." }

    func check(_ page: PageFacts, _ options: RuleOptions) -> [Finding] {
      let words = options[words].filter { !$0.isEmpty }.map { (Array($0.utf8), $0 == $0.uppercased()) }
      return Prose.ranges(of: page.source).flatMap { range in
        occurrences(of: words, in: page.source, range).map { found in
          let text = String(decoding: page.source[found], as: UTF8.self)
          return Finding("“\(text)” is left in the text", at: found)
        }
      }
    }

    private func occurrences(
      of words: [(bytes: [UInt8], isExact: Bool)], in source: [UInt8], _ range: SourceRange
    ) -> [SourceRange] {
      var found: [SourceRange] = []
      // Nearly every byte of a page is passed over by this alone.
      var begins = [Bool](repeating: false, count: 256)
      for word in words {
        begins[Int(word.bytes[0])] = true
        if !word.isExact { begins[Int(word.bytes[0] ^ 0x20)] = true }
      }
      var index = range.lowerBound
      while index < range.upperBound {
        guard begins[Int(source[index])] else {
          index += 1
          continue
        }
        let isStart = index == range.lowerBound || !isLetter(source[index - 1])
        let match = isStart ? words.first { matches($0.bytes, $0.isExact, source, index..<range.upperBound) } : nil
        if let match {
          found.append(index..<index + match.bytes.count)
          index += match.bytes.count
        } else {
          index += 1
        }
      }
      return found
    }

    private func matches(_ word: [UInt8], _ isExact: Bool, _ source: [UInt8], _ range: SourceRange) -> Bool {
      guard range.count >= word.count else { return false }
      for offset in word.indices {
        let (byte, wanted) = (source[range.lowerBound + offset], word[offset])
        guard byte == wanted || !isExact && fold(byte) == fold(wanted) else { return false }
      }
      return range.count == word.count || !isLetter(source[range.lowerBound + word.count])
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
