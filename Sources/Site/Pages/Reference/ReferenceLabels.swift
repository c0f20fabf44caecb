import Diagnostics
import Dialogs
import Words
import Writing

/// The labels of the reference, in the language of the site.
///
/// What a rule says is in English, and so are its pages; labels in another language are marked as such.
struct ReferenceLabels: Sendable {
  let words: Words

  static let english = ReferenceLabels(words: .english)

  /// A label as Markdown.
  ///
  /// - Parameter values: what replaces the placeholders, as plain text in which backticks mark code.
  func markdown(_ word: Word, _ values: [(name: String, value: String)] = []) -> String {
    let parts = words.parts(word).map { part in
      switch part {
      case .text(let text), .link(let text): MarkdownText.prose(text)
      case .place(let name): values.first { $0.name == name }.map { MarkdownText.prose($0.value) } ?? ""
      }
    }
    return marked(parts.joined())
  }

  /// A label as HTML.
  func html(_ word: Word) -> String {
    var writer = HTMLWriter()
    writer.word(word, of: words)
    return marked(String(decoding: writer.bytes, as: UTF8.self))
  }

  /// A label as HTML, with markup in its placeholder.
  func html(_ word: Word, fill: (inout HTMLWriter) -> Void) -> String {
    var writer = HTMLWriter()
    writer.word(word, of: words) { fill(&$1) }
    return marked(String(decoding: writer.bytes, as: UTF8.self))
  }

  /// A severity with its color; nil for a rule that is off.
  func severity(_ severity: Severity?) -> String {
    "<span class=\"severity severity-\(severity?.rawValue ?? "off")\">" + html(Self.name(of: severity)) + "</span>"
  }

  private func marked(_ html: String) -> String {
    LanguageTag.isEnglish(words.language) ? html : "<span lang=\"\(words.language)\">\(html)</span>"
  }

  private static func name(of severity: Severity?) -> Word {
    switch severity {
    case .error: .severityError
    case .warning: .severityWarning
    case .note: .severityNote
    case nil: .severityOff
    }
  }
}

extension Word {
  fileprivate static let severityError = Word("reference.severity_error")
  fileprivate static let severityWarning = Word("reference.severity_warning")
  fileprivate static let severityNote = Word("reference.severity_note")
  fileprivate static let severityOff = Word("reference.severity_off")
}
