import Diagnostics
import Dialogs

extension IPhoneOS {
  /// What destroys is red, and far from where thumbs go astray.
  struct SheetDestructiveTop: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "iphone-os/sheet-destructive-top", summary: "An action sheet’s destructive button is red and on top",
        rationale: "On top it is seen first. And it is far from the bottom of the screen, which people hit when they "
          + "miss the Home button. Red says that something will be gone.",
        source: IPhoneOS.source("Designing an action sheet"), severity: .error)
    }

    var scope: RuleScope { RuleScope(kinds: [.actionSheet]) }
    var options: [any ConfigurableOption] { [IPhoneOS.verbs] }
    var heuristic: String? { IPhoneOS.verbHeuristic }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      let buttons = subject.buttons
      let destructive = buttons.indices.filter {
        IPhoneOS.destroys(buttons[$0], in: subject, verbs: options[IPhoneOS.verbs])
      }
      let wrong = destructive.enumerated().compactMap { place, index in
        fault(isRed: buttons[index].role == .destructive, isOnTop: place == index).map { (index: index, what: $0) }
      }
      guard !wrong.isEmpty else { return [] }
      // One fix mends them all: moving one button moves the others.
      let fix = fix(subject, destructive: destructive)
      return wrong.enumerated().map { number, fault in
        let label = buttons[fault.index].label
        return Finding(
          "“\(label.value)” destroys and is \(fault.what)", at: label.range, fixes: number == 0 ? fix : [])
      }
    }

    private func fault(isRed: Bool, isOnTop: Bool) -> String? {
      switch (isRed, isOnTop) {
      case (true, true): nil
      case (false, true): "not red"
      case (true, false): "not on top"
      case (false, false): "neither red nor on top"
      }
    }

    private func fix(_ subject: DialogSubject, destructive: [Int]) -> [Diagnostic.Fix] {
      let buttons = subject.buttons
      var changes: [Int: [Diagnostic.Edit]] = [:]
      for index in destructive where buttons[index].role != .destructive {
        let button = buttons[index]
        guard let edits = subject.set("role", to: "destructive", of: button, present: button.roleRange) else {
          return []
        }
        changes[index] = edits
      }
      let order = IPhoneOS.sheetOrder(of: subject, destructive: destructive)
      let isInOrder = destructive == Array(destructive.indices)
      guard let edits = ButtonEdits(subject)?.reorder(isInOrder ? Array(buttons.indices) : order, with: changes) else {
        return []
      }
      let label =
        isInOrder ? "make it red" : changes.isEmpty ? "put what destroys on top" : "make it red and put it on top"
      return [Diagnostic.Fix(label, edits: edits)]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: action-sheet
          buttons: [{label: Delete All Items, role: destructive}, Archive, {label: Cancel, role: cancel}]
          """),
        .passing(
          """
          kind: action-sheet
          buttons: [Show All, Clear Filters, {label: Cancel, role: cancel}]
          situation: {destructive: false}
          """),
        .failing(
          """
          kind: action-sheet
          buttons:
            - Archive
            - label: «Delete Message»
              role: destructive
            - Cancel
          """,
          fixed: """
            kind: action-sheet
            buttons:
              - label: Delete Message
                role: destructive
              - Archive
              - Cancel
            """),
        .failing(
          """
          kind: action-sheet
          buttons: [«Delete Message», {label: Cancel, role: cancel}]
          """,
          fixed: """
            kind: action-sheet
            buttons: [{label: Delete Message, role: destructive}, {label: Cancel, role: cancel}]
            """),
        .failing(
          """
          kind: action-sheet
          buttons:
            - label: Erase All
              role: destructive
            - Archive
            - label: «Discard Changes»
              primary: true
            - label: Cancel
              role: cancel
          """,
          fixed: """
            kind: action-sheet
            buttons:
              - label: Erase All
                role: destructive
              - label: Discard Changes
                role: destructive
                primary: true
              - Archive
              - label: Cancel
                role: cancel
            """),
        .failing(
          """
          kind: action-sheet
          buttons: [«Wash It Out», Cancel]
          """, options: "{verbs: [wash]}",
          fixed: """
            kind: action-sheet
            buttons: [{label: Wash It Out, role: destructive}, Cancel]
            """),
      ]
    }
  }
}
