import Foundation
import Testing

/// Attacks through the folder that a build publishes to, and the names next to it.
@Suite struct OutputAttacks {
  private static let published = ["project/Public"]

  // MARK: Names like those of staging folders

  static let stagingNames = [
    ".Public.patternbook-1", ".Public.patternbook-backup", ".Public.patternbook-", ".Public.patternbook-999999",
    ".patternbook-Public", ".Public.patternbook-staging", ".Public.patternbook.lock",
  ]

  static let planted: [Attack] = stagingNames.flatMap { name in
    [
      Attack(name: "link to a folder: \(name)", arguments: ["build"], statuses: [0], mayWrite: published) {
        try $0.link("project/\(name)", to: "../outside/victim")
      },
      Attack(name: "link to nothing: \(name)", arguments: ["build"], statuses: [0], mayWrite: published) {
        try $0.link("project/\(name)", to: "../outside/nothing")
      },
      Attack(name: "folder of somebody: \(name)", arguments: ["build"], statuses: [0], mayWrite: published) {
        try $0.file("project/\(name)/notes.txt", "Mine.\n")
        try $0.folder("project/\(name)/empty", mode: 0o700)
        try $0.link("project/\(name)/victim", to: "../../outside/victim")
      },
      Attack(name: "file: \(name)", arguments: ["build"], statuses: [0], mayWrite: published) {
        try $0.file("project/\(name)", "Mine.\n")
      },
    ]
  }

  @Test(arguments: planted)
  func leavesAlonePlantedStagingNames(_ attack: Attack) throws {
    var attack = attack
    attack.then = Attack.buildsNow
    try attack.run()
  }

  /// The exact name that a process of this id would choose.
  static let guessed: [Attack] = ["ln -s ../outside/victim", "ln -s ../outside/nothing", "mkdir", "mkfifo"].map {
    Attack(
      name: "process id: \($0)", arguments: ["build"], statuses: [0, 2],
      mayWrite: published + ["project/.Public.patternbook-"], shell: "\($0) .Public.patternbook-$$ || exit 99")
  }

  @Test(arguments: guessed)
  func survivesAGuessedStagingName(_ attack: Attack) throws {
    let world = try World()
    world.age()
    let victim = Snapshot(of: world.root.appending(path: "outside"))
    let result = try Program.run(attack.arguments, in: world.project, shell: attack.shell)
    #expect([.exited(0), .exited(2)].contains(result.ending), "\(result.end)")
    #expect(Snapshot(of: world.root.appending(path: "outside")) == victim)
    try Attack.buildsNow(world, result)
  }

  // MARK: Public is not a folder of ours

  static let standIns: [Attack] = [
    Attack(
      name: "Public is a link to a folder", arguments: ["build"], statuses: [2], says: ["Public"],
      setUp: { try $0.link("project/Public", to: "../outside/victim") }),
    Attack(
      name: "Public is a link to an absolute folder", arguments: ["build"], statuses: [2], says: ["Public"],
      setUp: { try $0.link("project/Public", to: $0.path("outside/victim")) }),
    Attack(
      name: "Public is a link to Content", arguments: ["build"], statuses: [2], says: ["Public"],
      setUp: { try $0.link("project/Public", to: "Content") }),
    Attack(
      name: "Public is a link to the home folder", arguments: ["build"], statuses: [2], says: ["Public"],
      setUp: { try $0.link("project/Public", to: "../home") }),
    Attack(
      name: "Public is a link to a file", arguments: ["build"], statuses: [2], says: ["Public"],
      setUp: { try $0.link("project/Public", to: "../outside/victim/keep.txt") }),
    Attack(
      name: "Public is a link to itself", arguments: ["build"], statuses: [2], says: ["Public"],
      setUp: { try $0.link("project/Public", to: "Public") }),
    Attack(
      name: "Public is a file", arguments: ["build"], statuses: [2], says: ["Public"],
      setUp: { try $0.file("project/Public", "Mine.\n") }),
    Attack(
      name: "Public is a pipe", arguments: ["build"], statuses: [2], says: ["Public"],
      setUp: { try $0.pipe("project/Public") }),
    Attack(
      name: "Public is a socket", arguments: ["build"], statuses: [2], says: ["Public"],
      setUp: { try $0.socket("project/Public") }),
    Attack(
      name: "Public is somebody's folder", arguments: ["build"], statuses: [2], says: ["Public"],
      setUp: { try $0.file("project/Public/notes/mine.txt", "Mine.\n") }),
  ]

  @Test(arguments: standIns)
  func refusesAPublicThatIsNotOurs(_ attack: Attack) throws { try attack.run() }

