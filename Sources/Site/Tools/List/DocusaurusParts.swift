import Files
import Writing

/// What a site of Docusaurus has beside its documentation.
extension ForeignSettings {
  /// What changes pages, or makes some, when Docusaurus builds them: nothing is run here.
  mutating func tellOfPlugins(_ data: ToolData?, _ docs: ToolData?, _ path: String) {
    let keys = ["beforeDefaultRemarkPlugins", "remarkPlugins", "beforeDefaultRehypePlugins", "rehypePlugins"]
    for key in keys {
      guard let docs, let plugins = docs[key] else { continue }
      // Elsewhere, a script can add to a list that is empty at first.
      let isHere = docs.range.contains(plugins.range.lowerBound)
      let names = Docusaurus.names(of: plugins)
      let known = names.count { $0.hasSuffix("npm2yarn") }
      if isHere, let items = plugins.items, items.count == known { continue }
      byHand.append(
        "“\(key)” in \(path) \(names.isEmpty ? "" : "(\(names.joined(separator: ", "))) ")are not run: check pages with "
          + "syntax of their own")
    }
    addClientRedirects(data?["plugins"], below: Docusaurus.root(docs?["routeBasePath"]?.text) ?? "docs", in: path)
    let names = (Docusaurus.names(of: data?["plugins"]) + Docusaurus.names(of: data?["themes"])).filter { name in
      !Docusaurus.knownPlugins.contains { name.hasSuffix($0) }
    }
    if !names.isEmpty {
      byHand.append(
        "plugins that are not run: \(names.joined(separator: ", ")); pages that they make are missing")
    }
  }

  /// Takes the redirects that the plugin client-redirects lists.
  ///
  /// - Parameter route: where the pages are published that are at the root here.
  private mutating func addClientRedirects(_ plugins: ToolData?, below route: String, in path: String) {
    for plugin in plugins?.items ?? [] {
      let name = plugin.items?.first.flatMap { $0.text ?? $0.arguments?.first?.text }
      guard name?.hasSuffix("plugin-client-redirects") == true, let options = plugin.items?.last else { continue }
      func atRoot(_ address: String) -> String {
        !route.isEmpty && address.hasPrefix("/\(route)/") ? String(address.dropFirst(route.utf8.count + 1)) : address
      }
      for redirect in options["redirects"]?.items ?? [] {
        guard let target = redirect["to"]?.text, let from = redirect["from"] else { continue }
        for former in from.items ?? [from] {
          if let former = former.text { redirects.append((from: atRoot(former), to: atRoot(target))) }
        }
      }
      let others = ["createRedirects", "fromExtensions", "toExtensions"].filter { options[$0] != nil }
      if !others.isEmpty {
        let names = others.map { "“\($0)”" }.joined(separator: ", ")
        byHand.append("redirects in \(path) that \(names) would make: add those that readers need to `redirects`")
      }
    }
  }

  /// Publishes pages where Docusaurus does, if that is not where their files are.
  ///
  /// - Parameter areFolders: whether pages are published as folders, also where links to them have no slash at the end.
  mutating func keepAddresses(
    of project: ForeignProject, below route: String, _ docs: ToolData?, areFolders: Bool
  ) {
    // Pages are at the root of a site, whatever is published beside them.
    if !route.isEmpty {
      byHand.append(
        "addresses: pages that were below /\(route)/ are at the root of this site: redirect readers, or publish it below "
          + "/\(route)/ and add that to `url`")
    }
    let parser = docs?["numberPrefixParser"]
    guard parser == nil || parser?.flag == true else {
      byHand.append("addresses: “numberPrefixParser” is set, so that pages have the names of their files; check them")
      return
    }
    if areFolders { return permalinks = [(".", "/:id/")] }
    let before = PublishedPaths.all(of: self, in: project)
    permalinks = [(".", "/:id")]
    if PublishedPaths.all(of: self, in: project) == before { permalinks = [] }
  }

  /// Says which documentation of the site is not part of this one.
  mutating func tell(ofOther parts: [DocusaurusDocs], than content: String) {
    byHand += parts.filter { $0.folder != content }.map {
      "pages in \($0.folder), which Docusaurus publishes at /\($0.route): not part of this site"
    }
  }

  /// Adds the addresses of what a site has beside its documentation: the blog, other plugins, pages, old versions.
  mutating func addParts(
    of project: ForeignProject, below base: String, docs: String, _ parts: [DocusaurusDocs], _ data: ToolData?
  ) {
    let here = ContentFolder(path: base)
    // Parts of this site are not other sites.
    let joined = navigationOfFolders.isEmpty ? [] : Set(parts.map(\.route))
    var roots = Docusaurus.docsPlugins(data).compactMap { Docusaurus.root($0["routeBasePath"]?.text) }
      .filter { !joined.contains($0) }
    if project.hasFolder(here.file("blog")) { roots.append("blog") }
    roots += project.routes(in: here.file("src/pages"))
    if let file = project.file(here.file("versions.json")), let versions = ScriptReader.value(of: file)?.items {
      let below = docs.isEmpty ? "" : docs + "/"
      let paths = Docusaurus.presetDocs(data)?["versions"]
      prefixes.append(below + (Docusaurus.root(paths?.at("current", "path")?.text) ?? "next"))
      roots += versions.compactMap(\.text).map { below + (Docusaurus.root(paths?.at($0, "path")?.text) ?? $0) }
    }
    // Relative links lead from one version to another, without the folder of them all.
    let old = ContentFolder(path: here.file("versioned_docs"))
    let versions = Set(project.paths.compactMap { old.below($0)?.split(separator: "/").first }).sorted()
    roots += versions.filter { $0.hasPrefix("version-") }.map { String($0.dropFirst("version-".count)) }
    // The documentation’s own folders are not other parts.
    let own = joined.isEmpty ? Set(project.names(in: content) + [docs]) : joined
    externals = roots.filter { !$0.isEmpty && !own.contains($0) }.map { "/" + $0 }
  }
}
