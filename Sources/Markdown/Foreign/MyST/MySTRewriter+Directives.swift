/// Directives, each as what it means in Markdown.
extension MySTRewriter {
  /// What is written in place of a directive.
  struct Place {
    let directive: MySTDirective
    let indent: Range<Int>
    let depth: Int
    let lead: String
  }

  /// - Parameter indent: what is in front of its marks.
  mutating func write(_ directive: MySTDirective, at indent: Range<Int>, depth: Int, lead: String) {
    let place = Place(directive: directive, indent: indent, depth: depth, lead: lead)
    let (name, argument) = (directive.name, directive.argument)
    noteChange()
    if let name = directive.options["name"], !Self.code.contains(directive.name) || !name.isEmpty {
      startBlock(indent, lead: lead)
      putAnchor(reader.string(name))
      endBlock(indent, lead: lead)
    }
    switch name {
    case "tab-set", "tabs": writeContainer("tabs", place)
    case "tab-item", "tab", "group-tab": writeTab(place)
    case "dropdown", "toggle", "collapse": writeContainer("details", title: argument, place)
    case "sidebar", "topic": writeContainer("note", title: argument, place)
    case "margin", "aside": writeContainer("note", text: argument, place)
    case "seealso": writeContainer("note See also", text: argument, place)
    case "versionadded": writeVersion("note New in version", place)
    case "versionchanged": writeVersion("note Changed in version", place)
    case "deprecated", "versionremoved":
      writeVersion(name == "deprecated" ? "caution Deprecated since version" : "caution Removed in version", place)
    case "figure", "image": writePicture(place)
    case "card", "grid-item-card": writeCard(place)
    case "button-link", "button-ref": writeButton(place)
    case "list-table": block(place) { $0.writeListTable(directive, $1) }
    case "csv-table": writeCSVTable(place)
    case "glossary": writeGlossary(place)
    case "toctree": writeTree(place)
    case "figure-md":
      block(place) { rewriter, _ in rewriter.putAnchor(rewriter.reader.string(argument)) }
      writeContent(place)
    case "table":
      if !argument.isEmpty { block(place) { rewriter, _ in rewriter.putStrong(argument) } }
      writeContent(place)
    case "rubric", "centered": block(place) { rewriter, _ in rewriter.putStrong(argument) }
    case "epigraph", "pull-quote", "highlights", "blockquote": writeQuote(place)
    case "math": writeMath(place)
    case "iframe", "youtube", "video", "vimeo": writeVideo(place)
    default:
      if Self.code.contains(name) {
        writeCode(place)
      } else if Self.wrappers.contains(name) {
        writeContent(place)
      } else if !Self.silent.contains(name) {
        writeOther(place)
      }
    }
  }

  /// Directives that hold code.
  private static let code: Set = [
    "code", "code-block", "sourcecode", "code-cell", "prompt", "parsed-literal", "testcode", "doctest", "ipython",
  ]
  /// Directives that only say how their content looks, or where.
  private static let wrappers: Set = [
    "grid", "grid-item", "div", "container", "compound", "only", "card-carousel", "rst-class", "class", "panels",
    "hlist", "tab-container", "article-info",
  ]
  /// Directives that show nothing in their place.
  private static let silent: Set = [
    "index", "meta", "highlight", "currentmodule", "py:currentmodule", "module", "py:module", "contents", "sectnum",
    "default-role", "tags", "tableofcontents",
  ]
  /// Boxes whose argument is their title.
  private static let titled: Set = ["admonition", "details"]

  // MARK: Boxes and tabs

