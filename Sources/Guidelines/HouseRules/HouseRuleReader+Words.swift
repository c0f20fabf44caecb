import Diagnostics
import Dialogs
import YAML

/// The words of a rule.
extension HouseRuleReader {
  enum Kind: String, CaseIterable { case existence, substitution, occurrence }

  /// Maximum number of words in a rule.
  private static let wordLimit = 10_000

  mutating func readCheck() -> HouseRule.Check? {
    guard let kind = fields.choice("kind", Kind.self)?.value else {
      // Without a kind, misplaced keys cannot be recognized.
      for key in Self.keysOfOneKind.keys + ["words-file"] { _ = fields.node(key) }
      if fields.node("kind") != nil { return nil }
      fields.report(
        "“\(entry.key)” has no “kind”",
        "Use `existence` for words to avoid, `substitution` for words to replace, or `occurrence` to limit words.",
        at: entry.keyRange)
      return nil
    }
    let isSubstitution = kind == .substitution
    if isSubstitution { readReplacements() } else { readWords() }
    readWordsFile(isSubstitution: isSubstitution)
    if words.count > Self.wordLimit {
      fields.report(
        "“\(entry.key)” has \(words.count) words (limit \(Self.wordLimit))",
        "Shorten the list.", at: entry.keyRange)
      words = []
    }
    switch kind {
    case .existence: return .existence
    case .substitution: return .substitution
    case .occurrence: return readLimit().map { .occurrence(max: $0) }
    }
  }

  private mutating func readWords() {
    for item in fields.texts("words") ?? [] {
      guard let text = item.text else { continue }
      add(text, replacement: nil, at: SourceLocation(path: path, range: item.range))
    }
  }

  private mutating func readReplacements() {
    guard let node = fields.node("replace") else { return }
    guard case .mapping(let entries) = node.content else {
      return fields.report(
        "“replace” is \(node.kindName), not a mapping of words to replacements", "Write {e-mail: email}.",
        at: node.range)
    }
    for entry in entries {
      guard let text = entry.value.text, !entry.value.isNull, case let replacement = WordPattern.spaced(text),
        !replacement.isEmpty
      else {
        fields.report(
          "the replacement for “\(entry.key)” is \(entry.value.text == nil ? entry.value.kindName : "empty")",
          "To avoid a word without a replacement, use `kind: existence`.",
          at: entry.value.range.isEmpty ? entry.keyRange : entry.value.range)
        continue
      }
      add(entry.key, replacement: replacement, at: SourceLocation(path: path, range: entry.keyRange))
    }
  }

  private mutating func readWordsFile(isSubstitution: Bool) {
    guard let node = fields.text("words-file"), let name = node.text else { return }
    guard let file = files.read(name) else {
      return fields.report(
        "cannot read “\(name)” in Content", "Give a path relative to Content, such as house/words.txt.",
        at: node.range, meant: nearestName(to: name, among: files.paths()))
    }
    for line in WordFiles.lines(of: file) {
      let location = SourceLocation(path: file.path, range: line.range)
      guard isSubstitution else {
        add(line.text, replacement: nil, at: location)
        continue
      }
      guard let colon = line.text.firstRange(of: ": "),
        case let replacement = WordPattern.spaced(String(line.text[colon.upperBound...])), !replacement.isEmpty
      else {
        report("“\(line.text)” has no replacement", "Write each line as “e-mail: email”.", at: location)
        continue
      }
      add(String(line.text[..<colon.lowerBound]), replacement: replacement, at: location)
    }
  }

  private mutating func add(_ written: String, replacement: String?, at location: SourceLocation) {
    do throws(WordPattern.Mistake) {
      let pattern = try WordPattern(written)
      if pattern.text.isEmpty, replacement != nil { throw .starWithin }
      words.append(HouseRule.Term(pattern: pattern, written: written, replacement: replacement))
      wordLocations.append(location)
    } catch {
      switch error {
      case .empty: report("a word is empty", "Remove it.", at: location)
      case .tooLong:
        report("a word is longer than \(WordPattern.limit) bytes", "Shorten it.", at: location)
      case .starWithin:
        report(
          "“*” in “\(written)” is not at the end of a word",
          "At the end, it matches the rest of a word: “utili*” finds “utilize” and “utilization”.", at: location)
      }
    }
  }

  private mutating func readLimit() -> Int? {
    guard let max = fields.int("max") else {
      if fields.node("max") == nil {
        fields.report(
          "“\(entry.key)” has no “max”", "Set the maximum number of these words in one text.", at: entry.keyRange)
      }
      return nil
    }
    guard (0...10_000).contains(max.value) else {
      fields.report("“max” is \(max.value), not a number from 0 to 10000", at: max.range)
      return nil
    }
    return max.value
  }

  mutating func reportNothingToLookFor(_ check: HouseRule.Check) {
    var key = "words"
    if case .substitution = check { key = "replace" }
    report(
      "“\(entry.key)” has no words", "List them in `\(key)`, or use `words-file` for a file with one word per line.",
      at: SourceLocation(path: path, range: entry.keyRange))
  }

  /// Reports replacements that contain a word of the rule, because fixing would never end.
  mutating func reportCircles(in rule: HouseRule) {
    let finder = WordFinder([rule.words.map(\.pattern)], isExact: rule.isExact)
    for (index, word) in rule.words.enumerated() {
      guard var replacement = word.replacement else { continue }
      let found = replacement.withUTF8(finder.matches)
      let again = found.first { match in
        let text = String(decoding: Array(replacement.utf8)[match.range], as: UTF8.self)
        return rule.words[match.word].replacement(for: text) != nil
      }
      guard let again else { continue }
      report(
        "the replacement “\(replacement)” contains a word to replace",
        "It contains “\(rule.words[again.word].written)”. Choose another replacement.",
        at: wordLocations[index])
    }
  }
}
