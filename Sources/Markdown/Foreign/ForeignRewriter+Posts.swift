/// Lists of posts that templates of Jekyll make: `{% for post in site.posts %}`.
extension ForeignRewriter {
  private static let collections: Set = ["site.posts", "paginator.posts"]
  /// How far before a loop the tag of the list around it may begin.
  private static let reach = 300

  /// Puts a place for the list of posts where a loop makes one.
  ///
  /// - Parameter range: the loop with its end.
  /// - Returns: false for a loop over something else, and for a list that the page already has.
  mutating func putPosts(of tag: ForeignTag, in range: Range<Int>) -> Bool {
    let words = reader.string(tag.range).split { " \t\r\n%{}-:".contains($0) }
    guard words.count > 3, words[2] == "in", Self.collections.contains(String(words[3])) else { return false }
    var id = MarkdownDocument.posts
    if let limit = words.firstIndex(of: "limit"), limit + 1 < words.count, let count = Int(words[limit + 1]), count > 0
    {
      id += "-\(count)"
    }
    // An ID is on a page once.
    guard placesOfPosts.insert(id).inserted else { return false }
    let around = elementAround(range.lowerBound)
    replace(range) { rewriter in
      switch around {
      case "ul", "ol": rewriter.put("<li id=\"\(id)\"></li>")
      case nil:
        rewriter.startBlock()
        rewriter.put("<div id=\"\(id)\"></div>")
        rewriter.endBlock()
      default: rewriter.put("<div id=\"\(id)\"></div>")
      }
    }
    return true
  }

  /// The name of the tag that a place is directly behind.
  private func elementAround(_ place: Int) -> String? {
    let before = bytes[max(text.body.lowerBound, place - Self.reach)..<place]
    guard let end = before.lastIndex(where: { $0 > 0x20 }), before[end] == UInt8(ascii: ">"),
      let start = before[..<end].lastIndex(of: UInt8(ascii: "<"))
    else { return nil }
    let name = before[(start + 1)..<end].prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
    return String(decoding: name, as: UTF8.self).lowercased()
  }
}
