import YAML

/// The address where readers can edit a page, with a place for the file path.
package struct EditAddress: Sendable, Hashable {
  private let start: String
  private let end: String

  /// The placeholder for the file path.
  static let placeholder = "{path}"

  /// Nil if a text is not a web address, or has braces other than one `{path}`.
  ///
  /// Without `{path}`, the file path is appended.
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

  /// The address for a file relative to the root of the project.
  package func url(of source: String) -> String { start + SiteURL.encoded(source) + end }
}

extension SiteConfiguration {
  /// Reads where readers can edit pages.
  mutating func readEdit(_ reader: inout MappingReader) {
    guard let node = reader.text("edit"), let text = node.text else { return }
    edit = EditAddress(text)
    if edit == nil {
      reader.report(
        "“edit” is not the web address of a folder",
        "The file path is appended: https://github.com/acme/patterns/edit/main/ becomes “…/main/Content/index.md”. "
          + "Use {path} to place it elsewhere.", at: node.range)
    }
  }
}
