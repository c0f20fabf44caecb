import Foundation
import Testing

/// Attacks on the browser that prints a book: it could read every file of the user.
@Suite struct BookAttacks {
  /// A browser that keeps what it is given, in `seen`.
  private static func plantBrowser(_ world: World) throws {
    try world.folder("seen")
    try world.file(
      "tools/chromium-headless-shell",
      """
      #!/bin/sh
      for word; do
        case $word in
        --print-to-pdf=*) pdf=${word#--print-to-pdf=} ;;
        file://*) page=${word#file://} ;;
        esac
      done
      printf '%s\\n' "$@" >> '\(world.path("seen"))/words'
      cp "$page" '\(world.path("seen"))/page.html'
      printf '%%PDF-1.4\\n' > "$pdf"
      """, mode: 0o755)
    chmod(world.path("seen"), 0o777)
  }

  private static func run(_ arguments: [String], in world: World) throws -> Program.Result {
    try Program.run(
      arguments, in: world.project,
      environment: ["HOME": world.path("home"), "PATH": world.path("tools") + ":/usr/bin:/bin"])
  }

  /// Pages, and style sheets, that name files outside.
  private static func plantNames(_ world: World, policy: String) throws {
    let secret = world.path("outside/secret.svg")
    try world.file("outside/secret.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"><text>\(world.secret)</text></svg>")
    try world.file("project/Content/own.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"><text>own</text></svg>")
    try world.link("project/Content/link.svg", to: secret)
    try world.file(
      "project/Content/site.yml",
      "version: 1\ntitle: Test\nguidelines: [apple-hig]\nplatforms: [ios]\ndates: false\nhtml: \(policy)\n")
    try world.file(
      "project/Content/index.md",
      """
      ---
      title: Home
      ---

      ![Own](own.svg) ![Link](link.svg) ![Outside](../../outside/secret.svg) ![Absolute](file://\(secret))

      <img src="file://\(secret)" alt=""> <IMG SRC="file://\(secret)" ALT=""> <img src="\(secret)" alt="">
      <img alt="" src=a"b= title="><meta http-equiv=refresh content='0;url=file://\(secret)'>">

      <p style="background: url(file://\(secret))">Text</p>

      <meta http-equiv="refresh" content="0; url=file://\(secret)">

      <iframe src="file://\(secret)"></iframe> <object data="\(secret)"></object> <embed src="\(secret)">

      <!--><meta http-equiv=refresh content="0;url=file://\(secret)">-->

      <base href="file://\(world.path("outside"))/">

      <link rel="stylesheet" href="file://\(secret)">

      <script src="file://\(secret)"></script> <SCRIPT>document.body.innerHTML = ""</SCRIPT>

      End
      """)
    try world.file(
      "project/Templates/assets/site.css",
      """
      @import url(file://\(secret));
      .a { background: url("\(secret)") } .b { background: url('../../../outside/secret.svg') }
      .c { background: url(../own.svg) } .d { background: url(
      """)
  }

  @Test(arguments: ["omit", "safe", "trust"])
  func showsTheBrowserNoFile(_ policy: String) throws {
    let world = try World()
    try Self.plantBrowser(world)
    try Self.plantNames(world, policy: policy)
    let result = try Self.run(["build", "--fail-on", "never", "--pdf", "book.pdf"], in: world)
    #expect(result.ending == .exited(0), "\(result.end)")
    let page = try world.text("seen/page.html")
    #expect(page.contains("<p>End</p>"))
    // The policy lets nothing load but what the page holds.
    let policies = page.components(separatedBy: "Content-Security-Policy\" content=\"").dropFirst()
      .map { $0.prefix { $0 != "\"" } }
    #expect(
      policies == [
        "default-src 'none'; style-src data: 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'"
      ])
    let head = try #require(page.firstRange(of: "</head>"))
    let body = page[head.upperBound...].lowercased()
    for name in ["<meta", "<base", "<link", "<script"] { #expect(!body.contains(name), "\(name)") }
    // What it holds is the site's own.
    let held = page.components(separatedBy: ";base64,").dropFirst()
      .compactMap { Data(base64Encoded: String($0.prefix { $0 != "\"" && $0 != ")" })) }
    #expect(held.contains { $0.range(of: Data("<text>own".utf8)) != nil })
    #expect(held.count >= 3)
    for part in held { #expect(part.range(of: Data(world.secret.utf8)) == nil) }
    #expect(!page.contains(world.secret))
    #expect(try world.text("seen/words").contains("--host-resolver-rules=MAP * ~NOTFOUND"))
  }

  @Test(arguments: ReportAttacks.traps.map(\.name))
  func writesThroughNoLink(_ name: String) throws {
    let trap = try #require(ReportAttacks.traps.first { $0.name == name })
    let world = try World()
    try Self.plantBrowser(world)
    try trap.plant(world, "project/book.pdf")
    world.age()
    let before = Snapshot(of: world.root.appending(path: "outside"))
    let content = Snapshot(of: world.project.appending(path: "Content"))
    let result = try Self.run(["build", "--pdf", "book.pdf"], in: world)
    #expect([.exited(0), .exited(2)].contains(result.ending), "\(result.end)")
    #expect(Snapshot(of: world.root.appending(path: "outside")) == before)
    #expect(Snapshot(of: world.project.appending(path: "Content")) == content)
  }
}
