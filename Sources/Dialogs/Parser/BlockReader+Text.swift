import Diagnostics
import YAML

extension BlockReader {
  /// General properties of the block: ID, platforms, packs, presentation.
  mutating func readBlock(_ fields: inout MappingReader, into dialog: inout Dialog) {
    dialog.id = fields.node("id").flatMap { id($0, called: "“id”") }
    dialog.platforms = platforms(&fields)
    dialog.guidelines = guidelines(&fields)
    if let stage = fields.choice("stage", Dialog.Stage.self) { dialog.stage = stage.value }
    dialog.anatomy = anatomy(&fields)
    dialog.direction = Sourced(fields.choice("direction", Dialog.Direction.self))
    dialog.textSize = Sourced(fields.choice("text-size", Dialog.TextSize.self))
    dialog.language = language(fields.node("language"))
  }

  /// The visible text.
  mutating func readText(_ fields: inout MappingReader, into dialog: inout Dialog) {
    dialog.title = text(fields.node("title"), called: "“title”")
    dialog.message = text(fields.node("message"), called: "“message”")
    dialog.screen = text(fields.node("screen"), called: "“screen”")
    dialog.caption = text(fields.node("caption"), called: "“caption”")
  }

  /// Lowercase words and digits joined by hyphens; anything else is reported with a suggestion.
  mutating func id(_ node: YAMLNode, called name: String) -> Sourced<String>? {
    guard let text = text(node, called: name) else { return nil }
    if text.value.utf8.count <= Dialog.idLimit, Self.isKebab(text.value) {
      return Sourced(text.value, range: text.range)
    }
    let slug = Dialog.kebab(text.value)
    // A suggestion would lose another alphabet or the end of a long text.
    let isWhole = slug.filter(\.isLetter) == text.value.lowercased().filter(\.isLetter)
    invalid(
      "\(name) cannot be “\(text.value.prefix(40))”",
      "It is used in addresses and file names: use lowercase letters, digits, and single hyphens, at most "
        + "\(Dialog.idLimit) characters.",
      at: text.range,
      fixes: slug.isEmpty || !isWhole
        ? [] : [.init("replace with “\(slug)”", edits: [.init(replace: node.extent, with: slug)])])
    return nil
  }

  private static func isKebab(_ text: String) -> Bool {
    var previous = UInt8(ascii: "-")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "-") where previous != UInt8(ascii: "-"): break
      default: return false
      }
      previous = byte
    }
    return previous != UInt8(ascii: "-")
  }

  /// `true` for numbered parts, `false` for a plain drawing, or a word.
  private mutating func anatomy(_ fields: inout MappingReader) -> Sourced<Dialog.Anatomy>? {
    guard let node = fields.node("anatomy") else { return nil }
    if let isShown = node.bool { return isShown ? Sourced(.parts, range: node.range) : nil }
    return Sourced(
      fields.choice(node, called: "“anatomy”", among: Dialog.Anatomy.allCases, by: \.rawValue).map { ($0, node.range) })
  }

  private mutating func platforms(_ fields: inout MappingReader) -> [Sourced<Platform>]? {
    guard let items = fields.list("platforms") else { return nil }
    var platforms: [Sourced<Platform>] = []
    for item in items {
      guard let platform = fields.platform(item, among: self.platforms) else { continue }
      if platforms.contains(where: { $0.value == platform }) {
        invalid("platform “\(platform.id)” is listed twice", "Remove one of them.", at: item.range)
      } else {
        platforms.append(Sourced(platform, range: item.range))
      }
    }
    if items.isEmpty, let range = fields.entries.first(where: { $0.key == "platforms" })?.value.range {
      invalid("“platforms” is empty", "Remove the key to use the platforms of the page.", at: range)
    }
    // If no item of a list could be read, the list is treated as missing.
    return platforms.isEmpty ? nil : platforms
  }

  private mutating func guidelines(_ fields: inout MappingReader) -> [Sourced<String>]? {
    guard let items = fields.list("guidelines") else { return nil }
    return items.compactMap { item in
      text(item, called: "a pack").map { Sourced($0.value, range: $0.range) }
    }
  }

  /// A BCP 47 tag; only its form is checked.
  private mutating func language(_ node: YAMLNode?) -> Sourced<String>? {
    guard let text = text(node, called: "“language”") else { return nil }
    let subtags = text.value.split(separator: "-", omittingEmptySubsequences: false)
    let isWellFormed = subtags.enumerated().allSatisfy { index, subtag in
      return (index == 0 ? 2...3 : 1...8).contains(subtag.utf8.count)
        && subtag.utf8.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
          case UInt8(ascii: "0")...UInt8(ascii: "9"): index > 0
          default: false
          }
        }
    }
    guard isWellFormed else {
      invalid(
        "“\(text.value.prefix(40))” is not a language tag", "Use a tag such as en, fr-CA, or zh-Hant.", at: text.range)
      return nil
    }
    return Sourced(text.value, range: text.range)
  }
}
