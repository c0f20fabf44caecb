import Diagnostics

/// What the files of this folder share.
enum VAMobile {
  /// Names a section of the pack's document.
  static func source(_ section: String) -> String { "VA mobile app, Confirmation messages: \(section)" }
}
