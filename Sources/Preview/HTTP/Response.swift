/// A response of the preview.
struct Response: Sendable {
  var status: Status
  var headers: [(name: String, value: String)]
  var body: Body

  enum Body: Sendable {
    case content(Content)
    /// Server-sent events, each a complete message, until the client or the server ends the connection.
    case events(AsyncStream<[UInt8]>)
  }

  enum Status: Int {
    case ok = 200
    case partialContent = 206
    case permanentRedirect = 308
    case notModified = 304
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case contentTooLarge = 413
    case uriTooLong = 414
    case rangeNotSatisfiable = 416
    case headerFieldsTooLarge = 431
    case internalServerError = 500
    case serviceUnavailable = 503
    case versionNotSupported = 505

    var phrase: String {
      switch self {
      case .ok: "OK"
      case .partialContent: "Partial Content"
      case .permanentRedirect: "Permanent Redirect"
      case .notModified: "Not Modified"
      case .badRequest: "Bad Request"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .methodNotAllowed: "Method Not Allowed"
      case .contentTooLarge: "Content Too Large"
      case .uriTooLong: "URI Too Long"
      case .rangeNotSatisfiable: "Range Not Satisfiable"
      case .headerFieldsTooLarge: "Request Header Fields Too Large"
      case .internalServerError: "Internal Server Error"
      case .serviceUnavailable: "Service Unavailable"
      case .versionNotSupported: "HTTP Version Not Supported"
      }
    }
  }

  init(_ status: Status, type: String, _ content: Content, _ headers: [(name: String, value: String)] = []) {
    self.status = status
    self.headers = headers + [("Content-Type", type)]
    body = .content(content)
  }

  init(_ status: Status, _ text: String, _ headers: [(name: String, value: String)] = []) {
    self.init(status, type: "text/plain; charset=utf-8", Content(Array((text + "\n").utf8)), headers)
  }

  init(events: AsyncStream<[UInt8]>) {
    status = .ok
    headers = [("Content-Type", "text/event-stream; charset=utf-8")]
    body = .events(events)
  }

  init(_ refusal: Refusal) {
    switch refusal {
    case .badRequest: self.init(.badRequest, "Bad request.")
    case .forbidden(let reason): self.init(.forbidden, reason)
    case .methodNotAllowed:
      self.init(.methodNotAllowed, "The preview supports GET and HEAD only.", [("Allow", "GET, HEAD")])
    case .contentTooLarge: self.init(.contentTooLarge, "The preview does not accept a request body.")
    case .targetTooLong: self.init(.uriTooLong, "The address is too long.")
    case .headTooLarge: self.init(.headerFieldsTooLarge, "The request header is too large.")
    case .versionNotSupported: self.init(.versionNotSupported, "The preview supports HTTP/1.1 only.")
    }
  }

  /// Headers of every response: no content sniffing, no referrer, no framing or sharing with other sites, no caching.
  ///
  /// As in the policy of the published site, scripts come only from the preview. Pictures and embedded pages can come
  /// from elsewhere, because pages with raw HTML have them.
  private static let commonHeaders = [
    ("Cache-Control", "no-cache"),
    (
      "Content-Security-Policy",
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: https:; "
        + "media-src 'self' https:; frame-src 'self' https:; object-src 'none'; base-uri 'self'; form-action 'self'; "
        + "frame-ancestors 'self'"
    ),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Referrer-Policy", "no-referrer"),
    ("X-Content-Type-Options", "nosniff"),
  ]

  /// Status line and headers, followed by the empty line.
  func head(closing: Bool) -> String {
    var head = "HTTP/1.1 \(status.rawValue) \(status.phrase)\r\n"
    var fields = Self.commonHeaders.map { (name: $0.0, value: $0.1) } + headers
    if case .content(let content) = body, status != .notModified {
      fields.append(("Content-Length", "\(content.count)"))
    }
    if closing { fields.append(("Connection", "close")) }
    for field in fields { head += "\(field.name): \(field.value)\r\n" }
    return head + "\r\n"
  }
}
