/// The kinds of dialogs.
package enum DialogKind: String, Sendable, Hashable, CaseIterable {
  case alert
  case actionSheet = "action-sheet"
  case modal
  case snackbar

  /// The name in the middle of a sentence.
  package var name: String {
    switch self {
    case .alert: "alert"
    case .actionSheet: "action sheet"
    case .modal: "modal view"
    case .snackbar: "snackbar"
    }
  }

  /// The name at the start of a sentence.
  package var title: String { name.prefix(1).uppercased() + name.dropFirst() }
}
