import Files

/// The folder `assets` of Hugo: images are shown where pages name them, and style sheets and scripts are made of the rest,
/// which is not published as it is.
enum HugoAssets {
  private static let images = [".png", ".jpg", ".jpeg", ".svg", ".gif", ".webp", ".avif"]
  private static let most = 40

  static func isImage(_ path: String) -> Bool { images.contains { path.lowercased().hasSuffix($0) } }

  /// Patterns for `exclude` of all but images; they must fit nothing in the folder of pages and other such folders.
  static func excluded(_ folder: String, _ settings: ForeignSettings, _ project: ForeignProject) -> [String] {
    guard settings.statics.contains(folder) else { return [] }
    let here = ContentFolder(path: folder)
    let others = ([settings.content] + settings.statics).filter { $0 != folder }.map { ContentFolder(path: $0) }
    let files = project.paths.compactMap { here.below($0) }
    let withImages = Set(files.filter(isImage).map(top))
    var patterns: Set<String> = []
    for file in files where !isImage(file) {
      let top = top(file)
      let isWhole = top != file && !withImages.contains(top) && !others.contains { project.hasFolder($0.file(top)) }
      guard !file.contains(where: { "*?[\\!".contains($0) }),
        !others.contains(where: { project.hasFile($0.file(file)) })
      else { continue }
      patterns.insert(isWhole ? "/\(top)/" : "/\(file)")
    }
    return patterns.sorted().prefix(most).map(\.self)
  }

  /// The folder of a file that is not in another one; the file itself where it is in none.
  private static func top(_ path: String) -> String { String(path.prefix { $0 != "/" }) }
}
