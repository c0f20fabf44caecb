import HTML

extension SafeBody {
  /// Whether an element is the box of a list to check off.
  static func isCheckbox(_ node: HTMLNode) -> Bool {
    node.name == "input"
      && node.attribute("type").map { String(decoding: $0, as: UTF8.self).lowercased() } == "checkbox"
  }

  /// Writes such a box like that of a task in Markdown: it sends nothing.
  ///
  /// - Returns: whether the element is to be left, too.
  mutating func writeCheckbox(_ node: HTMLNode) -> Bool {
    noteContent()
    let task = node.attribute("checked") == nil ? TaskItem.open : .done
    task.write(into: &page.html, page.options.labels ? page.options.words : nil)
    page.removedHTML.showsCheckboxes = true
    return false
  }
}
