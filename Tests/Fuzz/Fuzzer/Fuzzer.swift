#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The target that the environment names.
private let target: FuzzTarget = {
  let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    print("FUZZ_TARGET is one of: \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", "))")
    exit(2)
  }
  return target
}()

/// What one input may take, in nanoseconds of this thread: other programs do not count.
private let timeLimit: UInt64 = 1_000_000_000

/// libFuzzer as a library: it takes over with the program's arguments and calls back with one input after the other.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

@main
struct Fuzzer {
  static func main() {
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    exit(runDriver(&count, &arguments) { testOneInput($0, $1) })
  }
}

/// libFuzzer calls this for every input; ending the process is how it learns of a fault.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let time = measure { () throws(Violation) in try target.check(bytes) }
  guard time > timeLimit else { return 0 }
  // On a busy processor, all work takes longer. What grows with the square takes four times as long as half of it.
  if target == .growth {
    let half = measure { () throws(Violation) in try GrowthProperties.checkHalf(bytes) }
    if time < 3 * half, time < 10 * timeLimit { return 0 }
  }
  fail("takes \(time / 1_000_000) ms")
}

/// The time that a check takes, in nanoseconds of this thread.
private func measure(_ check: () throws(Violation) -> Void) -> UInt64 {
  let begin = threadTime()
  do {
    try check()
  } catch {
    fail("violates a property: \(error)")
  }
  return threadTime() - begin
}

private func threadTime() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

private func fail(_ reason: String) -> Never {
  let line = "== \(target.rawValue): this input \(reason)\n"
  _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  abort()
}
