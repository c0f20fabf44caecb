/// Answers requests from the site as it is now.
struct PreviewHandler: Sendable {
  let site: LiveSite
  /// The port in use, which a request's `Host` must name.
  let port: UInt16

  /// The answer to a request; what is not for this server or not from its own pages is refused.
  func respond(to request: RequestHead) async -> Response {
    do {
      try checkSender(of: request)
      let path = try RequestPath(target: request.target)
      switch "/" + path.names.joined(separator: "/") {
      case ReloadScript.eventsAddress: return Response(events: await site.events())
      case ReloadScript.address:
        return tagged(.ok, type: mediaType(of: ReloadScript.address), ReloadScript.bytes, for: request)
      default: return await file(path, for: request)
      }
    } catch {
      return Response(error)
    }
  }

  /// Refuses names other than the preview's own, and requests that another site makes a browser send.
  ///
  /// A page elsewhere can point its own name at 127.0.0.1 (DNS rebinding: `Host` gives it away) or embed files of the
  /// preview, scripts of the search index among them, without an `Origin`: browsers then send `Sec-Fetch-Site`. Links
  /// that a person follows from elsewhere are fine.
  private func checkSender(of request: RequestHead) throws(Refusal) {
    let hosts = ["127.0.0.1", "localhost", "[::1]"].flatMap { host in
      port == 80 ? [host, host + ":80"] : ["\(host):\(port)"]
    }
    guard let host = request["host"]?.lowercased(), hosts.contains(host) else {
      throw .forbidden("This preview answers to http://127.0.0.1:\(port)/ and http://localhost:\(port)/ only.")
    }
    if request.has("origin") {
      guard let origin = request["origin"]?.lowercased(), hosts.map({ "http://" + $0 }).contains(origin) else {
        throw .forbidden("This preview answers to its own pages only.")
      }
    }
    guard let site = request["sec-fetch-site"], site != "same-origin", site != "none" else { return }
    guard request["sec-fetch-mode"] == "navigate", request["sec-fetch-dest"] == "document" else {
      throw .forbidden("This preview answers to its own pages only.")
    }
  }

  private func file(_ path: RequestPath, for request: RequestHead) async -> Response {
    let (snapshot, state) = await site.current
    guard let snapshot else { return page(.serviceUnavailable, Self.waitingPage, state, for: request) }
    if let file = snapshot.files[path.filePath] {
      return answer(.ok, path.filePath, file, state, for: request)
    }
    if !path.isFolder, snapshot.files[path.filePath + "/index.html"] != nil {
      return Response(.permanentRedirect, "This is a folder.", [("Location", path.folderAddress)])
    }
    if let file = snapshot.files[snapshot.notFoundPath] {
      return answer(.notFound, snapshot.notFoundPath, file, state, for: request)
    }
    return Response(.notFound, "There is no such page.")
  }

  private func answer(
    _ status: Response.Status, _ path: String, _ file: SiteSnapshot.File, _ state: BuildState,
    for request: RequestHead
  ) -> Response {
    do {
      let type = mediaType(of: path)
      let bytes = try file.bytes()
      return type.hasPrefix("text/html")
        ? page(status, bytes, state, for: request) : tagged(status, type: type, bytes, for: request)
    } catch {
      return Response(.internalServerError, "\(path) could not be made: \(error)")
    }
  }

  private func page(
    _ status: Response.Status, _ bytes: [UInt8], _ state: BuildState, for request: RequestHead
  ) -> Response {
    let page = ReloadScript.inserted(into: bytes, revision: state.revision)
    return tagged(status, type: mediaType(of: "page.html"), page, for: request)
  }

  /// A response that the browser may keep as long as it asks each time whether it is still the same.
  private func tagged(
    _ status: Response.Status, type: String, _ bytes: [UInt8], for request: RequestHead
  ) -> Response {
    let tag = "\"\(Self.hash(bytes))\""
    let known = request["if-none-match"]?.split(separator: ",").contains { $0.contains(tag) } ?? false
    return status == .ok && known
      ? Response(.notModified, type: type, [], [("ETag", tag)])
      : Response(status, type: type, bytes, [("ETag", tag)])
  }

  /// FNV-1a, 64 bits: tells versions of a file apart, which nobody here has a reason to forge.
  private static func hash(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }

  private static let waitingPage = Array(
    """
    <!doctype html>
    <html lang="en">
    <head><meta charset="utf-8"><title>Patternbook preview</title></head>
    <body><p>There is no site yet: this page follows as soon as there is one.</p></body>
    </html>

    """.utf8)
}
