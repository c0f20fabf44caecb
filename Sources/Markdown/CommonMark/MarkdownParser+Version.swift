import CCommonMark

extension MarkdownParser {
  /// The version of cmark, which parses CommonMark.
  package static var libraryVersion: String { String(cString: cmark_version_string()) }
}
