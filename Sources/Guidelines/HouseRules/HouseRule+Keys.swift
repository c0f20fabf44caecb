import Diagnostics
import Dialogs
import Mockups
package import YAML

extension HouseRule {
  /// The keys of a house rule.
  package static let keys: [KeyShape] = [
    KeyShape("summary", .text, isRequired: true, "One-line description of the rule"),
    KeyShape("why", .text, "Why the rule exists"),
    KeyShape("severity", .choice(Severity.allCases.map(\.rawValue)), "Severity; default: warning"),
    KeyShape(
      "kind", .choice(HouseRuleReader.Kind.allCases.map(\.rawValue)), isRequired: true,
      "Words to avoid, replace, or limit"),
    KeyShape("words", .list(.text), "Words to find"),
    KeyShape("replace", .mapping([], others: [PatternShape(".", .text)]), "Words and their replacements"),
    KeyShape("words-file", .text, "File in Content with one word per line"),
    KeyShape("max", .integer(0...10_000), "Maximum number of these words in one text"),
    KeyShape("case", .choice(HouseRuleReader.LetterCase.allCases.map(\.rawValue)), "Whether letter case matters"),
    KeyShape("language", .text, "BCP 47 tag of the language to check, or any"),
    KeyShape("on", .list(.choice(Place.allCases.map(\.rawValue))), "Texts to check"),
    KeyShape("kinds", .list(.choice(DialogKind.allCases.map(\.rawValue))), "Kinds of dialogs to check"),
    KeyShape("platforms", .list(.choice(Platform.allCases.map(\.id))), "Platforms to check"),
    KeyShape("examples", .list(.mapping(Sample.keys)), "Examples that pass or fail, tested on every run"),
  ]
}

extension HouseRule.Sample {
  static let keys: [KeyShape] = [
    KeyShape("pass", .text, "Text without findings"),
    KeyShape("fail", .text, "Text with a finding"),
    KeyShape("fixed", .text, "Text after the fix"),
    KeyShape("on", .choice(HouseRule.Place.allCases.map(\.rawValue)), "Kind of text"),
  ]
}
