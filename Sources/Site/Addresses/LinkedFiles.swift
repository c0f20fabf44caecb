import Dialogs
import Files
import Markdown

/// Which files beside the pages are published.
package enum PublishedFiles: String, Sendable, CaseIterable {
  /// All in the folder with the pages.
  case all
  /// Those that pages link to or show, for a folder that also holds other things, such as code.
  case linked
}

/// The files that pages of a site link to or show, in all of its languages.
struct LinkedFiles: Sendable {
  private var paths: Set<String> = []
  private let content: ContentFolder
  private let statics: [ContentFolder]
  /// Folders of which nothing else is published.
  private let linkedOnly: [ContentFolder]

  /// What hosts, browsers, and search engines look for at the root of a site.
  private static let hosting: Set<String> = [
    "CNAME", "_headers", Redirects.name, "apple-touch-icon.png", "favicon.ico", "favicon.png", "favicon.svg",
    "robots.txt",
  ]

  /// - Parameter libraries: one for each language, at least one.
  init(_ libraries: [Library]) {
    let configuration = libraries[0].configuration
    content = configuration.content
    linkedOnly = configuration.foldersOfLinkedFiles.map(ContentFolder.init)
    statics = configuration.staticFolders.filter { !configuration.foldersOfLinkedFiles.contains($0) }
      .map(ContentFolder.init)
    let brand = configuration.brand
    paths = Self.hosting.union([brand.logo, brand.darkLogo, brand.favicon].compactMap { $0?.path })
    for page in libraries.lazy.flatMap(\.published) {
      for link in page.document.links { add(link.target) }
      for image in page.blocks.compactMap(\.dialog).flatMap(\.imagePaths) {
        add(LinkTarget(image: image.value, onPage: page.sourcePath))
      }
    }
  }

  private mutating func add(_ target: LinkTarget) {
    guard case .file(let path, _) = target else { return }
    // Pages of other languages are beside the folder of their language.
    paths.insert(path.hasPrefix("../") ? String(path.dropFirst(3)) : path)
  }

  /// Whether a file is published only if a page has it, whatever holds for others.
  func isOnlyPublishedIfLinked(_ asset: SourceTree.Asset) -> Bool {
    linkedOnly.contains { $0.below(asset.file) != nil }
  }

  /// Whether a page has the file, or it is in a folder that is published as a whole.
  func contains(_ asset: SourceTree.Asset) -> Bool {
    paths.contains(asset.path) || content.below(asset.file).map(paths.contains) ?? false
      || statics.contains { $0.below(asset.file) != nil || $0.path == asset.file }
  }
}

extension SourceTree {
  /// The same without files that are not published because no page has them: templates of another tool, and, if the
  /// settings say so, all others.
  func published(with linked: LinkedFiles, _ files: PublishedFiles) -> SourceTree {
    var tree = self
    let isLinked = assets.map(linked.contains)
    // A page of its own, such as documentation of code, leads to others that show code with braces.
    let folders = Set(
      zip(assets, isLinked).lazy.filter { $1 && SitePath.isHTML($0.path) }.map { SitePath.folder(of: $0.0.path) }
        .filter { !$0.isEmpty })
    func isPart(_ path: String) -> Bool {
      ContentFolder(path: SitePath.folder(of: path)).ancestors.contains(where: folders.contains)
    }
    tree.assets = []
    let isOptional = assets.map(linked.isOnlyPublishedIfLinked)
    // What another folder has at the same address is what pages mean.
    let taken = isOptional.contains(true) ? Set(zip(assets, isOptional).lazy.filter { !$1 }.map(\.0.path)) : []
    for ((asset, isLinked), isOptional) in zip(zip(assets, isLinked), isOptional) {
      if isOptional {
        if isLinked, !taken.contains(asset.path) { tree.assets.append(asset) }
      } else if isLinked || files == .all && (!asset.isTemplate || isPart(asset.path)) {
        tree.assets.append(asset)
      } else if files == .all, let below = content.below(asset.file) {
        tree.foreign.append(below)
      }
    }
    return tree
  }
}
