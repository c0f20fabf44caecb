import Files
import Synchronization
package import SystemPackage

/// When pages were last changed, as far as their repository tells.
package struct ChangeHistory: Sendable, Hashable {
  /// The last commit that touched a page, by the page's path below Content.
  package var dates: [String: Timestamp]
  /// Why dates are missing that a repository should have, in words; nil where nothing is wrong.
  package var shortcoming: String?

  package init(dates: [String: Timestamp] = [:], shortcoming: String? = nil) {
    self.dates = dates
    self.shortcoming = shortcoming
  }

  /// The date of a page, by its file below the project's root.
  func date(of source: String) -> Timestamp? {
    dates.isEmpty ? nil : dates[String(source.dropFirst(SourceTree.contentFolder.count + 1))]
  }

  /// Finds when pages were last changed, given their paths below Content.
  package typealias Source = @Sendable (_ pages: [String]) -> ChangeHistory

  /// Asks the repository that a project lies in.
  package static func git(root: FilePath) -> Source {
    { GitRepository(folder: root.appending(SourceTree.contentFolder)).history(of: $0) }
  }

  /// Asks once and keeps the answer, for a preview: what a save changes, no commit has yet.
  package static func once(_ source: @escaping Source) -> Source {
    let asked = Asked()
    return { pages in
      asked.answer.withLock { answer in
        let history = answer ?? source(pages)
        answer = history
        return history
      }
    }
  }

  private final class Asked: Sendable {
    let answer = Mutex<ChangeHistory?>(nil)
  }
}
