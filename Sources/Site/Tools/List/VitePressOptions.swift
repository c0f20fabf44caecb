import Files

/// The options of VitePress, which can be in several files, and in the first of its languages.
struct VitePressOptions {
  private let sources: [ToolData]

  /// - Parameter others: what the files beside the configuration hold, which it mostly puts into itself by code.
  init(_ data: ToolData?, _ others: [ToolData]) {
    let root = data?.at("locales", "root")
    sources = ([data, root].compactMap(\.self) + others).filter { $0.entries != nil }
  }

  /// The first value that a file has for a key, which can be in nested objects.
  func first(_ path: String...) -> ToolData? {
    sources.lazy.compactMap { source in path.reduce(source) { $0?[$1] } }.first
  }

  /// The address of the icon: `['link', {rel: 'icon', href: '/icon.svg'}]` in `head`.
  var favicon: String? {
    sources.lazy.flatMap { $0["head"]?.items ?? [] }.compactMap { tag -> String? in
      guard let parts = tag.items, parts.first?.text == "link", let attributes = parts.dropFirst().first,
        ["icon", "shortcut icon"].contains(attributes["rel"]?.text ?? "")
      else { return nil }
      return attributes["href"]?.text
    }.first
  }

  /// What is around the pages and is not taken over, in a line.
  var unread: [String] {
    let parts = [
      ("nav", "links at the top of pages"), ("footer", "the footer"), ("socialLinks", "links to other services"),
    ].filter { first("themeConfig", $0.0) != nil }
    guard !parts.isEmpty else { return [] }
    let names = parts.map { "\($0.1) (“\($0.0)”)" }.joined(separator: ", ")
    return ["not taken over: \(names); put what readers need on a page or in a template"]
  }
}

extension ForeignSettings {
  /// Takes the address for editing pages: `https://example.org/edit/main/docs/:path`.
  ///
  /// - Parameter root: the folder that the paths of VitePress start in; ours start at the root of the project.
  mutating func addEditLink(_ link: ToolData?, _ root: String) {
    guard let link, link.flag != false else { return }
    guard let pattern = link["pattern"]?.text, let place = pattern.firstRange(of: ":path") else {
      return byHand.append("`edit`: the pattern of “editLink” is not plain data")
    }
    var start = String(pattern[..<place.lowerBound])
    let end = String(pattern[place.upperBound...])
    let folder = root.isEmpty || root == "." ? "" : root + "/"
    guard start.hasSuffix("/" + folder) else {
      return byHand.append("`edit`: the pattern of “editLink” does not end with “\(folder):path”")
    }
    start.removeLast(folder.count)
    edit = end.isEmpty ? start : start + "{path}" + end
  }
}

extension ForeignSettings {
  /// Leaves it to the links which anchors headings have: a first check finds out to whose most of them lead.
  mutating func leaveAnchorsToLinks() {
    anchors = nil
    byHand.append("anchors of headings: “markdown.anchor.slugify” is not run; compare them after the move")
  }
}
