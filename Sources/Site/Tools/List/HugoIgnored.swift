import Files

/// `ignoreFiles` of Hugo: regular expressions that are looked for in the paths of files.
enum HugoIgnored {
  private static let most = 40

  /// Patterns for `exclude` of what the expressions leave out among the pages, as far as they are plain texts.
  ///
  /// - Parameters:
  ///   - content: the folder with the pages.
  ///   - base: the folder of the site, to which paths are relative.
  static func excluded(
    _ items: [ToolData], in content: String, from base: String, _ project: ForeignProject
  ) -> [String] {
    let (here, site) = (ContentFolder(path: content), ContentFolder(path: base))
    let files = project.paths.compactMap { path in here.below(path).map { (file: $0, path: site.below(path) ?? path) } }
    var patterns: [String] = []
    for item in items.prefix(most) {
      guard let text = item.text, let wanted = Wanted(text) else { continue }
      let found = files.filter { wanted.fits("/" + $0.path) }.map(\.file)
      guard !found.isEmpty else { continue }
      patterns += wanted.patterns(for: found)
    }
    var known: Set<String> = []
    return patterns.filter { known.insert($0).inserted }.prefix(most).map(\.self)
  }

  /// What an expression looks for, if that is a plain text.
  private struct Wanted {
    let text: String
    let isAtEnd: Bool

    /// - Returns: nil for what needs more than a comparison; a dot is one, as nobody means another character by it.
    init?(_ expression: String) {
      var rest = expression[...]
      isAtEnd = rest.hasSuffix("$")
      if isAtEnd { rest.removeLast() }
      var text = ""
      while let character = rest.popFirst() {
        if character == "\\" {
          guard let next = rest.popFirst(), next.isPunctuation || next.isSymbol else { return nil }
          text.append(next)
        } else {
          guard !"^$*+?()[]{}|".contains(character) else { return nil }
          text.append(character)
        }
      }
      guard text.count > 1, text.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
      self.text = text
    }

    func fits(_ path: String) -> Bool { isAtEnd ? path.hasSuffix(text) : path.contains(text) }

    /// One pattern for all files if their names tell; otherwise, one for each.
    func patterns(for files: [String]) -> [String] {
      guard !text.contains(where: { "*?[\\!#".contains($0) }) else { return [] }
      if !text.contains("/") {
        if files.allSatisfy({ SitePath.name(of: $0) == text }) { return [text] }
        if files.allSatisfy({ SitePath.name(of: $0).hasSuffix(text) }), isAtEnd { return ["*" + text] }
      } else if text.hasSuffix("/"), !text.dropLast().contains("/") {
        return ["*" + text]
      }
      return files.filter { !$0.contains { "*?[\\!".contains($0) } }.prefix(HugoIgnored.most).map { "/" + $0 }
    }
  }
}
