/// How the addresses of pages are spelled, given the names of files and folders.
package enum AddressSpelling: Sendable, Hashable {
  case asFiles
  case lowercase
  /// Each part as the anchor of a heading: in lowercase, with hyphens for blanks, and without punctuation.
  case slugs
  /// In lowercase, with hyphens for blanks and without other signs, as Hugo writes them.
  case hyphens
  /// The last part in lowercase, with single hyphens for whatever is neither a letter nor a digit, as Zola writes it: it
  /// leaves folders as they are.
  case zola

  /// The value of the setting.
  package var setting: String {
    switch self {
    case .asFiles: "false"
    case .lowercase: "true"
    case .slugs: "slugs"
    case .hyphens: "hyphens"
    case .zola: "zola"
    }
  }

  /// A path or an address, which keeps its ending, `.html`.
  package func spelled(_ path: String) -> String {
    switch self {
    case .asFiles: return path
    case .lowercase: return path.lowercased()
    case .hyphens: return Self.hyphenated(path)
    case .zola: return Self.withPlainName(path)
    case .slugs:
      let ending = path.hasSuffix(".html") ? ".html" : ""
      let parts = path.dropLast(ending.count).split(separator: "/", omittingEmptySubsequences: false)
      return parts.map(Self.slug).joined(separator: "/") + ending
    }
  }

  /// The path of a folder whose pages are spelled so.
  package func spelled(folder path: String) -> String { self == .zola ? path : spelled(path) }

  private static func withPlainName(_ path: String) -> String {
    let ending = ["/index.html", ".html", "/"].first(where: path.hasSuffix) ?? ""
    var parts = path.dropLast(ending.count).split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let name = parts.last else { return path }
    let slug = AnchorStyle.zola.slug(name)
    // A name of signs alone stays.
    if !slug.isEmpty { parts[parts.count - 1] = slug }
    return parts.joined(separator: "/") + ending
  }

  /// Runs of blanks become one hyphen, which is left out beside another one.
  private static func hyphenated(_ path: String) -> String {
    var address = String.UnicodeScalarView()
    var isBehindBlank = false
    for scalar in path.unicodeScalars {
      if isPart(scalar) {
        if isBehindBlank, scalar != "-" { address.append("-") }
        address.append(scalar)
        isBehindBlank = false
      } else if scalar.properties.isWhitespace, address.last ?? "-" != "-" {
        isBehindBlank = true
      }
    }
    return String(address).lowercased()
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 {
      return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "./_#+~-@".unicodeScalars.contains(scalar)
    }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .decimalNumber, .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return properties.isAlphabetic
    }
  }

  /// A name of signs alone stays.
  private static func slug(_ part: Substring) -> String {
    let slug = Slugger.slug(String(part))
    return slug.isEmpty ? part.lowercased() : slug
  }
}
