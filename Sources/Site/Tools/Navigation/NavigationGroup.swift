import Dialogs
import Files

/// A title of navigation without a page: a page that its tool does not publish, and that others name as their parent.
struct NavigationGroup: Sendable, Hashable {
  /// Its file below the folder with the pages.
  var source: String
  var key: String
  var title: String
  var parent: String?
  var order: Double?

  /// - Returns: nil for a page that navigation does not name, or that is a draft.
  init?(_ head: PageHead) {
    let frontMatter = head.frontMatter
    guard frontMatter.address?.value == "false", !frontMatter.isUnlisted, let key = frontMatter.navigationKey else {
      return nil
    }
    (source, self.key) = (head.source, key)
    title = frontMatter.label ?? frontMatter.title ?? key
    (parent, order) = (frontMatter.parent, frontMatter.order)
  }

  /// The groups of a language, with those of the first language that it does not have.
  static func completed(_ groups: [NavigationGroup], with originals: [NavigationGroup]) -> [NavigationGroup] {
    let own = Set(groups.map(\.key))
    return groups + originals.filter { !own.contains($0.key) }
  }
}

extension Library {
  /// What the titles of navigation without a page are.
  var groupInputs: [String?] {
    groups.flatMap { [$0.source, $0.key, $0.title, $0.parent, $0.order.map { String($0) }] }
  }
}
