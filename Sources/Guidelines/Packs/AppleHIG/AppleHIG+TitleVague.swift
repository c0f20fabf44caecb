import Diagnostics
import Dialogs

extension AppleHIG {
  /// Titles say what happened.
  struct TitleVague: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/title-vague",
        summary: "A title says what happened",
        rationale: "“Error” and a number tell people that someone understands the problem, but not what it is. A "
          + "title says what happened, to what, and if possible why.",
        source: AppleHIG.source("Alerts, Content"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet]) }
    var heuristic: String? {
      "A title is vague if it has only words for problems, filler words, and numbers."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.isEnglish, let title = subject.dialog.title, title.value.utf8.count < 80 else { return [] }
      var saysNothing = false
      for word in TextWords.of(title.value) {
        // Numbers and codes tell people nothing.
        if word.contains(where: \.isNumber) { continue }
        let letters = word.lowercased().filter { $0.isLetter || $0 == "-" }
        if letters.isEmpty || Self.fillers.contains(letters) { continue }
        guard Self.empty.contains(letters) else { return [] }
        saysNothing = true
      }
      guard saysNothing else { return [] }
      return [Finding("“\(title.value)” does not say what happened", at: title.range)]
    }

    /// Words that announce a problem without naming it.
    private static let empty: Set<String> = [
      "error", "errors", "warning", "alert", "attention", "oops", "whoops", "uh-oh", "sorry", "problem", "issue",
      "failure",
      "failed", "notice", "caution", "wrong", "exception", "important", "confirm", "confirmation", "sure", "unknown",
      "success", "information", "info", "heads", "heads-up",
    ]

    /// Filler words.
    private static let fillers: Set<String> = [
      "a", "an", "the", "has", "have", "had", "occurred", "happened", "is", "was", "there", "unexpected", "code",
      "something",
      "went", "please", "are", "you", "fatal", "critical", "system", "internal", "general", "number", "no", "we",
      "encountered",
      "this", "uh", "oh", "note", "request", "id", "absolutely", "really", "quite", "up",
    ]

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          title: The upload stopped.
          buttons: [Try Again, {label: Cancel, role: cancel}]
          """),
        .passing(
          """
          kind: alert
          title: Network Problem on Platform 9
          buttons: [Try Again, {label: Cancel, role: cancel}]
          """),
        .failing(
          """
          kind: alert
          title: «Error»
          message: The upload stopped.
          buttons: [Try Again, {label: Cancel, role: cancel}]
          """),
        .failing(
          """
          kind: alert
          title: «Error 329347 occurred»
          buttons: [Try Again, {label: Cancel, role: cancel}]
          """),
        .failing(
          """
          kind: alert
          title: «"Oops, something went wrong!"»
          buttons: [Try Again, {label: Cancel, role: cancel}]
          """),
        .failing(
          """
          kind: alert
          title: «Are you absolutely sure?»
          buttons: [Leave, {label: Cancel, role: cancel}]
          """),
      ]
    }
  }
}
