/// The texts of a dialog in order, for editing and translation.
extension Dialog {
  /// A text in the dialog.
  package struct Text: Sendable, Hashable {
    package var part: Part
    /// Nil for texts that are not buttons.
    package var role: Button.Role?
    package var text: SourcedText
  }

  /// The part of the dialog that a text belongs to.
  package enum Part: Sendable, Hashable {
    case title, message, placeholder, fieldValue
    /// Numbered from 1, starting at the top of the stack.
    case button(Int)
    case leading, trailing
    /// A row of a modal view, numbered from 1; images have a number but no text.
    case content(Int)
    case contentValue(Int)
    case suppression, accessory

    /// The name in copy decks; stable, because tools read it.
    package var name: String {
      switch self {
      case .title: "title"
      case .message: "message"
      case .placeholder: "text-field placeholder"
      case .fieldValue: "text-field value"
      case .button(let number): "button \(number)"
      case .leading: "navigation leading"
      case .trailing: "navigation trailing"
      case .content(let number): "content \(number)"
      case .contentValue(let number): "content \(number) value"
      case .suppression: "suppression"
      case .accessory: "accessory"
      }
    }
  }

  /// Buttons of the list and of the bar.
  package var allButtons: [Button] { buttons + [navigation?.leading, navigation?.trailing].compactMap { $0 } }

  /// Its texts in reading order, except for the caption and the screen behind.
  package var texts: [Text] {
    var texts: [Text] = []
    func add(_ part: Part, _ text: SourcedText?, role: Button.Role? = nil) {
      if let text { texts.append(Text(part: part, role: role, text: text)) }
    }
    add(.leading, navigation?.leading?.label, role: navigation?.leading?.role)
    add(.title, title)
    add(.trailing, navigation?.trailing?.label, role: navigation?.trailing?.role)
    add(.message, message)
    add(.accessory, accessory)
    add(.placeholder, textField?.placeholder)
    add(.fieldValue, textField?.value)
    for (index, row) in content.enumerated() {
      switch row {
      case .text(let text), .toggle(let text, _): add(.content(index + 1), text)
      case .image: continue
      case .field(let label, let value):
        add(.content(index + 1), label)
        add(.contentValue(index + 1), value)
      }
    }
    add(.suppression, suppression)
    for (index, button) in buttons.enumerated() { add(.button(index + 1), button.label, role: button.role) }
    return texts
  }
}
