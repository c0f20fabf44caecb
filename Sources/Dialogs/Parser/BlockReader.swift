import Diagnostics
import YAML

/// Reads the entries of a block into a dialog; extensions read its parts.
struct BlockReader {
  let path: String
  let fence: SourceLocation
  /// Those that there are.
  let platforms: [Platform]
  var diagnostics: [Diagnostic] = []
  /// Missing required keys of the block.
  private var missingKeys: Set<String> = []

  init(path: String, fence: SourceLocation, platforms: [Platform]) {
    self.path = path
    self.platforms = platforms
    self.fence = fence
  }

  /// The dialog, or nil if its kind cannot be read; then nothing else is reported.
  mutating func read(_ entries: [YAMLNode.Entry], infoString: String) -> Dialog? {
    guard let kind = kind(in: entries) else { return nil }
    var dialog = Dialog(kind: kind, fence: fence)
    dialog.marking = marking(infoString)
    var fields = fields(of: entries, in: kind.value, marking: dialog.marking)
    readBlock(&fields, into: &dialog)
    readText(&fields, into: &dialog)
    readElements(&fields, into: &dialog)
    readButtons(&fields, into: &dialog)
    readModal(&fields, into: &dialog)
    readSituation(&fields, into: &dialog)
    readViews(&fields, into: &dialog)
    readVerdicts(&fields, into: &dialog)
    diagnostics += fields.diagnostics
    dialog.unreadKeys = unreadKeys(of: entries, in: kind.value)
    checkPlatforms(of: dialog, entries: entries)
    checkButtons(of: dialog)
    return dialog
  }

  private mutating func kind(in entries: [YAMLNode.Entry]) -> Sourced<DialogKind>? {
    guard let entry = entries.first(where: { $0.key == "kind" }), !entry.value.isNull else {
      let names = DialogKind.allCases.map(\.rawValue).joined(separator: ", ")
      // Other tools and components call it “type” or “variant”.
      let known = Set(DialogKind.allCases.flatMap { BlockSchema.keys(of: $0).map(\.name) })
      let misnamed = entries.first { entry in
        !known.contains(entry.key) && entry.value.text.flatMap(DialogKind.init(rawValue:)) != nil
      }
      let nearest = misnamed ?? entries.first { nearestName(to: $0.key, among: ["kind"]) != nil }
      diagnostics.append(
        Diagnostic(
          rule: .missingField,
          summary: "“kind” is missing" + (misnamed.map { "; did you mean “kind” instead of “\($0.key)”?" } ?? ""),
          explanation: misnamed == nil
            ? "Add “kind:” with one of: \(names)." : "The key “kind” says what to draw: \(names).",
          location: nearest.map { SourceLocation(path: path, range: $0.keyRange) } ?? fence,
          fixes: misnamed.map { [.init("replace with “kind”", edits: [.init(replace: $0.keyRange, with: "kind")])] }
            ?? []))
      return nil
    }
    var fields = MappingReader([entry], path: path, rules: .block)
    let kind = fields.choice("kind", DialogKind.self)
    diagnostics += fields.diagnostics
    return kind.map { Sourced($0.value, range: $0.range) }
  }

  private mutating func marking(_ infoString: String) -> Dialog.Marking {
    // Nearly all blocks have no other word, and splitting text at white space is slow.
    if infoString == "dialog" { return .plain }
    let words = infoString.split(whereSeparator: \.isWhitespace).dropFirst()
    guard let word = words.first else { return .plain }
    let marking = words.count == 1 ? Dialog.Marking(rawValue: String(word)) : nil
    if let marking { return marking }
    let unknown = String(words.first { Dialog.Marking(rawValue: String($0)) == nil } ?? word)
    let nearest = nearestName(to: unknown, among: ["do", "dont"]).map { "; did you mean “dialog \($0)”?" } ?? ""
    let summary = words.count == 1 ? "“dialog” is followed by “\(unknown)”" : "“dialog” is followed by several words"
    diagnostics.append(
      Diagnostic(
        rule: .invalidValue, summary: summary + nearest,
        explanation: "Write “dialog”, “dialog do” for a good example, or “dialog dont” for a counter-example.",
        location: fence))
    return .plain
  }

  /// A reader for the keys of a kind of dialog; other keys are reported.
  private mutating func fields(
    of entries: [YAMLNode.Entry], in kind: DialogKind, marking: Dialog.Marking
  ) -> MappingReader {
    var fields = fields(of: entries, BlockSchema.keys(of: kind), kind: kind) { name in
      if kind == .alert, name == "appearance" || name == "background" { return .customBackground }
      if name == "violates", marking != .bad {
        return .elsewhere("Only counter-examples break rules on purpose: start the fence with “dialog dont”.")
      }
      guard let key = BlockSchema.keys.first(where: { $0.name == name }), !key.kinds.contains(kind) else { return nil }
      let owners = listed(key.kinds.map(\.pluralName))
      return .elsewhere("Only \(owners) have it.\(kind.instead(of: name))")
    }
    // The kind has already been read, and must not be suggested again.
    _ = fields.node("kind")
    return fields
  }

