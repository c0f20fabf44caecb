import Diagnostics

/// What has been taken out of a page's HTML: one finding for each kind, with how often and where first.
struct RemovedHTML {
  enum Kind: Hashable {
    /// An element that HTML has, by its name.
    case element(String)
    /// A drawing without text, such as an icon, that its author hides from screen readers.
    case decoration(String)
    /// A field or button of a form.
    case control(String)
    /// An element that a script would define; its name has a hyphen.
    case customElement(String)
    /// The same, without content and attributes: what it shows is in its script alone.
    case emptyElement(String, isInWord: Bool)
    /// A tag whose name HTML does not know.
    case unknownElement(String)
    /// The same, around content that stays.
    case wrapper(String)
    /// A tag, comment or script that never ends.
    case unclosed(String)
    case attribute(String)
    /// An attribute with code that runs when a reader does something; it may only change how its element looks.
    case handler(String, isLook: Bool)
    /// A page of another site, by its host, which a link leads to instead.
    case embedded(String)
    /// All HTML is left out.
    case omitted(String)

    /// The kind of an element that HTML has.
    static func known(_ name: String) -> Kind { controls.contains(name) ? .control(name) : .element(name) }

    /// The kind of an element that HTML does not have.
    ///
    /// - Parameters:
    ///   - name: as it is written.
    ///   - isAroundContent: whether it has an end tag, and something before that.
    ///   - isEmpty: whether it has neither content nor attributes.
    ///   - isInWord: whether text is directly in front of it.
    static func unknown(_ name: String, isAroundContent: Bool, isEmpty: Bool, isInWord: Bool) -> Kind {
      if name.utf8.first != UInt8(ascii: "-"), name.contains("-") {
        return isEmpty ? .emptyElement(name, isInWord: isInWord) : .customElement(name)
      }
      if partsOfSVG.contains(name) { return .element("svg") }
      return isAroundContent ? .wrapper(name) : .unknownElement(name)
    }

    private static let controls: Set = [
      "datalist", "form", "input", "optgroup", "option", "output", "select", "textarea",
    ]

    /// Elements that say what form elements are for: where these are taken out, nobody misses them.
    private static let labels: Set = ["fieldset", "label", "legend"]

    fileprivate var isLabel: Bool {
      if case .element(let name) = self { Self.labels.contains(name) } else { false }
    }

    /// Beside a form, it mostly checks what readers write in that, and goes with it.
    static let script = Kind.element("script")

    /// By itself, it shows its text, and is part of a form only where a page has one.
    static let button = Kind.element("button")

    /// Elements that only a drawing has; a blank line in it makes blocks of their own of them.
    private static let partsOfSVG: Set = [
      "circle", "defs", "ellipse", "g", "line", "path", "polygon", "polyline", "rect", "text", "tspan", "use",
    ]

    /// Elements that only change how a page looks, or that label what is taken out by itself.
    private static let plain: Set = [
      "area", "base", "basefont", "bgsound", "big", "blink", "button", "fieldset", "font", "label", "legend", "link",
      "map",
      "meta", "nobr", "style",
    ]

    /// Whether readers miss nothing.
    var isHarmless: Bool {
      switch self {
      case .attribute("style"), .handler(_, isLook: true), .embedded, .wrapper, .decoration: true
      // Behind text, it is the rest of a word: `time-ago.<x-extension></x-extension>`.
      case .emptyElement(_, let isInWord): !isInWord
      case .element(let name): Self.plain.contains(name)
      default: false
      }
    }

