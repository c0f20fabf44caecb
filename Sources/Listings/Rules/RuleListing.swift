internal import Diagnostics
package import Guidelines
import Writing

/// The rules on a terminal, one per line, pack by pack.
package enum RuleListing {
  /// - Parameter all: whether to include rules of packs that are not enabled; otherwise, only their names are listed.
  package static func text(_ chapters: [RuleBook.Chapter], all: Bool, color: Bool) -> [UInt8] {
    let paint = Paint(isOn: color)
    var text = ""
    let listed = chapters.filter { all || $0.isInForce }
    // One width for all, so that the summaries form a column.
    let width = listed.flatMap(\.sheets).map { columns(of: printable($0.id)) }.max() ?? 0
    for chapter in listed {
      text += paint(printable(chapter.pack.id), .place) + ": " + printable(chapter.pack.summary)
      text += (chapter.isInForce ? "" : " (not enabled)") + "\n"
      for sheet in chapter.sheets {
        let level = sheet.severity?.rawValue ?? "off"
        let id = printable(sheet.id)
        text += "  " + padded(level, to: 7, paint, sheet.severity.map(Paint.Role.init)) + "  "
        text += id + String(repeating: " ", count: max(0, width - columns(of: id))) + "  "
        text += printable(sheet.description.summary) + "\n"
      }
      text += "\n"
    }
    let rest = chapters.filter { !all && !$0.isInForce }
    if !rest.isEmpty {
      let names = rest.map { "\(printable($0.pack.id)) (\($0.sheets.count))" }.joined(separator: ", ")
      text += paint("Not enabled", .place) + " unless a page or block names them: \(names).\n"
      text += "Use --all to include their rules.\n"
    }
    return Array(text.utf8)
  }

  private static func padded(_ level: String, to width: Int, _ paint: Paint, _ role: Paint.Role?) -> String {
    let padding = String(repeating: " ", count: max(0, width - level.utf8.count))
    return (role.map { paint(level, $0) } ?? level) + padding
  }
}

extension Paint.Role {
  /// The color of a severity.
  init(_ severity: Severity) {
    self =
      switch severity {
      case .error: .error
      case .warning: .warning
      case .note: .note
      }
  }
}
