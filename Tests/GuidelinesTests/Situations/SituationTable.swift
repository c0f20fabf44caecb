/// Situations that the guidelines speak of, with what each says should be shown in them.
struct SituationTable: Sendable {
  /// The id of the pack.
  let pack: String
  /// The pack's rules that judge whether a dialog should be shown, and which; the others are not looked at here.
  let rules: Set<String>
  let rows: [Row]

  struct Row: Sendable {
    /// What has happened.
    var name: String
    /// The block's `situation`, between braces.
    var keys: String
    var platform = "ios"
    /// What is right: none of the table's rules finds a fault with it.
    var right: [DialogChoice]
    /// What is wrong, each with the rules that say so, and no others.
    var wrong: [(choice: DialogChoice, rules: Set<String>)]

    init(
      _ name: String, _ keys: String, on platform: String = "ios", right: DialogChoice...,
      wrong: KeyValuePairs<DialogChoice, String> = [:]
    ) {
      self.name = name
      self.keys = keys
      self.platform = platform
      self.right = right
      self.wrong = wrong.map { ($0.key, Set($0.value.split(separator: " ").map(String.init))) }
    }
  }
}
