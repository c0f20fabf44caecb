import Diagnostics
import Dialogs
import Guidelines
import Mockups
import Theme

/// Finds custom properties in the style sheets of a site that do nothing: names that are set but not used anywhere, and
/// names that are used but not set.
enum TokenCheck {
  /// Findings in the site's own style sheets.
  ///
  /// - Parameters:
  ///   - assets: all style sheets and scripts of the theme.
  ///   - own: the names of those that belong to the site.
  static func findings(in assets: [String: [UInt8]], own: Set<String>, templates: [[UInt8]]) -> [Diagnostic] {
    let sheets = own.filter { $0.hasSuffix(".css") }
    guard !sheets.isEmpty else { return [] }
    var (set, used): (Set<String>, Set<String>) = ([], [])
    func add(_ names: [Name], isStyleSheet: Bool) {
      for name in names {
        // A script or a template can do either.
        if name.isSet || !isStyleSheet { set.insert(name.text) }
        if !name.isSet || !isStyleSheet { used.insert(name.text) }
      }
    }
    for (name, bytes) in assets where name.hasSuffix(".css") || name.hasSuffix(".js") {
      let known = builtIn[name].flatMap { $0.bytes == bytes ? $0.names : nil }
      add(known ?? names(in: bytes), isStyleSheet: name.hasSuffix(".css"))
    }
    for template in templates { add(names(in: template), isStyleSheet: false) }
    let known = Theme.tokens.map(\.name)
    // Parts that replace those with the tokens still mean the tokens, and mockups have names of their own.
    set.formUnion(known)
    used.formUnion(known)
    add(ofMockups, isStyleSheet: true)
    return sheets.sorted().flatMap { sheet -> [Diagnostic] in
      var found: Set<String> = []
      let unknown = names(in: assets[sheet] ?? []).filter { name in
        !(name.isSet ? used : set).contains(name.text) && !name.hasFallback && found.insert(name.text).inserted
      }
      return unknown.prefix(TemplateLimits.findings).map { name in
        let meant = nearestName(to: name.text, among: known).map { "; did you mean “\($0)”?" } ?? ""
        let shown = name.text.utf8.count <= 80 ? name.text : String(name.text.prefix(60)) + "…"
        return Diagnostic(
          rule: .template, severity: .warning, summary: "unknown token “\(shown)”" + meant,
          explanation: name.isSet
            ? "Nothing uses this custom property, so setting it changes nothing. “patternbook templates tokens” lists "
              + "those of the built-in style sheet."
            : "Nothing sets this custom property, so browsers ignore the line.",
          location: SourceLocation(path: "\(SourceTree.templatesFolder)/assets/\(sheet)", range: name.range))
      }
    }
  }

  /// A custom property in a file.
  struct Name {
    var text: String
    var range: Range<Int>
    /// Whether the file gives it a value.
    var isSet: Bool
    /// Whether a value is given in case that it is not set.
    var hasFallback = false
  }

  /// The custom properties in the built-in style sheets and scripts, which a preview would otherwise look for each time
  /// that a style sheet is saved.
  private static let builtIn: [String: (bytes: [UInt8], names: [Name])] = Dictionary(
    uniqueKeysWithValues: Theme.files.filter { $0.name.hasPrefix("assets/") }.map { file in
      (String(file.name.dropFirst("assets/".count)), (file.bytes, names(in: file.bytes)))
    })

  private static let ofMockups = names(in: MockupStylesheet.css(for: Platform.allCases))

  /// The custom properties in a file, except in comments.
  static func names(in bytes: [UInt8]) -> [Name] {
    var names: [Name] = []
    var index = 0
    while index + 2 < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "*") {
        index += 2
        while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/") {
          index += 1
        }
        index += 2
        continue
      }
      guard bytes[index] == hyphen, bytes[index + 1] == hyphen, isLetter(bytes[index + 2]),
        index == 0 || !isNamePart(bytes[index - 1])
      else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, isNamePart(bytes[index]) { index += 1 }
      var next = index
      while next < bytes.count, bytes[next] == UInt8(ascii: " ") { next += 1 }
      let mark = next < bytes.count ? bytes[next] : 0
      names.append(
        Name(
          text: String(decoding: bytes[start..<index], as: UTF8.self), range: start..<index,
          isSet: mark == UInt8(ascii: ":"), hasFallback: mark == UInt8(ascii: ",")))
    }
    return names
  }

  private static let hyphen = UInt8(ascii: "-")

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == hyphen
      || byte == UInt8(ascii: "_")
  }
}
