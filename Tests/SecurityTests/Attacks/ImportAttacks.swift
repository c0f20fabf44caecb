import Foundation
import Testing

/// Attacks through files of translators, and on the pages that they change.
@Suite struct ImportAttacks {
  private static let dialog = """
    ```dialog
    id: one
    kind: alert
    title: Delete Draft?
    buttons:
      - {label: Delete, role: destructive}
      - {label: Cancel, role: cancel}
    ```

    """

  private static func page(_ title: String) -> String {
    "---\ntitle: Home\n---\n\n" + dialog.replacingOccurrences(of: "Delete Draft?", with: title)
  }

  /// A site with a German page.
  private static func site(_ world: World) throws {
    try world.file(
      "project/Content/site.yml",
      "version: 1\ntitle: Test\nguidelines: [apple-hig]\nplatforms: [ios]\ndates: false\nlanguages: [en, de]\n")
    try world.file("project/Content/index.md", page("Delete Draft?"))
    try world.file("project/Content/de/index.md", page("Entwurf?"))
  }

  /// The table that `list --format csv` writes, with one translation.
  private static func table(_ translation: String, in world: World) throws -> String {
    let result = try Program.run(
      ["list", "--language", "de", "--format", "csv"], in: world.project, environment: ["HOME": world.path("home")])
    let table = String(decoding: result.output, as: UTF8.self)
    #expect(table.contains("Entwurf?"), "\(result.end)")
    return table.replacingOccurrences(
      of: "Entwurf?", with: "\"" + translation.replacingOccurrences(of: "\"", with: "\"\"") + "\"")
  }

  /// A site, and a file with a new translation of one text.
  static func translated(_ world: World) throws {
    try site(world)
    try world.file("project/reply.csv", try table("Neu?", in: world))
  }

  // MARK: What is read

  static let replies: [Attack] = ReadingAttacks.traps.flatMap { trap in
    ["reply.csv", "reply.xlf"].map { file in
      Attack(
        name: "\(file): \(trap.name)", arguments: ["import", file], statuses: [2],
        setUp: { world in
          try site(world)
          try trap.plant(world, "project/" + file)
        })
    }
  }

  @Test(arguments: replies)
  func readsNoTrap(_ attack: Attack) throws { try attack.run() }

  private static func xliff(_ units: String) -> String {
    """
    <?xml version="1.0"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"><file id="f">\(units)</file></xliff>
    """
  }

  /// Files that are larger than they look, or that name others.
  static let documents: [(name: String, text: @Sendable () -> String)] = [
    ("an entity of a file", { "<!DOCTYPE x [<!ENTITY a SYSTEM \"/etc/passwd\">]>" + xliff("&a;") }),
    (
      "entities that multiply",
      {
        "<!DOCTYPE x [<!ENTITY a0 \"aa\">"
          + (1..<60).map { "<!ENTITY a\($0) \"&a\($0 - 1);&a\($0 - 1);\">" }.joined() + "]>" + xliff("&a59;")
      }
    ),
    ("groups in groups", { xliff(String(repeating: "<group id=\"a\">", count: 200_000)) }),
    ("elements without end", { xliff(String(repeating: "<unit id=\"a\"><segment>", count: 100_000)) }),
    ("200,000 units", { xliff(String(repeating: "<unit id=\"a\"/>", count: 200_000)) }),
    ("200,000 attributes", { xliff("<unit " + (0..<200_000).map { "a\($0)=\"\" " }.joined() + "/>") }),
    ("a comment without end", { xliff("<!--" + String(repeating: "<!-", count: 500_000)) }),
  ]

  static let large: [Attack] = documents.map { document in
    Attack(
      name: document.name, arguments: ["import", "reply.xlf"], statuses: [0, 1, 2],
      setUp: { world in
        try site(world)
        try world.file("project/reply.xlf", document.text())
      },
      then: { _, result in
        #expect(result.output.count + result.messages.count < 2_000_000)
        #expect(!result.text.contains("root:"))
      })
  }

  @Test(arguments: large)
  func readsHostileDocuments(_ attack: Attack) throws { try attack.run() }

  // MARK: What is written

