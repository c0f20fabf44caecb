package import Dialogs
package import Mockups
import Writing

/// The names of mockup files in exports and sites.
package enum MockupFile {
  /// The folder of mockup files in a site.
  static let folder = "mockups"

  /// The appearances of mockup files in a site.
  static let looks: [SVGPrinter.Look] = [.light, .dark]

  /// The folder of the mockups of a page: `patterns/drafts`.
  package static func folder(of page: String) -> String {
    page.hasSuffix(".html") ? String(page.dropLast(".html".count)) : page
  }

  /// The name without extension: ID, platform, and the appearance if it is fixed.
  ///
  /// No platform name is the part of another name after a hyphen, so mockups of a page never share a name.
  package static func name(of id: String, on platform: Platform, _ look: SVGPrinter.Look) -> String {
    let name = shortened(id) + "-" + platform.id
    return switch look {
    case .light: name + "-light"
    case .dark: name + "-dark"
    case .automatic: name
    }
  }

  /// The path of a mockup in a site.
  static func path(of id: String, of page: String, on platform: Platform, _ look: SVGPrinter.Look) -> String {
    folder + "/" + folder(of: page) + "/" + name(of: id, on: platform, look) + ".svg"
  }

  /// An ID from a long title could be too long for file systems, so its end is replaced by a fingerprint.
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
