import Foundation
import Testing

/// One attack: how the world is set up, what is run, and what must hold after it.
///
/// Of every attack the same is expected. The program ends by itself, within bounds, with one of the given statuses, and
/// says what it is given to say. The secret is neither in what it prints nor in what it writes. Nothing has changed but
/// what the command may write.
struct Attack: Sendable, CustomTestStringConvertible {
  var name: String
  var arguments: [String]
  /// Exit statuses that are right.
  var statuses: Set<Int32>
  /// Texts that must be part of the output or the messages.
  var says: [String] = []
  /// Paths in the world that the command may change, with all below them.
  var mayWrite: [String] = []
  var environment: [String: String] = [:]
  /// Commands of the shell that becomes the program.
  var shell = ""
  /// Where standard output goes, instead of being looked at.
  var output: String?
  var bounds = Program.Bounds()
  var setUp: @Sendable (World) throws -> Void = { _ in }
  /// What else must hold.
  var then: @Sendable (World, Program.Result) throws -> Void = { _, _ in }

  var testDescription: String { name }

  func run() throws {
    let world = try World()
    try setUp(world)
    world.age()
    let before = Snapshot(of: world.root)
    let variables = ["HOME": world.path("home"), "PATTERNBOOK_TEST_SECRET": world.secret]
    let result = try Program.run(
      arguments, in: world.project, environment: variables.merging(environment) { $1 }, shell: shell, output: output,
      bounds: bounds)
    let after = Snapshot(of: world.root)

    let statuses = self.statuses.map { Program.Ending.exited($0) }
    #expect(statuses.contains(result.ending), "\(result.end)")
    for text in says { #expect(result.text.contains(text), "“\(text)” is not in: \(result.end)") }
    let differences = after.differences(from: before, except: mayWrite)
    #expect(differences.isEmpty, "\(differences.prefix(12).joined(separator: "\n"))\n\(result.end)")
    let secret = Data(world.secret.utf8)
    #expect(result.output.range(of: secret) == nil, "the secret is in the output")
    #expect(result.messages.range(of: secret) == nil, "the secret is in the messages: \(result.end)")
    for (path, entry) in after.entries where entry != before.entries[path] && entry.kind == S_IFREG {
      #expect(entry.content.range(of: secret) == nil, "the secret is in \(path)")
    }
    let litter = after.entries.keys.filter { before.entries[$0] == nil && $0.contains(".patternbook-") }
      .filter { !$0.hasSuffix("/.patternbook-manifest") && !$0.hasSuffix("/.patternbook-mockups") }
    #expect(litter.isEmpty, "left over: \(litter)")
    try then(world, result)
  }

  /// A build of the project must give a whole site now.
  static func buildsNow(_ world: World, _: Program.Result) throws {
    let result = try Program.run(["build"], in: world.project, environment: ["HOME": world.path("home")])
    #expect(result.ending == .exited(0), "\(result.end)")
    #expect(world.exists("project/Public/index.html"))
  }
}

/// Builds the project as it is; part of a set-up.
func build(_ world: World, _ arguments: String...) throws {
  let result = try Program.run(["build"] + arguments, in: world.project, environment: ["HOME": world.path("home")])
  try #require(result.ending == .exited(0), "\(result.end)")
}

/// What is put into the world before a command runs, with a name.
struct Plant: Sendable {
  var name: String
  var plant: @Sendable (World) throws -> Void

  init(_ name: String, _ plant: @escaping @Sendable (World) throws -> Void) {
    (self.name, self.plant) = (name, plant)
  }
}
