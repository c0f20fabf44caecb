import Synchronization

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
}

extension FileTree {
  /// The same files with a history that is asked for once, for a preview: what a save changes, no commit has yet.
  package func askingForHistoryOnce() -> FileTree {
    var tree = self
    let asked = AskedHistory()
    tree.history = { [history] pages in
      asked.value.withLock { value in
        let answer = value ?? history(pages)
        value = answer
        return answer
      }
    }
    return tree
  }

  private final class AskedHistory: Sendable {
    let value = Mutex<ChangeHistory?>(nil)
  }
}
