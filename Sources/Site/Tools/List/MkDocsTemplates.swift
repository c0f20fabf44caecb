import Diagnostics
import Files
import Markdown
import Writing
import YAML

/// Pages that a template of the project fills in, such as a home page: `template: home.html` in front matter.
enum MkDocsTemplates {
  private static let mostNamed = 3

  /// What to say of them; nil if there are none.
  ///
  /// - Parameters:
  ///   - content: the folder with the pages.
  ///   - theme: that with the templates.
  static func note(on content: String, in theme: String, of project: ForeignProject) -> String? {
    let here = ContentFolder(path: content)
    var pages: [String: [String]] = [:]
    for path in project.paths where SitePath.isPage(path) && here.below(path) != nil {
      guard let file = project.file(path), let name = template(of: file),
        let template = MkDocs.place(name, theme), project.hasFile(template)
      else { continue }
      pages[template, default: []].append(path)
    }
    guard !pages.isEmpty else { return nil }
    let named = pages.sorted { $0.key < $1.key }.map { template, pages in
      let others = pages.count == 1 ? "" : " and \(counted(pages.count - 1, "other page"))"
      return "\(template) of \(pages.min() ?? "")\(others)"
    }
    let names = named.prefix(mostNamed).joined(separator: ", ")
    let others = named.count > mostNamed ? ", and \(named.count - mostNamed) more" : ""
    return "templates that are not run: \(names)\(others); write in the pages what they show"
  }

  private static func template(of file: SourceFile) -> String? {
    guard let block = FrontMatter.split(file).content else { return nil }
    let node = YAMLParser.open(block, limits: .frontMatter, rule: .frontMatter, keepsDuplicates: true).node
    return node.map(ToolData.init)?["template"]?.text
  }
}
