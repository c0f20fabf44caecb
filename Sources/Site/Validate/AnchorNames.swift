import Diagnostics
import Guidelines
import Markdown
import Synchronization

/// The anchors of a page, to find the one that a broken link nearly names.
struct AnchorNames: Sendable {
  /// The first anchor with the same letters and digits.
  private var byLetters: [String: String] = [:]
  private var names: [String] = []
  /// Comparing all anchors of a huge page for each of its broken links would take too long.
  private static let mostCompared = 300

  init(_ page: ParsedPage) {
    for name in page.document.outline.map(\.anchor) + page.blocks.map(\.id) + page.document.rawAnchors {
      let letters = lettersAndDigits(of: name)
      if !letters.isEmpty, byLetters[letters] == nil { byLetters[letters] = name }
      if names.count < Self.mostCompared { names.append(name) }
    }
  }

  /// The anchor that differs only in case and signs, otherwise one that is spelled nearly like it.
  func nearest(to anchor: String) -> String? {
    byLetters[lettersAndDigits(of: anchor)] ?? nearestName(to: anchor, among: names)
  }
}

/// The anchors of those pages that broken links lead to, each found once.
final class AnchorNamesOfPages: Sendable {
  private let known = Mutex<[String: AnchorNames]>([:])

  func names(of page: ParsedPage) -> AnchorNames {
    if let names = known.withLock({ $0[page.path] }) { return names }
    let names = AnchorNames(page)
    known.withLock { $0[page.path] = names }
    return names
  }
}
