package import Diagnostics

/// The text that is behind that of each page.
extension PageInclusions {
  /// The text of a file without its abbreviations, which would be reported on each page: their lines are blank, so that
  /// places stay the same.
  package static func appended(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result = Array(bytes)
    for line in lines(of: result) where isAbbreviation(result[line]) {
      for index in line { result[index] = 0x20 }
    }
    return result
  }

  /// Whether a file has an abbreviation: `*[HTML]: Hypertext Markup Language`.
  package static func holdsAbbreviation(_ file: SourceFile) -> Bool {
    lines(of: file.bytes).contains { isAbbreviation(file.bytes[$0]) }
  }

  private static func isAbbreviation(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.starts(with: "*[".utf8), let close = line.firstIndex(of: UInt8(ascii: "]")) else { return false }
    return line[close...].dropFirst().first == UInt8(ascii: ":")
  }

  /// The ranges of lines, without what ends them.
  private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
      if start < index { lines.append(start..<index) }
      start = index + 1
    }
    if start < bytes.count { lines.append(start..<bytes.count) }
    return lines
  }
}
