import Testing

@testable import Files

@Suite struct ChildProcessTests {
  private func run(
    _ script: String, input: [UInt8] = [], timeLimit: Duration = .seconds(20)
  ) throws -> ChildProcess.Result {
    try ChildProcess(program: "sh", arguments: ["-c", script], input: input, timeLimit: timeLimit).run()
  }

  @Test func givesBytesAndTakesThem() throws {
    let input = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
    let result = try run("cat; echo done >&2; exit 7", input: input)
    #expect(result.output == input)
    #expect(result.messages == Array("done\n".utf8))
    #expect(result.ending == .exited(7))
  }

  @Test func needsNoReaderOfItsInput() throws {
    #expect(try run("true", input: Array(repeating: 0, count: 1_000_000)).ending == .exited(0))
  }

  @Test func passesOnOnlyTheVariablesThatAreGiven() throws {
    let process = ChildProcess(
      program: "sh", arguments: ["-c", "echo $GREETING ${HOME-none}"], environment: ["GREETING=hello"],
      timeLimit: .seconds(20))
    #expect(try process.run().output == Array("hello none\n".utf8))
  }

  @Test func tellsAboutSignals() throws {
    #expect(try run("kill -KILL $$").ending == .signalled(9))
  }

  @Test func endsWhatNobodyWantsMoreOf() throws {
    var count = 0
    let process = ChildProcess(program: "sh", arguments: ["-c", "while true; do echo; done"], timeLimit: .seconds(20))
    let result = try process.run { piece in
      count += piece.count
      return count < 100_000
    }
    #expect(result.ending == .unwanted)
  }

  @Test func keepsOnlyTheBeginningOfMessages() throws {
    let result = try run("head -c 1000000 /dev/zero >&2; echo all")
    #expect(result.messages.count == 4096 && result.output == Array("all\n".utf8))
  }

  // Replaced by sleep, the shell leaves none behind that would hold what other tests wait to see closed.
  @Test(arguments: ["exec sleep 60", "exec >&- 2>&-; exec sleep 60", "while true; do echo; done"])
  func endsWhatTakesTooLong(_ script: String) throws {
    let start = ContinuousClock.now
    do {
      let result = try run(script, timeLimit: .milliseconds(200))
      Issue.record("ended by itself: \(result.ending)")
    } catch ChildProcess.Failure.timedOut {
      #expect(start.duration(to: .now) < .seconds(20))
    }
  }

  @Test(arguments: ["no-such-program-anywhere", "/no/such/program"])
  func saysThatThereIsNoSuchProgram(_ program: String) throws {
    do {
      _ = try ChildProcess(program: program, arguments: [], timeLimit: .seconds(1)).run()
      Issue.record("there is")
    } catch ChildProcess.Failure.notFound {}
  }

  /// A child that is started at the same time must not hold another's pipes open.
  @Test func keepsChildrenApart() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<16 {
        group.addTask {
          let result = try ChildProcess(
            program: "sh", arguments: ["-c", "echo \(number)"], timeLimit: .seconds(20)
          ).run()
          #expect(result.output == Array("\(number)\n".utf8))
        }
      }
      try await group.waitForAll()
    }
  }
}
