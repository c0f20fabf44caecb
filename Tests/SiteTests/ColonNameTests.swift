import Files
import Site
import Testing

/// Names of files that mean something in a URL.
@Suite struct ColonNameTests {
  private static let dialog =
    "```dialog\nkind: alert\ntitle: Delete this draft?\nbuttons: [Delete, {label: Cancel, role: cancel}]\n```\n"

  private static let names = [
    "javascript:alert(1)", "Note: one", "JavaScript:x", "data:text", "mailto:a@b.c", "a:b:c", ":x", "\\\\evil.example",
    "What?", "C#", "100%41", "'quoted", "[list]", "a|b`c^d",
  ]

  private static func site(_ name: String, folder: String, url: String) -> [String: String] {
    [
      "Content/site.yml":
        "version: 1\ntitle: Site\n\(url)markdown: true\nmockup-files: true\nplatforms: [ios, android]\nguidelines: []\n",
      "Content/index.md": "# Home\n\n" + dialog.replacing("alert\n", with: "alert\nid: home\n"),
      "Content/\(folder)\(name).md":
        "---\ntitle: Odd\naliases: ['\(folder)x:old', '\(folder)old:y/']\ntags: [t]\n---\n\n" + dialog,
      "Content/\(folder)other.md": "---\ntitle: Other\ntags: [t]\n---\n\n[Odd](<./\(encoded(name)).md>)\n",
      "Content/\(folder)\(name):dir/inner.md": "# Inner\n",
    ]
  }

  private static func encoded(_ name: String) -> String {
    name.utf8.map { byte in
      let isPlain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-".utf8.contains(byte)
      return isPlain
        ? String(Unicode.Scalar(byte)) : (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  @Test(arguments: names, ["", "n/"])
  func noLinkHasAScheme(_ name: String, _ folder: String) async throws {
    for url in ["", "url: https://example.org/docs/\n"] {
      let output = MemoryOutput()
      // On a site without an address, everything is relative.
      let result = try await Pipeline(
        files: .memory(texts: Self.site(name.replacing("'", with: "’"), folder: folder, url: url))
      ).run(into: output)
      #expect(result.totals != nil, "\(result.diagnostics)")
      let files = output.files
      // A host shows the “page not found” page at any depth, so its links begin at the root.
      for (path, bytes) in files where path.hasSuffix(".html") && path != "404.html" {
        for address in Self.addresses(in: String(decoding: bytes, as: UTF8.self)) {
          guard !address.hasPrefix("https://example.org/docs/"), !address.hasPrefix("#") else { continue }
          let file = Self.file(of: address, on: path, in: files)
          #expect(file != nil, "\(address) on \(path)")
        }
      }
    }
  }

  @Test(arguments: names, ["", "n/"])
  func listsAndSearchHaveRelativeAddresses(_ name: String, _ folder: String) async throws {
    let name = name.replacing("'", with: "’")
    let output = MemoryOutput()
    _ = try await Pipeline(files: .memory(texts: Self.site(name, folder: folder, url: ""))).run(into: output)
    let list = String(decoding: try #require(output.files["llms.txt"]), as: UTF8.self)
    for line in list.split(separator: "\n") where line.hasPrefix("- [") {
      let address = try #require(line.split(separator: "](").last?.prefix { $0 != ")" })
      #expect(Self.file(of: String(address), on: "llms.txt", in: output.files) != nil, "\(line)")
    }
    for (path, bytes) in output.files where path.hasPrefix("search/p-") {
      let fields = String(decoding: bytes, as: UTF8.self).split(separator: "\"")
      // patternbookSearch("p-…",["title","url",…
      let address = String(fields[5]).replacing("\\\\", with: "\\")
      #expect(Self.file(of: address, on: "index.html", in: output.files) != nil, "\(address)")
    }
  }

  /// What attributes and refreshes hold.
  private static func addresses(in html: String) -> [String] {
    var addresses: [String] = []
    for mark in ["href=\"", "src=\"", "srcset=&quot;", "src=&quot;", "content=\"0; url="] {
      for part in html.split(separator: mark, omittingEmptySubsequences: false).dropFirst() {
        let end = mark.hasSuffix("&quot;") ? part.firstRange(of: "&quot;")?.lowerBound : part.firstIndex(of: "\"")
        addresses.append(String(part[..<(end ?? part.endIndex)]))
      }
    }
    return addresses
  }

  /// The file that a browser loads for a relative address; nil if the address has a scheme or leads nowhere.
  private static func file(of address: String, on page: String, in files: [String: [UInt8]]) -> String? {
    let path = address.prefix { $0 != "#" && $0 != "?" }.replacing("&#x27;", with: "'").replacing("&amp;", with: "&")
    let first = path.prefix { $0 != "/" }
    guard !first.contains(":"), !path.hasPrefix("/"), !path.contains("\\") else { return nil }
    var bytes: [UInt8] = []
    var rest = Array(path.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    let target = path.isEmpty ? page : SitePath.resolve(String(decoding: bytes, as: UTF8.self), from: page)
    // A snippet’s files are saved next to the page.
    return target.flatMap { target in
      files[target] != nil || files.keys.contains { $0.hasSuffix("/" + SitePath.name(of: target)) } ? target : nil
    }
  }
}
