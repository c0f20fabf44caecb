import Files

/// Whether a page is to be published on the day of the build, as `publishDate` and `expiryDate` of Hugo say.
enum PublicationPeriod {
  /// The day in UTC, `2026-05-03`; `SOURCE_DATE_EPOCH` sets another one, so that a build can be repeated later.
  private static let today: String = {
    let epoch = Surroundings.variable("SOURCE_DATE_EPOCH").flatMap { Int($0) }
    return (Timestamp(seconds: epoch ?? FileIdentity.now) ?? Timestamp(seconds: 0))?.date ?? ""
  }()

  /// Whether a day is still to come; false for a text that is not a date.
  static func isAhead(_ text: String) -> Bool { WrittenDate(text).map { $0.iso > today } ?? false }

  /// Whether a day has come; one with a time has to be over.
  static func isOver(_ text: String) -> Bool {
    guard let date = WrittenDate(text) else { return false }
    return date.rest.isEmpty ? date.iso <= today : date.iso < today
  }
}
