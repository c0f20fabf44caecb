package import Diagnostics
import YAML

/// What a fence holds → the dialog that its author means, and all that is wrong with the block itself.
///
/// Findings bear `block/*` ids. Whether the dialog is a good one is for the guidelines to say; whether another block has
/// the same id, for whoever sees all pages.
package enum DialogParser {
  /// Reads one block.
  ///
  /// - Parameters:
  ///   - infoString: all that follows the fence's opening marks; its first word is `dialog`.
  ///   - excerpt: what stands between the fence's opening and closing lines.
  ///   - fence: the opening line.
  ///   - platforms: those that there are.
  /// - Returns: the dialog as far as it could be read, or nil where not even its kind could; and the findings.
  package static func parse(
    infoString: String, excerpt: SourceExcerpt, fence: SourceLocation, platforms: [Platform]
  ) -> (dialog: Dialog?, diagnostics: [Diagnostic]) {
    let root: YAMLNode
    do throws(YAMLError) {
      guard let node = try YAMLParser.parse(excerpt, limits: .block) else {
        return (nil, [.syntax("the block is empty", "Start with the kind, as in “kind: alert”.", at: fence)])
      }
      root = node
    } catch {
      return (nil, [.syntax(error.summary, error.explanation, at: error.location, notes: error.notes)])
    }
    guard case .mapping(let entries) = root.content else {
      let summary = "the block is \(root.kindName), not a mapping of keys to values"
      let location = SourceLocation(path: excerpt.path, range: root.range)
      return (nil, [.syntax(summary, "Start with the kind, as in “kind: alert”.", at: location)])
    }
    if let extra = excessButton(in: entries) {
      let location = SourceLocation(path: excerpt.path, range: extra.range)
      let reason = "This is too many choices for people and for any screen. Use fewer buttons."
      return (nil, [.syntax("more than \(buttonLimit) buttons", reason, at: location)])
    }
    var reader = BlockReader(path: excerpt.path, fence: fence, platforms: platforms)
    let dialog = reader.read(entries, infoString: infoString)
    return (dialog, reader.diagnostics)
  }

  /// How many buttons a block may have.
  package static let buttonLimit = 32

  private static func excessButton(in entries: [YAMLNode.Entry]) -> YAMLNode? {
    guard let buttons = entries.first(where: { $0.key == "buttons" })?.value,
      case .sequence(let items) = buttons.content, items.count > buttonLimit
    else { return nil }
    return items[buttonLimit]
  }
}

extension Diagnostic {
  fileprivate static func syntax(
    _ summary: String, _ explanation: String, at location: SourceLocation, notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(
      rule: "block/syntax", severity: .error, summary: summary, explanation: explanation, location: location,
      notes: notes)
  }
}
