import Diagnostics
import Dialogs
import YAML

/// What a rule looks for.
extension HouseRuleReader {
  enum Kind: String, CaseIterable { case existence, substitution, occurrence }

  /// How many words a rule may look for.
  private static let wordLimit = 10_000

  mutating func readCheck() -> HouseRule.Check? {
    guard let kind = fields.choice("kind", Kind.self)?.value else {
      // What belongs to which kind cannot be told.
      for key in Self.keysOfOneKind.keys + ["words-file"] { _ = fields.node(key) }
      if fields.node("kind") != nil { return nil }
      fields.report(
        "“\(entry.key)” has no kind",
        "`existence` finds words to avoid, `substitution` words to replace, `occurrence` words that are used too often.",
        at: entry.keyRange)
      return nil
    }
    let isSubstitution = kind == .substitution
    if isSubstitution { readReplacements() } else { readWords() }
    readWordsFile(isSubstitution: isSubstitution)
    if words.count > Self.wordLimit {
      fields.report(
        "“\(entry.key)” looks for \(words.count) words, over the limit of \(Self.wordLimit)",
        "Nobody could read so long a list.", at: entry.keyRange)
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
        "“replace” is \(node.kindName), not a mapping of words to what replaces them", "As in {e-mail: email}.",
        at: node.range)
    }
    for entry in entries {
      guard let text = entry.value.text, !entry.value.isNull, case let replacement = WordPattern.spaced(text),
        !replacement.isEmpty
      else {
        fields.report(
          "“\(entry.key)” is to be replaced by \(entry.value.text == nil ? entry.value.kindName : "nothing")",
          "A word to leave out is one to avoid: `kind: existence`.",
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
        "there is no file “\(name)” in Content that can be read", "The path begins at Content, as in house/words.txt.",
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
        report("“\(line.text)” has no replacement", "A line reads as in “e-mail: email”.", at: location)
        continue
      }
      add(String(line.text[..<colon.lowerBound]), replacement: replacement, at: location)
    }
  }

  private mutating func add(_ written: String, replacement: String?, at location: SourceLocation) {
    do throws(WordPattern.Mistake) {
      let pattern = try WordPattern(written)
      if pattern.text.isEmpty, replacement != nil { throw .starWithin }
      words.append(HouseRule.Word(pattern: pattern, written: written, replacement: replacement))
      wordLocations.append(location)
    } catch {
      switch error {
      case .empty: report("a word is empty", "Leave it out.", at: location)
      case .tooLong:
        report("a word is longer than \(WordPattern.limit) bytes", "It would hardly ever be found.", at: location)
      case .starWithin:
        report(
          "“*” in “\(written)” does not stand at the end of a word",
          "There it stands for the rest of the word: “utili*” finds “utilise” and “utilization”.", at: location)
      }
    }
  }

  private mutating func readLimit() -> Int? {
    guard let max = fields.int("max") else {
      if fields.node("max") == nil {
        fields.report(
          "“\(entry.key)” has no limit", "`max` says how many of the words one text may have.", at: entry.keyRange)
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
      "“\(entry.key)” looks for nothing", "`\(key)` names the words, or `words-file` a file with one on each line.",
      at: SourceLocation(path: path, range: entry.keyRange))
  }

  /// Reports replacements in which the rule would find something again, so that mending would never end.
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
        "“\(replacement)” would have to be replaced itself",
        "“\(rule.words[again.word].written)” is found in it. Let each word be replaced by one that can stay.",
        at: wordLocations[index])
    }
  }
}
