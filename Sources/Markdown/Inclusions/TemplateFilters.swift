/// Filters of Liquid for texts and numbers: `{{ title | replace: "a", "b" }}`.
enum TemplateFilters {
  // MARK: Numbers

  /// What a filter makes of a number; nil for other filters, and where something is not a number.
  static func number(_ value: IncludeValue, _ filter: String, _ arguments: [IncludeValue]) -> IncludeValue? {
    guard filters.contains(filter), !value.holdsTemplate, let text = value.text.map(digits), let first = Double(text),
      first.magnitude < largest
    else { return nil }
    let isWhole = !text.contains(".")
    switch (filter, arguments.count) {
    case ("abs", 0): return written(first.magnitude, isWhole: isWhole)
    case ("ceil", 0): return written(first.rounded(.up), isWhole: true)
    case ("floor", 0): return written(first.rounded(.down), isWhole: true)
    case ("round", 0): return written(first.rounded(), isWhole: true)
    default: break
    }
    guard arguments.count == 1, let other = arguments[0].text.map(digits), let second = Double(other),
      second.magnitude < largest
    else { return nil }
    let areWhole = isWhole && !other.contains(".")
    switch filter {
    case "plus": return written(first + second, isWhole: areWhole)
    case "minus": return written(first - second, isWhole: areWhole)
    case "times": return written(first * second, isWhole: areWhole)
    case "at_least": return written(max(first, second), isWhole: areWhole)
    case "at_most": return written(min(first, second), isWhole: areWhole)
    case "divided_by" where second != 0:
      let result = first / second
      return written(areWhole ? result.rounded(.down) : result, isWhole: areWhole)
    case "modulo" where second != 0:
      return written(first - second * (first / second).rounded(.down), isWhole: areWhole)
    case "round" where second >= 0 && second < 10:
      let factor = (0..<Int(second)).reduce(1.0) { result, _ in result * 10 }
      return written((first * factor).rounded() / factor, isWhole: second == 0)
    default: return nil
    }
  }

  private static let filters: Set = [
    "abs", "at_least", "at_most", "ceil", "divided_by", "floor", "minus", "modulo", "plus", "round", "times",
  ]
  private static let largest = 1e15

  /// The number that a text is, or begins with; Liquid takes other texts for zero.
  private static func digits(_ text: String) -> String {
    let text = text.trimmingPrefix(while: \.isWhitespace)
    let sign = text.hasPrefix("-") ? "-" : ""
    let number = text.dropFirst(sign.count)
    let whole = number.prefix { ("0"..."9").contains($0) }
    guard !whole.isEmpty else { return "0" }
    let rest = number[whole.endIndex...]
    let isDecimal = rest.first == "." && rest.count > 1 && rest.dropFirst().allSatisfy { ("0"..."9").contains($0) }
    return sign + whole + (isDecimal ? rest : "")
  }

  private static func written(_ number: Double, isWhole: Bool) -> IncludeValue? {
    guard number.magnitude < largest else { return nil }
    return .number(isWhole ? String(Int64(number)) : String(number))
  }

  // MARK: Texts

