/// The values of a page for its template.
struct PageValues: Sendable {
  /// The content of a place in a template.
  enum Filling: Sendable {
    /// Text, to be escaped.
    case text(String)
    /// HTML that is ready.
    case html([UInt8])
  }

  /// Which values are there, or true: all that a rendered template depends on, what the values say aside.
  struct Shape: Sendable, Hashable {
    private var isThere = [Bool](repeating: false, count: PageValue.allCases.count)

    subscript(value: PageValue) -> Bool {
      get { isThere[value.rawValue] }
      set { isThere[value.rawValue] = newValue }
    }
  }

  private var fillings = [Filling?](repeating: nil, count: PageValue.allCases.count)
  private var links: [PageValue: (url: String, title: String)] = [:]
  private(set) var shape = Shape()

  subscript(value: PageValue) -> String? {
    get { if case .text(let text) = fillings[value.rawValue] { text } else { nil } }
    set {
      fillings[value.rawValue] = newValue.map(Filling.text)
      set(value, newValue != nil)
    }
  }

  /// Returns whether a flag holds.
  mutating func set(_ value: PageValue, _ isThere: Bool) { shape[value] = isThere }

  /// Sets a value that is HTML.
  mutating func set(_ value: PageValue, html bytes: [UInt8]) {
    fillings[value.rawValue] = .html(bytes)
    set(value, true)
  }

  /// Sets a value that is a link.
  mutating func set(_ value: PageValue, url: String, title: String) {
    links[value] = (url, title)
    set(value, true)
  }

  /// What fills a place.
  func filling(of place: TemplatePlace) -> Filling? {
    switch place.member {
    case .itself: fillings[place.value.rawValue]
    case .url: (links[place.value]?.url).map(Filling.text)
    case .title: (links[place.value]?.title).map(Filling.text)
    }
  }
}

/// A place in a template that a page fills: a value or a part of one.
struct TemplatePlace: Sendable, Hashable {
  enum Member: Int, Sendable, CaseIterable { case itself, url, title }

  var value: PageValue
  var member: Member = .itself
}
