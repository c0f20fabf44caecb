package import Dialogs

/// A change of the buttons in the list of a dialog, which people meet as an action that is elsewhere or means more.
package enum ButtonChange: Sendable, Hashable {
  case added(String)
  case removed(String)
  case renamed(String, to: String)
  /// The labels from the top of the stack, before and after.
  case reordered([String], to: [String])
  case role(String, from: Dialog.Button.Role, to: Dialog.Button.Role)
  case enabled(String)
  case disabled(String)
  /// The button that Return activates has another label.
  case isDefault(String)

  /// The changes from one dialog to another, and the indexes of the buttons that they are about.
  static func all(from old: Dialog, to new: Dialog) -> (changes: [ButtonChange], before: Set<Int>, after: Set<Int>) {
    let pairs = matches(from: old.buttons, to: new.buttons)
    var changes: [ButtonChange] = []
    var before = Set(old.buttons.indices).subtracting(pairs.map(\.old))
    var after = Set(new.buttons.indices).subtracting(pairs.map(\.new))
    changes += before.sorted().map { .removed(old.buttons[$0].label.value) }
    changes += after.sorted().map { .added(new.buttons[$0].label.value) }
    for pair in pairs {
      let (one, two) = (old.buttons[pair.old], new.buttons[pair.new])
      let count = changes.count
      let label = two.label.value
      if one.label.value != label { changes.append(.renamed(one.label.value, to: label)) }
      if one.role != two.role { changes.append(.role(label, from: one.role, to: two.role)) }
      if one.isEnabled != two.isEnabled { changes.append(two.isEnabled ? .enabled(label) : .disabled(label)) }
      if changes.count > count {
        before.insert(pair.old)
        after.insert(pair.new)
      }
    }
    if zip(pairs, pairs.dropFirst()).contains(where: { $0.old > $1.old }) {
      changes.append(.reordered(old.buttons.map(\.label.value), to: new.buttons.map(\.label.value)))
      for pair in pairs where pair.old != pair.new {
        before.insert(pair.old)
        after.insert(pair.new)
      }
    }
    if let one = old.defaultIndex, let two = new.defaultIndex, !pairs.contains(where: { $0 == (one, two) }) {
      changes.append(.isDefault(new.buttons[two].label.value))
    }
    return (changes, before, after)
  }

  /// Buttons that are the same: by label, then by role, then by place, sorted by their new places.
  private static func matches(
    from old: [Dialog.Button], to new: [Dialog.Button]
  ) -> [(old: Int, new: Int)] {
    var pairs: [(old: Int, new: Int)] = []
    var (oldLeft, newLeft) = (Array(old.indices), Array(new.indices))
    func match(_ isSame: (Int, Int) -> Bool) {
      for index in newLeft {
        guard let place = oldLeft.firstIndex(where: { isSame($0, index) }) else { continue }
        pairs.append((oldLeft.remove(at: place), index))
        newLeft.removeAll { $0 == index }
      }
    }
    match { old[$0].label.value == new[$1].label.value }
    match { old[$0].label.value.lowercased() == new[$1].label.value.lowercased() }
    // Another label in the same place, or in the same special role, is the same button renamed.
    match { $0 == $1 && old[$0].role == new[$1].role }
    match { old[$0].role == new[$1].role && old[$0].role != .default }
    return pairs.sorted { $0.new < $1.new }
  }
}
