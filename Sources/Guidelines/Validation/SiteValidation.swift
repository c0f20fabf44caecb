package import Diagnostics
import Dialogs

/// A run of the rules about all pages.
///
/// Each rule is independent, so they can run at the same time.
package struct SiteValidation: Sendable {
  private let validator: Validator
  private let pages: [PageFacts]
  private let addresses: [SiteAddress]
  private let hasDistinctAddresses: Bool
  /// The dialogs that each rule checks.
  private var places: [[SiteSubject.Place]]
  /// Dialogs that promise or allow findings.
  private var expecting: [SiteSubject.Place] = []
  /// The steps that lead from one dialog to another.
  private var ways: [(page: Int, target: Sourced<String>)] = []

  /// - Parameters:
  ///   - addresses: published files in addition to pages and their aliases.
  ///   - hasDistinctAddresses: whether it is known that no two files share an address.
  package init(
    _ pages: [PageFacts], addresses: [SiteAddress], hasDistinctAddresses: Bool, with validator: Validator
  ) {
    (self.validator, self.pages) = (validator, pages)
    (self.addresses, self.hasDistinctAddresses) = (addresses, hasDistinctAddresses)
    let rules = validator.siteRules.indices
    places = [[SiteSubject.Place]](repeating: [], count: rules.count)
    // Pages and blocks are looked at where they are: a copy would count a reference for each text in them.
    for page in pages.indices {
      for block in pages[page].blocks.indices {
        let place = SiteSubject.Place(page: page, block: block)
        let inForce =
          pages[page].blocks[block].standing?.rules
          ?? validator.standing(of: pages[page].blocks[block], on: pages[page])?.rules
        if let inForce { for rule in rules where inForce.contains(rule) { places[rule].append(place) } }
        guard let dialog = pages[page].blocks[block].gist else { continue }
        if dialog.hasExpectations { expecting.append(place) }
        for step in dialog.steps { ways.append((page, step.target)) }
      }
    }
  }

  /// The number of rules.
  package var ruleCount: Int { places.count }

  /// What a rule finds.
  package func findings(of rule: Int) -> [SiteFinding] {
    let subject = SiteSubject(
      pages: pages, addresses: addresses, hasDistinctAddresses: hasDistinctAddresses, hasFlows: !ways.isEmpty,
      dialogs: places[rule]
    ) { place in
      if let packs = pages[place.page].blocks[place.block].standing?.packs { return packs }
      return pages[place.page].blocks[place.block].dialog.map { validator.packs(of: $0, on: pages[place.page]) } ?? []
    }
    let rule = validator.siteRules[rule]
    return rule.check.check(subject, rule.options)
  }

  /// The findings, in the order of the pages, without those that dialogs promise or allow.
  ///
  /// - Parameter found: what each rule has found.
  package func settle(_ found: [[SiteFinding]]) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    // Findings by page and block, so that `allow` and `violates` of each block apply to its own.
    var byBlock: [SiteSubject.Place: [Diagnostic]] = [:]
    for (rule, findings) in zip(validator.siteRules, found) {
      for found in findings {
        let diagnostic = rule.diagnostic(found.finding, path: found.file ?? pages[found.page].path)
        if let block = found.dialog {
          let promises = pages[found.page].blocks[block].dialog?.violates ?? []
          let isPromised = promises.contains { $0.value == rule.id }
          if !rule.isOff || isPromised {
            byBlock[SiteSubject.Place(page: found.page, block: block), default: []].append(diagnostic)
          }
        } else if !rule.isOff {
          diagnostics.append(diagnostic)
        }
      }
    }
    diagnostics += deadEnds
    for place in Set(byBlock.keys).union(expecting).sorted() {
      let page = pages[place.page]
      guard let dialog = page.blocks[place.block].dialog else { continue }
      diagnostics += validator.settle(
        byBlock[place] ?? [], of: dialog, path: page.path, packs: validator.packs(of: dialog, on: page),
        decides: { validator.rulesByID[$0] is any SiteRule })
    }
    return diagnostics
  }

  /// Findings about `leads-to` with an unknown ID.
  private var deadEnds: [Diagnostic] {
    if ways.isEmpty { return [] }
    var ids: Set<String> = []
    for page in pages.indices {
      for block in pages[page].blocks.indices { ids.insert(pages[page].blocks[block].id) }
    }
    let missing = ways.filter { !ids.contains($0.target.value) }
    if missing.isEmpty { return [] }
    let names = NameIndex(ids)
    return validator.settings.applied(
      to: missing.map { page, id in
        let nearest = names.nearest(to: id.value)
        return Diagnostic(
          rule: .invalidValue,
          summary: "unknown block ID “\(id.value)”" + (nearest.map { "; did you mean “\($0)”?" } ?? ""),
          explanation:
            "“leads-to” names a dialog of this site: the one that a button opens, or that asks before this screen closes.",
          location: SourceLocation(path: pages[page].path, range: id.range),
          fixes: nearest.map { [.init("replace with “\($0)”", edits: [.init(replace: id.range, with: $0)])] } ?? [])
      })
  }
}

extension Validator {
  /// Findings that need all pages, in the order of the given pages.
  package func validate(_ pages: [PageFacts]) -> [Diagnostic] {
    let validation = SiteValidation(pages, addresses: [], hasDistinctAddresses: false, with: self)
    return validation.settle((0..<validation.ruleCount).map(validation.findings))
  }

  /// Finds out which rules about all pages check the dialogs of a page, which takes longer than to look it up.
  package func noteStanding(in page: inout PageFacts) {
    for index in page.blocks.indices { page.blocks[index].standing = standing(of: page.blocks[index], on: page) }
  }

  fileprivate func standing(of block: PageFacts.Block, on page: PageFacts) -> PageFacts.Block.Standing? {
    block.dialog.map { dialog in
      PageFacts.Block.Standing(
        packs: packs(of: dialog, on: page),
        rules: PlaceSet(siteRules.indices.filter { isInForce(siteRules[$0], for: dialog, on: page) }))
    }
  }
}
