/// Names of folders that hold a version of pages: `v1.14-docs`, `version-2.0`, `v3`, `4x`.
///
/// The same fault in copies of a page for several versions is one fault.
package enum VersionNames {
  /// A path with a placeholder for versions, so that copies of a page have the same; nil if it has none, or nothing else.
  package static func placeholder(for path: String) -> String? {
    guard path.utf8.contains(where: isDigit) else { return nil }
    var hasVersion = false
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map { part -> Substring in
      guard isVersion(part) else { return part }
      hasVersion = true
      return "*"
    }
    return hasVersion && parts.contains { $0 != "*" && !$0.isEmpty } ? parts.joined(separator: "/") : nil
  }

  /// Whether a name is a number with dots, with “x” in place of its last part, or behind a “v”; a word can follow behind a
  /// hyphen.
  package static func isVersion(_ name: Substring) -> Bool {
    var rest = name.utf8[...]
    for prefix in ["version-", "v"] where rest.starts(with: prefix.utf8) {
      rest = rest.dropFirst(prefix.utf8.count)
      break
    }
    let digits = rest.prefix(while: isDigit)
    guard !digits.isEmpty else { return false }
    rest = rest[digits.endIndex...]
    let others = rest.prefix { isDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "x") }
    // A number alone is a year, or a place in an order.
    guard !others.isEmpty || name.utf8.first == UInt8(ascii: "v"), others.last != UInt8(ascii: ".") else {
      return false
    }
    rest = rest[others.endIndex...]
    // “1.2.md” is a file.
    return rest.isEmpty || rest.first == UInt8(ascii: "-") && !rest.contains(UInt8(ascii: "."))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
