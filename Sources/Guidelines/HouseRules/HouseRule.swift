package import Diagnostics
import Dialogs

/// A rule that a site has written for itself in site.yml: words to avoid, to replace, or to use only so often.
///
/// Where it stands among other rules it is one of them. It is made by `parse` and checked by `HouseChecks`, which looks
/// for the words of all house rules at once.
package struct HouseRule: Rule {
  package let description: RuleDescription
  package let scope: RuleScope
  /// The texts that it looks at.
  package let places: [Place]
  let check: Check
  let words: [Word]
  /// Whether letter case matters.
  let isExact: Bool
  /// BCP 47 tag of the language that it speaks of; nil for all.
  let language: String?
  /// BCP 47 tag of the language of pages, and of dialogs that name none.
  let siteLanguage: String
  let samples: [Sample]

  /// A text in which words can be looked for.
  package enum Place: String, Sendable, Hashable, CaseIterable {
    case title, message, button
    /// What stands in a modal, in a text field, beside a checkbox.
    case content
    case caption
    /// A page's own text, its dialogs aside.
    case page
  }

  /// What is wrong about the words when they are found.
  enum Check: Sendable {
    case existence
    case substitution
    /// Only so many of them in one text.
    case occurrence(max: Int)
  }

  /// Something that is looked for.
  struct Word: Sendable {
    var pattern: WordPattern
    /// As it was written in the list.
    var written: String
    /// What stands there instead.
    var replacement: String?
  }

  /// An example as site.yml has it.
  struct Sample: Sendable {
    var verdict: RuleExample.Verdict
    var place: Place
    var text: SourcedText
    /// What comes of it when all fixes are made.
    var fixed: SourcedText?
  }

  /// Why its findings matter, in whole sentences.
  var reason: String {
    let summary = description.summary
    let sentence = summary.last.map { ".!?".contains($0) } ?? true ? summary : summary + "."
    return description.rationale.isEmpty ? sentence : sentence + " " + description.rationale
  }
}

extension HouseRule.Place {
  /// What a message calls the text.
  var name: String {
    switch self {
    case .button: "label"
    case .content: "text"
    case .title, .message, .caption, .page: rawValue
    }
  }
}

extension HouseRule {
  /// The texts that it looks at, in the middle of a sentence: “titles and labels of snackbars, and the text of pages”.
  func reach(of dialogs: String) -> String {
    let texts = places.filter { $0 != .page }.map { $0.name + "s" }
    let pages = places.contains(.page) ? ["the text of pages"] : []
    return ((texts.isEmpty ? [] : [RuleSheet.list(texts) + " of " + dialogs]) + pages).joined(separator: ", and ")
  }
}

extension HouseRule.Word {
  /// What a found text should be, or nil where it is that already.
  ///
  /// The replacement begins with a capital where the found text does and the list does not. One that has capitals of
  /// its own, as names have, stays as it is.
  func replacement(for found: String) -> String? {
    guard var replacement else { return nil }
    if !replacement.contains(where: \.isUppercase), found.first?.isUppercase == true,
      written.first?.isUppercase != true
    {
      replacement = Words.capitalized(replacement)
    }
    return replacement == found ? nil : replacement
  }
}
