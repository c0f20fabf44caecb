package import Diagnostics
import Writing

/// Which pages are translated into which languages.
package struct TranslationListing: Sendable {
  package var toolVersion: String
  package var languages: [Language]
  /// How to write file paths.
  package var paths: PathStyle

  package init(toolVersion: String, languages: [Language], paths: PathStyle) {
    (self.toolVersion, self.languages, self.paths) = (toolVersion, languages, paths)
  }

  /// A language that pages are translated into.
  package struct Language: Sendable {
    /// BCP 47 tag.
    package var tag: String
    package var name: String
    package var pages: [Page]

    package init(tag: String, name: String, pages: [Page]) { (self.tag, self.name, self.pages) = (tag, name, pages) }
  }

  /// A page in the language.
  package struct Page: Sendable {
    /// `current`, `stale`, `missing`, or `unknown`.
    package var state: String
    /// Files, relative to the root of the project.
    package var original: String
    package var translation: String
    /// The ID of the commit whose original was translated.
    package var base: String?
    /// What changed since: `added`, `removed`, or `changed`, and a heading, empty for the start of the page.
    package var changes: [(kind: String, title: String)]

    package init(
      state: String, original: String, translation: String, base: String?, changes: [(kind: String, title: String)]
    ) {
      (self.state, self.original, self.translation) = (state, original, translation)
      (self.base, self.changes) = (base, changes)
    }

    /// The beginning of the commit's ID.
    var shortBase: String? { base.map { String($0.prefix(10)) } }
  }

  /// The states, as they are counted.
  static let states = ["current", "stale", "missing", "unknown"]
}

extension TranslationListing {
  /// For a terminal: the counts of each language, and each page that needs work.
  package func text(color: Bool) -> [UInt8] {
    let paint = Paint(isOn: color)
    var text = ""
    for language in languages {
      let counts = Self.states.compactMap { state -> String? in
        let count = language.pages.count { $0.state == state }
        return count == 0 ? nil : "\(count) \(state)"
      }
      text += paint(printable("\(language.tag)  \(language.name)"), .place) + ": \(counts.joined(separator: ", "))\n"
      for page in language.pages where page.state != "current" {
        text += "  \(page.state)  \(printable(paths(page.translation)))\n"
        if page.state == "stale" { text += Self.details(of: page, paths) }
      }
      text += "\n"
    }
    return Array(text.utf8)
  }

  private static func details(of page: Page, _ paths: PathStyle) -> String {
    var text = "         \(printable(paths(page.original))) changed"
    if let base = page.shortBase { text += " since \(printable(base))" }
    text += "\n"
    for change in page.changes {
      text +=
        "         \(change.kind): " + (change.title.isEmpty ? "start of the page" : printable(change.title)) + "\n"
    }
    return text
  }

  /// For spreadsheets, as `CopyDeckCSV` writes tables: one row for each page and language.
  package var csv: [UInt8] {
    let columns = ["language", "state", "original", "translation", "base", "changes"]
    let rows = languages.flatMap { language in
      language.pages.map { page in
        [
          language.tag, page.state, printable(paths(page.original)), printable(paths(page.translation)),
          page.base ?? "", page.changes.map { "\($0.kind): \($0.title)" }.joined(separator: "\n"),
        ].map(LogText.cell)
      }
    }
    return CSVTable.bytes(columns, rows)
  }

  /// For tools.
  ///
  /// Members that do not apply are left out.
  ///
  ///     version       1, of this format; new members may appear without a new version
  ///     tool          name, version
  ///     translations  each has
  ///       language      BCP 47 tag
  ///       state         current, stale, missing, or unknown
  ///       original      path of the file
  ///       translation   path of the file; for a missing one, where it would be
  ///       base          ID of the commit whose original was translated
  ///       changes       what changed in the original since: kind (added, removed, changed) and title, which is empty
  ///                     for the start of the page
  package var json: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.member("tool") { json in
        json.member("name", "patternbook")
        json.member("version", toolVersion)
      }
      json.member("translations", array: languages.flatMap { language in language.pages.map { (language.tag, $0) } }) {
        json, item in
        let (tag, page) = item
        json.object { json in
          json.member("language", tag)
          json.member("state", page.state)
          json.member("original", paths(page.original))
          json.member("translation", paths(page.translation))
          if let base = page.base { json.member("base", base) }
          guard !page.changes.isEmpty else { return }
          json.member("changes", array: page.changes) { json, change in
            json.object { json in
              json.member("kind", change.kind)
              json.member("title", change.title)
            }
          }
        }
      }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }
}
