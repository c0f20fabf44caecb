import Site
import Words

/// What a change does to a library: everything that differs between two states of a site, as values.
package struct Review: Sendable {
  /// What the change is compared with: `main (1a2b3c4d5e)`.
  package var base: String
  /// The title of the site.
  package var site: String
  /// Findings that the earlier state does not have, links that lead nowhere aside; errors first.
  package var newFindings: [ReviewFinding] = []
  /// Links that lead nowhere now.
  package var brokenLinks: [ReviewFinding] = []
  /// Findings that are gone; errors first.
  package var fixedFindings: [ReviewFinding] = []
  /// By page, in the order of the pages; what is gone comes last.
  package var dialogs: [DialogChange] = []
  package var pages: [PageChange] = []
  package var settings: [SettingChange] = []

  package init(base: String, site: String) {
    (self.base, self.site) = (base, site)
  }

  /// Compares two states of a site.
  ///
  /// - Parameters:
  ///   - settings: what differs in the settings.
  ///   - base: what the earlier state is called.
  /// - Throws: `FileError`.
  package init(from earlier: Snapshot, to current: Snapshot, settings: [SettingChange], base: String) throws {
    self.init(base: base, site: current.result.library.configuration.title)
    self.settings = settings
    let moves = try PageMoves(from: earlier, to: current).newPaths
    let matches = FindingMatches(earlier: earlier.identities(), current: current.identities(), moves: moves)
    let new = ReviewFinding.all(matches.new, of: current)
    newFindings = new.filter { !$0.isBrokenLink }
    brokenLinks = new.filter(\.isBrokenLink)
    fixedFindings = ReviewFinding.all(matches.gone, of: earlier)
    pages = try PageChange.all(from: earlier, to: current, moves: moves)
    dialogs = Self.dialogs(
      from: try DialogState.all(of: earlier), to: try DialogState.all(of: current), moves: moves,
      words: current.result.library.words)
  }

  /// Whether nothing that a review shows is different.
  package var isEmpty: Bool {
    newFindings.isEmpty && brokenLinks.isEmpty && fixedFindings.isEmpty && dialogs.isEmpty && pages.isEmpty
      && settings.isEmpty
  }

  private static func dialogs(
    from old: [DialogState], to new: [DialogState], moves: [String: String], words: Words
  ) -> [DialogChange] {
    let matches = DialogMatches(earlier: old.map(\.identity), current: new.map(\.identity), moves: moves)
    var changes: [Int: DialogChange] = [:]
    for index in matches.added { changes[index] = DialogChange(added: new[index], words: words) }
    for pair in matches.pairs {
      let (before, after) = (old[pair.earlier], new[pair.current])
      let isMoved = (moves[before.page.source] ?? before.page.source) != after.page.source
      changes[pair.current] = DialogChange(from: before, to: after, isMoved: isMoved, words: words)
    }
    return new.indices.compactMap { changes[$0] } + matches.removed.map { DialogChange(removed: old[$0]) }
  }
}
