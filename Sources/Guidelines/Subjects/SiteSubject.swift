/// All pages for rules.
package struct SiteSubject: Sendable {
  package let pages: [PageFacts]
  /// Other published files in addition to pages and their aliases.
  package let addresses: [SiteAddress]
  /// Whether it is known that no two files share an address.
  package let hasDistinctAddresses: Bool
  /// Whether any dialog leads to another.
  let hasFlows: Bool
  /// The dialogs that the rule checks, in order.
  package let dialogs: [Place]

  /// The enabled packs of each dialog.
  let packsInForce: @Sendable (Place) -> [String]

  /// The location of a dialog.
  package struct Place: Sendable, Hashable, Comparable {
    package var page: Int
    package var block: Int

    package static func < (left: Place, right: Place) -> Bool {
      (left.page, left.block) < (right.page, right.block)
    }
  }
}

extension SiteSubject {
  /// The block at a place.
  package func block(_ place: Place) -> PageFacts.Block { pages[place.page].blocks[place.block] }

  /// The dialogs that have the same key as an earlier one, each with the first that has it, in order.
  ///
  /// Hashes are sorted, because filling a table takes several times as long. Two different keys hardly ever have the
  /// same hash; rules compare the texts themselves before they report anything.
  ///
  /// - Parameter hash: the hash of the key of a dialog; nil if it has none.
  func repetitions(of hash: (SharedDialog, Place) -> Int?) -> [(first: Place, other: Place)] {
    var keys: [(hash: Int, number: Int)] = []
    keys.reserveCapacity(dialogs.count)
    for (number, place) in dialogs.enumerated() {
      if let dialog = gist(place), let hash = hash(dialog, place) { keys.append((hash, number)) }
    }
    keys.sort { ($0.hash, $0.number) < ($1.hash, $1.number) }
    var repetitions: [(first: Int, other: Int)] = []
    var first = 0
    for index in keys.indices.dropFirst() {
      if keys[index].hash == keys[first].hash {
        repetitions.append((keys[first].number, keys[index].number))
      } else {
        first = index
      }
    }
    return repetitions.sorted { $0.other < $1.other }.map { (dialogs[$0.first], dialogs[$0.other]) }
  }

  /// The gist of the dialog at a place.
  func gist(_ place: Place) -> SharedDialog? { pages[place.page].blocks[place.block].gist }

  /// The enabled packs for the dialog at a place.
  package func packs(of place: Place) -> [String] { packsInForce(place) }
}
