import Diagnostics
import Guidelines
import Mustache

/// Finds mistakes that the library would render as nothing, and templates that would crash it.
struct TemplateChecker {

  private(set) var diagnostics: [Diagnostic] = []
  /// The contents of each checked template, for those that include it.
  private(set) var nodes: [String: TemplateGraph.Node] = [:]
  private let names: Set<String>
  private let values: [String: TemplateValue]
  /// The work of the library for all templates.
  private var parserWork = 0
  /// Findings in the template being checked.
  private var count = 0

  init(names: Set<String>, values: [TemplateValue]) {
    self.names = names
    self.values = Dictionary(values.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Checks each tag of a template.
  ///
  /// - Returns: whether the library may compile it.
  mutating func check(_ file: SourceFile, named name: String) -> Bool {
    count = 0
    let work = TemplateLimits.parserWork(for: file.bytes)
    guard file.bytes.count <= TemplateLimits.size, work <= TemplateLimits.parserWork,
      parserWork + work <= TemplateLimits.parserWorkOfAll
    else {
      reportSize(of: file)
      return false
    }
    parserWork += work
    var walk = Walk(node: TemplateGraph.Node(file: file, cost: .init(text: file.bytes.count)))
    for tag in TemplateTag.scan(file.bytes) where !check(tag, in: &walk, file) { return false }
    for tag in walk.open {
      report("the section “\(tag.shownName)” is never closed", "Close it with {{/\(tag.shownName)}}.", file, tag)
    }
    finishCount(in: file)
    nodes[name] = walk.node
    return count == 0
  }

  /// The state while reading a template.
  private struct Walk {
    var node: TemplateGraph.Node
    /// Sections that are open.
    var open: [TemplateTag] = []
    /// The values of each open section.
    var scopes: [[TemplateValue]] = []
  }

  /// - Returns: false if the following tags cannot be parsed.
  private mutating func check(_ tag: TemplateTag, in walk: inout Walk, _ file: SourceFile) -> Bool {
    if tag.kind != .comment { walk.node.cost.tags += 1 }
    switch tag.kind {
    case .comment: break
    case .delimiters:
      report("tag delimiters cannot be changed", "Write tags in double braces.", file, tag)
      finishCount(in: file)
      return false
    case .partial:
      if names.contains(tag.name) {
        walk.node.includes.append((tag, walk.open.count))
      } else {
        reportUnknown(partial: tag, file)
      }
    case .close:
      let section = walk.open.popLast()
      guard section?.name == tag.name else {
        report(
          "{{/\(tag.shownName)}} does not match an open section",
          section.map { "The open section “\($0.shownName)” ends with {{/\($0.shownName)}}." }
            ?? "There is no {{#\(tag.shownName)}} before it.", file, tag)
        finishCount(in: file)
        return false
      }
      walk.scopes.removeLast()
    case .section, .inverted:
      walk.open.append(tag)
      walk.node.cost.nesting = max(walk.node.cost.nesting, walk.open.count)
      guard walk.open.count <= TemplateLimits.nesting else {
        report(
          "sections are nested more than \(TemplateLimits.nesting) levels deep", "Reduce the nesting.", file, tag)
        finishCount(in: file)
        return false
      }
      walk.scopes.append(members(of: tag, in: walk.scopes, file))
    case .escaped, .raw: checkValue(tag, in: &walk, file)
    }
    return true
  }

  /// The values inside a section.
  private mutating func members(
    of tag: TemplateTag, in scopes: [[TemplateValue]], _ file: SourceFile
  ) -> [TemplateValue] {
    switch find(tag, in: scopes, file)?.type {
    case .object(let members) where tag.kind == .section: return members
    case .html:
      report("“\(tag.name)” is HTML and cannot open a section", "Use its flag, which starts with has_.", file, tag)
      return []
    default: return []
    }
  }

  private mutating func checkValue(_ tag: TemplateTag, in walk: inout Walk, _ file: SourceFile) {
    guard let value = find(tag, in: walk.scopes, file) else { return }
    if value.type == .html { walk.node.cost.htmlValues += 1 }
    switch (value.type, tag.kind) {
    case (.html, .escaped):
      report("“\(tag.name)” is HTML: write it in triple braces", "Double braces would escape it.", file, tag)
    case (.text, .raw):
      report("“\(tag.name)” is text: write it in double braces", "Triple braces would not escape it.", file, tag)
    case (.flag, _), (.object, _):
      report("“\(tag.name)” is a section and has no text", "Write {{#\(tag.name)}}.", file, tag)
    default: break
    }
  }

  private mutating func find(_ tag: TemplateTag, in scopes: [[TemplateValue]], _ file: SourceFile) -> TemplateValue? {
    for scope in scopes.reversed() {
      if let value = scope.first(where: { $0.name == tag.name }) { return value }
    }
    if let value = values[tag.name] { return value }
    guard count < TemplateLimits.findings else {
      count += 1
      return nil
    }
    let known = scopes.flatMap { $0.map(\.name) } + values.keys
    report(
      "unknown value “\(tag.shownName)”", "It would be empty.", file, tag,
      meant: nearestName(to: tag.name, among: known))
    return nil
  }
}

extension TemplateChecker {
  /// Reports what shows only after all templates have been checked.
  mutating func checkTogether() { diagnostics += TemplateGraph.check(nodes) }

  /// Reports a template that the library could not compile.
  mutating func report(compileError: any Error, in file: SourceFile) {
    let error = compileError as? MustacheTemplate.ParserError
    let line = error.map { file.lineRange($0.context.lineNumber) }
    let reason = error.map { String(describing: $0.error) } ?? String(describing: compileError)
    let isUnfinished = error?.error as? MustacheTemplate.Error == .unfinishedName
    diagnostics.append(
      Diagnostic(
        rule: .template,
        summary: isUnfinished ? "a tag is not closed" : "the template cannot be parsed",
        explanation: isUnfinished
          ? "Close it with as many braces as it opens with." : "The Mustache library reports: \(reason).",
        location: SourceLocation(path: file.path, range: line)))
  }

  /// Reports a missing required template.
  mutating func report(missing name: String) {
    diagnostics.append(
      Diagnostic(
        rule: .template, summary: "template “\(name)” is missing",
        explanation: "Every site needs it; Templates/\(name).mustache replaces the built-in template.", location: nil))
  }

  private mutating func reportSize(of file: SourceFile) {
    diagnostics.append(
      Diagnostic(
        rule: .template, summary: "the template is too large or has too many braces",
        explanation: "Move styles and scripts to Templates/assets, and repeated parts to partials.",
        location: SourceLocation(path: file.path, range: nil)))
  }

  private mutating func reportUnknown(partial tag: TemplateTag, _ file: SourceFile) {
    // Comparing with all names takes time, and nobody reads that many findings.
    let isCounted = count >= TemplateLimits.findings
    report(
      "unknown template “\(tag.shownName)”", isCounted ? "" : listing(names, near: tag.name, as: "Templates"),
      file,
      tag, meant: isCounted ? nil : nearestName(to: tag.name, among: names))
  }

  /// Adds a finding in the template being checked, or counts it.
  private mutating func report(
    _ summary: String, _ explanation: String, _ file: SourceFile, _ tag: TemplateTag, meant: String? = nil
  ) {
    count += 1
    guard count <= TemplateLimits.findings else { return }
    diagnostics.append(
      Diagnostic(
        rule: .template, summary: summary + (meant.map { "; did you mean “\($0)”?" } ?? ""),
        explanation: explanation, location: SourceLocation(path: file.path, range: tag.range)))
  }

  /// Reports how many findings were only counted.
  private mutating func finishCount(in file: SourceFile) {
    guard count > TemplateLimits.findings else { return }
    diagnostics.append(
      Diagnostic(
        rule: .template,
        summary: "\(count - TemplateLimits.findings) more errors in this template are not listed",
        explanation: "Fix the ones listed, then check again.", location: SourceLocation(path: file.path, range: nil)))
  }
}
