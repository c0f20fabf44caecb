import Diagnostics
import Files
import Mockups
import Synchronization
import Testing
import Words

@testable import Site

/// Pictures for sites that link to pages.
@Suite struct SocialCardTests {
  private static let settings = "url: https://t.example/p/\nsocial-cards: true\n"
  private static let dialogs = """

    ```dialog dont
    kind: alert
    title: Wrong?
    violates: [apple-hig/button-yes-no]
    buttons: ['Yes', {label: 'No', role: cancel}]
    ```

    ```dialog
    kind: alert
    title: Stop?
    buttons: [Go, {label: Stop, role: cancel}]
    ```

    """

  private struct Refusal: Error {}

  private struct Built {
    var site: [String: [UInt8]]
    var drawn: [String]
    var complaints: [String]
    var findings: [String]

    var cards: [String] { site.keys.filter { $0.hasPrefix("social-cards/") } }

    func page(_ path: String) -> String { String(decoding: site[path] ?? [], as: UTF8.self) }

    /// The card that a page names.
    func card(of path: String) -> String? {
      let mark = "<meta property=\"og:image\" content=\"https://t.example/p/"
      return cards.first { page(path).contains(mark + $0 + "\">") }
    }
  }

  private func build(
    _ settings: String = Self.settings, last: [String: [UInt8]] = [:], isReady: Bool = true, failing: String? = nil,
    files more: [String: String] = [:]
  ) async throws -> Built {
    let texts = [
      "Content/site.yml": "version: 1\ntitle: Tea & Co\nguidelines: []\n" + settings,
      "Content/index.md": "# Home\n", "Content/a.md": "# Pour & sip\n" + Self.dialogs,
      "Content/b.md": "---\ntags: [x]\n---\n# B\n\nAbout b.\n",
    ]
    let files = FileTree.memory(texts: texts.merging(more) { $1 })
    let drawn = Mutex<[String]>([])
    let complaints = Mutex<[String]>([])
    var options = PipelineOptions()
    options.failOn = nil
    options.cards = CardPrinter(
      isReady: { isReady }, fit: { $0 },
      convert: { svg in
        let svg = String(decoding: svg, as: UTF8.self)
        if let failing, svg.contains(failing) { throw Refusal() }
        drawn.withLock { $0.append(svg) }
        return Array("png".utf8)
      }, published: { last[$0] }, complain: { page, _ in complaints.withLock { $0.append(page) } })
    let output = MemoryOutput()
    let result = try await Pipeline(files: files, options: options).run(into: output)
    return Built(
      site: output.files, drawn: drawn.withLock { $0 }, complaints: complaints.withLock { $0 },
      findings: result.diagnostics.map(\.summary))
  }

  @Test func belongToPages() async throws {
    let built = try await build()
    #expect(built.cards.count == 3 && built.drawn.count == 3)
    #expect(built.card(of: "a.html") != nil && built.card(of: "a.html") != built.card(of: "b.html"))
    #expect(built.page("a.html").contains("<meta property=\"og:image:alt\" content=\"Pour &amp; sip\">"))
    let drawing = try #require(built.drawn.first { $0.contains("Stop?") })
    #expect(drawing.contains(">Pour &amp; sip</text>") && drawing.contains(">Tea &amp; Co</text>"))
    #expect(!built.drawn.contains { $0.contains("Wrong?") })
    #expect(built.drawn.contains { $0.contains(">About b.</text>") })
    // Generated pages show the card of the home page.
    let home = try #require(built.card(of: "index.html"))
    for path in ["catalogue.html", "search.html", "tags/x.html"] { #expect(built.card(of: path) == home, "\(path)") }
  }

  @Test func areTakenFromTheLastBuild() async throws {
    let first = try await build()
    let second = try await build(last: first.site)
    #expect(second.drawn == [] && second.site == first.site)
    let changed = try await build(last: first.site, files: ["Content/b.md": "# C\n"])
    #expect(changed.drawn.count == 1 && changed.card(of: "b.html") != first.card(of: "b.html"))
  }

  @Test(arguments: [("url: https://t.example/\n", true), (Self.settings, false), ("social-cards: false\n", true)])
  func areLeftOut(_ settings: String, isReady: Bool) async throws {
    let built = try await build(settings, isReady: isReady)
    #expect(built.drawn == [] && built.cards == [] && !built.page("a.html").contains("og:image"))
  }

  @Test func doNotStopABuild() async throws {
    let built = try await build(failing: "Stop?")
    #expect(built.complaints == ["a.html"] && built.cards.count == 2)
    #expect(built.card(of: "a.html") == built.card(of: "index.html"))
    let none = try await build(failing: "<svg")
    #expect(none.complaints.count == 3 && none.cards == [] && !none.page("a.html").contains("og:image"))
  }

  @Test func requireAnAddress() async throws {
    #expect(try await build("social-cards: true\n").findings.contains("“social-cards” requires “url”"))
  }

  @Test func leaveFilesOfAuthorsAlone() async throws {
    let built = try await build(files: ["Content/social-cards/mine.txt": "m"])
    #expect(built.site["social-cards/mine.txt"] == Array("m".utf8))
    #expect(!built.findings.contains { $0.contains("social-cards") })
  }

  @Test(arguments: [
    "T", "", " ", String(repeating: "Very long title ", count: 40), String(repeating: "x", count: 500), "下書きを保存",
    "Benachrichtigungseinstellungen zurücksetzen", "حفظ المسودة قبل الإغلاق", "a\u{1}b\u{FFFF}",
  ])
  func holdAnyTitle(_ title: String) throws {
    let wide = [CardText.Choice(size: 60, lines: 3), .init(size: 30, lines: 4)]
    let text = CardText(title, .sanFranciscoBold, wide, leading: 1.2, width: 500)
    #expect(text.lines.count <= 4)
    for line in text.lines {
      #expect(TextMetrics.width(of: line, TextStyle(.sanFranciscoBold, size: text.size)) <= 540, "\(line)")
    }
    #expect(title.count < 300 || text.lines.last?.hasSuffix("…") == true)
    var configuration = SiteConfiguration()
    configuration.title = title
    let svg = String(
      decoding: SocialCard(of: nil, description: title, configuration, .english).svg, as: UTF8.self)
    #expect(svg.hasSuffix("</svg>\n") && !svg.unicodeScalars.contains("\u{1}") && !svg.contains("\u{FFFF}"))
  }
}
