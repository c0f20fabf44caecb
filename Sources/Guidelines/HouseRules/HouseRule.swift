package import Diagnostics
import Dialogs

/// A rule defined in site.yml: words to avoid, replace, or limit.
///
/// It can be used like any other rule. `parse` creates it, and `HouseChecks` finds the words of all house rules at
/// once.
package struct HouseRule: Rule {
  package let description: RuleDescription
  package let scope: RuleScope
  /// The texts to check.
  package let places: [Place]
  let check: Check
  let words: [Term]
  /// Whether letter case matters.
  let isExact: Bool
  /// BCP 47 tag of the language to check; nil for all.
  let language: String?
  /// BCP 47 tag of the default language of pages and dialogs.
  let siteLanguage: String
  let samples: [Sample]

  /// A text in which words can be looked for.
  package enum Place: String, Sendable, Hashable, CaseIterable {
    case title, message, button
    /// Text in a modal view, in a text field, or next to a checkbox.
    case content
    case caption
    /// The text of a page, except its dialogs.
    case page
  }

  /// What to report about the found words.
  enum Check: Sendable {
    case existence
    case substitution
    /// A maximum number per text.
    case occurrence(max: Int)
  }

  /// A word to find.
  struct Term: Sendable {
    var pattern: WordPattern
    /// As written in the list.
    var written: String
    /// Its replacement.
    var replacement: String?
  }

  /// An example in site.yml.
  struct Sample: Sendable {
    var verdict: RuleExample.Verdict
    var place: Place
    var text: SourcedText
    /// Its text after all fixes.
    var fixed: SourcedText?
  }

  /// Why its findings matter, in full sentences.
  var reason: String {
    let summary = description.summary
    let sentence = summary.last.map { ".!?".contains($0) } ?? true ? summary : summary + "."
    return description.rationale.isEmpty ? sentence : sentence + " " + description.rationale
  }
}

extension HouseRule.Place {
  /// The name in messages.
  var name: String {
    switch self {
    case .button: "label"
    case .content: "text"
    case .title, .message, .caption, .page: rawValue
    }
  }
}

extension HouseRule {
  /// The checked texts for the middle of a sentence: “titles and labels of snackbars, and the text of pages”.
  func reach(of dialogs: String) -> String {
    let texts = places.filter { $0 != .page }.map { $0.name + "s" }
    let pages = places.contains(.page) ? ["the text of pages"] : []
    return ((texts.isEmpty ? [] : [listed(texts) + " of " + dialogs]) + pages).joined(separator: ", and ")
  }
}

extension HouseRule.Term {
  /// The replacement of a found text, or nil if it is already correct.
  ///
  /// The replacement starts with a capital if the found text does and the list does not. A replacement with capitals,
  /// such as a name, is unchanged.
  func replacement(for found: String) -> String? {
    guard var replacement else { return nil }
    if !replacement.contains(where: \.isUppercase), found.first?.isUppercase == true,
      written.first?.isUppercase != true
    {
      replacement = TextWords.capitalized(replacement)
    }
    return replacement == found ? nil : replacement
  }
}
