import Diagnostics

/// Composes values from events and enforces the limits.
struct YAMLComposer: ~Copyable {
  private let excerpt: SourceExcerpt
  private let limits: YAMLLimits
  private let scanner: SourceScanner
  private var events: YAMLEventReader
  /// Number of values so far, including values repeated by aliases.
  private var count = 0
  private var aliases = 0
  private var anchors: [String: Anchored] = [:]
  private let keepsDuplicates: Bool
  /// Whether values with tags of other tools stay out, instead of being refused.
  private let skipsTags: Bool
  /// Errors about duplicate keys whose last values are used.
  private(set) var duplicates: [YAMLError] = []
  private static let mostDuplicates = 20

  /// The end of the source of a value in the excerpt, and its nesting depth.
  private struct Reach {
    var end: Int
    var height = 1

    mutating func include(_ other: Reach) {
      end = max(end, other.end)
      height = max(height, other.height + 1)
    }
  }

  /// The value of an alias.
  private struct Anchored {
    var node: YAMLNode
    var height: Int
    var count: Int
  }

  init(
    _ excerpt: SourceExcerpt, _ limits: YAMLLimits, _ events: consuming YAMLEventReader, keepsDuplicates: Bool = false,
    skipsTags: Bool = false
  ) {
    (self.excerpt, self.limits, self.keepsDuplicates, self.skipsTags) = (excerpt, limits, keepsDuplicates, skipsTags)
    self.events = events
    scanner = SourceScanner(bytes: excerpt.bytes)
  }

  /// The value of the single document, or nil if there is none.
  mutating func document() throws(YAMLError) -> YAMLNode? {
    var root: YAMLNode?
    while true {
      switch try next() {
      case .streamStart, .documentEnd: continue
      case .streamEnd: return root
      case .documentStart(let range):
        guard root == nil else {
          throw YAMLError(
            summary: "more than one YAML document", explanation: "Remove the line “---”.",
            location: line(range.lowerBound))
        }
        root = try compose(try next(), depth: 0).node
      // Only a document may follow.
      case .alias, .scalar, .sequenceStart, .mappingStart, .collectionEnd: return root
      }
    }
  }

  private mutating func next() throws(YAMLError) -> YAMLEventReader.Event {
    do {
      return try events.next()
    } catch {
      throw YAMLError(error, in: excerpt)
    }
  }

  // MARK: Composing

  private mutating func compose(
    _ event: YAMLEventReader.Event, depth: Int
  ) throws(YAMLError) -> (node: YAMLNode, reach: Reach) {
    let before = count
    count += 1
    var node: YAMLNode
    let (reach, anchor, isForeign): (Reach, String?, Bool)
    switch event {
    case .alias(let name, let range): return try value(of: name, at: range, depth: depth)
    case .scalar(let scalar, let properties, let range):
      // Long texts count as several values, because aliases could repeat one ten thousand times.
      count += scalar.text.utf8.count / 64
      isForeign = try check(properties, depth: depth, at: range.lowerBound)
      (node, reach) = self.scalar(scalar, at: range)
      anchor = properties.anchor
    case .sequenceStart(let style, let properties, let range):
      isForeign = try check(properties, depth: depth, at: range.lowerBound)
      (node, reach) = try sequence(style, from: range.lowerBound, depth: depth)
      anchor = properties.anchor
    case .mappingStart(let style, let properties, let range):
      isForeign = try check(properties, depth: depth, at: range.lowerBound)
      (node, reach) = try mapping(style, from: range.lowerBound, depth: depth)
      anchor = properties.anchor
    case .streamStart, .documentStart, .documentEnd, .streamEnd, .collectionEnd:
      preconditionFailure("the parser ends what it begins")
    }
    if isForeign {
      node.content = .scalar(.init(text: "", isPlain: false, verbatimRange: nil, comment: nil, isForeign: true))
    }
    if let anchor { anchors[anchor] = Anchored(node: node, height: reach.height, count: count - before) }
    return (node, reach)
  }

