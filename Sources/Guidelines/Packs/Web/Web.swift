import Diagnostics
import Dialogs
import Mockups

/// Shared code of the rules in this folder.
enum Web {
  /// A section of the ARIA Authoring Practices Guide.
  static func aria(_ section: String) -> String { "W3C, ARIA Authoring Practices Guide: \(section)" }

  /// A section about modals of the federal design system, to which the VA’s refers.
  static func uswds(_ section: String) -> String { "U.S. Web Design System, Modal: \(section)" }

  /// A page of the VA’s design system for websites.
  static func va(_ section: String) -> String { "VA.gov Design System: \(section)" }

  /// Rules about HTML judge dialogs that are drawn for a browser.
  static func scope(_ kinds: DialogKind...) -> RuleScope { RuleScope(kinds: kinds, platforms: [.web, .webPhone]) }
}
