/// Fences without code, which plugins of other tools fill with a file: ` ```js file=a.js `.
enum EmptyCode {
  static let kind = ForeignKind(
    noun: "empty code block",
    advice: "Readers would see an empty box. If a plugin of the former tool fills it in, such as with a file, put the "
      + "code into the page.",
    isOfSite: true)

  static func isEmpty(_ code: UnsafeBufferPointer<UInt8>) -> Bool {
    code.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A }
  }
}
