import Diagnostics
import Dialogs
import Mockups
package import YAML

extension HouseRule {
  /// What the definition of a house rule may hold.
  package static let keys: [KeyShape] = [
    KeyShape("summary", .text, isRequired: true, "What it asks for, in one line"),
    KeyShape("why", .text, "The reason, for whoever wonders"),
    KeyShape("severity", .choice(Severity.allCases.map(\.rawValue)), "How much it weighs; warning otherwise"),
    KeyShape(
      "kind", .choice(HouseRuleReader.Kind.allCases.map(\.rawValue)), isRequired: true,
      "Words to avoid, to replace, or to use only so often"),
    KeyShape("words", .list(.text), "The words it looks for"),
    KeyShape("replace", .mapping([], others: [PatternShape(".", .text)]), "Words with what replaces them"),
    KeyShape("words-file", .text, "A file below Content with a word on each line"),
    KeyShape("max", .integer(0...10_000), "How many of the words one text may have"),
    KeyShape("case", .choice(HouseRuleReader.LetterCase.allCases.map(\.rawValue)), "Whether letter case matters"),
    KeyShape("language", .text, "BCP 47 tag of the language that it speaks of; any for all"),
    KeyShape("on", .list(.choice(Place.allCases.map(\.rawValue))), "The texts that it looks at"),
    KeyShape("kinds", .list(.choice(DialogKind.allCases.map(\.rawValue))), "The kinds of dialog that it looks at"),
    KeyShape("platforms", .list(.choice(Platform.allCases.map(\.id))), "The platforms that it holds for"),
    KeyShape("examples", .list(.mapping(Sample.keys)), "Texts that pass or fail, checked with each run"),
  ]
}

extension HouseRule.Sample {
  static let keys: [KeyShape] = [
    KeyShape("pass", .text, "A text in which nothing is found"),
    KeyShape("fail", .text, "A text in which something is found"),
    KeyShape("fixed", .text, "What comes of a failing text when it is mended"),
    KeyShape("on", .choice(HouseRule.Place.allCases.map(\.rawValue)), "What kind of text it is"),
  ]
}
