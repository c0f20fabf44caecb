import Diagnostics
import Dialogs

/// Applies `allow` and `violates` of blocks.
extension Validator {
  /// Applies `allow` and `violates` of a block to its findings.
  ///
  /// - Parameters:
  ///   - found: findings of the block.
  ///   - decides: whether all findings of a rule, by its ID, are in `found`; entries for other rules are left to
  /// another call.
  func settle(
    _ found: [Diagnostic], of dialog: Dialog, path: String, packs: [String], decides: (String) -> Bool
  ) -> [Diagnostic] {
    let violates = dialog.marking == .bad ? dialog.violates : []
    var usedAllowances = Set<Int>()
    var kept: [Diagnostic] = []
    for finding in found {
      if violates.contains(where: { $0.value == finding.rule }) { continue }
      if let index = dialog.allow.firstIndex(where: { $0.rule.value == finding.rule && $0.reason != nil }) {
        usedAllowances.insert(index)
        continue
      }
      kept.append(finding)
      // Other faults of a counter-example are only notes, unless the block itself is invalid.
      if dialog.marking == .bad, !finding.rule.hasPrefix("block/") { kept[kept.count - 1].severity = .note }
    }
    for rule in violates where decides(rule.value) && !found.contains(where: { $0.rule == rule.value }) {
      kept += verdict(.dontPasses, broken(promise: rule, of: dialog, packs: packs), at: rule.range, path: path)
    }
    for (index, allowance) in dialog.allow.enumerated()
    where decides(allowance.rule.value) && !usedAllowances.contains(index) {
      kept += verdict(.unusedAllow, unused(allowance, packs: packs), at: allowance.rule.range, path: path)
    }
    return kept
  }

  private func broken(
    promise rule: Sourced<String>, of dialog: Dialog, packs: [String]
  ) -> (summary: String, explanation: String) {
    var remedy = "A counter-example must break every rule it lists. Change the dialog or the list."
    if let language = dialog.language?.value, !LanguageTag.isEnglish(language), !rule.value.hasPrefix("house/") {
      remedy +=
        " The dialog is in “\(language)”, and most rules about words know only English. A house rule can check "
        + "the words of other languages."
    }
    switch standing(of: rule.value, packs: packs) {
    case .unknown(let nearest): return (unknown(rule.value, nearest), remedy)
    case .notInForce(let pack):
      return ("“\(rule.value)” is not enabled here", "The block’s guidelines do not include “\(pack)”. " + remedy)
    case .inForce: return ("the counter-example does not break “\(rule.value)”", remedy)
    }
  }

  private func unused(_ allowance: Dialog.Allowance, packs: [String]) -> (summary: String, explanation: String) {
    let rule = allowance.rule.value
    switch standing(of: rule, packs: packs) {
    case .unknown(let nearest): return (unknown(rule, nearest), "Use the ID of an existing rule.")
    case .notInForce(let pack):
      return ("“\(rule)” is not enabled here", "The block’s guidelines do not include “\(pack)”. Remove the exception.")
    case .inForce where allowance.reason == nil:
      return (
        "the exception for “\(rule)” has no reason", "Add a reason, so that later readers can judge the exception."
      )
    case .inForce:
      return ("nothing breaks “\(rule)” here", "Remove the exception, which could hide a later mistake.")
    }
  }

  private func unknown(_ rule: String, _ nearest: String?) -> String {
    "unknown rule “\(rule)”" + (nearest.map { "; did you mean “\($0)”?" } ?? "")
  }

  private enum Standing {
    case unknown(nearest: String?)
    case notInForce(pack: String)
    case inForce
  }

  private func standing(of id: String, packs: [String]) -> Standing {
    guard let rule = rulesByID[id] else { return .unknown(nearest: nearestName(to: id, among: rulesByID.keys)) }
    let pack = rule.description.pack
    return packs.contains(pack) || Pack.alwaysInForce.contains(pack) ? .inForce : .notInForce(pack: pack)
  }

  private func verdict(
    _ rule: RuleDescription, _ text: (summary: String, explanation: String), at range: SourceRange, path: String
  ) -> [Diagnostic] {
    settings.applied(to: [
      Diagnostic(
        rule: rule, summary: text.summary, explanation: text.explanation,
        location: SourceLocation(path: path, range: range))
    ])
  }
}