  /// Writes a directive that is not known here: boxes, code, and containers of a kind of their own.
  private mutating func writeOther(_ place: Place) {
    let directive = place.directive
    let isOfColons = bytes[directive.marks.lowerBound] == UInt8(ascii: ":")
    let opening = place.indent.lowerBound..<directive.content.lowerBound
    guard BoxKind(directive.name) != nil else { return writeUnknown(place, isOfColons: isOfColons) }
    guard isOfColons else {
      copy(opening, lead: place.lead)
      read(directive.content, depth: place.depth + 1, lead: place.lead)
      copy(directive.content.upperBound..<directive.end, lead: place.lead)
      return
    }
    var kind = directive.name
    let classes = directive.options["class"].map(reader.string)?.split(separator: " ") ?? []
    if kind == "admonition" { kind = BoxKind(classes: classes)?.rawValue ?? "note" }
    let folds = classes.contains("dropdown") && Self.titled.contains(directive.name)
    if Self.titled.contains(directive.name) {
      writeContainer(folds ? "details" : kind, title: directive.argument, place)
    } else {
      writeContainer(kind, text: directive.argument, place)
    }
  }

  /// Writes a directive that nobody knows here without its options, which are not for readers.
  private mutating func writeUnknown(_ place: Place, isOfColons: Bool) {
    let directive = place.directive
    let isEmpty = reader.trimmed(directive.content).isEmpty
    let isCode = !isOfColons || directive.name == "eval-rst"
    // What begins a page in reStructuredText is not an option, and some directives consist of options.
    guard directive.name != "eval-rst", !isCode || !isEmpty else {
      return copy(place.indent.lowerBound..<directive.end, lead: place.lead)
    }
    let next = min(reader.lineEnd(from: directive.marks.lowerBound) + 1, directive.content.lowerBound)
    copy(place.indent.lowerBound..<next, lead: place.lead)
    if isCode {
      copy(directive.options.isEmpty ? directive.content : withoutBlankLine(directive.content), lead: place.lead)
    } else {
      read(directive.content, depth: place.depth + 1, lead: place.lead)
    }
    copy(directive.content.upperBound..<directive.end, lead: place.lead)
  }

  /// Writes the content between lines of colons.
  ///
  /// - Parameter text: what the content begins with.
  private mutating func writeContainer(
    _ kind: String, title: Range<Int>? = nil, text: Range<Int>? = nil, _ place: Place
  ) {
    let colons = String(repeating: ":", count: place.directive.marks.count)
    startBlock(place.indent, lead: place.lead)
    put(colons + kind)
    if let title, !title.isEmpty {
      put(" ")
      putInline(title)
    }
    put("\n")
    let indent = place.lead + indent(of: place.indent)
    if let text, !text.isEmpty {
      put(indent)
      putInline(text)
      put("\n")
    }
    read(place.directive.content, depth: place.depth + 1, lead: place.lead)
    if output.last != UInt8(ascii: "\n") { put("\n") }
    put(indent + colons)
    endBlock(place.indent, lead: place.lead)
  }

  private mutating func writeVersion(_ title: String, _ place: Place) {
    // The text may stand behind the version, which is one word.
    let argument = place.directive.argument
    let version = bytes[argument].prefix { $0 > 0x20 }
    writeContainer(
      title, title: version.startIndex..<version.endIndex,
      text: reader.trimmed(version.endIndex..<argument.upperBound), place)
  }

  private mutating func writeTab(_ place: Place) {
    startBlock(place.indent, lead: place.lead)
    put("== ")
    putInline(place.directive.argument)
    endBlock(place.indent, lead: place.lead)
    read(place.directive.content, depth: place.depth + 1, lead: place.lead)
    endBlock(place.indent, lead: place.lead)
  }

  mutating func writeContent(_ place: Place) {
    endBlock(place.indent, lead: place.lead)
    read(place.directive.content, depth: place.depth + 1, lead: place.lead)
    endBlock(place.indent, lead: place.lead)
  }

  /// Writes a block in place of the directive.
  mutating func block(_ place: Place, _ write: (inout MySTRewriter, String) -> Void) {
    startBlock(place.indent, lead: place.lead)
    write(&self, place.lead + indent(of: place.indent))
    endBlock(place.indent, lead: place.lead)
  }

  mutating func putStrong(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    put("**")
    putInline(range)
    put("**")
  }
}
