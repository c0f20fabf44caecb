import HTML
import Writing

/// Elements that an author hides: `<div hidden>`, `<div style="display: none">`.
///
/// They stay hidden, with their anchors. What a script would show, such as a tab, is shown: scripts of pages are not run.
extension SafeBody {
  /// Whether the attributes of an element hide it.
  func hides(_ attributes: [HTMLAttribute]) -> Bool {
    attributes.contains { $0.name == "hidden" || $0.name == "style" && StyleAttribute($0.value).isHidden }
  }

  /// Writes what an element holds that is hidden and has no tags of its own here.
  mutating func enterHidden(_ node: HTMLNode, isFirst: Bool) -> Bool {
    let id = isFirst ? node.attribute("id").flatMap { take(id: $0) } : nil
    guard node.hasChildren || id != nil else { return false }
    page.html.markup("<span")
    if let id { page.html.attribute("id", id) }
    page.html.markup(" hidden=\"\">")
    push(OpenElement(name: "span"))
    return true
  }

  /// Whether a script would show a hidden element: it is called like a part of which only one is shown, or something
  /// else on the page names it.
  mutating func isShownByScript(_ attributes: [HTMLAttribute]) -> Bool {
    attributes.contains { attribute in
      switch attribute.name {
      case "role": attribute.value.elementsEqual("tabpanel".utf8)
      case "class": Self.isPart(attribute.value)
      case "id": isNamedTwice(attribute.value)
      default: false
      }
    }
  }

  private static let longestClasses = 200
  /// Words in classes of what one opens and closes.
  private static let parts: Set = [
    "accordion", "collapse", "collapsible", "panel", "tab", "tabcontent", "tabpanel", "tabs", "toggle",
  ]

  private static func isPart(_ classes: [UInt8]) -> Bool {
    String(decoding: classes.prefix(longestClasses), as: UTF8.self).lowercased().split { !$0.isLetter }.contains {
      parts.contains(String($0))
    }
  }

  /// Whether a name is more than once in the page as a value or an address within it: `id="a"` and `href="#a"`.
  private mutating func isNamedTwice(_ name: [UInt8]) -> Bool {
    let names = repeatedNames ?? Self.repeatedNames(in: source)
    repeatedNames = names
    return names.contains(name[...])
  }

  private static func repeatedNames(in source: [UInt8]) -> Set<ArraySlice<UInt8>> {
    var names: Set<ArraySlice<UInt8>> = []
    var repeated: Set<ArraySlice<UInt8>> = []
    var index = 0
    while index < source.count {
      let byte = source[index]
      index += 1
      guard "\"'#".utf8.contains(byte) else { continue }
      let name = source[index...].prefix { ForeignReader.isNamePart($0) || $0 == UInt8(ascii: "_") }
      index = name.endIndex
      if !name.isEmpty, !names.insert(name).inserted { repeated.insert(name) }
    }
    return repeated
  }
}
