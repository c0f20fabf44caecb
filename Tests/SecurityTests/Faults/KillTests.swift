import Foundation
import Testing

/// Builds are killed two hundred times: what is published is one whole site or the other, and the next build works.
@Suite struct KillTests {
  /// Numbers that are the same in each run; where a kill by time strikes is left to chance all the same.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64 = 20

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  private func confirm(_ publication: Publication, old: Int) throws {
    let now = try #require(try publication.published(), "the site is gone")
    #expect(now == old || now == 1 - old)
    if !publication.litter.isEmpty { try publication.build(1 - old) }
  }

  /// At random moments of a build.
  @Test func aKillAtAnyMomentLeavesAWholeSite() throws {
    let publication = try Publication()
    var numbers = Numbers()
    try publication.reset(to: 0)
    let start = Date()
    try publication.build(1)
    let duration = Date().timeIntervalSince(start)
    for _ in 0..<80 {
      let old = try #require(try publication.published())
      try publication.write(1 - old)
      // Most of what a build does to the disk comes late.
      let moment = duration * Double.random(in: 0.2...1.1, using: &numbers)
      _ = try Program.run(
        ["build"], in: publication.world.project, bounds: Program.Bounds(seconds: moment))
      try confirm(publication, old: old)
    }
    try publication.write(0)
    try publication.build(0)
  }

  #if os(Linux)
    /// Before each call that changes something, and then at every one again, until there were 120.
    @Test func aKillAtAnyCallLeavesAWholeSite() throws {
      let publication = try Publication()
      var (kills, number) = (0, 1)
      while kills < 120 {
        let old = try #require(try publication.published())
        try publication.write(1 - old)
        let outcome = try Shim.run(["build"], in: publication.world.project, at: number, .kill)
        number = outcome.struck == nil ? 1 : number + 1
        if outcome.struck != nil {
          #expect(outcome.result.ending == .signaled(SIGKILL))
          kills += 1
        }
        try confirm(publication, old: old)
      }
    }

    /// A killed first build leaves no site or a whole one.
    @Test func aKilledFirstBuildLeavesNoHalfSite() throws {
      let publication = try Publication()
      for number in stride(from: 1, to: 60, by: 3) {
        try publication.reset(to: nil)
        let outcome = try Shim.run(["build"], in: publication.world.project, at: number, .kill)
        let now = try publication.published()
        #expect(now == nil || now == 1, "\(outcome.struck ?? "no call")")
        if !publication.litter.isEmpty { try publication.build(1) }
      }
    }
  #endif
}
