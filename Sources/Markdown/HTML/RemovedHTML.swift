import Diagnostics

/// What has been taken out of a page's HTML: one finding for each kind, with how often and where first.
struct RemovedHTML {
  enum Kind: Hashable {
    /// An element that HTML has, by its name.
    case element(String)
    /// A tag whose name HTML does not know.
    case unknownElement(String)
    /// A tag, comment or script that never ends.
    case unclosed(String)
    case attribute(String)
    /// A page of another site, by its host, which a link leads to instead.
    case embedded(String)
    /// All HTML is left out.
    case omitted(String)

    /// Whether readers miss nothing.
    var isHarmless: Bool {
      switch self {
      case .attribute("style"), .element("style"), .embedded: true
      default: false
      }
    }

    /// What pages have in common that need the same edit, or the same setting.
    var cause: Diagnostic.Cause? {
      switch self {
      case .attribute(let name): .onPages("HTML attribute “\(name)” is removed from ")
      case .unknownElement(let name):
        .onPages("“<\(name)>” is removed from ", behind: ", here first: HTML has no such element")
      case .element(let name) where ["script", "style", "svg", "template", "link", "form", "input"].contains(name):
        .onPages("HTML element “<\(name)>” is removed from ")
      default: nil
      }
    }
  }

  private static let limit = 30

  private var findings: [(kind: Kind, count: Int, location: SourceLocation)] = []
  private var indices: [Kind: Int] = [:]
  /// How often other kinds were found, and the first of them.
  private var others: (count: Int, location: SourceLocation)?

  mutating func note(_ kind: Kind, at location: SourceLocation) {
    if let index = indices[kind] {
      findings[index].count += 1
    } else if findings.count < Self.limit {
      indices[kind] = findings.count
      findings.append((kind, 1, location))
    } else {
      others = (others?.count ?? 0, others?.location ?? location)
      others?.count += 1
    }
  }

  var diagnostics: [Diagnostic] {
    findings.map { .removedHTML($0.kind, count: $0.count, at: $0.location) }
      + (others.map { [.moreRemovedHTML($0.count, at: $0.location)] } ?? [])
  }
}
