/// Where readers can change a page: an address with a place for the page's file in it.
package struct EditAddress: Sendable, Hashable {
  private let start: String
  private let end: String

  /// What stands for the file in an address.
  static let placeholder = "{path}"

  /// Nil where a text is no web address, or has other braces than one `{path}`.
  ///
  /// Without `{path}` it is the beginning of all addresses: the file follows it.
  package init?(_ text: String) {
    guard let range = text.firstRange(of: Self.placeholder) else {
      guard !text.contains(where: "{}".contains), let start = SiteConfiguration.checkedURL(text) else { return nil }
      (self.start, end) = (start, "")
      return
    }
    (start, end) = (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
    let isClean = (start + end).utf8.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}") }
    guard isClean, SiteConfiguration.checkedURL(String(start.prefix { $0 != "?" && $0 != "#" })) != nil else {
      return nil
    }
  }

  /// The address of a file below the project's root.
  package func url(of source: String) -> String { start + SiteURL.encoded(source) + end }
}
