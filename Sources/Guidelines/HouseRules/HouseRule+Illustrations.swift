import Dialogs

extension HouseRule {
  /// The examples of the rule, each as a block or a page.
  package var examples: [RuleExample] { samples.compactMap(illustration) }

  private func illustration(_ sample: Sample) -> RuleExample? {
    let text = sample.text.value
    guard sample.place != .page else {
      return RuleExample(sample.verdict, .page, text, marks: marks(in: .page, of: text), fixed: fixed(sample))
    }
    guard let kind = scope.kinds.first(where: { sample.place.stands(in: $0) }) else { return nil }
    let block = ExampleBlock(kind, sample.place, text)
    return RuleExample(
      sample.verdict, .block, block.text, marks: block.marks(marks(in: sample.place, of: text)),
      fixed: fixed(sample).map { ExampleBlock(kind, sample.place, $0).text })
  }

  private func fixed(_ sample: Sample) -> String? {
    guard case .substitution = check, sample.verdict == .fails else { return nil }
    return fixed(sample.text.value)
  }

  /// The findings in a text.
  private func marks(in place: Place, of text: String) -> [Range<Int>] {
    let whole = 0..<text.utf8.count
    let text = SourcedText(text, range: whole, verbatimRange: whole)
    return findings(in: Sample(verdict: .fails, place: place, text: text)).compactMap(\.range)
  }
}

extension HouseRule.Place {
  /// Whether dialogs of a kind have such a text.
  fileprivate func stands(in kind: DialogKind) -> Bool {
    switch self {
    case .title: kind != .snackbar
    case .message, .button, .caption: true
    case .content: kind == .modal || kind == .alert
    case .page: false
    }
  }
}

/// The smallest block that contains a text in one of the rule's places.
private struct ExampleBlock {
  private(set) var text: String
  /// The range of the text, and whether it is identical in the source.
  private let range: Range<Int>
  private let isVerbatim: Bool

  init(_ kind: DialogKind, _ place: HouseRule.Place, _ value: String) {
    let (scalar, isVerbatim) = Self.scalar(value)
    let field = Self.field(of: place, in: kind)
    text = "kind: \(kind.rawValue)"
    var start = 0
    for key in ["title", "message", "content", "text-field", "buttons", "navigation", "action", "caption"] {
      if key == field.key {
        text += "\n\(key): \(field.opening)"
        start = text.utf8.count
        text += scalar + field.closing
      } else if let filler = Self.filler(key, of: kind) {
        text += "\n\(key): \(filler)"
      }
    }
    self.isVerbatim = isVerbatim
    let quote = isVerbatim && scalar != value ? 1 : 0
    range = start + quote..<start + scalar.utf8.count - quote
  }

  /// The positions of parts of the text in the block; with escapes, parts have no positions.
  func marks(_ parts: [Range<Int>]) -> [Range<Int>] {
    guard isVerbatim else { return parts.isEmpty ? [] : [range] }
    return parts.map { range.lowerBound + $0.lowerBound..<range.lowerBound + $0.upperBound }
  }

  private static func field(
    of place: HouseRule.Place, in kind: DialogKind
  ) -> (key: String, opening: String, closing: String) {
    switch (place, kind) {
    case (.button, .modal): ("navigation", "{leading: ", "}")
    case (.button, .snackbar): ("action", "", "")
    case (.button, _): ("buttons", "[", "]")
    case (.content, .modal): ("content", "[{text: ", "}]")
    case (.content, _): ("text-field", "", "")
    case (.title, _): ("title", "", "")
    case (.caption, _): ("caption", "", "")
    case (.message, _), (.page, _): ("message", "", "")
    }
  }

  /// The required keys of a kind.
  private static func filler(_ key: String, of kind: DialogKind) -> String? {
    switch (key, kind) {
    case ("title", .alert), ("title", .actionSheet), ("title", .modal): "Example"
    case ("buttons", .alert), ("buttons", .actionSheet): "[Close]"
    case ("navigation", .modal): "{leading: Close}"
    case ("message", .snackbar): "Example"
    default: nil
    }
  }

  /// A text as a YAML value within a line, and whether it is identical in the source.
  private static func scalar(_ text: String) -> (scalar: String, isVerbatim: Bool) {
    let isPlain =
      text.unicodeScalars.first.map(TextWords.isLetter) == true
      && text.allSatisfy { $0.isLetter || $0.isNumber || " .?!’-".contains($0) }
    if isPlain { return (text, true) }
    guard text.contains(where: { "\"\\".contains($0) || $0.isNewline }) else { return ("\"\(text)\"", true) }
    var scalar = ""
    for character in text {
      switch character {
      case "\"", "\\": scalar += "\\" + String(character)
      case _ where character.isNewline: scalar += "\\n"
      default: scalar.append(character)
      }
    }
    return ("\"\(scalar)\"", false)
  }
}
