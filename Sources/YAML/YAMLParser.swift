package import Diagnostics

/// Text of an excerpt → `YAMLNode`, with libyaml, within limits that are enforced while reading.
package enum YAMLParser {
  /// Reads one YAML document.
  ///
  /// - Returns: the value of the document, or nil if the text is empty or contains only comments.
  /// - Throws: `YAMLError` with the location in the file.
  package static func parse(_ excerpt: SourceExcerpt, limits: YAMLLimits) throws(YAMLError) -> YAMLNode? {
    try read(excerpt, limits, keepsDuplicates: false).root
  }

  /// Reads one YAML document, and the errors that do not prevent that.
  private static func read(
    _ excerpt: SourceExcerpt, _ limits: YAMLLimits, keepsDuplicates: Bool, skipsTags: Bool = false
  ) throws(YAMLError) -> (root: YAMLNode?, errors: [YAMLError]) {
    guard excerpt.bytes.count <= limits.bytes else {
      throw YAMLError(
        summary: "YAML is \(excerpt.bytes.count) bytes long (limit \(limits.bytes))",
        explanation: "Split it into smaller parts.",
        location: excerpt.location(0..<0))
    }
    let (root, errors) = try excerpt.bytes.withUnsafeBufferPointer {
      (bytes) throws(YAMLError) -> (YAMLNode?, [YAMLError]) in
      var composer = YAMLComposer(
        excerpt, limits, YAMLEventReader(bytes), keepsDuplicates: keepsDuplicates, skipsTags: skipsTags)
      let root = try composer.document()
      return (root, composer.duplicates)
    }
    // A document with only comments is an empty scalar.
    guard let root, !root.isNull || root.text != "" else { return (nil, errors) }
    return (root, errors)
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
  /// - Parameters:
  ///   - rule: what the finding is reported under.
  ///   - keepsDuplicates: whether the last value of a duplicate key is used, as in the tools that accept it; otherwise,
  ///     nothing is read.
  ///   - skipsTags: whether a value with a tag that is not supported is a scalar that says so; otherwise, nothing is
  ///     read.
  package static func open(
    _ excerpt: SourceExcerpt, limits: YAMLLimits, rule: RuleDescription, keepsDuplicates: Bool = false,
    skipsTags: Bool = false
  ) -> (node: YAMLNode?, diagnostics: [Diagnostic]) {
    func finding(_ error: YAMLError) -> Diagnostic {
      Diagnostic(
        rule: rule, severity: .error, summary: error.summary, explanation: error.explanation,
        location: error.location, notes: error.notes)
    }
    do throws(YAMLError) {
      let (node, errors) = try read(excerpt, limits, keepsDuplicates: keepsDuplicates, skipsTags: skipsTags)
      return (node, errors.map(finding))
    } catch {
      return (nil, [finding(error)])
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
