import Diagnostics
import Dialogs
import Markdown

/// Examples: tests by the author of the rule, and illustrations on its reference page.
extension HouseRule {
  /// Findings about examples that do not behave as stated.
  func judgeSamples(path: String) -> [Diagnostic] {
    samples.flatMap { sample -> [Diagnostic] in
      let found = findings(in: sample)
      switch sample.verdict {
      case .passes:
        return found.map { finding in
          fault("this example does not pass: \(finding.summary)", "", finding.range ?? sample.text.range, path)
        }
      case .fails where found.isEmpty:
        return [
          fault(
            "this example should fail, but has no finding",
            "Only whole words match, \(isExact ? "in the same letter case" : "in any letter case"). A “*” at the end matches "
              + "the rest of a word.", sample.text.range, path)
        ]
      case .fails:
        guard let fixed = sample.fixed, case let text = self.fixed(sample.text.value), text != fixed.value else {
          return []
        }
        return [
          fault("the fix turns this example into “\(text)”", "Change `fixed`, or the rule.", fixed.range, path)
        ]
      }
    }
  }

  private func fault(_ summary: String, _ explanation: String, _ range: SourceRange, _ path: String) -> Diagnostic {
    Diagnostic(
      rule: .houseRule, summary: summary,
      explanation: explanation.isEmpty ? "Change the words or the example." : explanation,
      location: SourceLocation(path: path, range: range))
  }

  /// The findings in an example, with locations in site.yml.
  func findings(in sample: Sample) -> [Finding] {
    var value = sample.text.value
    var matches = value.withUTF8(finder.matches)
    if sample.place == .page {
      let file = SourceFile(path: "", text: value)
      let page = MarkdownParser(options: MarkdownOptions()).parse(file, body: 0..<file.bytes.count)
      matches = WordFinder.matches(matches, within: page.textRanges)
    }
    return findings(matches, in: DialogText(place: sample.place, text: sample.text))
  }

  /// A text after all replacements.
  func fixed(_ text: String) -> String {
    var text = text
    var bytes = Array(text.utf8)
    for match in text.withUTF8(finder.matches).reversed() {
      let found = String(decoding: bytes[match.range], as: UTF8.self)
      guard let replacement = words[match.word].replacement(for: found) else { continue }
      bytes.replaceSubrange(match.range, with: Array(replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private var finder: WordFinder { WordFinder([words.map(\.pattern)], isExact: isExact) }
}
