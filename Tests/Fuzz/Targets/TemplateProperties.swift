import Diagnostics
import Theme
import Words

@testable import Site

/// A template is refused with a place, or makes a page in which text is escaped.
enum TemplateProperties {
  static func check(_ bytes: [UInt8]) throws(Violation) {
    let file = SourceFile(path: "Templates/page.mustache", bytes: bytes)
    var sources = builtIn
    sources[PageTemplates.layout] = file
    let (templates, findings) = PageTemplates.load(sources, .english)
    try FindingCheck.check(findings, in: file)
    try require(templates != nil || findings.contains { $0.severity == .error }, "a template is refused without reason")
    guard let templates else { return }
    var values = PageValues()
    for value in PageValue.allCases {
      switch value.description.type {
      case .text: values[value] = text
      case .html: values.set(value, html: Array("<p>HTML</p>".utf8))
      case .flag: values.set(value, true)
      case .object: values.set(value, url: text, title: text)
      }
    }
    for values in [values, PageValues()] {
      // A page that outgrows its limit ends the build with an error, which is what is promised.
      guard let page = try? templates.render(values) else { continue }
      let isEscaped = page.firstRange(of: text.utf8) == nil || bytes.firstRange(of: text.utf8) != nil
      try require(isEscaped, "text is not escaped")
      try require(page.count <= 32 << 20, "the page has \(page.count) bytes")
    }
  }

  private static let text = "\"><script>fuzz()</script>"

  private static let builtIn: [String: SourceFile] = Dictionary(
    uniqueKeysWithValues: Theme.files.compactMap { file in
      guard file.name.hasSuffix(".mustache") else { return nil }
      let name = String(file.name.dropLast(".mustache".count))
      return (name, SourceFile(path: "Templates/" + file.name, bytes: file.bytes))
    })
}
