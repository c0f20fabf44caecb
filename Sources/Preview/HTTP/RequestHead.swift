/// The first lines of a request, parsed strictly: anything but plain HTTP/1.1 is refused, not guessed.
struct RequestHead: Sendable {
  var method: Method
  /// Path and query as sent.
  var target: String
  /// Whether the client wants to send further requests on this connection.
  var keepsAlive: Bool
  private var fields: [(name: String, value: String)]

  /// The methods that the preview supports.
  enum Method: String {
    case get = "GET"
    case head = "HEAD"
  }

  /// Maximum length of a head and of its target; browsers stay far below.
  static let sizeLimit = 16_384
  private static let targetLimit = 8_192
  private static let fieldLimit = 100

  /// The value of a header by its lowercase name; nil if it is missing or repeated.
  subscript(name: String) -> String? {
    let values = fields.filter { $0.name == name }
    return values.count == 1 ? values.first?.value : nil
  }

  func has(_ name: String) -> Bool {
    fields.contains { $0.name == name }
  }

  /// Parses the bytes before the empty line at the end of a head.
  init(_ bytes: some Collection<UInt8>) throws(Refusal) {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .badRequest }
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
    let isClean = lines.allSatisfy { $0.unicodeScalars.allSatisfy { $0 == "\t" || $0.value >= 0x20 && $0 != "\u{7F}" } }
    guard isClean, let requestLine = lines.popFirst() else { throw .badRequest }
    let parts = requestLine.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3 else { throw .badRequest }
    guard parts[2] == "HTTP/1.1" || parts[2] == "HTTP/1.0" else { throw .versionNotSupported }
    guard let method = Method(rawValue: String(parts[0])) else { throw .methodNotAllowed }
    guard parts[1].utf8.count <= Self.targetLimit else { throw .targetTooLong }
    self.method = method
    target = String(parts[1])

    guard lines.count <= Self.fieldLimit else { throw .headTooLarge }
    fields = []
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { throw .badRequest }
      let name = line[..<colon]
      // Also refuses a line that starts with a blank, which was once a continuation line.
      guard !name.isEmpty, name.utf8.allSatisfy(Self.isTokenByte) else { throw .badRequest }
      fields.append((name.lowercased(), Self.trimmed(line[line.index(after: colon)...])))
    }
    let connection = fields.filter { $0.name == "connection" }.map { $0.value.lowercased() }.joined(separator: ",")
    let options = connection.split(separator: ",").map { Self.trimmed($0) }
    keepsAlive = parts[2] == "HTTP/1.1" ? !options.contains("close") : options.contains("keep-alive")
    // A body of a GET request has no meaning, and an unread body would be read as the next request.
    guard !has("transfer-encoding"), !has("content-length") || self["content-length"] == "0" else {
      throw .contentTooLarge
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    guard let first = text.firstIndex(where: { !isBlank($0) }),
      let last = text.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(text[first...last])
  }

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}

/// Why a request gets no answer from the site.
enum Refusal: Error, Hashable {
  case badRequest, forbidden(String), methodNotAllowed, contentTooLarge, targetTooLong, headTooLarge
  case versionNotSupported
}
