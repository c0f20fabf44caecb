/// Addresses of links and images with pieces of templates in them.
extension ForeignRewriter {
  /// Writes what an address holds in place of a template.
  mutating func putAddressMark(_ mark: String) {
    holdsAddressMarks = true
    put(mark)
  }

  /// Whether a construct is in an address: in brackets behind the text of a link, in an attribute, or in a definition.
  func isWithinAddress(_ range: Range<Int>) -> Bool {
    let first = max(text.body.lowerBound, range.lowerBound - Self.longestAddress)
    var index = range.lowerBound - 1
    // How many pairs of brackets end in front of it, and are not passed yet.
    var closed = 0
    while index > first {
      let before = bytes[index - 1]
      switch bytes[index] {
      case UInt8(ascii: ")"):
        closed += 1
        index -= 1
      case UInt8(ascii: "(") where closed > 0:
        closed -= 1
        index -= 1
      case UInt8(ascii: "("): return before == UInt8(ascii: "]")
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        return before == UInt8(ascii: "=") && Self.addresses.contains(attribute(before: index - 1))
      case UInt8(ascii: "<"): return before == UInt8(ascii: "(") || endsName(of: index - 1)
      case 0x20, UInt8(ascii: "\n"): return endsName(of: index)
      case 0...0x1F, UInt8(ascii: ">"): return false
      case UInt8(ascii: "}") where before == UInt8(ascii: "}") || before == UInt8(ascii: "%"):
        // Blanks in another piece of a template do not end the address.
        guard let brace = openingBrace(before: index - 1, from: first) else { return false }
        index = brace - 1
      case UInt8(ascii: "=") where isAttributeWithoutQuotes(index): return true
      case UInt8(ascii: ":") where before == UInt8(ascii: "]") && beginsDefinition(endingAt: index - 1): return true
      default: index -= 1
      }
    }
    return false
  }

  /// Whether a blank is behind the name in a definition, `[name]: `, on its line or the next.
  private func endsName(of blank: Int) -> Bool {
    let first = max(text.body.lowerBound, blank - 20)
    var index = blank
    while index > first, ForeignReader.isSpace(bytes[index]) { index -= 1 }
    return index < blank && index > first && bytes[index] == UInt8(ascii: ":") && bytes[index - 1] == UInt8(ascii: "]")
  }

  /// Whether a bracket ends the name of a definition without a blank behind it: `[name]:address`.
  private func beginsDefinition(endingAt close: Int) -> Bool {
    let first = max(text.body.lowerBound, close - Self.longestAddress)
    let open = bytes[first..<close].lastIndex { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "\n") }
    guard let open else { return false }
    return bytes[open] == UInt8(ascii: "[") && open + 1 < close && reader.beginsLine(at: open)
  }

  /// The first brace of the piece of a template that two closing signs end.
  private func openingBrace(before close: Int, from first: Int) -> Int? {
    bytes[first..<max(first, close)].indices.last { index in
      bytes[index] == UInt8(ascii: "{") && "{%".utf8.contains(bytes[index + 1])
    }
  }

  /// Whether an equals sign is behind the name of an attribute in a tag of HTML.
  private func isAttributeWithoutQuotes(_ sign: Int) -> Bool {
    let name = attribute(before: sign)
    let blank = sign - name.utf8.count - 1
    guard Self.addresses.contains(name), blank > text.body.lowerBound, ForeignReader.isSpace(bytes[blank]) else {
      return false
    }
    let first = max(text.body.lowerBound, blank - Self.longestAddress)
    return bytes[first..<blank].last { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") } == UInt8(ascii: "<")
  }

  private static let longestAddress = 300
  /// Attributes that hold an address.
  private static let addresses: Set = ["href", "src", "to", "url", "link", "poster", "cite"]

  /// The name of the attribute in front of an equals sign.
  private func attribute(before sign: Int) -> String {
    let name = bytes[max(text.body.lowerBound, sign - 10)..<sign].reversed().prefix(while: ForeignReader.isLetter)
    return String(decoding: name.reversed(), as: UTF8.self).lowercased()
  }
}
