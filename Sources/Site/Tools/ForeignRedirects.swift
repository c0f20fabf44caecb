import Files
import Writing

/// Redirects that are in the settings of another tool.
extension ForeignSettings {
  /// Takes a mapping of former addresses to where they lead, which may be a mapping with a `destination`.
  ///
  /// - Parameter place: what somebody has to look at for the rest.
  mutating func addRedirects(_ data: ToolData?, in place: String) {
    guard let data else { return }
    var others = data.entries == nil ? 1 : 0
    for entry in data.entries ?? [] {
      // With a parameter, it is about pages that nobody can list here.
      guard let target = entry.value.text ?? entry.value["destination"]?.text, !entry.key.contains("["),
        !entry.key.contains("://"), !target.contains("[")
      else {
        others += 1
        continue
      }
      redirects.append((from: entry.key.hasPrefix("/") ? entry.key : "/" + entry.key, to: target))
    }
    if others > 0 {
      byHand.append("redirects in \(place) that are not plain data, or have parameters: add them to `redirects`")
    }
  }

  /// Leaves out the redirects that lead to no page of the site.
  mutating func keepRedirects(of project: ForeignProject) {
    guard !redirects.isEmpty else { return }
    let folders = Set(
      excluded.filter { $0.hasPrefix("/") && $0.hasSuffix("/") }.map { $0.dropFirst().dropLast().lowercased() })
    // Addresses can be in lowercase, whatever folders are called.
    let isPublished = { (path: String) in path.pathParts().first.map { !folders.contains($0.lowercased()) } ?? true }
    let pages = PublishedPaths.all(of: self, in: project).filter(isPublished)
    let here = ContentFolder(path: content)
    let sources = project.paths.compactMap { SitePath.isPage($0) ? here.below($0) : nil }.filter(isPublished)
    let prefixes = prefixes.map { "/" + $0.pathParts().joined(separator: "/") + "/" }
    let all = redirects.map { redirect in
      let prefix = prefixes.first { redirect.to.hasPrefix($0) }
      return (from: redirect.from, to: prefix.map { String(redirect.to.dropFirst($0.count - 1)) } ?? redirect.to)
    }
    let targets = RedirectTargets(
      (pages + sources).map { ($0, nil) },
      all.compactMap { redirect in
        guard case .path(let former) = AliasPath(redirect.from) else { return nil }
        return (former, redirect.to)
      })
    let kept = all.filter { targets.page(at: $0.to) != nil }.prefix(SiteRedirect.most)
    redirects = Array(kept)
    if let first = all.first(where: { targets.page(at: $0.to) == nil }) {
      byHand.append(
        "\(counted(all.count - kept.count, "redirect")) to what is not a page of this site, such as "
          + "“\(first.from)” to “\(first.to)”")
    }
  }
}
