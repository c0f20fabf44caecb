import Files
import Site
import Writing

/// The published files that a book shows, each as an address that holds its bytes.
///
/// The browser that prints a book could read every file of the user. So the book names none.
///
/// A file is held again each time it is shown, so a small page could make a book of any size. That is bounded.
final class BookFiles {
  private let site: Directory
  /// The maximum number of bytes that are held more than once.
  private let repeatLimit: Int
  /// The files that the book holds, with their sizes in bytes.
  private var sizes: [String: Int] = [:]
  private var repeatedBytes = 0
  /// How often a file was left out, because it had been held too often.
  private(set) var leftOut = 0

  init(of site: Directory, repeatLimit: Int = 256_000_000) { (self.site, self.repeatLimit) = (site, repeatLimit) }

  /// The `data:` address of a file by its path in the site; nil if it cannot be read, or is left out.
  func address(of path: String) -> String? {
    if let size = sizes[path] {
      guard repeatedBytes + size <= repeatLimit else {
        leftOut += 1
        return nil
      }
      repeatedBytes += size
    }
    guard let bytes = (try? site.read(path, limit: FileTree.assetLimit)) ?? nil else { return nil }
    sizes[path] = bytes.count
    let kind = path.utf8.suffix(4).map { $0 | 0x20 }
    // Browsers recognize other images, and fonts, by their bytes.
    if kind.elementsEqual(".css".utf8) { return Self.address(of: styleSheet(bytes, at: path), "text/css") }
    return Self.address(of: bytes, kind.elementsEqual(".svg".utf8) ? "image/svg+xml" : "application/octet-stream")
  }

  private static func address(of bytes: [UInt8], _ type: String) -> String {
    "data:\(type);base64," + Base64.text(of: bytes)
  }

  /// A style sheet with the files that it names, except other style sheets.
  private func styleSheet(_ css: [UInt8], at path: String) -> [UInt8] {
    StyleSheetAddresses.replacing(in: css) { name in
      guard let target = Self.relative(name).flatMap({ SitePath.resolve($0, from: path) }), !target.hasSuffix(".css")
      else { return nil }
      return address(of: target)
    }
  }

  /// An address without what follows its path; nil if it leads elsewhere.
  private static func relative(_ name: String) -> String? {
    let path = name.prefix { $0 != "?" && $0 != "#" }
    return path.isEmpty || path.hasPrefix("/") || path.contains(":") ? nil : String(path)
  }
}