    /// What pages have in common that need the same edit, or the same setting.
    var cause: Diagnostic.Cause? {
      switch self {
      case .attribute(let name): onlyLook(.onPages("HTML attribute “\(name)” is removed from "))
      case .handler(let name, let isLook):
        onlyLook(
          .onPages("event handlers such as “\(name)” are removed from ", of: isLook ? "looks of handlers" : "handlers"))
      case .unknownElement(let name), .wrapper(let name):
        .onPages("“<\(name)>” is removed from ", behind: ", here first: HTML has no such element")
      case .control(let name): .onPages("form elements such as “<\(name)>” are removed from ", of: "controls")
      case .customElement(let name):
        .onPages("custom elements such as “<\(name)>” are removed from ", of: "custom elements")
      case .emptyElement(let name, _):
        .onPages("empty custom element “<\(name)>” is removed from ").within([
          .onPages("empty custom elements are removed from ", of: "empty elements", from: 3)
        ])
      case .element(let name): onlyLook(.onPages("HTML element “<\(name)>” is removed from "))
      case .embedded(let host):
        .onPages("a page of \(host) is not shown in ").within([
          .onPages("pages of other sites are not shown in ", of: "embedded pages", from: 3)
        ])
      case .unclosed, .omitted, .decoration: nil
      }
    }

    /// The cause with what it has in common with others that only change how pages look: one decision settles them.
    private func onlyLook(_ cause: Diagnostic.Cause) -> Diagnostic.Cause {
      guard isHarmless, !isLabel, self != Self.button else { return cause }
      return cause.within([.onPages("HTML that only changes the look is removed from ", of: "look")])
    }

    /// What is counted together on a page.
    fileprivate var group: Kind {
      switch self {
      case .control: .control("")
      case .customElement: .customElement("")
      case .handler(_, let isLook): .handler("", isLook: isLook)
      default: self
      }
    }
  }

  private static let limit = 30

  private var findings: [(kind: Kind, count: Int, location: SourceLocation, others: [String])] = []
  private var indices: [Kind: Int] = [:]
  /// How often other kinds were found, and the first of them.
  private var others: (count: Int, location: SourceLocation)?

  private var hasForm = false

  /// Whether the page shows checkboxes: what labels them is not missed.
  var showsCheckboxes = false

  /// - Parameter neighbor: an element that HTML does not know, just in front of this one: both have one finding.
  mutating func note(_ kind: Kind, at location: SourceLocation, behind neighbor: Kind? = nil) {
    // An icon beside a text says nothing that readers miss.
    if case .decoration = kind { return }
    if kind == .control("form") { hasForm = true }
    if indices[kind.group] == nil, case .unknownElement(let name) = kind, case .unknownElement = neighbor,
      let index = neighbor.flatMap({ indices[$0.group] }), findings[index].others.count < Self.limit
    {
      indices[kind.group] = index
      findings[index].others.append(name)
    }
    if let index = indices[kind.group] {
      findings[index].count += 1
    } else if findings.count < Self.limit {
      indices[kind.group] = findings.count
      findings.append((kind, 1, location, []))
    } else {
      others = (others?.count ?? 0, others?.location ?? location)
      others?.count += 1
    }
  }

  private static let mostNames = 5

  /// The names of elements: “<a>”, “<b>”, and “<c>”.
  static func list(_ names: [String]) -> String {
    var shown = names.prefix(mostNames).map { "“<\(MessageText.short($0))>”" }
    if names.count > mostNames { shown.append("\(names.count - mostNames) more") }
    guard let last = shown.popLast() else { return "" }
    return shown.joined(separator: ", ") + (shown.count > 1 ? ", and " : " and ") + last
  }

  var diagnostics: [Diagnostic] {
    var findings = findings
    let controls = indices[.control("")]
    let buttons = indices[.button]
    if let controls, let buttons { findings[controls].count += findings[buttons].count }
    return findings.filter { finding in
      if finding.kind.isLabel { return controls == nil && buttons == nil && !showsCheckboxes }
      if finding.kind == .script { return !hasForm }
      return controls == nil || finding.kind != .button
    }
    .map { .removedHTML($0.kind, besides: $0.others, count: $0.count, at: $0.location) }
      + (others.map { [.moreRemovedHTML($0.count, at: $0.location)] } ?? [])
  }
}
