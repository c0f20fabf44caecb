/// Fences without code, which plugins of other tools fill with a file: ` ```js file=a.js `.
enum EmptyCode {
  static let kind = ForeignKind(
    noun: "empty code block",
    advice: "Readers would see an empty box. If a plugin of the former tool fills it in, such as with a file, put the "
      + "code into the page.",
    isOfSite: true)

  /// Whether a fence has no code, and either names a file or nothing; that of a language can show that an empty file is
  /// one.
  static func holds(_ code: UnsafeBufferPointer<UInt8>, info: UnsafeBufferPointer<UInt8>) -> Bool {
    guard code.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0A }) else { return false }
    return info.isEmpty || info.contains { "/.=".utf8.contains($0) }
  }
}
