package import Diagnostics
import Yams

/// Text of an excerpt → `YAMLNode`, within limits that hold before the library sees the text.
package enum YAMLParser {
  /// Reads one YAML document.
  ///
  /// - Returns: the document's value, or nil where the text is empty or only comments.
  /// - Throws: `YAMLError` with the place in the file.
  package static func parse(_ excerpt: SourceExcerpt, limits: YAMLLimits) throws(YAMLError) -> YAMLNode? {
    guard excerpt.bytes.count <= limits.bytes else {
      throw YAMLError(
        summary: "YAML of \(excerpt.bytes.count) bytes is over the limit of \(limits.bytes)",
        explanation: "Split it up: nothing that people read needs this much in one piece.",
        location: excerpt.location(0..<0))
    }
    let guardrails = YAMLGuardrails(excerpt: excerpt, limits: limits)
    try guardrails.check()
    let text = String(decoding: excerpt.bytes, as: UTF8.self)
    let root: Node?
    do {
      // The basic resolver has no rules: implicit types are ours to read, and its regular expressions cost more than
      // the parse. The encoding is named because the default looks up an environment variable for each document.
      root = try Yams.compose(yaml: text, .basic, .default, .utf8)
    } catch let error as YamlError {
      throw YAMLError(error, in: excerpt)
    } catch {
      throw YAMLError(
        summary: "YAML cannot be read", explanation: String(describing: error), location: excerpt.location(0..<0))
    }
    guard let root else { return nil }
    var copier = NodeCopier(excerpt: excerpt, limits: limits)
    let node = try copier.copy(root, depth: 0)
    // A document of comments alone composes to an empty scalar.
    return node.isNull && node.text == "" ? nil : node
  }
}

/// Copies the library's nodes into ours, counting as it goes.
private struct NodeCopier {
  let excerpt: SourceExcerpt
  let limits: YAMLLimits
  let scanner: SourceScanner
  var count = 0
  /// One past the last byte of the value copied last.
  var end = 0

  init(excerpt: SourceExcerpt, limits: YAMLLimits) {
    self.excerpt = excerpt
    self.limits = limits
    scanner = SourceScanner(bytes: excerpt.bytes)
  }

  mutating func copy(_ node: Node, depth: Int) throws(YAMLError) -> YAMLNode {
    let offset = node.mark.map { excerpt.offset(line: $0.line, scalarColumn: $0.column) } ?? 0
    count += 1
    guard depth < limits.depth else {
      throw YAMLError(
        summary: "nested more than \(limits.depth) levels deep",
        explanation: "Nothing that Patternbook reads is nested this deeply.", location: line(offset))
    }
    switch node {
    case .scalar(let scalar):
      try refuse(tag: scalar.tag, at: offset)
      // Long texts count for more: aliases could repeat one ten thousand times.
      count += scalar.string.utf8.count / 64
      try checkCount(at: offset)
      return self.scalar(scalar, at: offset)
    case .sequence(let sequence):
      try refuse(tag: sequence.tag, at: offset)
      try checkCount(at: offset)
      var items: [YAMLNode] = []
      items.reserveCapacity(sequence.count)
      var last = offset
      for item in sequence {
        items.append(try copy(item, depth: depth + 1))
        last = max(last, end)
      }
      return collection(.sequence(items), at: offset, lastEnd: last)
    case .mapping(let mapping):
      try refuse(tag: mapping.tag, at: offset)
      try checkCount(at: offset)
      var entries: [YAMLNode.Entry] = []
      entries.reserveCapacity(mapping.count)
      var last = offset
      for (key, value) in mapping {
        let keyNode = try copy(key, depth: depth + 1)
        guard let name = keyNode.text else {
          throw YAMLError(
            summary: "a key is \(keyNode.kindName)", explanation: "Keys are plain words, such as “title”.",
            location: SourceLocation(path: excerpt.path, range: keyNode.range))
        }
        last = max(last, end)
        let valueNode = try copy(value, depth: depth + 1)
        last = max(last, end)
        entries.append(YAMLNode.Entry(key: name, keyRange: keyNode.range, value: valueNode))
      }
      return collection(.mapping(entries), at: offset, lastEnd: last)
    case .alias(let alias):
      throw YAMLError(
        summary: "alias “\(alias.anchor.rawValue)” is not defined above",
        explanation: "Define it with & before it is used.", location: line(offset))
    }
  }

  private func checkCount(at offset: Int) throws(YAMLError) {
    guard count <= limits.nodes else {
      throw YAMLError(
        summary: "more than \(limits.nodes) values, those repeated by aliases included",
        explanation: "Write out what is meant instead of repeating it through aliases.", location: line(offset))
    }
  }

