/// Words as a tree of their UTF-8, so that all that begin at a place are found by walking down once.
///
/// The variants of a character lead to the same node, so nothing has to be folded while a text is searched.
struct WordTree: Sendable {
  private var nodes: [Node] = [Node()]
  private let isExact: Bool

  private struct Node {
    var edges: [(byte: UInt8, node: Int32)] = []
    /// The numbers of the words that end here.
    var ends: [Int32] = []
  }

  /// - Parameter isExact: whether a capital is another letter than the small one.
  init(isExact: Bool) { self.isExact = isExact }

  mutating func insert(_ word: String, number: Int) {
    var node = 0
    for scalar in word.unicodeScalars {
      let variants = LetterVariants.of(scalar, isExact: isExact)
      let target = path(from: node, along: Array(String(variants[0]).utf8))
      for variant in variants.dropFirst() { connect(node, to: target, along: Array(String(variant).utf8)) }
      node = target
    }
    nodes[node].ends.append(Int32(truncatingIfNeeded: number))
  }

  private mutating func path(from node: Int, along bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(node) { node, byte in
      if let next = child(of: node, by: byte) { return next }
      nodes.append(Node())
      nodes[node].edges.append((byte, Int32(truncatingIfNeeded: nodes.count - 1)))
      return nodes.count - 1
    }
  }

  private mutating func connect(_ node: Int, to target: Int, along bytes: [UInt8]) {
    let last = path(from: node, along: bytes.dropLast())
    // Dotless and dotted i have a capital in common: it goes on meaning what it meant first.
    guard let byte = bytes.last, child(of: last, by: byte) == nil else { return }
    nodes[last].edges.append((byte, Int32(truncatingIfNeeded: target)))
  }

  // MARK: Walking

  static let root = 0

  func child(of node: Int, by byte: UInt8) -> Int? {
    // Most nodes have one or two edges; the finder has a table for those of the root.
    for edge in nodes[node].edges where edge.byte == byte { return Int(edge.node) }
    return nil
  }

  func ends(at node: Int) -> [Int32] { nodes[node].ends }

  /// The bytes with which words begin.
  var firstBytes: [UInt8] { nodes[Self.root].edges.map(\.byte) }
}
