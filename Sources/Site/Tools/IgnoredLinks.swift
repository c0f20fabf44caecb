import Diagnostics

/// Links that the settings of another tool leave unchecked, as patterns of `links: {ignore: […]}`.
extension ForeignSettings {
  /// Takes `ignoreDeadLinks` of VitePress: a list of addresses, regular expressions, and functions.
  ///
  /// With true, VitePress refuses no broken links, so they are warnings, as for tools that never do.
  mutating func addIgnoredLinks(ofVitePress data: ToolData?, in file: SourceFile) {
    guard let data else { return }
    add(data.items ?? [], in: file.path) { item in
      if let text = item.text { return text }
      let range = item.range.clamped(to: 0..<file.bytes.count)
      return IgnoredLinks.pattern(ofExpression: String(decoding: file.bytes[range].prefix(200), as: UTF8.self))
    }
  }

  /// Takes `exclude` of the plugin `starlight-links-validator`: a list of globs.
  mutating func addIgnoredLinks(ofStarlight options: ToolData?, in path: String) {
    for plugin in options?["plugins"]?.items ?? [] {
      guard case .call("starlightLinksValidator", let arguments) = plugin.content,
        let globs = arguments.first?["exclude"]
      else { continue }
      add(globs.items ?? [globs], in: path) { $0.text.flatMap(IgnoredLinks.pattern(ofGlob:)) }
    }
  }

  private mutating func add(_ items: [ToolData], in path: String, _ pattern: (ToolData) -> String?) {
    var others = 0
    for item in items {
      // Other hosts are not asked, unless somebody wants that.
      if item.text == "localhostLinks" { continue }
      guard let text = pattern(item) else {
        others += 1
        continue
      }
      if !text.contains("://"), !ignoredLinks.contains(text) { ignoredLinks.append(text) }
    }
    if others > 0 {
      byHand.append("links that \(path) leaves unchecked by a program: add them to `links: {ignore: […]}`")
    }
  }
}

/// Patterns of addresses, in which `*` is any text.
enum IgnoredLinks {
  /// What a regular expression of a script means, `/^\\/play/`; nil if it has more than text and “anything”.
  static func pattern(ofExpression source: String) -> String? {
    guard source.hasPrefix("/"), let end = source.lastIndex(of: "/"), end > source.startIndex else { return nil }
    var text = source[source.index(after: source.startIndex)..<end]
    var pattern = text.first == "^" ? "" : "*"
    if text.first == "^" { text.removeFirst() }
    while let character = text.popFirst() {
      switch character {
      case "\\":
        guard let next = text.popFirst(), next.isASCII, !next.isLetter, !next.isNumber else { return nil }
        pattern.append(next)
      case ".":
        guard text.first == "*" else { return nil }
        text.removeFirst()
        pattern.append("*")
      case "$": return text.isEmpty ? pattern : nil
      case _ where "^[](){}+?*|".contains(character): return nil
      default: pattern.append(character)
      }
    }
    return pattern.last == "*" ? pattern : pattern + "*"
  }

  /// What a glob means; nil if it has more than names and stars.
  static func pattern(ofGlob glob: String) -> String? {
    guard !glob.contains(where: { "?[]{}()!\\".contains($0) }) else { return nil }
    var parts: [String] = []
    for part in glob.split(separator: "/", omittingEmptySubsequences: false) {
      let isAny = part.allSatisfy { $0 == "*" } && !part.isEmpty
      // `**/*` is one star.
      if !isAny { parts.append(String(part)) } else if parts.last != "*" { parts.append("*") }
    }
    return parts.joined(separator: "/")
  }
}
