package import Diagnostics

/// Text of an excerpt → `YAMLNode`, with libyaml, within limits that are enforced while reading.
package enum YAMLParser {
  /// Reads one YAML document.
  ///
  /// - Returns: the value of the document, or nil if the text is empty or contains only comments.
  /// - Throws: `YAMLError` with the location in the file.
  package static func parse(_ excerpt: SourceExcerpt, limits: YAMLLimits) throws(YAMLError) -> YAMLNode? {
    guard excerpt.bytes.count <= limits.bytes else {
      throw YAMLError(
        summary: "YAML is \(excerpt.bytes.count) bytes long (limit \(limits.bytes))",
        explanation: "Split it into smaller parts.",
        location: excerpt.location(0..<0))
    }
    let root = try excerpt.bytes.withUnsafeBufferPointer { (bytes) throws(YAMLError) -> YAMLNode? in
      var composer = YAMLComposer(excerpt, limits, YAMLEventReader(bytes))
      return try composer.document()
    }
    // A document with only comments is an empty scalar.
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
  /// The parser error.
  init(_ problem: YAMLEventReader.Problem, in excerpt: SourceExcerpt) {
    let start = problem.offset
    if problem.isCharacter {
      self.init(
        summary: "invalid YAML: \(problem.text)",
        explanation: "Remove the character or escape it.",
        location: excerpt.location(start..<start))
    } else if let cause = SyntaxCause.find(in: excerpt.bytes, before: start) {
      self.init(summary: cause.summary, explanation: cause.explanation, location: excerpt.location(cause.range))
    } else {
      self.init(
        summary: "invalid YAML: \(problem.text)",
        explanation:
          "Quote text that contains “: ” or “ #”, or starts with one of [ ] { } & * ! | > ' \" % @ `.",
        location: excerpt.location(start..<min(start + 1, excerpt.bytes.count)))
    }
  }
}