  /// Refused, or followed to a name that nothing is in the way of; never half of it.
  @Test func leavesADanglingPublicUsable() throws {
    try Attack(
      name: "Public is a link to nothing", arguments: ["build"], statuses: [0, 2],
      mayWrite: ["project/Public", "outside/site"], setUp: { try $0.link("project/Public", to: "../outside/site") },
      then: { world, result in
        if result.ending == .exited(2) {
          #expect(result.text.contains("Public"))
          try world.remove("project/Public")
        }
        try build(world)
      }
    ).run()
  }

  // MARK: Folders that --output must not name

  private static func refused(_ output: String, _ setUp: @escaping @Sendable (World) throws -> Void = { _ in })
    -> Attack
  {
    Attack(
      name: "--output \(output.debugDescription)", arguments: ["build", "--output", output], statuses: [2],
      says: ["--output"], setUp: setUp)
  }

  static let foreign: [Attack] = [
    refused("../home"), refused("../home/.ssh"), refused(".."), refused("../.."), refused("."), refused(""),
    refused("Content"), refused("Content/out"), refused("Content/../Content/out/deep"), refused("../project/Content"),
    refused("../outside/victim"), refused("../outside/victim/shared/.."), refused("../outside"),
    refused("Templates") { try $0.folder("project/Templates") },
    refused("Templates/out") { try $0.folder("project/Templates") },
    refused(".git") { try $0.commit() }, refused(".git/hooks") { try $0.commit() },
    refused(".git/new") { try $0.commit() },
    refused("../outside/empty-home") { try $0.folder("outside/empty-home", mode: 0o700) },
    refused("../outside/sticky") {
      try $0.file("outside/sticky/file", "Somebody's.\n")
      chmod($0.path("outside/sticky"), 0o1777)
    },
  ]

  /// The folder that the way leads to is not the one that it names.
  static let detours: [Attack] = ["Content", ".git", "../outside/victim", "../home"].map { target in
    Attack(
      name: "way/out, where way leads to \(target)", arguments: ["build", "--output", "way/out"], statuses: [2],
      says: ["way"],
      setUp: { world in
        try world.commit()
        try world.link("project/way", to: target)
      })
  }

  @Test(arguments: detours)
  func publishesToNoFolderThroughALink(_ attack: Attack) throws { try attack.run() }

  @Test(arguments: foreign)
  func refusesForeignFolders(_ attack: Attack) throws {
    var attack = attack
    // An empty home is home all the same.
    if attack.name.contains("empty-home") {
      attack.environment["HOME"] = "../outside/empty-home"
      attack.shell = "HOME=$(cd ../outside/empty-home && pwd); export HOME"
    }
    try attack.run()
  }

  /// As somebody who could not write there anyway, so that a failure does no harm: the reason must be another.
  @Test(arguments: ["/", "//", "/..", "/etc", "/usr/lib", "/dev"])
  func refusesFoldersOfTheSystem(_ output: String) throws {
    let asNobody = geteuid() == 0 && FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")
    guard geteuid() != 0 || asNobody else { return }
    let world = try World()
    for (path, entry) in Snapshot(of: world.project).entries where entry.kind == S_IFDIR {
      chmod(world.path("project/" + path), 0o777)
    }
    chmod(world.root.path, 0o755)
    let before = Snapshot(of: world.root)
    let shell =
      asNobody
      ? "exec /usr/bin/setpriv --reuid 65534 --regid 65534 --clear-groups \"$0\" \"$@\"" : ""
    let result = try Program.run(["build", "--output", output], in: world.project, shell: shell)
    #expect(result.ending == .exited(2), "\(result.end)")
    #expect(!result.text.contains("Permission denied"), "only the system's refusal kept it out: \(result.end)")
    #expect(Snapshot(of: world.root) == before)
  }

  static let accepted: [Attack] = [
    Attack(
      name: "a new folder, by way of Content", arguments: ["build", "--output", "Content/../Site"], statuses: [0],
      mayWrite: ["project/Site"]),
    Attack(
      name: "a slash at the end", arguments: ["build", "--output", "Public/"], statuses: [0],
      mayWrite: ["project/Public"]),
    Attack(
      name: "an empty folder", arguments: ["build", "--output", "../outside/victim/empty"], statuses: [0],
      mayWrite: ["outside/victim/empty"]),
    Attack(
      name: "folders that are not there yet", arguments: ["build", "--output", "a/b/c"], statuses: [0],
      mayWrite: ["project/a"]),
    Attack(
      name: "a checkout of an empty branch", arguments: ["build", "--output", "../outside/branch"], statuses: [0],
      mayWrite: ["outside/branch"], setUp: { try $0.file("outside/branch/.git", "gitdir: elsewhere\n") },
      then: { world, _ in
        let kept = try world.text("outside/branch/.git")
        #expect(kept == "gitdir: elsewhere\n")
      }),
    Attack(
      name: "a folder that only .gitignore is in", arguments: ["build"], statuses: [0], mayWrite: ["project/Public"],
      setUp: { try $0.file("project/Public/.gitignore", "*\n!.gitignore\n") },
      then: { world, _ in
        let kept = try world.text("project/Public/.gitignore")
        #expect(kept == "*\n!.gitignore\n")
      }),
  ]

