import Dialogs
import Mockups
import Words

extension Word {
  static let reviewTitle = Word("review.title")
  static let reviewCompared = Word("review.compared")
  static let reviewNothing = Word("review.nothing")
  static let reviewSummary = Word("review.summary")
  static let reviewMovedFrom = Word("review.moved_from")
  static let reviewBefore = Word("review.before")
  static let reviewAfter = Word("review.after")
  static let reviewMarkRemoved = Word("review.mark_removed")
  static let reviewMarkAdded = Word("review.mark_added")
  static let reviewNotDrawn = Word("review.not_drawn")
  static let reviewNowDrawn = Word("review.now_drawn")
  static let reviewNoLongerDrawn = Word("review.no_longer_drawn")
  static let reviewNone = Word("review.none")
  static let reviewValue = Word("review.value")
  static let reviewCaused = Word("review.caused")
  static let reviewResolved = Word("review.resolved")
  static let reviewRegraded = Word("review.regraded")
  static let reviewOmitted = Word("review.omitted")
  static let reviewDrawn = Word("review.drawn")
  static let reviewTranscript = Word("figure.transcript")
  static let reviewBroken = Word("figure.broken")

  fileprivate static let added = Word("review.added")
  fileprivate static let removed = Word("review.removed")
  fileprivate static let changed = Word("review.changed")
  fileprivate static let moved = Word("review.moved")
  fileprivate static let addressKept = Word("review.address_kept")
  fileprivate static let addressAlias = Word("review.address_alias")
  fileprivate static let addressGone = Word("review.address_gone")
  fileprivate static let buttonAdded = Word("review.button_added")
  fileprivate static let buttonRemoved = Word("review.button_removed")
  fileprivate static let buttonRenamed = Word("review.button_renamed")
  fileprivate static let buttonOrder = Word("review.button_order")
  fileprivate static let buttonRole = Word("review.button_role")
  fileprivate static let buttonEnabled = Word("review.button_enabled")
  fileprivate static let buttonDisabled = Word("review.button_disabled")
  fileprivate static let buttonDefault = Word("review.button_default")
}

/// A section of a review, in the order in which reviewers read them.
enum ReviewSection: String, CaseIterable {
  case findings, links, dialogs, pages, settings, fixed

  var title: Word { Self.titles[self] ?? .reviewSummary }

  private static let titles: [ReviewSection: Word] = [
    .findings: Word("review.section_findings"), .links: Word("review.section_links"),
    .dialogs: Word("review.section_dialogs"),
    .pages: Word("review.section_pages"), .settings: Word("review.section_settings"),
    .fixed: Word("review.section_fixed"),
  ]

  /// The number of entries of a review.
  func count(in review: Review) -> Int {
    switch self {
    case .findings: review.newFindings.count
    case .links: review.brokenLinks.count
    case .dialogs: review.dialogs.count
    case .pages: review.pages.count
    case .settings: review.settings.count
    case .fixed: review.fixedFindings.count
    }
  }
}

extension DialogChange.Kind {
  var title: Word {
    switch self {
    case .added: .added
    case .removed: .removed
    case .changed: .changed
    case .moved: .moved
    }
  }
}

extension PageChange.Kind {
  var title: Word {
    switch self {
    case .added: .added
    case .removed: .removed
    case .changed: .changed
    case .moved: .moved
    }
  }
}

extension PageChange.FormerAddress {
  var sentence: Word {
    switch self {
    case .kept: .addressKept
    case .alias: .addressAlias
    case .gone: .addressGone
    }
  }
}

extension ButtonChange {
  /// What has changed, as a sentence.
  func sentence(_ words: Words) -> String {
    switch self {
    case .added(let label): words.text(.buttonAdded, ("button", label))
    case .removed(let label): words.text(.buttonRemoved, ("button", label))
    case .renamed(let old, let new): words.text(.buttonRenamed, ("before", old), ("after", new))
    case .reordered(let old, let new):
      words.text(.buttonOrder, ("before", Self.list(old)), ("after", Self.list(new)))
    case .role(let label, let old, let new):
      words.text(.buttonRole, ("button", label), ("before", old.rawValue), ("after", new.rawValue))
    case .enabled(let label): words.text(.buttonEnabled, ("button", label))
    case .disabled(let label): words.text(.buttonDisabled, ("button", label))
    case .isDefault(let label): words.text(.buttonDefault, ("button", label))
    }
  }

  private static func list(_ labels: [String]) -> String { labels.map { "“\($0)”" }.joined(separator: ", ") }
}

extension DialogChange {
  /// What names the dialog: its title, otherwise its message or kind; the ID of a block that cannot be read.
  func name(_ words: Words) -> String {
    guard let state else { return "" }
    return (state.dialog ?? before?.dialog).map { words.name(of: $0) } ?? state.id
  }

  /// What has changed besides words and drawings, as sentences.
  func sentences(_ words: Words) -> [String] {
    var sentences = buttons.map { $0.sentence(words) }
    if isMoved, let before { sentences.insert(words.text(.reviewMovedFrom, ("page", before.page.source)), at: 0) }
    for (word, platforms) in [(Word.reviewNowDrawn, platformsAdded), (.reviewNoLongerDrawn, platformsRemoved)] {
      guard !platforms.isEmpty else { continue }
      sentences.append(
        words.text(word, ("platforms", platforms.map { words.name(of: $0) }.joined(separator: ", "))))
    }
    return sentences
  }
}
