/// Directives that are not boxes: pictures, cards, code, formulas, quotations, and lists.
extension MySTRewriter {
  // MARK: Pictures, cards, and buttons

  mutating func writePicture(_ place: Place) {
    let directive = place.directive
    block(place) { rewriter, _ in
      let target = directive.options["target"]
      if target != nil { rewriter.put("[") }
      rewriter.put("![")
      if let alt = directive.options["alt"] { rewriter.put(alt) }
      rewriter.put("](<")
      rewriter.put(directive.argument)
      rewriter.put(">)")
      if let width = directive.options["width"].map(rewriter.reader.string) {
        let number = width.prefix { ("0"..."9").contains($0) }
        if !number.isEmpty, number.endIndex == width.endIndex || width.hasSuffix("px") {
          rewriter.put("{width=\(number)}")
        }
      }
      if let target {
        rewriter.put("](<")
        rewriter.put(target)
        rewriter.put(">)")
      }
    }
    if directive.name == "figure" { writeContent(place) }
  }

  mutating func writeCard(_ place: Place) {
    let directive = place.directive
    let isDocument = directive.options["link-type"].map { reader.string($0) == "doc" } ?? false
    let address: Address? = directive.options["link"].map { self.address(of: $0, isDocument: isDocument) }
    if let picture = directive.options["img-top"] ?? directive.options["img-background"] {
      block(place) { rewriter, _ in
        rewriter.put("![")
        if let alt = directive.options["img-alt"] { rewriter.put(alt) }
        rewriter.put("](<")
        rewriter.put(picture)
        rewriter.put(">)")
      }
    }
    if !directive.argument.isEmpty {
      block(place) { rewriter, _ in
        rewriter.put(address == nil ? "**" : "**[")
        rewriter.putInline(directive.argument)
        rewriter.put(address.map { "](<\($0.address)>)**" } ?? "**")
      }
    }
    writeContent(place)
    if let address, directive.argument.isEmpty {
      block(place) { rewriter, _ in rewriter.put("[\(address.title)](<\(address.address)>)") }
    }
  }

  mutating func writeButton(_ place: Place) {
    let directive = place.directive
    let target = address(of: directive.argument, isDocument: true)
    let text = reader.trimmed(directive.content)
    block(place) { rewriter, _ in
      rewriter.put("[")
      if text.isEmpty { rewriter.put(target.title) } else { rewriter.putInline(text) }
      rewriter.put("](<\(target.address)>)")
    }
  }

  mutating func writeVideo(_ place: Place) {
    let directive = place.directive
    let argument = reader.string(directive.argument)
    let host = directive.name == "vimeo" ? "https://vimeo.com/" : "https://www.youtube.com/watch?v="
    let prefix = argument.contains("/") ? "" : host
    guard !argument.isEmpty else { return }
    block(place) { rewriter, _ in rewriter.put("[\(argument)](<\(prefix + argument)>)") }
  }

  // MARK: Code, formulas, and quotes

  mutating func writeCode(_ place: Place) {
    let directive = place.directive
    let tags = directive.options["tags"].map(reader.string) ?? ""
    if tags.contains("remove-cell") || tags.contains("remove-input") { return }
    block(place) { rewriter, indent in
      // A caption can hold backticks.
      let fence = String(repeating: "~", count: max(rewriter.longestFence(in: directive.content) + 1, 3))
      rewriter.put(fence)
      let language = rewriter.reader.string(directive.argument)
      switch directive.name {
      case "doctest", "testcode", "ipython": rewriter.put("python")
      case "prompt" where language.isEmpty: rewriter.put("bash")
      default:
        if language.hasPrefix("ipython") { rewriter.put("python") } else { rewriter.put(directive.argument) }
      }
      if let caption = directive.options["caption"] {
        rewriter.put(" title=\"")
        rewriter.put(caption)
        rewriter.put("\"")
      }
      if let lines = directive.options["emphasize-lines"] {
        rewriter.put(" {")
        rewriter.put(lines)
        rewriter.put("}")
      }
      rewriter.put("\n")
      rewriter.copy(rewriter.withoutBlankLine(directive.content), lead: place.lead)
      if rewriter.output.last != UInt8(ascii: "\n") { rewriter.put("\n") }
      rewriter.put(indent + fence)
    }
  }

