/// Words as a UTF-8 tree, so that one walk finds all words that start at a position.
///
/// The variants of a character lead to the same node, so texts need no case folding.
struct WordTree: Sendable {
  private var nodes: [Node] = [Node()]
  private let isExact: Bool

  private struct Node {
    var edges: [(byte: UInt8, node: Int32)] = []
    /// The numbers of the words that end here.
    var ends: [Int32] = []
  }

  /// - Parameter isExact: whether letter case matters.
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
    // Dotless and dotted i have the same capital, which keeps its first meaning.
    guard let byte = bytes.last, child(of: last, by: byte) == nil else { return }
    nodes[last].edges.append((byte, Int32(truncatingIfNeeded: target)))
  }

  // MARK: Walking

  static let root = 0

  func child(of node: Int, by byte: UInt8) -> Int? {
    // Most nodes have one or two edges; the finder has a table for the root.
    for edge in nodes[node].edges where edge.byte == byte { return Int(edge.node) }
    return nil
  }

  func ends(at node: Int) -> [Int32] { nodes[node].ends }

  /// The first bytes of words.
  var firstBytes: [UInt8] { nodes[Self.root].edges.map(\.byte) }
}
