import Files
import Writing

/// Converts site paths to URLs: the only place where a path becomes part of an address.
///
/// A path is a file name and can contain anything that a file system allows. In a URL, `?` and `#` end the path,
/// browsers treat `\\` as a slash, and a first segment with a colon is a scheme.
enum SiteURL {
  /// The relative URL from a page to another file of the site.
  static func relative(from page: String, to target: String) -> String {
    encoded(SitePath.relative(from: page, to: target))
  }

  /// A path relative to the root of the site, for code that resolves it there.
  static func fromRoot(_ path: String) -> String { relative(from: "", to: path) }

  /// The address of a page or file of a published site; an index page has the address of its folder.
  ///
  /// Links between pages name the file, so that they work without a server, too.
  ///
  /// - Parameters:
  ///   - site: where the site is, with a slash at its end.
  ///   - hidesEnding: whether the host finds pages without the ending of their files.
  static func absolute(_ path: String, at site: String, hidesEnding: Bool = false) -> String {
    if SitePath.name(of: path) == indexPage { return site + encoded(String(path.dropLast(indexPage.count))) }
    return site + encoded(hidesEnding && path.hasSuffix(ending) ? String(path.dropLast(ending.count)) : path)
  }

  private static let indexPage = "index.html"
  private static let ending = ".html"

  /// A path with percent-encoding for everything that the path of a URL cannot contain or would be read differently.
  ///
  /// The result is safe in HTML attributes, in script strings, and after `url=` in a refresh.
  static func encoded(_ path: String) -> String {
    guard path.utf8.contains(where: { !isPlain($0) }) else { return path }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(path.utf8.count + 16)
    for byte in path.utf8 {
      if isPlain(byte) {
        bytes.append(byte)
      } else {
        bytes.append(UInt8(ascii: "%"))
        for digit in [byte >> 4, byte & 15] { bytes.append(digit < 10 ? 0x30 + digit : 0x37 + digit) }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, UInt8(ascii: "-")...UInt8(ascii: "9"): true
    case ...0x20, 0x7F...: false
    default: !"%?#\"<>'\\^`{|}[]".utf8.contains(byte)
    }
  }
}

extension HTMLWriter {
  /// The attribute value of a link from a page of the site to another file.
  mutating func url(from page: String, to target: String) {
    url(SiteURL.relative(from: page, to: target))
  }
}

extension SiteConfiguration {
  /// The full address of a page; nil if nobody knows where the site is.
  func address(of path: String) -> String? {
    url.map { SiteURL.absolute(path, at: $0, hidesEnding: hidesEndings) }
  }
}
