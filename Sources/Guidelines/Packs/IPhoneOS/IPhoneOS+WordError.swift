import Diagnostics
import Dialogs

extension IPhoneOS {
  /// An alert describes the situation instead of calling it an error.
  struct WordError: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "iphone-os/word-error", summary: "An alert does not contain the word “error”",
        rationale: "“Error” only says that something went wrong, as the alert itself does. Say what happened and what "
          + "people can do.",
        source: IPhoneOS.source("Designing an alert"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.isEnglish else { return [] }
      return [subject.dialog.title, subject.dialog.message].compactMap { $0 }.flatMap { text in
        let found = occurrences(in: text.value).map {
          Finding("“\(text.value[$0])” does not say what happened", at: text.range(of: $0))
        }
        // If the text is not identical in the file, all findings would have the location of the whole text.
        return text.verbatimRange == nil ? Array(found.prefix(1)) : found
      }
    }

    /// The matches of “error” or “errors” as a whole word.
    private func occurrences(in text: String) -> [Range<String.Index>] {
      var found: [Range<String.Index>] = []
      let scalars = text.unicodeScalars
      var index = scalars.startIndex
      var isInWord = false
      while index < scalars.endIndex {
        let scalar = scalars[index]
        if !isInWord, scalar == "e" || scalar == "E",
          let word = TextWords.prefix("error", of: text[index...]) ?? TextWords.prefix("errors", of: text[index...])
        {
          found.append(word.startIndex..<word.endIndex)
          index = word.endIndex
          continue
        }
        isInWord = TextWords.isLetter(scalar)
        index = scalars.index(after: index)
      }
      return found
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          title: Your photo was not sent
          message: There is no network here.
          buttons:
            - Try Again
            - label: Cancel
              role: cancel
          """),
        .passing(
          """
          kind: alert
          title: The Terrors of Tiny Town are back
          buttons:
            - Play
            - label: Not Now
              role: cancel
          """),
        .passing(
          """
          kind: alert
          title: Se produjo un error
          buttons:
            - Reintentar
            - label: Cancelar
              role: cancel
          language: es
          """),
        .failing(
          """
          kind: alert
          title: Network «error»
          message: An «ERROR» occurred.
          buttons:
            - Try Again
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: The form has «errors», among them «error» 12
          buttons:
            - Correct Them
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: The form cannot be sent
          message: «"An error\\u2014or two errors."»
          buttons:
            - Correct It
            - label: Cancel
              role: cancel
          """),
      ]
    }
  }
}
