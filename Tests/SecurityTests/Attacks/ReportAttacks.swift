import Foundation
import Testing

/// Attacks through the files that reports, drawings, fixes, and new sites are written to.
@Suite struct ReportAttacks {
  static let dialog = """
    ```dialog
    id: one
    kind: alert
    title: Save Draft?
    buttons:
      - {label: Cancel, role: cancel}
      - save draft
    ```

    """
  static let page = "---\ntitle: Home\n---\n\n" + dialog
  static let fine = page.replacingOccurrences(
    of: "  - {label: Cancel, role: cancel}\n  - save draft\n",
    with: "  - Save Draft\n  - {label: Cancel, role: cancel}\n")

  /// Names in the place of the file that is to be written.
  static let traps: [(name: String, plant: @Sendable (World, String) throws -> Void)] = [
    ("link to a file", { try $0.link($1, to: $0.path("outside/victim/keep.txt")) }),
    ("link to nothing", { try $0.link($1, to: $0.path("outside/victim/new.txt")) }),
    ("link to a folder", { try $0.link($1, to: $0.path("outside/victim")) }),
    ("link to a pipe", { try $0.link($1, to: $0.path("outside/victim/pipe")) }),
    ("link to Content", { try $0.link($1, to: "Content/site.yml") }),
    ("pipe", { try $0.pipe($1) }),
  ]

  private static func attack(
    _ what: String, _ file: String, _ arguments: [String], text: String = page
  ) -> [Attack] {
    traps.map { trap in
      Attack(
        name: "\(what): \(trap.name)", arguments: arguments, statuses: [0, 1, 2], mayWrite: ["project/" + file],
        setUp: { world in
          try world.file("project/Content/index.md", text)
          try trap.plant(world, "project/" + file)
        })
    }
  }

  static let files: [Attack] =
    ["text", "json", "sarif", "github", "markdown"].flatMap {
      attack("check --format \($0)", "report.out", ["check", "--format", "\($0)=report.out"])
    }
    + attack("check --write-baseline", "report.out", ["check", "--write-baseline", "report.out"])
    + attack("build --format", "report.out", ["build", "--format", "sarif=report.out", "--output", "report.out/no"])
    .map {
      var attack = $0
      attack.arguments = ["build", "--format", "sarif=report.out"]
      attack.mayWrite.append("project/Public")
      return attack
    }
    + ["svg", "html"].flatMap {
      attack(
        "render -o one.\($0)", "one.\($0)",
        ["render", "Content/index.md", "--id", "one", "--platform", "ios", "--appearance", "light", "-o", "one.\($0)"],
        text: fine)
    }

  @Test(arguments: files)
  func writesThroughNoLink(_ attack: Attack) throws { try attack.run() }

  /// The hidden file next to the wanted one, under the name that this very process would choose.
  static let guessed: [Attack] = [
    (["check", "--format", "sarif=report.out"], "report.out", "."),
    (["check", "--write-baseline", "report.out"], "report.out", "."),
    (
      ["render", "Content/index.md", "--id", "one", "--platform", "ios", "--appearance", "light", "-o", "one.svg"],
      "one.svg", "."
    ),
    (["check", "--fix"], "index.md", "Content"),
    (
      ["render", "--all", "--appearance", "light", "--platform", "ios", "-o", "drawn"], "one-ios-light.svg",
      "drawn/index"
    ),
  ].flatMap { arguments, file, folder in
    ["../outside/victim/keep.txt", "../outside/nothing"].map { target in
      Attack(
        name: "\(arguments.joined(separator: " ")): \(target)", arguments: arguments, statuses: [0, 1, 2],
        shell: "mkdir -p \(folder); ln -s \"$(pwd)/\(target)\" \(folder)/.\(file).patternbook-$$",
        setUp: { try $0.file("project/Content/index.md", arguments.contains("--fix") ? page : fine) })
    }
  }

