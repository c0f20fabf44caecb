/// Templates in code: tools that run them before Markdown is read run them there, too.
extension ForeignRewriter {
  private static let shortcodeKind = ForeignKind(
    noun: "shortcode in code", plural: "shortcodes in code",
    advice: "Hugo runs shortcodes in code, too. Patternbook fills in only parameters whose values it knows. Write the "
      + "text itself. To show the shortcode to readers, write `{{</* name */>}}`.",
    outcome: ForeignKind.shown, isOfSite: true)

  private static let expressionKind = ForeignKind(
    noun: "template expression in code", plural: "template expressions in code",
    advice: "Jekyll, Eleventy, and macros of MkDocs fill in expressions in code, too. Patternbook does not know this "
      + "value. Write the text itself. To show the expression to readers, put it between `{% raw %}` and `{% endraw %}`.",
    outcome: ForeignKind.shown, isOfSite: true)

  private static let vueKind = ForeignKind(
    noun: "template expression in code", plural: "template expressions in code",
    advice: "VitePress fills in expressions in code whose language ends with “-vue”. Patternbook knows only texts in "
      + "the front matter of the page. Write the text itself, or take “-vue” off the language.",
    outcome: "shown to readers", isOfSite: true)

  /// What is read of a code block or span: where it ends, and whether readers see it.
  struct CodeState {
    var end = 0
    var isShown = true
    /// Whether VitePress fills in all expressions.
    var isFilledIn = false
    /// Whether a tag keeps what follows from being run.
    var isVerbatim = false
  }

  /// A piece of code, and the text that replaces it.
  private struct Edit {
    let range: Range<Int>
    var text = ""
  }

