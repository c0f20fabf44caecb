import Dialogs

/// How a platform's screen reader words things: VoiceOver on Apple's systems, TalkBack on Android.
///
/// Harmattan and iPhone OS 2 have none; their dialogs are worded as VoiceOver would word them, so that the
/// description of a picture says the same everywhere.
struct ScreenReader: Sendable {
  private let platform: Platform

  init(_ platform: Platform) { self.platform = platform }

  private var isAndroid: Bool { platform == .android || platform == .androidTablet }

  /// - Parameter isDefault: whether Return presses it.
  func line(for button: Dialog.Button, isDefault: Bool = false) -> Transcript.Line {
    var text = button.label.value
    if !button.isEnabled, !isAndroid { text += ", dimmed" }
    text += ", button"
    if !button.isEnabled, isAndroid { text += ", disabled" }
    return Transcript.Line(.control, text, note: note(on: button, isDefault: isDefault))
  }

  private func note(on button: Dialog.Button, isDefault: Bool) -> String? {
    if button.role == .destructive { return "Red, which is not said" }
    return isDefault && button.isEnabled && platform == .macos ? "Return presses it" : nil
  }

  func line(for field: Dialog.TextField) -> Transcript.Line {
    var text = field.placeholder?.value ?? ""
    if !text.isEmpty { text += ", " }
    text +=
      isAndroid
      ? field.isSecure ? "edit box, password" : "edit box" : field.isSecure ? "secure text field" : "text field"
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
      // TalkBack says the state first.
      return isAndroid
        ? Transcript.Line(.control, (isOn ? "On, " : "Off, ") + label.value + ", switch")
        : Transcript.Line(.control, label.value + (isOn ? ", switch button, on" : ", switch button, off"))
    case .image: return Transcript.Line(.text, "Image")
    }
  }

  /// What an alert of macOS has beside texts, field and buttons, from top to bottom.
  func extras(of dialog: Dialog) -> [Transcript.Line] {
    guard platform == .macos else { return [] }
    var lines: [Transcript.Line] = []
    if let accessory = dialog.accessory?.value { lines.append(Transcript.Line(.text, accessory)) }
    if let suppression = dialog.suppression?.value {
      lines.append(Transcript.Line(.control, suppression + ", unchecked, checkbox"))
    }
    if dialog.help?.value == true { lines.append(Transcript.Line(.control, "Help, button")) }
    return lines
  }

  /// What is seen and not said when the dialog arrives.
  func arrival(of dialog: Dialog) -> String? {
    guard platform == .iphoneOS, let transition = dialog.transition?.value else { return nil }
    return transition.arrival
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