  /// Lines without a blank one in front, which only parts them from options.
  func withoutBlankLine(_ lines: Range<Int>) -> Range<Int> {
    let lineEnd = min(reader.lineEnd(from: lines.lowerBound), lines.upperBound)
    guard reader.trimmed(lines.lowerBound..<lineEnd).isEmpty else { return lines }
    return min(lineEnd + 1, lines.upperBound)..<lines.upperBound
  }

  private func longestFence(in range: Range<Int>) -> Int {
    var (longest, run) = (0, 0)
    for byte in bytes[range] {
      run = byte == UInt8(ascii: "~") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  mutating func writeMath(_ place: Place) {
    block(place) { rewriter, indent in
      rewriter.put("$$\n")
      for range in [place.directive.argument, rewriter.reader.trimmed(place.directive.content)] where !range.isEmpty {
        rewriter.put(indent)
        rewriter.put(range)
        rewriter.put("\n")
      }
      rewriter.put(indent + "$$")
    }
  }

  mutating func writeQuote(_ place: Place) {
    let isDeep = place.lead.utf8.count > 2 * Self.deepest
    endBlock(place.indent, lead: place.lead)
    if !place.directive.argument.isEmpty {
      put(place.lead + "> ")
      putInline(place.directive.argument)
      put("\n")
    }
    read(place.directive.content, depth: place.depth + 1, lead: isDeep ? place.lead : place.lead + "> ")
    endBlock(place.indent, lead: place.lead)
  }

  // MARK: Lists

  /// Writes terms and, below each, its definition.
  mutating func writeGlossary(_ place: Place) {
    let base = indent(of: place.indent).utf8.count
    var isBehindTerm = false
    endBlock(place.indent, lead: place.lead)
    var index = place.directive.content.lowerBound
    while index < place.directive.content.upperBound {
      let lineEnd = min(reader.lineEnd(from: index), place.directive.content.upperBound)
      let line = reader.trimmed(index..<lineEnd)
      let isTerm = !line.isEmpty && line.lowerBound - index <= base
      if isTerm, !isBehindTerm { put("\n") }
      put(place.lead)
      if isTerm {
        put(index..<line.lowerBound)
        putAnchor("term-" + reader.string(line))
        putInline(line)
      } else if !line.isEmpty {
        put(String(repeating: " ", count: base) + (isBehindTerm ? ": " : "  "))
        putInline(line)
      }
      put("\n")
      if isTerm || !line.isEmpty { isBehindTerm = isTerm }
      index = min(lineEnd + 1, place.directive.content.upperBound)
    }
    endBlock(place.indent, lead: place.lead)
  }

  /// Writes the list of pages that a table of contents shows in its place.
  mutating func writeTree(_ place: Place) {
    let directive = place.directive
    guard directive.options["hidden"] == nil, directive.options["glob"] == nil else { return }
    let entries = lines(of: directive.content).filter { !$0.isEmpty && !bytes[$0].elementsEqual("self".utf8) }
    guard !entries.isEmpty else { return }
    if let caption = directive.options["caption"] { block(place) { rewriter, _ in rewriter.putStrong(caption) } }
    endBlock(place.indent, lead: place.lead)
    for entry in entries {
      put(place.lead + indent(of: place.indent) + "- ")
      let reference = MySTReference(reader, entry)
      let target = address(of: reference.target, isDocument: true)
      put("[")
      if let text = reference.text { put(text) } else { put(target.title) }
      put("](<\(target.address)>)\n")
    }
    endBlock(place.indent, lead: place.lead)
  }

  // MARK: Tables

  mutating func writeCSVTable(_ place: Place) {
    let directive = place.directive
    guard directive.options["file"] == nil, directive.options["url"] == nil else {
      return copy(place.indent.lowerBound..<directive.end, lead: place.lead)
    }
    block(place) { rewriter, indent in rewriter.writeCSVTable(directive, indent) }
  }
}
