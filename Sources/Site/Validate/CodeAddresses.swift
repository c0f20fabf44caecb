import Files

/// Addresses that the code and the settings of a project name: routes, menus, redirects.
///
/// Where a page is missing whose address is among them, another tool makes it.
struct CodeAddresses: Sendable {
  /// Paths that are written from the root, `"/linter/rules/"`, without slashes around them.
  private var fromRoot: Set<String> = []
  /// The folders that those are in.
  private var folders: Set<String> = []
  /// Paths in data, such as menus, that are written without a slash in front.
  private var relative: Set<String> = []

  private static let mostFiles = 4_000
  private static let longestFile = 500_000
  private static let mostBytes = 20_000_000
  private static let longestAddress = 200

  private static let code: Set<String> = [
    "astro", "cjs", "cts", "gjs", "gts", "hbs", "htm", "html", "js", "jsx", "mjs", "mts", "njk", "py", "rb", "svelte",
    "ts", "tsx", "vue",
  ]
  private static let data: Set<String> = ["json", "toml", "yaml", "yml"]
  /// Folders whose files are not about the site, and files that are only long.
  private static let skippedFolders: Set<String> = [
    "__tests__", "build", "coverage", "cypress", "dist", "e2e", "node_modules", "out", "spec", "target", "test",
    "tests",
    "vendor",
  ]
  private static let skippedFiles: Set<String> = [
    "package-lock.json", "package.json", "pnpm-lock.yaml", "tsconfig.json",
  ]

  /// The files of a project that may be code or settings.
  static func listing(_ files: FileTree) -> FileTree.Listing {
    let listing = try? files.list("") { path, isFolder in
      let name = SitePath.name(of: path)
      if isFolder { return skippedFolders.contains(name) || name.hasPrefix(".") && name != ".vitepress" }
      return skippedFiles.contains(name)
    }
    let files = (listing?.files ?? []).filter { path in
      let ending = ForeignFile.ending(of: path)
      return code.contains(ending) || data.contains(ending)
    }
    let identities = files.compactMap { path in listing?.identities[path].map { (path, $0) } }
    return FileTree.Listing(files: files, identities: Dictionary(identities) { first, _ in first })
  }

  /// Reads the code and the settings of a project, as far as they are not too many.
  init(_ listing: FileTree.Listing, _ files: FileTree) {
    var total = 0
    for path in listing.files.prefix(Self.mostFiles) {
      // What is too long is not even read, where the system knows how long it is.
      if let identity = listing.identities[path], identity.size > Self.longestFile { continue }
      guard total < Self.mostBytes, let bytes = (try? files.read(path)) ?? nil else { continue }
      total += bytes.count
      if bytes.count > Self.longestFile { continue }
      add(bytes, isData: Self.data.contains(ForeignFile.ending(of: path)))
    }
  }

  /// Whether code names a page, or the folder that is missing on the way to it.
  ///
  /// - Parameters:
  ///   - address: from the root of the site, without an ending.
  ///   - absent: the outermost folder on the way that the site does not have.
  func name(_ address: String, absent: String?) -> Bool {
    fromRoot.contains(address) || relative.contains(address)
      || absent.map { fromRoot.contains($0) || folders.contains($0) } == true
  }

  /// Adds the texts in quotes that are paths; in data, also those without quotes.
  private mutating func add(_ bytes: [UInt8], isData: Bool) {
    var index = 0
    while index + 2 < bytes.count {
      let opening = bytes[index]
      index += 1
      let isQuoted = Self.isQuote(opening)
      guard isQuoted || isData && opening == 0x20 && bytes[index] == UInt8(ascii: "/") else { continue }
      let text = bytes[index...].prefix(Self.longestAddress).prefix(while: Self.isPath)
      guard text.count > 1, text.endIndex < bytes.count else { continue }
      let closing = bytes[text.endIndex]
      // After the address come an anchor or a placeholder, or it ends.
      guard isQuoted ? closing == opening || "#?*:[$".utf8.contains(closing) : closing <= 0x20 || closing == 0x2C
      else { continue }
      index = text.endIndex
      add(String(decoding: text, as: UTF8.self), isData: isData, isWhole: isQuoted ? closing == opening : true)
    }
  }

  private mutating func add(_ text: String, isData: Bool, isWhole: Bool) {
    let isFromRoot = text.hasPrefix("/")
    // Behind a placeholder, only the folder is known.
    guard isFromRoot || isData, isWhole || text.hasSuffix("/") || isFromRoot, !text.contains("//"),
      !text.hasPrefix(".")
    else { return }
    var path = text.drop { $0 == "/" }
    while path.last == "/" { path.removeLast() }
    guard !path.isEmpty, isFromRoot || path.contains("/") else { return }
    let address = LinkTable.address(of: String(path))
    guard isFromRoot else {
      relative.insert(address)
      return
    }
    guard fromRoot.insert(address).inserted else { return }
    var folder = SitePath.folder(of: address)
    while !folder.isEmpty, folders.insert(folder).inserted { folder = SitePath.folder(of: folder) }
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`")
  }

  /// Whether a byte is part of an address; placeholders are not.
  private static func isPath(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."), UInt8(ascii: "~"), UInt8(ascii: "@"), UInt8(ascii: "+"):
      true
    default: false
    }
  }
}
