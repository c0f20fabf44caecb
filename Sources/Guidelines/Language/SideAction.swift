/// English button labels that neither complete the task of a screen nor abandon it.
enum SideAction {
  /// Whether a button leads elsewhere or helps: “Edit”, “Help”, “More…”.
  static func matches(_ label: String) -> Bool { begins(label, with: labels) }

  /// Whether a button creates something, which may or may not be the task of the screen: “Add”, “New”.
  static func makesNew(_ label: String) -> Bool { begins(label, with: ["add", "new", "insert"]) }

  private static func begins(_ label: String, with words: [String]) -> Bool {
    words.contains { TextWords.prefix($0, of: label[...]) != nil }
  }

  private static let labels = [
    "about", "details", "edit", "help", "history", "info", "information", "menu", "more", "options", "preferences",
    "preview", "search", "settings", "tips",
  ]
}
