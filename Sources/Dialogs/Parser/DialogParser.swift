package import Diagnostics
import YAML

/// The content of a fence → the dialog, and findings about the block itself.
///
/// Findings have `block/*` IDs. Guidelines judge whether the dialog is good; the site validator finds duplicate IDs.
package enum DialogParser {
  /// Reads one block.
  ///
  /// - Parameters:
  ///   - infoString: the text after the opening marks of the fence; its first word is `dialog`.
  ///   - excerpt: the content between the opening and closing lines of the fence.
  ///   - fence: the opening line.
  /// - Returns: the dialog as far as it could be read, or nil if its kind could not be read; and the findings.
  package static func parse(
    infoString: String, excerpt: SourceExcerpt, fence: SourceLocation, platforms: [Platform], isClosed: Bool = true
  ) -> (dialog: Dialog?, diagnostics: [Diagnostic]) {
    let (node, errors) = YAMLParser.open(excerpt, limits: .block, rule: .blockSyntax)
    if !errors.isEmpty, !isClosed {
      let reason = "It goes on to the end of the page. Add a line of ``` after its last line."
      return (nil, [.syntax("the block is not closed", reason, at: fence)])
    }
    if !errors.isEmpty { return (nil, errors) }
    guard let root = node else {
      return (nil, [.syntax("the block is empty", "Start with the kind, as in “kind: alert”.", at: fence)])
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

  /// Maximum number of buttons in a block.
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
    _ summary: String, _ explanation: String, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      rule: .blockSyntax, summary: summary, explanation: explanation, location: location)
  }
}
