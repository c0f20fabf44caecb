import Files

/// The search index of a site: files for one folder, which already contains the files of the pages.
package struct SearchIndex: Sendable {
  /// All files but those of the pages, which `SearchIndexBuilder.add` has handed out; the root comes first.
  package let files: [SearchFile]
  package let report: SearchReport
  /// For each page by its number in the index, its place among the site’s pages.
  package let orders: [Int]

  let root: SearchRoot
  let shards: [SearchFile]
  let spelling: [SearchFile]

  /// The name of the root.
  ///
  /// Only this name never changes, because pages are written before the index is finished.
  package static let rootName = "root.js"

  /// Whether a name has the form of those of the index's other files: a letter, perhaps a number, and a hash.
  package static func isFileName(_ name: String) -> Bool {
    guard name.utf8.contains(UInt8(ascii: "-")) else { return false }
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let kind = parts[0].first, "pwsn".contains(kind), parts[1].hasSuffix(".js") else {
      return false
    }
    return parts[0].dropFirst().allSatisfy(\.isNumber) && parts[1].dropLast(3).allSatisfy { $0.isLetter || $0.isNumber }
  }

  /// - Parameter parts: Nothing is left in them: what they hold is given back as soon as it is not needed.
  /// - Throws: `FileError` where postings cannot be read.
  init(parts: inout [IndexPart], synonyms: [[String]], weights: SearchWeights) async throws(FileError) {
    let numbering = PageNumbering(parts)
    let lists = try PostingLists(&parts, numbering, weights)
    let table = await TermTable(parts, numbering, lists, synonyms: synonyms, weights)
    let names = PageNames(numbering.pages.map { parts[$0.part].pages[$0.index].fileName })
    let facets = FacetTable(parts, numbering)
    let (beginnings, endings) = (Self.affixes(parts, \.beginnings), Self.affixes(parts, \.endings))
    orders = numbering.pages.map { parts[$0.part].pages[$0.index].order }
    let pageSize = parts.reduce(0) { $0 + $1.fileSize }
    parts = []
    async let dictionary = SpellingDictionary(table)
    let shards = await TermShards(table)
    let spelling = await dictionary
    root = SearchRoot(
      classes: numbering.classes,
      words: SearchRoot.Shards(files: shards.files, firstKeys: shards.firstKeys),
      spelling: SearchRoot.Shards(files: spelling.files, firstKeys: spelling.firstKeys),
      pages: names, facets: facets, weights: weights, beginnings: beginnings, endings: endings,
      functionWords: table.functionWords)
    let rootFile = root.file()
    files = [rootFile] + shards.files + spelling.files + names.tables
    (self.shards, self.spelling) = (shards.files, spelling.files)
    report = SearchReport(
      pages: orders.count, entries: numbering.entryCount, terms: table.terms.count, rootSize: rootFile.bytes.count,
      shardSizes: shards.files.map(\.bytes.count), spellingSize: spelling.files.reduce(0) { $0 + $1.bytes.count },
      tableSize: names.tables.reduce(0) { $0 + $1.bytes.count }, pageSize: pageSize)
  }

  /// What words of the languages of all pages may begin or end with, the longer ones first.
  private static func affixes(_ parts: [IndexPart], _ affixes: KeyPath<SearchLanguage, [String]>) -> [String] {
    let all = Set(parts.flatMap { $0.languages.flatMap { $0[keyPath: affixes] } })
    return all.sorted { left, right in
      left.utf8.count == right.utf8.count ? comesBefore(left.utf8, right.utf8) : left.utf8.count > right.utf8.count
    }
  }

  /// The size that shards should have where the whole dictionary has a given size.
  ///
  /// Small shards make each query cheap, but each costs the root a dozen bytes: at most 800, unless they would get
  /// larger than 32 KB.
  static func shardSize(ofTotal size: Int) -> Int {
    min(max(size / 800, 6000), 30_000)
  }
}
