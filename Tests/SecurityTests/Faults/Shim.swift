#if os(Linux)
  import Foundation
  import Testing

  /// The library that makes calls of a program fail, built once with the system's C compiler.
  enum Shim {
    /// Classes of calls that count.
    enum Class: Int { case changes = 1, reads = 2, looks = 4 }

    enum Action: Sendable {
      case none
      case fail(Int32)
      case full
      case kill
      /// Pairs of absolute paths that are exchanged.
      case swap([(String, String)])
      /// The address space may grow by so many bytes.
      case limit(Int)
    }

    private static let library: Result<URL, any Error> = Result {
      let folder = Program.url.deletingLastPathComponent()
      let built = folder.appending(path: "faults-\(getpid()).so")
      let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "faults.c")
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [
        "cc", "-shared", "-fPIC", "-O1", "-U_FORTIFY_SOURCE", "-o", built.path, source.path, "-ldl",
      ]
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
      let library = folder.appending(path: "faults.so")
      guard rename(built.path, library.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
      return library
    }

    /// What came of a run.
    struct Outcome {
      var result: Program.Result
      /// The calls that counted, in their order.
      var calls: [String]
      /// The call at which it happened; nil if there were fewer.
      var struck: String?
    }

    /// Runs the program with something happening at the n-th call below a folder.
    static func run(
      _ arguments: [String], in folder: URL, counting root: URL? = nil, _ classes: [Class] = [.changes],
      at number: Int = 0, _ action: Action = .none, bounds: Program.Bounds = Program.Bounds()
    ) throws -> Outcome {
      let log = FileManager.default.temporaryDirectory.appending(path: "pb-calls-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: log) }
      var variables = [
        "LD_PRELOAD": try library.get().path, "FAULT_ROOT": (root ?? folder).path,
        "FAULT_CLASSES": "\(classes.reduce(0) { $0 | $1.rawValue })", "FAULT_AT": "\(number)", "FAULT_LOG": log.path,
      ]
      switch action {
      case .none: break
      case .fail(let error): variables.merge(["FAULT_DO": "fail", "FAULT_ERRNO": "\(error)"]) { $1 }
      case .full: variables["FAULT_DO"] = "full"
      case .kill: variables["FAULT_DO"] = "kill"
      case .swap(let pairs):
        variables["FAULT_DO"] = "swap"
        variables["FAULT_SWAP"] = pairs.map { "\($0)\n\($1)" }.joined(separator: "\n")
      case .limit(let slack):
        variables.merge(["FAULT_DO": "limit", "FAULT_SLACK": "\(slack)"]) { $1 }
        // The report of a crash is a process of its own, which would wait for memory and outlive the program.
        variables["SWIFT_BACKTRACE"] = "enable=no"
      }
      let result = try Program.run(arguments, in: folder, environment: variables, bounds: bounds)
      let calls = ((try? String(contentsOf: log, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
      return Outcome(result: result, calls: calls, struck: calls.first { $0.hasPrefix("!") })
    }
  }
#endif
