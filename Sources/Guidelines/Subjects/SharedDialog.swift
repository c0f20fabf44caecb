package import Dialogs

/// A dialog, and what rules about all pages look at in every dialog of a site.
///
/// A reference: the page and the rules hold the same dialog, which is large, and to look at one property of it, Swift
/// copies all of it and counts a reference for each of its texts. What only findings need is not repeated here.
package final class SharedDialog: Sendable {
  package let dialog: Dialog
  /// The hash of the ID; nil without one.
  let idHash: Int?
  /// Whether the block promises or allows findings, which has to be compared with what is found.
  let hasExpectations: Bool
  /// The hash of what it asks and of its kind; nil if it is not compared with others that ask the same.
  let questionHash: Int?
  /// The ways to other dialogs.
  let steps: [Dialog.Step]

  package init(_ dialog: Dialog) {
    self.dialog = dialog
    idHash = dialog.id?.value.hashValue
    hasExpectations = !dialog.violates.isEmpty || !dialog.allow.isEmpty
    questionHash = SiteRules.ConsistentLabels.question(of: dialog).map { question in
      var hasher = Hasher()
      hasher.combine(question)
      hasher.combine(dialog.kind.value)
      return hasher.finalize()
    }
    steps = dialog.steps
  }
}
