import Diagnostics
import Highlighting

/// Fences that only a plugin of another tool understands: ` ```{toctree} `, ` ```@docs `, ` ```youtube `.
enum PluginFences {
  static let kind = ForeignKind(
    noun: "fence of a plugin", plural: "fences of a plugin",
    advice: "Another tool shows something in its place. Patternbook does not know it, so readers see what is in it as "
      + "code. Write in Markdown what it means. For code, use another word, such as `text`.",
    outcome: "shown as code", isOfSite: true)

  /// To teach Patternbook such a fence, add its name here.
  ///
  /// None is the name of a language.
  private static let names: Set = [
    "card", "cards", "chart", "color-palette", "dataview", "dataviewjs", "demo", "embed", "gallery", "iframe",
    "include", "tabs", "toc", "vimeo", "youtube",
  ]

  /// - Parameter language: as it is read from the info string.
  static func holds(_ info: UnsafeBufferPointer<UInt8>, _ language: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = info.first, info.count < 500 else { return false }
    if first == UInt8(ascii: "@") { return info.count > 1 && ForeignReader.isLetter(info[1]) }
    let name = String(decoding: language, as: UTF8.self)
    guard first == UInt8(ascii: "{") else { return name.utf8.count < 20 && names.contains(name) }
    // `{=latex}` of Pandoc; `{1,3}` marks lines.
    let inner = info.dropFirst().drop { $0 == 0x20 }.first ?? 0
    if inner == UInt8(ascii: "=") { return true }
    guard ForeignReader.isLetter(inner), info.contains(UInt8(ascii: "}")) else { return false }
    let isAttribute = info.dropFirst().prefix { AttributeList.isName($0) }.endIndex
    return info[isAttribute] != UInt8(ascii: "=") && !name.isEmpty && CodeLanguage.named(name) == nil
      && !languages.contains(name)
  }

  /// Languages of code in braces.
  private static let languages: Set = [
    "bash", "c", "cpp", "css", "html", "java", "javascript", "js", "json", "julia", "latex", "ojs", "python", "r",
    "rust", "sh", "sql", "stan", "text", "ts", "typescript", "yaml",
  ]
}
