import Diagnostics
import Files
import Markdown

/// Which pages of a site are translated, and which translations are older than their originals.
package struct TranslationReport: Sendable {
  /// One for each page and language, by language in the order of the setting, then by page.
  package var translations: [Translation] = []
  /// The languages of the site, that of originals first.
  package var languages: [SiteLanguage] = []
  /// Why the age of translations is not known; nil if it is.
  package var shortcoming: String?
  /// Whether the settings are at fault.
  package var isMisconfigured = false

  /// A page in a language.
  package struct Translation: Sendable, Hashable {
    package enum State: String, Sendable, CaseIterable {
      /// The original has not changed since.
      case current
      /// The original has changed since.
      case stale
      case missing
      /// There is a translation, and nobody knows how old it is.
      case unknown
    }

    /// BCP 47 tag.
    package var language: String
    package var state: State
    /// The file of the original, relative to the root of the project.
    package var original: String
    /// The file of the translation; for a missing one, where it would be.
    package var translation: String
    /// The ID of the commit whose original was translated; nil if it is not known.
    package var base: String?
    /// What changed in the original since.
    package var changes: [SectionChange] = []
  }
}

/// A part of a page that changed: from one heading to the next.
package struct SectionChange: Sendable, Hashable {
  package enum Kind: String, Sendable { case added, removed, changed }

  package var kind: Kind
  /// The heading; empty for what is above the first one.
  package var title: String

  /// The differences between two states of a page, in the order of the newer one, removed parts last.
  static func all(from old: [UInt8], to new: [UInt8], path: String) -> [SectionChange] {
    let (old, new) = (PageSections(old, path: path), PageSections(new, path: path))
    var changes: [SectionChange] = []
    for title in new.titles {
      if old.texts[title] == nil {
        changes.append(SectionChange(kind: .added, title: title))
      } else if old.texts[title] != new.texts[title] {
        changes.append(SectionChange(kind: .changed, title: title))
      }
    }
    return changes
      + old.titles.filter { new.texts[$0] == nil }.map { SectionChange(kind: .removed, title: $0) }
  }
}

/// The text of a page by headings, as far as a translator needs it: without white space around lines, and without front
/// matter other than the title and the description.
private struct PageSections {
  private(set) var titles: [String] = []
  private(set) var texts: [String: [Substring]] = [:]

  init(_ bytes: [UInt8], path: String) {
    let file = SourceFile(path: path, bytes: bytes)
    let split = FrontMatter.split(file)
    let frontMatter = split.content.map { PageFrontMatter.parse($0).frontMatter }
    add("", [frontMatter?.title, frontMatter?.description].compactMap { $0.map { $0[...] } })
    let body = String(decoding: file.bytes[split.body], as: UTF8.self)
    var title = ""
    var fence: Substring?
    for line in body.split(whereSeparator: \.isNewline) {
      let line = line.trimmed
      if line.isEmpty { continue }
      if let open = fence {
        if line.hasPrefix(open), line.allSatisfy({ $0 == open.first }) { fence = nil }
      } else if line.hasPrefix("```") || line.hasPrefix("~~~") {
        fence = line.prefix { $0 == line.first }
      } else if let heading = Self.heading(line) {
        title = heading
        add(title, [])
        continue
      }
      add(title, [line])
    }
  }

  private mutating func add(_ title: String, _ lines: [Substring]) {
    if texts[title] == nil { titles.append(title) }
    texts[title, default: []] += lines
  }

  /// The text of a heading that begins with number signs.
  private static func heading(_ line: Substring) -> String? {
    let level = line.prefix { $0 == "#" }.count
    guard (1...6).contains(level), line.dropFirst(level).first?.isWhitespace ?? false else { return nil }
    return String(line.dropFirst(level).trimmed)
  }
}

extension Substring {
  /// Without white space at both ends.
  fileprivate var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }
}
