/// A page for search.
package struct SearchPage: Sendable {
  package var title: String
  /// Where it is, relative to the site's root, without a fragment.
  package var url: String
  /// The names of the sections that it is in, from the outside in: shown above its results.
  package var trail: [String]
  /// Language tag of its text.
  ///
  /// English word forms are brought together, other languages are indexed as they stand.
  package var language: String
  /// The weight of its results: 1 is normal, 0.5 is half, 2 is the maximum.
  package var boost: Double
  /// Its tags: all of its entries can be filtered by them (`tag:form-design`).
  package var tags: [String]
  /// Other words for it: they count as much as its title, and are not shown.
  package var terms: [String]
  /// Names that its text does not contain, such as those of functions: they count as little as filters, and are not
  /// shown.
  package var names: [String]
  /// Its entries in reading order.
  ///
  /// The lead section (anchor "") has the page's title; where it is missing, an empty
  /// one is added.
  package var entries: [SearchEntry]

  package init(
    title: String, url: String, trail: [String] = [], language: String = "en", boost: Double = 1,
    tags: [String] = [], terms: [String] = [], names: [String] = [], entries: [SearchEntry]
  ) {
    (self.title, self.url, self.trail, self.language, self.boost) = (title, url, trail, language, boost)
    (self.tags, self.terms, self.names, self.entries) = (tags, terms, names, entries)
  }
}

/// An entry: a section (from one heading to the next), a dialog, or a rule.
package struct SearchEntry: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    /// Part of a page: to readers, who narrow results to it with `kind:page`, simply that.
    case section = "page"
    case dialog, rule
  }

  package var kind: Kind
  /// The fragment of its URL, without `#`; empty for the page's lead, which a rule can be as well.
  package var anchor: String
  /// The heading, the dialog's title or the rule's name.
  package var title: String
  /// Its filters, without its kind (`kind:page`, `kind:dialog`, and `kind:rule` are implied).
  package var facets: [SearchFacet]
  /// The message of a dialog.
  package var message: String
  package var buttons: [SearchButton]
  /// Its text, as UTF-8: paragraphs, lists, tables and code, one after the other, without markup.
  package var body: [UInt8]

  package init(
    kind: Kind, anchor: String, title: String, facets: [SearchFacet] = [], message: String = "",
    buttons: [SearchButton] = [], body: [UInt8] = []
  ) {
    (self.kind, self.anchor, self.title, self.facets) = (kind, anchor, title, facets)
    (self.message, self.buttons, self.body) = (message, buttons, body)
  }
}

/// One of the small sets that an entry belongs to: `platform:watchos`, `role:destructive`.
package struct SearchFacet: Sendable, Hashable {
  /// The set's name as it is typed: small ASCII letters.
  package var name: String
  /// The value as it is typed; a space in it becomes `-`.
  package var value: String
  /// The label for readers: watchOS for `watchos`; empty if it is the same.
  package var label: String

  /// The name of the facet that whole pages have, by their tags.
  static let tag = "tag"

  package init(_ name: String, _ value: String, label: String = "") {
    (self.name, self.value, self.label) = (name, value, label)
  }
}

/// A button of a dialog, by its label and role (`cancel`, `destructive`, or empty).
package struct SearchButton: Sendable, Hashable {
  package var label: String
  package var role: String

  package init(label: String, role: String = "") {
    (self.label, self.role) = (label, role)
  }
}
