package import Diagnostics
import Guidelines

/// The rules by their ids, each with its page in the site.
struct RuleLinks: Sendable {
  private let descriptions: [String: RuleDescription]
  private let isBuilt: Bool

  init(_ configuration: SiteConfiguration) {
    descriptions = Dictionary(
      configuration.ruleSettings.descriptions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    isBuilt = configuration.hasReference
  }

  /// What a rule asks for; nil where there is none of that id.
  func description(of rule: String) -> RuleDescription? { descriptions[rule] }

  /// The page of a rule, relative to the site's root; nil where there is none.
  func path(of rule: String) -> String? {
    isBuilt && descriptions[rule] != nil ? "\(RuleReference.folder)/\(RuleReference.page(of: rule)).html" : nil
  }
}

extension SiteResult {
  /// What the rules ask for, each with the address of its page where the site has one.
  package var rules: [RuleDescription] {
    let configuration = catalog.configuration
    let links = RuleLinks(configuration)
    return configuration.ruleSettings.descriptions.map { rule in
      var rule = rule
      if let url = configuration.url, let path = links.path(of: rule.id) { rule.page = SiteURL.absolute(path, at: url) }
      return rule
    }
  }
}