  /// The value of an alias, with the location of the alias.
  private mutating func value(
    of alias: String, at range: Range<Int>, depth: Int
  ) throws(YAMLError) -> (node: YAMLNode, reach: Reach) {
    guard let anchored = anchors[alias] else {
      throw YAMLError(
        summary: "undefined alias “\(alias)”", explanation: "Define it with & before using it.",
        location: excerpt.location(range))
    }
    aliases += 1
    guard aliases <= limits.aliases else {
      throw YAMLError(
        summary: "more than \(limits.aliases) aliases",
        explanation: "Write the values out instead of using aliases.",
        location: excerpt.location(range))
    }
    count += anchored.count - 1
    try checkDepth(depth + anchored.height - 1, at: range.lowerBound)
    try checkCount(at: range.lowerBound)
    return (anchored.node, Reach(end: range.upperBound, height: anchored.height))
  }

  private mutating func sequence(
    _ style: YAMLEventReader.Collection, from offset: Int, depth: Int
  ) throws(YAMLError) -> (YAMLNode, Reach) {
    var items: [YAMLNode] = []
    var reach = Reach(end: offset)
    while true {
      let event = try next()
      if case .collectionEnd(let range) = event {
        return (node(.sequence(items), style, from: offset, to: range.upperBound, &reach), reach)
      }
      let (item, own) = try compose(event, depth: depth + 1)
      items.append(item)
      reach.include(own)
    }
  }

  private mutating func mapping(
    _ style: YAMLEventReader.Collection, from offset: Int, depth: Int
  ) throws(YAMLError) -> (YAMLNode, Reach) {
    var entries: [YAMLNode.Entry] = []
    var reach = Reach(end: offset)
    while true {
      let event = try next()
      if case .collectionEnd(let range) = event {
        if let (first, second) = Self.duplicates(in: entries) {
          let error = duplicate(entries[second], of: entries[first])
          guard keepsDuplicates else { throw error }
          keepLast(of: &entries)
        }
        return (node(.mapping(entries), style, from: offset, to: range.upperBound, &reach), reach)
      }
      let (key, keyReach) = try compose(event, depth: depth + 1)
      guard let name = key.text else {
        throw YAMLError(
          summary: "a key is \(key.kindName)", explanation: "Keys must be plain words, such as “title”.",
          location: SourceLocation(path: excerpt.path, range: key.range))
      }
      let (value, valueReach) = try compose(try next(), depth: depth + 1)
      entries.append(YAMLNode.Entry(key: name, keyRange: key.range, value: value))
      reach.include(keyReach)
      reach.include(valueReach)
    }
  }

  /// A collection, which ends at its closing bracket or at the end of its last value.
  private func node(
    _ content: YAMLNode.Content, _ style: YAMLEventReader.Collection, from offset: Int, to end: Int,
    _ reach: inout Reach
  ) -> YAMLNode {
    let start = scanner.valueStart(at: offset)
    // A pair within a list, such as `[a: b]`, is a flow mapping without brackets.
    let isBracketed = style == .flow && start < end && "[{".utf8.contains(excerpt.bytes[start])
    reach.end = max(isBracketed ? end : reach.end, start)
    return node(content, start..<reach.end)
  }

  private func scalar(_ scalar: YAMLEventReader.Scalar, at range: Range<Int>) -> (YAMLNode, Reach) {
    let start = min(scanner.valueStart(at: range.lowerBound), range.upperBound)
    let end = scalar.style == .block ? scanner.blockEnd(from: start) : range.upperBound
    let inside: Range<Int>? =
      switch scalar.style {
      case .plain: start..<end
      case .quoted: min(start + 1, end)..<max(start + 1, end - 1)
      case .block: nil
      }
    let content = YAMLNode.Content.scalar(
      .init(
        text: scalar.text, isPlain: scalar.style == .plain,
        verbatimRange: inside.flatMap { verbatim(scalar.text, at: $0) },
        comment: scalar.style == .plain ? comment(behind: end) : nil))
    return (node(content, start..<end), Reach(end: end))
  }

  /// A comment such as `#3` behind a plain scalar; one that begins with a space is meant as a comment.
  private func comment(behind end: Int) -> YAMLNode.Comment? {
    guard let range = scanner.comment(behind: end), excerpt.bytes[range].dropFirst().first != UInt8(ascii: " ") else {
      return nil
    }
    return .init(text: String(decoding: excerpt.bytes[range], as: UTF8.self), range: excerpt.fileRange(range))
  }

