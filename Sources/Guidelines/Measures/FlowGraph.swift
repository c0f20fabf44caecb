import Diagnostics
import Dialogs

/// Which dialog of a site leads to which.
struct FlowGraph {
  struct Edge {
    var step: Dialog.Step
    /// Index of the dialog that it leads to.
    var target: Int
  }

  /// The dialogs in the order of the site.
  let places: [SiteSubject.Place]
  /// The ways from each dialog.
  private(set) var edges: [[Edge]]
  /// For each dialog that others lead to, the first of them.
  private(set) var openers: [Int: Int] = [:]

  /// Nil if no dialog leads to another.
  init?(_ site: SiteSubject) {
    places = site.dialogs
    guard site.hasFlows, places.contains(where: { site.gist($0)?.steps.isEmpty == false }) else { return nil }
    var numbers: [String: Int] = [:]
    for (number, place) in places.enumerated() {
      let id = site.pages[place.page].blocks[place.block].id
      if numbers[id] == nil { numbers[id] = number }
    }
    edges = places.map { place in
      (site.gist(place)?.steps ?? []).compactMap { step in
        numbers[step.target.value].map { Edge(step: step, target: $0) }
      }
    }
    for (number, own) in edges.enumerated() {
      for edge in own where openers[edge.target] == nil && edge.target != number { openers[edge.target] = number }
    }
  }

  /// The ways that close a circle, each with the dialog it starts from.
  ///
  /// - Parameter follows: whether a way counts.
  func loops(_ follows: (Int, Edge) -> Bool) -> [(from: Int, edge: Edge)] {
    enum State { case new, open, done }
    var states = [State](repeating: .new, count: places.count)
    var loops: [(from: Int, edge: Edge)] = []
    for start in places.indices where states[start] == .new {
      // A path of dialogs, each with its next way; a long chain must not use up the stack.
      var path = [(dialog: start, next: 0)]
      states[start] = .open
      while let (dialog, next) = path.last {
        guard next < edges[dialog].count else {
          states[dialog] = .done
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let edge = edges[dialog][next]
        guard follows(dialog, edge) else { continue }
        switch states[edge.target] {
        case .new:
          states[edge.target] = .open
          path.append((edge.target, 0))
        case .open: loops.append((dialog, edge))
        case .done: break
        }
      }
    }
    return loops
  }
}

extension SiteSubject {
  /// Where a dialog of a flow opens another, for notes.
  func opening(of number: Int, in graph: FlowGraph) -> [Diagnostic.Note] {
    guard let opener = graph.openers[number],
      let edge = graph.edges[opener].first(where: { $0.target == number })
    else { return [] }
    let path = pages[graph.places[opener].page].path
    return [Diagnostic.Note("opened here", at: SourceLocation(path: path, range: edge.step.target.range))]
  }
}
