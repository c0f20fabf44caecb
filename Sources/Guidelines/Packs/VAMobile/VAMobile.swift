import Diagnostics

/// Shared code of the rules in this folder.
enum VAMobile {
  /// The name of a section in the source of the pack.
  static func source(_ section: String) -> String { "VA mobile app, Confirmation messages: \(section)" }
}