  @Test(arguments: accepted)
  func takesFoldersThatAreFree(_ attack: Attack) throws { try attack.run() }

  // MARK: What others put next to the site

  @Test func keepsForeignFilesWithModesAndOwners() throws {
    let world = try World()
    try build(world)
    try world.file("project/Public/CNAME", "patterns.example\n", mode: 0o600)
    try world.file("project/Public/.well-known/key", "key\n", mode: 0o440)
    try world.folder("project/Public/uploads/empty", mode: 0o1777)
    try world.link("project/Public/latest", to: "../../outside/victim")
    try world.link("project/Public/gone", to: "nowhere")
    chmod(world.path("project/Public/.well-known"), 0o700)
    chmod(world.path("project/Public"), 0o2775)
    if geteuid() == 0 {
      for path in ["CNAME", ".well-known", "uploads", ""] { chown(world.path("project/Public/" + path), 12345, 12345) }
      chmod(world.path("project/Public"), 0o2775)
    }
    world.age()
    let before = Snapshot(of: world.root)
    for text in ["One.", "Two."] {
      try world.file("project/Content/index.md", "---\ntitle: Home\n---\n\n\(text)\n")
      try build(world)
    }
    #expect(try world.text("project/Public/index.html").contains("Two."))
    let after = Snapshot(of: world.root)
    let names = ["CNAME", ".well-known", ".well-known/key", "uploads", "uploads/empty", "latest", "gone"]
    for path in names.map({ "project/Public/" + $0 }) {
      #expect(after.entries[path] == before.entries[path], "\(path)")
    }
    let (old, new) = (before.entries["project/Public"], after.entries["project/Public"])
    #expect(old?.mode == new?.mode && old?.owner == new?.owner && old?.group == new?.group)
    let outside = after.differences(from: before, except: ["project"])
    #expect(outside.isEmpty, "\(outside)")
  }

  // MARK: The manifest

  private static func manifest(_ name: String, says: [String] = [], _ plant: @escaping @Sendable (World) throws -> Void)
    -> Attack
  {
    Attack(
      name: "manifest: \(name)", arguments: ["build"], statuses: [0, 2], says: says, mayWrite: published,
      setUp: { world in
        try world.file("project/Content/old.md", "---\ntitle: Old\n---\n")
        try build(world)
        try world.remove("project/Content/old.md")
        try world.file("project/Public/mine.txt", "Mine.\n")
        try plant(world)
      },
      then: { world, _ in
        let mine = try world.text("project/Public/mine.txt")
        #expect(mine == "Mine.\n")
      })
  }

  private static let list = "project/Public/.patternbook-manifest"

  static let manifests: [Attack] = [
    manifest("paths that lead out") { world in
      try world.file(
        list,
        """
        ../../outside/victim/keep.txt
        \(world.path("outside/victim/keep.txt"))
        a/../../../outside/victim/keep.txt
        ..
        .
        /
        ../Content/index.md

        """)
    },
    manifest("a path by way of a link") { world in
      try world.link("project/Public/way", to: "../../outside/victim")
      try world.file(list, try world.text(list) + "way/keep.txt\nway/private/key\nway/empty\nway\n")
    },
    manifest("link to a file") { world in
      try world.remove(list)
      try world.link(list, to: "../../outside/secret.txt")
    },
    manifest("link to an endless file") { world in
      try world.remove(list)
      try world.link(list, to: "/dev/zero")
    },
    manifest("link to nothing") { world in
      try world.remove(list)
      try world.link(list, to: "../../outside/nothing")
    },
    manifest("pipe") { world in
      try world.remove(list)
      try world.pipe(list)
    },
    manifest("folder") { world in
      try world.remove(list)
      try world.folder(list)
    },
    manifest("a terabyte") { world in try world.sparse(list) },
    manifest("not text") { world in
      try Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 167) }).write(to: URL(filePath: world.path(list)))
    },
  ]

  @Test(arguments: manifests)
  func trustsNoManifest(_ attack: Attack) throws { try attack.run() }

  /// A file of ours in the old site, replaced by a link: the link goes, what it leads to stays.
  @Test func replacesLinksInTheOldSite() throws {
    try Attack(
      name: "links in the old site", arguments: ["build"], statuses: [0, 2], mayWrite: Self.published,
      setUp: { world in
        try build(world)
        try world.remove("project/Public/index.html")
        try world.link("project/Public/index.html", to: "../../outside/victim/keep.txt")
        try world.remove("project/Public/search")
        try world.link("project/Public/search", to: "../../outside/victim")
        try world.file("project/Content/index.md", "---\ntitle: Home\n---\n\nNew.\n")
      }
    ).run()
  }
}
