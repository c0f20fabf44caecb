package import Diagnostics
package import Dialogs

/// A dialog for rules: the block of the author and its context.
package struct DialogSubject: Sendable {
  package let dialog: Dialog
  /// Platforms of the dialog: its own, otherwise those of its page, otherwise those of the site.
  package let platforms: [Platform]
  /// Index of the primary button.
  package let primary: Int?
  /// Index of the button that dismisses without an action.
  package let cancel: Int?
  /// Whether rules with English words can judge its text.
  package let isEnglish: Bool
  /// Keys of the block that could not be read, which is already reported.
  ///
  /// A rule that reports something missing does not apply if it may be in one of these keys, so that one fault is
  /// reported once.
  let unreadKeys: Set<String>
  /// What it is a translation of; nil for a dialog that is none.
  package var original: OriginalDialog?
  /// The page of the dialog.
  package let path: String
  /// The bytes of the page, for edits that move text.
  let source: [UInt8]

  package init(
    _ dialog: Dialog, platforms: [Platform], path: String, source: [UInt8], unreadKeys: Set<String> = []
  ) {
    self.dialog = dialog
    self.unreadKeys = unreadKeys
    self.platforms = platforms
    self.path = path
    self.source = source
    cancel = dialog.cancelIndex
    primary =
      dialog.buttons.firstIndex { $0.isPrimary?.value == true } ?? dialog.buttons.firstIndex { !dialog.isCancel($0) }
    isEnglish = dialog.language.map { LanguageTag.isEnglish($0.value) } ?? true
  }

  /// Whether more than one button cancels, so that the position of Cancel cannot be judged.
  var cancelsTwice: Bool { dialog.buttons.count { dialog.isCancel($0) } > 1 }

  package var kind: DialogKind { dialog.kind.value }
  package var buttons: [Dialog.Button] { dialog.buttons }
  package var situation: Situation { dialog.situation }

  /// A note that points to another location on the page.
  package func note(_ message: String, at range: SourceRange) -> Diagnostic.Note {
    Diagnostic.Note(message, at: SourceLocation(path: path, range: range))
  }
}

/// The dialog that another one translates.
///
/// A reference: most dialogs translate none, and each would have room for a whole one.
package final class OriginalDialog: Sendable {
  package let dialog: Dialog
  /// Its page, relative to the root of the project.
  package let path: String

  package init(_ dialog: Dialog, path: String) { (self.dialog, self.path) = (dialog, path) }
}
