import Diagnostics

/// Addresses that only a program of another tool reads: `docblock://file.ts?token=name`.
extension PageRules.BrokenLink {
  /// The schemes that no browser knows and no app is known by, if a page has several links with one.
  ///
  /// A single one may open an app of the reader.
  static func unknownSchemes(_ links: [PageFacts.Link]) -> Set<String> {
    var counts: [String: Int] = [:]
    for link in links where !link.isImage {
      guard let scheme = unknownScheme(link.destination) else { continue }
      counts[scheme, default: 0] += 1
    }
    return counts.isEmpty ? [] : Set(counts.filter { $0.value >= leastOfScheme }.keys)
  }

  static func withUnknownScheme(_ link: PageFacts.Link, _ unknown: Set<String>) -> Finding? {
    guard !unknown.isEmpty, !link.isImage, let scheme = unknownScheme(link.destination), unknown.contains(scheme) else {
      return nil
    }
    let what = "to “\(scheme):”, which browsers do not know"
    return Finding(
      "link leads " + what, at: link.range,
      because: "A program of another tool may put something in its place. Write that, or the address of a page.",
      severity: .warning,
      cause: .counting("links", of: "scheme " + scheme, from: 2, behind: " lead \(what), here first"))
  }

  private static let leastOfScheme = 3
  private static let longestScheme = 40

  /// The scheme in front of `://`, in lowercase; nil for one that is known.
  private static func unknownScheme(_ address: String) -> String? {
    let bytes = address.utf8
    guard let first = bytes.first, first != UInt8(ascii: "h"), first != UInt8(ascii: "/"), first != UInt8(ascii: ".")
    else { return nil }
    let name = bytes.prefix(longestScheme).prefix { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || "+-.".utf8.contains(byte)
    }
    guard name.count > 1, bytes[name.endIndex...].starts(with: "://".utf8) else { return nil }
    let scheme = String(Substring(name)).lowercased()
    return knownSchemes.contains(scheme) ? nil : scheme
  }

  /// Those of browsers, and of apps that many people have.
  private static let knownSchemes: Set = [
    "about", "android-app", "bitcoin", "brave", "chrome", "chrome-extension", "comgooglemaps", "cursor", "dat",
    "discord",
    "docker", "ed2k", "edge", "facetime", "fb", "feed", "figma", "file", "ftp", "ftps", "gemini", "geo", "git",
    "git+https",
    "git+ssh", "gopher", "gs", "hdfs", "idea", "instagram", "intent", "ios-app", "ipfs", "ipns", "irc", "ircs", "itms",
    "itms-apps", "itms-services", "jdbc", "jetbrains", "ldap", "ldaps", "magnet", "maps", "market", "moz-extension",
    "ms-settings", "msteams", "news", "nfs", "nntp", "notion", "obsidian", "oci", "opera", "podcast", "rtmp", "rtsp",
    "s3",
    "sftp", "shortcuts", "sketch", "skype", "slack", "smb", "spotify", "ssh", "steam", "svn", "svn+ssh", "telnet", "tg",
    "twitter", "view-source", "vnc", "vscode", "vscode-insiders", "vscodium", "webcal", "webcals", "whatsapp",
    "windsurf",
    "ws", "wss", "x-apple.systempreferences", "xcode", "xmpp", "zed", "zoommtg",
  ]
}