  private func node(_ content: YAMLNode.Content, _ range: Range<Int>) -> YAMLNode {
    YAMLNode(content, range: excerpt.fileRange(scanner.firstLine(of: range)), extent: excerpt.fileRange(range))
  }

  /// The range in the file if the text is identical there.
  private func verbatim(_ text: String, at range: Range<Int>) -> SourceRange? {
    guard range.count == text.utf8.count else { return nil }
    var text = text
    let isSame = text.withUTF8 { text in
      excerpt.bytes.withUnsafeBufferPointer { bytes in
        for offset in 0..<text.count where text[offset] != bytes[range.lowerBound + offset] { return false }
        return !text.contains(UInt8(ascii: "\n"))
      }
    }
    return isSame ? excerpt.fileRange(range) : nil
  }

  // MARK: Refusing

  /// - Returns: whether the value has a tag that is not supported, and stays out.
  private func check(_ properties: YAMLEventReader.Properties, depth: Int, at offset: Int) throws(YAMLError) -> Bool {
    try checkDepth(depth, at: offset)
    try checkCount(at: offset)
    guard let tag = properties.tag, !Self.isSupported(tag) else { return false }
    guard skipsTags else { throw refusal(of: tag, at: offset) }
    return true
  }

  private func checkDepth(_ depth: Int, at offset: Int) throws(YAMLError) {
    guard depth < limits.depth else {
      throw YAMLError(
        summary: "nested more than \(limits.depth) levels deep",
        explanation: "Reduce the nesting.", location: line(offset))
    }
  }

  private func checkCount(at offset: Int) throws(YAMLError) {
    guard count <= limits.nodes else {
      throw YAMLError(
        summary: "more than \(limits.nodes) values, including values repeated by aliases",
        explanation: "Use fewer values and aliases.", location: line(offset))
    }
  }

  private static func isSupported(_ tag: String) -> Bool {
    let core = "tag:yaml.org,2002:"
    let isCore =
      tag.hasPrefix(core)
      && ["str", "int", "float", "bool", "null", "seq", "map"].contains(tag.dropFirst(core.count))
    return tag == "!" || isCore
  }

  private func refusal(of tag: String, at offset: Int) -> YAMLError {
    YAMLError(
      summary: "tag “\(tag)” is not supported",
      explanation: "Only text, lists, and mappings are supported. Remove the tag.", location: line(offset))
  }

  private func duplicate(_ entry: YAMLNode.Entry, of first: YAMLNode.Entry) -> YAMLError {
    YAMLError(
      summary: "duplicate key “\(entry.key)”", explanation: "A key can have only one value. Remove one of them.",
      location: SourceLocation(path: excerpt.path, range: entry.keyRange),
      notes: [.init("first used here", at: SourceLocation(path: excerpt.path, range: first.keyRange))])
  }

  /// Notes the duplicate keys, and removes all but their last values.
  private mutating func keepLast(of entries: inout [YAMLNode.Entry]) {
    var kept: [YAMLNode.Entry] = []
    var places: [String: Int] = [:]
    for entry in entries {
      if let place = places[entry.key] {
        if duplicates.count < Self.mostDuplicates { duplicates.append(duplicate(entry, of: kept[place])) }
        kept[place] = entry
      } else {
        places[entry.key] = kept.count
        kept.append(entry)
      }
    }
    entries = kept
  }

  /// The first entry with a duplicate key, and the entry it duplicates.
  private static func duplicates(in entries: [YAMLNode.Entry]) -> (first: Int, second: Int)? {
    // For a few entries, comparing is faster than hashing.
    guard entries.count > 12 else {
      for (second, entry) in entries.enumerated() {
        if let first = entries[..<second].firstIndex(where: { $0.key == entry.key }) { return (first, second) }
      }
      return nil
    }
    var seen: [String: Int] = [:]
    for (index, entry) in entries.enumerated() {
      if let first = seen.updateValue(index, forKey: entry.key) { return (first, index) }
    }
    return nil
  }

  private func line(_ offset: Int) -> SourceLocation {
    excerpt.location(offset..<max(offset, scanner.lineEnd(offset)))
  }
}
