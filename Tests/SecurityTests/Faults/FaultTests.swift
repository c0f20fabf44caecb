#if os(Linux)
  import Foundation
  import Testing

  /// The system refuses one call after another: the old site or the new one is whole, and the next build works.
  @Suite struct FaultTests {
    private static let errors = [ENOSPC, EIO, EACCES, EMFILE]

    /// Lets each call of a build fail in turn.
    ///
    /// - Parameter old: whether there is a site already.
    private func failEachCall(over old: Bool, _ classes: [Shim.Class], _ action: (Int) -> Shim.Action) throws -> Int {
      let publication = try Publication()
      var failures = 0
      for number in 1... {
        try publication.reset(to: old ? 0 : nil)
        let outcome = try Shim.run(
          ["build"], in: publication.world.project, classes, at: number, action(number))
        guard let call = outcome.struck else {
          #expect(outcome.result.ending == .exited(0), "\(outcome.result.end)")
          return failures
        }
        try confirm(outcome.result, call, of: publication, old: old ? 0 : nil)
        if outcome.result.ending != .exited(0) { failures += 1 }
      }
      return failures
    }

    private func confirm(_ result: Program.Result, _ call: String, of publication: Publication, old: Int?) throws {
      let now = try publication.published()
      switch result.ending {
      case .exited(0): #expect(now == 1, "\(call): success without the new site: \(result.end)")
      case .exited(2), .exited(1):
        #expect(now == old || now == 1, "\(call): \(result.end)")
        #expect(!result.messages.isEmpty, "\(call): no message")
      default: Issue.record("\(call): \(result.ending): \(result.end)")
      }
      // A state that is one of the two without anything next to it is one that a build is known to work from.
      guard !publication.litter.isEmpty else { return }
      try publication.build(1, after: call)
    }

    @Test func aFailedCallOfAFirstBuildLeavesNoHalfSite() throws {
      let failures = try failEachCall(over: false, [.changes]) { .fail(Self.errors[$0 % 4]) }
      #expect(failures > 20)
    }

    @Test func aFailedCallOfALaterBuildLeavesTheOldSite() throws {
      let failures = try failEachCall(over: true, [.changes]) { .fail(Self.errors[($0 + 1) % 4]) }
      #expect(failures > 5)
    }

    @Test func aFailedReadLeavesTheOldSite() throws {
      let failures = try failEachCall(over: true, [.reads]) { .fail(Self.errors[$0 % 4]) }
      #expect(failures > 5)
    }

    /// From each call on, the disk is full.
    @Test func aFullDiskLeavesTheOldSite() throws {
      let failures = try failEachCall(over: true, [.changes]) { _ in .full }
      #expect(failures > 5)
    }

    // MARK: Memory

    /// At some call there is hardly more memory to be had: the program may die of it, but nothing is half done.
    @Test func scarceMemoryLeavesAWholeSite() throws {
      let publication = try Publication()
      try publication.reset(to: 0)
      let calls = try Shim.run(["build"], in: publication.world.project, [.changes, .reads]).calls.count
      let slacks = [0, 1 << 14, 1 << 18, 1 << 20]
      var ended = 0
      for step in 0..<16 {
        try publication.reset(to: 0)
        // Without memory for a later thread the system's library waits forever; that is as good as a kill.
        let outcome = try Shim.run(
          ["build"], in: publication.world.project, [.changes, .reads], at: 1 + step * calls / 16,
          .limit(slacks[step % 4]), bounds: Program.Bounds(idleSeconds: 0.5))
        let now = try publication.published()
        if outcome.result.ending == .exited(0) { #expect(now == 1) } else { ended += 1 }
        if !publication.litter.isEmpty { try publication.build(1) }
      }
      #expect(ended > 0)
    }

    /// With less and less memory from the start, the program ends by itself, and what is published is whole.
    @Test func fallingLimitsLeaveAWholeSite() throws {
      let publication = try Publication()
      var endings: [Program.Ending] = []
      // Each processor has a thread, whose stack takes 8 MB of addresses.
      let most = 300 + 10 * ProcessInfo.processInfo.processorCount
      for megabytes in stride(from: most, through: 60, by: (60 - most) / 15) {
        try publication.reset(to: 0)
        let result = try Program.run(
          ["build"], in: publication.world.project, environment: ["SWIFT_BACKTRACE": "enable=no"],
          shell: "ulimit -v \(megabytes * 1024)", bounds: Program.Bounds(idleSeconds: 5))
        if case .exceeded = result.ending { Issue.record("\(megabytes) MB: \(result.ending)") }
        let now = try publication.published()
        if result.ending == .exited(0) { #expect(now == 1) }
        if !publication.litter.isEmpty { try publication.build(1) }
        endings.append(result.ending)
      }
      #expect(endings.first == .exited(0) && endings.last != .exited(0))
    }

    // MARK: Small disks

    /// A mount needs a namespace of its own, which only root and some systems' users may have.
    private static let canMount: Bool = {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["unshare", "-m", "mount", "-t", "tmpfs", "none", "/mnt"]
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return false }
      process.waitUntilExit()
      return process.terminationStatus == 0
    }()

    @Test(
      .enabled(if: canMount),
      arguments: [
        "size=80k", "size=120k", "size=140k", "size=160k", "size=180k", "nr_inodes=30", "nr_inodes=45", "size=8m",
      ])
    func aSmallDiskHoldsAWholeSite(_ option: String) throws {
      let publication = try Publication()
      try publication.reset(to: 0)
      let world = publication.world
      let script = world.path("outside/run.sh")
      try world.file(
        "outside/run.sh",
        """
        mount -t tmpfs -o \(option) none /mnt || exit 90
        cp -a . /mnt/ 2>/dev/null || exit 91
        (cd /mnt && "$0" build)
        status=$?
        rm -r Public
        cp -a /mnt/. .
        exit $status
        """)
      let result = try Program.run(
        ["-m", "sh", "-c", "exec sh -c \"$(cat '\(script)')\" '\(Program.url.path)'"], in: world.project,
        shell: "exec unshare \"$@\"")
      // What does not fit even before the build shows nothing.
      if result.ending == .exited(91) { return }
      let now = try publication.published()
      #expect(result.ending == .exited(0) ? now == 1 : result.ending == .exited(2) && now == 0, "\(result.end)")
      #expect(publication.litter.isEmpty)
      if option == "size=8m" { #expect(result.ending == .exited(0), "\(result.end)") }
    }
  }
#endif
