import Diagnostics

extension HouseRule {
  /// The findings for words of this rule in a text.
  func findings(_ matches: [WordFinder.Match], in text: some CheckedText) -> [Finding] {
    let found: [Finding]
    switch check {
    case .existence: found = matches.map { avoided($0, in: text) }
    case .substitution: found = matches.compactMap { replaced($0, in: text) }
    case .occurrence(let max): found = matches.count > max ? [excessive(matches, max: max, in: text)] : []
    }
    // If the text is not identical in the file, all findings would have the location of the whole text.
    return text.isVerbatim ? found : Array(found.prefix(1))
  }

  private func avoided(_ match: WordFinder.Match, in text: some CheckedText) -> Finding {
    Finding("“\(Self.shown(text.text(match.range)))” should be avoided", at: text.range(match.range), because: reason)
  }

  private func replaced(_ match: WordFinder.Match, in text: some CheckedText) -> Finding? {
    let found = text.text(match.range)
    guard let wanted = words[match.word].replacement(for: found) else { return nil }
    let edit = text.edit(match.range, to: wanted)
    return Finding(
      "“\(Self.shown(found))” should be “\(wanted)”", at: text.range(match.range), because: reason,
      fixes: edit.map { [.init("replace with “\(wanted)”", edits: [$0])] } ?? [])
  }

  private func excessive(_ matches: [WordFinder.Match], max: Int, in text: some CheckedText) -> Finding {
    let subject: String
    if words.contains(where: \.pattern.text.isEmpty) {
      subject = matches.count == 1 ? "1 word appears" : "\(matches.count) words appear"
    } else if words.count == 1 {
      subject = "“\(words[0].written)” appears \(matches.count == 1 ? "once" : "\(matches.count) times")"
    } else {
      subject = "words from the list appear \(matches.count == 1 ? "once" : "\(matches.count) times")"
    }
    return Finding(
      "\(subject) in the \(text.place.name); the limit is \(max)",
      at: text.range(matches[max].range), because: reason)
  }

  /// The found text on one line.
  private static func shown(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map { $0.drop { " \t>".contains($0) } }.joined(separator: " ")
  }
}
