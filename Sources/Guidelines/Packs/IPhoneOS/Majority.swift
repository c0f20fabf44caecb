import Diagnostics
import Dialogs

/// What most dialogs of a site have in common, and those that differ from it.
struct Majority<Value: Hashable> {
  let value: Value
  /// The dialogs that have another value, in order.
  let minority: [SiteSubject.Place]
  /// The first dialog that has it; nil where only the site's configuration asks for it.
  let model: SiteSubject.Place?

  /// Nil where the rule has no dialogs to look at.
  ///
  /// The rarer value is the one that differs; of two as frequent, the one that comes later. Dialogs that differ on
  /// purpose, as counter-examples or with a reason, have no say in what is common.
  ///
  /// - Parameter wanted: what the site's configuration asks for, whatever most have.
  init?(_ site: SiteSubject, rule: String, wanted: Value? = nil, of value: (Dialog) -> Value) {
    var dialogs: [(place: SiteSubject.Place, value: Value, isExcused: Bool)] = []
    for place in site.dialogs {
      guard let dialog = site.block(place).dialog else { continue }
      dialogs.append((place, value(dialog), dialog.differsOnPurpose(by: rule)))
    }
    var voters = dialogs.filter { !$0.isExcused }
    if voters.isEmpty { voters = dialogs }
    var counts: [Value: Int] = [:]
    for voter in voters { counts[voter.value, default: 0] += 1 }
    let most = counts.values.max()
    guard let common = wanted ?? voters.first(where: { counts[$0.value] == most })?.value else { return nil }
    self.value = common
    minority = dialogs.filter { $0.value != common }.map(\.place)
    model = voters.first { $0.value == common }?.place
  }

  /// Where to see what most have.
  func note(_ message: String, in site: SiteSubject) -> [Diagnostic.Note] {
    guard let model, let dialog = site.block(model).dialog else { return [] }
    let location = SourceLocation(path: site.pages[model.page].path, range: dialog.kind.range)
    return [Diagnostic.Note(message, at: location)]
  }
}

extension Dialog {
  /// Whether it is a counter-example, or may break a rule and says why.
  fileprivate func differsOnPurpose(by rule: String) -> Bool {
    marking == .bad || allow.contains { $0.rule.value == rule && $0.reason != nil }
  }
}
