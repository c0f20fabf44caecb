/// The dictionary divided into files of about equal size.
///
/// A shard is one string: for each term how many UTF-16 units it shares with the term before and how many follow,
/// these, and then what it leads to:
///
///     0 rarity n (length form)×n length code    a list of its own; n forms that lead to it are in other shards, or
///                                               are what it stands for
///     1 length term                             the list of another term, in another shard; of several terms with
///                                               that key, `key+1` is the second
///     1 + n                                     the nth list back in this shard, counted from 1
struct TermShards: Sendable {
  private(set) var files: [SearchFile] = []
  /// For each shard, the shortest text that comes after all terms of the shard before.
  private(set) var firstKeys: [String] = []

  private let table: TermTable
  /// The shard that contains each term.
  private var shards: [Int] = []
  /// For each list, the forms in other shards.
  private var formsElsewhere: [Int: [Int]] = [:]

  init(_ table: TermTable) async {
    self.table = table
    cut()
    for (index, term) in table.terms.enumerated() {
      guard case .list(let list) = term.content, shards[table.owners[list]] != shards[index] else { continue }
      formsElsewhere[list, default: []].append(index)
    }
    var ranges: [Range<Int>] = []
    var start = 0
    while start < table.terms.count {
      var end = start
      while end < table.terms.count, shards[end] == shards[start] { end += 1 }
      ranges.append(start..<end)
      firstKeys.append(
        start == 0 ? "" : separator(between: table.terms[start - 1].key, and: table.terms[start].key))
      start = end
    }
    let (whole, all) = (self, ranges)
    async let later = whole.files(of: all[(all.count / 2)...])
    files = whole.files(of: all[..<(all.count / 2)])
    files += await later
  }

  private func files(of ranges: ArraySlice<Range<Int>>) -> [SearchFile] {
    ranges.indices.map { number in
      var script = ScriptFile()
      script.string(text(of: ranges[number]))
      return script.named("w\(number)-", hashLength: 6)
    }
  }

  private mutating func cut() {
    var shard = 0
    var size = 0
    for index in table.terms.indices {
      let own = table.size(of: index)
      if size > 0, size + own > table.shardSize, table.terms[index].key != table.terms[index - 1].key {
        shard += 1
        size = 0
      }
      shards.append(shard)
      size += own
    }
  }

  private func text(of range: Range<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    var last: [UInt8] = []
    var listCount = 0
    var numbers: [Int: Int] = [:]
    for index in range {
      let term = table.terms[index]
      FrontCode.append(term.key, after: last, to: &bytes)
      last = term.key
      if let (rarity, code) = table.content(of: index) {
        var elsewhere: [[UInt8]] = []
        if case .list(let list) = term.content {
          elsewhere = formsElsewhere[list, default: []].map { table.terms[$0].key }
          numbers[list] = listCount
        } else if case .own(_, _, let forms) = term.content {
          elsewhere = forms
        }
        listCount += 1
        for number in [0, rarity, elsewhere.count] { Digits.append(number, to: &bytes) }
        for form in elsewhere { FrontCode.append(form, to: &bytes) }
        Digits.append(code.count, to: &bytes)
        bytes += code
      } else if case .list(let list) = term.content {
        if let number = numbers[list] {
          Digits.append(1 + listCount - number, to: &bytes)
        } else {
          Digits.append(1, to: &bytes)
          FrontCode.append(name(of: table.owners[list]), to: &bytes)
        }
      }
    }
    return bytes
  }

  /// The key of a term, with its place among those with the same key.
  private func name(of index: Int) -> [UInt8] {
    let key = table.terms[index].key
    let before = table.terms[..<index].reversed().prefix { $0.key == key }.count
    return before == 0 ? key : key + [UInt8(ascii: "+")] + Array(String(before).utf8)
  }
}
