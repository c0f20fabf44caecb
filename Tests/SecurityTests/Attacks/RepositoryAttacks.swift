import Foundation
import Testing

/// Attacks through files around a project that its pages include.
@Suite struct RepositoryAttacks {
  /// Places of the secret, with the names that pages give them.
  static let places: [(path: String, name: String)] = [
    ("outside/secret.txt", "../../outside/secret.txt"), (".git/config", "../../.git/config"),
    (".env", "../../.env"), ("a/.secret", "../../a/.secret"), ("ignored.txt", "../../ignored.txt"),
    ("build/secret.txt", "../../build/secret.txt"), ("a/own.txt", "../../a/own.txt"),
    ("home/.ssh/key", "../../home/.ssh/key"), ("ignored.txt", "../../a/../ignored.txt"),
    ("ignored.txt", "../../link.txt"), ("outside/secret.txt", "../../../secret.txt"),
  ]

  /// A home folder around the repository would be reason enough to read nothing.
  private static let elsewhere = ["HOME": "/nonexistent"]

  /// All ways to name a file.
  private static func page(_ name: String) -> String {
    """
    ---
    title: Home
    ---

    {{#include \(name)}}

    ```
    {{#include \(name)}}
    ```

    --8<-- "\(name)"

    <!--@include: \(name)-->

    <<< \(name)

    {% include-markdown "\(name)" %}

    {* \(name) *}

    {!\(name)!}

    {{% readfile file="\(name)" %}}

    @include "\(name)"
    """
  }

  static let hidden: [Attack] = ["check", "build"].flatMap { command in
    places.map { path, name in
      Attack(
        name: "\(name): \(command)", arguments: [command], statuses: [0, 1, 2],
        mayWrite: ["project/Public"], environment: elsewhere,
        setUp: { world in
          try world.replaceTheme()
          // What is private lies in the folder above the project, which is a repository.
          try world.file(".git/HEAD", "ref: refs/heads/main\n")
          try world.file(".gitignore", "ignored.txt\n/build/\n")
          try world.file("a/.gitignore", "own.*\n")
          if path == "outside/secret.txt" { try world.file("outside/.gitignore", "*\n") }
          if path != "outside/secret.txt" { try world.file(path, world.secret + "\n") }
          try world.link("link.txt", to: "ignored.txt")
          try world.file("project/Content/index.md", page(name))
        })
    }
  }

  @Test(arguments: hidden) func includesNothingPrivate(_ attack: Attack) throws { try attack.run() }

  static let strangers: [Attack] = [
    Plant("nothing") { _ in },
    Plant("an empty folder") { try $0.folder(".git") },
    Plant("a file that lies") { try $0.file(".git", "gitdir") },
    Plant("a link to nothing") { try $0.link(".git", to: "nowhere") },
    Plant("a folder for everybody") { world in
      try world.file(".git/HEAD", "ref: x\n")
      chmod(world.root.path, 0o1777)
    },
    Plant("a nearer repository") { world in
      try world.file(".git/HEAD", "ref: x\n")
      try world.file("project/.git/HEAD", "ref: x\n")
    },
  ].map { plant in
    Attack(
      name: plant.name, arguments: ["check"], statuses: [0, 1], says: ["page/inclusion"], environment: elsewhere,
      setUp: { world in
        try plant.plant(world)
        try world.file("project/Content/index.md", page("../../outside/secret.txt"))
      })
  }

  @Test(arguments: strangers) func trustsNoRepositoryThatIsNotOurs(_ attack: Attack) throws { try attack.run() }

  /// A home folder, or one above it, is not the repository of a project, whatever it holds.
  @Test(arguments: ["", "/home"]) func takesNoHomeFolder(_ home: String) throws {
    let world = try World()
    try world.file(".git/HEAD", "ref: x\n")
    try world.file("project/Content/index.md", Self.page("../../outside/secret.txt"))
    let result = try Program.run(["build"], in: world.project, environment: ["HOME": world.root.path + home])
    #expect(!result.text.contains(world.secret), "\(result.end)")
    #expect(try !world.text("project/Public/index.html").contains(world.secret))
  }

  /// What is not private is included.
  @Test func includesFilesOfTheRepository() throws {
    let world = try World()
    try world.file("repository/.git/HEAD", "ref: x\n")
    try world.file("repository/.gitignore", "*.log\n")
    try world.file("repository/a/code.rs", "fn shown() {}\n")
    try world.move("project", to: "repository/docs")
    // What is refused shuts nothing else out.
    try world.link("repository/out", to: world.path("outside"))
    try world.file(
      "repository/docs/Content/index.md",
      "# Home\n\n{{#include ../../out/secret.txt}}\n\n```\n{{#include ../../a/code.rs}}\n```\n")
    let result = try Program.run(
      ["build"], in: world.root.appending(path: "repository/docs"), environment: ["HOME": world.path("home")])
    #expect(result.ending == .exited(0), "\(result.end)")
    let page = try world.text("repository/docs/Public/index.html")
    #expect(page.contains("shown") && !page.contains(world.secret))
  }
}
