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

  /// Where readers can edit pages; nil where links do not name their files in the project.
  ///
  /// - Parameter content: the folder with the pages.
  static func edit(_ data: ToolData?, _ content: String) -> String? {
    guard data?["gh_edit_link"]?.flag == true, let repository = data?["gh_edit_repository"]?.text,
      let branch = data?["gh_edit_branch"]?.text
    else { return nil }
    var parts = [repository, data?["gh_edit_view_mode"]?.text ?? "tree", branch].map { part in
      String(part.reversed().drop { $0 == "/" }.reversed())
    }
    var folder = (data?["gh_edit_source"]?.text ?? "").split(separator: "/")
    // Our addresses have the folder with the pages.
    let own = content.split(separator: "/")
    guard folder.suffix(own.count) == own[...] else { return nil }
    folder.removeLast(own.count)
    parts += folder.map(String.init)
    return parts.joined(separator: "/") + "/"
  }

  /// What is on every page, and has to be put elsewhere.
  static func notes(_ data: ToolData?) -> [String] {
    var notes: [String] = []
    let links = ["aux_links", "nav_external_links"].filter { key in
      data?[key].map { $0.items?.isEmpty == false || $0.entries?.isEmpty == false } ?? false
    }
    if !links.isEmpty {
      notes.append("links beside the navigation (\(links.joined(separator: ", "))): put them on a page")
    }
    if data?["footer_content"]?.text?.isEmpty == false {
      notes.append("text below every page (footer_content): put it in a template")
    }
    return notes
  }
}
