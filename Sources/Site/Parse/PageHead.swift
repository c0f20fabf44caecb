import Diagnostics
import Dialogs
import Files
import Markdown

/// What must be known of all pages before the text of one can be parsed: its front matter and its addresses.
struct PageHead: Sendable {
  /// The page's file below Content: `a/b.md`.
  var source: String
  /// The page below the site's root: `a/b.html`.
  var path: String
  var frontMatter: PageFrontMatter
  var diagnostics: [Diagnostic]
  var content: PageSource

  /// Reads a page's front matter.
  init(_ file: SourceFile, below source: String, _ room: PageSource.Room) {
    let split = FrontMatter.split(file)
    self.source = source
    (frontMatter, diagnostics) = split.content.map { PageFrontMatter.parse($0) } ?? (PageFrontMatter(), [])
    diagnostics = split.diagnostics + diagnostics
    content = PageSource(path: file.path, bytes: file.bytes, room: room)
    path = PageAddress.path(of: source, frontMatter)
    if frontMatter.order == nil {
      frontMatter.order = PageAddress.number(of: SitePath.name(of: source)[...]).map { Double($0.number) }
    }
    // Nobody reads it who has not followed a wrong link.
    if path == PageAssembler.notFoundPage { frontMatter.isUnlisted = true }
    frontMatter.search.isIncluded = frontMatter.search.isIncluded && !frontMatter.isUnlisted
  }

  /// Makes `README.md` and Hugo's `_index.md` the index pages of folders without one.
  static func nameIndexes(_ heads: inout [PageHead]) {
    var paths = Set(heads.map(\.path))
    for index in heads.indices where heads[index].frontMatter.address == nil {
      let stem = LinkIndex.stem(ofPage: heads[index].source)
      guard ["readme", "_index"].contains(SitePath.name(of: stem).lowercased()) else { continue }
      let folder = SitePath.folder(of: stem)
      let path = folder.isEmpty ? "index.html" : folder + "/index.html"
      if paths.insert(path).inserted { heads[index].path = path }
    }
  }

  /// What links to the page may be called, beside its file and its address.
  private var names: [String] {
    let folder = SitePath.folder(of: source)
    var names = frontMatter.aliases.map(\.value)
    if let id = frontMatter.id { names.append(folder.isEmpty ? id : folder + "/" + id) }
    let plain = PageAddress.withoutNumbers(source)
    if plain != source { names.append(plain) }
    return names
  }
}

extension PageHead {
  var linkTarget: LinkIndex.Page { LinkIndex.Page(source: source, published: path, names: names) }
}

extension LinkIndex {
  /// Everything that links of a site's pages can lead to.
  init(_ heads: [PageHead], _ sources: SourceTree, _ configuration: SiteConfiguration) {
    let paths = Set(heads.map(\.path))
    var folders: Set<String> = [""]
    for head in heads {
      var folder = SitePath.folder(of: head.path)
      while folders.insert(folder).inserted { folder = SitePath.folder(of: folder) }
    }
    let prefixes = configuration.linkPrefixes + (configuration.urlPrefix.isEmpty ? [] : [configuration.urlPrefix])
    self.init(
      pages: heads.map(\.linkTarget), files: sources.assets.map(\.path),
      folders: folders.filter { !paths.contains($0.isEmpty ? "index.html" : $0 + "/index.html") }.sorted(),
      prefixes: prefixes + configuration.namesOfFolders, externalRoots: configuration.externalRoots,
      content: sources.content.path, moved: sources.movedFiles)
  }
}
