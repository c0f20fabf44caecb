import Foundation
import Testing

/// Attacks through files that a project has the program read.
@Suite struct ReadingAttacks {
  /// What is in the place of a file.
  struct Trap: Sendable {
    var name: String
    var plant: @Sendable (World, String) throws -> Void

    /// Whether something could be read that is not the project's.
    var mayLeak: Bool {
      ["link to the environment", "link to a file outside", "link to its like outside"].contains(name)
    }

    static func link(_ name: String, _ target: @escaping @Sendable (World) -> String) -> Trap {
      Trap(name: name) { world, path in try world.link(path, to: target(world)) }
    }
  }

  static let traps: [Trap] = [
    .link("link to the environment") { _ in "/proc/self/environ" },
    .link("link to a file outside") { $0.path("outside/secret.txt") },
    .link("link to an endless file") { _ in "/dev/zero" },
    .link("link to a pipe") { $0.path("outside/victim/pipe") },
    .link("link to a folder") { $0.path("outside/secrets") },
    .link("link to nothing") { $0.path("outside/nothing") },
    .link("link to standard input") { _ in "/dev/stdin" },
    Trap(name: "link to itself") { world, path in try world.link(path, to: URL(filePath: path).lastPathComponent) },
    Trap(name: "pipe") { world, path in try world.pipe(path) },
    Trap(name: "socket") { world, path in try world.socket(path) },
    Trap(name: "a terabyte") { world, path in try world.sparse(path) },
    Trap(name: "link to a terabyte") { world, path in
      try world.sparse("outside/long")
      try world.link(path, to: world.path("outside/long"))
    },
  ]

  /// Files that each command reads, and a link to what such a file would be.
  static let places: [(path: String, secret: String)] = [
    ("Content/site.yml", "site.yml"), ("Content/index.md", "index.md"), ("Content/note.md", "index.md"),
    ("Content/image.svg", "index.md"), ("Content/words.txt", "index.md"), ("Templates/page.mustache", "page.mustache"),
    ("Templates/words/en.yml", "site.yml"), ("Templates/assets/extra.css", "index.md"),
    ("Templates/assets/favicon.svg", "index.md"),
  ]

  private static let allFormats = ["text", "json", "sarif", "github", "markdown"].flatMap { ["--format", $0] }

  static let files: [Attack] = places.flatMap { path, secret in
    let own = Trap.link("link to its like outside") { $0.path("outside/secrets/\(secret)") }
    return (traps + [own]).flatMap { attacks(on: path, with: $0) }
  }

  /// What is endless for one command is so for all; what could be published is tried with a build, too.
  private static func attacks(on place: String, with trap: Trap) -> [Attack] {
    var commands = [["check"] + allFormats]
    if trap.mayLeak { commands.append(["build"]) }
    return commands.map { arguments in
      Attack(
        name: "\(place): \(trap.name): \(arguments[0])", arguments: arguments, statuses: [0, 1, 2],
        mayWrite: arguments[0] == "build" ? ["project/Public"] : [],
        setUp: { world in
          let path = "project/" + place
          try world.replaceTheme()
          if world.exists(path) { try world.remove(path) }
          try world.file("project/Templates/words/.keep", "")
          try trap.plant(world, path)
        },
        then: { _, result in
          // Nothing may be passed over in silence.
          let name = place.split(separator: "/").last ?? ""
          #expect(result.text.contains(name) || result.ending == .exited(0), "\(result.end)")
        })
    }
  }

  @Test(arguments: files)
  func readsNoTrapInTheProject(_ attack: Attack) throws { try attack.run() }

  /// A link that leads out is a finding, whatever it stands for; its severity is the project's choice.
  @Test(arguments: places.map(\.path))
  func reportsALinkThatLeadsOut(_ place: String) throws {
    try Attack(
      name: place, arguments: ["check"], statuses: [0, 1, 2], says: [place],
      setUp: { world in
        let path = "project/" + place
        if world.exists(path) { try world.remove(path) }
        try world.link(path, to: world.path("outside/secret.txt"))
      }
    ).run()
  }

