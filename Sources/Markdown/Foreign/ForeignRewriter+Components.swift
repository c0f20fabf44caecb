import HTML

/// Tags of components.
extension ForeignRewriter {
  /// Components in one another that become containers.
  static let deepest = 30

  /// Names of HTML, in which the case of letters says nothing: where a page is not MDX, they are no components.
  private static let namesOfHTML: Set = [
    "a", "abbr", "aside", "br", "button", "center", "code", "col", "details", "div", "figure", "head", "img", "kbd",
    "label", "link", "meta", "picture", "section", "span",
  ]

  /// Writes what begins with a start tag.
  ///
  /// - Returns: false where the tag stays as it is.
  mutating func open(_ tag: ForeignTag) -> Bool {
    if writeSetDirective(tag) || writeOfHexo(tag) { return true }
    // Its template says what it shows.
    let component = tag.isTransparent ? nil : component(of: tag)
    if component.map({ !$0.hasMeaningOfItsOwn || !accepts($0, tag) }) ?? true, writeShown(by: tag) { return true }
    if isSlotOfVue(tag) {
      remove(tag.range)
      if isPaired(tag) { push(tag, nil, .none) }
      return true
    }
    if tag.key.notation == .component {
      if isPlaceholder(tag) { return false }
      if isHTML(tag.key.name), !isComponent(tag), isMDX || !isElementOfVue(tag) {
        return isMDX || isInSlotOfVue ? openHTML(tag) : openMarkdownHTML(tag)
      }
      if component == nil, !isMDX, !Self.isQualified(tag.key.name), imports[tag.key.name] == nil, !isOfVue(tag),
        !isComponent(tag), !isAroundMarkdown(tag)
      {
        return false
      }
    }
    if tag.isSelfClosing, Component(tag.key.name) == nil, writeDrawing(of: tag) { return true }
    // The label in front of a row of tabs.
    if case .tab? = component, tag.isSelfClosing, tag.attributes.contains(where: { $0.name == "disabled" }) {
      remove(tag.range)
      return true
    }
    if tag.isCall, tag.isTransparent { return openMarkdown(of: tag) }
    guard let component, accepts(component, tag) else {
      if writeOfHugo(tag) { return true }
      if writeData(of: tag) || writeAddress(of: tag) || writeArguments(of: tag) { return true }
      let isNamed = tag.key.notation == .component
      let kind = isNamed ? kind(ofUnknown: tag) : tag.kind
      var wrapper: ForeignSyntax.Mark?
      let isCondition = isCondition(tag)
      if !tag.isBranch, !tag.isTransparent, !isCondition, !isPartOfWrapper(kind), !isOnlyMeasured(tag),
        !isGridOfCards(tag)
      {
        let mark = findings.note(
          kind, subject: isNamed ? "<\(tag.key.name)>" : subject(of: tag), range: tag.range, in: text)
        if kind == ComponentTags.wrapper { wrapper = mark }
      }
      if !isNamed, isWithinAddress(tag.range) {
        replace(tag.range) { $0.putAddressMark(LinkScheme.template) }
        return true
      }
      if isNamed, isLinkAroundText(tag) {
        replace(tag.range) { $0.write(.link, tag) }
        return true
      }
      remove(tag.range)
      if tag.isBranch { beginBranch() }
      if isPaired(tag) {
        push(tag, nil, .none)
        frames[frames.count - 1].wrapper = wrapper
        if isCondition { frames[frames.count - 1].condition = Condition(tag: tag, branchStart: output.count) }
      }
      return true
    }
    if case .link = component, Component(tag.key.name) == nil, leadsElsewhere(tag) {
      findings.note(ComponentTags.links, subject: "<\(tag.key.name)>", range: tag.range, in: text)
    }
    noteTextsOfScript(of: tag, component)
    flush()
    let before = output.count
    replace(tag.range) { $0.write(component, tag) }
    hasRemoved = true
    if output.count == before { tidyEmphasis() }
    return true
  }

  /// Whether a link of the site’s own has another address than the one that it leads to here.
  private func leadsElsewhere(_ tag: ForeignTag) -> Bool {
    tag.key.notation == .component && string(Component.linkAttributes, of: tag) != nil
      && tag.attributes.contains { attribute in
        guard let name = attribute.name, !Component.linkAttributes.contains(name), name.hasSuffix("link"),
          let address = attribute.value.flatMap(string)
        else { return false }
        return bytes[address].starts(with: "https://".utf8) || bytes[address].starts(with: "http://".utf8)
      }
  }

  /// Whether all that a component loses is its look, and it is directly in an unknown one, which has a finding: they are
  /// parts of one thing, such as the answers of a question.
  private func isPartOfWrapper(_ kind: ForeignKind) -> Bool {
    guard kind == ComponentTags.wrapper, let frame = frames.last, frame.key.notation == .component else { return false }
    if case nil = frame.component { return !isHTML(frame.key.name) }
    return false
  }

