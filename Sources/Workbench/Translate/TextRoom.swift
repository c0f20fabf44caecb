import Dialogs
import Mockups

/// How much text fits where the original has a title or a button, measured by layout.
struct TextRoom {
  /// Average letters of Latin script.
  let letters: Int
  /// The platform with the least room.
  let platform: Platform

  /// More than anybody writes in a title or on a button.
  private static let most = 120
  /// Letters as they are distributed in European languages, in words of usual length.
  private static let sample = Array("einstelaro ")

  /// Nil if the layout sets no limit, or does not know one.
  init?(of part: Dialog.Part, in dialog: Dialog, on platforms: [Platform]) {
    let index: Int? =
      switch part {
      case .title: nil
      case .button(let number): number - 1
      default: -1
      }
    guard index != -1, dialog.marking != .bad else { return nil }
    var least: (letters: Int, platform: Platform)?
    for platform in platforms {
      let fits = { (letters: Int) -> Bool in
        var probe = dialog
        let text = String((0..<letters).map { Self.sample[$0 % (index == nil ? Self.sample.count : 10)] })
        if let index { probe.buttons[index].label.value = text } else { probe.title?.value = text }
        return FitComparison(probe, with: dialog, on: platform)?.misfits.isEmpty ?? true
      }
      let bound = min(least?.letters ?? Self.most, Self.most)
      guard !fits(bound) else { continue }
      var (low, high) = (0, bound)
      while high - low > 1 {
        let middle = (low + high) / 2
        if fits(middle) { low = middle } else { high = middle }
      }
      least = (low, platform)
    }
    guard let least, least.letters > 0 else { return nil }
    (letters, platform) = least
  }
}
