import Diagnostics
import Dialogs

extension AppleHIG {
  /// Messages have short, complete sentences.
  struct MessageSentences: DialogRule {
    private let max = RuleOption("max", 200, "Maximum number of characters in a message")

    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/message-sentences",
        summary: "A message has short, punctuated sentences",
        rationale: "People understand a message that reads like speech right away. They skip long ones, and miss what "
          + "matters.",
        source: AppleHIG.source("Alerts, Content"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet]) }
    var options: [any ConfigurableOption] { [max] }
    var heuristic: String? {
      "A sentence passes if it starts with a capital, a digit, or a symbol and ends with punctuation. Verbs are not "
        + "required."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard let message = subject.dialog.message else { return [] }
      let text = message.value
      var findings: [Finding] = []
      let length = text.count
      if length > options[max] {
        findings.append(Finding("the message has \(length) characters (limit \(options[max]))", at: message.range))
      }
      // Thai and related scripts write sentences without punctuation.
      if TextWords.areUncountable(in: text), !text.unicodeScalars.contains("。") { return findings }
      let sentences = Sentences.of(text)
      for sentence in sentences {
        if let word = lowercaseBeginning(of: text[sentence.range]) {
          findings.append(Finding("“\(word)” starts a sentence without a capital", at: range(of: word, in: message)))
        }
        if sentence.terminator == nil, !Self.endsInMark(text[sentence.range]) {
          let word = lastWord(of: text[sentence.range])
          findings.append(Finding("the sentence has no period; add one", at: range(of: word, in: message)))
        }
      }
      for word in Sentences.lowercaseBeginnings(in: text) {
        findings.append(
          Finding("“\(text[word])” starts a sentence without a capital", at: message.range(of: word)))
      }
      if subject.isEnglish, sentences.count == 1, EnglishSentence.isWhole(text), EnglishTitleCase.isPlain(in: text) {
        findings.append(Finding("the sentence is in title case; use sentence case", at: message.range))
      }
      return findings
    }

    /// The first word if it starts with a lowercase letter and is not a name such as iCloud.
    private func lowercaseBeginning(of sentence: Substring) -> Substring? {
      guard let first = sentence.unicodeScalars.first, first.properties.isLowercase else { return nil }
      let word = sentence.prefix { !$0.isWhitespace }
      return word.contains(where: { $0.isUppercase || $0.isNumber || "@/".contains($0) }) ? nil : word
    }

    private func lastWord(of sentence: Substring) -> Substring {
      sentence[(sentence.lastIndex(where: \.isWhitespace).map(sentence.index(after:)) ?? sentence.startIndex)...]
    }

    private func range(of word: Substring, in message: SourcedText) -> SourceRange {
      message.range(of: word.startIndex..<word.endIndex)
    }

    /// Sentence-ending marks of other scripts, including a following quotation mark.
    private static func endsInMark(_ sentence: Substring) -> Bool {
      let last = sentence.unicodeScalars.last { !Sentences.isCloser($0) }
      return last.map { "।؟۔։።".unicodeScalars.contains($0) } ?? false
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          title: Renew your pass?
          message: $24 is charged to your card. iCloud keeps the receipt.
          buttons:
            - Renew
            - label: Cancel
              role: cancel
          """),
        .passing(
          """
          kind: alert
          title: Leave this call?
          message: Dr. Lee, e.g. on her phone, can go on without you…
          buttons:
            - Leave
            - label: Cancel
              role: cancel
          """),
        .passing(
          """
          kind: alert
          title: 通話から退出しますか？
          message: 相手は通話を続けられます。
          language: ja
          buttons:
            - 退出
            - label: キャンセル
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: Leave this call?
          message: The others can go «on»
          buttons:
            - Leave
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: Leave this call?
          message: «the» others can go on. «you» can come back.
          buttons:
            - Leave
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: Leave this call?
          message: «The others can go on. You can come back.»
          buttons:
            - Leave
            - label: Cancel
              role: cancel
          """, options: "{max: 30}"),
      ]
    }
  }
}