  /// What a tag in braces is called: `{{< param >}}`, `{% include note.html %}`.
  func subject(of tag: ForeignTag) -> String? {
    guard let marks = tag.kind.marks, tag.key.notation != .admonition, !tag.key.name.isEmpty else { return nil }
    return marks.open + (tag.isInclude ? "include " : "") + tag.key.name + marks.close
  }

  /// Whether a tag outside of MDX can only be a component of Vue: `<TeamMembers />` or `<KButton @click="a">`, not
  /// `<String>`.
  private func isOfVue(_ tag: ForeignTag) -> Bool {
    let name = Array(tag.key.name.utf8)
    func isUpper(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
    func isLower(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
    let hasHump = zip(name, name.dropFirst()).contains { isLower($0) && isUpper($1) }
    let hasLetter = name.count > 2 && isUpper(name[0]) && isUpper(name[1]) && isLower(name[2])
    if hasHump || hasLetter, tag.isSelfClosing || tag.attributes.contains(where: { $0.value != nil }) || isPaired(tag) {
      return true
    }
    return name.first.map(isUpper) == true && Self.hasAttributesOfVue(tag) || isElementOfVue(tag)
  }

  /// Whether a tag outside of MDX is text, as a name with a dot is to CommonMark: `<Site.Title>` for what to write there.
  private func isPlaceholder(_ tag: ForeignTag) -> Bool {
    !isMDX && tag.key.name.utf8.contains(UInt8(ascii: ".")) && !tag.isSelfClosing && tag.attributes.isEmpty
      && !isPaired(tag)
  }

  /// Whether no tag of HTML has attributes like those of a tag.
  private static func hasAttributesOfVue(_ tag: ForeignTag) -> Bool {
    tag.attributes.contains { attribute in
      guard let name = attribute.name else { return false }
      return ["@", ":", "#", "v-"].contains(where: name.hasPrefix)
    }
  }

  /// Whether a tag is that of a component that a page of Vue writes like a custom element: `<chart-view :data="a" />`.
  private func isElementOfVue(_ tag: ForeignTag) -> Bool {
    tag.key.name.contains("-") && Self.hasAttributesOfVue(tag) || isCodeOfVue(tag)
  }

  private static let codeGroupOfVue = "code-group"

  /// Whether a tag is that of tabs of code, or of one of them, in the theme of VuePress: `<code-block title="A">`.
  private func isCodeOfVue(_ tag: ForeignTag) -> Bool {
    guard tag.key.notation == .component, isPaired(tag) else { return false }
    if tag.key.name == Self.codeGroupOfVue { return true }
    return tag.key.name == "code-block" && frames.last?.key.name == Self.codeGroupOfVue
  }

  /// Whether a tag with the name of an element of HTML can only be a component: `<Search placeholder="a" />`.
  ///
  /// HTML has no tags that end themselves but of those without content, and its elements have no such attributes.
  private func isComponent(_ tag: ForeignTag) -> Bool {
    let name = tag.key.name
    guard let first = name.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first),
      name.utf8.dropFirst().contains(where: { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) })
    else { return false }
    let element = name.lowercased()
    guard SafeHTML.isElement(element) else { return false }
    if tag.isSelfClosing { return !SafeHTML.isVoid(element) }
    return isPaired(tag) && tag.attributes.contains { $0.name.map { !SafeHTML.isAttribute($0, of: element) } ?? false }
  }

  /// Whether a tag says where in a component of Vue its content goes, or when: `<template #code>`, `<template v-else>`.
  private func isSlotOfVue(_ tag: ForeignTag) -> Bool {
    !isMDX && tag.key == Self.slotOfVue
      && tag.attributes.contains { attribute in
        ["#", "v-slot", "v-if", "v-else"].contains { attribute.name?.hasPrefix($0) == true }
      }
  }

  /// Whether tags of HTML may be in any form that MDX allows, too, such as on several lines.
  private var isInSlotOfVue: Bool { frames.suffix(64).contains { $0.key == Self.slotOfVue } }

  private static let slotOfVue = ForeignTag.Key(notation: .component, name: "template")

  /// Whether a name can be none of HTML: `Doc::Layout`, `Form.Field`.
  private static func isQualified(_ name: String) -> Bool {
    if name.contains("::") { return true }
    let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { part in
        part.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
      }
  }

