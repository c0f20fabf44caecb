/// Tabs of components, and their labels.
extension ForeignRewriter {
  mutating func writeTab(_ tag: ForeignTag) -> Closing {
    let label =
      titleText(["label", "title", "tabname"], of: tag) ?? tabLabel(of: tag) ?? nextTabTitle()
      ?? string(["name", "header", "value", "slot"], of: tag) ?? tabWords(of: tag) ?? onlyText(of: tag)
    // What is between the tabs and a tab makes it content like any other.
    let parent = frames.last { $0.component.map { if case .content = $0 { false } else { true } } ?? false }
    guard case .tabs? = parent?.component, case .colons? = parent?.closing else {
      if let label { writeTitle(label, address: nil) }
      return .none
    }
    startBlock()
    notePlace(of: tag)
    put(isSelected(tag, in: parent) ? "==+ " : "== ")
    if let label, isOneLine(label) {
      putTitle(label, takesLinks: false) { $0.put($1) }
    } else {
      // A title that only a script knows has a finding of its own.
      if !tag.attributes.contains(where: { ["label", "title"].contains($0.name) }) {
        findings.note(Self.untitledTab, range: tag.range, in: text)
      }
      put("…")
    }
    endBlock()
    return .none
  }

  /// Whether a tab is the one that shows first: `<TabItem default>`, or the one that the set of tabs names.
  private func isSelected(_ tag: ForeignTag, in set: Frame?) -> Bool {
    guard tag.key.notation == .component else { return false }
    if let selected = set?.selectedTab {
      return string(["value"], of: tag).map { bytes[$0].elementsEqual(bytes[selected]) } ?? false
    }
    return tag.attributes.contains { attribute in
      guard attribute.name == "default" else { return false }
      guard case .expression(let range)? = attribute.value else { return attribute.value == nil }
      return reader.string(reader.trimmed(range)) == "true"
    }
  }

  /// The value of the tab that a set of tabs shows first: `<Tabs defaultValue="a">`.
  func selectedTab(of tag: ForeignTag, _ component: Component?) -> Range<Int>? {
    guard case .tabs? = component, tag.key.notation == .component else { return nil }
    return string(["defaultValue"], of: tag).flatMap { $0.isEmpty ? nil : $0 }
  }

  private static let untitledTab = ForeignKind(
    noun: "tab without a title", plural: "tabs without a title",
    advice: "A script of another tool may write it. Give the tab a title, such as `title=\"Swift\"`.",
    outcome: "called “…”")

  /// The only text among the attributes of a tag, which a script may make its title of: `<Tab flavor="angular">`.
  private func onlyText(of tag: ForeignTag) -> Range<Int>? {
    let texts = tag.attributes.filter { attribute in
      guard let name = attribute.name, !Self.looks.contains(name), case .string? = attribute.value else { return false }
      return true
    }
    guard texts.count == 1, case .string(let range)? = texts[0].value, !range.isEmpty else { return nil }
    return range
  }

  /// Attributes whose texts no reader sees.
  private static let looks: Set = ["class", "classname", "id", "key", "style", "icon", "src", "href"]

  /// Keeps where a tab begins in the output, and the number that the set of tabs gives it.
  private mutating func notePlace(of tag: ForeignTag) {
    guard let set = frames.lastIndex(where: { if case .tabs? = $0.component { true } else { false } }),
      !frames[set].tabLabels.isEmpty
    else { return }
    let value = string(["value"], of: tag)
    let number = value.flatMap { value in
      frames[set].tabLabels.firstIndex { bytes[$0.value].elementsEqual(bytes[value]) }
    }
    frames[set].tabPlaces.append((start: output.count, number: isLineEmpty ? number : nil))
  }

  /// Puts the tabs of a set in the order in which the set names them, if it names all of them.
  mutating func sortTabs(of set: Frame) {
    let numbers = set.tabPlaces.compactMap(\.number)
    guard numbers.count > 1, numbers.count == set.tabPlaces.count, Set(numbers).count == numbers.count,
      numbers != numbers.sorted()
    else { return }
    startBlock()
    let ends = set.tabPlaces.dropFirst().map(\.start) + [output.count]
    guard isLineEmpty, zip(set.tabPlaces, ends).allSatisfy({ $0.start < $1 }) else { return }
    let tabs = zip(set.tabPlaces, ends).map { (number: $0.number ?? 0, range: $0.start..<$1) }
    let sorted = tabs.sorted { $0.number < $1.number }.map(\.range)
    let first = set.tabPlaces[0].start
    let rest = sorted.flatMap { output[$0] }
    output.removeLast(output.count - first)
    output += rest
    map.rearrange(from: first, sorted)
  }

