/// What of the HTML of an author who is not trusted is published: what can neither run, nor load from elsewhere, nor
/// restyle the page.
///
/// Only what is listed here stays; everything else is taken out.
package enum SafeHTML {
  /// What becomes of an element.
  package enum Treatment: Sendable, Equatable {
    /// It is written under a name: mostly its own.
    case keep(String)
    /// Its tags are taken out and its content stays.
    case unwrap
    /// It is taken out with its content.
    case remove
    /// It says nothing by itself, and nobody misses it.
    case ignore
  }

  /// What becomes of an element.
  package static func treatment(of element: HTMLNode) -> Treatment {
    guard element.isHTML else { return .remove }
    let name = element.name
    if kept.contains(name) { return .keep(name) }
    if let other = renamed[name] { return .keep(other) }
    if removed.contains(name) { return .remove }
    return ignored.contains(name) ? .ignore : .unwrap
  }

  /// Elements that have no end tag.
  package static func isVoid(_ element: String) -> Bool { void.contains(element) }

  /// Whether nothing of what is behind this start tag may be read before its end tag has come: it holds text,
  /// another language, or what is taken out with it.
  package static func mustClose(_ element: String) -> Bool {
    !kept.contains(element) && renamed[element] == nil && !harmless.contains(element)
  }

  /// Whether HTML has, or had, an element of a name.
  package static func isElement(_ name: String) -> Bool {
    kept.contains(name) || renamed[name] != nil || removed.contains(name) || ignored.contains(name)
      || harmless.contains(name) || others.contains(name)
  }

  /// Whether HTML knows an attribute of an element.
  package static func isAttribute(_ name: String, of element: String) -> Bool {
    let name = name.lowercased()
    if case .ignore = treatment(ofAttribute: name, on: element) {
      return otherAttributes.contains(name) || name.hasPrefix("data-")
    }
    return true
  }

  private static let void: Set = ["br", "col", "hr", "img", "source", "track", "wbr"]

  private static let kept: Set = void.union([
    // Text.
    "a", "abbr", "b", "bdi", "bdo", "cite", "code", "data", "del", "dfn", "em", "i", "ins", "kbd", "mark", "q", "rp",
    "rt",
    "ruby", "s", "samp", "small", "span", "strong", "sub", "sup", "time", "u", "var",
    // Blocks.
    "address", "article", "aside", "blockquote", "dd", "details", "div", "dl", "dt", "figcaption", "figure", "footer",
    "h1", "h2", "h3", "h4", "h5", "h6", "header", "hgroup", "li", "menu", "nav", "ol", "p", "pre", "section", "summary",
    "ul",
    // Tables.
    "caption", "colgroup", "table", "tbody", "td", "tfoot", "th", "thead", "tr",
    // Pictures and sounds.
    "audio", "meter", "picture", "progress", "video",
  ])

  private static let renamed = [
    "acronym": "abbr", "center": "div", "dir": "ul", "listing": "pre", "main": "div", "search": "div", "strike": "s",
    "tt": "code",
  ]

  private static let removed: Set = [
    "iframe", "noembed", "noframes", "script", "select", "style", "template", "title",
  ]

  /// What a parser may add, names of parts of a page, and what is shown where no script runs, as here.
  private static let ignored: Set = ["body", "head", "html", "meta", "noscript", "param", "rb", "rtc", "slot"]

  /// Elements that are taken out, and hold what only programs read.
  private static let others: Set = [
    "applet", "canvas", "datalist", "dialog", "embed", "frame", "frameset", "keygen", "marquee", "math", "menuitem",
    "object", "optgroup", "option", "output", "plaintext", "portal", "svg", "textarea", "xmp",
  ]

  /// Attributes that are left out.
  private static let otherAttributes: Set = [
    "accesskey", "action", "align", "alt", "background", "bgcolor", "border", "cellpadding", "cellspacing", "checked",
    "class", "clear", "color", "cols", "compact", "content", "contenteditable", "disabled", "draggable", "face", "for",
    "form", "height", "href", "inert", "itemprop", "itemscope", "itemtype", "label", "markdown", "maxlength", "media",
    "method", "min", "max", "multiple", "name", "nowrap", "open", "part", "pattern", "placeholder", "popover",
    "readonly",
    "rel", "required", "rows", "selected", "size", "slot", "span", "spellcheck", "src", "step", "tabindex", "target",
    "type", "value", "width",
  ]

  /// Elements that are taken out, but may be open wherever Markdown goes on.
  private static let harmless: Set = [
    "area", "base", "basefont", "bgsound", "big", "blink", "body", "button", "fieldset", "font", "form", "head", "html",
    "image", "input", "label", "legend", "link", "map", "meta", "nobr", "param", "embed",
  ]
}

