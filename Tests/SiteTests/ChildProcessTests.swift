import Testing

@testable import Site

@Suite struct ChildProcessTests {
  private func run(
    _ script: String, input: [UInt8] = [], timeLimit: Duration = .seconds(20)
  ) throws -> ChildProcess.Result {
    try ChildProcess.run("sh", ["-c", script], input: input, timeLimit: timeLimit)
  }

  @Test func givesBytesAndTakesThem() throws {
    let input = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
    let result = try run("cat; echo done >&2; exit 7", input: input)
    #expect(result.output == input)
    #expect(result.messages == Array("done\n".utf8))
    #expect(result.status == 7)
  }

  @Test func needsNoReaderOfItsInput() throws {
    #expect(try run("true", input: Array(repeating: 0, count: 1_000_000)).status == 0)
  }

  @Test func keepsOnlyTheBeginningOfMessages() throws {
    let result = try run("head -c 1000000 /dev/zero >&2; echo all")
    #expect(result.messages.count == 4096 && result.output == Array("all\n".utf8))
  }

  @Test(arguments: ["sleep 60", "exec >&- 2>&-; sleep 60", "while true; do echo; done"])
  func endsWhatTakesTooLong(_ script: String) throws {
    let start = ContinuousClock.now
    do {
      let result = try run(script, timeLimit: .milliseconds(200))
      Issue.record("ended by itself: \(result.status)")
    } catch ChildProcess.Failure.timedOut {
      #expect(start.duration(to: .now) < .seconds(20))
    }
  }

  @Test func saysThatThereIsNoSuchProgram() throws {
    do {
      _ = try ChildProcess.run("no-such-program-anywhere", [], input: [], timeLimit: .seconds(1))
      Issue.record("there is")
    } catch ChildProcess.Failure.notFound {}
  }

  /// A child that is started at the same time must not hold another's pipes open.
  @Test func keepsChildrenApart() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<16 {
        group.addTask {
          let result = try ChildProcess.run(
            "sh", ["-c", "echo \(number)"], input: [], timeLimit: .seconds(20))
          #expect(result.output == Array("\(number)\n".utf8))
        }
      }
      try await group.waitForAll()
    }
  }
}