  @Test(arguments: guessed)
  func writesThroughNoGuessedName(_ attack: Attack) throws {
    let world = try World()
    try attack.setUp(world)
    world.age()
    let outside = Snapshot(of: world.root.appending(path: "outside"))
    let result = try Program.run(attack.arguments, in: world.project, shell: attack.shell)
    #expect([.exited(0), .exited(1), .exited(2)].contains(result.ending), "\(result.end)")
    #expect(Snapshot(of: world.root.appending(path: "outside")) == outside)
  }

  // MARK: Folders that are links

  static let folders: [Attack] = [
    ["check", "--format", "sarif=way/report.sarif"], ["check", "--format", "sarif=way/new/report.sarif"],
    ["render", "Content/index.md", "--id", "one", "--platform", "ios", "--appearance", "light", "-o", "way/one.svg"],
    ["render", "Content/index.md", "-o", "way/"], ["render", "--all", "-o", "way"],
    ["render", "--all", "-o", "way/drawn"], ["render", "--all", "--prune", "-o", "drawn"],
  ].map { arguments in
    Attack(
      name: arguments.joined(separator: " "), arguments: arguments, statuses: [2], says: ["way"],
      setUp: { world in
        try world.file("project/Content/index.md", fine)
        try world.link("project/way", to: "../outside/victim")
        try world.link("project/drawn", to: "way")
      })
  }

  @Test(arguments: folders)
  func writesIntoNoFolderThroughALink(_ attack: Attack) throws {
    var attack = attack
    if attack.arguments.contains("--prune") { attack.says = ["drawn"] }
    try attack.run()
  }

  // MARK: Exports

  private static let list = "project/drawn/.patternbook-mockups"

  static let exports: [Attack] = exportsPlants.map { plant in
    Attack(
      name: plant.name, arguments: ["render", "--all", "--prune", "--platform", "ios", "-o", "drawn"],
      statuses: [0, 2],
      mayWrite: ["project/drawn"],
      setUp: { world in
        try world.file("project/Content/index.md", fine)
        try world.folder("project/drawn")
        try plant.plant(world)
      })
  }

  private static let exportsPlants = [
    Plant("a page's folder is a link") { try $0.link("project/drawn/index", to: $0.path("outside/victim")) },
    Plant("a drawing is a link") {
      try $0.link("project/drawn/index/one-ios-light.svg", to: $0.path("outside/victim/keep.txt"))
    },
    Plant("a drawing is a pipe") { try $0.pipe("project/drawn/index/one-ios-light.svg") },
    Plant("the list is a link to a secret") { try $0.link(list, to: $0.path("outside/secret.txt")) },
    Plant("the list is endless") { try $0.link(list, to: "/dev/zero") },
    Plant("the list is a pipe") { try $0.pipe(list) },
    Plant("the list is a terabyte") { try $0.sparse(list) },
    Plant("the list leads out") {
      try $0.link("project/drawn/way", to: $0.path("outside/victim"))
      try $0.file(
        list,
        ["../outside/victim/keep.txt", $0.path("outside/victim/keep.txt"), "way/keep.txt", "a/../../../outside/x"]
          .map { "0000000000\tgone\t\($0)\n" }.joined())
    },
  ]

  @Test(arguments: exports)
  func exportsThroughNoLink(_ attack: Attack) throws { try attack.run() }

  // MARK: Fixes

  static let fixes: [Attack] = fixesPlants.flatMap { plant in
    [["check", "--fix"], ["check", "--fix", "Content"], ["check", "--fix", "Content/note.md"]].map { arguments in
      Attack(
        name: "\(plant.name): \(arguments.joined(separator: " "))", arguments: arguments, statuses: [0, 1, 2],
        mayWrite: ["project/Content"],
        setUp: { world in
          try world.file("outside/page.md", page)
          try plant.plant(world)
        })
    }
  }

  private static let fixesPlants = [
    Plant("a page is a link outside") { try $0.link("project/Content/note.md", to: $0.path("outside/page.md")) },
    Plant("a folder is a link outside") { try $0.link("project/Content/sub", to: $0.path("outside")) },
    Plant("Content is a link outside") {
      try $0.file("outside/pages/index.md", page)
      try $0.remove("project/Content")
      try $0.link("project/Content", to: $0.path("outside/pages"))
    },
  ]

