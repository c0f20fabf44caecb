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
  ///
  /// Home, Escape and Menu are from Apple's guideline on alerts; the rest is what each system does.
  func waysOut(of dialog: Dialog) -> [String] {
    guard dialog.kind.value == .alert || dialog.kind.value == .actionSheet else { return [] }
    let isSheet = dialog.kind.value == .actionSheet
    let ways =
      switch platform {
      case .ios, .ios26:
        (isSheet ? ["A tap outside the sheet"] : []) + [
          "Going to the Home Screen", "Escape or Command-Period on a keyboard",
        ]
      case .ipados:
        (isSheet ? ["A tap outside the popover"] : []) + [
          "Going to the Home Screen", "Escape or Command-Period on a keyboard",
        ]
      case .macos: ["Escape or Command-Period"]
      case .tvos: ["Menu on the remote"]
      case .watchos, .watchos3: ["Pressing the Digital Crown"]
      case .android, .androidTablet: ["Back", "A tap outside"]
      case .iphoneOS: ["The Home button"]
      case .harmattan: ["A tap outside"]
      }
    let effect = dialog.cancelIndex.map { ": the same as “" + dialog.buttons[$0].label.value + "”" }
    return ways.map { $0 + (effect ?? ": dismisses it") }
  }
}
