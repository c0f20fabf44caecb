import Diagnostics

/// Fences whose code another tool runs, to show what it prints: ` ```python exec="yes" ` of markdown-exec.
enum RunCode {
  static let kind = ForeignKind(
    noun: "piece of code that another tool runs", plural: "pieces of code that another tool runs",
    advice: "Nothing is run, so readers see the code, and what it prints is missing. Write that in the page.",
    outcome: "shown as code", isOfSite: true)

  /// What turns it off.
  private static let off: Set = ["", "no", "off", "false", "0"]
  private static let longest = 500
  private static let key = Array("exec=".utf8)

  /// Whether an info string asks for it.
  static func holds(_ info: UnsafeBufferPointer<UInt8>) -> Bool {
    let info = info.prefix(longest)
    var rest = info[...]
    while let start = rest.firstIndex(of: key[0]) {
      rest = rest[(start + 1)...]
      // What begins an info string is a language.
      guard start > 0, " \t{".utf8.contains(info[start - 1]), info[start...].starts(with: key) else { continue }
      let value = info[(start + key.count)...].drop { "\"'".utf8.contains($0) }
        .prefix { $0 > 0x20 && !"\"'}".utf8.contains($0) }
      return !off.contains(String(decoding: value, as: UTF8.self).lowercased())
    }
    return false
  }
}