  @Test(arguments: fixes)
  func fixesNothingOutside(_ attack: Attack) throws { try attack.run() }

  @Test func fixesKeepModeAndOwner() throws {
    let world = try World()
    try world.file("project/Content/index.md", Self.page, mode: 0o640)
    if geteuid() == 0 { chown(world.path("project/Content/index.md"), 12345, 12345) }
    let before = Entry(world.path("project/Content/index.md"))
    let result = try Program.run(["check", "--fix"], in: world.project)
    let after = Entry(world.path("project/Content/index.md"))
    #expect(before?.content != after?.content, "\(result.end)")
    #expect(before?.mode == after?.mode && before?.owner == after?.owner && before?.group == after?.group)
  }

  // MARK: New sites

  static let beginnings: [Attack] = beginningsPlants.map { plant in
    Attack(
      name: plant.name, arguments: ["init", "new"], statuses: [0, 2], mayWrite: ["project/new"], setUp: plant.plant)
  }

  private static let beginningsPlants = [
    Plant(".github is a link") { try $0.link("project/new/.github", to: $0.path("outside/victim")) },
    Plant(".github/workflows is a link") {
      try $0.link("project/new/.github/workflows", to: $0.path("outside/victim"))
    },
    Plant(".gitignore is a link") { try $0.link("project/new/.gitignore", to: $0.path("outside/victim/ignored")) },
    Plant("Content is a link to nothing") { try $0.link("project/new/Content", to: $0.path("outside/victim/new")) },
    Plant("Content is a link to a folder") { try $0.link("project/new/Content", to: $0.path("outside/victim/empty")) },
    Plant("the folder is a link to nothing") { try $0.link("project/new", to: $0.path("outside/victim/new")) },
    Plant("the folder is a file") { try $0.file("project/new", "Mine.\n") },
    Plant("the folder is a pipe") { try $0.pipe("project/new") },
  ]

  @Test(arguments: beginnings)
  func beginsNoSiteThroughALink(_ attack: Attack) throws { try attack.run() }

  // MARK: Full devices

  static let full: [Attack] = [
    ["check"], ["check", "--format", "json"], ["templates"], ["templates", "page.mustache"], ["list"],
    ["list", "--format", "csv"], ["rules"],
    ["rules", "--format", "json"], ["schema", "site"], ["check", "--fix", "--dry-run"], ["search", "kind:dialog"],
    ["search", "--format", "json", "kind:dialog"],
    ["render", "Content/index.md", "--id", "one", "--platform", "ios", "--appearance", "light"],
  ].map { arguments in
    Attack(
      name: arguments.joined(separator: " "), arguments: arguments, statuses: [2], output: "/dev/full",
      setUp: { try $0.file("project/Content/index.md", arguments.contains("--fix") ? page : fine) })
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), arguments: full)
  func failsOnAFullDevice(_ attack: Attack) throws { try attack.run() }

  /// Devices are written to, never replaced: a copy of one shows it.
  @Test(.enabled(if: geteuid() == 0 && FileManager.default.fileExists(atPath: "/dev/full")), arguments: [UInt32(3), 7])
  func replacesNoDevice(_ minor: UInt32) throws {
    let world = try World()
    guard mknod(world.path("outside/device"), S_IFCHR | 0o666, dev_t(1 << 8 | minor)) == 0 else { return }
    world.age()
    let before = Snapshot(of: world.root)
    let result = try Program.run(["check", "--format", "sarif=../outside/device"], in: world.project)
    // The first swallows everything, the second is always full.
    #expect([.exited(minor == 7 ? 2 : 0), .exited(2)].contains(result.ending), "\(result.end)")
    var after = Snapshot(of: world.root)
    after.entries["outside/device"]?.modified = before.entries["outside/device"]?.modified ?? 0
    #expect(after == before)
  }
}