  /// Texts that would end the block, the value, or the front matter if they were not quoted.
  static let translations = [
    "a\n```\n\n<script>alert(1)</script>\n\n```dialog\nkind: alert", "a\n~~~\n# b", "'; kind: snackbar #", "*all",
    "&a b", "!!binary eA==", "}], title: b, x: [{", "a: b # c", "\u{0085}kind: alert", "\u{2028}- b",
    "---\nhtml: trust\n---",
    "|\n  a", "a\u{0}b", "a\r\n```\r\nb", "\u{FEFF}a", "\"}\\", "<<: *a", "?", "%YAML 1.1", "@a", "`a`",
  ]

  /// A translation changes one value, or is refused: the site has one dialog more than before in neither case.
  @Test(arguments: translations)
  func aTranslationStaysAValue(_ text: String) throws {
    let world = try World()
    try Self.site(world)
    let before = try world.text("project/Content/de/index.md")
    let reply = try Self.table(text, in: world)
    try Attack(
      name: text, arguments: ["import", "reply.csv"], statuses: [0, 1, 2], mayWrite: ["project/Content/de/index.md"],
      setUp: { world in
        try Self.site(world)
        try world.file("project/reply.csv", reply)
      },
      then: { world, result in
        let after = try world.text("project/Content/de/index.md")
        #expect((after != before) == (result.ending == .exited(0)), "\(result.end)")
        guard after != before else { return }
        let lines = { (text: String) in text.components(separatedBy: "\n").filter { !$0.hasPrefix("title: ") } }
        let kept = lines(before).filter { lines(after).contains($0) }
        #expect(kept == lines(before), "\(after)")
        let listed = try Program.run(
          ["list", "--format", "json"], in: world.project, environment: ["HOME": world.path("home")])
        let dialogs = listed.text.components(separatedBy: "\"kind\"").count - 1
        #expect(dialogs == 2, "\(after)\n\(listed.end)")
        #expect(!listed.text.contains("\"kind\":\"snackbar\""))
      }
    ).run()
  }

  static let pages: [Attack] = pagesPlants.flatMap { plant in
    [["import", "reply.csv"], ["import", "--create", "reply.csv"]].map { arguments in
      Attack(
        name: "\(plant.name): \(arguments.joined(separator: " "))", arguments: arguments, statuses: [0, 1, 2],
        mayWrite: ["project/Content"],
        setUp: { world in
          try translated(world)
          try world.file("outside/page.md", page("Entwurf?"))
          try plant.plant(world)
        })
    }
  }

  private static let pagesPlants = [
    Plant("the page is a link outside") {
      try $0.remove("project/Content/de/index.md")
      try $0.link("project/Content/de/index.md", to: $0.path("outside/page.md"))
    },
    Plant("the page is a link to nothing") {
      try $0.remove("project/Content/de/index.md")
      try $0.link("project/Content/de/index.md", to: $0.path("outside/victim/new.md"))
    },
    Plant("the folder is a link outside") {
      try $0.remove("project/Content/de")
      try $0.link("project/Content/de", to: $0.path("outside/victim"))
    },
    Plant("the page is a pipe") {
      try $0.remove("project/Content/de/index.md")
      try $0.pipe("project/Content/de/index.md")
    },
    Plant("Content is a link outside") {
      try $0.move("project/Content", to: "outside/pages")
      try $0.link("project/Content", to: $0.path("outside/pages"))
    },
  ]

  @Test(arguments: pages)
  func importsIntoNothingOutside(_ attack: Attack) throws { try attack.run() }

  @Test func importsKeepModeAndOwner() throws {
    let world = try World()
    try Self.translated(world)
    let path = "project/Content/de/index.md"
    chmod(world.path(path), 0o640)
    if geteuid() == 0 { chown(world.path(path), 12345, 12345) }
    let before = Entry(world.path(path))
    let result = try Program.run(["import", "reply.csv"], in: world.project)
    let after = Entry(world.path(path))
    #expect(result.ending == .exited(0) && before?.content != after?.content, "\(result.end)")
    #expect(before?.mode == after?.mode && before?.owner == after?.owner && before?.group == after?.group)
  }
}
