import Files

/// What Eleventy copies to the site unchanged: `addPassthroughCopy("assets")`, `addPassthroughCopy({"a/img": "img"})`.
enum EleventyCopies {
  private static let most = 20

  /// The folders and files that have another address than they would have here, and the addresses of those that are not
  /// copied to the root.
  static func settings(
    _ script: [UInt8], _ here: ContentFolder, _ content: ContentFolder, _ project: ForeignProject
  ) -> (statics: [String], addresses: [String: String]) {
    var statics: [String] = []
    var addresses: [String: String] = [:]
    for (from, to) in ScriptStrings(script).pairs(behind: "addPassthroughCopy(") where statics.count < most {
      let fixed = from.prefix { $0 != "*" && $0 != "{" }
      guard let path = SitePath.resolve(String(fixed), from: ""), !path.isEmpty else { continue }
      let source = here.file(path)
      guard project.has(source), !source.contains("node_modules"), !statics.contains(source) else { continue }
      // Without an address, a copy is where it is in the project, or in the folder with the pages.
      let usual = content.below(source)
      let isFolder = project.hasFolder(source)
      guard var place = SitePath.resolve(String((to ?? usual ?? path).drop { $0 == "/" }), from: "") else { continue }
      if !isFolder, to.map({ $0.isEmpty || $0.hasSuffix("/") }) ?? false {
        place = ContentFolder(path: place).file(SitePath.name(of: source))
      }
      // Hidden files are for hosts and programs, and nothing of a site can name them.
      guard place != usual, isFolder || place.contains("."), ProjectPath.resolve(source) != nil,
        ProjectPath.resolve(place) != nil
      else { continue }
      statics.append(source)
      if !place.isEmpty { addresses[source] = "/" + place }
    }
    return (statics, addresses)
  }
}
