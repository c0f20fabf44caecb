/// How much a finding matters; the names and their order are SARIF's levels.
package enum Severity: String, Sendable, Hashable, CaseIterable, Comparable, Codable {
  /// Worth knowing: style, or a better way.
  case note
  /// Probably wrong: the page is published, but may mislead readers.
  case warning
  /// Wrong: the site is not published.
  case error

  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
