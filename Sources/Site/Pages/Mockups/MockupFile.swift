package import Dialogs
package import Mockups
import Writing

/// What mockups are called as files, in an export and in a site alike.
package enum MockupFile {
  /// The folder of the site that holds them.
  static let folder = "mockups"

  /// Appearances that a site has files of.
  static let looks: [SVGPrinter.Look] = [.light, .dark]

  /// The folder of a page's mockups below that of all: `patterns/drafts`.
  package static func folder(of page: String) -> String {
    page.hasSuffix(".html") ? String(page.dropLast(".html".count)) : page
  }

  /// Name without an ending: id and platform, and the appearance where it is fixed.
  ///
  /// No platform is called like the part of another's name after a hyphen, so no two mockups of a page share a name.
  package static func name(of id: String, on platform: Platform, _ look: SVGPrinter.Look) -> String {
    let name = shortened(id) + "-" + platform.id
    return switch look {
    case .light: name + "-light"
    case .dark: name + "-dark"
    case .automatic: name
    }
  }

  /// Where a site has a mockup, from its root.
  static func path(of id: String, of page: String, on platform: Platform, _ look: SVGPrinter.Look) -> String {
    folder + "/" + folder(of: page) + "/" + name(of: id, on: platform, look) + ".svg"
  }

  /// An id made from a long title would be longer than file systems take: the end is replaced by its fingerprint.
  private static func shortened(_ id: String) -> String {
    guard id.utf8.count > 120 else { return id }
    var start = ""
    for character in id {
      if start.utf8.count + character.utf8.count > 100 { break }
      start.append(character)
    }
    return start + "-" + Fingerprint.of(Array(id.utf8))
  }
}
