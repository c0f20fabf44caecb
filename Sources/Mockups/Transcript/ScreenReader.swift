import Dialogs

/// How a platform's screen reader words things: VoiceOver on Apple's systems, TalkBack on Android.
///
/// Harmattan and iPhone OS 2 have none; their dialogs are worded as VoiceOver would word them, so that the
/// description of a picture says the same everywhere.
struct ScreenReader: Sendable {
  private let platform: Platform

  init(_ platform: Platform) { self.platform = platform }

  private var isAndroid: Bool { platform == .android || platform == .androidTablet }

  func line(for button: Dialog.Button) -> Transcript.Line {
    var text = button.label.value
    if !button.isEnabled, !isAndroid { text += ", dimmed" }
    text += ", button"
    if !button.isEnabled, isAndroid { text += ", disabled" }
    return Transcript.Line(.control, text, note: button.role == .destructive ? "Red, which is not said" : nil)
  }

  func line(for field: Dialog.TextField) -> Transcript.Line {
    var text = field.placeholder?.value ?? ""
    if !text.isEmpty { text += ", " }
    text += isAndroid ? "edit box" : field.isSecure ? "secure text field" : "text field"
    if let value = field.value?.value, !value.isEmpty {
      text += ", " + (field.isSecure ? "\(value.count) characters" : value)
    }
    return Transcript.Line(.control, text)
  }

  func line(for row: Dialog.ContentRow) -> Transcript.Line {
    switch row {
    case .text(let text): return Transcript.Line(.text, text.value)
    case .field(let label, let value):
      let kind = label.value + (isAndroid ? ", edit box" : ", text field")
      return Transcript.Line(.control, value.map { kind + ", " + $0.value } ?? kind)
    case .toggle(let label, let isOn):
      return Transcript.Line(.control, label.value + (isOn ? ", switch, on" : ", switch, off"))
    case .image: return Transcript.Line(.text, "Image")
    }
  }

  /// How the dialog is left without choosing one of its buttons.
  func waysOut(of dialog: Dialog) -> [String] {
    let effect = dialog.cancelIndex.map { ": the same as “" + dialog.buttons[$0].label.value + "”" } ?? ": dismisses it"
    return dialog.waysOut(on: platform).map { name(of: $0, from: dialog) + effect }
  }

  private func name(of way: WayOut, from dialog: Dialog) -> String {
    switch way {
    case .outside where dialog.kind.value == .actionSheet && platform == .ipados: "A tap outside the popover"
    case .outside where dialog.kind.value == .actionSheet && !isAndroid: "A tap outside the sheet"
    case .outside: "A tap outside"
    case .homeScreen: "Going to the Home Screen"
    case .escape: platform == .macos ? "Escape or Command-Period" : "Escape or Command-Period on a keyboard"
    case .menu: "Menu on the remote"
    case .crown: "Pressing the Digital Crown"
    case .back: "Back"
    case .homeButton: "The Home button"
    }
  }
}
