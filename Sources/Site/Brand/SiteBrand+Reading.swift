import Diagnostics
import Files
import Guidelines
import YAML

extension SiteBrand {
  static let keys: [KeyShape] = [
    KeyShape("logo", .either([.text, .mapping(logoKeys)]), "Picture in the header: a file of the site"),
    KeyShape(
      "accent", .either([color, .mapping(accentKeys)]),
      "Color of links and selected items; all other colors are derived from it"),
    KeyShape("font", .either([.text, .mapping(fontKeys)]), "Font of text and code, before those of the system"),
    KeyShape("favicon", .text, "Icon in the browser: an SVG, PNG, or ICO file of the site"),
    KeyShape("credit", .boolean, "Whether the footer says what the site is built with; default: true"),
  ]

  static let color = ValueShape.matching("^#?([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$")
  static let accentKeys = [
    KeyShape("light", color, "The color in the light appearance"),
    KeyShape("dark", color, "The color in the dark appearance; derived from the other unless set"),
  ]
  private static let logoKeys = [
    KeyShape("light", .text, "The logo; also in the dark appearance if there is no other"),
    KeyShape("dark", .text, "The logo in the dark appearance"),
    KeyShape("title", .boolean, "Whether the title of the site is shown next to it; default: true"),
  ]
  private static let fontKeys = [
    KeyShape("text", .text, "Font of text"),
    KeyShape("code", .text, "Font of code"),
    KeyShape("files", .sequence(.mapping(faceKeys)), "Font files of the site"),
  ]
  private static let faceKeys = [
    KeyShape("file", .text, isRequired: true, "A WOFF2, WOFF, TTF, or OTF file of the site"),
    KeyShape("family", .text, isRequired: true, "The name that “text” and “code” use"),
    KeyShape(
      "weight", .matching(#"^[1-9][0-9]{0,3}( [1-9][0-9]{0,3})?$"#), "Weight, or range of weights; default: 100 900"),
    KeyShape("style", .choice(["normal", "italic"]), "Default: normal"),
  ]
  private static let mostFaces = 20

  /// Reads the settings of a site; values that cannot be used are reported and left out.
  mutating func read(_ reader: inout MappingReader, path: String) {
    let source = Source(path: path)
    if let node = reader.node("logo") { readLogo(node, &reader, source) }
    Self.reportBareColor("accent", &reader)
    if let node = reader.node("accent") { readAccent(node, &reader, source) }
    if let node = reader.node("font") { readFont(node, &reader, source) }
    if let node = reader.text("favicon") { favicon = source.file(node, "favicon", &reader) }
    showsCredit = reader.bool("credit")?.value ?? showsCredit
  }

  /// The file with the settings.
  private struct Source {
    var path: String

    func location(_ node: YAMLNode) -> SourceLocation { SourceLocation(path: path, range: node.range) }

    func reader(_ node: YAMLNode, _ keys: [KeyShape], what: String) -> MappingReader {
      MappingReader(
        node, keys: keys, path: path, rules: .init(invalidValue: .configuration, unknownKey: .configuration), what: what
      )
    }

    /// The file of the site that a value names; a slash before its path changes nothing.
    func file(_ node: YAMLNode, _ setting: String, _ reader: inout MappingReader) -> File? {
      guard let text = node.text, let path = SitePath.resolve(text, from: ""), !path.isEmpty,
        !text.contains("://"), text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F })
      else {
        reader.report(
          "“\(setting)” is not a file of the site",
          "Give its path in the folder with the pages, or in a static folder, such as “images/logo.svg”.",
          at: node.range)
        return nil
      }
      return File(path: path, location: location(node))
    }
  }

  private mutating func readLogo(_ node: YAMLNode, _ outer: inout MappingReader, _ source: Source) {
    guard case .mapping = node.content else {
      if let node = outer.text("logo") { logo = source.file(node, "logo", &outer) }
      return
    }
    var reader = source.reader(node, Self.logoKeys, what: "“logo”")
    if let node = reader.text("light") { logo = source.file(node, "logo", &reader) }
    if let node = reader.text("dark") { darkLogo = source.file(node, "logo", &reader) }
    showsTitle = reader.bool("title")?.value ?? showsTitle
    if logo == nil, darkLogo != nil {
      reader.report("“logo” has no “light”", "Name the logo of the light appearance, too.", at: node.range)
      darkLogo = nil
    }
    outer.add(reader.finish())
  }

  /// YAML reads a color without quotes as a comment.
  static func reportBareColor(_ key: String, _ reader: inout MappingReader) {
    for entry in reader.entries where entry.key == key && entry.value.isNull {
      guard case .scalar(let scalar) = entry.value.content, let comment = scalar.comment else { continue }
      reader.report(
        "“\(key)” has no value, because YAML reads “#” as the start of a comment",
        "Put the color in quotes: \"\(comment.text.prefix(40))\".", at: comment.range)
    }
  }

