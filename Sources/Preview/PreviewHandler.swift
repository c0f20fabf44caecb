/// Answers requests from the present site.
struct PreviewHandler: Sendable {
  let site: LiveSite
  /// The addresses at which the preview can be reached, with their port; `Host` of a request must name one.
  private let hosts: [String]
  /// What is said of them to others.
  private let places: String

  /// - Parameters:
  ///   - port: the port in use.
  ///   - names: the host names and addresses at which the preview can be reached.
  init(site: LiveSite, port: UInt16, names: [String] = PreviewServer.namesOfThisMachine) {
    self.site = site
    hosts = names.flatMap { port == 80 ? [$0, $0 + ":80"] : ["\($0):\(port)"] }
    places = names.filter { !$0.hasPrefix("[") }.map { "http://\($0):\(port)/" }.joined(separator: " and ")
  }

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
    guard let host = request["host"]?.lowercased(), hosts.contains(host) else {
      throw .forbidden("This preview is available at \(places) only.")
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
      return try await files.file(path).map { file in
        // A part of a file is a part of its plain bytes.
        let compressed =
          request.acceptsGzip && !request.has("range") ? files.compressedContent(of: file, at: path) : nil
        return tagged(status, file, compressed: compressed, for: request)
      }
    } catch {
      return Response(.internalServerError, "\(path) could not be created: \(error)")
    }
  }

  /// A response that the browser may keep if it revalidates it each time.
  ///
  /// - Parameter compressed: the content in the format of gzip, to send it so.
  private func tagged(
    _ status: Response.Status, _ file: ServedFile, compressed: Content? = nil, for request: RequestHead
  ) -> Response {
    // The two forms differ in their bytes, so their tags must differ.
    let tag = compressed == nil ? "\"\(file.fingerprint)\"" : "\"\(file.fingerprint)-gzip\""
    let known = request["if-none-match"]?.split(separator: ",").contains { $0.contains(tag) } ?? false
    var headers = [("ETag", tag)]
    if file.isCompressible { headers.append(("Vary", "Accept-Encoding")) }
    if known, status == .ok { return Response(.notModified, type: file.type, Content(pieces: []), headers) }
    if compressed != nil { headers.append(("Content-Encoding", "gzip")) }
    guard status == .ok else { return Response(status, type: file.type, compressed ?? file.content, headers) }
    headers.append(("Accept-Ranges", "bytes"))
    if let compressed { return Response(.ok, type: file.type, compressed, headers) }
    // A browser that has a part of an earlier version needs the whole file.
    let isCurrent = !request.has("if-range") || request["if-range"] == tag
    guard request.method == .get, isCurrent, let header = request["range"],
      let range = ByteRange(header, of: file.content.count)
    else { return Response(.ok, type: file.type, file.content, headers) }
    let count = file.content.count
    switch range {
    case .part(let bytes):
      let place = "bytes \(bytes.lowerBound)-\(bytes.upperBound - 1)/\(count)"
      return Response(.partialContent, type: file.type, file.content[bytes], headers + [("Content-Range", place)])
    case .unsatisfiable:
      return Response(.rangeNotSatisfiable, "No such part.", headers + [("Content-Range", "bytes */\(count)")])
    }
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
