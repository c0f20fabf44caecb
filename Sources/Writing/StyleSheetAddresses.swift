/// The addresses in `url(…)` of style sheets.
package enum StyleSheetAddresses {
  /// A style sheet with some of its addresses replaced.
  ///
  /// - Parameter replacement: what to write in place of an address, without quotation marks; nil to leave it.
  package static func replacing(in css: [UInt8], _ replacement: (String) -> String?) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(css.count)
    var rest = css[...]
    while let opening = rest.firstRange(ofText: "url(") {
      result += rest[..<opening.upperBound]
      rest = rest[opening.upperBound...]
      guard let end = rest.firstIndex(of: UInt8(ascii: ")")) else { break }
      let address = trimmed(rest[..<end])
      result += rest[..<address.startIndex]
      if let new = replacement(String(decoding: address, as: UTF8.self)) {
        result += new.utf8
      } else {
        result += address
      }
      result += rest[address.endIndex..<end]
      rest = rest[end...]
    }
    return result + rest
  }

  /// An address without the white space and quotation marks around it.
  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    func isAround(_ byte: UInt8) -> Bool {
      byte <= 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
    }
    let start = text.firstIndex { !isAround($0) } ?? text.endIndex
    let end = text.lastIndex { !isAround($0) }.map { $0 + 1 } ?? text.endIndex
    return text[start..<end]
  }
}
