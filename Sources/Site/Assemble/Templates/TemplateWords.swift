import Mustache
import Words

extension WordList {
  /// Interface text as template values: `words.page.skip`.
  ///
  /// For text with a placeholder or a link, the text before and after it, and the text of the link:
  /// `words.page.changed.before`.
  ///
  /// Text with plural forms or several placeholders is not available in templates.
  var templateValues: [TemplateValue] {
    zip(names, entries).flatMap { name, entry -> [TemplateValue] in
      func value(_ member: String = "") -> TemplateValue {
        TemplateValue(name: "\(WordsValue.name).\(name)\(member)", type: .text, summary: "")
      }
      switch (entry.other.places.count, entry.other.linkCount) {
      case _ where entry.isCounted: return []
      case (0, 0): return [value()]
      case (1, 0): return [value(".before"), value(".after")]
      case (0, 1): return [value(".before"), value(".link"), value(".after")]
      default: return []
      }
    }
  }
}

/// The text, or that of a group, for the library.
struct WordsValue: MustacheParent {
  /// The name in templates.
  static let name = "words"

  let words: Words
  var group: String?

  func child(named name: String) -> Any? {
    guard let group else { return WordList.english.group(name) == nil ? nil : WordsValue(words: words, group: name) }
    guard let index = WordList.english.index(of: group + "." + name) else { return nil }
    let phrase = words.entries[index].other
    return phrase.cut.map { Pieces(before: $0.before, link: $0.link, after: $0.after) } ?? phrase.text
  }

  /// A text around its placeholder.
  private struct Pieces: MustacheParent {
    let before: String
    let link: String
    let after: String

    func child(named name: String) -> Any? {
      switch name {
      case "before": before
      case "link": link
      case "after": after
      default: nil
      }
    }
  }
}
