package import Dialogs

/// What a screen reader says of a dialog, in the order in which it says it.
package struct Transcript: Sendable, Hashable {
  /// What is shown and where: “Alert on iOS: Delete draft?”.
  package var name: String
  package var lines: [Line]

  /// One utterance, or one thing that a person who does not see the screen should know.
  package struct Line: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
      /// Said when the dialog opens.
      case announcement
      /// A text that is read.
      case text
      /// A thing to act on.
      case control
      /// Not said: how the dialog is left without choosing a button.
      case wayOut
    }

    package var kind: Kind
    package var text: String
    /// What is seen but not said.
    package var note: String?

    package init(_ kind: Kind, _ text: String, note: String? = nil) {
      self.kind = kind
      self.text = text
      self.note = note
    }
  }

  /// What is said of a dialog on a platform: with its buttons in the order in which they are drawn, or in the order of
  /// the list where the platform is not drawn.
  package static func lines(for dialog: Dialog, on platform: Platform) -> [Line] {
    MockupRenderer.scene(for: dialog, on: platform)?.transcript.lines
      ?? Transcript(of: dialog, on: platform, buttons: Array(dialog.buttons.indices)).lines
  }

  /// Announcement and controls in one paragraph: the description of a picture.
  package var summary: String {
    var summary = ""
    for line in lines where line.kind == .announcement || line.kind == .control {
      if !summary.isEmpty { summary += " " }
      summary += line.text
      if !line.text.endsSentence { summary += "." }
    }
    return summary
  }
}

extension String {
  /// Whether the text ends as a sentence does, so that no full stop is wanted.
  var endsSentence: Bool {
    switch unicodeScalars.last {
    case ".", "?", "!", "…", "。", "？", "！", "؟": true
    default: false
    }
  }
}
