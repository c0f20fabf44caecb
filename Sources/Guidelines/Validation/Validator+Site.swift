package import Diagnostics
import Dialogs

/// All pages for rules.
package struct SiteSubject: Sendable {
  package let pages: [PageFacts]
  /// Other published files in addition to pages and their aliases.
  package var addresses: [SiteAddress] = []
  /// Whether it is known that no two files share an address.
  package var hasDistinctAddresses = false
  /// The dialogs that the rule checks, in order.
  package let dialogs: [Place]

  /// The enabled packs of each dialog.
  let packsInForce: @Sendable (Place) -> [String]

  /// The location of a dialog.
  package struct Place: Sendable {
    package var page: Int
    package var block: Int
  }
}

extension Validator {
  /// Findings that need all pages, in the order of the given pages.
  ///
  /// - Parameters:
  ///   - addresses: published files in addition to pages and their aliases.
  ///   - hasDistinctAddresses: whether it is known that no two files share an address.
  package func validate(
    _ pages: [PageFacts], addresses: [SiteAddress] = [], hasDistinctAddresses: Bool = false
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    // Findings by page and block, so that `allow` and `violates` of each block apply to its own.
    var byBlock: [Int: [Int: [Diagnostic]]] = [:]
    let places = places(in: pages)
    for (number, rule) in siteRules.enumerated() {
      // Pages and blocks are looked at where they are: a copy would count a reference for each text in them.
      var subject = SiteSubject(pages: pages, addresses: addresses, dialogs: places[number]) { place in
        if let packs = pages[place.page].blocks[place.block].standing?.packs { return packs }
        return pages[place.page].blocks[place.block].dialog.map { packs(of: $0, on: pages[place.page]) } ?? []
      }
      subject.hasDistinctAddresses = hasDistinctAddresses
      for found in rule.check.check(subject, rule.options) {
        let diagnostic = rule.diagnostic(found.finding, path: found.file ?? pages[found.page].path)
        if let block = found.dialog {
          let promises = pages[found.page].blocks[block].gist?.violates ?? []
          let isPromised = promises.contains { $0.value == rule.id }
          if !rule.isOff || isPromised { byBlock[found.page, default: [:]][block, default: []].append(diagnostic) }
        } else if !rule.isOff {
          diagnostics.append(diagnostic)
        }
      }
    }
    diagnostics += deadEnds(in: pages)
    let isDecidedHere = { (id: String) in rulesByID[id] is any SiteRule }
    for page in pages.indices {
      let foundHere = byBlock[page] ?? [:]
      for block in pages[page].blocks.indices {
        let found = foundHere[block] ?? []
        guard !found.isEmpty || pages[page].blocks[block].gist?.hasExpectations == true,
          let dialog = pages[page].blocks[block].dialog
        else { continue }
        diagnostics += settle(
          found, of: dialog, path: pages[page].path, packs: packs(of: dialog, on: pages[page]), decides: isDecidedHere)
      }
    }
    return diagnostics
  }

  /// Findings about `leads-to` with an unknown ID.
  private func deadEnds(in pages: [PageFacts]) -> [Diagnostic] {
    var guides: [(path: String, target: Sourced<String>)] = []
    for page in pages.indices {
      for block in pages[page].blocks.indices {
        for step in pages[page].blocks[block].gist?.steps ?? [] { guides.append((pages[page].path, step.target)) }
      }
    }
    if guides.isEmpty { return [] }
    var ids: Set<String> = []
    for page in pages.indices {
      for block in pages[page].blocks.indices { ids.insert(pages[page].blocks[block].id) }
    }
    let missing = guides.filter { !ids.contains($0.1.value) }
    if missing.isEmpty { return [] }
    let names = NameIndex(ids)
    return settings.applied(
      to: missing.map { path, id in
        let nearest = names.nearest(to: id.value)
        return Diagnostic(
          rule: .invalidValue,
          summary: "unknown block ID “\(id.value)”" + (nearest.map { "; did you mean “\($0)”?" } ?? ""),
          explanation:
            "“leads-to” names a dialog of this site: the one that a button opens, or that asks before this screen closes.",
          location: SourceLocation(path: path, range: id.range),
          fixes: nearest.map { [.init("replace with “\($0)”", edits: [.init(replace: id.range, with: $0)])] } ?? [])
      })
  }

  /// Finds out which rules about all pages check the dialogs of a page, which takes longer than to look it up.
  package func noteStanding(in page: inout PageFacts) {
    for index in page.blocks.indices { page.blocks[index].standing = standing(of: page.blocks[index], on: page) }
  }

  private func standing(of block: PageFacts.Block, on page: PageFacts) -> PageFacts.Block.Standing? {
    block.dialog.map { dialog in
      PageFacts.Block.Standing(
        packs: packs(of: dialog, on: page),
        rules: siteRules.indices.filter { isInForce(siteRules[$0], for: dialog, on: page) })
    }
  }

  /// The dialogs that each rule about all pages checks.
  private func places(in pages: [PageFacts]) -> [[SiteSubject.Place]] {
    var places = [[SiteSubject.Place]](repeating: [], count: siteRules.count)
    for page in pages.indices {
      for block in pages[page].blocks.indices {
        let standing = pages[page].blocks[block].standing ?? standing(of: pages[page].blocks[block], on: pages[page])
        for rule in standing?.rules ?? [] { places[rule].append(SiteSubject.Place(page: page, block: block)) }
      }
    }
    return places
  }
}

extension SiteSubject {
  /// The block at a place.
  package func block(_ place: Place) -> PageFacts.Block { pages[place.page].blocks[place.block] }

  /// The gist of the dialog at a place.
  func gist(_ place: Place) -> SharedDialog? { pages[place.page].blocks[place.block].gist }

  /// The enabled packs for the dialog at a place.
  package func packs(of place: Place) -> [String] { packsInForce(place) }
}
