/// A reader that gets arbitrary bytes, and what must hold for all of them.
///
/// `Tests/Fuzz/run` searches for bytes that break a property; `CorpusTests` checks the kept ones with every test run.
enum FuzzTarget: String, CaseIterable, Sendable {
  /// A page: front matter, Markdown with everything that Patternbook adds to it, and dialog blocks.
  case markdown
  /// The YAML at the top of a page.
  case frontMatter = "front-matter"
  /// A dialog block: parsed, validated by every pack, and fixed.
  case block
  /// A dialog block that is drawn on every platform in every form.
  case mockups
  /// `site.yml`, with rules of the site's own.
  case configuration
  /// A file of interface words.
  case words
  /// A page template.
  case templates
  /// The head of a request to the preview, and the path in it.
  case request
  /// What `git log` prints.
  case history
  /// The list of files that an earlier export left in its folder.
  case manifest
  /// A page that repeats one pattern thousands of times: finds work that is not linear.
  case growth

  /// Feeds the reader.
  ///
  /// - Throws: the property that does not hold.
  func check(_ bytes: [UInt8]) throws(Violation) {
    switch self {
    case .markdown: try MarkdownProperties.check(bytes)
    case .frontMatter: try FrontMatterProperties.check(bytes)
    case .block: try BlockProperties.check(bytes)
    case .mockups: try MockupProperties.check(bytes)
    case .configuration: try ConfigurationProperties.check(bytes)
    case .words: try WordsProperties.check(bytes)
    case .templates: try TemplateProperties.check(bytes)
    case .request: try RequestProperties.check(bytes)
    case .history: try HistoryProperties.check(bytes)
    case .manifest: try ManifestProperties.check(bytes)
    case .growth: try GrowthProperties.check(bytes)
    }
  }
}

/// A property that does not hold for some input.
struct Violation: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

/// Throws unless a property holds.
func require(_ holds: Bool, _ property: @autoclosure () -> String) throws(Violation) {
  if !holds { throw Violation(property()) }
}

/// The text of bytes that must be UTF-8.
func utf8(_ bytes: [UInt8], _ what: @autoclosure () -> String) throws(Violation) -> String {
  guard let text = String(validating: bytes, as: UTF8.self) else { throw Violation("\(what()) is not UTF-8") }
  return text
}