  static let folders: [Attack] = ["check", "build", "list", "rules", "render"].flatMap { command in
    [("Content", "secrets"), ("Templates", "secrets"), ("Content/sub", "secrets"), ("Templates/words", "secrets")].map {
      (folder: String, target: String) in
      Attack(
        name: "\(folder) is a link: \(command)",
        arguments: command == "render" ? ["render", "--all", "--output", "drawn"] : [command], statuses: [0, 1, 2],
        mayWrite: ["project/Public", "project/drawn"],
        setUp: { world in
          if folder == "Content" { try world.remove("project/Content") }
          if folder == "Content/sub" {
            try world.file("project/Content/index.md", "---\ntitle: Home\n---\n\n[Sub](sub/index.md)\n")
          }
          try world.link("project/" + folder, to: world.path("outside/\(target)"))
        })
    }
  }

  @Test(arguments: folders)
  func entersNoFolderThroughALink(_ attack: Attack) throws { try attack.run() }

  static let commands: [Attack] = [
    ["list"], ["list", "--format", "csv"], ["list", "--format", "json"], ["rules"], ["rules", "--format", "json"],
    ["render", "Content/index.md"], ["render", "--all", "--output", "drawn"], ["check", "--fix"],
    ["check", "--fix", "--dry-run"], ["search", "one"], ["templates"], ["templates", "page.mustache"],
    ["check", "--write-baseline", "drawn"],
  ].flatMap { arguments in
    [
      ("Content/index.md", "secrets/index.md"), ("Content/site.yml", "secrets/site.yml"),
      ("Content/site.yml", "victim/pipe"), ("Content/index.md", "victim/pipe"),
    ].map { place, target in
      Attack(
        name: "\(place) → \(target): \(arguments.joined(separator: " "))", arguments: arguments,
        statuses: [0, 1, 2], mayWrite: ["project/drawn"],
        setUp: { world in
          try world.remove("project/" + place)
          try world.link("project/" + place, to: world.path("outside/\(target)"))
        })
    }
  }

  @Test(arguments: commands)
  func keepsOtherCommandsInside(_ attack: Attack) throws { try attack.run() }

  /// Pages named on the command line are read under the same terms.
  static let named: [Attack] = [
    "../outside/secrets/index.md", "Content/link.md", "Content/pipe.md", "Content/long.md", "/dev/zero",
    "/proc/self/environ", "../outside/victim/pipe",
  ].map { path in
    Attack(
      name: "render \(path)", arguments: ["render", path, "--id", "x", "--platform", "ios"], statuses: [1, 2],
      setUp: { world in
        try world.link("project/Content/link.md", to: "../../outside/secrets/index.md")
        try world.pipe("project/Content/pipe.md")
        try world.sparse("project/Content/long.md")
      })
  }

  @Test(arguments: named)
  func rendersNoTrap(_ attack: Attack) throws { try attack.run() }

  static let baselines: [Attack] = traps.map { trap in
    Attack(
      name: trap.name, arguments: ["check", "--baseline", "baseline.json"], statuses: [2],
      setUp: { try trap.plant($0, "project/baseline.json") })
  }

  @Test(arguments: baselines)
  func readsNoTrapForABaseline(_ attack: Attack) throws { try attack.run() }

  // MARK: Git

  static let repositories: [Attack] = [
    ["build"], ["check", "--since", "HEAD"], ["review", "--since", "HEAD", "-o", "Public"],
  ].flatMap { arguments in
    plants.map { attack(arguments, on: $0) }
  }

