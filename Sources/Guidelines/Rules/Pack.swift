/// A set of rules that comes from one guideline.
package struct Pack: Sendable, Hashable {
  /// What `guidelines:` calls it; the part of a rule's id before the slash.
  package let id: String
  package let name: String
  /// The document that it comes from.
  package let source: String
  /// One line: what it is about.
  package let summary: String

  /// The packs that `guidelines:` may name, newest source first.
  package static let all = [
    Pack(
      id: "va-mobile", name: "VA mobile app",
      source: "VA: Health and Benefits mobile app design system, “Confirmation messages” (2023)",
      summary: "When to confirm, with what, and in which words"),
    Pack(
      id: "apple-hig", name: "Apple", source: "Apple, Human Interface Guidelines, “Alerts” and “Action sheets” (2022)",
      summary: "Alerts and action sheets on Apple’s platforms"),
    Pack(
      id: "iphone-os", name: "iPhone OS",
      source: "Apple, iPhone Human Interface Guidelines, “Alerts, Action Sheets, and Modal Views” (2009)",
      summary: "Alerts, action sheets and modal views of the first iPhones"),
    Pack(
      id: "harmattan", name: "MeeGo Harmattan",
      source: "Nokia, MeeGo 1.2 Harmattan user experience guidelines, “Saving & confirmation” (2011)",
      summary: "Saving automatically, saving on demand, and asking before work is lost"),
  ]

  /// The packs that are in force wherever a block or a page stands.
  package static let alwaysInForce = ["block", "page", "site"]
}
