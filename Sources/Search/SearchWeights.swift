/// Every number that ranking depends on, tuned on the known-item queries of the tests.
///
/// The first half determines impacts at build time. The second half is part of the index, so that browser and build
/// rank alike. All arithmetic uses whole numbers, in the order given in `Ranking.swift`.
struct SearchWeights: Sendable {
  /// The weight of words in a field, and its discount for length.
  struct Field: Sendable {
    /// Worth of one occurrence in a field of usual length; an occurrence in the body is worth 1.
    var weight: Double
    /// Usual length in words.
    ///
    /// A constant rather than the site's average, so that a change to one page changes nothing
    /// in the postings of another.
    var usualLength: Double
    /// How much length counts: BM25's b.
    var lengthDiscount: Double
  }

  var pageTitle = Field(weight: 14, usualLength: 4, lengthDiscount: 0.6)
  var heading = Field(weight: 7, usualLength: 4, lengthDiscount: 0.5)
  var summary = Field(weight: 7, usualLength: 8, lengthDiscount: 0.5)
  var dialog = Field(weight: 4, usualLength: 16, lengthDiscount: 0.4)
  var facet = Field(weight: 2, usualLength: 1, lengthDiscount: 0)
  var body = Field(weight: 1, usualLength: 120, lengthDiscount: 0.6)
  /// Worth at which a word has half its greatest impact: BM25's k1.
  var saturation = 3.0
  /// Impacts run from 1 to this.
  var greatestImpact = 127
  /// The most that a function word weighs (`SearchLanguage.functionWords`), and the most beside other words.
  var greatestFunctionRarity = 10
  var briefFunctionRarity = 2
  /// Postings kept of one word, best first.
  var longestList = 4000

  /// Added to the rarity of a function word in the index, to tell it from other words.
  static let functionMark = 512

  /// What a match is worth in sixteenths: the word itself, another form of it that the build's stemmer has not seen, a
  /// word that it begins, a synonym, a word that it ends, a near spelling.
  var exact = 16
  var otherForm = 13
  var prefix = 11
  var synonym = 10
  var ending = 9
  var oneEdit = 8
  var twoEdits = 5

  /// The values needed to answer queries.
  var ofQueries: [(name: String, value: Int)] {
    [
      ("greatestImpact", greatestImpact), ("longestList", longestList), ("exact", exact), ("otherForm", otherForm),
      ("prefix", prefix), ("synonym", synonym), ("ending", ending), ("oneEdit", oneEdit), ("twoEdits", twoEdits),
    ]
  }
}
