internal import Diagnostics
internal import Dialogs
import Writing

/// A copy deck for a terminal: the dialogs with their texts.
package enum CopyDeckText {
  package static func bytes(_ deck: CopyDeck, color: Bool) -> [UInt8] {
    let paint = Paint(isOn: color)
    var text = ""
    for entry in deck.entries {
      let texts = entry.dialog.texts
      text += paint(printable("\(deck.paths(entry.file.path)):\(entry.fenceLine)"), .place)
      text += " " + printable(entry.id) + "\n"
      text += "  " + printable(facts(of: entry).joined(separator: "; ")) + "\n"
      // One width for all, so that the texts form a column.
      let width = texts.map(\.part.name.utf8.count).max() ?? 0
      for item in texts {
        let part = item.part.name
        let lines = item.text.value.split(separator: "\n", omittingEmptySubsequences: false).map { printable($0) }
        text += "    \(part)\(String(repeating: " ", count: width - part.utf8.count))  "
        text += lines.joined(separator: "\n" + String(repeating: " ", count: width + 6))
        switch item.role {
        case .destructive: text += "  " + paint("(destructive)", .error)
        case .cancel: text += "  " + paint("(cancel)", .gutter)
        case .default, nil: break
        }
        text += "\n"
      }
      text += "\n"
    }
    return Array(text.utf8)
  }

  private static func facts(of entry: CopyDeck.Entry) -> [String] {
    let marking: [String] =
      switch entry.dialog.marking {
      case .plain: []
      case .good: ["do"]
      case .bad: ["don’t"]
      }
    return [entry.dialog.kind.value.name] + marking + [entry.platforms.map(\.name).joined(separator: ", ")]
      + (entry.packs.isEmpty ? [] : [entry.packs.joined(separator: ", ")]) + [entry.language]
  }
}
