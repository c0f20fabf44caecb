/// A short stand-in for what a result was made from: if two differ, so do the inputs.
///
/// It holds for one process. Texts count by their bytes, because `String` takes composed and decomposed letters for
/// equal.
struct InputDigest: Sendable, Hashable {
  private let value: Int

  /// The digest of the inputs that a closure adds, in order.
  init(_ add: (inout Inputs) -> Void) {
    var inputs = Inputs()
    add(&inputs)
    value = inputs.hasher.finalize()
  }

  /// Collects inputs.
  struct Inputs {
    fileprivate var hasher = Hasher()

    mutating func add(_ bytes: [UInt8]) {
      hasher.combine(bytes.count)
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }

    mutating func add(_ text: String) {
      var text = text
      text.withUTF8 { bytes in
        hasher.combine(bytes.count)
        hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
      }
    }

    mutating func add(_ text: String?) {
      hasher.combine(text == nil)
      if let text { add(text) }
    }

    mutating func add(_ texts: some Collection<String>) {
      hasher.combine(texts.count)
      for text in texts { add(text) }
    }

    /// Adds something that has no text in it.
    mutating func add(number: some Hashable) { hasher.combine(number) }

    mutating func add(_ digest: InputDigest) { hasher.combine(digest.value) }
  }
}
