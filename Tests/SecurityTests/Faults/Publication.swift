import Foundation
import Testing

/// A small project that is built over and over, and what its site may be after a build that went wrong.
final class Publication: Sendable {
  typealias Site = [String: Data]

  let world: World
  /// The sites of the two texts that the home page can have.
  let sites: [Site]
  /// Names in the project's folder that are not left over.
  static let names: Set<String> = ["Content", "Public", "Templates"]

  init() throws {
    world = try World()
    try world.replaceTheme()
    var sites: [Site] = []
    for text in 0..<2 {
      try Self.write(text, in: world)
      try SecurityTests.build(world)
      sites.append(Snapshot(of: world.root.appending(path: "project/Public")).contents)
      try FileManager.default.copyItem(
        atPath: world.path("project/Public"), toPath: world.path("outside/site-\(text)"))
    }
    self.sites = sites
    try #require(sites[0] != sites[1])
  }

  /// Gives the home page one of the two texts.
  func write(_ text: Int) throws { try Self.write(text, in: world) }

  private static func write(_ text: Int, in world: World) throws {
    try world.file("project/Content/index.md", "---\ntitle: Home\n---\n\n\(["One", "Another"][text]) text.\n")
    try world.file("project/Content/\(["one", "two"][text]).md", "---\ntitle: Page\n---\n\nText.\n")
    let other = "project/Content/\(["two", "one"][text]).md"
    if world.exists(other) { try world.remove(other) }
  }

  /// Which of the two sites is published; nil if there is none.
  ///
  /// - Throws: an issue where it is neither.
  func published() throws -> Int? {
    guard world.exists("project/Public") else { return nil }
    let now = Snapshot(of: world.root.appending(path: "project/Public")).contents
    let text: Int = try #require(sites.firstIndex(of: now), "neither site is whole: \(differences(now))")
    return text
  }

  private func differences(_ now: Site) -> String {
    sites.map { site in
      Set(site.keys).union(now.keys).filter { site[$0] != now[$0] }.sorted().joined(separator: ", ")
    }.joined(separator: "; or ")
  }

  /// What lies in the project that is neither a source nor the site.
  var litter: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: world.path("project"))) ?? [])
      .filter { !Self.names.contains($0) }.sorted()
  }

  /// Builds without faults: the site of a text is whole then, and nothing is left over.
  ///
  /// - Parameter call: what went wrong before, for the messages.
  func build(_ text: Int, after call: String = "") throws {
    try SecurityTests.build(world)
    #expect(try published() == text, "\(call)")
    #expect(litter.isEmpty, "left over after \(call): \(litter)")
  }

  /// Puts the project back to where a site of one text is published, or none, and the other text is written.
  func reset(to text: Int?) throws {
    for name in litter { try world.remove("project/" + name) }
    if let text {
      if try published() != text { try restore(text) }
      try write(1 - text)
    } else {
      try restore(nil)
      try write(1)
    }
  }

  private func restore(_ text: Int?) throws {
    if world.exists("project/Public") { try world.remove("project/Public") }
    guard let text else { return }
    try FileManager.default.copyItem(atPath: world.path("outside/site-\(text)"), toPath: world.path("project/Public"))
  }
}