// MARK: Attributes

extension SafeHTML {
  /// What becomes of an attribute.
  package enum AttributeTreatment: Sendable {
    case keep
    /// An address, which must have a scheme that is known to be harmless.
    case address(HTMLAddress.Use)
    /// Several addresses of one image, for screens of different sizes.
    case addresses
    /// The element's name for links.
    case anchor
    /// Taken out with a finding.
    case remove
    /// Taken out; what other attributes can say of it is said by those.
    case style
    /// It means nothing here, and is left out.
    case ignore
  }

  /// What becomes of an attribute of an element that stays, by its name there.
  package static func treatment(ofAttribute name: String, on element: String) -> AttributeTreatment {
    switch (name, element) {
    case ("id", _), ("name", "a"): return .anchor
    case ("href", "a"): return .address(.link)
    case ("src", "img"): return .address(.image)
    case ("src", "video"), ("src", "audio"), ("src", "track"), ("src", "source"): return .address(.media)
    case ("poster", "video"): return .address(.picture)
    case ("srcset", "img"), ("srcset", "source"): return .addresses
    case ("cite", "blockquote"), ("cite", "q"), ("cite", "del"), ("cite", "ins"): return .address(.source)
    default: break
    }
    if everywhere.contains(name) || name.hasPrefix("aria-") && isName(name) { return .keep }
    if attributes[element]?.contains(name) == true { return .keep }
    if name == "style" { return .style }
    return name == "srcdoc" || name.hasPrefix("on") && isName(name) ? .remove : .ignore
  }

  /// Whether an element can have an attribute that changes nothing but how it is laid out.
  package static func keeps(_ attribute: String, on element: String) -> Bool {
    attributes[element]?.contains(attribute) == true
  }

  private static func isName(_ name: String) -> Bool {
    name.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == UInt8(ascii: "-") }
  }

  private static let everywhere: Set = ["dir", "hidden", "lang", "role", "title", "translate"]

  private static let cell: Set = ["abbr", "align", "colspan", "headers", "rowspan", "scope", "valign"]
  private static let aligned: Set = ["align"]

  private static let attributes: [String: Set<String>] = [
    "a": ["download", "hreflang", "type"],
    "audio": ["controls", "loop", "muted", "preload"],
    "caption": aligned, "div": aligned, "h1": aligned, "h2": aligned, "h3": aligned, "h4": aligned, "h5": aligned,
    "h6": aligned, "p": aligned, "tbody": aligned, "tfoot": aligned, "thead": aligned, "tr": ["align", "valign"],
    "col": ["span", "width"], "colgroup": ["span", "width"],
    "data": ["value"],
    "del": ["datetime"], "ins": ["datetime"], "time": ["datetime"],
    "details": ["open"],
    "img": ["align", "alt", "decoding", "height", "loading", "sizes", "width"],
    "li": ["value"], "ol": ["reversed", "start", "type"],
    "meter": ["high", "low", "max", "min", "optimum", "value"], "progress": ["max", "value"],
    "source": ["height", "media", "sizes", "type", "width"],
    "table": ["align", "width"], "td": cell.union(["width"]), "th": cell.union(["width"]),
    "track": ["default", "kind", "label", "srclang"],
    "video": ["controls", "height", "loop", "muted", "playsinline", "preload", "width"],
  ]
}
