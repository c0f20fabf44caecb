import Diagnostics
import Files
import Writing

/// Folders that Hugo puts among its pages: `module.mounts` with a `target` below `content`.
struct HugoMounts {
  private struct Mount {
    /// As it is written.
    let source: String
    /// Where it is published, from the root of the site; empty for the root.
    let target: String
    let language: String?
  }

  private let mounts: [Mount]
  /// The folder that sources are relative to.
  private let base: String
  private let project: ForeignProject

  /// - Parameter base: the folder of the site.
  init(_ file: SourceFile, from base: String, _ project: ForeignProject) {
    (self.base, self.project) = (base, project)
    // A file of its own has them at its top.
    let modules = HugoData.values(named: ["module"], file, language: nil, project)
    mounts = modules.flatMap { $0["mounts"]?.items ?? [] }.compactMap { item in
      guard let source = item["source"]?.text, !source.isEmpty, let target = item["target"]?.text else { return nil }
      let parts = target.split(separator: "/").filter { $0 != "." }
      guard parts.first == "content" else { return nil }
      return Mount(source: source, target: parts.dropFirst().joined(separator: "/"), language: item["lang"]?.text)
    }
  }

  /// The folder of a mount, relative to the project; nil if it is not in it.
  private func folder(_ mount: Mount) -> String? {
    mount.source.hasPrefix("/") ? nil : SitePath.resolve(mount.source, from: base.isEmpty ? "" : base + "/x")
  }

  /// The folder with most of the pages at the root of the site, if the settings name one for a language.
  func content(for language: String) -> String? {
    let roots = mounts.filter { $0.target.isEmpty && ($0.language == nil || $0.language == language) }
    let folders = roots.compactMap(folder).map { ($0, project.pages(in: $0)) }.filter { $0.1 > 0 && !$0.0.isEmpty }
    return folders.reduce(nil as (String, Int)?) { best, next in next.1 > best?.1 ?? 0 ? next : best }?.0
  }

  /// The folder with the pages at the root of the site that is not in the project.
  var contentOutside: String? {
    mounts.lazy.filter(\.target.isEmpty).compactMap { PagesOutside.folder($0.source, from: base) }.first
  }

  private static let most = 20

  /// Where the pages of folders among the others are published, by their paths in the folder with the pages.
  func permalinks(in content: String, language: String) -> [(folder: String, pattern: String)] {
    let here = ContentFolder(path: content)
    return mounts.compactMap { mount in
      guard mount.language == nil || mount.language == language, let folder = folder(mount),
        !SitePath.isPage(folder), folder != content, let below = here.below(folder), below != mount.target
      else { return nil }
      let pattern = "/\(mount.target)/:path/".replacing("//", with: "/")
      return PermalinkPattern(pattern) == nil ? nil : (below, pattern)
    }
  }

  /// What to say about the folders whose pages are not read.
  ///
  /// - Parameter content: the folder with the pages.
  func notes(besides content: String, language: String) -> [String] {
    var notes: [String] = []
    for mount in mounts where mount.language == nil || mount.language == language {
      let place = "at /" + mount.target
      guard let folder = folder(mount) else {
        if let outside = PagesOutside.folder(mount.source, from: base) {
          notes.append(
            "pages in \(outside), which Hugo publishes \(place), are not read: run this command in a folder that "
              + "contains both")
        }
        continue
      }
      // A file can be put among the pages, too.
      let isPage = SitePath.isPage(folder) && project.has(folder)
      let count = isPage ? 1 : project.pages(in: folder)
      let here = ContentFolder(path: content)
      guard count > 0, folder != content else { continue }
      if let below = here.below(folder) {
        guard isPage, below != mount.target else { continue }
        notes.append(
          "\(folder), which Hugo publishes \(place), is at /\(below) now: move it, or give it a “permalink”")
        continue
      }
      let verb = count == 1 ? "is" : "are"
      let what = (isPage ? folder : "\(counted(count, "page")) in \(folder)") + ", which Hugo publishes"
      let goal = here.file(mount.target).isEmpty ? "the folder with the pages" : here.file(mount.target)
      let them = count == 1 ? "it" : "them"
      notes.append(
        "\(what) \(place), \(verb) not read: move \(them) to \(goal), or build a site of its own of \(them)")
    }
    let rest = notes.count - Self.most
    return Array(notes.prefix(Self.most)) + (rest > 0 ? ["\(counted(rest, "more folder")) that Hugo mounts"] : [])
  }
}
