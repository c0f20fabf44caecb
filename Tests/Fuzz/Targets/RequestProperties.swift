@testable import Preview

/// A request is refused, or names a file below the site's root; no response has more lines than it was given.
enum RequestProperties {
  static func check(_ bytes: [UInt8]) throws(Violation) {
    do {
      let head = try RequestHead(bytes)
      try require(head.target.utf8.count <= RequestHead.sizeLimit, "a target of \(head.target.utf8.count) bytes")
      try checkTarget(head.target)
      for name in ["host", "origin", "if-none-match", "sec-fetch-site"] {
        let hasControls = (head[name] ?? "").utf8.contains { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }
        try require(!hasControls, "the header “\(name)” has control characters")
      }
    } catch let refusal as Refusal {
      try check(Response(refusal))
    } catch let violation as Violation {
      throw violation
    } catch {
      throw Violation("\(error)")
    }
    try checkTarget(String(decoding: bytes, as: UTF8.self))
  }

  private static func checkTarget(_ target: String) throws(Violation) {
    guard let path = try? RequestPath(target: target) else { return }
    let parts = path.filePath.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for part in parts {
      let name = String(decoding: part, as: UTF8.self)
      try require(!["", ".", ".."].contains(name) && !name.utf8.contains(UInt8(ascii: "\\")), "“\(path.filePath)”")
      try require(name.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }, "“\(path.filePath)” has control characters")
    }
    let address = path.folderAddress
    try require(address.utf8.allSatisfy { (0x21...0x7E).contains($0) }, "the address “\(address)”")
    try require((try? RequestPath(target: address))?.names == path.names, "“\(address)” leads elsewhere")
    try check(Response(.permanentRedirect, "This is a folder.", [("Location", address)]))
  }

  private static func check(_ response: Response) throws(Violation) {
    let head = response.head(closing: true)
    let lines = head.utf8.count { $0 == UInt8(ascii: "\n") }
    // The status line, six headers that every response has, its own, two for the body and the empty line.
    let expected = Response(.notFound, "").head(closing: true).utf8.count { $0 == UInt8(ascii: "\n") }
    try require(lines == expected + response.headers.count - 1, "the response has \(lines) lines")
    try require(head.hasSuffix("\r\n\r\n"), "the head of the response does not end")
  }
}