  /// Keys that are missing, misspelled, or contain something that was reported.
  private func unreadKeys(of entries: [YAMLNode.Entry], in kind: DialogKind) -> Set<String> {
    var keys = missingKeys
    let places = diagnostics.compactMap { $0.location?.range?.lowerBound }
    guard !places.isEmpty else { return keys }
    let names = BlockSchema.keys(of: kind).map(\.name)
    for entry in entries {
      let end = max(entry.value.extent.upperBound, entry.keyRange.upperBound)
      guard places.contains(where: { entry.keyRange.lowerBound <= $0 && $0 < end }) else { continue }
      keys.insert(nearestName(to: entry.key, among: names) ?? entry.key)
    }
    return keys
  }

  /// The explanation for a misplaced key.
  enum Misplaced {
    case elsewhere(String)
    case customBackground
  }

  /// A reader for a list of keys; unknown and missing keys are reported.
  mutating func fields(
    of entries: [YAMLNode.Entry], _ keys: [KeyShape], kind: DialogKind, at range: SourceRange? = nil,
    misplaced: (String) -> Misplaced? = { _ in nil }
  ) -> MappingReader {
    var known: [YAMLNode.Entry] = []
    known.reserveCapacity(entries.count)
    var unknown = MappingReader(entries, path: path, rules: .block)
    for entry in entries {
      let isKnown = keys.contains { $0.name == entry.key }
      switch misplaced(entry.key) {
      case .customBackground: diagnostics.append(.customBackground(of: entry, path: path))
      case .elsewhere(let reason): unknown.reportUnknown(entry, known: [], elsewhere: reason)
      case nil where isKnown: known.append(entry)
      case nil:
        let meant = unknown.reportUnknown(entry, known: keys.map(\.name))
        // Read as what it means, so that one slip is one finding.
        if let meant { known.append(.init(key: meant, keyRange: entry.keyRange, value: entry.value)) }
      }
    }
    diagnostics += unknown.diagnostics
    for key in keys where key.isRequired {
      let entry = known.first { $0.key == key.name }
      guard entry?.value.isNull ?? true else { continue }
      let kindRange = entries.first { $0.key == "kind" }?.value.range
      guard let range = entry?.keyRange ?? range ?? kindRange else { continue }
      missing(key, of: kind, isThere: entry != nil, at: range, isNested: kindRange == nil)
    }
    return MappingReader(known, path: path, rules: .block)
  }

  private mutating func missing(
    _ key: KeyShape, of kind: DialogKind, isThere: Bool, at range: SourceRange, isNested: Bool
  ) {
    let owner = isNested ? "it" : kind.indefiniteName
    if !isNested { missingKeys.insert(key.name) }
    diagnostics.append(
      Diagnostic(
        rule: .missingField,
        summary: isThere ? "“\(key.name)” has no value" : "“\(key.name)” is missing",
        explanation: "Without it, \(owner) cannot be drawn. \(key.summary).",
        location: SourceLocation(path: path, range: range)))
  }

  /// Nonempty text.
  mutating func text(_ node: YAMLNode?, called name: String) -> SourcedText? {
    guard let node else { return nil }
    guard case .scalar(let scalar) = node.content else {
      invalid("\(name) is \(node.kindName), not text", "", at: node.range)
      return nil
    }
    guard scalar.text.contains(where: { !$0.isWhitespace }) else {
      invalid("\(name) is empty", "Add text, or remove the key.", at: node.range)
      return nil
    }
    if let comment = scalar.comment { cut(node, by: comment, called: name) }
    return SourcedText(
      scalar.text, range: node.range, extent: node.extent, verbatimRange: scalar.verbatimRange)
  }

  /// Reports text that a number sign has cut: to YAML, what follows it is a comment.
  private mutating func cut(_ node: YAMLNode, by comment: YAMLNode.Comment, called name: String) {
    let whole = (node.text ?? "") + " " + comment.text
    let quoted = "'" + whole.replacing("'", with: "''") + "'"
    diagnostics.append(
      Diagnostic(
        rule: .commentInText, summary: "\(name) ends before “\(comment.text.prefix(40))”",
        explanation: "YAML reads “ #” and what follows as a comment. Put the text in quotes.",
        location: SourceLocation(path: path, range: comment.range),
        fixes: [
          .init(
            "put the text in quotes",
            edits: [.init(replace: node.extent.lowerBound..<comment.range.upperBound, with: quoted)])
        ]))
  }

  mutating func invalid(_ summary: String, _ explanation: String, at range: SourceRange, fixes: [Diagnostic.Fix] = []) {
    diagnostics.append(
      Diagnostic(
        rule: .invalidValue, summary: summary, explanation: explanation,
        location: SourceLocation(path: path, range: range), fixes: fixes))
  }
}

extension MappingReader.Rules {
  static let block = Self(invalidValue: .invalidValue, unknownKey: .unknownKey)
}

extension Sourced {
  init?(_ read: (value: Value, range: SourceRange)?) {
    guard let read else { return nil }
    self.init(read.value, range: read.range)
  }
}

extension Diagnostic {
  fileprivate static func customBackground(of entry: YAMLNode.Entry, path: String) -> Diagnostic {
    Diagnostic(
      rule: .alertBackground, summary: "“\(entry.key)” cannot be set for an alert",
      explanation: "The system draws the background of alerts. Only action sheets and bars can be blue or black.",
      location: SourceLocation(path: path, range: entry.keyRange))
  }
}