  /// What a filter makes of a text; nil where nobody knows.
  static func text(_ text: String, _ filter: String, _ arguments: [IncludeValue], longest: Int) -> IncludeValue? {
    let first = arguments.first?.text
    switch (filter, arguments.count) {
    case ("upcase", 0), ("upper", 0): return .text(text.uppercased())
    case ("downcase", 0), ("lower", 0): return .text(text.lowercased())
    case ("urlencode", 0): return .text(percentEncoded(text, blank: "%20"))
    case ("url_encode", 0): return .text(percentEncoded(text, blank: "+"))
    case ("capitalize", 0): return .text(text.prefix(1).uppercased() + String(text.dropFirst()))
    case ("size", 0): return .number(String(text.count))
    case ("slugify", 0): return .text(slug(of: text))
    case ("strip_newlines", 0): return .text(text.filter { !$0.isNewline })
    case ("newline_to_br", 0): return .text(text.replacing("\n", with: "<br />\n"))
    case ("normalize_whitespace", 0):
      return .text(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    case ("lstrip", 0): return .text(String(text.drop(while: \.isWhitespace)))
    case ("rstrip", 0): return .text(String(text.reversed().drop(while: \.isWhitespace).reversed()))
    case ("replace", 2), ("replace_first", 2), ("remove", 1), ("remove_first", 1):
      guard let first, !first.isEmpty, let new = arguments.count == 2 ? arguments[1].text : "" else { return nil }
      let most = filter.hasSuffix("_first") ? 1 : Int.max
      guard text.utf8.count / first.utf8.count * max(new.utf8.count, 1) <= longest * 10 else { return nil }
      let result = text.replacing(first, with: new, maxReplacements: most)
      return result.utf8.count <= longest ? .text(result) : nil
    case ("truncate", 1...2):
      guard let first, let count = Int(first), count >= 0 else { return nil }
      let end = arguments.count == 2 ? arguments[1].text : "..."
      guard let end else { return nil }
      return .text(text.count <= count ? text : text.prefix(max(0, count - end.count)) + end)
    case ("truncatewords", 1...2):
      guard let first, let count = Int(first), count > 0 else { return nil }
      let words = text.split(whereSeparator: \.isWhitespace)
      let end = arguments.count == 2 ? arguments[1].text : "..."
      guard let end else { return nil }
      return .text(words.count <= count ? text : words.prefix(count).joined(separator: " ") + end)
    case ("date", 1): return first.flatMap { TemplateDate(text)?.text(in: $0) }.map(IncludeValue.text)
    case ("date_to_string", 0): return TemplateDate(text)?.text(in: "%d %b %Y").map(IncludeValue.text)
    case ("date_to_long_string", 0): return TemplateDate(text)?.text(in: "%d %B %Y").map(IncludeValue.text)
    case ("date_to_xmlschema", 0): return TemplateDate(text)?.text(in: "%Y-%m-%dT%H:%M:%S+00:00").map(IncludeValue.text)
    default: return nil
    }
  }

  /// Letters and digits in lowercase, with hyphens between words.
  private static func slug(of text: String) -> String {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  /// A text as a part of an address: letters, digits, and a few signs stay.
  private static func percentEncoded(_ text: String, blank: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 0x20: result += blank.utf8
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: result.append(byte)
      case _ where "-_.~".utf8.contains(byte): result.append(byte)
      default: result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// A date as data writes it: `2024-05-01`, `2024-05-01 10:30:00`.
struct TemplateDate {
  private let (year, month, day): (Int, Int, Int)
  private var time = [0, 0, 0]

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  private static let days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
  private static let daysBefore = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
  private static let longest = 200

  /// - Parameter text: a text that is not a date, or in another notation, is nil.
  init?(_ text: String) {
    guard text.utf8.count <= 40 else { return nil }
    let parts = text.split { $0 == "T" || $0 == " " }
    guard let date = parts.first?.split(separator: "-", omittingEmptySubsequences: false), date.count == 3,
      date[0].count == 4, let year = Int(date[0]), let month = Int(date[1]), let day = Int(date[2]),
      (1...12).contains(month), (1...31).contains(day), year > 0
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
    guard parts.count > 1 else { return }
    let clock = parts[1].prefix { $0.isNumber || $0 == ":" }.split(separator: ":").compactMap { Int($0) }
    guard (2...3).contains(clock.count) else { return nil }
    time = clock + Array(repeating: 0, count: 3 - clock.count)
  }

  private var dayOfYear: Int {
    let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
    return Self.daysBefore[month - 1] + day + (isLeap && month > 2 ? 1 : 0)
  }

  private var weekday: Int {
    let before = year - 1
    return (before * 365 + before / 4 - before / 100 + before / 400 + dayOfYear) % 7
  }

  /// The date in a format such as `%B %e, %Y`; nil where the format has other signs.
  func text(in format: String) -> String? {
    guard format.utf8.count <= Self.longest else { return nil }
    func padded(_ number: Int, _ sign: String) -> String { number < 10 ? sign + String(number) : String(number) }
    var result = ""
    var rest = format[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        result.append(character)
        continue
      }
      let isPlain = rest.first == "-"
      if isPlain { rest.removeFirst() }
      guard let sign = rest.popFirst() else { return nil }
      let zero = isPlain ? "" : "0"
      switch sign {
      case "Y": result += String(year)
      case "y": result += padded(year % 100, zero)
      case "m": result += padded(month, zero)
      case "d": result += padded(day, zero)
      case "e": result += padded(day, isPlain ? "" : " ")
      case "j": result += String(dayOfYear)
      case "B": result += Self.months[month - 1]
      case "b", "h": result += Self.months[month - 1].prefix(3)
      case "A": result += Self.days[weekday]
      case "a": result += Self.days[weekday].prefix(3)
      case "H": result += padded(time[0], zero)
      case "I": result += padded((time[0] + 11) % 12 + 1, zero)
      case "M": result += padded(time[1], zero)
      case "S": result += padded(time[2], zero)
      case "p": result += time[0] < 12 ? "AM" : "PM"
      case "F": result += String(year) + "-" + padded(month, "0") + "-" + padded(day, "0")
      case "%": result += "%"
      default: return nil
      }
    }
    return result
  }
}
