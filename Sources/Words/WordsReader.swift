import Diagnostics
import YAML

/// Reads one word file, and reports what is wrong in it.
struct WordsReader {
  /// The required placeholders and forms; nil for the English file, which defines them.
  let list: WordList?
  let oneIncludesZero: Bool

  /// In bytes; templates and style sheets can use a word many times.
  private static let longestWord = 1_000

  private static let rules = MappingReader.Rules(invalidValue: .interfaceWords, unknownKey: .interfaceWords)

  /// The groups and words so far, in the order of the file.
  struct Result {
    var words: [(group: String, words: [(key: String, entry: WordEntry)])] = []
    var diagnostics: [Diagnostic] = []
  }

  func read(_ file: SourceFile) -> Result {
    var result = Result()
    let (root, diagnostics) = YAMLParser.open(file, rule: .interfaceWords)
    guard let root else {
      result.diagnostics = diagnostics
      return result
    }
    var groups = MappingReader(root, path: file.path, rules: Self.rules, what: "the word file")
    for group in list?.groups.map(\.name) ?? groups.entries.map(\.key) {
      guard let node = groups.node(group) else { continue }
      var keys = MappingReader(node, path: file.path, rules: Self.rules, what: "“\(group)”")
      var words: [(key: String, entry: WordEntry)] = []
      for key in list?.group(group)?.keys ?? keys.entries.map(\.key) {
        guard let node = keys.node(key) else { continue }
        let model = list.flatMap { list in list.index(of: group + "." + key).map { list.entries[$0] } }
        if let entry = entry(node, key: key, like: model, path: file.path, &keys) { words.append((key, entry)) }
      }
      groups.add(keys.finish())
      result.words.append((group, words))
    }
    result.diagnostics = groups.finish { name in elsewhere(name) }
    return result
  }

  /// An explanation for a word outside its group.
  private func elsewhere(_ name: String) -> String? {
    guard let group = list?.groups.first(where: { $0.keys.contains(name) }) else { return nil }
    return "“\(name)” belongs to the group “\(group.name)”: indent it below “\(group.name):”."
  }

  private func entry(
    _ node: YAMLNode, key: String, like model: WordEntry?, path: String, _ reader: inout MappingReader
  ) -> WordEntry? {
    switch node.content {
    case .sequence:
      reader.report("“\(key)” is a list, not text", at: node.range)
      return nil
    case .scalar:
      guard let phrase = phrase(node, key: key, like: model, isOne: false, &reader) else { return nil }
      return WordEntry(other: phrase, isCounted: model?.isCounted ?? false)
    case .mapping:
      if let model, !model.isCounted {
        reader.report(
          "“\(key)” is a mapping, not text", "This word is not counted, so it has only one form.", at: node.range)
        return nil
      }
      var forms = MappingReader(node, path: path, rules: Self.rules, what: "“\(key)”")
      let one = forms.node("one").flatMap { phrase($0, key: "one", like: model, isOne: true, &forms) }
      let otherNode = forms.node("other")
      let other = otherNode.flatMap { phrase($0, key: "other", like: model, isOne: false, &forms) }
      if otherNode == nil {
        forms.report(
          "“\(key)” has no form “other”", "It is required: the form for all numbers except one.", at: node.range)
      }
      reader.add(forms.finish())
      return other.map { WordEntry(one: one, other: $0, isCounted: true, oneIncludesZero: oneIncludesZero) }
    }
  }

  /// A phrase with the placeholders and links of the English one.
  private func phrase(
    _ node: YAMLNode, key: String, like model: WordEntry?, isOne: Bool, _ reader: inout MappingReader
  ) -> Phrase? {
    guard let text = node.text else {
      reader.report("“\(key)” is \(node.kindName), not text", at: node.range)
      return nil
    }
    guard text.contains(where: { !$0.isWhitespace }) else {
      reader.report("“\(key)” is empty", "Remove the key to use the built-in text.", at: node.range)
      return nil
    }
    guard text.utf8.count <= Self.longestWord else {
      reader.report(
        "“\(key)” is longer than \(Self.longestWord) bytes",
        "Interface text consists of labels and short sentences. Put longer text in a template.", at: node.range)
      return nil
    }
    let phrase: Phrase
    do {
      phrase = try Phrase(parsing: text)
    } catch {
      reader.report(
        "in “\(key)”, \(error.summary)", "{name} is a placeholder, and [text] is a link.",
        at: node.range(ofText: error.range))
      return nil
    }
    guard let model = model?.other else { return phrase }
    let (wanted, given) = (model.places, phrase.places)
    var isFine = true
    for place in given where !wanted.contains(place) {
      isFine = false
      let start = text.firstRange(of: "{\(place)}").map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) }
      let range = (start ?? 0)..<(start ?? 0) + place.utf8.count + 2
      reader.report(
        "“\(key)” has no placeholder “{\(place)}”",
        wanted.isEmpty
          ? "This text has no placeholders." : "Placeholders: \(wanted.map { "{\($0)}" }.joined(separator: ", ")).",
        at: node.range(ofText: range),
        meant: nearestName(to: place, among: wanted).map { "{\($0)}" })
    }
    let missing = wanted.filter { !given.contains($0) && !(isOne && $0 == "count") }
    // A misspelled one has already been reported.
    if !missing.isEmpty, isFine {
      isFine = false
      reader.report(
        "“\(key)” is missing \(missing.map { "{\($0)}" }.joined(separator: " and "))",
        "A value replaces it on the site. The English text is “\(model.marked)”.", at: node.range)
    }
    if phrase.linkCount != model.linkCount {
      isFine = false
      reader.report(
        model.linkCount == 0 ? "“\(key)” must not contain a link" : "“\(key)” is missing its link",
        model.linkCount == 0
          ? "Square brackets mark links; remove them." : "Put the link text in brackets: “\(model.marked)”.",
        at: node.range)
    }
    return isFine ? phrase : nil
  }
}

extension Phrase {
  /// As written in a word file.
  fileprivate var marked: String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .text(let string): text += string
      case .place(let name): text += "{\(name)}"
      case .link(let string): text += "[\(string)]"
      }
    }
  }
}
