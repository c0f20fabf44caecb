/// The path of a request as the names between its slashes, decoded once.
///
/// The site is a dictionary, so a path cannot reach files on disk. Names that could only be an attempt to do so are
/// refused anyway, as other web servers do.
struct RequestPath: Hashable {
  /// The decoded names.
  let names: [String]
  /// Whether the path ends with a slash, and so refers to the page of a folder.
  let isFolder: Bool

  /// Takes the path of a request target, without the query.
  init(target: String) throws(Refusal) {
    let path = target.prefix { $0 != "?" && $0 != "#" }
    guard path.utf8.first == UInt8(ascii: "/") else { throw .badRequest }
    var parts = path.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    isFolder = parts.last?.isEmpty ?? true
    if isFolder { parts.removeLast() }
    var names: [String] = []
    for part in parts {
      let name = try Self.decoded(part)
      guard !name.isEmpty, name != ".", name != ".." else { throw .badRequest }
      names.append(name)
    }
    self.names = names
  }

  /// Path of the file in the site.
  var filePath: String {
    (isFolder ? names + ["index.html"] : names).joined(separator: "/")
  }

  /// The address of the folder of this name, percent-encoded.
  var folderAddress: String {
    "/" + names.map { Self.encoded($0) + "/" }.joined()
  }

  private static func decoded(_ part: Substring.UTF8View) throws(Refusal) -> String {
    var bytes: [UInt8] = []
    var rest = part
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(hexValue), let low = rest.popFirst().flatMap(hexValue) else {
        throw .badRequest
      }
      bytes.append(high << 4 | low)
    }
    guard bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "\\") }),
      let name = String(validating: bytes, as: UTF8.self)
    else { throw .badRequest }
    return name
  }

  private static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func encoded(_ name: String) -> String {
    var result = ""
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }
}
