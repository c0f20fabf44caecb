package import Dialogs

/// What a screen reader announces for a dialog, in order.
package struct Transcript: Sendable, Hashable {
  /// The kind and platform: “Alert on iOS: Delete draft?”.
  package var name: String
  package var lines: [Line]

  /// An announcement, or information for people who do not see the screen.
  package struct Line: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
      /// Announced when the dialog opens.
      case announcement
      /// A text that is read.
      case text
      /// A control.
      case control
      /// Not announced: how to dismiss the dialog without choosing a button.
      case wayOut
    }

    package var kind: Kind
    package var text: String
    /// What is shown but not announced.
    package var note: String?

    package init(_ kind: Kind, _ text: String, note: String? = nil) {
      self.kind = kind
      self.text = text
      self.note = note
    }
  }

  /// The transcript of a dialog on a platform: with its buttons in drawing order, or in list order if the platform
  /// does not draw it.
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
  /// Whether the text ends like a sentence, so that it needs no period.
  var endsSentence: Bool {
    switch unicodeScalars.last {
    case ".", "?", "!", "…", "。", "？", "！", "؟": true
    default: false
    }
  }
}
