import Diagnostics
import Dialogs

/// The most frequent value among the dialogs of a site, and the dialogs that differ from it.
struct Majority<Value: Hashable> {
  let value: Value
  /// The dialogs that have another value, in order.
  let minority: [SiteSubject.Place]
  /// The first dialog with the value; nil if only the site configuration sets it.
  let model: SiteSubject.Place?

  /// Nil if the rule has no dialogs to check.
  ///
  /// The less frequent value differs; of two equally frequent values, the later one. Dialogs that differ on purpose,
  /// as counter-examples or allowed exceptions, are not counted.
  ///
  /// - Parameter wanted: the value set in the site configuration, which takes precedence.
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

  /// A note that points to the first dialog with the value.
  func note(_ message: String, in site: SiteSubject) -> [Diagnostic.Note] {
    guard let model, let dialog = site.block(model).dialog else { return [] }
    let location = SourceLocation(path: site.pages[model.page].path, range: dialog.kind.range)
    return [Diagnostic.Note(message, at: location)]
  }
}

extension Dialog {
  /// Whether it is a counter-example or an allowed exception.
  fileprivate func differsOnPurpose(by rule: String) -> Bool {
    marking == .bad || allow.contains { $0.rule.value == rule && $0.reason != nil }
  }
}
