import Files
import Words
import Writing

/// Leads from the pages of one version to the same pages of the others.
package struct VersionLinks: Sendable {
  private let versions: [SiteVersion]
  /// The published pages of each version, relative to its own root.
  private let pages: [Set<String>]
  /// The present version, by its place.
  private let own: Int
  /// Where the current version is published, with a slash at its end; nil if that is not known.
  private let url: String?
  private let hidesEndings: Bool

  init(_ versions: [SiteVersion], pages: [Set<String>], own: Int, url: String?, hidesEndings: Bool) {
    (self.versions, self.pages, self.own) = (versions, pages, own)
    (self.url, self.hidesEndings) = (url, hidesEndings)
  }

  /// Sets what templates show.
  ///
  /// - Parameters:
  ///   - path: a page, relative to the root of its version.
  ///   - home: the home page in the language of the page, likewise.
  ///   - root: what leads from the page to that root.
  func set(on path: String, home: String, root: String, words: Words, in values: inout PageValues) {
    let top = root + (versions[own].folder.isEmpty ? "" : "../")
    values.set(.hasVersions, true)
    values.set(.versionsHTML, html: html(of: path, home: home, top: top, words: words))
    guard own > 0 else { return }
    let target = counterpart(of: path, in: 0)
    values[.oldVersionText] = words.text(
      .oldVersion, ("version", versions[own].name), ("current", versions[0].name))
    values[.currentVersionURL] = top + SiteURL.encoded(target ?? self.home(home, in: 0))
    if !versions[own].isIndexed { values[.robots] = RobotsDirective.content([.noindex]) }
    if let target, let url { values[.canonical] = SiteURL.absolute(target, at: url, hidesEnding: hidesEndings) }
  }

  /// The page of the same path in a version; nil if the version has none.
  private func counterpart(of path: String, in place: Int) -> String? {
    place == own || pages[place].contains(path) ? path : nil
  }

  /// The home page of a version: that in a language if the version has the language.
  private func home(_ path: String, in place: Int) -> String { counterpart(of: path, in: place) ?? "index.html" }

  /// A list item for each version.
  private func html(of path: String, home: String, top: String, words: Words) -> [UInt8] {
    var writer = HTMLWriter()
    for (place, version) in versions.enumerated() {
      let target = counterpart(of: path, in: place)
      writer.markup("<li><a href=\"")
      writer.text(top + version.folder + SiteURL.encoded(target ?? self.home(home, in: place)))
      writer.markup(place == own ? "\" aria-current=\"true\">" : "\">")
      writer.text(version.name)
      writer.markup("</a>")
      if target == nil {
        writer.markup(" <small>")
        writer.text(words.text(.notInVersion))
        writer.markup("</small>")
      }
      writer.markup("</li>")
    }
    return writer.bytes
  }
}

extension Word {
  fileprivate static let oldVersion = Word("versions.old")
  fileprivate static let notInVersion = Word("versions.missing")
}
