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
  /// “Remove from Favorites” is none of these: it names the place that something leaves, and goes on without.
  static func begins(_ label: String, among verbs: [String]) -> Substring? {
    guard Words.prefix("Remove from", of: label[...]) == nil else { return nil }
    for verb in verbs {
      if let found = Words.prefix(verb, of: label[...]) { return found }
    }
    return nil
  }
}