  private static func attack(_ arguments: [String], on plant: Plant) -> Attack {
    Attack(
      name: "\(plant.name): \(arguments[0])", arguments: arguments, statuses: [0, 1, 2], mayWrite: ["project/Public"],
      setUp: { world in
        try world.file("project/Content/site.yml", "version: 1\ntitle: Test\n")
        try world.commit()
        try plant.plant(world)
      },
      then: { world, _ in #expect(!world.exists("project/run.sh.ran")) })
  }

  private static let plants = [
    Plant("shallow is a link to a secret") { try $0.link("project/.git/shallow", to: $0.path("outside/secret.txt")) },
    Plant("shallow is a folder") { try $0.folder("project/.git/shallow") },
    Plant("shallow is a terabyte") { try $0.sparse("project/.git/shallow") },
    Plant("shallow is endless") { try $0.link("project/.git/shallow", to: "/dev/zero") },
    Plant("shallow is a pipe") { try $0.pipe("project/.git/shallow") },
    Plant("the repository is elsewhere") {
      try $0.move("project/.git", to: "outside/repository")
      try $0.file("project/.git", "gitdir: ../outside/repository\n")
    },
    Plant("the configuration names programs") {
      let program = $0.path("project/run.sh")
      try $0.file("project/run.sh", "#!/bin/sh\ntouch \"\(program).ran\"\ncat\n", mode: 0o755)
      try $0.file(
        "project/.git/config",
        """
        [core]
        \trepositoryformatversion = 0
        \tfsmonitor = \(program)
        \tpager = \(program)
        \thooksPath = \($0.path("project"))
        \tsshCommand = \(program)
        \teditor = \(program)
        \tgitProxy = \(program)
        \taskPass = \(program)
        \talternateRefsCommand = \(program)
        \tattributesFile = \(program)
        [alias]
        \trev-parse = !\(program)
        \tls-tree = !\(program)
        \tcat-file = !\(program)
        \tlog = !\(program)
        [filter "trap"]
        \tsmudge = \(program)
        \tclean = \(program)
        \tprocess = \(program)
        \trequired = true
        [diff "trap"]
        \tcommand = \(program)
        \ttextconv = \(program)
        [merge "trap"]
        \tdriver = \(program)
        [credential]
        \thelper = \(program)
        [uploadpack]
        \tpackObjectsHook = \(program)
        [pager]
        \tlog = \(program)
        \tls-tree = \(program)
        \tcat-file = \(program)
        [diff]
        \texternal = \(program)
        [gpg]
        \tprogram = \(program)
        [log]
        \tshowSignature = true

        """)
      try $0.file("project/.git/info/attributes", "* filter=trap diff=trap merge=trap\n")
      for hook in ["post-checkout", "pre-auto-gc", "post-index-change", "reference-transaction", "fsmonitor-watchman"] {
        try $0.file("project/" + hook, "#!/bin/sh\ntouch \"\(program).ran\"\n", mode: 0o755)
      }
    },
    Plant("objects are replaced and grafted") {
      try $0.file("project/.git/info/grafts", "nonsense\n")
      try $0.link("project/.git/refs/replace", to: $0.path("outside"))
    },
    Plant("objects are elsewhere") {
      try $0.file("project/.git/objects/info/alternates", $0.path("outside/secret.txt") + "\n/dev/zero\n")
    },
    Plant("the configuration includes a secret") {
      try $0.file(
        "project/.git/config",
        "[core]\n\trepositoryformatversion = 0\n[include]\n\tpath = \($0.path("outside/secret.txt"))\n")
    },
  ]

  @Test(arguments: repositories)
  func staysSafeInAStrangersRepository(_ attack: Attack) throws { try attack.run() }

  /// Trees that no checkout would accept, made of objects alone.
  static let trees: [Attack] = [
    ("100644 blob", ".."), ("120000 blob", "link.md"), ("100644 blob", ".git"), ("160000 commit", "module"),
  ].map { kind, name in
    Attack(
      name: "a tree with \(kind) \(name)", arguments: ["check", "--since", "refs/heads/trap"], statuses: [0, 1, 2],
      setUp: { world in
        try world.commit()
        try world.shell(
          """
          cd project
          blob=$(printf '../../outside/secret.txt' | git hash-object -w --stdin)
          [ '\(name)' = module ] && blob=$(git rev-parse HEAD)
          entry() { printf '%s %s\\0' "$1" "$2"; printf '%s' "$3" | sed 's/../\\\\x&/g' | xargs -0 printf; }
          content=$(entry \(kind.prefix(6)) '\(name)' "$blob" | git hash-object -w -t tree --literally --stdin)
          root=$(entry 40000 Content "$content" | git hash-object -w -t tree --literally --stdin)
          commit=$(git -c user.name=a -c user.email=b commit-tree -m trap "$root")
          git update-ref refs/heads/trap "$commit"
          """)
      })
  }

  @Test(arguments: trees)
  func readsNoTrapInATree(_ attack: Attack) throws { try attack.run() }
}
