import Files
import Markdown
import Words

/// A date at the beginning of a text, such as the name of a post or a value of front matter: `2024-05-01-cards`.
///
/// Jekyll also accepts one digit for a month and a day: `2024-5-1-cards`.
struct WrittenDate: Sendable, Hashable {
  /// Four digits, and two for a month and a day.
  let year, month, day: String
  /// What is behind the date.
  let rest: Substring

  /// Year, month, and day, which sort as texts: `2024-05-01`.
  var iso: String { "\(year)-\(month)-\(day)" }

  /// - Returns: nil if the text does not begin with a date.
  init?(_ text: String) {
    var rest = text.utf8[...]
    var numbers: [Substring] = []
    for lengths in [4...4, 1...2, 1...2] {
      if !numbers.isEmpty {
        guard rest.first == UInt8(ascii: "-") else { return nil }
        rest = rest.dropFirst()
      }
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard lengths.contains(digits.count) else { return nil }
      numbers.append(Substring(digits))
      rest = rest[digits.endIndex...]
    }
    guard let month = Int(numbers[1]), (1...12).contains(month), let day = Int(numbers[2]), (1...31).contains(day)
    else { return nil }
    year = String(numbers[0])
    self.month = Self.twoDigits(numbers[1])
    self.day = Self.twoDigits(numbers[2])
    self.rest = Substring(rest)
  }

  private static func twoDigits(_ number: Substring) -> String {
    (number.utf8.count == 1 ? "0" : "") + String(number)
  }
}

extension WrittenDate {
  /// The day that a page was written on: as its front matter says, or the name of its file, or that of the folder that
  /// it is the page of.
  init?(of frontMatter: PageFrontMatter, in source: String) {
    let stem = LinkIndex.stem(ofPage: source)
    let name = SitePath.name(of: LinkIndex.folder(ofIndexPage: stem) ?? stem)
    guard let date = frontMatter.date.flatMap({ WrittenDate($0) }) ?? WrittenDate(name),
      // Programs write the first day of all years where none is known.
      date.year >= "1000"
    else { return nil }
    self = date
  }

  /// The day for readers: `3 May 2026`.
  func inWords(_ words: Words) -> String {
    Timestamp.inWords(year: year, month: Int(month) ?? 1, day: Int(day) ?? 1, words)
  }
}
