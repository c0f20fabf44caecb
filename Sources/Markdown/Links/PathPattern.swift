/// A pattern of paths, in any case of ASCII letters: `*` stands for anything within a name, `**` for any folders, too.
struct PathPattern {
  private enum Part: Equatable {
    case byte(UInt8)
    case anything(acrossFolders: Bool)
  }

  private var parts: [Part] = []

  init(_ text: String) {
    for byte in text.utf8.prefix(Self.longest) {
      if byte != UInt8(ascii: "*") {
        parts.append(.byte(Self.lowercased(byte)))
      } else if case .anything? = parts.last {
        parts[parts.count - 1] = .anything(acrossFolders: true)
      } else {
        parts.append(.anything(acrossFolders: false))
      }
    }
  }

  private static let longest = 300

  /// Whether a path fits, in time that grows with the product of both lengths.
  func matches(_ path: String) -> Bool {
    // Whether the parts so far fit the bytes so far, for each number of parts.
    var fits = [Bool](repeating: false, count: parts.count + 1)
    fits[0] = true
    for (index, part) in parts.enumerated() where fits[index] {
      if case .anything = part { fits[index + 1] = true }
    }
    for byte in path.utf8.map(Self.lowercased) {
      var next = [Bool](repeating: false, count: parts.count + 1)
      for (index, part) in parts.enumerated() {
        switch part {
        case .byte(let own): if fits[index], own == byte { next[index + 1] = true }
        case .anything(let acrossFolders):
          let takesByte = fits[index + 1] && (acrossFolders || byte != UInt8(ascii: "/"))
          if takesByte || next[index] { next[index + 1] = true }
        }
      }
      fits = next
    }
    return fits[parts.count]
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  /// Whether a path is that of an image, by its ending.
  static func isImage(_ path: String) -> Bool {
    guard let dot = path.lastIndex(of: ".") else { return false }
    return ["avif", "gif", "jpeg", "jpg", "png", "svg", "webp"].contains(path[dot...].dropFirst().lowercased())
  }
}