  private mutating func collection(_ content: YAMLNode.Content, at offset: Int, lastEnd: Int) -> YAMLNode {
    let start = scanner.valueStart(at: offset)
    end = max(lastEnd, start)
    if start < excerpt.bytes.count {
      if excerpt.bytes[start] == UInt8(ascii: "[") { end = scanner.closingBracket(UInt8(ascii: "]"), from: end) }
      if excerpt.bytes[start] == UInt8(ascii: "{") { end = scanner.closingBracket(UInt8(ascii: "}"), from: end) }
    }
    let firstLine = start..<max(start, min(end, scanner.lineEnd(start)))
    return YAMLNode(content, range: excerpt.fileRange(firstLine), extent: excerpt.fileRange(start..<end))
  }

  private mutating func scalar(_ scalar: Node.Scalar, at offset: Int) -> YAMLNode {
    let text = scalar.string
    let start = scanner.valueStart(at: offset)
    var isPlain = false
    var inside: Range<Int>?
    switch scalar.style {
    case .singleQuoted, .doubleQuoted:
      end = scanner.quotedEnd(from: start)
      inside = min(start + 1, end)..<max(start + 1, end - 1)
    case .literal, .folded:
      end = scanner.blockEnd(from: start)
    default:
      isPlain = true
      end = scanner.plainEnd(of: text, from: start)
      inside = start..<end
    }
    let verbatim = inside.flatMap { self.verbatim(text, at: $0) }
    let firstLine = start..<max(start, min(end, scanner.lineEnd(start)))
    return YAMLNode(
      .scalar(.init(text: text, isPlain: isPlain, verbatimRange: verbatim)), range: excerpt.fileRange(firstLine),
      extent: excerpt.fileRange(start..<end))
  }

  /// The range in the file if the text stands there as it reads.
  private func verbatim(_ text: String, at range: Range<Int>) -> SourceRange? {
    guard range.count == text.utf8.count, range.upperBound <= excerpt.bytes.count,
      excerpt.bytes[range].elementsEqual(text.utf8), !text.utf8.contains(UInt8(ascii: "\n"))
    else { return nil }
    return excerpt.fileRange(range)
  }

  private func line(_ offset: Int) -> SourceLocation {
    excerpt.location(offset..<max(offset, scanner.lineEnd(offset)))
  }

  private func refuse(tag: Tag, at offset: Int) throws(YAMLError) {
    // Only the name as written is looked at: asking a node for its tag would resolve it.
    let name = tag.description
    let core = "tag:yaml.org,2002:"
    let isCore =
      name.hasPrefix(core)
      && ["str", "int", "float", "bool", "null", "seq", "map"].contains(name.dropFirst(core.count))
    guard !name.isEmpty, name != Tag.Name.nonSpecific.rawValue, !isCore else { return }
    throw YAMLError(
      summary: "tag “\(name)” is not supported",
      explanation: "Patternbook reads text, lists and mappings only; leave the tag out.",
      location: line(offset))
  }
}

extension YAMLError {
  fileprivate init(_ error: YamlError, in excerpt: SourceExcerpt) {
    func place(_ mark: Mark) -> SourceLocation {
      let start = min(excerpt.offset(line: mark.line, scalarColumn: mark.column), excerpt.bytes.count)
      var end = min(start + 1, excerpt.bytes.count)
      if end > start, excerpt.bytes[start] == UInt8(ascii: "*") {
        while end < excerpt.bytes.count, !" \n,]}".utf8.contains(excerpt.bytes[end]) { end += 1 }
      }
      return excerpt.location(start..<end)
    }
    let quoting = "Text that holds “: ”, “ #” or begins with one of [ ] { } & * ! | > ' \" % @ ` wants quotes."
    switch error {
    case .duplicatedKeysInMapping(let names, let context):
      // The library marks the first of the two.
      let name = names.first ?? ""
      let first = excerpt.offset(line: context.mark.line, scalarColumn: context.mark.column)
      let second = SourceScanner(bytes: excerpt.bytes).nextKey(named: name, like: first)
      func location(_ start: Int) -> SourceLocation {
        excerpt.location(start..<min(start + name.utf8.count, excerpt.bytes.count))
      }
      self.init(
        summary: "key “\(name)” is given twice", explanation: "Keep one of them: a key can have only one value.",
        location: location(second ?? first),
        notes: second == nil ? [] : [.init("first given here", at: location(first))])
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _):
      let during = context.map { " \($0.text)" } ?? ""
      self.init(summary: "YAML does not parse: \(problem)\(during)", explanation: quoting, location: place(mark))
    case .composer(_, let problem, let mark, _):
      self.init(summary: "YAML does not parse: \(problem)", explanation: quoting, location: place(mark))
    case .reader(let problem, let offset, _, _):
      let start = min(offset ?? 0, excerpt.bytes.count)
      self.init(
        summary: "YAML does not parse: \(problem)", explanation: "Remove the character, or write it as an escape.",
        location: excerpt.location(start..<start))
    default:
      self.init(
        summary: "YAML does not parse", explanation: String(describing: error), location: excerpt.location(0..<0))
    }
  }
}
