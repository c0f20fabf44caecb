package import Diagnostics
import Dialogs
import Markdown

/// Pages → findings, by the rules that are in force for each.
///
/// What is in force is resolved for each block: its own `guidelines`, else its page's, else the site's; `block/*`,
/// `page/*`, `site/*` and the site's own rules are in force everywhere. Made once for a run; both functions are pure, so pages can be
/// validated at the same time.
package struct Validator: Sendable {
  let settings: RuleSettings
  /// The rules that judge one dialog, by pack and kind.
  let dialogRules: [String: [DialogKind: [RuleInForce<any DialogRule>]]]
  let pageRules: [RuleInForce<any PageRule>]
  let siteRules: [RuleInForce<any SiteRule>]
  /// Nil for a site without rules of its own.
  let houseChecks: HouseChecks?
  /// All that are known, by id.
  let catalogue: [String: any Rule]

  package init(settings: RuleSettings) {
    let rules = settings.allRules
    self.settings = settings
    houseChecks = HouseChecks(settings)
    catalogue = Dictionary(rules.map { ($0.description.id, $0) }, uniquingKeysWith: { first, _ in first })
    var dialogRules: [String: [DialogKind: [RuleInForce<any DialogRule>]]] = [:]
    var pageRules: [RuleInForce<any PageRule>] = []
    var siteRules: [RuleInForce<any SiteRule>] = []
    for rule in rules {
      if let rule = rule as? any DialogRule {
        let inForce = RuleInForce<any DialogRule>(rule, rule, settings: settings)
        for kind in rule.scope.kinds { dialogRules[inForce.pack, default: [:]][kind, default: []].append(inForce) }
      } else if let rule = rule as? any PageRule {
        pageRules.append(RuleInForce(rule, rule, settings: settings))
      } else if let rule = rule as? any SiteRule {
        siteRules.append(RuleInForce(rule, rule, settings: settings))
      }
    }
    self.dialogRules = dialogRules
    self.pageRules = pageRules.filter { !$0.isOff }
    self.siteRules = siteRules
  }

  /// All that is to be said of one page by itself, what its parsers have found included.
  package func validate(_ page: PageFacts) -> [Diagnostic] {
    var diagnostics = settings.applied(to: page.diagnostics)
    diagnostics += settings.applied(
      to: Pack.unknown(among: page.guidelines ?? [], path: page.path, rule: .frontMatter))
    for rule in pageRules {
      for finding in rule.check.check(page, rule.options) {
        diagnostics.append(rule.diagnostic(finding, path: page.path))
      }
    }
    if let houseChecks { diagnostics += houseChecks.findings(in: page) }
    for block in page.blocks { diagnostics += validate(block, of: page) }
    return diagnostics
  }

  /// Packs in force for a block, those that are in force everywhere aside.
  func packs(of dialog: Dialog, on page: PageFacts) -> [String] {
    settings.guidelines(of: dialog, page: page.guidelines)
  }

  /// Platforms that a block is drawn for.
  func platforms(of dialog: Dialog, on page: PageFacts) -> [Platform] {
    settings.platforms(of: dialog, page: page.platforms)
  }

  /// Whether a rule looks at a block: its pack is in force there, and the block is of its scope.
  func isInForce(_ rule: RuleInForce<some Sendable>, for dialog: Dialog, on page: PageFacts) -> Bool {
    (Pack.alwaysInForce.contains(rule.pack) || packs(of: dialog, on: page).contains(rule.pack))
      && rule.scope.kinds.contains(dialog.kind.value) && rule.applies(to: platforms(of: dialog, on: page))
  }
}
