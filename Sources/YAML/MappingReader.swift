package import Diagnostics
import Writing

/// Reads the values of a mapping by name and type, and reports values that are missing, unknown, or of another type.
///
/// Read every key that may be present, then call `finish`: keys that were not read are reported with the nearest
/// known name.
package struct MappingReader {
  /// Which rules the findings are reported under; one family of keys may have ids of its own.
  package struct Rules: Sendable {
    package var invalidValue: RuleDescription
    package var unknownKey: RuleDescription

    package init(invalidValue: RuleDescription, unknownKey: RuleDescription) {
      self.invalidValue = invalidValue
      self.unknownKey = unknownKey
    }
  }

  /// The mapping's entries, as written.
  package let entries: [YAMLNode.Entry]
  /// The findings so far.
  package private(set) var diagnostics: [Diagnostic] = []
  private let path: String
  private let rules: Rules
  private var known: [String] = []
  /// All known keys, if there is a list.
  private var listed: [KeyShape]?
  private var unknownCount = 0
  /// Maximum number of unknown keys that are compared with the known ones.
  private static let mostCompared = 100
  /// Names that were suggested for unknown keys.
  private var suggested: Set<String> = []

  /// Reads from a node; anything but a mapping is reported and read as an empty one.
  ///
  /// - Parameter keys: all that the mapping may have, in the list of which its schema is made. Asking for another one is
  ///   a mistake of the caller.
  package init(_ node: YAMLNode, keys: [KeyShape]? = nil, path: String, rules: Rules, what: String) {
    self.path = path
    self.rules = rules
    listed = keys
    if case .mapping(let entries) = node.content {
      self.entries = entries
    } else {
      self.entries = []
      report("\(what) is \(node.kindName), not a mapping of keys to values", at: node.range)
    }
  }

  /// Reads some of a mapping's entries, those that are known by other means.
  package init(_ entries: [YAMLNode.Entry], path: String, rules: Rules) {
    self.path = path
    self.rules = rules
    self.entries = entries
    // A reader asks for many keys, most of which are missing.
    known.reserveCapacity(24)
  }

  /// The value of a key of any type; null counts as absent.
  package mutating func node(_ key: String) -> YAMLNode? {
    assert(
      listed?.contains { $0.name == key } ?? true, "“\(key)” is not in the list of keys, so the schema does not have it"
    )
    known.append(key)
    guard let index = index(of: key), !entries[index].value.isNull else { return nil }
    return entries[index].value
  }

  /// The place of a key among the entries: they are so few that a list is faster than a set.
  private func index(of key: String) -> Int? { entries.indices.first { entries[$0].key == key } }

  /// The range of a key itself, if it is there.
  package func keyRange(_ key: String) -> SourceRange? {
    index(of: key).map { entries[$0].keyRange }
  }

  /// Text; numbers and booleans are taken as written (`Yes`, `2048`).
  package mutating func text(_ key: String) -> YAMLNode? {
    guard let node = node(key) else { return nil }
    guard node.text != nil else {
      report("“\(key)” is \(node.kindName), not text", at: node.range)
      return nil
    }
    if case .scalar(let scalar) = node.content, let comment = scalar.comment {
      report(
        "“\(key)” ends before “\(comment.text.prefix(40))”",
        "YAML reads “ #” and what follows as a comment. Put the text in quotes.", at: comment.range)
    }
    return node
  }

  /// `true` or `false`.
  package mutating func bool(_ key: String) -> (value: Bool, range: SourceRange)? {
    guard let node = node(key) else { return nil }
    guard let value = node.bool else {
      report(
        "“\(key)” is \(node.text.map { "“\($0)”" } ?? node.kindName), not true or false", at: node.range)
      return nil
    }
    return (value, node.range)
  }

  /// A whole number.
  package mutating func int(_ key: String) -> (value: Int, range: SourceRange)? {
    guard let node = node(key) else { return nil }
    guard let value = node.int else {
      report("“\(key)” is \(node.text.map { "“\($0)”" } ?? node.kindName), not a whole number", at: node.range)
      return nil
    }
    return (value, node.range)
  }

  /// A number within limits, whole or not.
  ///
  /// - Parameter explanation: what the numbers mean, for the finding.
  package mutating func number(
    _ key: String, in limits: ClosedRange<Double>, _ explanation: String
  ) -> (value: Double, range: SourceRange)? {
    guard let node = node(key) else { return nil }
    guard let value = node.number, limits.contains(value) else {
      let written = node.text.map { "“\($0)”" } ?? node.kindName
      let (least, most) = (limits.lowerBound.asWritten, limits.upperBound.asWritten)
      report("“\(key)” is \(written), not a number from \(least) to \(most)", explanation, at: node.range)
      return nil
    }
    return (value, node.range)
  }

  /// A list; a single value stands for a list of one.
  package mutating func list(_ key: String) -> [YAMLNode]? {
    guard let node = node(key) else { return nil }
    switch node.content {
    case .sequence(let items): return items
    case .scalar: return [node]
    case .mapping:
      report("“\(key)” is a mapping, not a list", at: node.range)
      return nil
    }
  }

  /// A list of texts; a single text stands for a list of one.
  package mutating func texts(_ key: String) -> [YAMLNode]? {
    guard let items = list(key) else { return nil }
    return items.filter { item in
      if item.text == nil { report("an item in “\(key)” is \(item.kindName), not text", at: item.range) }
      return item.text != nil
    }
  }

  /// One of an enumeration's raw values.
  @inlinable package mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, _ type: Choice.Type = Choice.self
  ) -> (value: Choice, range: SourceRange)? where Choice.RawValue == String {
    guard let node = text(key) else { return nil }
    return choice(node, called: "“\(key)”", type).map { ($0, node.range) }
  }

  /// One of the raw values of an enumeration, from a given node.
  @inlinable package mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ node: YAMLNode, called name: String, _ type: Choice.Type = Choice.self
  ) -> Choice? where Choice.RawValue == String {
    if let choice = node.text.flatMap(Choice.init(rawValue:)) { return choice }
    reportNoChoice(node, called: name, names: Choice.allCases.map(\.rawValue))
    return nil
  }

  /// One of several values by its id, from a node at hand.
  @inlinable package mutating func choice<Choice>(
    _ node: YAMLNode, called name: String, among choices: [Choice], by id: (Choice) -> String
  ) -> Choice? {
    if let text = node.text, let choice = choices.first(where: { id($0) == text }) { return choice }
    reportNoChoice(node, called: name, names: choices.map(id))
    return nil
  }

  @usableFromInline package mutating func reportNoChoice(_ node: YAMLNode, called name: String, names: [String]) {
    guard let text = node.text else {
      report("\(name) is \(node.kindName), not one of \(names.joined(separator: ", "))", at: node.range)
      return
    }
    report(
      "\(name) cannot be “\(text)”", "Use one of: \(names.joined(separator: ", ")).", at: node.range,
      meant: nearestName(to: text, among: names))
  }

  /// Reports keys that were not read, and returns all findings.
  ///
  /// - Parameter elsewhere: an explanation for a key that belongs elsewhere.
  package mutating func finish(elsewhere: (String) -> String? = { _ in nil }) -> [Diagnostic] {
    for entry in entries where !known.contains(entry.key) {
      reportUnknown(entry, known: known, elsewhere: elsewhere(entry.key))
    }
    return diagnostics
  }

  /// The entries that nothing has asked for.
  package var unknownEntries: [YAMLNode.Entry] { entries.filter { !known.contains($0.key) } }

  /// Reports a key that is nearly one that was asked for and is not there.
  ///
  /// - Returns: whether it is.
  package mutating func reportMisspelled(_ entry: YAMLNode.Entry) -> Bool {
    unknownCount += 1
    guard unknownCount <= Self.mostCompared,
      let name = nearestName(to: entry.key, among: known, matchesCompounds: false), index(of: name) == nil,
      suggested.insert(name).inserted
    else { return false }
    diagnostics.append(finding(rules.unknownKey, "unknown key “\(entry.key)”", "", at: entry.keyRange, meant: name))
    return true
  }

  /// Reports a key that does not belong here, with the nearest that does and is not there yet.
  ///
  /// - Parameters:
  ///   - elsewhere: for a key that exists, but not here: what to say of it.
  ///   - remedy: what lists all keys, where they are many.
  /// - Returns: the key that was probably meant.
  @discardableResult
  package mutating func reportUnknown(
    _ entry: YAMLNode.Entry, known: [String], elsewhere: String? = nil, remedy: String = ""
  ) -> String? {
    unknownCount += 1
    guard unknownCount <= Self.mostCompared else {
      // Comparing with all keys takes time, and nobody reads that many findings.
      diagnostics.append(finding(rules.unknownKey, "unknown key “\(entry.key)”", "", at: entry.keyRange, meant: nil))
      return nil
    }
    var nearest = elsewhere == nil ? nearestName(to: entry.key, among: known, matchesCompounds: false) : nil
    // Fixing one key must not duplicate another.
    if let name = nearest, index(of: name) != nil || !suggested.insert(name).inserted {
      nearest = nil
    }
    let reason = elsewhere ?? listing(known, near: entry.key, as: "Known keys", remedy: remedy)
    diagnostics.append(
      finding(rules.unknownKey, "unknown key “\(entry.key)”", reason, at: entry.keyRange, meant: nearest))
    return nearest
  }

  /// Reports a value.
  package mutating func report(
    _ summary: String, _ explanation: String = "", at range: SourceRange, meant: String? = nil
  ) {
    diagnostics.append(finding(rules.invalidValue, summary, explanation, at: range, meant: meant))
  }

  /// Adds the findings of a nested value.
  package mutating func add(_ findings: [Diagnostic]) {
    diagnostics.append(contentsOf: findings)
  }

  private func finding(
    _ rule: RuleDescription, _ summary: String, _ explanation: String, at range: SourceRange, meant: String?
  ) -> Diagnostic {
    Diagnostic(
      rule: rule, summary: summary + (meant.map { "; did you mean “\($0)”?" } ?? ""),
      explanation: explanation, location: SourceLocation(path: path, range: range),
      fixes: meant.map {
        [.init("replace with “\($0)”", edits: [.init(replace: range, with: $0)])]
      } ?? [])
  }
}
