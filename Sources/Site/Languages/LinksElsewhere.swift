/// What links of one language can name in the others.
enum LinksElsewhere {
  /// Tells each language what the others publish.
  ///
  /// - Parameters:
  ///   - pages: those of each language.
  ///   - originals: what each language takes from the first one; nil for that one.
  static func add(to editions: inout [Pipeline.Edition], _ pages: [[ReadPage]], _ originals: [Originals?]) {
    let shared = Set(editions[0].sources.assets.map(\.file))
    let places = editions.indices.map { place -> [(file: String, path: String)] in
      let edition = editions[place]
      // Those of the first language have the names that pages have in every language.
      guard place > 0 else { return [] }
      var heads = pages[place].map(\.head)
      originals[place]?.complete(&heads)
      edition.configuration.giveAddresses(to: &heads)
      let files = edition.sources.assets.filter { !shared.contains($0.file) }
      return heads.compactMap { head in head.translation.map { ($0, head.path) } }
        + files.map { (edition.sources.content.below($0.file) ?? $0.path, $0.path) }
    }
    for place in editions.indices {
      let up = editions[place].configuration.folder.isEmpty ? "" : "../"
      for other in editions.indices where other != place {
        let folder = editions[other].configuration.folder + "/"
        editions[place].sources.elsewhere += places[other].map { file, path in
          let published = folder + path
          return SourceTree.Elsewhere(
            names: published == file ? [file] : [file, published], published: up + published)
        }
      }
    }
  }
}
