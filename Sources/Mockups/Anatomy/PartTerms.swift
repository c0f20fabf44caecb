import Dialogs
import Words

/// What the designers of a platform call the parts of a dialog, and the unit of their figures.
struct PartTerms: Sendable {
  /// “pt”.
  var unit: String
  /// Nil: the name of the kind of dialog.
  var panel: Word?
  var title: Word
  var message: Word
  var button: Word
  /// Nil: that of any button.
  var cancelButton: Word?
  var destructiveButton: Word?
  var action: Word
  var handle: Word
  var scrim: Word

  static let apple = PartTerms(
    unit: "pt", panel: nil, title: Word("anatomy.title"), message: Word("anatomy.message"),
    button: Word("anatomy.button"), cancelButton: Word("anatomy.cancel_button"),
    destructiveButton: Word("anatomy.destructive_button"), action: Word("anatomy.button"),
    handle: Word("anatomy.grabber"), scrim: Word("anatomy.dimming"))

  static let material = PartTerms(
    unit: "dp", panel: Word("anatomy.container"), title: Word("anatomy.headline"),
    message: Word("anatomy.supporting_text"), button: Word("anatomy.text_button"), cancelButton: nil,
    destructiveButton: nil, action: Word("anatomy.action"), handle: Word("anatomy.drag_handle"),
    scrim: Word("anatomy.scrim"))
}

extension PartTerms {
  /// The name of a part of a dialog.
  func name(of owner: ScenePartition.Owner, _ part: SceneBox.Part?, in dialog: Dialog, _ words: Words) -> String {
    switch owner {
    case .scrim, .screen: return words.text(scrim)
    case .handle: return words.text(handle)
    case .panel: return panel.map { words.text($0) } ?? words.name(of: dialog.kind.value)
    case .box: break
    }
    return switch part {
    case .button(let index) where dialog.buttons.indices.contains(index):
      words.text(name(of: dialog.buttons[index], in: dialog))
    default: words.text(word(of: part))
    }
  }

  private func word(of part: SceneBox.Part?) -> Word {
    switch part {
    case .title: title
    case .message: message
    case .textField, .field: Word("anatomy.text_field")
    case .leading: Word("anatomy.leading_button")
    case .trailing: Word("anatomy.trailing_button")
    case .icon: Word("anatomy.icon")
    case .help: Word("anatomy.help_button")
    case .accessory: Word("anatomy.accessory")
    case .suppression: Word("anatomy.suppression")
    case .text: Word("anatomy.paragraph")
    case .toggle: Word("anatomy.switch")
    case .image: Word("anatomy.image")
    case .button, .panel, nil: button
    }
  }

  private func name(of button: Dialog.Button, in dialog: Dialog) -> Word {
    if dialog.kind.value == .snackbar { return action }
    if button.role == .destructive, let destructiveButton { return destructiveButton }
    if dialog.isCancel(button), let cancelButton { return cancelButton }
    return self.button
  }
}
