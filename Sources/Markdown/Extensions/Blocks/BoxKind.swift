import Words
import Writing

/// What a box is, by the names that several tools have given it.
///
/// Each kind has a word; the styles are few.
enum BoxKind: String, CaseIterable {
  case note, tip, important, warning, caution
  case info, danger, success, question, failure, bug, example, quote, summary, details

  /// The class that gives a box its look.
  var style: StaticString {
    switch self {
    case .note, .info, .summary: "note"
    case .tip, .success: "tip"
    case .important, .question, .example: "important"
    case .warning: "warning"
    case .caution, .danger, .failure, .bug: "caution"
    case .quote, .details: "plain"
    }
  }

  /// Its title where the author wrote none.
  var title: Word {
    switch self {
    case .note: .note
    case .tip: .tip
    case .important: .important
    case .warning: .warning
    case .caution: .caution
    case .info: .info
    case .danger: .danger
    case .success: .success
    case .question: .question
    case .failure: .failure
    case .bug: .bug
    case .example: .example
    case .quote: .quote
    case .summary: .summary
    case .details: .details
    }
  }

  /// The kind with a name, in any case of letters.
  init?(_ name: String) {
    guard let kind = Self.names[name.lowercased()] else { return nil }
    self = kind
  }

  /// The kind that one of several classes names, and no other: a note can be more than that.
  ///
  /// Most names of kinds can be classes of anything, such as `example` or `summary`. Only those count that themes give
  /// their boxes.
  init?(classes: some Sequence<Substring>) {
    var found: BoxKind?
    for name in classes {
      let name = name.lowercased()
      let prefix = Self.prefixes.first(where: name.hasPrefix) ?? ""
      guard let kind = Self.classes[String(name.dropFirst(prefix.count))] else { continue }
      if found == nil || found == .note { found = kind }
    }
    guard let found else { return nil }
    self = found
  }

  private static let classes: [String: BoxKind] = [
    "note": .note, "tip": .tip, "hint": .tip, "info": .info, "information": .info, "unreleased": .info,
    "important": .important, "warning": .warning, "attention": .warning, "caution": .caution, "danger": .danger,
  ]

  private static let prefixes = ["alert-", "admonition-", "callout-", "prompt-"]

  /// Every name that a kind goes by.
  static let names: [String: BoxKind] = [
    "note": .note, "seealso": .note, "see-also": .note, "admonition": .note, "callout": .note, "remark": .note,
    "info": .info, "information": .info, "todo": .info, "aside": .info, "secondary": .info,
    "tip": .tip, "hint": .tip,
    "important": .important, "key": .important,
    "warning": .warning, "warn": .warning, "attention": .warning, "alert": .warning,
    "caution": .caution,
    "danger": .danger, "error": .danger, "deprecated": .danger,
    "success": .success, "check": .success, "done": .success,
    "question": .question, "help": .question, "faq": .question,
    "failure": .failure, "fail": .failure, "missing": .failure,
    "bug": .bug,
    "example": .example,
    "quote": .quote, "cite": .quote,
    "summary": .summary, "abstract": .summary, "tldr": .summary,
    "details": .details, "disclosure": .details, "spoiler": .details, "collapse": .details, "dropdown": .details,
  ]
}

extension Word {
  fileprivate static let note = Word("text.note")
  fileprivate static let tip = Word("text.tip")
  fileprivate static let important = Word("text.important")
  fileprivate static let warning = Word("text.warning")
  fileprivate static let caution = Word("text.caution")
  fileprivate static let info = Word("text.info")
  fileprivate static let danger = Word("text.danger")
  fileprivate static let success = Word("text.success")
  fileprivate static let question = Word("text.question")
  fileprivate static let failure = Word("text.failure")
  fileprivate static let bug = Word("text.bug")
  fileprivate static let example = Word("text.example")
  fileprivate static let quote = Word("text.quote")
  fileprivate static let summary = Word("text.summary")
  fileprivate static let details = Word("text.details")
}
