import Diagnostics
import Files
import Markdown
import Writing

/// The chapters that `SUMMARY.md` names, and the pages beside them, which mdBook and GitBook do not publish.
struct MdBookChapters {
  private let tool: String
  private let summary: String
  /// Paths below the folder with the pages, in order.
  private let chapters: [String]
  private let others: [String]
  private let here: ContentFolder

  /// More than `exclude` takes.
  private static let most = 150

  /// - Parameters:
  ///   - nodes: the entries of `SUMMARY.md`.
  ///   - content: the folder with the pages.
  ///   - tool: the one that leaves out other pages.
  ///   - summary: the path of `SUMMARY.md` below that folder.
  ///   - shown: pages below it that the tool publishes in any case.
  init(
    _ nodes: [NavigationNode], _ content: String, _ project: ForeignProject, as tool: String = "mdBook",
    summary: String = MdBook.summary, others shown: [String] = []
  ) {
    (self.tool, self.summary) = (tool, summary)
    here = ContentFolder(path: content)
    let here = here
    let named = Self.references(nodes).compactMap { name in
      SitePath.resolve(String(name.prefix { $0 != "#" }).replacing("%20", with: " "), from: summary)
    }
    // GitBook takes folders, and pages without an ending, too.
    chapters = named.compactMap { name in
      [name, name + ".md", name + "/README.md"].first { project.hasFile(here.file($0)) }
    }
    let known = Set(chapters + shown + [summary])
    others =
      chapters.isEmpty
      ? [] : project.paths.filter(SitePath.isPage).compactMap(here.below).filter { !known.contains($0) }
  }

  private static func references(_ nodes: [NavigationNode]) -> [String] {
    nodes.flatMap { node -> [String] in
      switch node {
      case .page(let page, _): [page.text]
      case .section(_, let page, let children): [page?.text].compactMap(\.self) + references(children)
      default: []
      }
    }
  }

  /// The first chapter, which mdBook shows as the home page; nil if the book has an index page.
  var home: String? {
    chapters.contains { $0.lowercased() == "index.md" || $0.lowercased() == "readme.md" } ? nil : chapters.first
  }

  /// The heading that the first chapter begins with, if it can be the title of the book.
  func title(in project: ForeignProject) -> String? {
    guard let first = chapters.first, let file = project.file(here.file(first)) else { return nil }
    let text = file.bytes[FrontMatter.split(file).body]
    let line = text.drop { $0 <= 0x20 }.prefix { $0 != 0x0A && $0 != 0x0D }
    guard line.starts(with: "# ".utf8), !line.contains(where: { "<[*_`{".utf8.contains($0) }) else { return nil }
    let title = String(decoding: line.dropFirst(2), as: UTF8.self).split(separator: " ").joined(separator: " ")
    return title.isEmpty || Self.introductions.contains(title.lowercased()) ? nil : title
  }

  /// Titles of first chapters that are not those of a book.
  private static let introductions: Set = [
    "about", "about this book", "foreword", "getting started", "home", "installation", "introduction", "overview",
    "preface", "quickstart", "quick start", "readme", "summary", "welcome",
  ]

  /// Patterns for the pages that no chapter is: those of the outermost folder without chapters, or the page itself.
  var excluded: [String] {
    let folders = Set(chapters.flatMap { ContentFolder(path: SitePath.folder(of: $0)).ancestors })
    var patterns = Set<String>()
    for page in others where !page.utf8.contains(where: { "*?[\\".utf8.contains($0) }) {
      let around = ContentFolder(path: SitePath.folder(of: page)).ancestors.reversed().filter { !$0.isEmpty }
      let folder = around.first { !folders.contains($0) }
      patterns.insert(folder.map { "/\($0)/**/*.md" } ?? "/" + page)
    }
    return Array(patterns.sorted().prefix(Self.most))
  }

  /// What to say about these pages.
  var note: String? {
    guard let first = others.first else { return nil }
    return "\(counted(others.count, "page")) that \(SitePath.name(of: summary)) does not name, such as \(first), "
      + "\(others.count == 1 ? "is" : "are") left out, as \(tool) does: name there what readers need"
  }
}
