/// A piece of a page that shows what a rule requires.
///
/// It is a test of the rule and an illustration on its reference page. Findings are marked with « and ».
package struct RuleExample: Sendable {
  /// The form of the text.
  package enum Form: String, Sendable {
    /// A block's YAML, shown as a mockup.
    case block
    /// A page's Markdown.
    case page
    /// Several pages of one site, each after a line of `=== ` and its path in Content.
    ///
    /// A mark around the path is a finding about the whole page.
    case site
    /// A site.yml.
    case configuration
    /// A page template.
    case template
    /// A word file.
    case words
    /// A page's file, read as a build reads it.
    case frontMatter = "front-matter"
    /// Files below the project's root, one a line, symbolic links with ` -> ` and what they lead to, and
    /// files of one line with ` : ` and that line.
    case files
  }

  package enum Verdict: String, Sendable {
    case passes, fails
  }

  package let verdict: Verdict
  package let form: Form
  /// The text without marks.
  package let text: String
  /// UTF-8 ranges of the findings in the text, in order.
  package let marks: [Range<Int>]
  /// The text after the fix, if there is one.
  package let fixed: String?
  /// The rule options in YAML; nil for the defaults.
  package let options: String?

  /// The info string: a counter-example if it has `violates`.
  package var infoString: String { text.contains("\nviolates:") ? "dialog dont" : "dialog" }

  private init(_ verdict: Verdict, _ form: Form, _ marked: String, options: String?, fixed: String?) {
    self.verdict = verdict
    self.form = form
    self.fixed = fixed
    self.options = options
    (text, marks) = Self.readMarks(marked)
  }

  /// An example with the marks in its text.
  init(_ verdict: Verdict, _ form: Form, _ text: String, marks: [Range<Int>], fixed: String?) {
    self.verdict = verdict
    self.form = form
    self.text = text
    self.marks = marks
    self.fixed = fixed
    options = nil
  }

  /// A block that the rule accepts.
  ///
  /// - Parameter options: the rule options in YAML, if they differ from the defaults.
  package static func passing(_ block: String, options: String? = nil) -> Self {
    Self(.passes, .block, block, options: options, fixed: nil)
  }

  /// A block in which the rule finds what is marked.
  package static func failing(_ block: String, options: String? = nil, fixed: String? = nil) -> Self {
    Self(.fails, .block, block, options: options, fixed: fixed)
  }

  /// A page that the rule accepts.
  package static func passing(page: String, options: String? = nil) -> Self {
    Self(.passes, .page, page, options: options, fixed: nil)
  }

  /// A page in which the rule finds what is marked.
  package static func failing(page: String, options: String? = nil, fixed: String? = nil) -> Self {
    Self(.fails, .page, page, options: options, fixed: fixed)
  }

  /// Pages that the rule accepts.
  package static func passing(site: String, options: String? = nil) -> Self {
    Self(.passes, .site, site, options: options, fixed: nil)
  }

  /// Pages in which the rule finds what is marked.
  package static func failing(site: String, options: String? = nil) -> Self {
    Self(.fails, .site, site, options: options, fixed: nil)
  }

  /// A configuration that the rule accepts.
  package static func passing(configuration: String) -> Self {
    Self(.passes, .configuration, configuration, options: nil, fixed: nil)
  }

  /// A configuration in which the rule finds what is marked.
  package static func failing(configuration: String) -> Self {
    Self(.fails, .configuration, configuration, options: nil, fixed: nil)
  }

  /// A template that the rule accepts.
  package static func passing(template: String) -> Self {
    Self(.passes, .template, template, options: nil, fixed: nil)
  }

  /// A template in which the rule finds what is marked.
  package static func failing(template: String) -> Self {
    Self(.fails, .template, template, options: nil, fixed: nil)
  }

  /// A word file that the rule accepts.
  package static func passing(words: String) -> Self {
    Self(.passes, .words, words, options: nil, fixed: nil)
  }

  /// A word file in which the rule finds what is marked.
  package static func failing(words: String) -> Self {
    Self(.fails, .words, words, options: nil, fixed: nil)
  }

  /// A page's file that the rule accepts.
  package static func passing(frontMatter: String) -> Self {
    Self(.passes, .frontMatter, frontMatter, options: nil, fixed: nil)
  }

  /// A page's file in which the rule finds what is marked.
  package static func failing(frontMatter: String) -> Self {
    Self(.fails, .frontMatter, frontMatter, options: nil, fixed: nil)
  }

  /// Files that the rule accepts.
  package static func passing(files: String) -> Self {
    Self(.passes, .files, files, options: nil, fixed: nil)
  }

  /// Files of which the rule finds those that are marked.
  package static func failing(files: String) -> Self {
    Self(.fails, .files, files, options: nil, fixed: nil)
  }

  private static func readMarks(_ marked: String) -> (text: String, marks: [Range<Int>]) {
    var (text, marks, open) = ("", [Range<Int>](), [Int]())
    var offset = 0
    for character in marked {
      switch character {
      case "«":
        open.append(marks.count)
        marks.append(offset..<offset)
      case "»":
        guard let index = open.popLast() else { continue }
        marks[index] = marks[index].lowerBound..<offset
      default:
        text.append(character)
        offset += character.utf8.count
      }
    }
    return (text, marks)
  }
}
