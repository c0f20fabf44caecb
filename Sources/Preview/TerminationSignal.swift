internal import Dispatch
internal import Foundation

/// Waits for the first of some signals, which do not end the process in the meantime.
///
/// After the first signal, they end the process again, so that a second Ctrl-C stops a hanging shutdown.
///
/// - Parameter whenListening: called for each signal when it is being waited for.
func waitForSignal(_ signals: [Int32], whenListening: @escaping @Sendable () -> Void = {}) async {
  let (stream, continuation) = AsyncStream.makeStream(of: Int32.self)
  let sources = signals.map { number in
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number)
    source.setEventHandler { continuation.yield(number) }
    source.setRegistrationHandler(handler: whenListening)
    source.resume()
    return source
  }
  for await _ in stream { break }
  for source in sources { source.cancel() }
  for number in signals { signal(number, SIG_DFL) }
}
