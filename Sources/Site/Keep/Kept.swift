import Synchronization

/// The last result of a stage, with the digest of what it was made from.
///
/// It is made again only when the digest differs. Without a place to keep it, it is made each time.
final class Kept<Value: Sendable>: Sendable {
  private let isKeeping: Bool
  private let slot = Mutex<(inputs: InputDigest, result: Result)?>(nil)

  /// A result, and a number that differs from those of all other results of the stage.
  struct Result: Sendable {
    let value: Value
    let version: Int
  }

  init(isKeeping: Bool) { self.isKeeping = isKeeping }

  /// The result of these inputs, if it is kept.
  func result(of inputs: InputDigest) -> Result? {
    slot.withLock { slot in slot.flatMap { $0.inputs == inputs ? $0.result : nil } }
  }

  /// The last result with its inputs, which is no longer kept afterward.
  func take() -> (inputs: InputDigest, value: Value)? {
    slot.withLock { slot in
      defer { slot = nil }
      return slot.map { ($0.inputs, $0.result.value) }
    }
  }

  /// Replaces the result.
  func keep(_ value: Value, of inputs: InputDigest) -> Result {
    slot.withLock { slot in
      let result = Result(value: value, version: (slot?.result.version ?? 0) + 1)
      if isKeeping { slot = (inputs, result) }
      return result
    }
  }

  /// The result of these inputs, kept or made.
  func result(of inputs: InputDigest, _ make: () throws -> Value) rethrows -> Result {
    try result(of: inputs, from: { _ in try make() })
  }

  /// The result of these inputs, kept or made, possibly of that of other inputs.
  func result(of inputs: InputDigest, from make: (_ last: Value?) throws -> Value) rethrows -> Result {
    if let kept = result(of: inputs) { return kept }
    return keep(try make(slot.withLock { $0?.result.value }), of: inputs)
  }
}
