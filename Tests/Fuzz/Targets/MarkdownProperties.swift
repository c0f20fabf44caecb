import Diagnostics
import Markdown

@testable import Site

/// A page is rendered as markup that is Patternbook's alone, and every place that is reported lies in its file.
enum MarkdownProperties {
  static func check(_ bytes: [UInt8]) throws(Violation) {
    let probe = PageProbe(bytes)
    try probe.checkPlaces()
    if probe.hasGivenIDs {
      _ = try utf8(probe.body(), "the page")
    } else {
      try MarkupCheck.check(probe.body())
    }
    _ = probe.markdownCopy
    _ = try utf8(probe.page.document.text, "the text of the page")
    _ = PageSummary.text(of: probe.page.document)

    try MarkupCheck.check(PageProbe(bytes, html: .omit).page.document.html)

    let trusted = PageProbe(bytes, html: .trust)
    try trusted.checkPlaces()
    _ = try utf8(trusted.page.document.html, "the page with its HTML")
    _ = try utf8(trusted.page.document.text, "the text of the page with its HTML")
  }
}
