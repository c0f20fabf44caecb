import Diagnostics
import Files

/// The plugin `starlight-blog`: a folder of posts that no sidebar names, because the plugin shows a link to it elsewhere,
/// and what it knows of authors.
struct StarlightBlog {
  private let options: ToolData

  /// - Parameter starlight: the options of Starlight.
  init?(_ starlight: ToolData?) {
    let blogs = (starlight?["plugins"]?.items ?? []).compactMap { plugin -> ToolData? in
      guard case .call("starlightBlog", let arguments) = plugin.content else { return nil }
      return arguments.first ?? ToolData(.mapping([]), range: plugin.range)
    }
    guard let first = blogs.first else { return nil }
    options = first
  }

  /// The folder of the posts.
  private var folder: String { options["prefix"]?.text ?? "blog" }

  /// The entry of the posts, behind those of a sidebar; nil if that has one.
  func entry(behind nodes: [NavigationNode]) -> NavigationNode? {
    guard !Self.name(folder, nodes) else { return nil }
    let title = options["title"]?.text ?? options["title"]?.entries?.first?.value.text
    return .folder(.init(folder, at: options.range), label: title ?? "Blog")
  }

  private static func name(_ folder: String, _ nodes: [NavigationNode]) -> Bool {
    func means(_ reference: NavigationNode.Reference) -> Bool {
      reference.text.split(separator: "/").first.map(String.init) == folder
    }
    return nodes.contains { node in
      switch node {
      case .page(let page, _), .shortcut(let page, _): means(page)
      case .section(_, let page, let children): page.map(means) ?? false || name(folder, children)
      case .list(_, let children): name(folder, children)
      case .folder(let reference, _), .contents(let reference), .hidden(let reference): means(reference)
      case .rest: true
      case .link: false
      case .made(let references, _): references.contains(where: means)
      }
    }
  }

  /// The names of authors by the keys that posts have.
  var authors: [String: String] {
    let named = (options["authors"]?.entries ?? []).compactMap { entry in
      entry.value["name"]?.text.map { (entry.key, PlainDescription.text($0)) }
    }
    return Dictionary(named, uniquingKeysWith: { $1 })
  }
}