  func isHTML(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return false }
    let isLower = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) && !name.utf8.contains(UInt8(ascii: "."))
    // What a page imports is a component, whatever its name.
    return isLower || !isMDX && imports[name] == nil && Self.namesOfHTML.contains(name.lowercased())
  }

  func component(of tag: ForeignTag) -> Component? {
    // A fragment has no name.
    if tag.key.name.isEmpty, tag.key.notation == .component { return .content }
    if tag.key.notation == .admonition {
      return tag.componentName.flatMap { Component($0) } ?? Component.box("note")
    }
    // Astro names what goes into a component by slots.
    if tag.key.name == "Fragment", string(["slot"], of: tag) != nil, case .tabs? = frames.last?.component {
      return .tab
    }
    if isCodeOfVue(tag) { return tag.key.name == Self.codeGroupOfVue ? .tabs : .tab }
    if let block = blockOfGitBook(tag) ?? quoteOfHexo(tag) ?? componentOfMintlify(tag) { return block }
    var known = Component(tag.componentName ?? tag.key.name)
    if known == nil, tag.key.notation == .shortcode, tag.key.name.hasSuffix("/tabs") { known = .tabs }
    if case .details? = known, holdsParts(tag) { return .content }
    guard tag.key.notation == .component else { return known }
    if isCaptioned(tag, known) { return .captioned }
    if let known { return known }
    if stories(of: tag) != nil { return .stories }
    // A name in angle brackets may be text of a page that is not MDX: `List<AppIcon>`.
    guard isMDX || tag.isSelfClosing || !tag.attributes.isEmpty || isPaired(tag) else { return nil }
    if isPicture(tag) { return .image }
    // The title of what is around Markdown is text for readers.
    let isTitled = isAlone(tag.range) && titleText(["title", "heading"], of: tag) != nil && isPaired(tag)
    return Component(likelyOf: tag.key.name) ?? (isTitled && !isHTML(tag.key.name) ? .card : nil)
  }

  /// Whether a tag holds others that are parts of it, such as `AccordionItem` in `Accordion`: those have the titles.
  private func holdsParts(_ tag: ForeignTag) -> Bool {
    let signs = "<{% "
    let next = bytes[tag.range.upperBound..<end].prefix(Self.mostOfTag).drop(while: ForeignReader.isSpace)
    let name = next.drop { signs.utf8.contains($0) }.prefix(40).prefix(while: ForeignReader.isLetter)
    let own = tag.key.name.lowercased()
    let part = String(decoding: name, as: UTF8.self).lowercased()
    return next.first.map(signs.utf8.contains) == true && part.hasPrefix(own)
      && ["item", "panel", "section"].contains(part.dropFirst(own.count))
  }

  /// Whether a component of the site’s own can only be a picture: `<Logo src="/a.svg" alt="A" />`.
  private func isPicture(_ tag: ForeignTag) -> Bool {
    guard tag.isSelfClosing, tag.attributes.contains(where: { $0.name == "alt" }),
      let source = string(["src"], of: tag)
    else { return false }
    return Self.isPicture(bytes[source])
  }

  /// Whether a tag has all that a component needs: one with content needs an end.
  private func accepts(_ component: Component, _ tag: ForeignTag) -> Bool {
    // With nothing between its tags, a script makes what a component of the site’s own shows.
    let isMade =
      tag.key.notation == .component && isEmpty(tag) && Component(tag.key.name) == nil
      && componentOfMintlify(tag) == nil
    let hasContent = isPaired(tag) && !isMade
    switch component {
    case .box: return hasContent || string(["content", "text", "body", "message", "children"], of: tag) != nil
    case .image: return source(of: tag) != nil
    case .video: return !tag.isInclude && source(of: tag).map(isAddress) == true
    case .serviceVideo: return serviceVideo(of: tag) != nil
    case .embedded: return embeddedPage(of: tag) != nil
    case .resource: return resource(of: tag) != nil
    case .heading: return headingText(of: tag) != nil
    case .details, .tabs, .tab, .codeGroup: return hasContent
    case .table(let name): return (hasContent || name == "td") && accepts(partOfTable: name, tag)
    case .listing: return hasContent && (tag.key.notation == .component || blockOfGitBook(tag) != nil)
    case .code: return hasContent || string(["code"], of: tag) != nil
    case .advice: return hasContent
    case .card:
      return !tag.isInclude && (hasContent || (title(of: tag) ?? line(["description"], of: tag)) != nil)
    case .link:
      let isOwn = tag.key.notation == .component && !tag.isInclude
      return hasContent || isOwn && (linkText(of: tag) ?? anchor(of: tag)) != nil
    case .content:
      // What it shows is in its attributes, or between its tags.
      return !tag.isInclude && (hasContent || tag.key.notation == .component && tag.attributes.isEmpty)
    case .badge:
      // What other components end with may have its text elsewhere.
      let saysAll = badgeText(of: tag) != nil || tag.key.notation == .component && Component(tag.key.name) != nil
      return !tag.isInclude && (hasContent || saysAll)
    case .captioned, .quotation: return hasContent
    case .stories: return stories(of: tag) != nil
    case .field: return fieldName(of: tag) != nil
    case .term: return hasContent
    case .list(let part): return accepts(partOfList: part, tag)
    case .pagesBelow:
      return tag.key.notation == .component && (tag.isSelfClosing || isMDX && (!hasContent || isEmpty(tag)))
        && !listsOthers(tag)
    case .nothing where tag.key.notation == .shortcode || tag.key.notation == .template && !tag.isInclude: return true
    case .element: return hasContent
    case .icon, .nothing, .head: return !tag.isInclude && (hasContent || tag.key.notation == .component)
    }
  }

  /// Whether an end tag follows.
  func isPaired(_ tag: ForeignTag) -> Bool {
    !tag.isSelfClosing && reader.ends.next(tag.key, from: tag.range.upperBound) != nil
  }

  /// Ends what a tag has started.
  mutating func close(_ key: ForeignTag.Key, at range: Range<Int>) -> Bool {
    let isOpen = frames.suffix(64).contains { $0.key == key }
    if key.notation == .component {
      if key == Self.slotOfVue, isOpen {
        remove(range)
        pop(key)
        return true
      }
      if frames.suffix(64).last(where: { $0.key == key })?.isHTML ?? isHTML(key.name) {
        return isMDX || isInSlotOfVue ? closeHTML(key, at: range) : closeMarkdownHTML(key, at: range)
      }
      guard isOpen || isMDX || Self.isQualified(key.name) else { return false }
    } else if !isOpen {
      // Without a box that it closes, the line is text.
      if key.notation == .admonition { return false }
      let kind = key.notation == .shortcode ? Shortcodes.kind : TemplateTags.kind
      if !findings.holds(kind) { findings.note(kind, range: range, in: text) }
    }
    if closeMarkdown(of: key, at: range) { return true }
    remove(range)
    pop(key)
    if isOpen, Self.componentsOfOneList.contains(key.name), isAlone(range),
      mayBeginList(behind: range.upperBound, key)
    {
      startBlock()
      put("<!-- -->")
      endBlock()
    }
    return true
  }

  /// Components that hold one list each, numbered from 1.
  private static let componentsOfOneList: Set = ["FileTree", "Steps"]

  /// Whether the next text may be another list, which would go on with the one above if nothing were between them.
  private func mayBeginList(behind offset: Int, _ key: ForeignTag.Key) -> Bool {
    let next = bytes[offset..<end].drop(while: ForeignReader.isSpace)
    guard let first = next.first else { return false }
    if first == UInt8(ascii: "<") { return next.dropFirst().starts(with: key.name.utf8) }
    let digits = next.prefix(10).prefix { (0x30...0x39).contains($0) }
    let signs = next[digits.endIndex...].prefix(2)
    guard let mark = signs.first, signs.count == 2, let blank = signs.last, ForeignReader.isSpace(blank) else {
      return false
    }
    return (digits.isEmpty ? "-*+" : ".)").utf8.contains(mark)
  }

  mutating func push(_ tag: ForeignTag, _ component: Component?, _ closing: Closing, isHTML: Bool = false) {
    frames.append(
      Frame(
        key: tag.key, component: component, closing: closing, indent: lineIndent, outerShift: shift, shift: nil,
        tabTitles: tabTitles(of: tag, component), name: setName(of: tag, component),
        tabLabels: tabLabels(of: tag, component), selectedTab: selectedTab(of: tag, component), prefix: prefix,
        item: isInList ? lastItem : nil, depth: items.count,
        holdsText: tag.attributes.contains { $0.name == "text" }, isHTML: isHTML))
  }

  /// Leaves a component, and those within it that are open.
  mutating func pop(_ key: ForeignTag.Key) {
    guard let depth = frames.suffix(64).lastIndex(where: { $0.key == key }) else { return }
    while frames.count > depth {
      if let frame = frames.popLast() { end(frame) }
    }
  }

  /// Writes the end of a component where it began.
  mutating func end(_ frame: Frame) {
    // The finding of what is in a wrapper is enough, and a table in it has the look of the whole.
    if let wrapper = frame.wrapper { findings.takeBack(wrapper) }
    if let condition = frame.condition { note(condition) }
    let own = prefix
    // Its content may begin in front of the item, as code of Hugo does.
    if let item = frame.item { (isInList, lastItem) = (true, item) }
    if isMDX { items.removeLast(max(items.count - frame.depth, 0)) }
    prefix = frame.prefix
    if isLineEmpty { lead = .prefix }
    if !frame.tabPlaces.isEmpty { sortTabs(of: frame) }
    write(frame.closing)
    prefix = own
  }
}
