/// The root of the index: what a browser loads first, and all it needs to know where to look further.
struct SearchRoot: Sendable {
  /// Files that are named by their number and a hash.
  struct Shards: Sendable {
    /// The hash of each, as many as there are files.
    var hashes: [String]
    /// For each file of words, the shortest text that comes after all words of the file before.
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
  var pages: Shards
  var facets: FacetTable
  var weights: SearchWeights

  /// The root as a file.
  ///
  ///     version   of this format
  ///     classes   numbers (`Digits`): sections, dialogs, and rules of a page, pages that have so many, …
  ///     words     {first: "key key …", names: hashes in a row}: the shards of the dictionary
  ///     spelling  the same of the spelling dictionary
  ///     pages     {names: …}: the tables of pages' files
  ///     kinds     what the numbers of kinds stand for
  ///     facets    {name: {value: label, …}}, the label empty where it is the value
  ///     weights   see `SearchWeights`
  func file() -> SearchFile {
    var digits: [UInt8] = []
    for part in classes {
      for count in part.entries + [part.pages] { Digits.append(count, to: &digits) }
    }
    var script = ScriptFile()
    script.object([
      ("version", { $0.number(2) }),
      ("classes", { $0.string(digits) }),
      ("words", { $0.shards(words) }),
      ("spelling", { $0.shards(spelling) }),
      ("pages", { $0.shards(pages) }),
      ("kinds", { $0.array(SearchEntry.Kind.allCases) { $0.string($1.rawValue) } }),
      ("facets", { $0.facets(facets) }),
      ("weights", { $0.object(weights.ofQueries.map { weight in (weight.name, { $0.number(weight.value) }) }) }),
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

/// The names of pages' files stand in tables of so many pages, since a table is fetched for each result.
private let pagesInTable = 64

/// Files of the names of pages' files, `p-` and `.js` left out.
func pageTables(_ names: [String]) -> [SearchFile] {
  stride(from: 0, to: names.count, by: pagesInTable).enumerated().map { number, start in
    var script = ScriptFile()
    let hashes = names[start..<min(start + pagesInTable, names.count)].map { $0.dropFirst(2).dropLast(3) }
    script.string(hashes.joined())
    return script.named("n\(number)-", hashLength: SearchRoot.Shards.hashLength)
  }
}
