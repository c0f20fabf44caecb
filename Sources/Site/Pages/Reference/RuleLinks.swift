package import Diagnostics
import Guidelines

/// The rules by ID, with their pages.
struct RuleLinks: Sendable {
  private let descriptions: [String: RuleDescription]
  /// The packs whose rules have pages.
  private let packs: Set<String>

  init(_ library: Library) { self.init(library.configuration, explaining: library.explainedPacks) }

  /// - Parameter packs: the packs whose rules have pages.
  init(_ configuration: SiteConfiguration, explaining packs: Set<String>) {
    descriptions = Dictionary(
      configuration.ruleSettings.descriptions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.packs = packs
  }

  /// The summary of a rule; nil if the ID is unknown.
  func description(of rule: String) -> RuleDescription? { descriptions[rule] }

  /// The page of a rule, relative to the root of the site; nil if there is none.
  func path(of rule: String) -> String? {
    guard let description = descriptions[rule], packs.contains(description.pack) else { return nil }
    return "\(RuleReference.folder)/\(RuleReference.page(of: rule)).html"
  }
}

extension RuleLinks {
  /// The page that lists the figures of all platforms, relative to the root of the site; nil if there is none.
  var figuresPath: String? { packs.isEmpty ? nil : FiguresPage.path + ".html" }
}

extension SiteResult {
  /// The rule descriptions, with page addresses if the site has an address.
  package var rules: [RuleDescription] { library.rules }
}

extension Library {
  /// The rule descriptions, with page addresses if the site has an address.
  package var rules: [RuleDescription] {
    let links = RuleLinks(self)
    return configuration.ruleSettings.descriptions.map { rule in
      var rule = rule
      if let address = links.path(of: rule.id).flatMap(configuration.address) { rule.page = address }
      return rule
    }
  }
}
