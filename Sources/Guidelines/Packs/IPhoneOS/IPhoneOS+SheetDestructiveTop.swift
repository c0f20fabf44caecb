import Diagnostics
import Dialogs

extension IPhoneOS {
  /// Destructive buttons are red and far from accidental taps.
  struct SheetDestructiveTop: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "iphone-os/sheet-destructive-top",
        summary: "The destructive button of an action sheet is red and at the top",
        rationale: "At the top, people see it first, and it is far from the Home button, which they may miss. Red "
          + "warns that something will be lost.",
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
        fault(of: index, place: place, subject).map { (index: index, fault: $0) }
      }
      guard !wrong.isEmpty else { return [] }
      // One fix is enough for all of them: moving one button moves the others.
      let fix = fix(subject, destructive: destructive)
      return wrong.enumerated().map { number, wrong in
        let label = buttons[wrong.index].label
        return Finding(
          "“\(label.value)” is destructive but \(wrong.fault.what)", at: label.range, fixes: number == 0 ? fix : [],
          duplicating: wrong.fault.isCancelsFault ? IPhoneOS.SheetCancelBottom().description : nil)
      }
    }

    /// The fault of a destructive button.
    private struct Fault {
      var what: String
      /// Whether only a misplaced Cancel is above it.
      var isCancelsFault = false
    }

    /// - Parameter place: the required position, counted from the top.
    private func fault(of index: Int, place: Int, _ subject: DialogSubject) -> Fault? {
      let button = subject.buttons[index]
      let isRed = button.role == .destructive || button.isRoleUnread
      switch (isRed, place == self.place(of: index, subject)) {
      case (true, true): return place == index ? nil : Fault(what: "not at the top", isCancelsFault: true)
      case (false, true): return Fault(what: "not red")
      case (true, false): return Fault(what: "not at the top")
      case (false, false): return Fault(what: "not red and not at the top")
      }
    }

    /// Number of buttons above one, without Cancel.
    private func place(of index: Int, _ subject: DialogSubject) -> Int {
      subject.buttons[..<index].indices.count { $0 != subject.cancel }
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
      // A wrong color must not move Cancel, which another rule checks.
      let isInOrder =
        !changes.isEmpty
        && destructive.enumerated().allSatisfy { place, index in place == self.place(of: index, subject) }
      guard let edits = ButtonEdits(subject)?.reorder(isInOrder ? Array(buttons.indices) : order, with: changes) else {
        return []
      }
      let label =
        isInOrder ? "make it red" : changes.isEmpty ? "move it to the top" : "make it red and move it to the top"
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
