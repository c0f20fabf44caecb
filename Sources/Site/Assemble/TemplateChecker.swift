import Diagnostics
import Mustache

/// Finds in templates what the library would render as nothing: values and partials that do not exist.
struct TemplateChecker {
  /// Rule under which faults in templates are reported.
  static let rule = "site/template"

  private(set) var diagnostics: [Diagnostic] = []
  private let names: Set<String>
  private let values: [TemplateValue]

  init(names: Set<String>, values: [TemplateValue]) {
    self.names = names
    self.values = values
  }

  /// Checks each tag of a template.
  ///
  /// - Returns: whether its sections open and close in pairs; the library finds the same fault where they do not, but
  ///   names no place for it.
  mutating func check(_ file: SourceFile) -> Bool {
    var scopes: [[TemplateValue]] = [values]
    var open: [TemplateTag] = []
    for tag in TemplateTag.scan(file.bytes) {
      switch tag.kind {
      case .comment: continue
      case .partial:
        guard !names.contains(tag.name) else { continue }
        report(
          "no template is called “\(tag.name)”", "Templates: \(names.sorted().joined(separator: ", ")).", file, tag,
          meant: nearestName(to: tag.name, among: names))
      case .close:
        let section = open.popLast()?.name
        guard section == tag.name else {
          report(
            "{{/\(tag.name)}} closes no section that is open here",
            section.map { "“\($0)” is open, and ends with {{/\($0)}}." } ?? "No {{#\(tag.name)}} stands before it.",
            file, tag)
          return false
        }
        scopes.removeLast()
      case .section, .inverted:
        open.append(tag)
        let value = find(tag, in: scopes, file)
        switch value?.type {
        case .object(let members) where tag.kind == .section: scopes.append(members)
        case .html:
          report("“\(tag.name)” is HTML and opens no section", "Ask for its flag, which begins with has_.", file, tag)
          scopes.append([])
        default: scopes.append([])
        }
      case .escaped, .raw:
        guard let value = find(tag, in: scopes, file) else { continue }
        switch (value.type, tag.kind) {
        case (.html, .escaped):
          report("“\(tag.name)” is HTML: write it in triple braces", "In double ones it would be escaped.", file, tag)
        case (.text, .raw):
          report(
            "“\(tag.name)” is text: write it in double braces", "In triple ones it would not be escaped.", file, tag)
        case (.flag, _), (.object, _):
          report("“\(tag.name)” opens a section and has no text of its own", "Write {{#\(tag.name)}}.", file, tag)
        default: continue
        }
      }
    }
    for tag in open {
      report("the section “\(tag.name)” is never closed", "It ends with {{/\(tag.name)}}.", file, tag)
    }
    return open.isEmpty
  }

  /// Reports a template that the library could not compile.
  mutating func report(compileError: any Error, in file: SourceFile) {
    let error = compileError as? MustacheTemplate.ParserError
    let line = error.map { file.lineRange($0.context.lineNumber) }
    let reason = error.map { String(describing: $0.error) } ?? String(describing: compileError)
    let isUnfinished = error?.error as? MustacheTemplate.Error == .unfinishedName
    diagnostics.append(
      Diagnostic(
        rule: Self.rule, severity: .error,
        summary: isUnfinished ? "a tag is not closed" : "the template does not parse",
        explanation: isUnfinished
          ? "It ends with as many braces as it begins with." : "The library for Mustache says: \(reason).",
        location: SourceLocation(path: file.path, range: line)))
  }

  /// Reports a template that has to be there.
  mutating func report(missing name: String) {
    diagnostics.append(
      Diagnostic(
        rule: Self.rule, severity: .error, summary: "there is no template “\(name)”",
        explanation: "Every site has one; Templates/\(name).mustache replaces the built-in one.", location: nil))
  }

  private mutating func find(_ tag: TemplateTag, in scopes: [[TemplateValue]], _ file: SourceFile) -> TemplateValue? {
    for scope in scopes.reversed() {
      if let value = scope.first(where: { $0.name == tag.name }) { return value }
    }
    let known = scopes.flatMap { $0.map(\.name) }
    report(
      "there is no value “\(tag.name)”", "It would show as nothing.", file, tag,
      meant: nearestName(to: tag.name, among: known))
    return nil
  }

  private mutating func report(
    _ summary: String, _ explanation: String, _ file: SourceFile, _ tag: TemplateTag, meant: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        rule: Self.rule, severity: .error, summary: summary + (meant.map { "; did you mean “\($0)”?" } ?? ""),
        explanation: explanation, location: SourceLocation(path: file.path, range: tag.range)))
  }
}

/// A Mustache tag as it stands in a template.
struct TemplateTag {
  var kind: Kind
  var name: String
  var range: SourceRange

  enum Kind { case escaped, raw, section, inverted, close, partial, comment }

  /// The tags of a template, in order; what is not closed ends the list (the library reports it).
  static func scan(_ bytes: [UInt8]) -> [TemplateTag] {
    var tags: [TemplateTag] = []
    var index = 0
    while index + 1 < bytes.count {
      guard bytes[index] == UInt8(ascii: "{"), bytes[index + 1] == UInt8(ascii: "{") else {
        index += 1
        continue
      }
      let start = index
      let isTriple = index + 2 < bytes.count && bytes[index + 2] == UInt8(ascii: "{")
      index += isTriple ? 3 : 2
      var end = index
      while end + 1 < bytes.count, bytes[end] != UInt8(ascii: "}") || bytes[end + 1] != UInt8(ascii: "}") { end += 1 }
      guard end + 1 < bytes.count else { break }
      var kind: Kind = isTriple ? .raw : .escaped
      if !isTriple {
        switch bytes[index] {
        case UInt8(ascii: "#"): kind = .section
        case UInt8(ascii: "^"): kind = .inverted
        case UInt8(ascii: "/"): kind = .close
        case UInt8(ascii: ">"): kind = .partial
        case UInt8(ascii: "!"): kind = .comment
        case UInt8(ascii: "&"): kind = .raw
        default: break
        }
        if kind != .escaped { index += 1 }
      }
      let name = String(decoding: bytes[index..<end].filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
      index = end + (isTriple ? 3 : 2)
      tags.append(TemplateTag(kind: kind, name: name, range: start..<min(index, bytes.count)))
    }
    return tags
  }
}
