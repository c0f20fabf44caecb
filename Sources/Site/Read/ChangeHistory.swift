import Files
import Synchronization
package import SystemPackage

/// When pages were last changed, according to their repository.
package struct ChangeHistory: Sendable, Hashable {
  /// The date of the last commit that touched a page, by path relative to Content.
  package var dates: [String: Timestamp]
  /// Why dates are missing although there is a repository; nil if nothing is wrong.
  package var shortcoming: String?

  package init(dates: [String: Timestamp] = [:], shortcoming: String? = nil) {
    self.dates = dates
    self.shortcoming = shortcoming
  }

  /// The date of a page, by its file relative to the root of the project.
  func date(of source: String) -> Timestamp? {
    dates.isEmpty ? nil : dates[String(source.dropFirst(SourceTree.contentFolder.count + 1))]
  }

  /// Finds when pages were last changed, given their paths relative to Content.
  package typealias Source = @Sendable (_ pages: [String]) -> ChangeHistory

  /// Gets dates from the repository of a project.
  package static func git(root: FilePath) -> Source {
    { GitRepository(folder: root.appending(SourceTree.contentFolder)).history(of: $0) }
  }

  /// Gets dates once and keeps them, for a preview: saved changes are not committed yet.
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
