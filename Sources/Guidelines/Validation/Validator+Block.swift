import Diagnostics
import Dialogs
import Mockups

extension Validator {
  /// All findings of a single block.
  func validate(_ block: PageFacts.Block, of page: PageFacts) -> [Diagnostic] {
    guard let dialog = block.dialog else { return settings.applied(to: block.diagnostics) }
    let packs = packs(of: dialog, on: page)
    let platforms = platforms(of: dialog, on: page)
    let kind = dialog.kind.value
    let promised = dialog.marking == .bad ? dialog.violates : []

    var found = block.diagnostics
    if dialog.guidelines != nil {
      found += Pack.unknown(among: dialog.guidelines ?? [], path: page.path, rule: .invalidValue)
    }
    found += unsupported(dialog, on: platforms, path: page.path)
    found = settings.applied(to: found)
    var subject = DialogSubject(
      dialog, platforms: platforms, path: page.path, source: page.source,
      unreadKeys: promised.isEmpty && found.contains { isReported($0, despite: dialog.allow) } ? dialog.unreadKeys : [])
    subject.original = block.original
    var duplicates: [(index: Int, rule: String)] = []
    for pack in CollectionOfOne("block") + packs {
      guard let rules = dialogRules[pack]?[kind] else { continue }
      for rule in rules where rule.applies(to: platforms) {
        if rule.isOff, !promised.contains(where: { $0.value == rule.id }) { continue }
        for finding in rule.check.check(subject, rule.options) {
          if let other = finding.duplicate, !dialog.names(rule.id) { duplicates.append((found.count, other.id)) }
          found.append(rule.diagnostic(finding, path: page.path))
        }
      }
    }
    for duplicate in duplicates.reversed() where found.contains(where: { $0.rule == duplicate.rule }) {
      found.remove(at: duplicate.index)
    }
    if let houseChecks { found += houseChecks.findings(in: subject, promised: promised) }
    if found.isEmpty, promised.isEmpty, dialog.allow.isEmpty { return [] }
    let isDecidedHere = { (id: String) in !(rulesByID[id] is any SiteRule) }
    return settle(found, of: dialog, path: page.path, packs: packs, decides: isDecidedHere)
  }

  /// Whether a finding means that part of the block is missing or unreadable, and it is not an allowed exception.
  private func isReported(_ finding: Diagnostic, despite allowances: [Dialog.Allowance]) -> Bool {
    [RuleDescription.missingField, .invalidValue, .unknownKey].contains { $0.id == finding.rule }
      && !allowances.contains { $0.rule.value == finding.rule && $0.reason != nil }
  }

  /// Findings about a dialog or an element that no platform of the page or site supports.
  ///
  /// If some platforms support it, it is drawn for those. The parser checks platforms named in the block.
  private func unsupported(_ dialog: Dialog, on platforms: [Platform], path: String) -> [Diagnostic] {
    guard dialog.platforms == nil, !platforms.isEmpty else { return [] }
    let names = platforms.map(\.name).joined(separator: " and ")
    let kind = dialog.kind.value
    guard platforms.contains(where: { $0.has(kind) }) else {
      return [
        Diagnostic(
          rule: .unsupportedPlatform, summary: "\(kind.pluralName) do not exist on \(names)",
          explanation: "The block is drawn for the platforms of its page or site, and none of them has such a dialog. "
            + "Name others in the block.",
          location: SourceLocation(path: path, range: dialog.kind.range))
      ]
    }
    let missing = dialog.platformElements.filter { element in !platforms.contains { $0.has(element.kind) } }
    return missing.map { element in
      let others = Platform.allCases.filter { $0.has(element.kind) }.map(\.id).joined(separator: ", ")
      return Diagnostic(
        rule: .unsupportedElement,
        summary: "“\(element.kind.rawValue)” does not exist on \(names)",
        explanation:
          "None of the platforms of the page or site supports it. Set “platforms” in the block: \(others).",
        location: SourceLocation(path: path, range: element.range))
    }
  }
}

extension Dialog {
  /// Whether the block names a rule.
  fileprivate func names(_ rule: String) -> Bool {
    violates.contains { $0.value == rule } || allow.contains { $0.rule.value == rule }
  }
}
