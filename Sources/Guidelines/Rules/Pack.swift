package import Dialogs
import Mockups

/// A set of rules: those of a guideline, or those of Patternbook about one subject.
package struct Pack: Sendable, Hashable {
  /// The name in `guidelines:` and the part of a rule ID before the slash.
  package let id: String
  package let name: String
  /// The source document; nil for packs of Patternbook.
  package let source: String?
  /// One-line description.
  package let summary: String
  /// Platforms for examples; empty for those of the site.
  package var platforms: [Platform] = []

  /// The packs that `guidelines:` can name: those for today’s systems, then those of history.
  package static let all = [
    Pack(
      id: "va-mobile", name: "VA mobile app",
      source: "VA: Health and Benefits mobile app design system, “Confirmation messages” (2023)",
      summary: "When to confirm, which dialog to use, and how to word it", platforms: [.ios26, .android]),
    Pack(
      id: "apple-hig", name: "Apple", source: "Apple, Human Interface Guidelines, “Alerts” and “Action sheets” (2022)",
      summary: "Alerts and action sheets on Apple platforms", platforms: [.ios26, .macos26]),
    Pack(
      id: "web", name: "Web",
      source: "W3C, ARIA Authoring Practices Guide, “Dialog (Modal)” and “Alert and Message Dialogs”; U.S. Web Design "
        + "System and VA.gov Design System, “Modal” (2026)",
      summary: "Names, focus, ways out, and words of dialogs in a browser", platforms: [.web]),
    Pack(
      id: "iphone-os", name: "iPhone OS",
      source: "Apple, iPhone Human Interface Guidelines, “Alerts, Action Sheets, and Modal Views” (2009)",
      summary: "Alerts, action sheets, and modal views of the first iPhones", platforms: [.iphoneOS]),
    Pack(
      id: "harmattan", name: "MeeGo Harmattan",
      source: "Nokia, MeeGo 1.2 Harmattan user experience guidelines, “Saving & confirmation” (2011)",
      summary: "Saving automatically, saving on demand, and asking before work is lost", platforms: [.harmattan]),
  ]

  /// The packs of Patternbook, which are always enabled.
  package static let own = [
    Pack(id: "block", name: "Blocks", source: nil, summary: "What a dialog block needs to be drawn"),
    Pack(id: "page", name: "Pages", source: nil, summary: "Text, links, and images of a page"),
    Pack(id: "site", name: "Site", source: nil, summary: "Settings, templates, and relations between pages"),
  ]

  /// The pack of house rules.
  package static let house = Pack(
    id: "house", name: "House rules", source: nil, summary: "What this site requires beyond the guidelines")

  /// IDs of the packs that are always enabled.
  package static let alwaysInForce = (own + [house]).map(\.id)
}
