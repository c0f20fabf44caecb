import Diagnostics
import HTML
import Writing

extension SafeBody {
  /// Writes the start tag of an element of the author with those of its attributes that stay.
  ///
  /// - Parameters:
  ///   - isFirst: false for an element that the parser repeats.
  ///   - id: an id that it has been given.
  ///   - box: what the element is, if it is a box.
  mutating func writeStartTag(
    of node: HTMLNode, as name: String, at range: SourceRange, isFirst: Bool, id: String? = nil, box: BoxKind? = nil
  ) {
    page.html.markup("<")
    page.html.text(name)
    if let box {
      page.html.markup(" class=\"callout callout-")
      page.html.markup(box.style)
      page.html.markup("\" role=\"note\"")
    }
    var hasID = false
    if let id {
      hasID = true
      if !id.isEmpty { page.html.attribute("id", id) }
    }
    let attributes = node.attributes
    let isHidden = hides(attributes) && !isShownByScript(attributes)
    if isHidden { page.html.markup(" hidden=\"\"") }
    for attribute in attributes where attribute.name != "hidden" && (box == nil || attribute.name != "role") {
      switch SafeHTML.treatment(ofAttribute: attribute.name, on: name) {
      case .keep: write(attribute.name, attribute.value)
      case .anchor:
        guard !hasID, isFirst, let id = take(id: attribute.value) else { continue }
        hasID = true
        page.html.attribute("id", id)
      case .address(let use):
        guard let address = address(in: attribute, for: use, of: node, at: range, isFirst: isFirst) else { continue }
        writeAddress(attribute.name, address)
      case .addresses:
        guard isFirst else { continue }
        let addresses = HTMLAddress.rewrite(set: attribute.value) { address in
          page.note(address: address, for: .picture, image: PageRenderer.picture, at: range).map(Self.escaped)
        }
        if !addresses.isEmpty { write(attribute.name, addresses) }
      case .style:
        writeStyle(attribute.value, of: node, as: name, at: range, isFirst: isFirst, isHidden: isHidden)
      case .remove:
        guard isFirst else { continue }
        note(
          EventHandler.isName(attribute.name)
            ? .handler(attribute.name, isLook: EventHandler.isLook(attribute.value)) : .attribute(attribute.name),
          at: range)
      case .ignore: break
      }
    }
    finishStartTag(of: node, as: name)
  }

  /// Writes what an author’s style says that other attributes can say.
  private mutating func writeStyle(
    _ value: [UInt8], of node: HTMLNode, as name: String, at range: SourceRange, isFirst: Bool, isHidden: Bool
  ) {
    let style = StyleAttribute(value)
    if let width = style.width, SafeHTML.keeps("width", on: name), node.attribute("width") == nil {
      page.html.attribute("width", width)
    }
    if let alignment = style.alignment, SafeHTML.keeps("align", on: name), node.attribute("align") == nil,
      node.name != "center"
    {
      page.html.attribute("align", alignment)
    }
    if isFirst, !isHidden, style.isHidden || !style.isLookAlone { note(.attribute("style"), at: range) }
  }

  /// Writes a link in place of what would load another page into this one.
  ///
  /// - Returns: false where there is no address that a link may have.
  mutating func writeLink(to node: HTMLNode, at range: SourceRange, isFirst: Bool) -> Bool {
    guard isFirst, var address = node.attribute("src") else { return false }
    if address.starts(with: "//".utf8) { address = Array("https:".utf8) + address }
    guard address.starts(with: "https://".utf8) else { return false }
    // What it is a part of has a finding.
    if address.withUnsafeBufferPointer(LinkScheme.isTemplate) { return true }
    let host = address.dropFirst(8).prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
    let title = node.attribute("title").flatMap { $0.isEmpty ? nil : $0 } ?? Array(host)
    note(.embedded(String(decoding: host.prefix(100), as: UTF8.self)), at: range)
    // Its whole page is a button.
    if Self.hostsOfButtons.contains(where: { host.elementsEqual($0.utf8) }) { return true }
    page.html.markup("<a")
    writeAddress("href", address)
    page.html.markup(">")
    title.withUnsafeBufferPointer { title in TextRepair.forEachPiece(of: title) { page.html.text($0) } }
    page.html.markup("</a>")
    return true
  }

  private static let hostsOfButtons = ["ghbtns.com", "buttons.github.io"]

  /// The address to publish; an element that the parser repeats has that of the first.
  private mutating func address(
    in attribute: HTMLAttribute, for use: HTMLAddress.Use, of node: HTMLNode, at range: SourceRange, isFirst: Bool
  ) -> [UInt8]? {
    guard let place = attribute.valueRange?.lowerBound else { return nil }
    if isFirst { addresses[place] = page.publish(attribute.value, for: use, of: node, at: range) }
    return addresses[place]
  }

  /// Whether the address of a link has been written.
  func isLinkWritten(_ node: HTMLNode) -> Bool {
    node.attributes.contains { attribute in
      attribute.name == "href" && attribute.valueRange.map { addresses[$0.lowerBound] != nil } ?? false
    }
  }

  private mutating func finishStartTag(of node: HTMLNode, as name: String) {
    if node.name == "center" { page.html.markup(" align=\"center\"") }
    // Browsers take the title for the text that is missing, which an empty one would keep them from.
    if name == "img", node.attribute("alt") == nil { write("alt", node.attribute("title") ?? []) }
    // Without it a video that does not start by itself could not be started.
    if name == "video", node.attribute("controls") == nil { page.html.markup(" controls=\"\"") }
    page.html.markup(SafeHTML.isVoid(name) ? " />" : ">")
    if name == "pre", node.beginsWithLineEnd { page.html.markup("\n") }
  }

  private mutating func write(_ name: String, _ value: [UInt8]) {
    page.html.markup(" ")
    page.html.text(name)
    page.html.markup("=\"")
    value.withUnsafeBufferPointer { value in TextRepair.forEachPiece(of: value) { page.html.text($0) } }
    page.html.markup("\"")
  }

  mutating func writeAddress(_ name: String, _ address: [UInt8]) {
    page.html.markup(" ")
    page.html.text(name)
    page.html.markup("=\"")
    address.withUnsafeBufferPointer { page.html.url($0) }
    page.html.markup("\"")
  }

  /// An address without what would end it among others.
  private static func escaped(_ address: [UInt8]) -> [UInt8] {
    var html = HTMLWriter()
    address.withUnsafeBufferPointer { html.url($0) }
    let text = String(decoding: html.bytes, as: UTF8.self)
    return Array(text.replacing("&amp;", with: "&").replacing("&#x27;", with: "%27").replacing(",", with: "%2C").utf8)
  }

  /// Gives the author's element an id, if nothing else on the page has it.
  mutating func take(id value: [UInt8]) -> String? {
    guard page.options.anchors, !value.isEmpty, value.allSatisfy({ $0 > 0x20 && $0 != 0x7F }),
      let id = String(validating: value, as: UTF8.self), page.slugger.isFree(id), ids.insert(id).inserted
    else { return nil }
    page.slugger.reserve(id)
    return id
  }
}
