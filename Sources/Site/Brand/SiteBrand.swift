package import Diagnostics
import Guidelines

/// What makes a site look like that of its makers.
package struct SiteBrand: Sendable {
  /// A file of the site, and where the setting names it.
  package struct File: Sendable, Hashable {
    /// Where it is published.
    package var path: String
    package var location: SourceLocation
  }

  /// A font file, and what it holds.
  package struct Face: Sendable {
    package var file: File
    package var family: String
    /// As in style sheets: `400`, or `100 900` for a variable font.
    package var weight: String
    package var isItalic: Bool
  }

  /// In the header before the title.
  package var logo: File?
  /// In the dark appearance; the other if nil.
  package var darkLogo: File?
  /// Whether the header shows the title of the site next to the logo.
  package var showsTitle = true
  /// The icon of the site in the browser; one made from the title if nil.
  package var favicon: File?
  /// Accent colors that can be read.
  var accent: (light: BrandColor, dark: BrandColor?)?
  /// Families of the fonts of text and code, as style sheets list them, before the built-in ones.
  var textFont: String?
  var codeFont: String?
  package var faces: [Face] = []
  /// Whether the footer says what the site is built with.
  package var showsCredit = true
  /// Where the settings are that need the built-in style sheet.
  var styleLocations: [SourceLocation] = []

  /// All files of the site that settings name, with the name of the setting and what it can be.
  var files: [(file: File, setting: String, kind: Kind)] {
    [(logo, "logo", Kind.picture), (darkLogo, "logo", .picture), (favicon, "favicon", .icon)]
      .compactMap { file, setting, kind in file.map { ($0, setting, kind) } }
      + faces.map { ($0.file, "font", .font) }
  }

  /// What a file can be.
  enum Kind {
    case picture, icon, font

    /// The endings of file names.
    var endings: [String] {
      switch self {
      case .picture: ["svg", "png", "jpg", "jpeg", "webp", "avif", "gif"]
      case .icon: ["svg", "png", "ico"]
      case .font: ["woff2", "woff", "ttf", "otf"]
      }
    }
  }

  /// The media type of the icon.
  var faviconType: String {
    switch favicon.map({ SiteBrand.ending(of: $0.path) }) {
    case "png": "image/png"
    case "ico": "image/x-icon"
    default: "image/svg+xml"
    }
  }

  /// The ending of a file name in lower case, without its period.
  static func ending(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: ".")).map { path[path.utf8.index(after: $0)...].lowercased() } ?? ""
  }
}

extension SiteBrand {
  /// Findings about files that are not there, and settings without effect.
  func findings(in sources: SourceTree) -> [Diagnostic] {
    let paths = Set(sources.assets.map(\.path))
    var findings = files.compactMap { file, setting, kind -> Diagnostic? in
      guard !paths.contains(file.path) else {
        guard !kind.endings.contains(Self.ending(of: file.path)) else { return nil }
        return Diagnostic(
          rule: .configuration, summary: "“\(setting)” cannot be “\(file.path)”",
          explanation: "Use a file that ends in one of: \(kind.endings.joined(separator: ", ")).",
          location: file.location)
      }
      let meant = nearestName(to: file.path, among: sources.assets.map(\.path))
      return Diagnostic(
        rule: .configuration,
        summary: "“\(setting)” names “\(file.path)”, which is not a file of the site"
          + (meant.map { "; did you mean “\($0)”?" } ?? ""),
        explanation: "Give its path in the folder with the pages, or in a static folder, such as “images/logo.svg”.",
        location: file.location,
        fixes: meant.map { name in
          [.init("replace with “\(name)”", edits: file.location.range.map { [.init(replace: $0, with: name)] } ?? [])]
        } ?? [])
    }
    if sources.ownThemeAssets.contains("site.css") {
      findings += styleLocations.map { location in
        Diagnostic(
          rule: .configuration, severity: .warning,
          summary: "this setting has no effect, because Templates/assets/site.css replaces the whole style sheet",
          explanation: "Set colors and fonts there, or make site.css a folder whose files replace single parts.",
          location: location)
      }
    }
    return findings
  }
}
