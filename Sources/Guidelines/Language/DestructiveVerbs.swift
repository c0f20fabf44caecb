/// English verbs of buttons that destroy what they are about.
enum DestructiveVerbs {
  /// Those that rules look for unless a site names others.
  ///
  /// “Trash” and “Archive” are left out: on buttons they name places, from which things come back.
  static let english = [
    "Clear", "Delete", "Destroy", "Discard", "Don’t Save", "Empty", "Erase", "Purge", "Remove", "Reset", "Uninstall",
    "Wipe",
  ]

  /// The verb that a label begins with, or nil.
  ///
  /// A “Yes” before it is passed over. “Remove from Favorites” begins with none of these: it names the place that
  /// something leaves, and goes on without.
  static func begins(_ label: String, among verbs: [String]) -> Substring? {
    var label = label[...]
    if let yes = Words.prefix("Yes", of: label) {
      label = label[yes.endIndex...].drop { ",.! \u{A0}–—".contains($0) }
    }
    guard Words.prefix("Remove from", of: label) == nil else { return nil }
    for verb in verbs {
      if let found = Words.prefix(verb, of: label) { return found }
    }
    return nil
  }
}
