import Mustache
import Words

extension WordList {
  /// The words as values of templates: `words.page.skip`; and of a word with a place or a link, what stands before it
  /// and after it, and what the link says: `words.page.changed.before`.
  ///
  /// What counts, or has several places, is not for templates.
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

/// The words, or those of a group, as the library asks for them.
struct WordsValue: MustacheParent {
  /// What templates call it.
  static let name = "words"

  let words: Words
  var group: String?

  func child(named name: String) -> Any? {
    guard let group else { return WordList.english.group(name) == nil ? nil : WordsValue(words: words, group: name) }
    guard let index = WordList.english.index(of: group + "." + name) else { return nil }
    let phrase = words.entries[index].other
    return phrase.cut.map { Pieces(before: $0.before, link: $0.link, after: $0.after) } ?? phrase.text
  }

  /// A word around what is put into it.
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
