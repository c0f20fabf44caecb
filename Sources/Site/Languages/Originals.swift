import Words

/// The originals of the pages of one language.
struct Originals: Sendable {
  /// BCP 47 tag of their text.
  let tag: String
  /// The interface text in their language.
  let words: Words
  /// The pages that there is no translation of, by their paths without a language.
  let untranslated: Set<String>
  /// The places of originals among the pages of their sections, by what pages are called in all languages.
  let orders: [String: Place]

  /// The place of a page, and whether it is Hugo’s weight.
  struct Place: Sendable, Hashable {
    let order: Double
    let isWeight: Bool
  }

  /// The language of a page that is shown in place of a translation; nil for a translation.
  func language(of head: PageHead) -> Originals? { untranslated.contains(head.source) ? self : nil }

  /// Gives translations the places of their originals, unless they have their own.
  func complete(_ heads: inout [PageHead]) {
    for index in heads.indices where heads[index].frontMatter.order == nil {
      guard let place = orders[SourceTree.identity(ofPage: heads[index].source)] else { continue }
      heads[index].frontMatter.order = place.order
      heads[index].frontMatter.isWeight = place.isWeight
    }
  }
}

extension Originals {
  /// Adds the originals of pages without a translation to the pages of a language.
  ///
  /// - Parameters:
  ///   - pages: the pages of the language, sorted.
  ///   - originals: the pages of the first language.
  static func adding(_ originals: [ReadPage], to pages: [ReadPage], tag: String, words: Words) -> (
    pages: [ReadPage], originals: Originals
  ) {
    let translated = Set(pages.map { SourceTree.identity(ofPage: $0.head.source) })
    let others = originals.filter { !translated.contains(SourceTree.identity(ofPage: $0.head.source)) }
    let orders = originals.compactMap { page in
      let front = page.head.frontMatter
      return front.order.map { order in
        (SourceTree.identity(ofPage: page.head.source), Originals.Place(order: order, isWeight: front.isWeight))
      }
    }
    return (
      (pages + others).sorted { $0.head.source < $1.head.source },
      Originals(
        tag: tag, words: words, untranslated: Set(others.map(\.head.source)),
        orders: Dictionary(orders, uniquingKeysWith: { first, _ in first }))
    )
  }
}
