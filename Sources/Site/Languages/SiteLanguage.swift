import Diagnostics
import Guidelines
import YAML

/// A language that a site is published in.
package struct SiteLanguage: Sendable, Hashable {
  /// BCP 47 tag, which is also the name of its folders in Content and in the site.
  package var tag: String
  /// What readers choose: the name of the language in the language itself.
  package var name: String
  /// The title of the site in this language; nil for that of the site.
  var title: String?
  /// The description of the site in this language; nil for that of the site.
  var description: String?
  /// Where the setting names it.
  var location: SourceLocation?

  /// What `languages` can say of one.
  static let keys: [KeyShape] = [
    KeyShape("name", .text, "What readers choose; default: the name of the language in the language itself"),
    KeyShape("title", .text, "Name of the site in this language"),
    KeyShape("description", .text, "One-sentence description of the site in this language"),
  ]

  /// The form of a tag: `de`, `pt-BR`, `zh-Hant`.
  static let pattern = "^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$"

  /// Every page can have a translation into each, and a build makes a site of each.
  private static let most = 50

  /// Whether a text has the form of a tag.
  static func isTag(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.count), first.allSatisfy(isLetter) else { return false }
    return parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// What names of folders and files are compared by: `pt_BR` and `pt-br` are one.
  static func key(_ name: some StringProtocol) -> String { name.lowercased().replacing("_", with: "-") }

  /// Reads a tag.
  static func tag(_ node: YAMLNode, _ reader: inout MappingReader, path: String) -> String? {
    guard let tag = node.text, !tag.isEmpty else { return nil }
    if isTag(tag) { return tag }
    let meant = tag.replacing("_", with: "-")
    guard isTag(meant) else {
      reportMalformed(tag, at: node.range, &reader)
      return nil
    }
    // What systems call locales is clear enough.
    reader.add([
      Diagnostic(
        rule: .configuration, severity: .warning, summary: "“\(tag)” is not a language tag; did you mean “\(meant)”?",
        explanation: "Browsers know tags with hyphens.", location: SourceLocation(path: path, range: node.range),
        fixes: [.init("replace with “\(meant)”", edits: [.init(replace: node.range, with: meant)])])
    ])
    return meant
  }

  private static func reportMalformed(_ tag: String, at range: SourceRange, _ reader: inout MappingReader) {
    let meant = tag.replacing("_", with: "-")
    reader.report(
      "“\(tag.prefix(40))” is not a language tag" + (isTag(meant) ? "; did you mean “\(meant)”?" : ""),
      "Use BCP 47 tags, such as de, pt-BR, or zh-Hant.", at: range)
  }

  /// Reads `languages` of site.yml: a list of tags, or a mapping of tags to names or settings.
  static func read(_ node: YAMLNode, _ reader: inout MappingReader, path: String) -> [SiteLanguage] {
    var languages: [SiteLanguage] = []
    func add(_ tag: String, _ range: SourceRange, _ settings: YAMLNode?) {
      guard isTag(tag) else { return reportMalformed(tag, at: range, &reader) }
      guard !languages.contains(where: { key($0.tag) == key(tag) }) else {
        return reader.report("“languages” names “\(tag)” twice", at: range)
      }
      guard languages.count < most else {
        if languages.count == most { reader.report("“languages” has more than \(most) languages", at: range) }
        return
      }
      var language = SiteLanguage(
        tag: tag, name: LanguageName.of(tag), location: SourceLocation(path: path, range: range))
      if let settings { language.read(settings, &reader, path: path) }
      languages.append(language)
    }
    switch node.content {
    case .sequence(let items):
      for item in items {
        guard let tag = item.text else {
          reader.report("an item of “languages” is \(item.kindName), not a language tag", at: item.range)
          continue
        }
        add(tag, item.range, nil)
      }
    case .mapping(let entries):
      for entry in entries { add(entry.key, entry.keyRange, entry.value.isNull ? nil : entry.value) }
    case .scalar:
      reader.report(
        "“languages” is \(node.kindName), not a list of languages",
        "Write “languages: [en, de]”, the language of the original first. For one language, use “language”.",
        at: node.range)
    }
    return languages
  }

  private mutating func read(_ node: YAMLNode, _ reader: inout MappingReader, path: String) {
    if let text = node.text {
      name = text
      return
    }
    var own = MappingReader(
      node, keys: Self.keys, path: path, rules: .init(invalidValue: .configuration, unknownKey: .configuration),
      what: "“\(tag)” in “languages”")
    name = own.text("name")?.text ?? name
    title = own.text("title")?.text
    description = own.text("description")?.text
    reader.add(own.finish())
  }
}
