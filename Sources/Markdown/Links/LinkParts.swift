/// The parts of a destination as written.
struct LinkParts {
  let path: Slice<UnsafeBufferPointer<UInt8>>
  /// Query and fragment with their separators.
  let suffix: Slice<UnsafeBufferPointer<UInt8>>
  /// The fragment without `#`.
  let fragment: Slice<UnsafeBufferPointer<UInt8>>?

  init(_ url: UnsafeBufferPointer<UInt8>) {
    let hash = url.firstIndex(of: UInt8(ascii: "#"))
    let beforeHash = url[..<(hash ?? url.endIndex)]
    let question = beforeHash.firstIndex(of: UInt8(ascii: "?"))
    path = beforeHash[..<(question ?? beforeHash.endIndex)]
    suffix = url[path.endIndex...]
    fragment = hash.map { url[($0 + 1)...] }
  }
}
