package import Diagnostics

/// Text of an excerpt → `YAMLNode`, by libyaml, within limits that hold while it reads.
///
/// It stands in the place of Yams, whose nodes say where a value begins but not where it ends, where its text is in the
/// file byte for byte, or where an alias was written; findings and fixes need all three. Duplicate keys, aliases, depth
/// and size are judged while reading, each with its place. On the 175 blocks and front matters of this documentation it
/// takes a sixth of the user CPU time of Yams 6.2.2's `compose` (0.20 s and 1.23 s for 60 rounds, release builds).
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
    let root = try excerpt.bytes.withUnsafeBufferPointer { (bytes) throws(YAMLError) -> YAMLNode? in
      var composer = YAMLComposer(excerpt, limits, YAMLEventReader(bytes))
      return try composer.document()
    }
    // A document of comments alone is an empty scalar.
    guard let root, !root.isNull || root.text != "" else { return nil }
    return root
  }
}

extension YAMLParser {
  /// Opens a file of settings: a byte order mark is skipped, and what does not parse is a finding.
  ///
  /// - Parameter rule: what the finding is reported under.
  package static func open(_ file: SourceFile, rule: RuleDescription) -> (node: YAMLNode?, diagnostics: [Diagnostic]) {
    open(SourceExcerpt(file.textStart..<file.bytes.count, of: file), limits: .configuration, rule: rule)
  }

  /// Opens YAML that is part of a file: what does not parse is a finding.
  ///
  /// - Parameter rule: what the finding is reported under.
  package static func open(
    _ excerpt: SourceExcerpt, limits: YAMLLimits, rule: RuleDescription
  ) -> (node: YAMLNode?, diagnostics: [Diagnostic]) {
    do throws(YAMLError) {
      return (try parse(excerpt, limits: limits), [])
    } catch {
      let finding = Diagnostic(
        rule: rule, severity: .error, summary: error.summary, explanation: error.explanation,
        location: error.location, notes: error.notes)
      return (nil, [finding])
    }
  }
}

extension YAMLError {
  /// What the parser found wrong.
  init(_ problem: YAMLEventReader.Problem, in excerpt: SourceExcerpt) {
    let start = problem.offset
    if problem.isCharacter {
      self.init(
        summary: "YAML does not parse: \(problem.text)",
        explanation: "Remove the character, or write it as an escape.",
        location: excerpt.location(start..<start))
    } else if let cause = SyntaxCause.find(in: excerpt.bytes, before: start) {
      self.init(summary: cause.summary, explanation: cause.explanation, location: excerpt.location(cause.range))
    } else {
      self.init(
        summary: "YAML does not parse: \(problem.text)",
        explanation:
          "Text that holds “: ”, “ #” or begins with one of [ ] { } & * ! | > ' \" % @ ` wants quotes.",
        location: excerpt.location(start..<min(start + 1, excerpt.bytes.count)))
    }
  }
}
