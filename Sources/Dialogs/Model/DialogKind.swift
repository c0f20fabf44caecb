/// The kinds of dialog that a block can describe.
package enum DialogKind: String, Sendable, Hashable, CaseIterable {
  case alert
  case actionSheet = "action-sheet"
  case modal
  case snackbar

  /// What readers call it, in the middle of a sentence.
  package var name: String {
    switch self {
    case .alert: "alert"
    case .actionSheet: "action sheet"
    case .modal: "modal view"
    case .snackbar: "snackbar"
    }
  }

  /// What readers call it at the beginning of a sentence.
  package var title: String { name.prefix(1).uppercased() + name.dropFirst() }
}
