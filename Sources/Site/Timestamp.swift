package import Words

/// A moment with second precision, shown in UTC so that every machine writes the same.
package struct Timestamp: Sendable, Hashable, Comparable {
  /// Seconds since the start of 1970, without leap seconds.
  package let seconds: Int

  /// Nil for years that the formats below cannot write; valid are 1970 to 9999.
  package init?(seconds: Int) {
    guard (0..<253_402_300_800).contains(seconds) else { return nil }
    self.seconds = seconds
  }

  package static func < (one: Timestamp, other: Timestamp) -> Bool { one.seconds < other.seconds }

  /// For feeds and `time` elements: `2026-05-03T10:11:12Z`.
  package var dateTime: String {
    let time = seconds % Self.day
    return "\(date)T\(Self.two(time / 3600)):\(Self.two(time / 60 % 60)):\(Self.two(time % 60))Z"
  }

  /// The day: `2026-05-03`.
  package var date: String {
    let (year, month, day) = civil
    return "\(year)-\(Self.two(month))-\(Self.two(day))"
  }

  /// The day for readers: `3 May 2026`.
  package func inWords(_ words: Words) -> String {
    let (year, month, day) = civil
    return Self.inWords(year: "\(year)", month: month, day: day, words)
  }

  /// A day for readers.
  ///
  /// - Parameter month: 1 to 12.
  static func inWords(year: String, month: Int, day: Int, _ words: Words) -> String {
    words.text(
      .date, ("day", day == 1 ? words.text(.firstDay) : "\(day)"), ("month", words.text(months[month - 1])),
      ("year", year))
  }

  private static let day = 86_400
  private static let months = [
    Word("date.january"), Word("date.february"), Word("date.march"), Word("date.april"), Word("date.may"),
    Word("date.june"), Word("date.july"), Word("date.august"), Word("date.september"), Word("date.october"),
    Word("date.november"), Word("date.december"),
  ]

  /// Year, month, and day in the Gregorian calendar.
  ///
  /// Counted from March 1, 1600, so that a leap day is the last of its year and every fourth century is alike.
  private var civil: (year: Int, month: Int, day: Int) {
    let daysFrom1600 = seconds / Self.day + 135_080
    let (cycle, inCycle) = daysFrom1600.quotientAndRemainder(dividingBy: 146_097)
    let century = min(inCycle / 36_524, 3)
    let inCentury = inCycle - century * 36_524
    let (leaps, inLeaps) = inCentury.quotientAndRemainder(dividingBy: 1_461)
    let single = min(inLeaps / 365, 3)
    let inYear = inLeaps - single * 365
    // From March on, months of 31 and 30 days alternate in a pattern of five months with 153 days.
    let fromMarch = (5 * inYear + 2) / 153
    let year = 1600 + cycle * 400 + century * 100 + leaps * 4 + single + (fromMarch > 9 ? 1 : 0)
    return (year, fromMarch > 9 ? fromMarch - 9 : fromMarch + 3, inYear - (153 * fromMarch + 2) / 5 + 1)
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension Word {
  fileprivate static let date = Word("date.text")
  fileprivate static let firstDay = Word("date.first")
}
