/// The root of the index, which the browser loads first: it tells where to find everything else.
struct SearchRoot: Sendable {
  /// Files that are named by their number and a hash.
  struct Shards: Sendable {
    /// The hash of each, as many as there are files.
    var hashes: [String]
    /// For each word file, the shortest text that comes after all words of the file before.
    var firstKeys: [String]

    init(files: [SearchFile], firstKeys: [String]) {
      hashes = files.map { String($0.name.dropLast(3).suffix(Self.hashLength)) }
      self.firstKeys = firstKeys
    }

    static let hashLength = 6
  }

  var classes: [PageNumbering.Class]
  var words: Shards
  var spelling: Shards
  var pages: PageNames
  var facets: FacetTable
  var weights: SearchWeights
  /// What words of the site's languages may begin and end with.
  var beginnings: [String]
  var endings: [String]
  /// See `FunctionTerms.words`.
  var functionWords: [[UInt8]]

  /// The root as a file.
  ///
  ///     version   of this format
  ///     classes   numbers (`Digits`): sections, dialogs, and rules of a page, pages that have so many, …
  ///     words     {first: "key key …", names: hashes in a row}: the shards of the dictionary
  ///     spelling  the same of the spelling dictionary
  ///     pages     {files: hashes in a row} or, of a large site, {tables: hashes in a row}: see `PageNames`
  ///     kinds     what the numbers of kinds stand for
  ///     facets    {name: {value: label, …}}, the label empty if it is the value
  ///     weights   see `SearchWeights`
  ///     affixes   [beginnings, endings] that words of the site's languages take and lose, the longer ones first
  ///     brief     function words, which are looked up after `!` in queries with other words
  func file() -> SearchFile {
    var digits: [UInt8] = []
    for part in classes {
      for count in part.entries + [part.pages] { Digits.append(count, to: &digits) }
    }
    var script = ScriptFile()
    script.object([
      ("version", { $0.number(5) }),
      ("classes", { $0.string(digits) }),
      ("words", { $0.shards(words) }),
      ("spelling", { $0.shards(spelling) }),
      ("pages", { $0.object([(pages.tables.isEmpty ? "files" : "tables", { $0.string(pages.hashes.joined()) })]) }),
      ("kinds", { $0.array(SearchEntry.Kind.allCases) { $0.string($1.rawValue) } }),
      ("facets", { $0.facets(facets) }),
      ("weights", { $0.object(weights.ofQueries.map { weight in (weight.name, { $0.number(weight.value) }) }) }),
      ("affixes", { $0.array([beginnings, endings]) { $0.string($1.joined(separator: " ")) } }),
      ("brief", { $0.string(functionWords.joined(separator: [UInt8(ascii: " ")])) }),
    ])
    return script.file(named: "root")
  }
}

extension ScriptFile {
  fileprivate mutating func facets(_ table: FacetTable) {
    object(
      table.facets.map { facet in
        (facet.name, { $0.object(facet.values.map { value in (value.name, { $0.string(value.label) }) }) })
      })
  }

  fileprivate mutating func shards(_ shards: SearchRoot.Shards) {
    object([
      ("first", { $0.string(shards.firstKeys.joined(separator: " ")) }),
      ("names", { $0.string(shards.hashes.joined()) }),
    ])
  }
}

/// The names of page files, without `p-` and `.js`: the hash of each.
///
/// If there are few, the root contains them. On large sites, they are in tables, which are separate files; one is
/// fetched for each result.
struct PageNames: Sendable {
  /// Of pages or of tables.
  let hashes: [String]
  let tables: [SearchFile]

  private static let mostInRoot = 256
  private static let pagesInTable = 64

  init(_ files: [String]) {
    let names = files.map { String($0.dropFirst(2).dropLast(3)) }
    guard names.count > Self.mostInRoot else {
      (hashes, tables) = (names, [])
      return
    }
    tables = stride(from: 0, to: names.count, by: Self.pagesInTable).enumerated().map { number, start in
      var script = ScriptFile()
      script.string(names[start..<min(start + Self.pagesInTable, names.count)].joined())
      return script.named("n\(number)-", hashLength: SearchRoot.Shards.hashLength)
    }
    hashes = SearchRoot.Shards(files: tables, firstKeys: []).hashes
  }
}
