/// Answers requests from the present site.
struct PreviewHandler: Sendable {
  let site: LiveSite
  /// The port in use, which `Host` of a request must name.
  let port: UInt16

  /// The response to a request; requests for other hosts or from other sites are refused.
  func respond(to request: RequestHead) async -> Response {
    do {
      try checkSender(of: request)
      let path = try RequestPath(target: request.target)
      switch "/" + path.names.joined(separator: "/") {
      case ReloadScript.eventsAddress: return Response(events: await site.events())
      case ReloadScript.address:
        return tagged(.ok, Self.reloadScript, for: request)
      default: return await file(path, for: request)
      }
    } catch {
      return Response(error)
    }
  }

  /// Refuses other host names, and requests that another site makes a browser send.
  ///
  /// Another site can point its own name at 127.0.0.1 (DNS rebinding, which `Host` reveals) or embed files of the
  /// preview, such as search index scripts, without `Origin`: browsers then send `Sec-Fetch-Site`. Links that a
  /// person follows from elsewhere are allowed.
  private func checkSender(of request: RequestHead) throws(Refusal) {
    let hosts = ["127.0.0.1", "localhost", "[::1]"].flatMap { host in
      port == 80 ? [host, host + ":80"] : ["\(host):\(port)"]
    }
    guard let host = request["host"]?.lowercased(), hosts.contains(host) else {
      throw .forbidden("This preview is available at http://127.0.0.1:\(port)/ and http://localhost:\(port)/ only.")
    }
    if request.has("origin") {
      guard let origin = request["origin"]?.lowercased(), hosts.map({ "http://" + $0 }).contains(origin) else {
        throw .forbidden("The preview accepts requests from its own pages only.")
      }
    }
    guard let site = request["sec-fetch-site"], site != "same-origin", site != "none" else { return }
    guard request["sec-fetch-mode"] == "navigate", request["sec-fetch-dest"] == "document" else {
      throw .forbidden("The preview accepts requests from its own pages only.")
    }
  }

  private func file(_ path: RequestPath, for request: RequestHead) async -> Response {
    let (files, state) = await site.current
    guard let files else {
      let page = ServedFile(Self.waitingPage, type: mediaType(of: "page.html"), revision: state.revision)
      return tagged(.serviceUnavailable, page, for: request)
    }
    if let response = await answer(.ok, path.filePath, of: files, for: request) { return response }
    if !path.isFolder, await answer(.ok, path.filePath + "/index.html", of: files, for: request) != nil {
      return Response(.permanentRedirect, "This is a folder.", [("Location", path.folderAddress)])
    }
    return await answer(.notFound, files.notFoundPath, of: files, for: request)
      ?? Response(.notFound, "Page not found.")
  }

  /// The response for a file, or nil if the site does not have it.
  private func answer(
    _ status: Response.Status, _ path: String, of files: ServedFiles, for request: RequestHead
  ) async -> Response? {
    do {
      return try await files.file(path).map { tagged(status, $0, for: request) }
    } catch {
      return Response(.internalServerError, "\(path) could not be created: \(error)")
    }
  }

  /// A response that the browser may keep if it revalidates it each time.
  private func tagged(_ status: Response.Status, _ file: ServedFile, for request: RequestHead) -> Response {
    let tag = "\"\(file.fingerprint)\""
    let known = request["if-none-match"]?.split(separator: ",").contains { $0.contains(tag) } ?? false
    return status == .ok && known
      ? Response(.notModified, type: file.type, Content(pieces: []), [("ETag", tag)])
      : Response(status, type: file.type, file.content, [("ETag", tag)])
  }

  private static let reloadScript = ServedFile(
    ReloadScript.bytes, type: mediaType(of: ReloadScript.address), revision: "")

  private static let waitingPage = Array(
    """
    <!doctype html>
    <html lang="en">
    <head><meta charset="utf-8"><title>Patternbook preview</title></head>
    <body><p>Building… This page reloads when the site is ready.</p></body>
    </html>

    """.utf8)
}
