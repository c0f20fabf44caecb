import Foundation
import Testing

/// Attacks by someone who changes the project while it is read: files become links between a check and a use.
@Suite struct SwapAttacks {
  /// What takes turns: a name in the project, and a link that waits outside it.
  private static let places = [
    ("Content/note.md", "secrets/index.md"), ("Content/image.svg", "secret.txt"), ("Content/sub", "secrets"),
    ("Templates/footer.mustache", "secrets/page.mustache"),
  ]

  private func project() throws -> World {
    let world = try World()
    try world.replaceTheme()
    try world.file("project/Content/index.md", "---\ntitle: Home\n---\n\n[Note](note.md) [Sub](sub/index.md)\n")
    try world.file("project/Content/note.md", "---\ntitle: Note\n---\n\nText.\n")
    try world.file("project/Content/image.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n")
    try world.file("project/Content/sub/index.md", "---\ntitle: Sub\n---\n\nText.\n")
    try world.file("project/Templates/footer.mustache", "<footer>Test</footer>\n")
    for (place, target) in Self.places {
      try world.link("outside/waiting/\(place)", to: world.path("outside/\(target)"))
    }
    return world
  }

  private func pairs(_ world: World) -> [(String, String)] {
    Self.places.map { (world.path("project/" + $0.0), world.path("outside/waiting/" + $0.0)) }
  }

  private func confirm(_ result: Program.Result, _ world: World, _ when: String) throws {
    guard case .exited(0...2) = result.ending else {
      Issue.record("\(when): \(result.ending): \(result.end)")
      return
    }
    let secret = Data(world.secret.utf8)
    #expect((result.output + result.messages).range(of: secret) == nil, "\(when): the secret was printed")
    for (path, bytes) in Snapshot(of: world.root.appending(path: "project/Public")).contents {
      #expect(bytes.range(of: secret) == nil, "\(when): the secret is in \(path)")
    }
  }

  /// A thread exchanges files and links as fast as it can.
  @Test func leaksNothingWhileFilesAreSwapped() throws {
    let world = try project()
    let pairs = pairs(world)
    let isDone = Flag()
    let isOver = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      while !isDone.isSet {
        for (first, second) in pairs {
          let aside = second + ".aside"
          rename(first, aside)
          rename(second, first)
          rename(aside, second)
        }
        usleep(200)
      }
      isOver.signal()
    }
    defer {
      isDone.set()
      isOver.wait()
    }
    for round in 0..<12 {
      let result = try Program.run([round % 2 == 0 ? "build" : "check", "--fail-on", "never"], in: world.project)
      try confirm(result, world, "round \(round)")
    }
  }

  #if os(Linux)
    /// All are exchanged right before the n-th call on one of them, for every n.
    @Test(arguments: ["Content", "Templates"])
    func leaksNothingWhereverTheSwapFalls(_ folder: String) throws {
      let world = try project()
      let pairs = pairs(world)
      for number in 1... {
        let outcome = try Shim.run(
          ["build", "--fail-on", "never"], in: world.project, counting: world.root.appending(path: "project/" + folder),
          [.changes, .reads, .looks], at: number, .swap(pairs))
        guard let call = outcome.struck else { break }
        try confirm(outcome.result, world, "\(number) \(call)")
        for (first, second) in pairs {
          let aside = second + ".aside"
          rename(first, aside)
          rename(second, first)
          rename(aside, second)
        }
      }
    }

    /// The published folder becomes a link to somebody's folder in the middle of a build.
    @Test func harmsNothingWhereverPublicIsSwapped() throws {
      let world = try World()
      try world.replaceTheme()
      try build(world)
      try world.link("outside/waiting", to: world.path("outside/victim"))
      let (site, link) = (world.path("project/Public"), world.path("outside/waiting"))
      let victim = world.root.appending(path: "outside/victim")
      let before = Snapshot(of: victim)
      for number in 1... {
        try world.file("project/Content/index.md", "---\ntitle: Home\n---\n\nText \(number).\n")
        let outcome = try Shim.run(["build"], in: world.project, at: number, .swap([(site, link)]))
        guard let call = outcome.struck else { break }
        let after = Snapshot(of: victim)
        #expect(after == before, "\(number) \(call): \(after.differences(from: before, except: []))")
        guard after == before else { return }
        if case .exited(0...2) = outcome.result.ending {} else { Issue.record("\(number) \(call): \(outcome.result)") }
        // Whatever is left of the two is cleared away for the next round.
        for path in ["project/Public", "outside/waiting"] where world.exists(path) { try world.remove(path) }
        for name in try FileManager.default.contentsOfDirectory(atPath: world.path("project"))
        where !Publication.names.contains(name) { try world.remove("project/" + name) }
        try build(world)
        try world.link("outside/waiting", to: world.path("outside/victim"))
      }
    }
  #endif
}

/// Something that is set once, from whatever thread.
private final class Flag: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false

  var isSet: Bool { lock.withLock { value } }

  func set() { lock.withLock { value = true } }
}