  private mutating func readAccent(_ node: YAMLNode, _ outer: inout MappingReader, _ source: Source) {
    styleLocations.append(source.location(node))
    guard case .mapping = node.content else {
      if let light = color(node, isDark: false, &outer, source) { accent = (light, nil) }
      return
    }
    var reader = source.reader(node, Self.accentKeys, what: "“accent”")
    for key in ["light", "dark"] { Self.reportBareColor(key, &reader) }
    let light = reader.text("light").flatMap { color($0, isDark: false, &reader, source) }
    let dark = reader.text("dark").flatMap { color($0, isDark: true, &reader, source) }
    if let light {
      accent = (light, dark)
    } else if let dark {
      reader.report("“accent” has no “light”", "Give the color of the light appearance, too.", at: node.range)
      accent = (dark, dark)
    }
    outer.add(reader.finish())
  }

  /// The color that a value names; a warning says which color replaces one that cannot be read on the page.
  private func color(
    _ node: YAMLNode, isDark: Bool, _ reader: inout MappingReader, _ source: Source
  ) -> BrandColor? {
    guard let color = node.text.flatMap(BrandColor.init) else {
      reader.report(
        node.text.map { "“\($0)” is not a color" } ?? "“accent” is \(node.kindName), not a color",
        "Write it with three or six hexadecimal digits, in quotes: \"#0b6573\".",
        at: node.range)
      return nil
    }
    let readable = BrandPalette.readable(color, isDark: isDark)
    if readable != color {
      let contrast = Int(BrandPalette.contrast(of: color, isDark: isDark) * 10)
      let appearance = isDark ? "dark" : "light"
      let finding = Diagnostic(
        rule: .configuration, severity: .warning,
        summary: "“\(color.hex)” is hard to read in the \(appearance) appearance: its contrast is "
          + "\(contrast / 10).\(contrast % 10):1, and text needs 4.5:1",
        explanation: "The site uses \(readable.hex) instead. Give a color for each appearance to choose it yourself: "
          + "{light: \"#0b6573\", dark: \"#6fcbd6\"}.", location: source.location(node))
      reader.add([finding])
    }
    return color
  }

  private mutating func readFont(_ node: YAMLNode, _ outer: inout MappingReader, _ source: Source) {
    styleLocations.append(source.location(node))
    guard case .mapping = node.content else {
      if let node = outer.text("font") { textFont = Self.families(node, &outer) }
      return
    }
    var reader = source.reader(node, Self.fontKeys, what: "“font”")
    textFont = reader.text("text").flatMap { Self.families($0, &reader) }
    codeFont = reader.text("code").flatMap { Self.families($0, &reader) }
    for (index, item) in (reader.list("files") ?? []).enumerated() {
      guard index < Self.mostFaces else {
        reader.report("“files” has more than \(Self.mostFaces) fonts", at: item.range)
        break
      }
      readFace(item, &reader, source)
    }
    outer.add(reader.finish())
  }

  private mutating func readFace(_ node: YAMLNode, _ outer: inout MappingReader, _ source: Source) {
    var reader = source.reader(node, Self.faceKeys, what: "an item of “files”")
    let file = reader.text("file").flatMap { source.file($0, "font", &reader) }
    let family = reader.text("family").flatMap { Self.families($0, &reader) }
    let weight = reader.text("weight")
    let style = reader.text("style")
    if reader.entries.isEmpty || file == nil || family == nil, reader.diagnostics.isEmpty {
      reader.report(
        "a font needs a file and a family", "Write “- {file: fonts/acme.woff2, family: Acme Sans}”.", at: node.range)
    }
    if let weight, !Self.isWeight(weight.text ?? "") {
      reader.report("“weight” cannot be “\(weight.text ?? "")”", "Use 400, or 100 900 for a range.", at: weight.range)
    }
    if let style, style.text != "normal", style.text != "italic" {
      reader.report("“style” cannot be “\(style.text ?? "")”", "Use one of: normal, italic.", at: style.range)
    }
    let findings = reader.finish()
    outer.add(findings)
    guard findings.isEmpty, let file, let family else { return }
    faces.append(
      Face(file: file, family: family, weight: weight?.text ?? "100 900", isItalic: style?.text == "italic"))
  }

  private static func isWeight(_ text: String) -> Bool {
    let numbers = text.split(separator: " ").map { Int($0) ?? 0 }
    return (1...2).contains(numbers.count) && numbers.allSatisfy((1...1000).contains)
  }

  /// A list of families as a style sheet has it: each a string, generic families as keywords.
  private static func families(_ node: YAMLNode, _ reader: inout MappingReader) -> String? {
    let names = (node.text ?? "").split(separator: ",").map { name in
      name.drop { $0 == " " || $0 == "\"" || $0 == "'" }
    }.map { name in String(name.reversed().drop { $0 == " " || $0 == "\"" || $0 == "'" }.reversed()) }
    guard !names.isEmpty, names.count <= 10, names.allSatisfy({ !$0.isEmpty && $0.utf8.count <= 100 }),
      names.allSatisfy({ name in
        !name.unicodeScalars.contains { $0.value < 0x20 || "\"\\<>{};".unicodeScalars.contains($0) }
      })
    else {
      reader.report(
        "“\(node.text ?? "")” is not a list of fonts", "Write names with commas between them: Acme Sans, Arial.",
        at: node.range)
      return nil
    }
    return names.map { generic.contains($0) ? $0 : "\"\($0)\"" }.joined(separator: ", ")
  }

  private static let generic: Set<String> = [
    "serif", "sans-serif", "monospace", "system-ui", "ui-serif", "ui-sans-serif", "ui-monospace", "ui-rounded",
  ]
}
