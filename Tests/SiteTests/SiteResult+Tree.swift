@testable import Site

extension SiteResult {
  /// The navigation below the home page, as a line of text: `Section(Page, Link@https://a.example/)`.
  func tree(separator: String = " ") -> String {
    let navigation = Navigation(library)
    func text(_ section: Int) -> String {
      navigation.sections[section].entries.map { entry in
        switch entry {
        case .page(let page): page.title
        case .section(let index): "\(navigation.sections[index].page.title)(\(text(index)))"
        case .link(let link): "\(link.title)@\(link.address ?? link.page ?? "")"
        }
      }.joined(separator: separator)
    }
    return text(0)
  }
}
