/// The strings in a script, whatever else it does; nothing is run.
struct ScriptStrings {
  private let bytes: [UInt8]
  private static let longest = 300

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether a word is anywhere in the script, be it in a comment.
  func names(_ word: String) -> Bool { bytes.firstRange(of: Array(word.utf8)) != nil }

  /// The first string behind each place where something is written, if only blanks and an opening brace are between.
  func strings(behind text: String) -> [String] {
    pairs(behind: text, readsNames: false).map(\.key)
  }

  /// The strings of `strings(behind:)`, and the further ones of an object of strings, each with the string that it maps
  /// to.
  ///
  /// - Parameter readsNames: whether keys of the object can be without quotes.
  func pairs(behind text: String, readsNames: Bool = true) -> [(key: String, value: String?)] {
    let wanted = Array(text.utf8)
    var pairs: [(key: String, value: String?)] = []
    var index = 0
    while let start = bytes[index...].firstIndex(of: wanted[0]) {
      index = start + 1
      guard bytes[start...].starts(with: wanted),
        start == 0 || !(0x61...0x7A).contains(bytes[start - 1] | 0x20)
      else { continue }
      index = start + wanted.count
      skipBlanks(&index)
      let isObject = bytes.at(index) == UInt8(ascii: "{")
      if isObject { index += 1 }
      repeat {
        skipBlanks(&index)
        guard let key = string(at: &index) ?? (isObject && readsNames ? name(at: &index) : nil) else { break }
        skipBlanks(&index)
        var value: String?
        if isObject, bytes.at(index) == UInt8(ascii: ":") {
          index += 1
          skipBlanks(&index)
          value = string(at: &index)
        }
        pairs.append((key, value))
        skipBlanks(&index)
        guard isObject, value != nil, bytes.at(index) == UInt8(ascii: ",") else { break }
        index += 1
      } while true
    }
    return pairs
  }

  /// Skips blanks and comments.
  private func skipBlanks(_ index: inout Int) {
    while let byte = bytes.at(index) {
      if byte <= 0x20 {
        index += 1
      } else if byte == UInt8(ascii: "/"), bytes.at(index + 1) == byte {
        index = bytes[index...].firstIndex(of: 0x0A) ?? bytes.count
      } else {
        return
      }
    }
  }

  /// Reads a string on one line; nil, and no step, if there is none.
  private func string(at index: inout Int) -> String? {
    guard let quote = bytes.at(index), "\"'`".utf8.contains(quote) else { return nil }
    let string = bytes[(index + 1)...].prefix(Self.longest).prefix { $0 != quote && $0 != 0x0A }
    index = min(string.endIndex + 1, bytes.count)
    return String(decoding: string, as: UTF8.self)
  }

  /// Reads the name of a key without quotes; nil, and no step, if there is none.
  private func name(at index: inout Int) -> String? {
    let name = bytes[index...].prefix(Self.longest).prefix { byte in
      (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
    }
    index = name.endIndex
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }
}

extension [UInt8] {
  fileprivate func at(_ index: Int) -> UInt8? { index < count ? self[index] : nil }
}