  /// Copies code of one line, with the known values of templates, and without the pairs of tags that only keep a template
  /// language from reading it.
  mutating func putCode(_ range: Range<Int>) {
    guard !isMDX, bytes[range].contains(UInt8(ascii: "{")) else { return put(range) }
    var (start, index, close) = (range.lowerBound, range.lowerBound, range.lowerBound)
    while index < range.upperBound, let mark = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "{")) {
      index = mark + 1
      for edit in edits(at: mark, in: range, &close) {
        putIndentation(start..<edit.range.lowerBound, before: edit)
        if !edit.text.isEmpty { putValue(edit.text) }
        (start, index) = (edit.range.upperBound, edit.range.upperBound)
        hasChanged = true
      }
    }
    put(start..<range.upperBound)
  }

  /// Copies what is in front of an edit; blanks begin a line where something follows them.
  private mutating func putIndentation(_ range: Range<Int>, before edit: Edit) {
    let isRemoved = edit.text.isEmpty && reader.isLineEnd(edit.range.upperBound)
    if !isRemoved, isLineEmpty, !range.isEmpty, bytes[range].allSatisfy(ForeignReader.isBlank) {
      put(reader.string(range))
    } else {
      put(range)
    }
  }

  /// What changes in code from a brace on.
  ///
  /// - Parameter close: where the next two closing braces are, as far as they have been looked for.
  private mutating func edits(at mark: Int, in range: Range<Int>, _ close: inout Int) -> [Edit] {
    guard mark + 2 < range.upperBound else { return [] }
    if reader.callsShortcodes { return edits(ofCallAt: mark, in: range) }
    if reader.has("{%", at: mark) { return verbatimTag(at: mark, in: range).map { [Edit(range: $0)] } ?? [] }
    let isInner = mark > range.lowerBound && bytes[mark - 1] == UInt8(ascii: "{")
    guard code.isShown, !code.isVerbatim, mark >= rawEnd, !isInner, reader.has("{{", at: mark) else { return [] }
    if close < mark + 2 { close = closingBraces(from: mark + 2, to: range.upperBound) }
    // Without other braces in it, and within reach.
    guard close < range.upperBound, close - mark <= 300, !bytes[(mark + 2)..<close].contains(UInt8(ascii: "{")) else {
      return []
    }
    let next = bytes[mark + 2]
    if next == UInt8(ascii: "<") || next == UInt8(ascii: "%") {
      return edits(ofShortcode: mark..<close + 2)
    }
    guard let expression = TemplateExpressions().read(&reader, at: mark),
      expression.range.upperBound <= range.upperBound
    else { return [] }
    return codeValue(of: expression).map { [Edit(range: expression.range, text: $0)] } ?? []
  }

  /// Where two closing braces are; the end where there are none.
  private func closingBraces(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, let brace = bytes[index..<end].firstIndex(of: UInt8(ascii: "}")) {
      if brace + 1 < end, bytes[brace + 1] == UInt8(ascii: "}") { return brace }
      index = brace + 1
    }
    return end
  }

  // MARK: Shortcodes

  private mutating func edits(ofShortcode range: Range<Int>) -> [Edit] {
    let last = range.upperBound - 3
    // `>}}` or `%}}`, as it begins.
    let sign = bytes[range.lowerBound + 2]
    guard last > range.lowerBound + 2, bytes[last] == (sign == UInt8(ascii: "<") ? UInt8(ascii: ">") : sign) else {
      return []
    }
    if reader.has("/*", at: range.lowerBound + 3) {
      // Hugo takes the marks off what they keep from being run.
      guard last - 2 >= range.lowerBound + 5, reader.has("*/", at: last - 2) else { return [] }
      return [Edit(range: range.lowerBound + 3..<range.lowerBound + 5), Edit(range: last - 2..<last)]
    }
    guard let shortcode = Shortcodes().read(&reader, at: range.lowerBound), shortcode.range == range else { return [] }
    switch shortcode.meaning {
    case .string(let value): return fits(value) ? [Edit(range: range, text: value)] : []
    case .element(_, let text), .text(let text):
      let value = reader.string(text)
      return fits(value) ? [Edit(range: range, text: value)] : []
    case .start(let tag):
      if let value = shownInCode(by: tag) { return [Edit(range: range, text: value)] }
      if templates().hasShortcodes { note(Self.shortcodeKind, range) }
    case .unknown: if templates().hasShortcodes { note(Self.shortcodeKind, range) }
    default: break
    }
    return []
  }

  /// The text that the template of a shortcode shows; nil where that is not known, or is more than a line of text.
  private func shownInCode(by tag: ForeignTag) -> String? {
    guard let program = reader.shortcodes.programs[tag.key.name], !program.showsContent,
      output.count <= PageLimits.pageSize
    else { return nil }
    let run = ShortcodeRun(program, tag.attributes, reader, hasContent: false)
    let form = ShortcodeOutput.Form(isHTML: true, keepsElements: false)
    guard let shown = ShortcodeOutput(run, form), shown.isPlain, shown.blocks.count == 1 else { return nil }
    let text = shown.blocks[0].text
    // In code, character references are not read.
    return fits(text) && !text.contains("&") ? text : nil
  }

  /// Zola takes the marks off what they keep from being run.
  private mutating func edits(ofCallAt mark: Int, in range: Range<Int>) -> [Edit] {
    guard let call = ShortcodeCall(&reader, at: mark), case .shown(let text) = call.form,
      call.range.upperBound <= range.upperBound
    else { return [] }
    return [Edit(range: mark + 2..<text.lowerBound), Edit(range: text.upperBound..<text.upperBound + 2)]
  }

  // MARK: Expressions

  /// What an expression in code stands for; nil where it stays, because it is not known, or may be an example.
  private mutating func codeValue(of expression: ForeignConstruct) -> String? {
    let content = Self.content(ofExpression: expression.range, reader)
    switch expression.meaning {
    case .string(let value): return fits(value) && (code.isFilledIn || isRun(content)) ? value : nil
    case .unknown where code.isFilledIn:
      note(Self.vueKind, expression.range)
      return nil
    case .unknown:
      if let value = assignedText(in: expression.range) { return fits(value) ? value : nil }
      let isOfPage = TemplateUse.owners.contains { bytes[content].starts(with: $0.utf8) }
      let name = bytes[content].prefix(100).prefix { ForeignReader.isNamePart($0) && $0 != UInt8(ascii: ".") }
      let isGiven = templateTexts.knows(String(decoding: name, as: UTF8.self))
      let isCall = isRunInCode && call(in: expression.range, of: TemplateExpressions.kind) != nil
      if isGiven || isCall || isOfPage && hasTags() { note(Self.expressionKind, expression.range) }
      return nil
    default: return nil
    }
  }

  /// Whether a known expression is more than an example of the syntax.
  ///
  /// Names of the settings, and those that hardly any page has in its front matter by chance, can only be meant. What Vue
  /// calls the front matter is never run in code.
  private mutating func isRun(_ content: Range<Int>) -> Bool {
    let name = String(decoding: bytes[content].prefix(100).prefix(while: ForeignReader.isNamePart), as: UTF8.self)
    if name.lowercased().contains("frontmatter.") { return false }
    if let first = bytes[content].first, "\"'".utf8.contains(first) { return isRunInCode }
    // An example is more likely than a key of this page without an owner.
    if reader.frontMatter[name] != nil, reader.frontMatter.value(of: reader.string(content)) == nil { return false }
    let isCommon =
      name.hasPrefix("page.")
      ? Self.commonKeys.contains(String(name.dropFirst(5))) : name == "title" || name == "description"
    return isCommon ? hasTags() : true
  }

  /// Keys of front matter that many pages have, and that examples of templates show.
  private static let commonKeys: Set = [
    "author", "authors", "category", "categories", "content", "date", "description", "excerpt", "id", "image",
    "keywords", "lang", "layout", "name", "permalink", "slug", "summary", "tags", "title", "toc", "url", "version",
  ]

  /// Whether a value cannot end the code that it is in.
  private func fits(_ value: String) -> Bool {
    !value.utf8.contains { $0 < 0x20 || $0 == UInt8(ascii: "`") } && !value.contains("~~~")
  }

  private mutating func note(_ kind: ForeignKind, _ range: Range<Int>) {
    findings.note(kind, range: range, in: text)
    hasChanged = true
  }

  /// Whether all templates in code are run.
  private var isRunInCode: Bool { reader.frontMatter.areRunInCode }

  /// Whether the page has templates that are run in code, too.
  private mutating func hasTags() -> Bool { isRunInCode || templates().hasTags }

  /// The templates of the page outside of code, which are looked for once.
  mutating func templates() -> TemplateUse {
    let use = templateUse ?? TemplateUse(reader, from: text.body.lowerBound)
    templateUse = use
    return use
  }
}
