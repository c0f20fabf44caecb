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
  var count = 0

  mutating func copy(_ node: Node, depth: Int) throws(YAMLError) -> YAMLNode {
    let offset = node.mark.map { excerpt.offset(line: $0.line, scalarColumn: $0.column) } ?? 0
    count += 1
    guard count <= limits.nodes else {
      throw YAMLError(
        summary: "more than \(limits.nodes) values, those repeated by aliases included",
        explanation: "Write out what is meant instead of repeating it through aliases.",
        location: excerpt.location(offset..<lineEnd(offset)))
    }
    guard depth < limits.depth else {
      throw YAMLError(
        summary: "nested more than \(limits.depth) levels deep",
        explanation: "Nothing that Patternbook reads is nested this deeply.",
        location: excerpt.location(offset..<lineEnd(offset)))
    }
    switch node {
    case .scalar(let scalar):
      try refuse(tag: scalar.tag, at: offset)
      return self.scalar(scalar, at: offset)
    case .sequence(let sequence):
      try refuse(tag: sequence.tag, at: offset)
      var items: [YAMLNode] = []
      items.reserveCapacity(sequence.count)
      for item in sequence { items.append(try copy(item, depth: depth + 1)) }
      return YAMLNode(.sequence(items), range: excerpt.fileRange(offset..<lineEnd(offset)))
    case .mapping(let mapping):
      try refuse(tag: mapping.tag, at: offset)
      var entries: [YAMLNode.Entry] = []
      entries.reserveCapacity(mapping.count)
      for (key, value) in mapping {
        let keyNode = try copy(key, depth: depth + 1)
        guard let name = keyNode.text else {
          throw YAMLError(
            summary: "a key is \(keyNode.kindName)", explanation: "Keys are plain words, such as “title”.",
            location: SourceLocation(path: excerpt.path, range: keyNode.range))
        }
        let valueNode = try copy(value, depth: depth + 1)
        entries.append(YAMLNode.Entry(key: name, keyRange: keyNode.range, value: valueNode))
      }
      return YAMLNode(.mapping(entries), range: excerpt.fileRange(offset..<lineEnd(offset)))
    case .alias(let alias):
      throw YAMLError(
        summary: "alias “\(alias.anchor.rawValue)” is not defined above",
        explanation: "Define it with & before it is used.",
        location: excerpt.location(offset..<lineEnd(offset)))
    }
  }

  private func scalar(_ scalar: Node.Scalar, at offset: Int) -> YAMLNode {
    let text = scalar.string
    let isPlain = scalar.style == .plain || scalar.style == .any
    switch scalar.style {
    case .singleQuoted, .doubleQuoted:
      let end = closingQuote(from: offset)
      let inside = offset + 1..<max(offset + 1, end - 1)
      return YAMLNode(
        .scalar(.init(text: text, isPlain: false, verbatimRange: verbatim(text, at: inside))),
        range: excerpt.fileRange(offset..<end))
    case .literal, .folded:
      return YAMLNode(
        .scalar(.init(text: text, isPlain: false, verbatimRange: nil)),
        range: excerpt.fileRange(offset..<lineEnd(offset)))
    default:
      let written = offset..<min(offset + text.utf8.count, excerpt.bytes.count)
      let verbatimRange = verbatim(text, at: written)
      return YAMLNode(
        .scalar(.init(text: text, isPlain: isPlain, verbatimRange: verbatimRange)),
        range: verbatimRange ?? excerpt.fileRange(offset..<lineEnd(offset)))
    }
  }

  /// The range in the file if the text stands there as it reads.
  private func verbatim(_ text: String, at range: Range<Int>) -> SourceRange? {
    guard range.count == text.utf8.count, excerpt.bytes[range].elementsEqual(text.utf8) else { return nil }
    return excerpt.fileRange(range)
  }

  /// One past the quote that closes the one at an offset, or the end of the line for text over several lines.
  private func closingQuote(from offset: Int) -> Int {
    let bytes = excerpt.bytes
    let end = lineEnd(offset)
    guard offset < end else { return end }
    let quote = bytes[offset]
    var index = offset + 1
    while index < end {
      if bytes[index] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        index += 2
      } else if bytes[index] == quote {
        guard index + 1 < end, bytes[index + 1] == quote, quote == UInt8(ascii: "'") else { return index + 1 }
        index += 2
      } else {
        index += 1
      }
    }
    return end
  }

  /// End of the line that holds an offset, spaces and line ending left out.
  private func lineEnd(_ offset: Int) -> Int {
    var end = offset
    while end < excerpt.bytes.count, excerpt.bytes[end] != UInt8(ascii: "\n") { end += 1 }
    while end > offset, excerpt.bytes[end - 1] == UInt8(ascii: " ") || excerpt.bytes[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    return end
  }

  private func refuse(tag: Tag, at offset: Int) throws(YAMLError) {
    // Only the name as written is looked at: asking a node for its tag would resolve it.
    let name = tag.description
    guard !name.isEmpty, name != Tag.Name.nonSpecific.rawValue, !name.hasPrefix("tag:yaml.org,2002:") else { return }
    throw YAMLError(
      summary: "tag “\(name)” is not supported",
      explanation: "Patternbook reads text, lists and mappings only; leave the tag out.",
      location: excerpt.location(offset..<lineEnd(offset)))
  }
}

extension YAMLError {
  fileprivate init(_ error: YamlError, in excerpt: SourceExcerpt) {
    func place(_ mark: Mark) -> SourceLocation {
      let start = excerpt.offset(line: mark.line, scalarColumn: mark.column)
      return excerpt.location(start..<min(start + 1, excerpt.bytes.count))
    }
    let quoting = "Text that holds “: ”, “ #” or begins with one of [ ] { } & * ! | > ' \" % @ ` wants quotes."
    switch error {
    case .duplicatedKeysInMapping(let names, let context):
      let name = names.first ?? ""
      let start = excerpt.offset(line: context.mark.line, scalarColumn: context.mark.column)
      let end = min(start + name.utf8.count, excerpt.bytes.count)
      self.init(
        summary: "key “\(name)” is given twice", explanation: "Keep one of them: a key can have only one value.",
        location: excerpt.location(start..<end))
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
