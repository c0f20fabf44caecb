import Files

/// The pages that one worker has read, with words and filters numbered in reading order.
struct IndexPart: Sendable {
  private(set) var pages: [IndexedPage] = []
  private(set) var indexer: EntryIndexer
  /// Facets by the key under which the index holds them: `platform:watchos`.
  private(set) var facets = Vocabulary()
  /// What readers call each facet.
  private(set) var labels: [String] = []

  /// The languages of its pages.
  private(set) var languages: Set<SearchLanguage> = []

  /// The size of the files of its pages, in bytes.
  private(set) var fileSize = 0

  private let weights: SearchWeights
  private var facetNumbers: [SearchFacet: Int] = [:]
  private var postings: [UInt32] = []
  private let store: ScratchStore

  init(weights: SearchWeights, store: ScratchStore) {
    self.weights = weights
    self.store = store
    indexer = EntryIndexer(weights: weights)
  }

  /// The words of its postings.
  var words: WordForms { indexer.words }

  mutating func add(_ page: SearchPage, order: Int) -> SearchFile {
    let page = page.arranged
    let file = pageFile(page)
    fileSize += file.bytes.count
    let language = SearchLanguage(tag: page.language)
    languages.insert(language)
    var indexed = IndexedPage(order: order, fileName: file.name, titleLength: page.title.utf8.count)
    postings.removeAll(keepingCapacity: true)
    indexed.tags = Array(Set(page.tags.map { Int32(number(of: SearchFacet(SearchFacet.tag, $0, label: $0))) }))
    for (number, entry) in page.entries.enumerated() {
      read(entry, of: page, in: language)
      indexer.endEntry(boost: page.boost, into: &postings)
      indexed.postingEnds.append(Int32(postings.count))
      for facet in entry.facets { indexed.facets.append((Int32(number), Int32(self.number(of: facet)))) }
      indexed.kinds[SearchEntry.Kind.allCases.firstIndex(of: entry.kind) ?? 0] += 1
    }
    indexed.postings = PagePostings(postings, in: store)
    pages.append(indexed)
    return file
  }

  /// Gives back what only reading needs.
  mutating func close() {
    indexer.close()
    (facetNumbers, postings) = ([:], [])
  }

  /// The postings of a page, and where each of its entries ends, which it does not keep.
  ///
  /// - Throws: `FileError` where they cannot be read.
  mutating func takePostings(ofPage index: Int) throws(FileError) -> (postings: [UInt32], ends: [Int32]) {
    defer { pages[index].postings = PagePostings() }
    return (try pages[index].postings.read(), pages[index].postingEnds)
  }

  private mutating func read(_ entry: SearchEntry, of page: SearchPage, in language: SearchLanguage) {
    indexer.read(entry.title, in: language)
    indexer.endField(entry.isLead ? weights.pageTitle : weights.heading)
    if entry.isLead, !page.terms.isEmpty {
      for term in page.terms { indexer.read(term, in: language) }
      indexer.endField(weights.pageTitle)
    }
    indexer.read(entry.message, in: language)
    // What a rule asks tells more than its examples, which are about anything.
    if entry.kind == .rule { indexer.endField(weights.summary) }
    for button in entry.buttons { indexer.read(button.label, in: language) }
    indexer.endField(entry.kind == .rule ? weights.body : weights.dialog)
    // Filter values are also indexed as words: `delete watchos` finds the dialog, too.
    for facet in entry.facets { indexer.read(facet.value, in: language) }
    if entry.isLead { for word in page.tags { indexer.read(word, in: language) } }
    indexer.endField(weights.facet)
    if entry.isLead, !page.names.isEmpty {
      for name in page.names { indexer.read(name, in: language) }
      indexer.endField(weights.facet)
    }
    entry.body.withUnsafeBufferPointer { indexer.read($0, in: language) }
    indexer.endField(weights.body)
  }

