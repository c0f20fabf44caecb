package import Diagnostics
import Guidelines

/// The rules by ID, with their pages.
struct RuleLinks: Sendable {
  private let descriptions: [String: RuleDescription]
  private let isBuilt: Bool

  init(_ configuration: SiteConfiguration) {
    descriptions = Dictionary(
      configuration.ruleSettings.descriptions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    isBuilt = configuration.hasReference
  }

  /// The summary of a rule; nil if the ID is unknown.
  func description(of rule: String) -> RuleDescription? { descriptions[rule] }

  /// The page of a rule, relative to the root of the site; nil if there is none.
  func path(of rule: String) -> String? {
    isBuilt && descriptions[rule] != nil ? "\(RuleReference.folder)/\(RuleReference.page(of: rule)).html" : nil
  }
}

extension SiteResult {
  /// The rule descriptions, with page addresses if the site has an address.
  package var rules: [RuleDescription] { library.rules }
}

extension Library {
  /// The rule descriptions, with page addresses if the site has an address.
  package var rules: [RuleDescription] {
    let links = RuleLinks(configuration)
    return configuration.ruleSettings.descriptions.map { rule in
      var rule = rule
      if let url = configuration.url, let path = links.path(of: rule.id) { rule.page = SiteURL.absolute(path, at: url) }
      return rule
    }
  }
}
