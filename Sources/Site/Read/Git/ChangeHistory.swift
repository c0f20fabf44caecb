import Files
import Synchronization
package import SystemPackage

/// When pages were last changed, according to their repository.
package struct ChangeHistory: Sendable, Hashable {
  /// The date of the last commit that touched a page, by path relative to the folder with the pages.
  package var dates: [String: Timestamp]
  /// The ID of that commit, by the same paths.
  var commits: [String: String] = [:]
  /// How many commits are newer, plus one, by the same paths.
  var ages: [String: Int] = [:]
  /// Why dates are missing although there is a repository; nil if nothing is wrong.
  package var shortcoming: String?

  package init(dates: [String: Timestamp] = [:], shortcoming: String? = nil) {
    self.dates = dates
    self.shortcoming = shortcoming
  }

  /// The date of a page.
  func date(of page: ParsedPage) -> Timestamp? {
    dates.isEmpty ? nil : dates[page.sourcePath]
  }

  /// Finds when pages were last changed, given their folder and their paths in it.
  package typealias Source = @Sendable (_ content: ContentFolder, _ pages: [String]) -> ChangeHistory

  /// Gets dates from the repository of a project.
  package static func git(root: FilePath) -> Source {
    { content, pages in
      let folder = content.path.isEmpty ? root : root.appending(content.path)
      return GitRepository(folder: folder).history(of: pages)
    }
  }

  /// Gets dates once and keeps them, for a preview: saved changes are not committed yet.
  package static func once(_ source: @escaping Source) -> Source {
    let asked = Asked()
    return { content, pages in
      asked.answer.withLock { answer in
        let history = answer ?? source(content, pages)
        answer = history
        return history
      }
    }
  }

  private final class Asked: Sendable {
    let answer = Mutex<ChangeHistory?>(nil)
  }
}
