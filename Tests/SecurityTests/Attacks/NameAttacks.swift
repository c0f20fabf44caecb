import Foundation
import Testing

/// Attacks through names of files, ids, and addresses.
@Suite struct NameAttacks {
  static let names = [
    "javascript:alert(1).md", "Note: one.md", "data:text,x.md", "C:.md", "a%2e%2e%2fb.md", "%2e%2e.md", "...md",
    "\" onmouseover=alert(1) x=\".md", "'><script>alert(1)</script>.md", "<img src=x onerror=alert(1)>.md", "a&b;.md",
    "a#b.md", "a?b.md", "a\\b.md", "a\nb.md", "a\rb.md", "a\tb.md", "{{title}}.md", "{{{title}}}.md", "](x).md",
    "-->.md", "]]>.md", "con.md", "-rf.md", "~.md", "$(touch x).md", "`touch x`.md", "a b.md", " .md", "é.md",
    String(repeating: "a", count: 200) + ".md",
  ]

  /// Every address in a page is relative, or one of the schemes that pages may have.
  @Test func givesNoNameAScheme() throws {
    let world = try World()
    try world.file("project/Content/n/index.md", "---\ntitle: Section\n---\n\nText.\n")
    for name in Self.names {
      try world.file("project/Content/n/\(name)", "---\ntitle: Page\n---\n\n\(ReportAttacks.dialog)")
      try world.file("project/Content/n/2 \(name.dropLast(3)).svg", "<svg/>")
    }
    try world.file(
      "project/Content/site.yml",
      "version: 1\ntitle: Test\nurl: https://test.example/\nplatforms: [ios]\nmarkdown: true\nmockup-files: true\n")
    let result = try Program.run(["build", "--fail-on", "never"], in: world.project)
    #expect(result.ending == .exited(0), "\(result.end)")
    let site = Snapshot(of: world.root.appending(path: "project/Public"))
    #expect(site.entries.keys.count { $0.hasPrefix("n/") && $0.hasSuffix(".html") } > Self.names.count / 2)
    for (path, bytes) in site.contents {
      let text = String(decoding: bytes, as: UTF8.self)
      if path.hasSuffix(".html") {
        for address in Self.addresses(in: text) { confirm(address, in: path) }
        #expect(!text.contains("<script>alert"), "\(path)")
        #expect(!text.contains("<img src=x"), "\(path)")
        #expect(!text.contains("\" onmouseover="), "\(path)")
      }
      if path.hasSuffix(".md") || path == "llms.txt" {
        for part in text.split(separator: "](").dropFirst() { confirm(String(part.prefix { $0 != ")" }), in: path) }
      }
    }
  }

  private func confirm(_ address: String, in path: String) {
    let scheme = address.prefix { $0.isLetter || $0.isNumber || "+-.".contains($0) }
    guard address.dropFirst(scheme.count).first == ":" else { return }
    #expect(["http", "https", "mailto"].contains(scheme.lowercased()), "\(path): \(address)")
  }

  private static func addresses(in html: String) -> [String] {
    ["href=\"", "src=\"", "action=\"", "content=\"0;url="].flatMap { start in
      html.components(separatedBy: start).dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }
  }

  /// Two files whose names are equal as text, and differ in their bytes.
  static let twins: [Attack] = [["build", "--fail-on", "never"], ["check", "--fix"], ["check"], ["list"]].map {
    Attack(
      // Not even “--fail-on never” publishes two files under one name.
      name: $0.joined(separator: " "), arguments: $0, statuses: [0, 1, 2],
      mayWrite: ["project/Public"],
      setUp: { world in
        try world.file("project/Content/site.yml", complete + "dates: false\n")
        for name in ["\u{E9}", "e\u{301}"] {
          try world.file("project/Content/\(name).md", "---\ntitle: Page\n---\n\n" + ReportAttacks.dialog)
        }
      })
  }

  @Test(arguments: twins)
  func survivesNamesThatAreEqualAsText(_ attack: Attack) throws {
    var attack = attack
    if attack.arguments.contains("--fix") { attack.mayWrite.append("project/Content") }
    try attack.run()
  }

  // MARK: Addresses of generated files

  static let generated = [
    "catalogue.html", "feed.xml", "llms.txt", "llms-full.txt", "search.html", "search/root.js", "404.html",
    "sitemap.xml", "index.html", "rules/index.html", "index.md",
  ]

  private static let complete =
    "version: 1\ntitle: Test\nurl: https://test.example/\nguidelines: [apple-hig]\nplatforms: [ios]\n"
    + "markdown: true\nreference: all\nmockup-files: true\n"

  static let collisions: [Attack] = generated.flatMap { path -> [Attack] in
    let alias = Attack(
      name: "alias \(path)", arguments: ["check"], statuses: [1], says: ["site/duplicate-url", "note.md"],
      setUp: { world in
        try world.file("project/Content/site.yml", complete)
        try world.file("project/Content/index.md", ReportAttacks.fine)
        try world.file("project/Content/note.md", "---\ntitle: Note\naliases: [\(path)]\n---\n")
        try world.commit()
      })
    let file = Attack(
      name: "file \(path)", arguments: ["check"], statuses: [1], says: ["site/duplicate-url"],
      setUp: { world in
        try world.file("project/Content/site.yml", complete)
        try world.file("project/Content/index.md", ReportAttacks.fine)
        try world.file("project/Content/\(path)", "Mine.\n")
        try world.commit()
      })
    // Redirects are pages of HTML, and a Markdown file in Content is a page, not a file.
    return path == "index.md" ? [] : path.hasSuffix(".html") ? [alias, file] : [file]
  }

  @Test(arguments: collisions)
  func reportsAddressesThatAreTaken(_ attack: Attack) throws { try attack.run() }

  // MARK: Paths that lead out

  static let ways = [
    "../../outside/victim/keep.txt", "/../../outside/victim/keep.txt", "a/../../../outside/victim/keep.txt",
    "..", "/", "//test.example/x", ".patternbook-manifest", "..\\\\..\\\\x", "a\\0b", "~/x", "%2e%2e/%2e%2e/x",
  ]

  @Test func keepsAliasesInside() throws {
    try Attack(
      name: "aliases", arguments: ["build", "--fail-on", "never"], statuses: [0, 1, 2], mayWrite: ["project/Public"],
      setUp: { world in
        for (number, way) in Self.ways.enumerated() {
          try world.file("project/Content/note-\(number).md", "---\ntitle: Note\naliases: [\"\(way)\"]\n---\n")
        }
      }
    ).run()
  }

  static let ids: [Attack] = [
    ["build", "--fail-on", "never"],
    ["render", "--all", "--fail-on", "never", "--platform", "ios", "-o", "drawn"],
    ["render", "Content/index.md", "--fail-on", "never", "--platform", "ios", "-o", "drawn"],
  ].map { arguments in
    Attack(
      name: arguments.joined(separator: " "), arguments: arguments, statuses: [0, 1, 2],
      mayWrite: ["project/Public", "project/drawn"],
      setUp: { world in
        let dialogs = ways.map { ReportAttacks.dialog.replacingOccurrences(of: "id: one", with: "id: \"\($0)\"") }
        try world.file("project/Content/site.yml", complete + "dates: false\n")
        try world.file("project/Content/index.md", "---\ntitle: Home\n---\n\n" + dialogs.joined(separator: "\n"))
      })
  }

  @Test(arguments: ids)
  func keepsIDsInside(_ attack: Attack) throws { try attack.run() }
}