  /// The label that the set of tabs gives to a tab with a value: `values={[{label: 'A', value: 'a'}]}`.
  private func tabLabel(of tag: ForeignTag) -> Range<Int>? {
    guard let value = string(["value"], of: tag),
      let set = frames.last(where: { if case .tabs? = $0.component { true } else { false } })
    else { return nil }
    return set.tabLabels.first { bytes[$0.value].elementsEqual(bytes[value]) }?.label
  }

  /// The labels of tabs by their values.
  func tabLabels(of tag: ForeignTag, _ component: Component?) -> [(value: Range<Int>, label: Range<Int>)] {
    guard case .tabs? = component,
      case .expression(let range)? = tag.attributes.first(where: { $0.name == "values" })?.value
    else { return [] }
    var labels: [(value: Range<Int>, label: Range<Int>)] = []
    var index = range.lowerBound
    while labels.count < 50, let open = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "{")),
      let close = bytes[open..<range.upperBound].firstIndex(of: UInt8(ascii: "}"))
    {
      if let value = property("value", in: open + 1..<close), let label = property("label", in: open + 1..<close) {
        labels.append((value, label))
      }
      index = close + 1
    }
    return labels
  }

  /// The text of a property in an object of a script: `label: 'A'`.
  private func property(_ name: String, in range: Range<Int>) -> Range<Int>? {
    guard let key = bytes[range].firstRange(of: name.utf8) else { return nil }
    let rest = reader.trimmed(key.upperBound..<range.upperBound)
    guard bytes[rest].first == UInt8(ascii: ":") else { return nil }
    let value = reader.trimmed(rest.lowerBound + 1..<range.upperBound)
    return reader.strings(in: value, limit: 1).first { $0.lowerBound == value.lowerBound + 1 }
  }

  /// Whether the content of a tab is code: that of `{{< tab >}}` in `{{< tabpane >}}` is, unless one of them has `text`.
  func holdsCode(_ tag: ForeignTag) -> Bool {
    guard tag.key.notation == .shortcode, tag.key.name == "tab", isPaired(tag),
      reader.has("{{<", at: tag.range.lowerBound),
      let pane = frames.last, pane.key.name == "tabpane", !pane.holdsText,
      !tag.attributes.contains(where: { $0.name == "text" || $0.name == "code" })
    else { return false }
    // A fence is Markdown in any case.
    let content = reader.bytes[tag.range.upperBound..<end].first { !ForeignReader.isSpace($0) }
    return content != UInt8(ascii: "`") && content != UInt8(ascii: "~")
  }

  /// The words of a tab’s tag: all of them, except the name of the set that it is in: `{% tab setup On the web %}`.
  private func tabWords(of tag: ForeignTag) -> Range<Int>? {
    var words = positional(of: tag)
    guard tag.key.notation == .template, words.count > 1 else { return words.last }
    let set = frames.last { if case .tabs? = $0.component { true } else { false } }
    if let name = set?.name, bytes[name].elementsEqual(bytes[words[0]]) { words.removeFirst() }
    let isQuoted = words.contains { "\"'".utf8.contains(bytes[$0.lowerBound - 1]) }
    return isQuoted ? words.last : title(words, of: tag)
  }

  /// The name of a set of tabs: `{% tabs setup %}`.
  func setName(of tag: ForeignTag, _ component: Component?) -> Range<Int>? {
    guard case .tabs? = component, tag.key.notation == .template else { return nil }
    return positional(of: tag).first
  }

  private mutating func nextTabTitle() -> Range<Int>? {
    guard let index = frames.lastIndex(where: { !$0.tabTitles.isEmpty }) else { return nil }
    return frames[index].tabTitles.removeFirst()
  }

  /// The titles that a set of tabs gives its tabs: `items={['a', 'b']}`, `items="a,b"`, or `{{< tabs a "b c" >}}`.
  func tabTitles(of tag: ForeignTag, _ component: Component?) -> [Range<Int>] {
    guard case .tabs? = component else { return [] }
    guard let value = tag.attributes.first(where: { $0.name == "items" })?.value else {
      guard tag.key.notation == .shortcode else { return [] }
      // Some themes have the names in the set: `tabName1="npm" tabName2="yarn"`.
      let named = (1...50).compactMap { string(["tabname\($0)"], of: tag) }
      if !named.isEmpty { return named }
      return tag.attributes.filter { $0.name == nil }.prefix(50).compactMap { $0.value.flatMap(string) }
    }
    switch value {
    case .expression(let range): return reader.strings(in: range, limit: 50)
    case .string(let range):
      var titles: [Range<Int>] = []
      var start = range.lowerBound
      while start <= range.upperBound, titles.count < 50 {
        let comma = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: ",")) ?? range.upperBound
        titles.append(reader.trimmed(start..<comma))
        start = comma + 1
      }
      return titles
    }
  }
}
