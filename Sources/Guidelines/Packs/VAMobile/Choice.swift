import Dialogs

extension VAMobile {
  /// The kind of dialog that the guideline requires in a situation, as far as it is described.
  ///
  /// Unknown values never fulfill a condition.
  struct Choice {
    private let situation: Situation
    private let buttonCount: Int

    init(_ subject: DialogSubject) {
      situation = subject.situation
      buttonCount = subject.buttons.count
    }

    /// Why an alert is right, or nil.
    var reasonForAlert: String? {
      if situation.effect?.value == .major { return "its effect is major" }
      if situation.uncommon?.value == true, situation.reversible?.value == false {
        return "the action is uncommon and cannot be undone"
      }
      return nil
    }

    /// Why an action sheet is right, or nil.
    var reasonForActionSheet: String? {
      if situation.effect?.value == .minor { return "its effect is minor" }
      if situation.destructive?.value == true, let effect = situation.effect?.value, effect != .major {
        return "it is destructive, but not major"
      }
      if situation.intentional?.value == true, buttonCount > 2 {
        return "there are more than two choices about an action the person started"
      }
      return nil
    }
  }
}
