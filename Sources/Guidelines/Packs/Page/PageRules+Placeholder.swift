import Diagnostics
import Dialogs

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
    var heuristic: String? {
      "Uppercase words match only in uppercase, so “to-do list” is accepted. “TODO” and “FIXME” count at the beginning "
        + "of a text, after a bracket or colon, and before a colon, because guidelines also write about such comments. "
        + "“See FIXME” refers to one. "
        + "Filler text that the page also has in code, or that begins an element of HTML with a class, belongs to a demo. "
        + "“Placeholders like lorem ipsum” are what a sentence is about. "
        + "A page whose title is “TODO comments” is about such words. "
        + "In a sentence of a longer text, “TBD” says that something is undecided. A changelog says what was to do then."
    }

    func check(_ page: PageFacts, _ options: RuleOptions) -> [Finding] {
      let words = options[words].filter { !$0.isEmpty }.map {
        Wanted(bytes: Array($0.utf8), isExact: $0 == $0.uppercased())
      }
      let found = page.source.withUnsafeBufferPointer { occurrences(of: words, in: $0) }
      guard !found.isEmpty else { return [] }
      // Both are in order, so each part of the text is looked at once.
      var text = page.textRanges[...]
      var shown: [(range: SourceRange, isExact: Bool)] = []
      var isDemo = false
      let isRecord = Self.isRecord(page.path) || isAbout(words, page)
      for (range, isExact) in found {
        text = text.drop { $0.upperBound <= range.lowerBound }
        guard let part = text.first, part.contains(range.lowerBound) else {
          isDemo = isDemo || !isExact
          continue
        }
        if mayStandForText(range, in: page.source) { shown.append((range, isExact)) }
      }
      return shown.compactMap { range, isExact in
        if isExact ? isRecord : isDemo || isInElementWithClass(range, in: page.source) { return nil }
        let word = String(decoding: page.source[range], as: UTF8.self)
        let summary = "“\(word)” is placeholder text"
        // Filler text on many pages is a decision of those who write them, such as for demos.
        return Finding(
          summary + "; replace it", at: range,
          cause: .counting(
            "places", of: page.path, from: 2, before: summary + "; replace it (", behind: " on the page, here first)"
          ).within([
            .onPages(summary + " on ", behind: ", here first; replace it", of: "word \(word.lowercased())", from: 3)
          ]))
      }
    }

    /// Whether a page records what has been done, and nobody edits what it says of earlier versions.
    private static func isRecord(_ path: String) -> Bool {
      let name = path.split(separator: "/").last?.prefix { $0 != "." }.lowercased() ?? ""
      return ["changelog", "changes", "history", "news"].contains(name)
    }

    /// Whether the title of a page says that it is about such words: “TODO comments”.
    ///
    /// A title such as “TODO: name” or “Usage (TODO)” is one that somebody wants to replace.
    private func isAbout(_ words: [Wanted], _ page: PageFacts) -> Bool {
      let wanted = words.filter(\.isExact).map { String(decoding: $0.bytes, as: UTF8.self) }
      guard let title = page.title?.value, wanted.contains(where: title.contains) else { return false }
      let parts = title.split { $0 == " " || $0 == "/" }
      guard let last = parts.lastIndex(where: { wanted.contains(String($0)) }), last + 1 < parts.endIndex else {
        return false
      }
      let name = page.path.split(separator: "/").last?.prefix { $0 != "." }.lowercased() ?? ""
      return Self.nouns.contains(parts[last + 1].lowercased())
        || name.split(separator: "-").contains { wanted.contains($0.uppercased()) }
    }

    /// What such words are in front of where a text is about them.
    private static let nouns: Set = [
      "app", "apps", "comment", "comments", "item", "items", "list", "lists", "marker", "markers", "tag", "tags",
    ]

    /// Whether a text directly follows a start tag that gives its element a look: `<span class="badge">`.
    private func isInElementWithClass(_ range: SourceRange, in source: [UInt8]) -> Bool {
      let before = source[..<range.lowerBound].suffix(Self.longestTag)
      guard before.last == UInt8(ascii: ">"), let start = before.lastIndex(of: UInt8(ascii: "<")) else { return false }
      return before[start...].firstRange(of: Array(" class=".utf8)) != nil
    }

    private static let longestTag = 300

    private struct Wanted {
      var bytes: [UInt8]
      /// Whether letter case matters.
      var isExact: Bool
    }

    /// Whether a word may be what its author left instead of a text: prose has “a TODO comment” and “a TODO app”, too.
    private func mayStandForText(_ range: SourceRange, in source: [UInt8]) -> Bool {
      let behind = source[range.upperBound...].first
      // In quotes, or the name of a link, it is what the text is about.
      let mark = source[..<range.lowerBound].last
      if mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "[") && behind == UInt8(ascii: "]") { return false }
      if source[..<range.lowerBound].suffix(3).elementsEqual("“".utf8) { return false }
      guard ["TODO", "FIXME"].contains(where: { source[range].elementsEqual($0.utf8) }) else {
        return !isNamed(range, in: source) && !isInRunningText(range, in: source)
      }
      if isReferredTo(range, in: source) { return false }
      if behind == nil || behind == UInt8(ascii: ":") || behind == UInt8(ascii: ")") || behind == UInt8(ascii: "]") {
        return true
      }
      let before = source[..<range.lowerBound].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
      return before.map { "\n\r|>*-#([:_".utf8.contains($0) } ?? true
    }

    /// Whether the word in front sends readers to such a comment, mostly in the code below: “(see FIXME)”.
    private func isReferredTo(_ range: SourceRange, in source: [UInt8]) -> Bool {
      let before = source[..<range.lowerBound].suffix(Self.longestReference)
      guard let end = before.lastIndex(where: { !" \n".utf8.contains($0) }), end + 1 < range.lowerBound else {
        return false
      }
      let word = before[...end].reversed().prefix(while: isLetter)
      return word.map { $0 | 0x20 }.elementsEqual("ees".utf8)
    }

    private static let longestReference = 20

    /// Whether a word is part of a long text, which says of something that nobody has decided it: “and its name is TBD”.
    ///
    /// In a cell, a list item, a heading, or a paragraph that says little else, it stands for a text; in brackets of its
    /// own, too.
    private func isInRunningText(_ range: SourceRange, in source: [UInt8]) -> Bool {
      guard source[range].elementsEqual("TBD".utf8) else { return false }
      if isInRowOfFigures(range, in: source) { return true }
      let behind = source[range.upperBound...].prefix(Self.longestSentence)
      if let sign = behind.first, ":)]".utf8.contains(sign) { return false }
      let before = source[..<range.lowerBound].suffix(Self.longestSentence)
      if before.last(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "*") }) == UInt8(ascii: ":") {
        return false
      }
      let start = before.indices.last { isBoundary($0, in: source) }.map { $0 + 1 } ?? before.startIndex
      let end = behind.indices.first { isBoundary($0, in: source) } ?? behind.endIndex
      return source[start..<end].split { !isLetter($0) }.count > Self.mostWordsBesidePlaceholder
    }

    /// Whether a word is all that a cell of a table holds, beside cells with dates or versions: nobody knows it yet.
    private func isInRowOfFigures(_ range: SourceRange, in source: [UInt8]) -> Bool {
      let before = source[..<range.lowerBound].suffix(Self.longestSentence)
      let behind = source[range.upperBound...].prefix(Self.longestSentence)
      guard before.last(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "|"),
        behind.first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "|")
      else { return false }
      let start = before.lastIndex(of: UInt8(ascii: "\n")) ?? before.startIndex
      let row = source[start..<(behind.firstIndex(of: UInt8(ascii: "\n")) ?? behind.endIndex)]
      return row.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    /// Whether a byte ends a cell or, as the line feed in front of a blank line or a mark, a block.
    private func isBoundary(_ index: Int, in source: [UInt8]) -> Bool {
      if source[index] == UInt8(ascii: "|") { return true }
      guard source[index] == UInt8(ascii: "\n") else { return false }
      let next = source[(index + 1)...].prefix(Self.longestSentence).first { !" \t\r".utf8.contains($0) }
      return next.map { "\n-*+#>|:=".utf8.contains($0) } ?? true
    }

    private static let mostWordsBesidePlaceholder = 9

    /// Whether the words in front say that a sentence is about filler text: “placeholders like lorem ipsum”.
    private func isNamed(_ range: SourceRange, in source: [UInt8]) -> Bool {
      guard range.count > 3 else { return false }
      let before = source[..<range.lowerBound].suffix(Self.longestSentence)
      let sentence = before.lastIndex { ".\n".utf8.contains($0) }.map { before[($0 + 1)...] } ?? before
      let words = sentence.split { !isLetter($0) }.map { String(decoding: $0, as: UTF8.self).lowercased() }
      if let last = words.last, ["like", "use", "using", "as", "called"].contains(last) { return true }
      return words.contains { ["placeholder", "placeholders", "dummy", "filler"].contains($0) }
    }

    private static let longestSentence = 200

    private func occurrences(
      of words: [Wanted], in source: UnsafeBufferPointer<UInt8>
    ) -> [(range: SourceRange, isExact: Bool)] {
      var begins = [Bool](repeating: false, count: 256)
      // Of the bytes that begin a word, few have one behind them with which it goes on.
      var goesOn = begins
      for word in words {
        let (first, second) = (word.bytes[0], word.bytes.count > 1 ? word.bytes[1] : nil)
        for byte in word.isExact ? [first] : [first, first ^ 0x20] { begins[Int(byte)] = true }
        guard let second else {
          goesOn = [Bool](repeating: true, count: 256)
          continue
        }
        for byte in word.isExact ? [second] : [second, second ^ 0x20] { goesOn[Int(byte)] = true }
      }
      var found: [(range: SourceRange, isExact: Bool)] = []
      begins.withUnsafeBufferPointer { begins in
        var index = 0
        while index < source.count {
          // Nearly all bytes begin none of the words.
          guard begins[Int(source[index])], index + 1 == source.count || goesOn[Int(source[index + 1])] else {
            index += 1
            continue
          }
          if index == 0 || !isLetter(source[index - 1]),
            let word = words.first(where: { matches($0, source, at: index) })
          {
            found.append((index..<index + word.bytes.count, word.isExact))
            index += word.bytes.count
          } else {
            index += 1
          }
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
            Repair the code below (see FIXME), and (see
            TODO).
            Todo lists and methodology. Delete “TODO:” and TODO comments, and build a TODO app.
            Designers use [Lorem Ipsum](https://example.org), rather than placeholders like lorem ipsum.
            """),
        .passing(
          page: """
            With groups, what a role may not do becomes more complicated and is TBD in a later version of the format.
            """),
        .passing(
          page: """
            Lorem ipsum dolor sit amet.

            ```html
            <p>Lorem ipsum dolor sit amet.</p>
            ```
            """),
        .passing(
          page: """
            | Version | Until |
            | --- | --- |
            | 9 | TBD |
            """),
        .passing(
          page: """
            <span class="badge">Lorem ipsum</span>
            """),
        .passing(
          frontMatter: """
            ---
            title: TODO comments
            description: TODO and FIXME in code
            ---

            Text.
            """),
        .failing(
          page: """
            | State | Date |
            | --- | --- |
            | Beta | «TODO» |

            Draft («TODO»). The date is «TBD».
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
