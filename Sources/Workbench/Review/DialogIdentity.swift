package import Dialogs
import Writing

/// What makes a dialog the same as one of another state of a site.
package struct DialogIdentity: Sendable, Hashable {
  /// The file of its page, relative to the project.
  package var page: String
  /// The ID of its figure.
  package var id: String
  /// Whether the author gave that ID, so that it does not follow from the text.
  package var hasOwnID: Bool
  /// Nil for a block that cannot be read.
  package var kind: DialogKind?
  /// The text that names it.
  package var headline: String
  /// A fingerprint of its source.
  package var source: UInt64
  /// Sizes of its words by their hashes; equal words add up.
  package var words: [UInt64: Int]

  package init(
    page: String, id: String, hasOwnID: Bool = false, kind: DialogKind? = .alert, headline: String = "",
    source: String, text: String
  ) {
    self.page = page
    self.id = id
    self.hasOwnID = hasOwnID
    self.kind = kind
    self.headline = headline
    self.source = Fingerprint.hash(Array(source.utf8))
    words = [:]
    for word in text.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      words[Fingerprint.hash(Array(word.utf8)), default: 0] += word.count
    }
  }

  /// The size of its words.
  var size: Int { words.values.reduce(0, +) }
}
