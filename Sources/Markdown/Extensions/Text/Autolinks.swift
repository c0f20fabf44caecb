/// An address that begins with `www.` (GitHub Flavored Markdown, section “Autolinks”).
struct WebAddress: TextExtension {
  let option = MarkdownExtensions.autolinks
  let triggers = Triggers.www
  let bytes: StaticString = "wW"

  func match(in run: TextRun, at index: Int) -> TextMatch? {
    let before = run.byte(before: index)
    guard !run.isInLink, TextRun.isSpace(before) || "*_~(".utf8.contains(before),
      run.starts(with: "www.", at: index)
    else { return nil }
    let domain = AddressEnd.domain(run.bytes, from: index, needsDot: true)
    guard domain > index else { return nil }
    let end = AddressEnd.end(run.bytes, index..<AddressEnd.path(run.bytes, from: domain))
    guard end > index + 4 else { return nil }
    return TextMatch(range: index..<end, replacement: .link(to: Array("http://".utf8) + run.bytes[index..<end]))
  }
}

/// An address with a scheme: `https://example.org/`.
struct SchemeAddress: TextExtension {
  let option = MarkdownExtensions.autolinks
  let triggers = Triggers.scheme
  let bytes: StaticString = ":"

  private static let schemes = ["http", "https", "ftp"]

  func match(in run: TextRun, at index: Int) -> TextMatch? {
    guard !run.isInLink, run.starts(with: "://", at: index) else { return nil }
    var start = index
    while start > run.start, index - start <= 5, TextRun.isLetter(run.bytes[start - 1]) { start -= 1 }
    let scheme = String(decoding: run.bytes[start..<index], as: UTF8.self).lowercased()
    guard Self.schemes.contains(scheme) else { return nil }
    let domain = AddressEnd.domain(run.bytes, from: index + 3, needsDot: false)
    guard domain > index + 3 else { return nil }
    let end = AddressEnd.end(run.bytes, start..<AddressEnd.path(run.bytes, from: domain))
    guard end > index + 3 else { return nil }
    return TextMatch(range: start..<end, replacement: .link(to: Array(run.bytes[start..<end])))
  }
}

/// An address for mail, or for chat with the scheme `xmpp:`.
struct MailAddress: TextExtension {
  let option = MarkdownExtensions.autolinks
  let triggers = Triggers.mail
  let bytes: StaticString = "@"

  func match(in run: TextRun, at index: Int) -> TextMatch? {
    guard !run.isInLink else { return nil }
    var start = index
    while start > run.start, isName(run.bytes[start - 1]) { start -= 1 }
    guard start < index else { return nil }
    var isChat = false
    var hasScheme = false
    for (scheme, isChatScheme) in [("mailto:", false), ("xmpp:", true)] as [(StaticString, Bool)] {
      let begin = start - scheme.utf8CodeUnitCount
      guard begin >= run.start, run.starts(with: scheme, at: begin),
        !TextRun.isAlphanumeric(run.byte(before: begin))
      else { continue }
      (start, hasScheme, isChat) = (begin, true, isChatScheme)
      break
    }
    guard let end = end(run.bytes, from: index + 1, isChat: isChat) else { return nil }
    let address = Array(run.bytes[start..<end])
    return TextMatch(range: start..<end, replacement: .link(to: hasScheme ? address : Array("mailto:".utf8) + address))
  }

  private func isName(_ byte: UInt8) -> Bool { TextRun.isAlphanumeric(byte) || ".+-_".utf8.contains(byte) }

  private func end(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, isChat: Bool) -> Int? {
    var end = start
    var hasDot = false
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "."), end + 1 < bytes.count, TextRun.isAlphanumeric(bytes[end + 1]) {
        hasDot = true
      } else if byte == UInt8(ascii: "@") {
        return nil
      } else if !TextRun.isAlphanumeric(byte), byte != UInt8(ascii: "-"), byte != UInt8(ascii: "_"),
        !(isChat && byte == UInt8(ascii: "/"))
      {
        break
      }
      end += 1
    }
    guard hasDot, end > start, TextRun.isLetter(bytes[end - 1]) else { return nil }
    return end
  }
}

/// Where addresses without brackets end.
private enum AddressEnd {
  /// The end of the name of a host, or where it begins if that is none.
  static func domain(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, needsDot: Bool) -> Int {
    var index = start
    var dots = 0
    // Underscores in the last part but one, and in the last.
    var underscores = (earlier: 0, last: 0)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "_"): underscores.last += 1
      case UInt8(ascii: "."):
        underscores = (underscores.last, 0)
        dots += 1
      case UInt8(ascii: "-"): break
      case let byte where byte >= 0x80 || TextRun.isAlphanumeric(byte): break
      default: return accepted(start, index, dots, underscores, needsDot)
      }
      index += 1
    }
    return accepted(start, index, dots, underscores, needsDot)
  }

  private static func accepted(
    _ start: Int, _ end: Int, _ dots: Int, _ underscores: (earlier: Int, last: Int), _ needsDot: Bool
  ) -> Int {
    // The specification accepts underscores in very long names, so that they need not be read again.
    if underscores != (0, 0), dots <= 10 { return start }
    return needsDot && dots == 0 ? start : end
  }

  /// The end of everything that may belong to the address.
  static func path(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    bytes[start...].firstIndex { TextRun.isSpace($0) || $0 == UInt8(ascii: "<") } ?? bytes.count
  }

  /// The end without punctuation and brackets that belong to the sentence.
  static func end(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
    var surplus = 0
    for byte in bytes[range] {
      if byte == UInt8(ascii: "(") { surplus -= 1 } else if byte == UInt8(ascii: ")") { surplus += 1 }
    }
    var end = range.upperBound
    while end > range.lowerBound {
      switch bytes[end - 1] {
      case UInt8(ascii: ")"):
        guard surplus > 0 else { return end }
        surplus -= 1
        end -= 1
      case UInt8(ascii: ";"): end = behindReference(bytes, range.lowerBound..<end)
      case let byte where "?!.,:*_~'\"".utf8.contains(byte): end -= 1
      default: return end
      }
    }
    return end
  }

  /// What ends like a character reference is one.
  private static func behindReference(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
    var index = range.upperBound - 2
    while index > range.lowerBound, TextRun.isAlphanumeric(bytes[index]) { index -= 1 }
    let isReference = index < range.upperBound - 2 && index > range.lowerBound && bytes[index] == UInt8(ascii: "&")
    return isReference ? index : range.upperBound - 1
  }
}
