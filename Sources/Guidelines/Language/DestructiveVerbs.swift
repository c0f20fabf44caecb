/// English verbs on destructive buttons.
enum DestructiveVerbs {
  /// The default verbs of rules.
  ///
  /// “Trash” and “Archive” are not included: on buttons, they name places from which things can be restored.
  static let english = [
    "Clear", "Delete", "Destroy", "Discard", "Don’t Save", "Empty", "Erase", "Purge", "Remove", "Reset", "Uninstall",
    "Wipe",
  ]

  /// The verb at the start of a label, or nil.
  ///
  /// Skips an initial “Yes”. “Remove from Favorites” is not destructive: it names the place that something is removed
  /// from.
  static func begins(_ label: String, among verbs: [String]) -> Substring? {
    var label = label[...]
    if let yes = TextWords.prefix("Yes", of: label) {
      label = label[yes.endIndex...].drop { ",.! \u{A0}–—".contains($0) }
    }
    guard TextWords.prefix("Remove from", of: label) == nil else { return nil }
    for verb in verbs {
      if let found = TextWords.prefix(verb, of: label) { return found }
    }
    return nil
  }
}