  private mutating func number(of facet: SearchFacet) -> Int {
    // Tags are many, and as authors write them: two ways to write a letter are one to a dictionary.
    let isTag = facet.name == SearchFacet.tag
    if !isTag, let number = facetNumbers[facet] { return number }
    let number = facets.insert(Array(facet.key.utf8))
    if number == labels.count { labels.append(facet.label) }
    // If there are two labels, the result must not depend on the order of reading.
    labels[number] = chosenLabel(labels[number], facet.label)
    if !isTag { facetNumbers[facet] = number }
    return number
  }
}

/// What the index keeps of a page until it is finished.
struct IndexedPage: Sendable {
  /// Its place among the site’s pages.
  let order: Int
  /// The name of the file with its text.
  let fileName: String
  /// The length of its title, in bytes: of pages that answer a query equally well, the one with the shorter title
  /// comes first.
  let titleLength: Int
  /// The postings of its entries, one after the other, as `EntryIndexer` makes them.
  var postings = PagePostings()
  /// Where each entry's postings end.
  var postingEnds: [Int32] = []
  /// Which facet, by its number, each entry has.
  var facets: [(entry: Int32, facet: Int32)] = []
  /// Its tags, by their numbers as facets.
  var tags: [Int32] = []
  /// How many entries of each kind it has, by `SearchEntry.Kind.allCases`.
  var kinds = Array(repeating: 0, count: SearchEntry.Kind.allCases.count)

  init(order: Int, fileName: String, titleLength: Int) {
    (self.order, self.fileName, self.titleLength) = (order, fileName, titleLength)
  }

  var entryCount: Int { postingEnds.count }
}

/// The postings of a page, in memory or in a store.
struct PagePostings: Sendable {
  private let contents: Contents

  private enum Contents {
    case kept([UInt32])
    case stored(ScratchBytes)
  }

  /// No postings.
  init() { contents = .kept([]) }

  init(_ postings: [UInt32], in store: ScratchStore) {
    let stored = store.take(
      postings.withUnsafeBytes { Array($0) }, count: postings.count * MemoryLayout<UInt32>.stride)
    // A copy: the array itself has room for the page with the most.
    contents = stored.map { .stored($0) } ?? .kept(postings.withUnsafeBufferPointer { Array($0) })
  }

  /// The postings.
  ///
  /// - Throws: `FileError` where they cannot be read.
  func read() throws(FileError) -> [UInt32] {
    switch contents {
    case .kept(let postings): postings
    case .stored(let bytes): try bytes.read().withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    }
  }
}

/// Of two labels of a facet, the one that readers see.
///
/// Compared byte by byte: two ways to write a letter are one to `String`, and would win by turns.
func chosenLabel(_ left: String, _ right: String) -> String {
  comesBefore(right.utf8, left.utf8) ? right : left
}

extension SearchPage {
  /// The page with a lead, and with entries of a kind together: that keeps the lists of facets short.
  var arranged: SearchPage {
    var page = self
    if !entries.contains(where: \.isLead) {
      page.entries.insert(SearchEntry(kind: .section, anchor: "", title: title), at: 0)
    }
    page.entries = SearchEntry.Kind.allCases.flatMap { kind in page.entries.filter { $0.kind == kind } }
    return page
  }
}

extension SearchEntry {
  /// Whether this stands for the page: the part of it above its first heading, or the rule that it is about.
  var isLead: Bool { anchor.isEmpty && kind != .dialog }
}

extension SearchFacet {
  /// The word under which the index holds the facet; empty if name or value is.
  var key: String {
    guard !name.isEmpty, !value.isEmpty else { return "" }
    // Nearly all values are what they become, such as the ids of platforms.
    if value.utf8.count <= Self.longestValue, value.utf8.allSatisfy(Self.staysAsItIs) { return name + ":" + value }
    let value = String.UnicodeScalarView(
      value.lowercased().unicodeScalars.prefix(Self.longestValue).map { scalar in
        ScalarClass(scalar) != .separator || "-_./+".unicodeScalars.contains(scalar) ? scalar : "-"
      })
    return name + ":" + String(value)
  }

  /// In Unicode scalars.
  private static let longestValue = 48

  private static func staysAsItIs(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
    default: false
    }
  }
}
