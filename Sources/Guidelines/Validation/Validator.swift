package import Diagnostics
import Dialogs
import Markdown

/// Pages → findings of the enabled rules.
///
/// The enabled packs are determined for each block: its own `guidelines`, otherwise those of its page, otherwise
/// those of the site. `block/*`, `page/*`, `site/*`, and house rules are always enabled. A validator is created once
/// per run; its functions are pure, so pages can be validated concurrently.
package struct Validator: Sendable {
  let settings: RuleSettings
  /// The rules that check single dialogs, by pack and kind.
  let dialogRules: [String: [DialogKind: [RuleInForce<any DialogRule>]]]
  let pageRules: [RuleInForce<any PageRule>]
  let siteRules: [RuleInForce<any SiteRule>]
  /// Nil for a site without house rules.
  let houseChecks: HouseChecks?
  /// All known rules, by ID.
  let rulesByID: [String: any Rule]

  package init(settings: RuleSettings) {
    let rules = settings.allRules
    self.settings = settings
    houseChecks = HouseChecks(settings)
    rulesByID = Dictionary(rules.map { ($0.description.id, $0) }, uniquingKeysWith: { first, _ in first })
    var dialogRules: [String: [DialogKind: [RuleInForce<any DialogRule>]]] = [:]
    var pageRules: [RuleInForce<any PageRule>] = []
    var siteRules: [RuleInForce<any SiteRule>] = []
    for rule in rules {
      switch rule.subject {
      case .dialogs(let rule):
        let inForce = RuleInForce<any DialogRule>(rule, rule, settings: settings)
        for kind in rule.scope.kinds { dialogRules[inForce.pack, default: [:]][kind, default: []].append(inForce) }
      case .pages(let rule): pageRules.append(RuleInForce(rule, rule, settings: settings))
      case .sites(let rule): siteRules.append(RuleInForce(rule, rule, settings: settings))
      case nil: break
      }
    }
    self.dialogRules = dialogRules
    self.pageRules = pageRules.filter { !$0.isOff }
    self.siteRules = siteRules
  }

  /// All findings of a single page, including those of its parsers.
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

  /// Enabled packs of a block, without those that are always enabled.
  func packs(of dialog: Dialog, on page: PageFacts) -> [String] {
    settings.guidelines(of: dialog, page: page.guidelines)
  }

  /// Platforms of a block.
  func platforms(of dialog: Dialog, on page: PageFacts) -> [Platform] {
    settings.platforms(of: dialog, page: page.platforms)
  }

  /// Whether a rule checks a block: its pack is enabled there, and the block is in its scope.
  func isInForce(_ rule: RuleInForce<some Sendable>, for dialog: Dialog, on page: PageFacts) -> Bool {
    (Pack.alwaysInForce.contains(rule.pack) || packs(of: dialog, on: page).contains(rule.pack))
      && rule.scope.kinds.contains(dialog.kind.value) && rule.applies(to: platforms(of: dialog, on: page))
  }
}
