package import Dialogs

/// A dialog, and what rules about all pages look at in every dialog of a site.
///
/// A reference: the page and the rules hold the same dialog, which is large, and to look at one property of it, Swift
/// copies all of it and counts a reference for each of its texts.
package final class SharedDialog: Sendable {
  package let dialog: Dialog
  let id: Sourced<String>?
  /// The hash of the ID.
  let idHash: Int?
  let kind: DialogKind
  let marking: Dialog.Marking
  let title: SourcedText?
  let primaryLabel: SourcedText?
  /// What it asks, if it can be compared with others that ask the same.
  let question: String?
  /// The hash of the question and of the kind of the dialog.
  let questionHash: Int?
  /// The ways to other dialogs.
  let steps: [Dialog.Step]
  /// Rules that a counter-example promises to break.
  let violates: [Sourced<String>]
  /// Whether the block promises or allows findings, which has to be compared with what is found.
  let hasExpectations: Bool

  package init(_ dialog: Dialog) {
    self.dialog = dialog
    id = dialog.id
    idHash = dialog.id?.value.hashValue
    kind = dialog.kind.value
    marking = dialog.marking
    title = dialog.title
    primaryLabel = dialog.primaryIndex.map { dialog.buttons[$0].label }
    question = SiteRules.ConsistentLabels.question(of: dialog)
    questionHash = question.map { question in
      var hasher = Hasher()
      hasher.combine(question)
      hasher.combine(dialog.kind.value)
      return hasher.finalize()
    }
    steps = dialog.steps
    violates = dialog.violates
    hasExpectations = !dialog.violates.isEmpty || !dialog.allow.isEmpty
  }
}
