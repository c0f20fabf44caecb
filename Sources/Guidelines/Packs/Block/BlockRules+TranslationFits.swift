import Diagnostics
import Dialogs
import Mockups

extension BlockRules {
  /// Translated text fits where the original does.
  struct TranslationFits: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "block/translation-fits", summary: "A translation fits where its original fits",
        rationale: "Text grows when it is translated, and a label that is cut off cannot be read. Nobody sees that in "
          + "the original, so each translation is laid out on the narrowest device of each platform and compared.",
        severity: .warning)
    }

    var leniency: String? { "note where buttons are stacked" }

    var heuristic: String? {
      MeasuredDialog.heuristic + " Dialogs are compared at the default text size. What does not fit in the original is "
        + "not reported in its translations."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard let original = subject.original, subject.dialog.marking != .bad else { return [] }
      var misfits: [(misfit: FitComparison.Misfit, platforms: [Platform])] = []
      for platform in subject.platforms {
        for misfit in FitComparison(subject.dialog, with: original.dialog, on: platform)?.misfits ?? [] {
          if let place = misfits.firstIndex(where: { $0.misfit == misfit }) {
            misfits[place].platforms.append(platform)
          } else {
            misfits.append((misfit, [platform]))
          }
        }
      }
      return misfits.compactMap { Self.finding($0.misfit, on: $0.platforms, subject.dialog, original) }
    }

    private static func finding(
      _ misfit: FitComparison.Misfit, on platforms: [Platform], _ dialog: Dialog, _ original: OriginalDialog
    ) -> Finding? {
      guard let text = dialog.text(of: misfit.part), let other = original.dialog.text(of: misfit.part) else {
        return nil
      }
      let names = Platform.list(platforms)
      var (summary, advice) = ("", "Shorten the translation, or change the original so that both fit.")
      var (severity, duplicate): (Severity?, RuleDescription?) = (nil, nil)
      switch misfit.kind {
      case .cut: summary = "“\(text.value)” is cut off on \(names); the original fits"
      case .lines(let count, let before):
        summary = "the title takes \(count) lines on \(names), that of the original \(before)"
        duplicate = AppleHIG.TitleLines().description
      case .hidden:
        summary = "“\(text.value)” shows only after scrolling on \(names); in the original, it shows at once"
        advice = "Shorten the title, the message, or the labels."
      case .stacked:
        summary = "“\(text.value)” does not fit beside the other buttons on \(names); the original does"
        advice = "The buttons are stacked. Shorten the widest label if they should stay side by side."
        severity = .note
      }
      return Finding(
        summary, at: text.range, because: advice, severity: severity,
        notes: [.init("the original", at: SourceLocation(path: original.path, range: other.range))],
        duplicating: duplicate)
    }

    var examples: [RuleExample] {
      [
        .passing(site: Self.pages("Delete", "Cancel", "Löschen", "Abbrechen")),
        // What is too long in the original is not a fault of the translation.
        .passing(
          site: Self.pages(
            "Delete the account and everything in it", "Cancel", "Konto mit allen Inhalten endgültig löschen",
            "Abbrechen")),
        .failing(
          site: Self.pages("Delete", "Cancel", "«Konto endgültig löschen»", "Abbrechen")),
        .failing(
          site: Self.pages(
            "Delete", "Cancel", "Löschen", "Abbrechen",
            title: "«Möchten Sie Ihr Benutzerkonto mit allen Unterhaltungen und Bildern löschen?»")),
      ]
    }

    private static func pages(
      _ action: String, _ cancel: String, _ translatedAction: String, _ translatedCancel: String,
      title: String = "Konto löschen?"
    ) -> String {
      """
      === index.md
      ---
      title: Home
      ---

      ```dialog
      kind: alert
      platforms: [ios]
      title: Delete account?
      buttons:
        - label: \(action)
          role: destructive
        - label: \(cancel)
          role: cancel
      ```
      === de/index.md
      ---
      title: Start
      ---

      ```dialog
      kind: alert
      platforms: [ios]
      language: de
      title: \(title)
      buttons:
        - label: \(translatedAction)
          role: destructive
        - label: \(translatedCancel)
          role: cancel
      ```
      """
    }
  }
}

extension Dialog {
  /// The text of a part that is drawn; nil for parts without text of their own.
  fileprivate func text(of part: SceneBox.Part) -> SourcedText? {
    switch part {
    case .title: title
    case .message: message
    case .leading: navigation?.leading?.label
    case .trailing: navigation?.trailing?.label
    case .suppression: suppression
    case .accessory: accessory
    case .button(let index): buttons.indices.contains(index) ? buttons[index].label : nil
    case .panel, .textField, .icon, .help, .text, .field, .toggle, .image: nil
    }
  }
}
