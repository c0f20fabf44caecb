import Files
import Writing

/// The style sheets, scripts, and icons of the theme under their published names.
///
/// A name contains a fingerprint of the contents, so that a browser can keep a file forever and still sees changes.
struct ThemeAssets: Sendable {
  private var pathByName: [String: String] = [:]
  private var files: [(path: String, bytes: [UInt8])] = []

  /// Folder of the site for assets.
  static let folder = "assets"
  /// The generated style sheet of the mockups.
  static let mockups = "mockups.css"

  init(_ sources: [String: [UInt8]]) {
    // What style sheets name comes before them.
    let names = sources.keys.sorted()
    for name in names.filter({ !$0.hasSuffix(".css") }) + names.filter({ $0.hasSuffix(".css") }) {
      guard let source = sources[name] else { continue }
      let bytes = withPublishedNames(source, of: name)
      let path = Self.folder + "/" + Self.fingerprinted(name, bytes)
      pathByName[name] = path
      files.append((path, bytes))
    }
  }

  /// A file with the published names of the others that it names.
  private func withPublishedNames(_ file: [UInt8], of name: String) -> [UInt8] {
    if name.hasSuffix(".js") { return withScripts(file) }
    return name.hasSuffix(".css") ? withFontsAndImages(file, at: name) : file
  }

  /// A script with the published names of the scripts that it loads, which come before it in the order of names:
  /// `"search-help.js"` becomes `"search-help.0123456789.js"`.
  private func withScripts(_ script: [UInt8]) -> [UInt8] {
    var script = script
    for (name, path) in pathByName where name.hasSuffix(".js") {
      if let range = script[...].firstRange(ofBytes: Array("\"\(name)\"".utf8)) {
        script.replaceSubrange(range, with: Array("\"\(path.dropFirst(Self.folder.count + 1))\"".utf8))
      }
    }
    return script
  }

  /// A style sheet with the published names of the fonts and images that it names: `url("logo.svg")` becomes
  /// `url("logo.0123456789.svg")`.
  private func withFontsAndImages(_ css: [UInt8], at name: String) -> [UInt8] {
    StyleSheetAddresses.replacing(in: css) { address in
      guard !address.hasPrefix("/"), let file = SitePath.resolve(address, from: name), let path = pathByName[file]
      else { return nil }
      let folder = address.lastIndex(of: "/").map { String(address[...$0]) } ?? ""
      return folder + (path.split(separator: "/").last.map(String.init) ?? "")
    }
  }

  /// The published path of a theme file; its plain name if there is none, which the link check then reports.
  subscript(name: String) -> String { pathByName[name] ?? Self.folder + "/" + name }

  /// The published paths.
  var paths: [String] { files.map(\.path) }

  func write(to output: any SiteOutput) throws {
    for file in files { try output.write(file.path, file.bytes) }
  }

  /// The name without its fingerprint: `site.css` for `site.0123456789.css`; nil if it has none.
  static func name(ofPublished name: String) -> String? {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard
      let place = parts.indices.suffix(2).first(where: { index in
        index > 0 && parts[index].utf8.count == Fingerprint.length && parts[index].allSatisfy(\.isHexDigit)
      })
    else { return nil }
    parts.remove(at: place)
    return parts.joined(separator: ".")
  }

  private static func fingerprinted(_ name: String, _ bytes: [UInt8]) -> String {
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    return "\(name[..<dot]).\(Fingerprint.of(bytes))\(name[dot...])"
  }
}
