import Writing
import YAML

/// The home page that VitePress, Starlight, and themes of Hugo make of `hero` and `features` in front matter, and VuePress
/// of keys beside them.
struct LandingPage: Sendable, Hashable {
  private(set) var title: String?
  /// Paragraphs, and the links of buttons.
  private var lines: [String] = []
  private(set) var features: [String] = []

  private static let mostItems = 50

  init(hero node: YAMLNode, features: [String]) {
    self.features = features
    let hero = node.entries
    func text(_ key: String) -> String? { Self.text(hero, key) }
    title = (text("name") ?? text("title")).map(PlainDescription.title)
    if let picture = Self.picture(hero, "image") { lines.append(picture) }
    if let name = text("text") { lines.append("**\(name)**") }
    if let tagline = text("tagline") { lines.append(tagline) }
    addActions(of: hero)
  }

  /// The keys of VuePress, in its two versions; `features` is read for itself.
  static let homeKeys: Set = [
    "home", "heroText", "tagline", "actions", "actionText", "actionLink", "heroImage", "heroAlt",
  ]

  /// - Parameter entries: all of the front matter.
  init(home entries: [YAMLNode.Entry], features: [String]) {
    self.features = features
    title = Self.text(entries, "heroText").map(PlainDescription.title)
    if let picture = Self.picture(entries, "heroImage", alt: Self.text(entries, "heroAlt")) { lines.append(picture) }
    if let tagline = Self.text(entries, "tagline") { lines.append(tagline) }
    if let link = Self.link(Self.text(entries, "actionText"), to: Self.text(entries, "actionLink")) {
      lines.append("- " + link)
    }
    addActions(of: entries)
  }

  private mutating func addActions(of entries: [YAMLNode.Entry]) {
    let actions = entries.first { $0.key == "actions" }?.value.items ?? []
    let links = actions.prefix(Self.mostItems).compactMap { action in
      Self.link(Self.text(action.entries, "text"), to: Self.text(action.entries, "link")).map { "- " + $0 }
    }
    if !links.isEmpty { lines.append(links.joined(separator: "\n")) }
  }

  init(_ other: LandingPage?, features: YAMLNode) {
    (title, lines) = (other?.title, other?.lines ?? [])
    self.features = features.items.prefix(Self.mostItems).compactMap { feature in
      guard let title = Self.text(feature.entries, "title") else { return nil }
      let name = Self.link(title, to: Self.text(feature.entries, "link")) ?? title
      // Themes of Hugo call it a description.
      let details = Self.text(feature.entries, "details") ?? Self.text(feature.entries, "description")
      return "* **\(name)**" + (details.map { "  \n  " + $0 } ?? "")
    }
  }

  /// A page that only leads elsewhere, by its link.
  init(redirect address: String) { lines = [Self.link(address, to: address)].compactMap(\.self) }

  /// The page’s text in Markdown.
  var markdown: String {
    (lines + (features.isEmpty ? [] : [features.joined(separator: "\n")])).joined(separator: "\n\n")
  }

  /// The picture of a home page; of two, that for light pages.
  ///
  /// Without a description, it is for looks.
  private static func picture(_ entries: [YAMLNode.Entry], _ key: String, alt: String? = nil) -> String? {
    guard let image = entries.first(where: { $0.key == key })?.value, !image.isNull else { return nil }
    let address = image.text ?? ["file", "src", "light", "dark"].lazy.compactMap { text(image.entries, $0) }.first
    guard let address, !address.isEmpty, !address.contains(where: { "<>\"\n".contains($0) }) else { return nil }
    guard let alt = alt ?? text(image.entries, "alt") else { return "<img src=\"\(address)\" alt=\"\">" }
    return "![\(alt.replacing("[", with: "\\[").replacing("]", with: "\\]"))](<\(address)>)"
  }

  private static func link(_ text: String?, to address: String?) -> String? {
    guard let text, let address, !address.contains(where: { "<>\n".contains($0) }) else { return nil }
    return "[\(text.replacing("[", with: "\\[").replacing("]", with: "\\]"))](<\(address)>)"
  }

  /// A text on one line.
  private static func text(_ entries: [YAMLNode.Entry], _ key: String) -> String? {
    let text = entries.first { $0.key == key }?.value.text
    let line = text?.withoutControls.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line?.isEmpty == false ? line : nil
  }
}
