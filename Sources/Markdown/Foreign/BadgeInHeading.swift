/// The tags around what a badge in a heading says, such as `<Badge text="beta" />`: readers see it, and anchors of other
/// tools do not have it.
enum BadgeInHeading {
  static let open = "<span class=\"badge\">"
  static let close = "</span>"

  /// Whether a tag begins a badge.
  static func isStart(_ tag: UnsafeBufferPointer<UInt8>) -> Bool { tag.elementsEqual(open.utf8) }
}
