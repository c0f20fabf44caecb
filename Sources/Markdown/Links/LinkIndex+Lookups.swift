import Synchronization

extension LinkIndex {
  /// A question that a page asked, and the answer.
  ///
  /// While all answers stay the same, so does the page, whatever else is added to the site or removed from it.
  package struct Lookup: Sendable, Hashable {
    var start: Start
    var path: String
    var isImage: Bool
    var answer: Target?
    /// What is shown of the answer.
    var text = ""
    /// The answer, where it is several files.
    var files: [Target] = []

    /// Where the path begins.
    enum Start {
      case content, contentInAnyCase, namesOfPages, namesOfFiles, lineAnchors, headings, labels, titles, rootOfSite,
        rootOfProject, bundle
    }
  }

  /// The questions of one page.
  package final class LookupLog: Sendable {
    private let noted = Mutex<[Lookup]>([])

    package init() {}

    package var lookups: [Lookup] { noted.withLock { $0 } }

    func note(_ lookup: Lookup) { noted.withLock { $0.append(lookup) } }
  }

  /// Whether questions have the same answers here.
  package func answersTheSame(_ lookups: [Lookup]) -> Bool {
    lookups.allSatisfy { lookup in
      switch lookup.start {
      case .content: lookup.answer == find(lookup.path, isImage: lookup.isImage)
      case .contentInAnyCase: lookup.answer == findInAnyCase(lookup.path)
      case .namesOfPages: lookup.answer == findNamed(lookup.path)
      case .namesOfFiles: lookup.answer == findFile(named: lookup.path)
      case .lineAnchors: lookup.answer == findLineAnchor(lookup.path)
      case .headings: lookup.answer == findHeading(lookup.path)
      case .labels: lookup.isAnswered(by: findLabel(lookup.path).map { ($0.target, $0.label.text) })
      case .titles: lookup.isAnswered(by: findTitled(lookup.path))
      case .rootOfSite: lookup.answer == findFromRoot(lookup.path, isImage: lookup.isImage)
      case .rootOfProject: lookup.answer == findMoved(lookup.path)
      case .bundle: lookup.files == findImages(lookup.path)
      }
    }
  }

  func noted(_ lookup: Lookup, in log: LookupLog?) -> Target? {
    log?.note(lookup)
    return lookup.answer
  }
}

extension LinkIndex.Lookup {
  fileprivate func isAnswered(by found: (target: LinkIndex.Target, title: String)?) -> Bool {
    answer == found?.target && text == found?.title ?? ""
  }
}
