import Diagnostics
import Guidelines

/// The inclusions between templates: finds cycles, and templates that are too deep or too large.
///
/// Linear in the number of partial tags, without recursion: a chain of ten thousand templates is also a finding.
struct TemplateGraph {
  /// The contents of a template.
  struct Node {
    var file: SourceFile
    /// Partial tags with the number of enclosing sections.
    var includes: [(tag: TemplateTag, depth: Int)] = []
    var cost: Cost
  }

  /// The cost of using a template.
  struct Cost {
    /// Nesting of sections and partials in it.
    var nesting = 0
    var tags = 0
    /// In bytes.
    var text = 0
    var htmlValues = 0
  }

  private let nodes: [String: Node]
  private var costs: [String: Cost] = [:]
  /// Templates that are reported or include a reported one.
  private var reported: Set<String> = []
  private var diagnostics: [Diagnostic] = []

  /// The findings about templates, given by name.
  static func check(_ nodes: [String: Node]) -> [Diagnostic] {
    var graph = TemplateGraph(nodes)
    for name in nodes.keys.sorted() { graph.visit(name) }
    return graph.diagnostics
  }

  private init(_ nodes: [String: Node]) { self.nodes = nodes }

  /// Visits a template after all templates that it includes.
  private mutating func visit(_ root: String) {
    guard costs[root] == nil else { return }
    var path: [(name: String, next: Int)] = [(root, 0)]
    var isOpen: Set<String> = [root]
    while let (name, next) = path.last {
      let includes = nodes[name]?.includes ?? []
      guard next < includes.count else {
        finish(name)
        isOpen.remove(name)
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let target = includes[next].tag.name
      if isOpen.contains(target) {
        let start = path.lastIndex { $0.name == target } ?? 0
        reportCycle(path[start...].map(\.name), at: includes[next].tag)
      } else if costs[target] == nil {
        path.append((target, 0))
        isOpen.insert(target)
      }
    }
  }

  /// Sums the cost of a template; the cost of all inclusions is known.
  private mutating func finish(_ name: String) {
    guard let node = nodes[name] else { return }
    var cost = node.cost
    var deepest: (tag: TemplateTag, nesting: Int)?
    var largest: (tag: TemplateTag, size: Int)?
    for (tag, depth) in node.includes {
      if reported.contains(tag.name) { reported.insert(name) }
      guard let inner = costs[tag.name] else { continue }
      if depth + 1 + inner.nesting > deepest?.nesting ?? 0 { deepest = (tag, depth + 1 + inner.nesting) }
      cost.tags = min(cost.tags + inner.tags, TemplateLimits.tags + 1)
      cost.text = min(cost.text + inner.text, TemplateLimits.text + 1)
      cost.htmlValues = min(cost.htmlValues + inner.htmlValues, TemplateLimits.htmlValues + 1)
      let size = inner.text + inner.tags * 64
      if size > largest?.size ?? -1 { largest = (tag, size) }
    }
    cost.nesting = max(cost.nesting, deepest?.nesting ?? 0)
    costs[name] = cost
    guard !reported.contains(name) else { return }
    if let deepest, deepest.nesting > TemplateLimits.nesting {
      report(
        name, "partials and sections are nested more than \(TemplateLimits.nesting) levels deep",
        "Include “\(deepest.tag.shownName)” from a less deeply nested template.", at: deepest.tag)
    } else if let excess = Self.excess(of: cost) {
      report(
        name, "the templates add \(excess) to a page",
        largest == nil ? "Use fewer." : "Each use of a partial counts. Include fewer partials.", at: largest?.tag
      )
    }
  }

  /// The limit that is exceeded; nil if none is.
  private static func excess(of cost: Cost) -> String? {
    if cost.tags > TemplateLimits.tags { return "more than \(TemplateLimits.tags) tags" }
    if cost.text > TemplateLimits.text { return "more than \(TemplateLimits.text >> 20) MB of text" }
    if cost.htmlValues > TemplateLimits.htmlValues { return "more than \(TemplateLimits.htmlValues) HTML values" }
    return nil
  }

  private mutating func reportCycle(_ names: [String], at tag: TemplateTag) {
    guard let name = names.last else { return }
    reported.formUnion(names)
    let way =
      names.count == 1
      ? "" : ": " + (names.prefix(5) + (names.count > 5 ? ["…", name] : []) + [names[0]]).joined(separator: " → ")
    report(
      name,
      names.count == 1 ? "the template includes itself" : "the template includes itself through other templates\(way)",
      "Such a page would never end. Remove one of the partials.", at: tag)
  }

  private mutating func report(_ name: String, _ summary: String, _ explanation: String, at tag: TemplateTag?) {
    guard let file = nodes[name]?.file else { return }
    reported.insert(name)
    diagnostics.append(
      Diagnostic(
        rule: .template, summary: summary, explanation: explanation,
        location: SourceLocation(path: file.path, range: tag?.range)))
  }
}
