import Diagnostics
import Writing

extension HTMLWriter {
  /// A severity in the reference: a word with its color; nil for a rule that is off.
  mutating func severity(_ severity: Severity?) {
    markup("<span class=\"severity severity-")
    text(severity?.rawValue ?? "off")
    markup("\">")
    text(severity?.title ?? "Off")
    markup("</span>")
  }
}

extension MarkdownText {
  /// The severity name in the reference.
  static func severity(_ severity: Severity?) -> String {
    var writer = HTMLWriter()
    writer.severity(severity)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension Severity {
  fileprivate var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
