/// A piece of a page's HTML as Markdown hands it over: everything between two of its own marks, balanced or not.
package enum HTMLPiece {
  /// How a piece ends.
  package enum Ending: Sendable, Equatable {
    /// Between tags: whatever follows is read as it would be without the piece.
    case clean
    /// Within a tag, a comment, a script, an SVG image or the like: it would swallow what follows.
    case open
    /// It cannot be parsed; see `HTMLBounds`.
    case beyondBounds
  }

  /// Finds out how a piece ends: whether a link that follows it is one.
  package static func ending(of piece: some Collection<UInt8>) -> Ending {
    var html = Array(piece)
    let end = html.count
    html += "<a>".utf8
    return html.withUnsafeBufferPointer { html in
      guard let tree = HTMLTree(parsing: html) else { return .beyondBounds }
      var walk = tree.walk()
      while let event = walk.next() {
        guard case .enter(let node) = event, node.kind == .element, node.startTag?.lowerBound == end else { continue }
        let isClean = node.isHTML && walk.ancestors.allSatisfy { !swallows($0) }
        return isClean ? .clean : .open
      }
      return .open
    }
  }

  /// Whether a browser that runs scripts takes what is in an element for something else than text and elements.
  private static func swallows(_ node: HTMLNode) -> Bool {
    SafeHTML.treatment(of: node) == .remove || node.name == "noscript"
  }

  /// Where the tag begins whose element, such as a script, goes on behind the end of a piece; nil where it is none.
  package static func openElement(of piece: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let tree = HTMLTree(parsing: piece) else { return nil }
    var walk = tree.walk()
    var start: Int?
    while let event = walk.next() {
      guard case .enter(let node) = event, node.kind == .element, !node.hasEndTag,
        swallows(node), let tag = node.startTag
      else { continue }
      start = tag.lowerBound
    }
    return start
  }

  /// The name in a tag, in lowercase; nil if it is not a tag.
  package static func name(inTag tag: UnsafeBufferPointer<UInt8>) -> (name: String, isEnd: Bool)? {
    guard tag.count > 1 else { return nil }
    let isEnd = tag[1] == UInt8(ascii: "/")
    let name = tag[(isEnd ? 2 : 1)...].prefix { byte in
      byte > 0x20 && byte != UInt8(ascii: "/") && byte != UInt8(ascii: ">")
    }
    guard let first = name.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first | 0x20) else { return nil }
    return (String(decoding: name, as: UTF8.self).lowercased(), isEnd)
  }

  /// Whether a piece is one comment and nothing else, by the rules of the HTML standard.
  package static func isComment(_ html: UnsafeBufferPointer<UInt8>) -> Bool {
    var html = html[...]
    while let last = html.last, last == 0x0A || last == 0x0D || last == 0x20 || last == 0x09 { html.removeLast() }
    while let first = html.first, first == 0x20 || first == 0x09 { html.removeFirst() }
    guard html.count >= 7, html.starts(with: "<!--".utf8), html.suffix(3).elementsEqual("-->".utf8) else {
      return false
    }
    let content = html.dropFirst(4).dropLast(3)
    if content.first == UInt8(ascii: ">") || content.starts(with: "->".utf8) { return false }
    var next = content.firstIndex(of: UInt8(ascii: ">"))
    while let end = next {
      let before = content[..<end]
      if before.suffix(2).elementsEqual("--".utf8) || before.suffix(3).elementsEqual("--!".utf8) { return false }
      next = content[(end + 1)...].firstIndex(of: UInt8(ascii: ">"))
    }
    return true
  }
}
