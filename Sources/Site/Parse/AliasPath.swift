import Files

/// A former address of a page → the file at that address.
enum AliasPath {
  case path(String)
  /// Completes a message that starts with “alias”.
  case unusable(String)

  static let explanation =
    "An alias is an address relative to the root of the site, such as “patterns/leaving” or “old/index.html”."

  /// Maximum length of a name in file systems.
  private static let longestName = 255

  /// Whether an alias is relative to the folder that its page is in.
  static func isRelative(_ alias: String) -> Bool { alias.hasPrefix("../") || alias.hasPrefix("./") }

  /// Whether an alias says neither that it is a file nor that it is a folder: `/old`.
  static func hasNoEnding(_ alias: String) -> Bool {
    !alias.hasSuffix("/") && !hasEnding(SitePath.name(of: decoded(alias) ?? alias))
  }

  /// Whether a path has the ending of a file: what follows the last dot of a version is none, as in `notes-1.7`.
  private static func hasEnding(_ path: String) -> Bool {
    let ending = SitePath.name(of: path).split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
    return ending?.contains(where: \.isLetter) == true
  }

  /// - Parameter alias: as written; `/old/` and `old/index.html` are the same, as are `caf%C3%A9` and `café`.
  init(_ alias: String) {
    guard let decoded = Self.decoded(alias) else {
      self = .unusable("has a percent-escape that is not UTF-8 text")
      return
    }
    guard decoded.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
      self = .unusable("contains a control character")
      return
    }
    guard let path = SitePath.resolve("/" + decoded, from: ""), !path.isEmpty else {
      self = .unusable("“\(alias)” points outside the site")
      return
    }
    let isFolder = decoded.hasSuffix("/")
    let file = isFolder ? path + "/index.html" : Self.hasEnding(path) ? path : path + ".html"
    guard file.split(separator: "/").allSatisfy({ $0.utf8.count <= Self.longestName }) else {
      self = .unusable("has a name longer than \(Self.longestName) bytes")
      return
    }
    self = .path(file)
  }

  /// The decoded text of percent-escapes; nil if it is not UTF-8.
  ///
  /// A percent sign without a valid escape stays.
  private static func decoded(_ alias: String) -> String? {
    guard alias.utf8.contains(UInt8(ascii: "%")) else { return alias }
    let bytes = Array(alias.utf8)
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, let high = hexValue(bytes[index + 1]),
        let low = hexValue(bytes[index + 2])
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(validating: decoded, as: UTF8.self)
  }

  private static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
