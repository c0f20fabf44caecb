package import Diagnostics

/// What a page allows outside of its dialogs: in front matter for the whole page, or in a comment for the next block.
package struct PageAllowance: Sendable, Hashable {
  /// The file, relative to the project.
  package var path: String
  /// The ID of the rule, as written.
  package var rule: String
  /// Whether there is a reason.
  package var hasReason: Bool
  /// Where it is in the file.
  package var range: SourceRange
  /// The part of the file that it holds for; nil for all of it.
  package var scope: SourceRange?

  package init(path: String, rule: String, hasReason: Bool, range: SourceRange, scope: SourceRange?) {
    self.path = path
    self.rule = rule
    self.hasReason = hasReason
    self.range = range
    self.scope = scope
  }
}

extension Validator {
  /// Leaves out findings that pages allow, and reports exceptions that are not needed or have no reason.
  ///
  /// Rules about dialogs are allowed in their blocks only.
  package func settle(_ found: [Diagnostic], _ allowances: [PageAllowance]) -> [Diagnostic] {
    guard !allowances.isEmpty else { return found }
    var byPlace: [Place: [Int]] = [:]
    for (index, allowance) in allowances.enumerated() where allowance.hasReason && isForPages(allowance.rule) {
      byPlace[Place(path: allowance.path, rule: allowance.rule), default: []].append(index)
    }
    var used: Set<Int> = []
    var kept = found.filter { finding in
      guard let location = finding.location,
        let indexes = byPlace[Place(path: location.path, rule: finding.rule)],
        let index = indexes.first(where: { covers(allowances[$0], location.range) })
      else { return true }
      used.insert(index)
      return false
    }
    for (index, allowance) in allowances.enumerated() where !used.contains(index) {
      kept += settings.applied(to: [unused(allowance)])
    }
    return kept
  }

  private struct Place: Hashable {
    var path: String
    var rule: String
  }

  private func isForPages(_ rule: String) -> Bool {
    !Pack.all.contains { rule.hasPrefix($0.id + "/") } && !rule.hasPrefix("block/")
  }

  private func covers(_ allowance: PageAllowance, _ range: SourceRange?) -> Bool {
    guard let scope = allowance.scope else { return true }
    return range.map { scope.contains($0.lowerBound) } ?? false
  }

  private func unused(_ allowance: PageAllowance) -> Diagnostic {
    let (rule, place) = (allowance.rule, allowance.scope == nil ? "on this page" : "in the next block")
    let (summary, explanation): (String, String)
    if rulesByID[rule] == nil {
      let nearest = nearestName(to: rule, among: rulesByID.keys).map { "; did you mean “\($0)”?" } ?? ""
      (summary, explanation) = ("unknown rule “\(rule)”\(nearest)", "Use the ID of an existing rule.")
    } else if !isForPages(rule) {
      (summary, explanation) = (
        "“\(rule)” is a rule about dialogs", "Allow it in the dialog block, under “allow”, with a reason."
      )
    } else if !allowance.hasReason {
      (summary, explanation) = (
        "the exception for “\(rule)” has no reason", "Add a reason, so that later readers can judge the exception."
      )
    } else {
      (summary, explanation) = (
        "nothing breaks “\(rule)” \(place)", "Remove the exception, which could hide a later mistake."
      )
    }
    return Diagnostic(
      rule: .unusedAllow, summary: summary, explanation: explanation,
      location: SourceLocation(path: allowance.path, range: allowance.range))
  }
}
