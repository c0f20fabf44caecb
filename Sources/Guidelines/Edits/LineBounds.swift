/// Start and end of lines in the bytes of a file; lines end with LF, CR LF, or CR, as in CommonMark.
extension [UInt8] {
  /// The first byte of the line that contains an offset.
  func startOfLine(at offset: Int) -> Int {
    var start = offset
    while start > 0, !self[start - 1].isLineEnd { start -= 1 }
    return start
  }

  /// The end of the line before the one that starts at an offset; 0 if there is none.
  func endOfText(before lineStart: Int) -> Int {
    guard lineStart > 1 else { return 0 }
    let isPair = self[lineStart - 1] == UInt8(ascii: "\n") && self[lineStart - 2] == UInt8(ascii: "\r")
    return lineStart - (isPair ? 2 : 1)
  }
}

extension UInt8 {
  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
