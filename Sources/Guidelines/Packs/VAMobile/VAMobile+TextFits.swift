import Diagnostics
import Dialogs
import Mockups

extension VAMobile {
  /// Dialogs can be used with large text.
  struct TextFits: DialogRule {
    private let size = RuleOption("size", Dialog.TextSize.ax3, "The text size to measure at")
    private let screens = RuleOption("screens", 2, "Maximum number of screens of text in addition to the buttons")

    var description: RuleDescription {
      RuleDescription(
        id: "va-mobile/text-fits",
        summary: "With large text, buttons fit on a small phone and text scrolls at most once",
        rationale: "Many people who need the app most enlarge its text. If a button is out of sight or its label is "
          + "truncated, they cannot continue.",
        source: VAMobile.source("Accessibility considerations"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet], platforms: [.ios26, .ios, .android]) }
    var options: [any ConfigurableOption] { [size, screens] }
    var heuristic: String? { MeasuredDialog.heuristic }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      let (size, screens) = (options[size], options[screens])
      if screens >= 2, !size.exceedsAX3, TextBulk(subject.dialog).surelyFitsLarge { return [] }
      var faults: [(fault: Fault, platforms: [Platform])] = []
      for platform in scope.platforms ?? [] where subject.platforms.contains(platform) {
        guard let measured = MeasuredDialog(subject.dialog, on: platform, textSize: size) else { continue }
        for fault in Self.faults(of: measured, screens: screens) {
          if let known = faults.firstIndex(where: { $0.fault == fault }) {
            faults[known].platforms.append(platform)
          } else {
            faults.append((fault, [platform]))
          }
        }
      }
      return faults.map { finding($0.fault, on: Platform.list($0.platforms), size, screens: screens, subject) }
    }

    enum Fault: Hashable {
      /// The first button that does not fit on the screen.
      case button(Int)
      /// The first button that the text pushes off the screen.
      case pushed(Int)
      case label(Int)
      case text
    }

    /// What people cannot see or read as the platform draws it: on iOS, long text leaves one and a half rows for the
    /// buttons; on Android, it scrolls above all of them.
    static func faults(of measured: MeasuredDialog, screens: Int) -> [Fault] {
      let scene = measured.scene
      var faults: [Fault] = scene.boxes.compactMap { box in
        guard case .button(let index) = box.part, box.isTruncated else { return nil }
        return .label(index)
      }
      guard scene.scrolls else { return faults }
      let room = scene.scrollAreas.reduce(0) { $0 + $1.frame.height }
      let buttons = scene.scrollAreas.first { $0.content == .buttons }
      let text = scene.scrollAreas.first { $0.content == .text }?.contentHeight ?? 0
      let rest = room - (buttons?.contentHeight ?? 0)
      if let index = measured.firstLeavingButton(of: room, rest: rest) {
        faults.append(.button(index))
      } else if let index = measured.firstHiddenButton {
        faults.append(.pushed(index))
      } else if text > Double(screens) * rest {
        faults.append(.text)
      }
      return faults
    }

    private func finding(
      _ fault: Fault, on platforms: String, _ size: Dialog.TextSize, screens: Int, _ subject: DialogSubject
    ) -> Finding {
      let dialog = subject.dialog
      let place = "at \(size.rawValue.uppercased()) on a small phone (\(platforms))"
      switch fault {
      case .button(let index):
        let label = dialog.buttons[index].label
        return Finding("“\(label.value)” does not fit on the screen \(place)", at: label.range)
      case .pushed(let index):
        return Finding(
          "the text pushes “\(dialog.buttons[index].label.value)” off the screen \(place)",
          at: (dialog.message ?? dialog.title)?.range ?? dialog.fence.range)
      case .label(let index):
        let label = dialog.buttons[index].label
        return Finding("“\(label.value)” needs more than two lines \(place)", at: label.range)
      case .text:
        let count = screens == 1 ? "one screenful" : "\(screens) screenfuls"
        return Finding(
          "the text needs more than \(count) beside the buttons \(place)",
          at: (dialog.message ?? dialog.title)?.range ?? dialog.fence.range)
      }
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: action-sheet
          platforms: [ios, android]
          title: Clear search history?
          buttons:
            - label: Clear history
              role: destructive
            - label: Keep history
              role: cancel
          """),
        .passing(
          """
          kind: alert
          platforms: [ios, android]
          title: Cancel this appointment?
          message: We tell your care team.
          buttons:
            - label: Cancel it
              role: destructive
            - label: Keep it
              role: cancel
          """),
        .failing(
          """
          kind: alert
          platforms: [ios, android]
          title: Cancel this appointment?
          buttons:
            - label: «Cancel my video appointment with Dr. Lee on Monday»
              role: destructive
            - label: Keep appointment
              role: cancel
          """),
        .failing(
          """
          kind: alert
          platforms: [ios]
          title: Cancel this appointment?
          message: «Your care team gets a message, and the time is offered to someone else who has been waiting.»
          buttons:
            - label: Cancel appointment
              role: destructive
            - label: Keep appointment
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: Which prescription?
          buttons: [Lisinopril, Metformin, Ibuprofen, Sertraline, Melatonin, Naproxen, «Aspirin»]
          platforms: [ios]
          """),
        .failing(
          """
          kind: alert
          platforms: [ios]
          title: Cancel this appointment?
          message: «Your care team gets a message. The time is offered to others, and you may wait longer for a new one.»
          buttons:
            - Cancel it
            - Move it
            - Call us
            - Chat
            - label: Keep it
              role: cancel
          """),
        .failing(
          """
          kind: alert
          platforms: [android]
          title: Cancel this appointment?
          message: «Your care team gets a message. You may wait longer for a new one.»
          buttons:
            - Cancel it
            - Move it
            - Call us
            - label: Keep it
              role: cancel
          """, options: "{screens: 1}"),
        .failing(
          """
          kind: alert
          platforms: [ios]
          title: Refill this prescription?
          buttons:
            - Refill
            - Renew
            - Remind me
            - Ask
            - label: «Not now»
              role: cancel
          """, options: "{size: ax5}"),
      ]
    }
  }
}

extension Dialog.TextSize {
  /// Whether the text size is larger than the estimate of the amount of text assumes.
  fileprivate var exceedsAX3: Bool { self == .ax4 || self == .ax5 }
}
