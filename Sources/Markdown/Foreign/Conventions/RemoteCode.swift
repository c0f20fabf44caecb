import Diagnostics

/// Fences with nothing but the address of a file, which plugins fill in: ` ```go reference `.
enum RemoteCode {
  static let kind = ForeignKind(
    noun: "code block of another site", plural: "code blocks of another site",
    advice: "A plugin of another tool loads the code. Patternbook loads nothing, and shows a link. Where readers need "
      + "the code, put it into the page.",
    outcome: "shown as a link", severity: .note, isOfSite: true)

  private static let longest = 500

  /// The address, if an info string asks for what it leads to.
  static func address(
    _ code: UnsafeBufferPointer<UInt8>, info: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8>? {
    let words = info.prefix(longest).split { $0 <= 0x20 }.dropFirst()
    guard words.contains(where: { $0.elementsEqual("reference".utf8) }), code.count < longest else { return nil }
    let start = code.prefix { $0 <= 0x20 }.endIndex
    let text = code[start...]
    guard text.starts(with: "https://".utf8) else { return nil }
    let address = text.prefix { $0 > 0x20 }
    return text[address.endIndex...].allSatisfy { $0 <= 0x20 } ? .init(rebasing: address) : nil
  }

  /// The file that an address names, with its lines, or else the address without its scheme.
  static func label(of address: UnsafeBufferPointer<UInt8>) -> String {
    let text = String(decoding: address, as: UTF8.self).dropFirst("https://".utf8.count)
    guard let blob = text.firstRange(of: "/blob/") else { return String(text) }
    let path = text[blob.upperBound...].drop { $0 != "/" }.dropFirst()
    return path.isEmpty ? String(text) : String(path)
  }
}
