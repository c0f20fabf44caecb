import Dialogs
import Words

/// The wording of the screen reader of a platform: VoiceOver on Apple systems, TalkBack on Android.
///
/// Harmattan and iPhone OS 2 have none; their dialogs use the wording of VoiceOver, so that descriptions of pictures
/// are consistent.
struct ScreenReader: Sendable {
  private let platform: Platform
  private let words: Words
  private var drawing: any PlatformDrawing.Type { platform.drawing }
  private var voice: Voice { drawing.voice }

  init(_ platform: Platform, _ words: Words) {
    self.platform = platform
    self.words = words
  }

  /// Text that differs between the two.
  struct Voice: Sendable {
    let button: Word
    let disabledButton: Word
    let textField: Word
    let secureField: Word
    let switchOn: Word
    let switchOff: Word

    static let voiceOver = Voice(
      button: Word("transcript.button"), disabledButton: Word("transcript.disabled_button"),
      textField: Word("transcript.text_field"), secureField: Word("transcript.secure_field"),
      switchOn: Word("transcript.switch_on"), switchOff: Word("transcript.switch_off"))
    static let talkBack = Voice(
      button: Word("transcript.talkback_button"), disabledButton: Word("transcript.talkback_disabled_button"),
      textField: Word("transcript.talkback_text_field"), secureField: Word("transcript.talkback_secure_field"),
      switchOn: Word("transcript.talkback_switch_on"), switchOff: Word("transcript.talkback_switch_off"))
  }

  /// - Parameter isDefault: whether Return activates it.
  func line(for button: Dialog.Button, isDefault: Bool = false) -> Transcript.Line {
    let text = words.text(button.isEnabled ? voice.button : voice.disabledButton, ("label", button.label.value))
    return Transcript.Line(.control, text, note: note(on: button, isDefault: isDefault))
  }

  private func note(on button: Dialog.Button, isDefault: Bool) -> String? {
    if button.role == .destructive { return words.text(.transcriptDestructive) }
    return isDefault && button.isEnabled && drawing.answersReturn ? words.text(.transcriptDefault) : nil
  }

  func line(for field: Dialog.TextField) -> Transcript.Line {
    var text = words.text(field.isSecure ? voice.secureField : voice.textField)
    if let placeholder = field.placeholder?.value, !placeholder.isEmpty { text = self.field(placeholder, text) }
    if let value = field.value?.value, !value.isEmpty {
      text += ", " + (field.isSecure ? words.text(.transcriptCharacters, count: value.count) : value)
    }
    return Transcript.Line(.control, text)
  }

  private func field(_ label: String, _ kind: String) -> String {
    words.text(.transcriptField, ("label", label), ("kind", kind))
  }

  func line(for row: Dialog.ContentRow) -> Transcript.Line {
    switch row {
    case .text(let text): return Transcript.Line(.text, text.value)
    case .field(let label, let value):
      let text = field(label.value, words.text(voice.textField))
      return Transcript.Line(.control, value.map { text + ", " + $0.value } ?? text)
    case .toggle(let label, let isOn):
      return Transcript.Line(.control, words.text(isOn ? voice.switchOn : voice.switchOff, ("label", label.value)))
    case .image: return Transcript.Line(.text, words.text(.transcriptImage))
    }
  }

  /// Additional elements of alerts on some platforms, from top to bottom.
  func extras(of dialog: Dialog) -> [Transcript.Line] {
    var lines: [Transcript.Line] = []
    if platform.has(.accessory), let accessory = dialog.accessory?.value {
      lines.append(Transcript.Line(.text, accessory))
    }
    if platform.has(.suppression), let suppression = dialog.suppression?.value {
      lines.append(Transcript.Line(.control, words.text(.transcriptCheckbox, ("label", suppression))))
    }
    if platform.has(.help), dialog.help?.value == true {
      lines.append(Transcript.Line(.control, words.text(.transcriptHelp)))
    }
    return lines
  }

  /// What is shown but not announced when the dialog appears.
  func arrival(of dialog: Dialog) -> String? {
    guard drawing.showsTransitions, let transition = dialog.transition?.value else { return nil }
    return words.text(transition.arrival)
  }

  /// How to dismiss the dialog without choosing a button.
  func waysOut(of dialog: Dialog) -> [String] {
    dialog.waysOut(on: platform).map { way in
      let name = words.text(way.name)
      guard let cancel = dialog.cancelIndex else { return words.text(.transcriptDismisses, ("way", name)) }
      return words.text(.transcriptSame, ("way", name), ("button", dialog.buttons[cancel].label.value))
    }
  }
}
