package import Diagnostics
package import Dialogs

/// A dialog as rules see it: what its author wrote, and what follows from where it stands.
package struct DialogSubject: Sendable {
  package let dialog: Dialog
  /// Platforms that it is drawn for: its own, else those of its page, else those of the site.
  package let platforms: [Platform]
  /// Index of the button that does what the dialog is about.
  package let primary: Int?
  /// Index of the button that dismisses without doing anything.
  package let cancel: Int?
  /// Whether rules with English words may judge its text.
  package let isEnglish: Bool
  /// Keys of the block that could not be read in full, where that is reported already.
  ///
  /// A rule that looks for something missing stays silent where it may be in one of them, so that one fault is reported
  /// once.
  let unreadKeys: Set<String>
  /// The page that it stands on.
  package let path: String
  /// The page's bytes, for edits that move what was written.
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

  /// Whether more than one button cancels, so that the place of Cancel cannot be judged.
  var cancelsTwice: Bool { dialog.buttons.count { dialog.isCancel($0) } > 1 }

  package var kind: DialogKind { dialog.kind.value }
  package var buttons: [Dialog.Button] { dialog.buttons }
  package var situation: Situation { dialog.situation }

  /// A note that points at another place of the page.
  package func note(_ message: String, at range: SourceRange) -> Diagnostic.Note {
    Diagnostic.Note(message, at: SourceLocation(path: path, range: range))
  }
}
