import Diagnostics
import HTML
import Writing

/// Reads the HTML of a trusted author in a rendered page.
///
/// Its ids and links are noted, and addresses within the site are written as they are published. Nothing else changes.
enum TrustedBody {
  /// - Returns: false for HTML that cannot be parsed.
  static func read(_ page: inout PageRenderer) -> Bool {
    let html = page.html.bytes
    let places = AuthoredPlaces(page.authored, in: html, of: page.text)
    var edits: [(range: Range<Int>, value: [UInt8])] = []
    let isParsed = html.withUnsafeBufferPointer { bytes in
      guard let tree = HTMLTree(parsing: bytes) else { return false }
      var seen: Set<Int> = []
      var walk = tree.walk()
      while let event = walk.next() {
        guard case .enter(let node) = event, node.kind == .element, let tag = node.startTag,
          let range = places.range(of: tag), seen.insert(tag.lowerBound).inserted
        else { continue }
        read(node, at: range, &page, &edits)
      }
      return true
    }
    page.document.links.sort { $0.range.lowerBound < $1.range.lowerBound }
    if !edits.isEmpty { apply(edits.sorted { $0.range.lowerBound < $1.range.lowerBound }, to: &page) }
    return isParsed
  }

  private static func read(
    _ node: HTMLNode, at range: SourceRange, _ page: inout PageRenderer,
    _ edits: inout [(range: Range<Int>, value: [UInt8])]
  ) {
    let element = node.name
    for attribute in node.attributes {
      var published = attribute.value
      switch SafeHTML.treatment(ofAttribute: attribute.name, on: element) {
      case .anchor:
        page.document.rawAnchors.append(String(decoding: attribute.value, as: UTF8.self))
        continue
      case .address(let use):
        published = page.publish(attribute.value, for: use, of: node, at: range) ?? published
      case .addresses:
        published = HTMLAddress.rewrite(set: attribute.value) {
          page.note(address: $0, for: .picture, image: PageRenderer.picture, at: range)
        }
      default: continue
      }
      if published != HTMLAddress.clean(attribute.value), let place = attribute.valueRange {
        var value = HTMLWriter()
        value.markup("\"")
        published.withUnsafeBufferPointer { value.text($0) }
        value.markup("\"")
        edits.append((place, value.bytes))
      }
    }
  }

  /// Puts other values into attributes, and moves what is noted by its place.
  private static func apply(_ edits: [(range: Range<Int>, value: [UInt8])], to page: inout PageRenderer) {
    let html = page.html.bytes
    var writer = HTMLWriter(capacity: html.count + edits.count * 16)
    var copied = 0
    var moves: [(from: Int, by: Int)] = []
    for edit in edits where edit.range.lowerBound >= copied {
      writer.markup(rendered: html[copied..<edit.range.lowerBound])
      writer.markup(rendered: edit.value)
      copied = edit.range.upperBound
      moves.append((copied, writer.count - copied))
    }
    writer.markup(rendered: html[copied...])
    page.html = writer
    move(&page.document.outline, \.offset, by: moves)
    move(&page.document.slots, \.offset, by: moves)
  }

  private static func move<Item>(
    _ items: inout [Item], _ offset: WritableKeyPath<Item, Int>, by moves: [(from: Int, by: Int)]
  ) {
    var passed = 0
    for index in items.indices {
      while passed < moves.count, moves[passed].from <= items[index][keyPath: offset] { passed += 1 }
      if passed > 0 { items[index][keyPath: offset] += moves[passed - 1].by }
    }
  }
}

extension PageRenderer {
  /// Notes the address in an attribute of an element.
  ///
  /// - Returns: the address to publish; nil if it must be left out.
  mutating func publish(
    _ value: [UInt8], for use: HTMLAddress.Use, of element: HTMLNode, at range: SourceRange
  ) -> [UInt8]? {
    switch use {
    case .image: note(address: value, for: use, image: Self.image(of: element), at: range)
    case .picture: note(address: value, for: use, image: Self.picture, at: range)
    case .link, .media, .source: note(address: value, for: use, at: range)
    }
  }
}
