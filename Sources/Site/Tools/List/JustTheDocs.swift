import Markdown

/// What the theme Just the Docs reads in the settings of Jekyll.
enum JustTheDocs {
  /// The boxes that pages make with `{: .new }`.
  static func callouts(_ data: ToolData?) -> [(name: String, kind: String, title: String?)] {
    (data?["callouts"]?.entries ?? []).filter { Callouts.isName($0.key) && $0.value.entries != nil }.map { entry in
      let color = entry.value["color"]?.text ?? ""
      let title = entry.value["title"]?.text.flatMap { $0.isEmpty ? nil : $0 }
      return (entry.key, Callouts.kind(named: entry.key) ?? kinds[color] ?? "note", title)
    }
  }

  /// The kinds of boxes that have about the same colors.
  private static let kinds = ["red": "caution", "yellow": "warning", "green": "tip", "purple": "important"]
}
