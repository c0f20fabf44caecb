import Dialogs

/// Which dialogs of a translated page translate which ones of its original.
package struct DialogPairs: Sendable, Hashable {
  /// The place of the translation among the blocks of its page, by that of the original.
  package private(set) var translations: [Int: Int] = [:]
  /// Blocks of the translated page that translate nothing.
  package private(set) var others: [Int] = []

  /// Pairs dialogs by the IDs that their authors gave them, and those without such a pair by their order among
  /// those of their kind.
  package init(_ originals: [PageBlock], _ translations: [PageBlock]) {
    var places: [String: Int] = [:]
    for (place, block) in translations.enumerated() {
      if let id = block.dialog?.id?.value, places[id] == nil { places[id] = place }
    }
    var rest: [Int] = []
    for (place, block) in originals.enumerated() {
      guard let dialog = block.dialog else { continue }
      if let id = dialog.id?.value, let other = places.removeValue(forKey: id) {
        if translations[other].dialog?.kind.value == dialog.kind.value { self.translations[place] = other }
      } else {
        rest.append(place)
      }
    }
    let taken = Set(self.translations.values)
    // A dialog whose ID is that of an original of another kind does not translate a third one.
    let known = Set(originals.compactMap { $0.dialog?.id?.value })
    let free = translations.indices.filter { place in
      guard let dialog = translations[place].dialog, !taken.contains(place) else { return false }
      return dialog.id.map { !known.contains($0.value) } ?? true
    }
    for kind in DialogKind.allCases {
      let (left, right) = (
        rest.filter { originals[$0].dialog?.kind.value == kind },
        free.filter { translations[$0].dialog?.kind.value == kind }
      )
      for (place, other) in zip(left, right) { self.translations[place] = other }
    }
    let paired = Set(self.translations.values)
    others = translations.indices.filter { translations[$0].dialog != nil && !paired.contains($0) }
  }
}

extension Library {
  /// The author's pages by what they are called in all languages.
  func pagesByIdentity() -> [String: ParsedPage] {
    Dictionary(
      pages.map { (SourceTree.identity(ofPage: $0.sourcePath), $0) }, uniquingKeysWith: { first, _ in first })
  }
}
